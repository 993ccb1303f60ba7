import { localDate, parseTimestamp } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { Problem } from '../../../problems/index.ts'
import {
  addDeposits,
  bearsInterest,
  findVoucherTypes,
  interestOnCases,
  isDatedBefore,
  type LockedCase,
  lockFreeCases,
  noTotals,
  type PaymentCalendar,
  paymentCalendar,
  type PlannedDeposit,
  type PlannedInterest,
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
 * debits of the case and their interest: a date that is not allowed, more money than is owed, a case that another command holds.
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
  const held = holdersOf(payments, { locked, timeZone: tenant.timeZone })
  const bearing = held.filter((each) => each !== undefined).filter((each) => bearsInterest(each.locked))
  const interests = bearing.length === 0 ? new Map<string, PlannedInterest>() : await interestOnCases(command, bearing)
  const planned = held.map((each) => {
    if (each === undefined) return undefined
    const { caseId } = each.locked.context
    const interest = bearsInterest(each.locked) ? interests.get(caseId) : noInterest
    if (interest === undefined) return undefined
    const policy = policyOf({ entries: settings?.entries ?? null, categories: categories.get(caseId) ?? null })
    return planDeposit(command, { ...each, interest }, { type, calendar, policy })
  })
  const deposits = planned.filter((deposit) => deposit !== undefined)
  if (deposits.length > 0) await addDeposits(command, deposits)
  return planned.map((deposit) => deposit?.voucher.caseVoucherId)
}

const noInterest: PlannedInterest = { vouchers: [], rules: [] }

interface HeldPayment {
  readonly payment: CasePayment['payment']
  readonly locked: LockedCase
  readonly date: Date
}

/**
 * The payments with their locked cases; undefined for those that are left. The debits of a case are as they were locked
 * for its first payment only. Interest on a disputed debit is disputed too, which is found when it is booked.
 */
function holdersOf(
  payments: readonly CasePayment[],
  { locked, timeZone }: { readonly locked: ReadonlyMap<string, LockedCase>; readonly timeZone: string },
): (HeldPayment | undefined)[] {
  const free = new Map(locked)
  return payments.map(({ caseId, payment }) => {
    const own = free.get(caseId)
    free.delete(caseId)
    const date = parseTimestamp(payment.date, timeZone)
    if (own === undefined || date === undefined || payment.currency !== own.context.currency) return undefined
    const isSpecial = bearsInterest(own) && own.vouchers.some(({ isDisputed }) => isDisputed)
    return isSpecial ? undefined : { payment, locked: own, date }
  })
}

interface Terms {
  readonly type: VoucherTypeRow
  readonly calendar: PaymentCalendar
  readonly policy: readonly PolicyEntry[]
}

/** The deposit of a payment, and what it pays. Undefined if it cannot be registered, or not all of it is owed. */
function planDeposit(
  command: Command,
  { payment, locked, date, interest }: HeldPayment & Pick<PlannedDeposit, 'interest'>,
  { type, calendar, policy }: Terms,
): PlannedDeposit | undefined {
  const { timeZone } = command.tenant
  const vouchers = [...locked.vouchers, ...interest.vouchers.map(({ voucher }) => ({ ...voucher, isDisputed: false }))]
  const shares = shareByPolicy(policy, payment.amount, vouchers)
  const used = shares.reduce((sum, { amount }) => sum + amount, 0)
  if (used !== payment.amount) return undefined
  const caseVoucherId = command.newId()
  try {
    const voucher = voucherFrom({ ...payment, voucherTypeId: depositVoucherTypeId }, { caseVoucherId, type, calendar })
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
    return { locked, interest, voucher: { ...voucher, outstanding: 0, isDatedBeforeVoucher }, allocations }
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}
