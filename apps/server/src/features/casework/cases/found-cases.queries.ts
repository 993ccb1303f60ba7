import { firstGiven } from '../../../platform/database/first-given.ts'
import { pageOfMatches } from '../../../platform/database/page-of-matches.ts'
import { sql, type Statement, when } from '../../../platform/database/sql.ts'
import { customerHasWords, customersWithWords } from '../../parties/customers/index.ts'
import { type AgeingBucket, dueWithin } from './ageing.rules.ts'
import type { CaseFilter, CaseSearch, Viewer } from './case-filter.ts'

/** Of a count, more matches are collected than of a page: it would check forty times as many cases. */
export const gatheredForCountMax = 10_000
/**
 * Of an ageing bucket, too: its cases are next to each other in the list, so that reading the list in its order may pass
 * nearly all others first.
 */
const gatheredClaimsMax = 20_000

/** What a selection of the found cases consists of. */
export interface Found {
  /** The condition that finds them. */
  readonly condition: Statement
  /** The filters that it does not contain. */
  readonly others: CaseFilter
  /** Whether few cases may meet the condition, so that it comes before the other filters. */
  readonly isNarrow: boolean
}

/** Selects the cases that the search finds, or else the ageing bucket. Their indexes have no order of a list. */
export function found(
  tenantId: string,
  filter: CaseFilter,
  { now, gatheredMax }: Viewer & { readonly gatheredMax?: number },
  page: (found: Found) => Statement,
): Statement {
  const { search, ageing } = filter
  const id = sql`c.case_id`
  if (search !== null) {
    return pageOfMatches({
      gather: (max) => casesFoundBy(tenantId, search, max),
      ...(gatheredMax === undefined ? {} : { max: gatheredMax }),
      ask: isFoundBy(tenantId, search),
      id,
      page: (condition) => page({ condition, others: filter, isNarrow: true }),
    })
  }
  if (ageing !== null) {
    const others = { ...filter, ageing: null }
    return pageOfMatches({
      gather: (max) => casesOwingWithin(tenantId, ageing, now, max),
      max: gatheredMax ?? gatheredClaimsMax,
      ask: owesWithin(tenantId, ageing, now),
      id,
      page: (owes, isNarrow) => page({ condition: sql`and c.status <> 'ENDED' ${owes}`, others, isNarrow }),
    })
  }
  return page({ condition: sql``, others: filter, isNarrow: false })
}

/**
 * The cases that a search finds, some of them twice. The words of customers are counted first, which costs little. If there
 * are too many, no case is looked up, and the result has one row for each word. With `offset 0`, the cases of each customer
 * are looked up: for some thousand customers, PostgreSQL would read all cases of the tenant.
 */
function casesFoundBy(tenantId: string, { text, terms }: CaseSearch, max: number): Statement {
  return sql`
    (with found as materialized (
       ${customersWithWords(tenantId, terms)} limit ${max + 1}::integer)
     select k.case_id
     from found w
     left join lateral (
       select k.case_id from cases k
       where k.tenant_id = ${tenantId}::uuid and k.customer_id = w.customer_id
         and (select count(*) from found) <= ${max}::integer
       offset 0) k on true)
    union all
    select k.case_id from cases k
    where k.tenant_id = ${tenantId}::uuid
      and k.journal_key >= lower(${text}::text) and k.journal_key < lower(${text}::text) || chr(1114111)
    union all
    select v.case_id from published.case_vouchers v
    where v.tenant_id = ${tenantId}::uuid
      and v.reference_key >= lower(${text}::text) and v.reference_key < lower(${text}::text) || chr(1114111)`
}

/** Whether a search finds the case `c`. */
function isFoundBy(tenantId: string, { text, terms }: CaseSearch): Statement {
  return sql`
    c.journal_key >= lower(${text}::text) and c.journal_key < lower(${text}::text) || chr(1114111)
    or (${customerHasWords(tenantId, sql`c.customer_id`, terms)})
    or coalesce((
      select true from published.case_vouchers v
      where v.tenant_id = ${tenantId}::uuid and v.case_id = c.case_id
        and v.reference_key >= lower(${text}::text) and v.reference_key < lower(${text}::text) || chr(1114111)
      limit 1), false)`
}

/** The day on which a claim `v` was due, as `case_vouchers_debits_by_due` has it. */
const dueDay = firstGiven(sql`v.due_date`, sql`v.date`)

/**
 * The cases with an outstanding claim in the bucket, on themselves or on a case that was merged into them. The index has
 * the claims of ended cases and paid ones, too. If there are too many, the result has one row for each.
 */
function casesOwingWithin(tenantId: string, bucket: AgeingBucket, now: Date, max: number): Statement {
  return sql`
    (with claims as materialized (
       select v.case_id, v.outstanding from published.case_vouchers v
       where v.tenant_id = ${tenantId}::uuid and v.direction = 'debit' and ${dueDay} > '-infinity'
         ${isDueWithin(dueDay, bucket, now)}
       limit ${max + 1}::integer
     ), counted as materialized (
       select count(*) > ${max}::integer as are_many from claims
     )
     select v.case_id from claims v where v.outstanding > 0 or (select are_many from counted)
     union all
     select m.case_id from case_merges m
     where m.tenant_id = ${tenantId}::uuid and m.undone_at is null and not (select are_many from counted)
       and m.merged_case_id = any (array(select v.case_id from claims v where v.outstanding > 0)))`
}

/**
 * Whether the case `c` has an outstanding claim in the bucket. With `offset 0`, the claims of each case are looked up:
 * without it, PostgreSQL joins the cases with the claims of the tenant, and compares each with every one.
 */
export function owesWithin(tenantId: string, bucket: AgeingBucket, now: Date): Statement {
  return sql`
    exists (
      select from published.case_vouchers v
      where v.tenant_id = ${tenantId}::uuid and v.direction = 'debit' and v.outstanding > 0
        and v.case_id = any (array(select w from cases_within(c.tenant_id, c.case_id) w))
        ${isDueWithin(sql`coalesce(v.due_date, v.date)`, bucket, now)}
      offset 0)`
}

function isDueWithin(day: Statement, bucket: AgeingBucket, now: Date): Statement {
  const { after, until } = dueWithin(bucket, now)
  return sql`
    ${when(after, (moment) => sql`and ${day} > ${moment}::timestamptz`)}
    ${when(until, (moment) => sql`and ${day} <= ${moment}::timestamptz`)}`
}
