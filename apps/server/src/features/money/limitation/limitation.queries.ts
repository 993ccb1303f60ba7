import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import { sqlFunction } from '../../../platform/database/sql-functions.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { packOnCase } from '../interest/index.ts'
import { debtorNameOf } from '../../parties/customers/index.ts'
import type { PackName } from '../rule-packs/index.ts'
import type { WarningMonths } from './limitation.rules.ts'
import type { EndingLimitation } from './limitation.schemas.ts'

const limitationPeriods = sqlFunction('limitation_periods')
const rulePeriods = sqlFunction('rule_periods')

export interface PeriodRow {
  readonly caseId: string
  readonly caseSeqId: number
  readonly debtorName: string
  readonly caseVoucherId: string
  readonly referenceId: string | null
  readonly category: EndingLimitation['category']
  readonly outstanding: number
  readonly currency: Currency
  readonly startsOn: string
  readonly expiresOn: string
  readonly years: number
  /** Whether a lapse of the debit was overridden. */
  readonly isOverridden: boolean
  /** The lapse of the debit, if it has lapsed by itself. */
  readonly limitationLapseId: string | null
  /** Whether the case, or the one it was merged into, has ended. */
  readonly hasEnded: boolean
}

function hasEnded(tenantId: string, caseId: Statement): Statement {
  return sql`exists (
    select from published.cases e
    where e.tenant_id = ${tenantId}::uuid and e.case_id = case_root(${tenantId}::uuid, ${caseId}) and e.status = 'ENDED')`
}

/** The limitation periods `p` of the debits of cases in an array, with the vouchers `v` and cases `c`. */
function periodsOf(tenantId: string, caseIds: Statement, timeZone: string): Statement {
  return sql`
    select p.case_id as "caseId", c.case_seq_id as "caseSeqId", ${debtorNameOf(sql`c`)} as "debtorName",
           p.case_voucher_id as "caseVoucherId", v.reference_id as "referenceId", v.category, v.outstanding, v.currency,
           p.starts_on as "startsOn", p.expires_on as "expiresOn", p.years,
           exists (
             select from limitation_lapses o
             where o.tenant_id = ${tenantId}::uuid and o.case_id = p.case_id and o.case_voucher_id = p.case_voucher_id
               and o.override_reason is not null) as "isOverridden",
           (select l.limitation_lapse_id from limitation_lapses l
            where l.tenant_id = ${tenantId}::uuid and l.case_id = p.case_id and l.case_voucher_id = p.case_voucher_id
              and l.undone_at is null and l.with_voucher_id is null) as "limitationLapseId",
           ${hasEnded(tenantId, sql`p.case_id`)} as "hasEnded"
    from ${limitationPeriods}(${tenantId}::uuid, ${caseIds}, ${timeZone}::text) p
    join published.case_vouchers v on v.tenant_id = ${tenantId}::uuid and v.case_voucher_id = p.case_voucher_id
    join published.cases c on c.tenant_id = ${tenantId}::uuid and c.case_id = p.case_id`
}

/** The periods of the debits of a case and of the cases merged with it, those that end first first. */
export function findPeriods(tenantId: string, caseIds: Statement, timeZone: string): Statement<PeriodRow> {
  return sql<PeriodRow>`
    ${periodsOf(tenantId, sql`array(${caseIds})`, timeZone)} order by p.expires_on, p.case_voucher_id`
}

export interface PageBounds {
  readonly limit: number
  readonly offset: number
  readonly after: string | null
}

/**
 * The debits of open cases that can still be collected and lapse by a day, those that lapse first first. If the debit to
 * continue after lapses no more, the list begins again, so that none is left out.
 */
