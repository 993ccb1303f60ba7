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

export interface PageBounds {
  readonly limit: number
  readonly offset: number
  readonly after: string | null
}

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

/** The limitation periods `p`, which a part of a statement selects, with the vouchers `v` and cases `c`. */
export function viewsOf(tenantId: string, periods: Statement): Statement {
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
    from ${periods} p
    join published.case_vouchers v on v.tenant_id = ${tenantId}::uuid and v.case_voucher_id = p.case_voucher_id
    join published.cases c on c.tenant_id = ${tenantId}::uuid and c.case_id = p.case_id`
}

/** The periods of the debits of a case and of the cases merged with it, those that end first first. */
export function findPeriods(tenantId: string, caseIds: Statement, timeZone: string): Statement<PeriodRow> {
  return sql<PeriodRow>`
    ${viewsOf(tenantId, sql`${limitationPeriods}(${tenantId}::uuid, array(${caseIds}), ${timeZone}::text)`)}
    order by p.expires_on, p.case_voucher_id`
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
