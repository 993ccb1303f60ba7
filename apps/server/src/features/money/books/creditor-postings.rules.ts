import type { Handle } from './book-accounts.data.ts'
import { contraOfPurpose, type Posting, type Purpose, sided } from './postings.rules.ts'

export interface SettlementSource {
  readonly billingId: string
  readonly creditorId: string
  readonly currency: string
  readonly approvedOn: string
  readonly periodTo: string
  readonly collectorShare: number
  readonly commission: number
  readonly fees: number
  readonly vat: number
}

export interface CreditNoteSource {
  readonly invoiceId: string
  readonly creditorId: string
  readonly currency: string
  readonly issuedOn: string
  readonly commission: number
  readonly fees: number
  /** Money of debtors that the creditor need not pay after all. */
  readonly collected: number
  readonly vat: number
}

/**
 * What a credit note gives up becomes the creditor's money again: the entry on the account, or the payout, takes it from
 * there.
 */
export function postingsOfCreditNote(note: CreditNoteSource): Posting[] {
  const { invoiceId, creditorId, currency, issuedOn } = note
  const base = { sourceId: invoiceId, part: 0, currency, date: issuedOn, valueDate: issuedOn, creditorId }
  const parts = [
    ['COMMISSION', 'commission', note.commission],
    ['FEES', 'fees', note.fees],
    ['COLLECTED_WAIVED', 'losses', note.collected],
    ['VAT', 'vat', note.vat],
  ] as const
  return parts.flatMap(([kind, account, amount]): Posting[] => {
    if (amount === 0) return []
    const sides = sided(account, 'client-money', amount < 0)
    return [{ ...base, ...sides, kind, amount: Math.abs(amount), caseId: null, bankLineId: null }]
  })
}

/** What the agency earns is taken out of the creditor's money. A correction puts it back. */
export function postingsOfSettlement(settlement: SettlementSource): Posting[] {
  const { billingId, creditorId, currency, approvedOn, periodTo } = settlement
  const base = { sourceId: billingId, part: 0, currency, date: approvedOn, valueDate: periodTo, creditorId }
  const parts = [
    ['COLLECTOR_SHARE', 'collector-share', settlement.collectorShare],
    ['COMMISSION', 'commission', settlement.commission],
    ['FEES', 'fees', settlement.fees],
    ['VAT', 'vat', settlement.vat],
  ] as const
  return parts.flatMap(([kind, account, amount]): Posting[] => {
    if (amount === 0) return []
    const sides = sided('client-money', account, amount < 0)
    return [{ ...base, ...sides, kind, amount: Math.abs(amount), caseId: null, bankLineId: null }]
  })
}

type CreditorEntryKind = 'RECEIVABLE' | 'OFFSET' | 'PAYMENT' | 'CREDIT_NOTE' | 'REVERSAL'

export interface CreditorEntrySource {
  readonly entryId: string
  readonly creditorId: string
  readonly currency: string
  readonly kind: CreditorEntryKind
  /** The kind of the entry that a reversal reverses. */
  readonly reversedKind: CreditorEntryKind | null
  readonly amount: number
  readonly recordedOn: string
  readonly date: string
  /** The bank line of a payment, or of the payment that it reverses, and what its account is for. */
  readonly bankLineId: string | null
  readonly purpose: Purpose | null
}

/** What a creditor owes the agency: a positive amount adds to it, a negative one settles it. */
export function postingOfCreditorEntry(entry: CreditorEntrySource): Posting {
  const { entryId, creditorId, currency, amount, recordedOn, date, bankLineId } = entry
  const sides = sided('creditor-receivables', contraOfCreditorEntry(entry), amount < 0)
  return {
    ...{ kind: 'CREDITOR_DEBT', sourceId: entryId, part: 0, ...sides, amount: Math.abs(amount), currency, creditorId },
    ...{ date: recordedOn, valueDate: date, caseId: null, bankLineId },
  }
}

function contraOfCreditorEntry({ kind, reversedKind, bankLineId, purpose }: CreditorEntrySource): Handle {
  if (kind === 'RECEIVABLE' || kind === 'OFFSET' || kind === 'CREDIT_NOTE') return 'client-money'
  if (bankLineId !== null) return contraOfPurpose(purpose)
  if (kind === 'PAYMENT' || reversedKind === 'PAYMENT') return 'manual-payments'
  // The agency gives up what the creditor owed.
  return 'losses'
}
