import { pageIds, pageOf, plannedByValues, sql, type Statement, when } from '../../../platform/database/sql.ts'
import { creditorsOfCaseworker } from '../../parties/creditors/index.ts'
import { idsWithProperty } from '../property-types/index.ts'
import { dueUpdates } from '../updates/index.ts'
import { actsOnCase, caseOfUpdate, type CaseRow, pausingUpdates, selectCases } from '../case-status/index.ts'
import { brokenPromises } from '../../money/promises/index.ts'
import type { CaseFilter, Viewer } from './case-filter.ts'
import type { CaseSort } from './case-list.schemas.ts'
import { found, type Found, gatheredForCountMax, owesWithin } from './found-cases.queries.ts'

export interface CasePage extends Viewer {
  readonly limit: number
  readonly offset: number
  readonly after: string | null
  readonly sort: CaseSort
  /** How many matches of a search are collected and sorted; by default, as many as is fastest. */
  readonly gatheredMax?: number
}

/** One page of the matching cases. The statement that finds them contains only the filters that are set. */
export function listCases(tenantId: string, filter: CaseFilter, page: CasePage): Statement<CaseRow> {
  return pageOf(
    idsOf(tenantId, filter, page),
    sql<CaseRow>`
      ${selectCases(tenantId, pageIds, page.now)}
      order by ${orders[page.sort].by}`,
  )
}

/** The ids of the matching cases in the order of creation, up to a limit. */
export function listCaseIds(
  tenantId: string,
  filter: CaseFilter,
  viewer: Viewer & { readonly limit: number; readonly gatheredMax?: number },
): Statement<{ id: string }> {
  const page = { ...viewer, offset: 0, after: null, sort: 'createdAt' } as const
  return plannedByValues(sql<{ id: string }>`select p.id from (${idsOf(tenantId, filter, page)}) p`)
}

/** The number of matching cases up to a limit, so that the cost does not grow with the tenant. */
export function countCases(
  tenantId: string,
  filter: CaseFilter,
  viewer: Viewer & { readonly limit: number },
): Statement<{ count: number }> {
  const matching = ({ others, condition }: Found): Statement => sql`
    select c.case_id as id from cases c
    where c.tenant_id = ${tenantId}::uuid ${conditionsOf(tenantId, others, viewer)} ${condition}
    limit ${viewer.limit}::integer`
  return plannedByValues(sql<{ count: number }>`
    select count(*)::integer as count from (${found(tenantId, filter, { ...viewer, gatheredMax: gatheredForCountMax }, matching)}) n`)
}

/**
 * The number of matching cases per creditor or group, up to a limit each. Cases without a group are not counted.
 */
export function countCasesBy(
  tenantId: string,
  by: 'creditor' | 'group',
  filter: CaseFilter,
  page: Viewer & {
    readonly countLimit: number
    readonly limit: number
    readonly offset: number
    readonly after: string | null
  },
): Statement<{ id: string; name: string; count: number }> {
  const { table, id, name, column } = dimensions[by]
  const matching = ({ others, condition }: Found): Statement => sql`
    select c.case_id as id from cases c
    where c.tenant_id = ${tenantId}::uuid and c.${column} = r.${id} ${conditionsOf(tenantId, others, page)} ${condition}
    limit ${page.countLimit}::integer`
  const matches = found(tenantId, filter, { ...page, gatheredMax: gatheredForCountMax }, matching)
  return plannedByValues(sql<{ id: string; name: string; count: number }>`
    select r.${id} as id, r.${name} as name, n.count
    from ${table} r
    cross join lateral (select count(*)::integer as count from (${matches}) f) n
    where r.tenant_id = ${tenantId}::uuid and n.count > 0 ${when(page.after, (after) => sql`and r.${id} > ${after}::uuid`)}
    order by r.${id}
    limit ${page.limit}::integer offset ${page.offset}::integer`)
}

const dimensions = {
  creditor: { table: sql`published.creditors`, id: sql`creditor_id`, name: sql`name`, column: sql`creditor_id` },
  group: { table: sql`published.case_groups`, id: sql`case_group_id`, name: sql`label`, column: sql`group_id` },
} as const

function idsOf(tenantId: string, filter: CaseFilter, page: CasePage): Statement {
  const order = orders[page.sort]
  const { caseworkerId } = filter
  return found(tenantId, filter, page, ({ others, condition, isNarrow }) => {
    const conditions = sql`${condition} ${order.condition} ${when(page.after, (after) => order.after(tenantId, after))}`
    const bounds = sql`order by ${order.by} limit ${page.limit}::integer offset ${page.offset}::integer`
    if (caseworkerId !== null && !isNarrow && isWalkedByCreditor(others, page.sort)) {
      const creditors = creditorsOfCaseworker(tenantId, caseworkerId)
      const remaining = conditionsOf(tenantId, { ...others, caseworkerId: null }, page)
      return sql`
        select c.case_id as id
        from (${creditors}) r
        cross join lateral (
          select c.case_id, c.created_at from cases c
          where c.tenant_id = ${tenantId}::uuid and c.creditor_id = r.creditor_id ${remaining} ${conditions}
          order by ${order.by} limit ${page.limit + page.offset}::integer) c
        ${bounds}`
    }
    return sql`
      select c.case_id as id from cases c
      where c.tenant_id = ${tenantId}::uuid ${conditionsOf(tenantId, others, page)} ${conditions} ${bounds}`
  })
}

