import { plannedByValues, sql, type Statement, when } from '../../../platform/database/sql.ts'
import { sqlFunction } from '../../../platform/database/sql-functions.ts'
import { type PageBounds, type PeriodRow, viewsOf } from './limitation.queries.ts'

const limitationBasis = sqlFunction('limitation_basis')
const limitationPeriods = sqlFunction('limitation_periods')
const limitationSearch = sqlFunction('limitation_search')
const rulePeriods = sqlFunction('rule_periods')

/**
 * The debits of open cases that can still be collected and lapse by a day, those that lapse first first. If the debit to
 * continue after lapses no more, the list begins again, so that none is left out.
 *
 * The warnings of the checks have the debits in this order, so a page of them is read from there, each with its period as
 * it is now. What the checks cannot have warned of is on few cases, and computed.
 */
export function listEndingPeriods(
  tenantId: string,
  { timeZone, today, until }: { readonly timeZone: string; readonly today: string; readonly until: string },
  page: PageBounds,
): Statement<PeriodRow> {
  const found = sql`(select w.case_ids from search w)`
  const isOnPage = (expiresOn: Statement, caseVoucherId: Statement): Statement => sql`
    ${expiresOn} > '-infinity' and ${expiresOn} >= ${today}::date and ${expiresOn} <= ${until}::date
    ${when(
      page.after,
      (after) => sql`and (${expiresOn}, ${caseVoucherId}) > (
        (select coalesce(min(a.expires_on), '-infinity') from last a), ${after}::uuid)`,
    )}`
  const limit = sql`limit ${page.limit + page.offset}::integer`
  return plannedByValues(sql<PeriodRow>`
    with search as materialized (
      select w.checked_on, w.case_ids from ${limitationSearch}(
        ${tenantId}::uuid, ${timeZone}::text, ${until}::date, '-infinity') w),
    last as materialized (${endOf(tenantId, timeZone, page.after)}),
    ending as materialized (
      (select p.case_id, p.case_voucher_id, p.starts_on, p.expires_on, p.years
       from (
         select e.* from ${limitationPeriods}(${tenantId}::uuid, ${found}, ${timeZone}::text) e
         where (select cardinality(w.case_ids) > 0 from search w) offset 0) p
       cross join lateral (
         select v.outstanding from published.case_vouchers v
         where v.tenant_id = ${tenantId}::uuid and v.case_voucher_id = p.case_voucher_id offset 0) v
       where v.outstanding > 0 and ${isOnPage(sql`p.expires_on`, sql`p.case_voucher_id`)}
       order by p.expires_on, p.case_voucher_id ${limit})
      union all
      (select p.case_id, w.case_voucher_id, p.starts_on, w.expires_on, p.years
       from (
         select w.case_voucher_id, w.expires_on from limitation_warnings w
         where w.tenant_id = ${tenantId}::uuid and ${isOnPage(sql`w.expires_on`, sql`w.case_voucher_id`)}
           and (select k.checked_on is not null from search k)
           and not exists (
             select from limitation_warnings o
             where o.tenant_id = ${tenantId}::uuid and o.case_voucher_id = w.case_voucher_id
               and o.expires_on = w.expires_on and o.months > w.months offset 0)
         order by w.expires_on, w.case_voucher_id offset 0) w
       cross join lateral (
         select v.case_id from published.case_vouchers v
         where v.tenant_id = ${tenantId}::uuid and v.case_voucher_id = w.case_voucher_id and v.outstanding > 0
           and v.case_id <> all (${found}::uuid[]) offset 0) v
       cross join lateral (
         select c.case_id from published.cases c
         where c.tenant_id = ${tenantId}::uuid and c.case_id = v.case_id and c.status <> 'ENDED' offset 0) s
       cross join lateral (
         select e.case_id, e.starts_on, e.years
         from ${limitationPeriods}(${tenantId}::uuid, array[s.case_id], ${timeZone}::text) e
         where e.case_voucher_id = w.case_voucher_id and e.expires_on = w.expires_on offset 0) p
       order by w.expires_on, w.case_voucher_id ${limit}))
    ${viewsOf(tenantId, sql`ending`)}
    order by p.expires_on, p.case_voucher_id
    limit ${page.limit}::integer offset ${page.offset}::integer`)
}

/** When a debit lapses; no row if it does not, or none is given. */
function endOf(tenantId: string, timeZone: string, caseVoucherId: string | null): Statement {
  return sql`
    select q.expires_on
    from published.case_vouchers w
    cross join lateral ${limitationPeriods}(${tenantId}::uuid, array[w.case_id], ${timeZone}::text) q
    where w.tenant_id = ${tenantId}::uuid and w.case_voucher_id = ${caseVoucherId}::uuid
      and q.case_voucher_id = w.case_voucher_id`
}

/**
 * Open ones of some cases and those merged into them on which a period can end by a day: by the shortest one in the
 * tenant's rules, from the day on which a debit was due. Nothing makes a period end earlier than that, so the others need
 * not be computed. Most are ruled out by their time alone, with five days to spare for time zones and the lengths of months.
 */