export function listEndingPeriods(
  tenantId: string,
  { timeZone, today, until }: { readonly timeZone: string; readonly today: string; readonly until: string },
  page: PageBounds,
): Statement<PeriodRow> {
  return sql<PeriodRow>`
    ${periodsOf(tenantId, casesEndingBy(tenantId, timeZone, sql`${until}::date`), timeZone)}
    where v.outstanding > 0 and p.expires_on >= ${today}::date and p.expires_on <= ${until}::date
      and (${page.after}::uuid is null or (p.expires_on, p.case_voucher_id) > (
        select coalesce((
          select q.expires_on
          from published.case_vouchers w
          cross join lateral ${limitationPeriods}(${tenantId}::uuid, array[w.case_id], ${timeZone}::text) q
          where w.tenant_id = ${tenantId}::uuid and w.case_voucher_id = ${page.after}::uuid
            and q.case_voucher_id = w.case_voucher_id), '-infinity'), ${page.after}::uuid))
    order by p.expires_on, p.case_voucher_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

/**
 * Open cases on which a period can end by a day: by the shortest one in the tenant's rules, from the day on which a debit
 * was due. Nothing makes a period end earlier than that, so the others need not be computed. The debits are read once, and
 * most are ruled out by their time alone, with five days to spare for time zones and the lengths of months.
 */
function casesEndingBy(tenantId: string, timeZone: string, day: Statement, among: Among = everywhere): Statement {
  const dueBy = (months: Statement): Statement => sql`(${day} - make_interval(months => ${months}))::date + 5`
  return sql`
    array(
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
            ${among(sql`d.case_id`)}
          offset 0) v
        union
        select l.case_id from limitation_lapses l
        where l.tenant_id = ${tenantId}::uuid and l.undone_at is null ${among(sql`l.case_id`)})))`
}

/** A condition that limits a search to some cases. */
type Among = (caseId: Statement) => Statement

const everywhere: Among = () => sql``

/**
 * The open cases on which a debit has lapsed, a warning is due that was not given, or a lapse no longer holds: of the
 * tenant, or among the given ones and those merged into them.
 */
export function findCasesToCheck(
  tenantId: string,
  { timeZone, today }: { readonly timeZone: string; readonly today: string },
  caseIds?: readonly string[],
): Statement<{ caseId: string }> {
  const among: Among =
    caseIds === undefined
      ? everywhere
      : (caseId) => sql`
          and ${caseId} = any (array(
            select w from unnest(${caseIds}::uuid[]) k cross join lateral cases_within(${tenantId}::uuid, k) w))`
  const inAYear = sql`(${today}::date + interval '1 year')::date`
  const months = sql`case
    when ${today}::date >= (p.expires_on - interval '3 months')::date then 3
    when ${today}::date >= (p.expires_on - interval '6 months')::date then 6
    else 12 end`
  const ofDebit = sql`tenant_id = ${tenantId}::uuid and case_voucher_id = p.case_voucher_id`
  return sql<{ caseId: string }>`
    select distinct p.case_id as "caseId"
    from ${limitationPeriods}(${tenantId}::uuid, ${casesEndingBy(tenantId, timeZone, inAYear, among)}, ${timeZone}::text) p
    join published.case_vouchers v on v.tenant_id = ${tenantId}::uuid and v.case_voucher_id = p.case_voucher_id
    where (v.outstanding > 0 and (p.expires_on - interval '12 months')::date <= ${today}::date
           and not exists (select from limitation_lapses where ${ofDebit} and override_reason is not null)
           and (p.expires_on < ${today}::date or not exists (
             select from limitation_warnings where ${ofDebit} and expires_on = p.expires_on and months = ${months})))
      or (p.expires_on >= ${today}::date and exists (
            select from limitation_lapses where ${ofDebit} and undone_at is null and with_voucher_id is null))
    order by 1`
}

/**
 * The debits of open cases that lapse within three months, as items of the work queue. The warnings find the few that can
 * matter; the period is computed again, because it may have been interrupted since.
 */
export function limitationItems(
  tenantId: string,
  { timeZone, today }: { readonly timeZone: string; readonly today: string },
): Statement {
  return sql`
    select w.case_voucher_id as subject_id, v.case_id,
           w.expires_on::timestamp at time zone ${timeZone}::text as at, v.reference_id as label, null::text as text,
           v.outstanding as amount, v.currency
    from limitation_warnings w
    join published.case_vouchers v on v.tenant_id = w.tenant_id and v.case_voucher_id = w.case_voucher_id
    where w.tenant_id = ${tenantId}::uuid and w.months = 3 and w.expires_on >= ${today}::date and v.outstanding > 0
      and not ${hasEnded(tenantId, sql`v.case_id`)}
      and w.expires_on = (
        select p.expires_on from ${limitationPeriods}(${tenantId}::uuid, array[v.case_id], ${timeZone}::text) p
        where p.case_voucher_id = w.case_voucher_id)`
}

/** The pack of a case, and the payments on its debits and on the interest on them. */
export interface PaidDebitRow {
  readonly caseVoucherId: string
  readonly pack: PackName | null
  readonly paidOn: readonly string[]
}

export function findPaidDebits(tenantId: string, caseIds: Statement, timeZone: string): Statement<PaidDebitRow> {
  return sql<PaidDebitRow>`
    select v.case_voucher_id as "caseVoucherId", ${packOnCase(tenantId, sql`v.case_id`)} as pack,
           coalesce((
             select jsonb_agg(distinct (k.date at time zone ${timeZone}::text)::date)
             from (
               select a.credit_voucher_id from published.case_vouchers t
               join published.case_voucher_allocations a on a.tenant_id = ${tenantId}::uuid and a.debit_voucher_id = t.case_voucher_id
               where t.tenant_id = ${tenantId}::uuid and t.case_id = v.case_id
                 and (t.case_voucher_id = v.case_voucher_id
                      or (t.reference_case_voucher_id = v.case_voucher_id and t.category = 'interest' and t.direction = 'debit'))
               group by a.credit_voucher_id
               having sum(case when a.undoes_allocation_id is null then a.amount else -a.amount end) > 0
             ) paid
             join published.case_vouchers k
               on k.tenant_id = ${tenantId}::uuid and k.case_voucher_id = paid.credit_voucher_id and k.category = 'deposit'), '[]') as "paidOn"
    from published.case_vouchers v
    where v.tenant_id = ${tenantId}::uuid and v.case_id = any (array(${caseIds})) and v.direction = 'debit'`
}

export interface LapseRow {
  readonly limitationLapseId: string
  readonly tenantId: string
  readonly caseId: string
  readonly caseVoucherId: string
  readonly writeOffVoucherId: string
  readonly withVoucherId: string | null
  readonly expiredOn: string
  readonly amount: number
  readonly currency: Currency
  readonly undoneAt: Date | null
  readonly undoneBy: Actor | null
  readonly overrideReason: string | null
  readonly createdAt: Date
  readonly createdBy: Actor
}

const lapses = sql`
  select l.limitation_lapse_id as "limitationLapseId", l.tenant_id as "tenantId", l.case_id as "caseId",
         l.case_voucher_id as "caseVoucherId", l.write_off_voucher_id as "writeOffVoucherId",
         l.with_voucher_id as "withVoucherId", l.expired_on as "expiredOn", l.amount, c.currency,
         l.undone_at as "undoneAt", l.undone_by as "undoneBy", l.override_reason as "overrideReason",
         l.created_at as "createdAt", l.created_by as "createdBy"
  from limitation_lapses l
  join published.cases c on c.tenant_id = l.tenant_id and c.case_id = l.case_id`

export function findLapse(tenantId: string, limitationLapseId: string): Statement<LapseRow> {
  return sql<LapseRow>`
    ${lapses} where l.tenant_id = ${tenantId}::uuid and l.limitation_lapse_id = ${limitationLapseId}::uuid`
}

export function findLapsesOfCases(tenantId: string, caseIds: Statement): Statement<LapseRow> {
  return sql<LapseRow>`
    ${lapses} where l.tenant_id = ${tenantId}::uuid and l.case_id = any (array(${caseIds}))
    order by l.limitation_lapse_id`
}

/** Whether the case of a lapse, or the one it was merged into, has ended. */
export function findEnded(tenantId: string, caseId: string): Statement<{ hasEnded: boolean }> {
  return sql<{ hasEnded: boolean }>`select ${hasEnded(tenantId, sql`${caseId}::uuid`)} as "hasEnded"`
}

/** A lapse that holds, and those of the interest that lapsed with the debit. */
export function findLapsesTogether(tenantId: string, { caseId, caseVoucherId }: LapseRow): Statement<LapseRow> {
  return sql<LapseRow>`
    ${lapses}
    where l.tenant_id = ${tenantId}::uuid and l.case_id = ${caseId}::uuid and l.undone_at is null
      and (l.case_voucher_id = ${caseVoucherId}::uuid or l.with_voucher_id = ${caseVoucherId}::uuid)
    order by l.limitation_lapse_id`
}

export type NewLapse = Omit<LapseRow, 'tenantId' | 'currency' | 'undoneAt' | 'undoneBy' | 'overrideReason'>

export function insertLapse(tenantId: string, lapse: NewLapse): Statement {
  return sql`
    insert into limitation_lapses (
      tenant_id, limitation_lapse_id, case_id, case_voucher_id, write_off_voucher_id, with_voucher_id, expired_on, amount,
      created_at, created_by)
    values (
      ${tenantId}::uuid, ${lapse.limitationLapseId}::uuid, ${lapse.caseId}::uuid, ${lapse.caseVoucherId}::uuid,
      ${lapse.writeOffVoucherId}::uuid, ${lapse.withVoucherId}::uuid, ${lapse.expiredOn}::date, ${lapse.amount}::bigint,
      ${lapse.createdAt}::timestamptz, ${json(lapse.createdBy)}::jsonb)`
}

export function undoLapse(
  tenantId: string,
  limitationLapseId: string,
  { at, by, reason }: { readonly at: Date; readonly by: Actor; readonly reason: string | null },
): Statement {
  return sql`
    update limitation_lapses
    set undone_at = ${at}::timestamptz, undone_by = ${json(by)}::jsonb, override_reason = ${reason}::text
    where tenant_id = ${tenantId}::uuid and limitation_lapse_id = ${limitationLapseId}::uuid`
}

export interface OwedDebitRow {
  readonly caseVoucherId: string
  readonly outstanding: number
}

/** A debit and the interest on it, as far as something is outstanding. */
export function findDebitAndInterest(tenantId: string, caseId: string, caseVoucherId: string): Statement<OwedDebitRow> {
  return sql<OwedDebitRow>`
    select v.case_voucher_id as "caseVoucherId", v.outstanding from published.case_vouchers v
    where v.tenant_id = ${tenantId}::uuid and v.case_id = ${caseId}::uuid and v.direction = 'debit' and v.outstanding > 0
      and (v.case_voucher_id = ${caseVoucherId}::uuid
           or (v.reference_case_voucher_id = ${caseVoucherId}::uuid and v.category = 'interest'))
    order by v.case_voucher_id`
}

/** Stores a warning; returns nothing if it was given before. */
export function insertWarning(
  tenantId: string,
  warning: { caseVoucherId: string; expiresOn: string; months: WarningMonths; at: Date },
): Statement<{ isNew: boolean }> {
  return sql<{ isNew: boolean }>`
    insert into limitation_warnings (tenant_id, case_voucher_id, expires_on, months, warned_at)
    values (${tenantId}::uuid, ${warning.caseVoucherId}::uuid, ${warning.expiresOn}::date, ${warning.months}::smallint,
            ${warning.at}::timestamptz)
    on conflict do nothing
    returning true as "isNew"`
}
