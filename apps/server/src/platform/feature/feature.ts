import type { Logger } from 'pino'
import type { ProblemDefinitions } from '../../problems/index.ts'
import type { Statement } from '../database/sql.ts'
import type { DemoSteps } from '../demo/demo-steps.ts'
import type { EventType } from '../events/event-type.ts'
import type { ConstraintProblems } from '../http/errors/error-reply.ts'
import type { Operation } from '../http/operations/operation.ts'
import type { Services } from '../http/server/services.ts'
import type { Tenant } from '../identity/principal.ts'
import type { PeriodicJob } from '../jobs/periodic-job.ts'
import type { MailOwner } from '../mail/send-due-mails.ts'
import type { PersonalData } from './personal-data.ts'

/** The rows of a tenant that break an invariant: how many, and an example. */
export interface Finding {
  readonly count: number
  readonly example: string | null
}

/** Counts the rows of a tenant that break an invariant. */
export type Check = (tenantId: string) => Statement<Finding>

/** Does what is due on a tenant now. Doing it again changes nothing. */
export type DayWork = (tenant: Tenant) => Promise<unknown>

/** Selects rows if a tenant has work at a time. A test clock passes over days on which no feature has any. */
export type DueWork = (tenant: Pick<Tenant, 'tenantId' | 'timeZone'>, now: Date) => Statement

/** Everything a feature adds to the application. It is declared in the feature's folder and listed in `features/index.ts`. */
export interface Feature {
  /** Its folder below `features/`, such as `money/payouts`. */
  readonly name: string
  /** The headings of its operations in the API reference, with a description of each. */
  readonly tags?: Readonly<Record<string, string>>
  readonly operations?: readonly Operation[]
  readonly events?: readonly EventType[]
  /** The problems that only this feature returns, by code. */
  readonly problems?: ProblemDefinitions
  /** Its messages to callers: the Danish text by the English one. */
  readonly texts?: Readonly<Record<string, string>>
  /** The problem to return if a caller violates a constraint of its tables, so that no handler catches database errors. */
  readonly constraints?: ConstraintProblems
  /** The resources it records in the audit trail, and the scope that reads each. */
  readonly auditSubjects?: Readonly<Record<string, string>>
  /** The tables that only this feature writes. */
  readonly tables?: readonly string[]
  /** Its background jobs. */
  readonly jobs?: (services: Services, logger: Logger) => readonly PeriodicJob[]
  /** What it does for a tenant as time passes. A move of a test clock does it for every day, in this order. */
  readonly dayWork?: {
    readonly order: number
    readonly run: (services: Services, logger: Logger) => DayWork
    readonly due: DueWork
  }
  /** The invariants that `fordring verify` checks on every tenant. */
  readonly checks?: Readonly<Record<string, Check>>
  /** Whom to notify about the delivery of e-mails, by their purpose. */
  readonly mailOwners?: Readonly<Record<string, MailOwner>>
  /** What it stores about people, to be exported and erased on request. */
  readonly personalData?: readonly PersonalData[]
  /** Ids of records that every demo tenant has. Examples of operations, of any feature, refer to them as `{caseId}`. */
  readonly exampleIds?: Readonly<Record<string, string>>
  /** What it adds to the demo tenant. */
  readonly demo?: DemoSteps
}
