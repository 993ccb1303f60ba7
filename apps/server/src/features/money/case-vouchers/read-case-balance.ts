import { sql, type Statement } from '../../../platform/database/sql.ts'
import { instant } from '../../../platform/http/schemas/schemas.ts'
import { findInterestRules, type InterestMoment } from '../interest/index.ts'
import { type BalanceVoucherRow, findCaseBalance } from './case-balance.queries.ts'
import { balanceOf, packOf } from './case-balance.rules.ts'
import type { CaseBalance } from './case-balance.schemas.ts'

type Read = <Row>(statement: Statement<Row>) => Promise<Row[]>

/**
 * The balance of a case at a moment, by the entries recorded by then, or by all entries; undefined if there is no such
 * case.
 */
export async function readCaseBalance(
  read: Read,
  { tenantId, caseId }: { readonly tenantId: string; readonly caseId: string },
  { recordedBy, ...moment }: InterestMoment & { readonly recordedBy: Date | null },
): Promise<CaseBalance | undefined> {
  const within = sql`
    select w from cases_within(${tenantId}::uuid, ${caseId}::uuid, ${recordedBy}::timestamptz) w`
  const [rows, rules] = await Promise.all([
    read(findCaseBalance(tenantId, caseId, recordedBy)),
    read(findInterestRules(tenantId, within)),
  ])
  const [first] = rows
  if (first === undefined) return undefined
  const vouchers = rows.filter((row): row is typeof row & BalanceVoucherRow => row.caseVoucherId !== null)
  return {
    ...{ caseId, currency: first.currency, pointInTime: instant(moment.pointInTime) },
    ...packOf(rules, caseId),
    ...balanceOf(vouchers, rules, moment),
  }
}
