import { plannedByValues, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Role } from '../../../platform/identity/roles.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { pageOfSearch } from '../../../platform/text/search-words.queries.ts'
import { creditorsOfCaseworker } from '../../parties/creditors/index.ts'
import { customerHasWords, customersWithWords } from '../../parties/customers/index.ts'
import { idsWithProperty } from '../property-types/index.ts'
import { dueUpdates } from '../updates/index.ts'
import { type AgeingBucket, dueWithin } from './ageing.rules.ts'
import { actsOnCase, caseOfUpdate, type CaseRow, columnsAt, pausingUpdates } from '../case-status/index.ts'
import { brokenPromises } from './case-updates.queries.ts'
import type { CaseSort } from './case-list.schemas.ts'
import type { CaseStatus } from './cases.schemas.ts'

export interface CaseFilter {
  readonly status: CaseStatus | null
  readonly customerId: string | null
  readonly creditorId: string | null
  readonly groupId: string | null
  /** The user who is case responsible for the creditor. */
  readonly caseworkerId: string | null
  readonly journalNumber: string | null
  /** The sequence number that the wanted journal number spells, if it spells one. */
  readonly caseSeqId: number | null
  readonly createdFrom: Date | null
  readonly createdTo: Date | null
  readonly tag: string | null
  readonly paused: boolean | null
  readonly reminderDue: boolean | null
  readonly promiseBroken: boolean | null
  readonly currency: Currency | null
  readonly ageing: AgeingBucket | null
  readonly property: { readonly handle: string; readonly value: string } | null
  readonly search: CaseSearch | null
}

export interface CaseSearch {
  /** What was typed: the beginning of a journal number or of the reference of a voucher. */
  readonly text: string
  /** The same as beginnings of words of the customer. */
  readonly terms: readonly string[]
}

/** Who looks at the cases, and when: whether a case is paused, or something on it is due, depends on both. */
export interface Look {
  readonly role: Role
  readonly now: Date
}

export interface CasePage extends Look {
  readonly limit: number
  readonly offset: number
  readonly after: string | null
  readonly sort: CaseSort
}

/**
 * One page of the cases that fit. The text holds the filters that are given and no others, and the plan is made for
 * their values.
 */
export function listCases(tenantId: string, filter: CaseFilter, page: CasePage): Statement<CaseRow> {
  const order = orders[page.sort]
  return plannedByValues(sql<CaseRow>`
    select ${columnsAt(tenantId, page.now)}
    from (${idsOf(tenantId, filter, page)}) p
    join cases c on c.tenant_id = ${tenantId}::uuid and c.case_id = p.id
    order by ${order.by}`)
}

/** How many cases fit, counted up to a limit: what it costs does not grow with the tenant. */
export function countCases(
  tenantId: string,
  filter: CaseFilter,
  look: Look & { readonly limit: number },
): Statement<{ count: number }> {
  const some = (condition: Statement): Statement => sql`
    select c.case_id as id from cases c
    where c.tenant_id = ${tenantId}::uuid ${conditionsOf(tenantId, filter, look)} ${condition}
    limit ${look.limit}::integer`
  return plannedByValues(sql<{ count: number }>`
    select count(*)::integer as count from (${found(tenantId, filter.search, some)}) n`)
}

/**
 * How many cases fit of each creditor or group that has any, each counted up to a limit. Those without a group are not
 * counted.
 */
export function countCasesBy(
  tenantId: string,
  by: 'creditor' | 'group',
  filter: CaseFilter,
  page: Look & {
    readonly countLimit: number
    readonly limit: number
    readonly offset: number
    readonly after: string | null
  },
): Statement<{ id: string; name: string; count: number }> {
  const { table, id, name, column } = dimensions[by]
  const some = (condition: Statement): Statement => sql`
    select c.case_id as id from cases c
    where c.tenant_id = ${tenantId}::uuid and c.${column} = r.${id} ${conditionsOf(tenantId, filter, page)} ${condition}
    limit ${page.countLimit}::integer`
  return plannedByValues(sql<{ id: string; name: string; count: number }>`
    select r.${id} as id, r.${name} as name, n.count
    from ${table} r
    cross join lateral (select count(*)::integer as count from (${found(tenantId, filter.search, some)}) f) n
    where r.tenant_id = ${tenantId}::uuid and n.count > 0 ${when(page.after, (after) => sql`and r.${id} > ${after}::uuid`)}
    order by r.${id}
    limit ${page.limit}::integer offset ${page.offset}::integer`)
}

