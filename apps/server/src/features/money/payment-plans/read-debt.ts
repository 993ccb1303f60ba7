import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { sql } from '../../../platform/database/sql.ts'
import { casesAround } from '../../casework/case-status/index.ts'
import { type BalanceVoucherRow, findCaseBalance, packOf } from '../case-vouchers/index.ts'
import { findInterestRules } from '../interest/index.ts'
import { findAllocationOrder, policyOf } from '../payments/index.ts'
import type { Debt } from './future-debt.rules.ts'

/** A debt, and the rule pack that values it. */
export interface KnownDebt extends Debt {
  readonly pack: ReturnType<typeof packOf>
}

/** Reads the debt of a case and of the cases merged into it, with everything that its future depends on. */
export async function readDebt(command: Command, rootCaseId: string, fee: number): Promise<KnownDebt> {
  const { tenantId, transaction, tenant, now } = command
  const today = localDate(now, tenant.timeZone)
  const [rows, rules, order] = await Promise.all([
    transaction.many(findCaseBalance(tenantId, rootCaseId, null)),
    transaction.many(findInterestRules(tenantId, casesAround(tenantId, rootCaseId))),
    transaction.one(findAllocationOrder(tenantId, sql`${rootCaseId}::uuid`, today)),
  ])
  const vouchers = rows.filter((row): row is typeof row & BalanceVoucherRow => row.caseVoucherId !== null)
  return {
    ...{ vouchers, rules, policy: policyOf(order), timeZone: tenant.timeZone, now, fee },
    pack: packOf(rules, rootCaseId),
  }
}
