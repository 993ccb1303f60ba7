import type { Command } from '../../../platform/commands/command.ts'
import { findPaymentRule } from './case-vouchers.queries.ts'
import type { PaymentCalendar } from './case-vouchers.rules.ts'

/** Reads which dates the tenant allows for payments registered now. */
export async function paymentCalendar({ tenantId, transaction, tenant, now }: Command): Promise<PaymentCalendar> {
  const rule = await transaction.maybeOne(findPaymentRule(tenantId))
  return { now, timeZone: tenant.timeZone, daysBack: rule?.daysBack ?? null }
}
