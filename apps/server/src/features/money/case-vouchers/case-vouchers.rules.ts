import { localDate, parseTimestamp } from '../../../platform/clock/timestamps.ts'
import { type Problem, validationFailed } from '../../../problems/index.ts'
import { mergeProperties } from '../../casework/property-types/index.ts'
import type { InterestRule } from '../interest/index.ts'
import type { CaseTotals, NewCaseVoucher, PayoutContactRow, VoucherTypeRow } from './case-vouchers.queries.ts'
import type { CaseVoucherInput } from './case-vouchers.schemas.ts'
import { problem, message } from './case-vouchers.problems.ts'

type RequiredFields = 'voucherTypeId' | 'amount' | 'source' | 'date'

/** A voucher as callers send it, alone or with a new case. The currency is that of the case. */
export type VoucherFields = Pick<CaseVoucherInput, RequiredFields> &
  Partial<Omit<CaseVoucherInput, RequiredFields | 'currency' | 'payoutContactId'>>

type Direction = NewCaseVoucher['direction']

/** The dates that payments may have: not after today in the tenant's time zone, and not too many days before. */
export interface PaymentCalendar {
  readonly now: Date
  readonly timeZone: string
  /** Null means no limit. */
  readonly daysBack: number | null
}

/**
 * Creates the voucher to insert: its amount is positive and all of it is outstanding. Rejects a credit with a date that
 * payments may not have; `path` points to the voucher in the request.
 */
export function voucherFrom(
  input: VoucherFields,
  known: {
    readonly caseVoucherId: string
    readonly type: VoucherTypeRow
    readonly calendar: PaymentCalendar
    readonly path?: string
  },
): NewCaseVoucher {
  const { voucherTypeId, category, direction } = known.type
  const { timeZone } = known.calendar
  const amount = Math.abs(input.amount)
  const optionalInstant = (text: string | null | undefined): Date | null =>
    text == null ? null : instantFrom(text, timeZone)
  const date = instantFrom(input.date, timeZone)
  if (direction === 'credit') requirePaymentDate(date, known.calendar, `${known.path ?? ''}/date`)
  return {
    caseVoucherId: known.caseVoucherId,
    voucherTypeId,
    category,
    direction,
    amount,
    outstanding: amount,
    source: input.source,
    date,
    dueDate: optionalInstant(input.dueDate),
    referenceId: input.referenceId ?? null,
    text: input.text ?? null,
    interest: input.interest ?? null,
    interestRule: direction === 'debit' ? interestRuleOf(input, category, known.path) : null,
    interestStartDate: optionalInstant(input.interestStartDate),
    interestEndDate: optionalInstant(input.interestEndDate),
    referenceCaseVoucherId: input.referenceCaseVoucherId ?? null,
    reversesCaseVoucherId: null,
    isDatedBeforeVoucher: false,
    uniqueId: input.uniqueId ?? null,
    properties: mergeProperties({}, input.properties),
  }
}

/** How a debit bears interest. Rejects a rate with a rule that has none, and a contractual rule without a rate. */
function interestRuleOf(input: VoucherFields, category: NewCaseVoucher['category'], path = ''): InterestRule | null {
  const { interest, interestRule: rule, interestStartDate, referenceCaseVoucherId } = input
  const hasRate = interest != null
  if (rule === 'contractual' && !hasRate)
    throw validationFailed([{ path: `${path}/interest`, message: message('is required for contractual interest') }])
  if (rule != null && rule !== 'contractual' && hasRate)
    throw validationFailed([{ path: `${path}/interest`, message: message('is only allowed for contractual interest') }])
  if (rule != null) return rule
  if (hasRate) return 'contractual'
  const isMarker = category === 'interest' && interestStartDate != null && referenceCaseVoucherId != null
  return isMarker ? 'statutory' : null
}

function instantFrom(text: string, timeZone: string): Date {
  const parsed = parseTimestamp(text, timeZone)
  if (parsed === undefined) throw new TypeError('The schema let an invalid timestamp through.')
  return parsed
}

/** Rejects a date that a payment or reversal may not have. */
export function requirePaymentDate(date: Date, { now, timeZone, daysBack }: PaymentCalendar, path: string): void {
  const day = localDate(date, timeZone)
  const today = localDate(now, timeZone)
  if (day > today) throw paymentDateInFuture(path)
  if (daysBack !== null && (Date.parse(today) - Date.parse(day)) / 86_400_000 > daysBack) {
    throw paymentDateTooEarly(path, daysBack)
  }
}

