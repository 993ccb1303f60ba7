import { localDate, parseTimestamp } from '../../../platform/clock/timestamps.ts'
import { type Problem, validationFailed } from '../../../problems/index.ts'
import { layProperties } from '../../casework/property-types/index.ts'
import type { CaseTotals, NewCaseVoucher, PayoutContactRow, VoucherTypeRow } from './case-vouchers.queries.ts'
import type { CaseVoucherInput } from './case-vouchers.schemas.ts'
import { problem, message } from './case-vouchers.problems.ts'

type RequiredFields = 'voucherTypeId' | 'amount' | 'source' | 'date'

/** A voucher as callers write it, alone or inside a new case; the case knows the currency. */
export type VoucherFields = Pick<CaseVoucherInput, RequiredFields> &
  Partial<Omit<CaseVoucherInput, RequiredFields | 'currency' | 'payoutContactId'>>

type Direction = NewCaseVoucher['direction']

/** When payments may be dated: not after today, by the days of the tenant, and not too many days before. */
export interface PaymentCalendar {
  readonly now: Date
  readonly timeZone: string
  /** Null: as far back as anybody likes. */
  readonly daysBack: number | null
}

/**
 * The voucher to be written: the amount counts by its magnitude, and all of it is outstanding. A credit whose date no
 * payment may have is refused; `path` is where the caller wrote it.
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
  const moment = (text: string | null | undefined): Date | null => (text == null ? null : momentOf(text, timeZone))
  const date = momentOf(input.date, timeZone)
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
    dueDate: moment(input.dueDate),
    referenceId: input.referenceId ?? null,
    text: input.text ?? null,
    interest: input.interest ?? null,
    interestStartDate: moment(input.interestStartDate),
    interestEndDate: moment(input.interestEndDate),
    referenceCaseVoucherId: input.referenceCaseVoucherId ?? null,
    reversesCaseVoucherId: null,
    isDatedBeforeVoucher: false,
    uniqueId: input.uniqueId ?? null,
    properties: layProperties({}, input.properties),
  }
}

function momentOf(text: string, timeZone: string): Date {
  const moment = parseTimestamp(text, timeZone)
  if (moment === undefined) throw new TypeError('A timestamp came past its schema.')
  return moment
}

/** Refuses a date on which no payment, and no reversal, can have been made. */
export function requirePaymentDate(date: Date, { now, timeZone, daysBack }: PaymentCalendar, path: string): void {
  const day = localDate(date, timeZone)
  const today = localDate(now, timeZone)
  if (day > today) throw paymentDateInFuture(path)
  if (daysBack !== null && (Date.parse(today) - Date.parse(day)) / 86_400_000 > daysBack) {
    throw paymentDateTooEarly(path, daysBack)
  }
}

/** The refusal of a payment that has not been made yet. */
export function paymentDateInFuture(path: string): Problem {
  return problem('payment-date-in-future', message('A payment cannot be dated after today.'), {
    errors: [{ path, message: message('must not be after today') }],
  })
}

/** The refusal of a payment that is dated further back than the tenant allows. */
export function paymentDateTooEarly(path: string, daysBack: number): Problem {
  return problem('payment-date-too-early', message('A payment may be dated at most {0} days back.', daysBack), {
    errors: [{ path, message: message('must be at most {0} days before today', daysBack) }],
    extensions: { daysBack },
  })
}

/** Whether a payment is dated before what it pays, by the days of the tenant. */
export function isDatedBefore(payment: Date, paid: Date, timeZone: string): boolean {
  return localDate(payment, timeZone) < localDate(paid, timeZone)
}

/** Whether a voucher pays the one it is tied to: a credit pays a debit, and any other tie is only a reference. */
export function pays(
  voucher: { readonly direction: Direction; readonly amount: number },
  tiedTo: { readonly direction: Direction },
): boolean {
  return voucher.direction === 'credit' && tiedTo.direction === 'debit' && voucher.amount > 0
}

/** Refuses vouchers that together with those already on the case are more than can be counted exactly. */
export function requireCountableTotals(
  { debitTotal, creditTotal }: CaseTotals,
  vouchers: readonly { readonly direction: Direction; readonly amount: number }[],
): void {
  const totals = { debit: BigInt(debitTotal), credit: BigInt(creditTotal) }
  for (const { direction, amount } of vouchers) totals[direction] += BigInt(amount)
  if (vouchers.every(({ direction }) => totals[direction] <= Number.MAX_SAFE_INTEGER)) return
  throw problem(
    'case-total-too-large',
    message(
      'The debits of a case may add up to at most {0}, and so may its credits. Larger totals are not exact.',
      Number.MAX_SAFE_INTEGER,
    ),
  )
}

export const noTotals: CaseTotals = { debitTotal: 0, creditTotal: 0 }

/** Refuses interest that ends before it begins. */
export function requireInterestPeriod({
  interestStartDate,
  interestEndDate,
}: Pick<NewCaseVoucher, 'interestStartDate' | 'interestEndDate'>): void {
  if (interestStartDate === null || interestEndDate === null || interestStartDate <= interestEndDate) return
  throw validationFailed([{ path: '/interestEndDate', message: message('must not be before interestStartDate') }])
}

/** The refusal of voucher types that need a contact to pay out to, where none is named. */
export function payoutContactRequired(paths: readonly string[]): Problem {
  return problem(
    'payout-contact-required',
    message('A voucher of this type is paid out to a contact, so payoutContactId is required.'),
    {
      errors: paths.map((path) => ({ path, message: message('is required: the contact to pay out to') })),
    },
  )
}

/** A contact that can be paid. */
export interface PayoutRecipient extends PayoutContactRow {
  readonly bankAccount: NonNullable<PayoutContactRow['bankAccount']>
}

/** Who is paid by a voucher of this type and amount; nobody, where the type has no payout recipient. */
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