function casesEndingBy(tenantId: string, timeZone: string, day: Statement, caseIds: readonly string[]): Statement {
  const dueBy = (months: Statement): Statement => sql`(${day} - make_interval(months => ${months}))::date + 5`
  return sql`
    array(
      with among as materialized (
        select w as case_id from unnest(${caseIds}::uuid[]) k cross join lateral cases_within(${tenantId}::uuid, k) w)
      select s.case_id from published.cases s
      where s.tenant_id = ${tenantId}::uuid and s.status <> 'ENDED' and s.case_id = any (array(
        select v.case_id
        from (
          select min(least((p.value ->> 'years')::integer, (p.value ->> 'chargeYears')::integer,
                           (p.value ->> 'recognisedYears')::integer)) * 12 as months
          from ${rulePeriods}(${tenantId}::uuid, 'limitation') p offset 0) shortest
        cross join lateral (
          select d.case_id from published.case_vouchers d
          where d.tenant_id = ${tenantId}::uuid and d.direction = 'debit' and d.outstanding > 0
            and coalesce(d.due_date, d.date) < ${dueBy(sql`shortest.months`)}
            and ((coalesce(d.due_date, d.date) at time zone ${timeZone}::text)::date
                 + make_interval(months => shortest.months))::date <= ${day}
            and d.case_id = any (array(select a.case_id from among a))
          offset 0) v
        union
        select l.case_id from limitation_lapses l
        where l.tenant_id = ${tenantId}::uuid and l.undone_at is null
          and l.case_id = any (array(select a.case_id from among a)))))`
}

/**
 * The open cases on which a debit has lapsed, a warning is due that was not given, or a lapse no longer holds: of the
 * tenant, or among the given ones and those merged into them. Of a tenant that was checked on that day already, only what
 * changed since is looked at; the first check of a day misses nothing, whatever an earlier one had made of it.
 */
export function findCasesToCheck(
  tenantId: string,
  { timeZone, today }: { readonly timeZone: string; readonly today: string },
  caseIds?: readonly string[],
): Statement<{ caseId: string }> {
  const inAYear = sql`(${today}::date + interval '1 year')::date`
  const cases =
    caseIds === undefined
      ? sql`(
          select w.case_ids
          from ${limitationSearch}(${tenantId}::uuid, ${timeZone}::text, ${inAYear}, ${today}::date) w)`
      : casesEndingBy(tenantId, timeZone, inAYear, caseIds)
  const months = sql`case
    when ${today}::date >= (p.expires_on - interval '3 months')::date then 3
    when ${today}::date >= (p.expires_on - interval '6 months')::date then 6
    else 12 end`
  const ofDebit = sql`tenant_id = ${tenantId}::uuid and case_voucher_id = p.case_voucher_id`
  return sql<{ caseId: string }>`
    select distinct p.case_id as "caseId"
    from (select ${cases} as ids offset 0) k
    cross join lateral ${limitationPeriods}(${tenantId}::uuid, k.ids, ${timeZone}::text) p
    cross join lateral (
      select v.outstanding from published.case_vouchers v
      where v.tenant_id = ${tenantId}::uuid and v.case_voucher_id = p.case_voucher_id offset 0) v
    where cardinality(k.ids) > 0 and ((v.outstanding > 0 and (p.expires_on - interval '12 months')::date <= ${today}::date
           and not exists (select from limitation_lapses where ${ofDebit} and override_reason is not null)
           and (p.expires_on < ${today}::date or not exists (
             select from limitation_warnings where ${ofDebit} and expires_on = p.expires_on and months = ${months})))
      or (p.expires_on >= ${today}::date and exists (
            select from limitation_lapses where ${ofDebit} and undone_at is null and with_voucher_id is null)))
    order by 1`
}

/** The end of the journal, and what all periods of the tenant depend on: read before a check, and recorded after it. */
export interface CheckStart {
  readonly position: number
  readonly basis: string
}

export function findCheckStart(tenantId: string, timeZone: string): Statement<CheckStart> {
  return sql<CheckStart>`
    select coalesce((select h.position from journal_heads h where h.tenant_id = ${tenantId}::uuid), 0) as position,
           ${limitationBasis}(${tenantId}::uuid, ${timeZone}::text) as basis`
}

/** Records that the cases of a tenant were checked on a day, except for some. */
export function recordCheck(
  tenantId: string,
  { position, basis }: CheckStart,
  { today, failedCaseIds }: { readonly today: string; readonly failedCaseIds: readonly string[] },
): Statement {
  return sql`
    insert into limitation_checks (tenant_id, checked_on, position, basis, failed_case_ids)
    values (${tenantId}::uuid, ${today}::date, ${position}::bigint, ${basis}::text, ${failedCaseIds}::uuid[])
    on conflict (tenant_id) do update
    set checked_on = excluded.checked_on, position = excluded.position, basis = excluded.basis,
        failed_case_ids = excluded.failed_case_ids`
}
