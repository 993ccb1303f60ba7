import type { Message } from '../../../problems/index.ts'

/** A file from a bank as it is read, before its accounts are looked up. */
export interface Statement {
  readonly fileName: string
  readonly format: StatementFormat
  readonly sha256: string
  readonly size: number
  readonly entries: readonly StatementEntry[]
  readonly balances: readonly StatementBalance[]
}

/** What was on an account at the end of a day. */
export interface StatementBalance extends Pick<StatementEntry, 'account' | 'currency' | 'line'> {
  /** YYYY-MM-DD. */
  readonly day: string
  /** In the minor unit; negative if the account is overdrawn. */
  readonly amount: number
}

export const statementFormats = ['camt.053', 'camt.054', 'csv'] as const
export type StatementFormat = (typeof statementFormats)[number]

/** What a debit or a credit on an account is. */
export const entryKinds = ['payment', 'return', 'reversal'] as const
export type EntryKind = (typeof entryKinds)[number]

/** One booked movement on an account. */
export interface StatementEntry {
  /** The IBAN or the domestic number of the account; null if the whole file belongs to one account. */
  readonly account: string | null
  readonly currency: string
  /** In the minor unit; positive. */
  readonly amount: number
  readonly direction: 'credit' | 'debit'
  readonly kind: EntryKind
  /** YYYY-MM-DD. */
  readonly bookingDate: string
  readonly valueDate: string
  /** The bank's own reference for the entry, which is the same in all its files. */
  readonly servicerReference: string | null
  /** Which part of the file lists it: entries are numbered within it. */
  readonly section: number
  /** The line of the file on which it begins. */
  readonly line: number
  /** The transactions of a batch; one that repeats the entry if the bank gives no details. */
  readonly details: readonly StatementDetail[]
}

export interface StatementDetail {
  readonly amount: number
  /** References that the payer's bank sent as references. */
  readonly references: readonly string[]
  /** Everything that the payer or the bank wrote. */
  readonly text: string
  readonly payerName: string | null
  readonly payerAccount: string | null
  readonly endToEndId: string | null
}

/** A file that cannot be read, with the line at fault. */
export class StatementError extends Error {
  override readonly name = 'StatementError'
  readonly line: number
  readonly reason: Message

  constructor(line: number, reason: Message) {
    super(`Line ${line}: ${reason.en}`)
    this.line = line
    this.reason = reason
  }
}
