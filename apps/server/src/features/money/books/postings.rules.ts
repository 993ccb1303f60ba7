import { bankHandle, type Handle } from './book-accounts.data.ts'

export const entryKinds = [
  'CLAIM',
  'CLAIM_SETTLED',
  'COLLECTED',
  'DEPOSIT',
  'DEPOSIT_REVERSED',
  'BANK_LINE',
  'BANK_LINE_MOVED',
  'BANK_LINE_REPLACED',
  'BANK_OPENING',
  'COLLECTOR_SHARE',
  'COMMISSION',
  'FEES',
  'VAT',
  'COLLECTED_WAIVED',
  'PAYOUT',
  'PAYOUT_SENT',
  'PAYOUT_FAILED',
  'PAYOUT_PAID',
  'PAYOUT_CANCELLED',
  'CREDITOR_DEBT',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** Moves an amount from the credit account to the debit account. */
export interface Posting {
  readonly kind: EntryKind
  readonly sourceId: string
  readonly part: number
  readonly debit: Handle
  readonly credit: Handle
  readonly amount: number
  readonly currency: string
  readonly date: string
  readonly valueDate: string
  readonly creditorId: string | null
  readonly caseId: string | null
  readonly bankLineId: string | null
}

export type Purpose = 'CLIENT' | 'OWN'

export interface VoucherSource {
  readonly caseVoucherId: string
  readonly caseId: string
  readonly creditorId: string
  readonly category: string
  readonly direction: 'debit' | 'credit'
  readonly source: 'CREDITOR' | 'COLLECTOR'
  readonly amount: number
  readonly currency: string
  readonly recordedOn: string
  readonly valueDate: string
  readonly isReversal: boolean
  /** The bank line of a deposit, or of the deposit that it reverses, and what its account is for. */
  readonly bankLineId: string | null
  readonly purpose: Purpose | null
}

/**
 * Every debit is a receivable from the debtor and a claim of the creditor. A deposit at the collector is owed to somebody
 * until it is allocated; a reversed deposit goes back to where it came from. Payments to the creditor move no money here.
 */
export function postingsOfVoucher(voucher: VoucherSource): Posting[] {
  const { caseVoucherId, amount, currency, recordedOn, valueDate, caseId, creditorId, bankLineId } = voucher
  const base = { sourceId: caseVoucherId, part: 0, amount, currency, date: recordedOn, valueDate, caseId, creditorId }
  const postings: Posting[] = []
  if (voucher.direction === 'debit') {
    postings.push({ ...base, kind: 'CLAIM', debit: 'debtors', credit: 'claims', bankLineId: null })
  }
  if (voucher.category !== 'deposit' || voucher.source !== 'COLLECTOR') return postings
  const origin = bankLineId === null ? 'manual-payments' : contraOfPurpose(voucher.purpose)
  if (voucher.direction === 'credit') {
    postings.push({ ...base, kind: 'DEPOSIT', debit: origin, credit: 'unallocated', bankLineId })
  } else if (voucher.isReversal) {
    postings.push({ ...base, kind: 'DEPOSIT_REVERSED', debit: 'unallocated', credit: origin, bankLineId })
  }
  return postings
}

/** Where the money of a bank line is until it is booked: on an own account it is the agency's. */
export function contraOfPurpose(purpose: Purpose | null): Handle {
  return purpose === 'OWN' ? 'own-money' : 'suspense'
}

export interface AllocationSource {
  readonly allocationId: string
  readonly amount: number
  readonly currency: string
  readonly isUndo: boolean
  readonly recordedOn: string
  readonly valueDate: string
  readonly debitCaseId: string
  readonly debitCreditorId: string
  readonly creditCaseId: string
  readonly creditCreditorId: string
  /** Whether the credit is a deposit at the collector that pays a claim, as settlements count it. */
  readonly isCollection: boolean
}

/** An allocation settles a part of a claim; one of a deposit at the collector makes that part the creditor's money. */
export function postingsOfAllocation(allocation: AllocationSource): Posting[] {
  const { allocationId, amount, currency, isUndo, recordedOn, valueDate } = allocation
  const base = { sourceId: allocationId, part: 0, amount, currency, date: recordedOn, valueDate, bankLineId: null }
  const settled = sided('claims', 'debtors', isUndo)
  const postings: Posting[] = [
    {
      ...{ ...base, ...settled, kind: 'CLAIM_SETTLED' },
      ...{ caseId: allocation.debitCaseId, creditorId: allocation.debitCreditorId },
    },
  ]
  if (!allocation.isCollection) return postings
  const collected = sided('unallocated', 'client-money', isUndo)
  const owner = { caseId: allocation.creditCaseId, creditorId: allocation.creditCreditorId }
  return [...postings, { ...base, ...collected, ...owner, kind: 'COLLECTED' }]
}

/** Both accounts of an entry, which is the other way round if something is taken back. */
export function sided(debit: Handle, credit: Handle, isSwapped: boolean): { debit: Handle; credit: Handle } {
  return isSwapped ? { debit: credit, credit: debit } : { debit, credit }
}

export interface BankLineSource {
  readonly bankLineId: string
  readonly transactionAccountId: string
  readonly purpose: Purpose
  readonly direction: 'credit' | 'debit'
  readonly kind: 'payment' | 'return' | 'reversal'
  readonly amount: number
  readonly currency: string
  readonly bookingDate: string
  readonly valueDate: string
  readonly state: string
  readonly reason: string | null
  /** Whether it paid a payout, or a whole batch. */
  readonly isPayout: boolean
  /** Where the other side of the line is posted; null if the line is not in the books. */
  readonly postedContra: Handle | null
  readonly moveCount: number
  readonly isReplacementPosted: boolean
}

/**
 * The other side of a bank line. Money that came in is in suspense until a deposit takes it out; money that went out is
 * to be assigned, unless it returns or refunds money in suspense.
 */
export function contraOfLine({ purpose, direction, kind, state, reason, isPayout }: BankLineSource): Handle {
  if (isPayout) return 'payouts-in-transit'
  if (purpose === 'OWN') return 'own-money'
  if (state === 'SET_ASIDE' && reason === 'OWN_TRANSFER') return 'own-money'
  const isRefund = state === 'SET_ASIDE' && reason === 'REFUND'
  return direction === 'credit' || kind !== 'payment' || isRefund ? 'suspense' : 'outgoing'
}

/** Posts a line, moves its other side if somebody has said what it is, and takes out a sum whose parts have arrived. */
export function postingsOfLine(line: BankLineSource, today: string): Posting[] {
  const { bankLineId, amount, currency, valueDate, direction, postedContra } = line
  const base = { sourceId: bankLineId, part: 0, amount, currency, creditorId: null, caseId: null, bankLineId }
  const bank = bankHandle(line.transactionAccountId)
  const isOut = direction === 'debit'
  // A bank that dates an entry ahead does not open months of the future.
  const date = line.bookingDate < today ? line.bookingDate : today
  if (postedContra === null) {
    if (line.state === 'REPLACED') return []
    return [{ ...base, kind: 'BANK_LINE', date, valueDate, ...sided(bank, contraOfLine(line), isOut) }]
  }
  if (line.state === 'REPLACED') {
    if (line.isReplacementPosted) return []
    return [{ ...base, kind: 'BANK_LINE_REPLACED', date, valueDate, ...sided(postedContra, bank, isOut) }]
  }
  const contra = contraOfLine(line)
  if (contra === postedContra) return []
  const move = sided(postedContra, contra, isOut)
  return [{ ...base, kind: 'BANK_LINE_MOVED', part: line.moveCount, date: today, valueDate, ...move }]
}

export interface BankOpeningSource {
  readonly transactionAccountId: string
  readonly purpose: Purpose
  readonly currency: string
  /** The first day with a balance, at whose end the account had what the lines up to then do not explain. */
  readonly day: string
  readonly amount: number
  readonly postedAmount: number
  readonly postedDay: string | null
  readonly postedCount: number
}

/** What was on a bank account before its first line. A statement of an earlier time moves it to an earlier day. */
export function postingsOfOpening(opening: BankOpeningSource, today: string): Posting[] {
  const { transactionAccountId, purpose, currency, amount, postedAmount, postedCount } = opening
  const day = opening.day < today ? opening.day : today
  const postedDay = opening.postedDay ?? day
  const changes =
    postedDay === day
      ? [{ date: day, change: amount - postedAmount }]
      : [
          { date: postedDay, change: -postedAmount },
          { date: day, change: amount },
        ]
  const contra = purpose === 'OWN' ? 'own-money' : 'taken-over'
  return changes
    .filter(({ change }) => change !== 0)
    .map(({ date, change }, index) => ({
      ...{ kind: 'BANK_OPENING', sourceId: transactionAccountId, part: postedCount + index, currency },
      ...{ date, valueDate: date, ...sided(bankHandle(transactionAccountId), contra, change < 0) },
      ...{ amount: Math.abs(change), creditorId: null, caseId: null, bankLineId: null },
    }))
}

export interface PayoutSource {
  readonly payoutId: string
  readonly creditorId: string | null
  readonly caseId: string | null
  readonly amount: number
  readonly currency: string
  readonly createdOn: string
  readonly paidOn: string | null
  readonly cancelledOn: string | null
  /** On a refund: what the account is for on which the money came in. */
  readonly refundedPurpose: Purpose | null
  /** The payment files that the payout was in, and when the bank rejected it. */
  readonly attempts: readonly { readonly part: number; readonly sentOn: string; readonly failedOn: string | null }[]
  /** What is in the books already, such as `PAYOUT_SENT 0`. */
  readonly posted: readonly string[]
}

/**
 * A payout is due: to a creditor out of the creditor's money, to a contact as an outlay, or back to the payer. It is on its
 * way from when a payment file has it, or from when somebody marks it as paid, until the statement shows it; a payment
 * that the bank rejects is due again.
 */
export function postingsOfPayout(payout: PayoutSource): Posting[] {
  const { payoutId, creditorId, caseId, amount, currency, paidOn, cancelledOn, attempts } = payout
  const post = (kind: EntryKind, date: string, sides: readonly [Handle, Handle], part = 0): Posting => ({
    ...{ kind, sourceId: payoutId, part, amount, currency, creditorId, caseId, bankLineId: null },
    ...{ date, valueDate: date, debit: sides[0], credit: sides[1] },
  })
  const origin = originOf(payout)
  const isSent = attempts.some(({ failedOn }) => failedOn === null)
  const postings = [
    post('PAYOUT', payout.createdOn, [origin, 'payouts-due']),
    ...attempts.flatMap(({ part, sentOn, failedOn }) => [
      post('PAYOUT_SENT', sentOn, ['payouts-due', 'payouts-in-transit'], part),
      ...(failedOn === null ? [] : [post('PAYOUT_FAILED', failedOn, ['payouts-in-transit', 'payouts-due'], part)]),
    ]),
    ...(paidOn === null || isSent ? [] : [post('PAYOUT_PAID', paidOn, ['payouts-due', 'payouts-in-transit'])]),
    ...(cancelledOn === null ? [] : [post('PAYOUT_CANCELLED', cancelledOn, ['payouts-due', origin])]),
  ]
  return postings.filter(({ kind, part }) => !payout.posted.includes(`${kind} ${part}`))
}

function originOf({ creditorId, refundedPurpose }: PayoutSource): Handle {
  if (refundedPurpose !== null) return contraOfPurpose(refundedPurpose)
  return creditorId === null ? 'outlays' : 'client-money'
}
