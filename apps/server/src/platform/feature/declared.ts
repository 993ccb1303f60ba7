import type { EventType } from '../events/event-type.ts'
import type { Operation } from '../http/operations/operation.ts'
import type { Check, Feature } from './feature.ts'

interface Declared {
  readonly operations: readonly Operation[]
  readonly events: readonly EventType[]
  readonly auditSubjects: Readonly<Record<string, string>>
  readonly checks: Readonly<Record<string, Check>>
}

let current: Declared | undefined

/** Makes known what all features declare. Called once, by the application. */
export function declareFeatures(features: readonly Feature[]): Declared {
  current = {
    operations: features.flatMap(({ operations = [] }) => operations),
    events: features.flatMap(({ events = [] }) => events),
    auditSubjects: merged(features, ({ auditSubjects = {} }) => auditSubjects),
    checks: merged(features, ({ checks = {} }) => checks),
  }
  return current
}

/**
 * What all features declare together, for those few that are about the others: tokens, the request log, webhooks and
 * the audit trail. It is known once every feature has been loaded, so read it when answering, not at the top of a module.
 */
export function declared(): Declared {
  if (current === undefined) throw new Error('No features are declared yet: import the application first.')
  return current
}

/** Joins what features declare by name. A name that two of them declare is a mistake. */
export function merged<Value>(
  features: readonly Feature[],
  part: (feature: Feature) => Readonly<Record<string, Value>>,
): Record<string, Value> {
  const entries = features.flatMap((feature) => Object.entries(part(feature)))
  const names = entries.map(([name]) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new TypeError(`Two features declare ${twice}.`)
  return Object.fromEntries(entries)
}
