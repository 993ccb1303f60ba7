import type { Role } from '../../../platform/identity/roles.ts'
import type { Currency } from '../../../platform/money/money.ts'
import type { AgeingBucket } from './ageing.rules.ts'
import type { CaseStatus } from './cases.schemas.ts'

export interface CaseFilter {
  readonly status: CaseStatus | null
  readonly customerId: string | null
  readonly creditorId: string | null
  readonly groupId: string | null
  /** The user who is responsible for the cases of the creditor. */
  readonly caseworkerId: string | null
  readonly journalNumber: string | null
  readonly createdFrom: Date | null
  readonly createdTo: Date | null
  readonly tag: string | null
  /** True for cases that have not ended, false for ended ones. */
  readonly open: boolean | null
  readonly paused: boolean | null
  readonly reminderDue: boolean | null
  readonly promiseBroken: boolean | null
  readonly currency: Currency | null
  readonly ageing: AgeingBucket | null
  readonly property: { readonly handle: string; readonly value: string } | null
  readonly search: CaseSearch | null
  /** Groups of filters, of which a case must match at least one. */
  readonly any: readonly CaseFilter[] | null
}

export interface CaseSearch {
  /** The whole text: a prefix of a journal number or of a voucher reference. */
  readonly text: string
  /** The words of the text: prefixes of words of the customer. */
  readonly terms: readonly string[]
}

/** Whether a case is paused, or a reminder is due, depends on the role of the caller and the time. */
export interface Viewer {
  readonly role: Role
  readonly now: Date
}
