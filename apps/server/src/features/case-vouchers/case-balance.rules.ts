import { instant, nullableInstant } from '../../platform/http/schemas.ts'
import type { BalanceVoucherRow } from './case-balance.queries.ts'
import type { BalanceLine, CaseBalance } from './case-balance.schemas.ts'

type Sums = Omit<CaseBalance['byCategory'][number], 'category'>

/** What the vouchers of a case come to: a line for each, and the sums over all and over each category. */
export function balanceOf(
  vouchers: readonly BalanceVoucherRow[],
): Pick<CaseBalance, 'totals' | 'byCategory' | 'vouchers'> {
  const reversals = new Map(vouchers.map((voucher) => [voucher.reversesCaseVoucherId, voucher.caseVoucherId]))
  const lines = vouchers.map((voucher) => lineOf(voucher, reversals.get(voucher.caseVoucherId) ?? null))
  const categories = [...new Set(lines.map((line) => line.category))]
  const debits = lines.filter((line) => line.direction === 'debit')
  return {
    totals: { ...sumsOf(lines), allocated: exactSum(debits.map((line) => line.allocated)) },
    byCategory: categories.map((category) => ({
      category,
      ...sumsOf(lines.filter((line) => line.category === category)),
    })),
    vouchers: lines,
  }
}

function lineOf(voucher: BalanceVoucherRow, reversedByCaseVoucherId: string | null): BalanceLine {
  const { caseVoucherId, voucherTypeId, referenceId, category, direction, amount, allocated } = voucher
  const left = amount - allocated
  return {
    caseVoucherId,
    voucherTypeId,
    referenceId,
    category,
    direction,
    amount,
    allocated,
    outstanding: direction === 'debit' ? left : null,
    unallocated: direction === 'credit' ? left : null,
    date: instant(voucher.date),
    dueDate: nullableInstant(voucher.dueDate),
    reversesCaseVoucherId: voucher.reversesCaseVoucherId,
    reversedByCaseVoucherId,
  }
}

function sumsOf(lines: readonly BalanceLine[]): Sums {
  const amountsOf = (direction: BalanceLine['direction']): number[] =>
    lines.filter((line) => line.direction === direction).map((line) => line.amount)
  return {
    debits: exactSum(amountsOf('debit')),
    credits: exactSum(amountsOf('credit')),
    outstanding: exactSum(lines.map((line) => line.outstanding ?? 0)),
    unallocated: exactSum(lines.map((line) => line.unallocated ?? 0)),
  }
}

/** Added up exactly; a sum that no answer could carry is answered as the largest number that one can. */
function exactSum(amounts: readonly number[]): number {
  const sum = amounts.reduce((total, amount) => total + BigInt(amount), 0n)
  return sum > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(sum)
}
