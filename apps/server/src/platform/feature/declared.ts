import pg from 'pg'
import type { Problem } from '../../problems/index.ts'
import { constraintOf } from '../database/distribution/constraint-of.ts'
import type { DemoSteps } from '../demo/demo-steps.ts'
import type { EventType } from '../events/event-type.ts'
import type { ConstraintProblems } from '../http/errors/error-reply.ts'
import type { Operation } from '../http/operations/operation.ts'
import { totalTooLarge } from '../money/exact-sum.ts'
import { withExampleIds } from './example-ids.ts'
import type { Check, Feature } from './feature.ts'
import type { PersonalData } from './personal-data.ts'

interface Declared {
  readonly operations: readonly Operation[]
  readonly events: readonly EventType[]
  /** The problem to return if a constraint of the database is violated, by the name of the constraint. */
  readonly constraints: ConstraintProblems
  readonly auditSubjects: Readonly<Record<string, string>>
  readonly checks: Readonly<Record<string, Check>>
  readonly exampleIds: Readonly<Record<string, string>>
  readonly demo: readonly DemoSteps[]
  readonly personalData: readonly PersonalData[]
}

let current: Declared | undefined

/** Collects the declarations of all features. Called once, by the application. */
export function declareFeatures(features: readonly Feature[]): Declared {
  const exampleIds = merged(features, ({ exampleIds = {} }) => exampleIds)
  current = {
    operations: features.flatMap(({ operations = [] }) =>
      operations.map((operation) => withExampleIds(operation, exampleIds)),
    ),
    events: features.flatMap(({ events = [] }) => events),
    constraints: { countable_total: totalTooLarge, ...merged(features, ({ constraints = {} }) => constraints) },
    auditSubjects: merged(features, ({ auditSubjects = {} }) => auditSubjects),
    checks: merged(features, ({ checks = {} }) => checks),
    exampleIds,
    demo: features.flatMap(({ demo }) => demo ?? []),
    personalData: features.flatMap(({ personalData = [] }) => personalData),
  }
  return current
}

/**
 * What all features declare, for the few that depend on all others: tokens, the request log, webhooks, the audit
 * trail, data protection and the demo. It is complete once every feature has been loaded, so call this in a handler, not at the top of a module.
 */
export function declared(): Declared {
  if (current === undefined) throw new Error('No features are declared yet: import the application first.')
  return current
}

/** The problem of an error that reports a violated constraint, if a feature declares one for it. */
export function problemOfViolation(error: unknown): Problem | undefined {
  const constraint = error instanceof pg.DatabaseError ? constraintOf(error) : undefined
  return constraint === undefined ? undefined : current?.constraints[constraint]?.()
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