const dimensions = {
  creditor: { table: sql`creditors`, id: sql`creditor_id`, name: sql`name`, column: sql`creditor_id` },
  group: { table: sql`case_groups`, id: sql`case_group_id`, name: sql`label`, column: sql`group_id` },
} as const

function idsOf(tenantId: string, filter: CaseFilter, page: CasePage): Statement {
  const order = orders[page.sort]
  const { caseworkerId } = filter
  return found(tenantId, filter.search, (condition) => {
    const conditions = sql`${condition} ${order.condition} ${when(page.after, (after) => order.behind(tenantId, after))}`
    const bounds = sql`order by ${order.by} limit ${page.limit}::integer offset ${page.offset}::integer`
    if (caseworkerId !== null && isWalkedByCreditor(filter, page.sort)) {
      const creditors = creditorsOfCaseworker(tenantId, caseworkerId)
      const others = conditionsOf(tenantId, { ...filter, caseworkerId: null }, page)
      return sql`
        select c.case_id as id
        from (${creditors}) r
        cross join lateral (
          select c.case_id, c.created_at from cases c
          where c.tenant_id = ${tenantId}::uuid and c.creditor_id = r.creditor_id ${others} ${conditions}
          order by ${order.by} limit ${page.limit + page.offset}::integer) c
        ${bounds}`
    }
    return sql`
      select c.case_id as id from cases c
      where c.tenant_id = ${tenantId}::uuid ${conditionsOf(tenantId, filter, page)} ${conditions} ${bounds}`
  })
}

/**
 * Whether a page of the cases of several creditors is put together from a page of each. An index has the cases of one
 * creditor in the order of their creation, but none those of several: they would all be sorted for the sake of a page.
 * What finds few cases anyway is better gathered first.
 */
function isWalkedByCreditor(filter: CaseFilter, sort: CaseSort): boolean {
  const { customerId, creditorId, journalNumber, tag, property, search } = filter
  const isNarrow = [customerId, creditorId, journalNumber, tag, property, search].some((value) => value !== null)
  const isGathered = filter.paused === true || filter.reminderDue === true || filter.promiseBroken === true
  return !isNarrow && !isGathered && (sort === 'createdAt' || sort === '-createdAt')
}

/** The cases that a search finds among those that are selected with a further condition; without a search, all of them. */
function found(tenantId: string, search: CaseSearch | null, pageWith: (condition: Statement) => Statement): Statement {
  if (search === null) return pageWith(sql``)
  return pageOfSearch({
    gather: casesFoundBy(tenantId, search),
    ask: isFoundBy(tenantId, search),
    id: sql`c.case_id`,
    page: pageWith,
  })
}

interface Order {
  readonly by: Statement
  /** What the index of this order asks for. */
  readonly condition: Statement
  /** The rows that follow one of them. */
  readonly behind: (tenantId: string, caseId: string) => Statement
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
    behind: (tenantId, id) => sql`and (c.created_at, c.case_id) > (${createdAtOf(tenantId, id)}, ${id}::uuid)`,
  },
  '-createdAt': {
    by: sql`c.created_at desc, c.case_id desc`,
    condition: isDated,
    behind: (tenantId, id) => sql`and (c.created_at, c.case_id) < (${createdAtOf(tenantId, id)}, ${id}::uuid)`,
  },
  caseSeqId: {
    by: sql`c.case_seq_id`,
    condition: sql``,
    behind: (tenantId, id) => sql`and c.case_seq_id > ${seqIdOf(tenantId, id)}`,
  },
  '-caseSeqId': {
    by: sql`c.case_seq_id desc`,
    condition: sql``,
    behind: (tenantId, id) => sql`and c.case_seq_id < ${seqIdOf(tenantId, id)}`,
  },
}

/** A condition where there is a value, and nothing where there is none. */
function when<Value>(value: Value | null, condition: (value: Value) => Statement): Statement {
  return value === null ? sql`` : condition(value)
}

