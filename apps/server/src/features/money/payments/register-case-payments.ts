import { localDate, parseTimestamp } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { Problem } from '../../../problems/index.ts'
import {
  addDeposits,
  bearsInterest,
  findVoucherTypes,
  isDatedBefore,
  type LockedCase,
  lockFreeCases,
  noTotals,
  type PaymentCalendar,
  paymentCalendar,
  type PlannedDeposit,
  requireCountableTotals,
  voucherFrom,
  type VoucherTypeRow,
} from '../case-vouchers/index.ts'
import { rulesOnCases } from '../interest/index.ts'
import { depositVoucherTypeId } from '../voucher-types/index.ts'
import { findPolicy } from './payments.queries.ts'
import { policyOf, shareByPolicy } from './payments.rules.ts'
import type { CasePaymentInput, PolicyEntry } from './payments.schemas.ts'

/** A payment on a case that is allocated by the policy. */
export interface CasePayment {
  readonly caseId: string
  readonly payment: Omit<CasePaymentInput, 'allocations' | 'earmark'>
}

/**
 * Registers payments on different cases together, and returns the deposit of each, in their order; undefined for those
 * that are left for `registerCasePayment`, with nothing written. That decides about everything that needs more than the
 * debits of the case: interest, a date that is not allowed, more money than is owed, a case that another command holds.
 */
export async function registerCasePayments(
  command: Command,
  payments: readonly CasePayment[],
): Promise<(string | undefined)[]> {
  const { tenantId, transaction, tenant, now } = command
  const caseIds = [...new Set(payments.map(({ caseId }) => caseId))]
  const rule = { rule: 'allocation-order', day: localDate(now, tenant.timeZone) } as const
  const [locked, types, calendar, settings, orders] = await Promise.all([
    lockFreeCases(command, caseIds),
    transaction.many(findVoucherTypes(tenantId, [depositVoucherTypeId])),
    paymentCalendar(command),
    transaction.maybeOne(findPolicy(tenantId)),
    transaction.many(rulesOnCases(tenantId, caseIds, rule)),
  ])
  const [type] = types
  if (type === undefined) throw new Error('The tenant has no type of voucher for deposits.')
  const categories = new Map(orders.map(({ caseId, value }) => [caseId, value as PolicyEntry['category'][]]))
  const free = new Map(locked)
  const planned = payments.map(({ caseId, payment }) => {
    const held = free.get(caseId)
    // The debits of a case are as they were locked for one payment only.
    free.delete(caseId)
    if (held === undefined || bearsInterest(held)) return undefined
    const policy = policyOf({ entries: settings?.entries ?? null, categories: categories.get(caseId) ?? null })
    return planDeposit(command, { payment, locked: held }, { type, calendar, policy })
  })
  const deposits = planned.filter((deposit) => deposit !== undefined)
  if (deposits.length > 0) await addDeposits(command, deposits)
  return planned.map((deposit) => deposit?.voucher.caseVoucherId)
}

interface Terms {
  readonly type: VoucherTypeRow
  readonly calendar: PaymentCalendar
  readonly policy: readonly PolicyEntry[]
}

/** The deposit of a payment, and what it pays. Undefined if it cannot be registered, or not all of it is owed. */
function planDeposit(
  command: Command,
  { payment, locked }: { readonly payment: CasePayment['payment']; readonly locked: LockedCase },
  { type, calendar, policy }: Terms,
): PlannedDeposit | undefined {
  const { vouchers, context } = locked
  const { timeZone } = command.tenant
  const { currency, ...fields } = payment
  const date = parseTimestamp(payment.date, timeZone)
  const shares = shareByPolicy(policy, payment.amount, vouchers)
  const used = shares.reduce((sum, { amount }) => sum + amount, 0)
  if (date === undefined || currency !== context.currency || used !== payment.amount) return undefined
  const caseVoucherId = command.newId()
  try {
    const input = { ...fields, voucherTypeId: depositVoucherTypeId }
    const voucher = voucherFrom(input, { caseVoucherId, type, calendar })
    requireCountableTotals(noTotals, [...vouchers, voucher])
    const paidIds = new Set(shares.map(({ debitVoucherId }) => debitVoucherId))
    const isDatedBeforeVoucher = vouchers.some(
      (debit) => paidIds.has(debit.caseVoucherId) && isDatedBefore(date, debit.date, timeZone),
    )
    const allocations = shares.map((share) => ({
      allocationId: command.newId(),
      creditVoucherId: caseVoucherId,
      ...share,
    }))
    return { locked, voucher: { ...voucher, outstanding: 0, isDatedBeforeVoucher }, allocations }
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}
