import type { EventType } from '../events/event-type.ts'
import type { Operation } from '../http/operations/operation.ts'
import type { Feature } from './feature.ts'

interface Declared {
  readonly operations: readonly Operation[]
  readonly events: readonly EventType[]
  readonly auditSubjects: Readonly<Record<string, string>>
}

let current: Declared | undefined

/** Collects the declarations of all features. Called once, by the application. */
export function declareFeatures(features: readonly Feature[]): Declared {
  current = {
    operations: features.flatMap(({ operations = [] }) => operations),
    events: features.flatMap(({ events = [] }) => events),
    auditSubjects: Object.assign(
      {},
      ...features.map(({ auditSubjects = {} }) => auditSubjects),
    ) as Declared['auditSubjects'],
  }
  return current
}

/**
 * What all features declare, for the few that depend on all others: tokens, the request log, webhooks and the audit
 * trail. It is complete once every feature has been loaded, so call this in a handler, not at the top of a module.
 */
export function declared(): Declared {
  if (current === undefined) throw new Error('No features are declared yet: import the application first.')
  return current
}
