import type { client } from '../../../api/client.ts'
import type { Input } from '../../../api/query.ts'
import { parseAmount } from '../../../text/format.ts'

type CaseBody = Input<typeof client.cases.create>['body']
export type ClaimVoucher = NonNullable<CaseBody['caseVouchers']>[number]
export type Currency = CaseBody['currency']

export const currencies = ['DKK', 'SEK', 'NOK', 'EUR', 'USD', 'GBP', 'CHF'] as const

/** One invoice as form values. */
export interface ClaimLine {
  /** The principal by default. */
  readonly typeId: string | null
  readonly amount: string
  readonly date: string
  readonly dueDate: string
  readonly referenceId: string
}

export interface ClaimDraft {
  readonly currency: Currency
  readonly lines: readonly ClaimLine[]
}

export function blankLine(today: string): ClaimLine {
  return { typeId: null, amount: '', date: today, dueDate: '', referenceId: '' }
}

/** A claim with one invoice, dated today. */
export function blankClaim(today: string, currency: Currency | null): ClaimDraft {
  return { currency: currency ?? 'DKK', lines: [blankLine(today)] }
}

/** The claim as the API expects it; undefined until every invoice has a type and an amount. */
export function vouchersOf(
  { lines }: ClaimDraft,
  principalTypeId: string | undefined,
): readonly ClaimVoucher[] | undefined {
  const vouchers = lines.map((line) => voucherOf(line, line.typeId ?? principalTypeId))
  return vouchers.every((voucher) => voucher !== undefined) ? vouchers : undefined
}

function voucherOf(line: ClaimLine, voucherTypeId: string | undefined): ClaimVoucher | undefined {
  const amount = parseAmount(line.amount)
  if (voucherTypeId === undefined || amount === undefined || amount <= 0) return undefined
  return {
    voucherTypeId,
    amount,
    source: 'CREDITOR',
    date: line.date,
    dueDate: line.dueDate === '' ? null : line.dueDate,
    referenceId: line.referenceId.trim() === '' ? null : line.referenceId.trim(),
  }
}

/** The sum of the invoices. */
export function totalOf(vouchers: readonly ClaimVoucher[]): number {
  return vouchers.reduce((sum, { amount }) => sum + amount, 0)
}