/**
 * Whether a page of the cases of several creditors is merged from a page of each creditor. An index has the cases of
 * one creditor in order of creation, but no index has those of several: PostgreSQL would sort them all for one page.
 * If another filter is selective, filtering first is cheaper.
 */
function isWalkedByCreditor(filter: CaseFilter, sort: CaseSort): boolean {
  const { customerId, creditorId, journalNumber, tag, property } = filter
  const isNarrow = [customerId, creditorId, journalNumber, tag, property].some((value) => value !== null)
  const isGathered = filter.paused === true || filter.reminderDue === true || filter.promiseBroken === true
  return !isNarrow && !isGathered && (sort === 'createdAt' || sort === '-createdAt')
}

interface Order {
  readonly by: Statement
  /** The condition of the partial index for this order. */
  readonly condition: Statement
  /** Selects the rows after a case. */
  readonly after: (tenantId: string, caseId: string) => Statement
}

const isDated = sql`and c.created_at > '-infinity'`

function createdAtOf(tenantId: string, caseId: string): Statement {
  return sql`(select a.created_at from cases a where a.tenant_id = ${tenantId}::uuid and a.case_id = ${caseId}::uuid)`
}

function seqIdOf(tenantId: string, caseId: string): Statement {
  return sql`(select a.case_seq_id from cases a where a.tenant_id = ${tenantId}::uuid and a.case_id = ${caseId}::uuid)`
}

const orders: Readonly<Record<CaseSort, Order>> = {
  createdAt: {
    by: sql`c.created_at, c.case_id`,
    condition: isDated,
    after: (tenantId, id) => sql`and (c.created_at, c.case_id) > (${createdAtOf(tenantId, id)}, ${id}::uuid)`,
  },
  '-createdAt': {
    by: sql`c.created_at desc, c.case_id desc`,
    condition: isDated,
    after: (tenantId, id) => sql`and (c.created_at, c.case_id) < (${createdAtOf(tenantId, id)}, ${id}::uuid)`,
  },
  caseSeqId: {
    by: sql`c.case_seq_id`,
    condition: sql``,
    after: (tenantId, id) => sql`and c.case_seq_id > ${seqIdOf(tenantId, id)}`,
  },
  '-caseSeqId': {
    by: sql`c.case_seq_id desc`,
    condition: sql``,
    after: (tenantId, id) => sql`and c.case_seq_id < ${seqIdOf(tenantId, id)}`,
  },
}

function conditionsOf(tenantId: string, filter: CaseFilter, viewer: Viewer): Statement {
  return sql`
    ${when(filter.status, (status) => sql`and c.status = ${status}::text`)}
    ${when(filter.customerId, (customerId) => sql`and c.customer_id = ${customerId}::uuid`)}
    ${when(filter.creditorId, (creditorId) => sql`and c.creditor_id = ${creditorId}::uuid`)}
    ${when(filter.groupId, (groupId) => sql`and c.group_id = ${groupId}::uuid`)}
    ${when(
      filter.caseworkerId,
      (caseworkerId) => sql`and c.creditor_id in (${creditorsOfCaseworker(tenantId, caseworkerId)})`,
    )}
    ${when(filter.journalNumber, (journalNumber) => sql`and c.journal_key = lower(${journalNumber}::text)`)}
    ${when(filter.createdFrom, (from) => sql`and c.created_at >= ${from}::timestamptz`)}
    ${when(filter.createdTo, (to) => sql`and c.created_at < ${to}::timestamptz`)}
    ${when(
      filter.tag,
      (tag) => sql`and exists (
        select from case_tags t where t.tenant_id = ${tenantId}::uuid and t.case_id = c.case_id and t.tag = ${tag}::text)`,
    )}
    ${when(filter.property, (property) => sql`and c.case_id in (${idsWithProperty(tenantId, 'case', property)})`)}
    ${when(filter.open, (wanted) => (wanted ? sql`and c.status <> 'ENDED'` : sql`and c.status = 'ENDED'`))}
    ${when(filter.paused, (wanted) => hasUpdate(wanted, pausingUpdates(tenantId, viewer.now)))}
    ${when(filter.reminderDue, (wanted) => hasUpdate(wanted, dueUpdates(tenantId, viewer.role, viewer.now)))}
    ${when(filter.promiseBroken, (wanted) => hasUpdate(wanted, brokenPromises(tenantId, viewer)))}
    ${when(filter.currency, (currency) => sql`and c.currency = ${currency}::text`)}
    ${when(filter.ageing, (bucket) => sql`and c.status <> 'ENDED' and ${owesWithin(tenantId, bucket, viewer.now)}`)}
    ${when(filter.any, (groups) => sql`and (${anyOf(groups.map((group) => conditionsOf(tenantId, group, viewer)))})`)}`
}

/** Whether one of several lists of conditions, which begin with `and`, is true. */
function anyOf(lists: readonly Statement[]): Statement {
  return lists.map((list) => sql`(true ${list})`).reduce((whole, list) => sql`${whole} or ${list}`)
}

/**
 * Cases that have one of the updates `u`, or cases that have none of them. With `offset 0`, the updates of each case are
 * looked up: without it, PostgreSQL compares each case with every update of the tenant.
 */
function hasUpdate(isWanted: boolean, updates: Statement): Statement {
  return isWanted
    ? sql`and c.case_id in (select ${caseOfUpdate} from ${updates})`
    : sql`and not exists (select from ${updates} and ${actsOnCase} offset 0)`
}