/** The problem of a payment dated after today. */
export function paymentDateInFuture(path: string): Problem {
  return problem('payment-date-in-future', message('A payment cannot be dated after today.'), {
    errors: [{ path, message: message('must not be after today') }],
  })
}

/** The problem of a payment dated further back than the tenant allows. */
export function paymentDateTooEarly(path: string, daysBack: number): Problem {
  return problem('payment-date-too-early', message('A payment may be dated at most {0} days back.', daysBack), {
    errors: [{ path, message: message('must be at most {0} days before today', daysBack) }],
    extensions: { daysBack },
  })
}

/** Whether a payment is dated before the voucher it pays, by calendar day in the tenant's time zone. */
export function isDatedBefore(payment: Date, paid: Date, timeZone: string): boolean {
  return localDate(payment, timeZone) < localDate(paid, timeZone)
}

/** Whether a voucher pays the one it belongs to. Only a credit pays a debit; anything else is just a reference. */
export function pays(
  voucher: { readonly direction: Direction; readonly amount: number },
  referenced: { readonly direction: Direction },
): boolean {
  return voucher.direction === 'credit' && referenced.direction === 'debit' && voucher.amount > 0
}

/** Whether the totals of a case are exact with these vouchers. */
export function isCountable(
  vouchers: readonly { readonly direction: Direction; readonly amount: number }[],
  { debitTotal, creditTotal }: CaseTotals = noTotals,
): boolean {
  const totals = { debit: BigInt(debitTotal), credit: BigInt(creditTotal) }
  for (const { direction, amount } of vouchers) totals[direction] += BigInt(amount)
  return vouchers.every(({ direction }) => totals[direction] <= Number.MAX_SAFE_INTEGER)
}

/** Rejects vouchers that make the totals of the case too large to be exact. */
export function requireCountableTotals(
  totals: CaseTotals,
  vouchers: readonly { readonly direction: Direction; readonly amount: number }[],
): void {
  if (isCountable(vouchers, totals)) return
  throw problem(
    'case-total-too-large',
    message(
      'The debits of a case may add up to at most {0}, and so may its credits. Larger totals are not exact.',
      Number.MAX_SAFE_INTEGER,
    ),
  )
}

export const noTotals: CaseTotals = { debitTotal: 0, creditTotal: 0 }

/** Rejects an interest period that ends before it starts. */
export function requireInterestPeriod({
  interestStartDate,
  interestEndDate,
}: Pick<NewCaseVoucher, 'interestStartDate' | 'interestEndDate'>): void {
  if (interestStartDate === null || interestEndDate === null || interestStartDate <= interestEndDate) return
  throw validationFailed([{ path: '/interestEndDate', message: message('must not be before interestStartDate') }])
}

/** The problem of vouchers without the contact that their type requires. */
export function payoutContactRequired(paths: readonly string[]): Problem {
  return problem(
    'payout-contact-required',
    message('A voucher of this type is paid out to a contact, so payoutContactId is required.'),
    {
      errors: paths.map((path) => ({ path, message: message('is required: the contact to pay out to') })),
    },
  )
}

/** A contact with a bank account. */
export interface PayoutRecipient extends PayoutContactRow {
  readonly bankAccount: NonNullable<PayoutContactRow['bankAccount']>
}

/** The contact that a voucher of this type pays out to; undefined if the type has no payout recipient. */
export function payoutRecipient(
  type: Pick<VoucherTypeRow, 'hasPayoutRecipient'>,
  amount: number,
  contact: PayoutContactRow | undefined,
): PayoutRecipient | undefined {
  const path = '/payoutContactId'
  if (!type.hasPayoutRecipient) {
    if (contact === undefined) return undefined
    throw problem(
      'payout-contact-not-allowed',
      message('Vouchers of this type are not paid out, so payoutContactId is not allowed.'),
      {
        errors: [{ path, message: message('is not allowed for this voucher type') }],
      },
    )
  }
  if (contact === undefined) throw payoutContactRequired([path])
  const { bankAccount } = contact
  if (bankAccount === null) {
    throw problem('contact-without-bank-account', message('The contact has no bank account to pay out to.'), {
      errors: [{ path, message: message('is a contact without a bank account') }],
    })
  }
  if (amount === 0) throw validationFailed([{ path: '/amount', message: message('must not be 0 if it is paid out') }])
  return { ...contact, bankAccount }
}