function conditionsOf(tenantId: string, filter: CaseFilter, look: Look): Statement {
  return sql`
    ${when(filter.status, (status) => sql`and c.status = ${status}::text`)}
    ${when(filter.customerId, (customerId) => sql`and c.customer_id = ${customerId}::uuid`)}
    ${when(filter.creditorId, (creditorId) => sql`and c.creditor_id = ${creditorId}::uuid`)}
    ${when(filter.groupId, (groupId) => sql`and c.group_id = ${groupId}::uuid`)}
    ${when(
      filter.caseworkerId,
      (caseworkerId) => sql`and c.creditor_id in (${creditorsOfCaseworker(tenantId, caseworkerId)})`,
    )}
    ${when(
      filter.journalNumber,
      (journalNumber) => sql`and (c.journal_number = ${journalNumber}::text
        or (c.case_seq_id = ${filter.caseSeqId}::bigint and c.journal_number is null))`,
    )}
    ${when(filter.createdFrom, (from) => sql`and c.created_at >= ${from}::timestamptz`)}
    ${when(filter.createdTo, (to) => sql`and c.created_at < ${to}::timestamptz`)}
    ${when(
      filter.tag,
      (tag) => sql`and exists (
        select from case_tags t where t.tenant_id = ${tenantId}::uuid and t.case_id = c.case_id and t.tag = ${tag}::text)`,
    )}
    ${when(filter.property, (property) => sql`and c.case_id in (${idsWithProperty(tenantId, 'case', property)})`)}
    ${when(filter.paused, (wanted) => hasUpdate(wanted, pausingUpdates(tenantId, look.now)))}
    ${when(filter.reminderDue, (wanted) => hasUpdate(wanted, dueUpdates(tenantId, look.role, look.now)))}
    ${when(filter.promiseBroken, (wanted) => hasUpdate(wanted, brokenPromises(tenantId, look)))}
    ${when(filter.currency, (currency) => sql`and c.currency = ${currency}::text`)}
    ${when(filter.ageing, (bucket) => owesWithin(tenantId, bucket, look.now))}`
}

/** Cases that have not ended and owe something that has been due for as long as the bucket says. */
function owesWithin(tenantId: string, bucket: AgeingBucket, now: Date): Statement {
  const { after, until } = dueWithin(bucket, now)
  return sql`
    and c.status <> 'ENDED' and exists (
      select from case_vouchers v
      where v.tenant_id = ${tenantId}::uuid and v.direction = 'debit' and v.outstanding > 0
        and v.case_id = any (array(select w from cases_within(c.tenant_id, c.case_id) w))
        ${when(after, (moment) => sql`and coalesce(v.due_date, v.date) > ${moment}::timestamptz`)}
        ${when(until, (moment) => sql`and coalesce(v.due_date, v.date) <= ${moment}::timestamptz`)})`
}

/** Cases that one of the updates `u` acts on, or the others. */
function hasUpdate(isWanted: boolean, updates: Statement): Statement {
  return isWanted
    ? sql`and c.case_id in (select ${caseOfUpdate} from ${updates})`
    : sql`and not exists (select from ${updates} and ${actsOnCase})`
}

function casesFoundBy(tenantId: string, { text, terms }: CaseSearch): Statement {
  return sql`
    select k.case_id from cases k
    where k.tenant_id = ${tenantId}::uuid and k.customer_id in (${customersWithWords(tenantId, terms)})
    union all
    select k.case_id from cases k
    where k.tenant_id = ${tenantId}::uuid
      and k.journal_key >= lower(${text}::text) and k.journal_key < lower(${text}::text) || chr(1114111)
    union all
    select v.case_id from case_vouchers v
    where v.tenant_id = ${tenantId}::uuid
      and v.reference_key >= lower(${text}::text) and v.reference_key < lower(${text}::text) || chr(1114111)`
}

/** Whether a search finds the case `c`. */
function isFoundBy(tenantId: string, { text, terms }: CaseSearch): Statement {
  return sql`
    c.journal_key >= lower(${text}::text) and c.journal_key < lower(${text}::text) || chr(1114111)
    or (${customerHasWords(tenantId, sql`c.customer_id`, terms)})
    or coalesce((
      select true from case_vouchers v
      where v.tenant_id = ${tenantId}::uuid and v.case_id = c.case_id
        and v.reference_key >= lower(${text}::text) and v.reference_key < lower(${text}::text) || chr(1114111)
      limit 1), false)`
}
