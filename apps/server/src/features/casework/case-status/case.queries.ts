import { lookup, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { accruedByCase, accruedOnCases } from '../../money/interest/index.ts'
import type { PackName } from '../../money/rule-packs/index.ts'
import { debtorNameOf } from '../../parties/customers/index.ts'
import { standardEndReasonId } from '../end-reasons/index.ts'
import type { Case, CaseStatus } from './case.schemas.ts'
import { pausingUpdates } from './pausing-updates.queries.ts'

export interface CaseRow {
  readonly id: string
  readonly caseSeqId: number
  readonly tenantId: string
  readonly customerId: string
  readonly creditorId: string
  readonly ultimateCreditorId: string | null
  readonly debtorName: string
  readonly creditorName: string
  readonly ultimateCreditorName: string | null
  readonly groupId: string | null
  readonly currency: Currency
  readonly status: CaseStatus
  readonly statusTime: Date
  readonly endReasonId: string | null
  readonly endReason: string | null
  readonly endOverride: Case['endOverride']
  readonly journalNumber: string
  readonly migratedId: string | null
  readonly properties: Record<string, unknown>
  readonly tags: string[]
  readonly outstanding: number
  readonly accruedInterest: number
  readonly rulePack: PackName | null
  readonly mergedIntoCaseId: string | null
  readonly mergedCaseIds: string[]
  readonly pausedAt: Date | null
  readonly pausedUntil: Date | null
  readonly createdAt: Date
  readonly createdBy: Actor
  readonly updatedAt: Date | null
  readonly updatedBy: Actor | null
}

/** Selects a case `c` as it is at a point in time; the caller adds the condition. */
export function selectCase(tenantId: string, now: Date): Statement<CaseRow> {
  return select(tenantId, now, accruedOnCases(sql`c.tenant_id`, sql`w.case_ids`, now))
}

/**
 * Selects the cases `c` in an array. Their interest is computed in one call, which costs little more than that of one case.
 * The caller adds the order.
 */
export function selectCases(tenantId: string, caseIds: Statement, now: Date): Statement<CaseRow> {
  const within = sql`
    array(select w from unnest(${caseIds}) x cross join lateral cases_within(${tenantId}::uuid, x) w)`
  const accrued = sql`countable(coalesce((select sum(i.accrued) from interest i where i.case_id = any (w.case_ids)), 0))`
  return sql<CaseRow>`
    with interest as materialized (select i.case_id, i.accrued from ${accruedByCase(tenantId, within, now)} i)
    ${select(tenantId, now, accrued)}
    where c.tenant_id = ${tenantId}::uuid and c.case_id = any (${caseIds})`
}

/**
 * A case is read together with the cases merged into it. `offset 0` keeps the planner from computing which those are for
 * every column that needs them.
 */
function select(tenantId: string, now: Date, accrued: Statement): Statement<CaseRow> {
  return sql<CaseRow>`
    select ${columns}, ${accrued} as "accruedInterest",
           p.paused_at as "pausedAt", p.paused_until as "pausedUntil"
    from cases c
    cross join lateral (
      select array(select x from cases_within(c.tenant_id, c.case_id) x order by x) as case_ids,
             (select m.case_id from published.case_merges m
              where m.tenant_id = c.tenant_id and m.merged_case_id = c.case_id and m.undone_at is null) as merged_into
      offset 0) w
    cross join lateral (
      select min(u.paused_at) as paused_at, nullif(max(u.open_until), 'infinity') as paused_until
      from ${pausingUpdates(tenantId, now)} and u.case_id = any (w.case_ids) and w.merged_into is null) p`
}

/** The names of the parties, so that a list needs no query per row. */
const names = sql`
  ${debtorNameOf(sql`c`)} as "debtorName",
  (select r.name from published.creditors r where r.tenant_id = c.tenant_id and r.creditor_id = c.creditor_id) as "creditorName",
  (select r.name from published.ultimate_creditors r
   where r.tenant_id = c.tenant_id and r.ultimate_creditor_id = c.ultimate_creditor_id) as "ultimateCreditorName"`

/** The standard end reason of paid cases. A case with money outstanding needs an override to end with it. */
export const paidReasonId = standardEndReasonId('PAID')

const columns = sql`
  c.case_id as "id", c.case_seq_id as "caseSeqId", c.tenant_id as "tenantId", c.customer_id as "customerId",
  c.creditor_id as "creditorId", c.ultimate_creditor_id as "ultimateCreditorId", ${names},
  c.group_id as "groupId", c.currency, c.rule_pack as "rulePack",
  c.status, c.status_time as "statusTime", c.end_reason_id as "endReasonId",
  (select e.handle from published.end_reasons e where e.tenant_id = c.tenant_id and e.end_reason_id = c.end_reason_id) as "endReason",
  case when c.end_reason_id = ${paidReasonId}::uuid then c.end_override end as "endOverride",
  coalesce(c.journal_number, c.case_seq_id::text) as "journalNumber", c.migrated_id as "migratedId", c.properties,
  array(select t.tag from published.case_tags t where t.tenant_id = c.tenant_id and t.case_id = c.case_id order by t.tag collate "C") as tags,
  (select countable(coalesce(sum(v.outstanding), 0)) from published.case_vouchers v
   where v.tenant_id = c.tenant_id and v.case_id = any (w.case_ids) and v.direction = 'debit') as outstanding,
  w.merged_into as "mergedIntoCaseId", array_remove(w.case_ids, c.case_id) as "mergedCaseIds",
  c.created_at as "createdAt", c.created_by as "createdBy", c.updated_at as "updatedAt", c.updated_by as "updatedBy"`

export function findCase(tenantId: string, caseId: string, now: Date): Statement<CaseRow> {
  return lookup(sql<CaseRow>`
    ${selectCase(tenantId, now)} where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid`)
}

export function findCases(tenantId: string, caseIds: readonly string[], now: Date): Statement<CaseRow> {
  return sql<CaseRow>`
    ${selectCases(tenantId, sql`${caseIds}::uuid[]`, now)}
    order by c.case_id`
}
