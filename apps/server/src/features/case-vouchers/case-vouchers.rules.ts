import { parseTimestamp } from '../../platform/clock/timestamps.ts'
import { Problem, say, validationFailed } from '../../problems/index.ts'
import { layProperties } from '../property-types/index.ts'
import type { NewCaseVoucher, PayoutContactRow, VoucherTypeRow } from './case-vouchers.queries.ts'
import type { CaseVoucherInput } from './case-vouchers.schemas.ts'

type RequiredFields = 'voucherTypeId' | 'amount' | 'source' | 'date'

/** A voucher as callers write it, alone or inside a new case; the case knows the currency. */
export type VoucherFields = Pick<CaseVoucherInput, RequiredFields> &
  Partial<Omit<CaseVoucherInput, RequiredFields | 'currency' | 'payoutContactId'>>

type Direction = NewCaseVoucher['direction']

/** The voucher to be written: the amount counts by its magnitude, and all of it is outstanding. */
export function voucherFrom(
  input: VoucherFields,
  known: { readonly caseVoucherId: string; readonly type: VoucherTypeRow; readonly timeZone: string },
): NewCaseVoucher {
  const { voucherTypeId, category, direction } = known.type
  const amount = Math.abs(input.amount)
  const moment = (text: string | null | undefined): Date | null =>
    text == null ? null : momentOf(text, known.timeZone)
  return {
    caseVoucherId: known.caseVoucherId,
    voucherTypeId,
    category,
    direction,
    amount,
    outstanding: amount,
    source: input.source,
    date: momentOf(input.date, known.timeZone),
    dueDate: moment(input.dueDate),
    referenceId: input.referenceId ?? null,
    text: input.text ?? null,
    interest: input.interest ?? null,
    interestStartDate: moment(input.interestStartDate),
    interestEndDate: moment(input.interestEndDate),
    referenceCaseVoucherId: input.referenceCaseVoucherId ?? null,
    reversesCaseVoucherId: null,
    uniqueId: input.uniqueId ?? null,
    properties: layProperties({}, input.properties),
  }
}

function momentOf(text: string, timeZone: string): Date {
  const moment = parseTimestamp(text, timeZone)
  if (moment === undefined) throw new TypeError('A timestamp came past its schema.')
  return moment
}

/** Whether a voucher pays the one it is tied to: a credit pays a debit, and any other tie is only a reference. */
export function pays(
  voucher: { readonly direction: Direction; readonly amount: number },
  tiedTo: { readonly direction: Direction },
): boolean {
  return voucher.direction === 'credit' && tiedTo.direction === 'debit' && voucher.amount > 0
}

/** The refusal of a credit that is larger than what is outstanding on the debit it is tied to. */
export function amountExceedsOutstanding(path: string, outstanding: number): Problem {
  return new Problem(
    'amount-exceeds-outstanding',
    say('Only {0} is outstanding on the voucher it pays.', outstanding),
    {
      errors: [{ path, message: say('must be at most {0}, which is outstanding on the voucher it pays', outstanding) }],
      extensions: { outstanding },
    },
  )
}

/** Refuses debits that together with those already on the case are more than can be counted exactly. */
export function requireCountableTotal(
  debitTotal: number,
  vouchers: readonly { readonly direction: Direction; readonly amount: number }[],
): void {
  let room = Number.MAX_SAFE_INTEGER - debitTotal
  for (const { direction, amount } of vouchers) {
    if (direction === 'debit') room -= amount
    // Looked at after every step, so that the room itself stays a safe integer.
    if (room < 0) {
      throw new Problem(
        'case-total-too-large',
        say(
          'The debits of a case may add up to {0} and no more: larger numbers are not exact.',
          Number.MAX_SAFE_INTEGER,
        ),
      )
    }
  }
}

/** Refuses interest that ends before it begins. */
export function requireInterestPeriod({
  interestStartDate,
  interestEndDate,
}: Pick<NewCaseVoucher, 'interestStartDate' | 'interestEndDate'>): void {
  if (interestStartDate === null || interestEndDate === null || interestStartDate <= interestEndDate) return
  throw validationFailed([{ path: '/interestEndDate', message: say('must not be before interestStartDate') }])
}

/** The refusal of voucher types that need a contact to pay out to, where none is named. */
export function payoutContactRequired(paths: readonly string[]): Problem {
  return new Problem(
    'payout-contact-required',
    say('A voucher of this type is paid out to a contact, so it needs payoutContactId.'),
    {
      errors: paths.map((path) => ({ path, message: say('needs the contact that is paid out to') })),
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
    throw new Problem(
      'payout-contact-not-allowed',
      say('Vouchers of this type are not paid out, so payoutContactId is refused.'),
      {
        errors: [{ path, message: say('is refused by this voucher type') }],
      },
    )
  }
  if (contact === undefined) throw payoutContactRequired([path])
  const { bankAccount } = contact
  if (bankAccount === null) {
    throw new Problem('contact-without-bank-account', say('The contact has no bank account that could be paid.'), {
      errors: [{ path, message: say('names a contact without a bank account') }],
    })
  }
  if (amount === 0) throw validationFailed([{ path: '/amount', message: say('must not be 0 where it is paid out') }])
  return { ...contact, bankAccount }
}
