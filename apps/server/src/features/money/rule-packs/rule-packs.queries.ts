import { lookup, sql, type Statement } from '../../../platform/database/sql.ts'
import { sqlFunction } from '../../../platform/database/sql-functions.ts'
import type { PackName } from './rule-packs.data.ts'
import type { EffectiveRow } from './rule-packs.schemas.ts'

const lastRuleChange = sqlFunction('last_rule_change')
const shippedRuleRows = sqlFunction('shipped_rule_rows')

export interface PackRow extends Omit<EffectiveRow, 'overridden' | 'isLaxer'> {
  readonly pack: PackName
}

/** The rows of a pack (null: of all packs) as they apply on a tenant: the shipped ones first, then its own by age. */
export function listPackRows(tenantId: string, pack: PackName | null): Statement<PackRow> {
  return lookup(sql<PackRow>`
    select s.pack, null::uuid as "ruleRowId", s.rule, s.valid_from as "from", s.valid_until as "until",
           s.due_from as "dueFrom", s.due_until as "dueUntil", s.value, s.source, s.reviewed, null::text as reason
    from ${shippedRuleRows}() s
    where ${pack}::text is null or s.pack = ${pack}::text
    union all
    select o.pack, o.rule_row_id, o.rule, o.valid_from, o.valid_until, o.due_from, o.due_until, o.value, o.source,
           o.reviewed, o.reason
    from rule_rows o
    where o.tenant_id = ${tenantId}::uuid and (${pack}::text is null or o.pack = ${pack}::text)
    order by "ruleRowId" nulls first, rule, "from", "dueFrom" nulls first`)
}

/** The rows of the rules of the contact gate, of all packs, as they apply on a tenant. */
export function listContactRows(tenantId: string): Statement<PackRow> {
  return lookup(sql<PackRow>`
    select r.* from (${listPackRows(tenantId, null)}) r where r.rule in ('contact-hours', 'contact-cap')
    order by r."ruleRowId" nulls first`)
}

/** When the tenant last changed its rows; null if it has none. */
export function findLastRuleChange(tenantId: string): Statement<{ changedAt: Date | null }> {
  return sql<{ changedAt: Date | null }>`select ${lastRuleChange}(${tenantId}::uuid) as "changedAt"`
}
