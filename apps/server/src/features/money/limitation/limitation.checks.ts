import { sql } from '../../../platform/database/sql.ts'
import { sqlFunction } from '../../../platform/database/sql-functions.ts'
import type { Check, Finding } from '../../../platform/feature/feature.ts'

const limitationPeriods = sqlFunction('limitation_periods')
const limitationSearch = sqlFunction('limitation_search')

/** Each selects the rows that break an invariant. */
export const checks: Readonly<Record<string, Check>> = {
  'Nothing is outstanding on a debit that has lapsed': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(l.limitation_lapse_id::text) as example
    from limitation_lapses l
    join published.case_vouchers v on v.tenant_id = l.tenant_id and v.case_voucher_id = l.case_voucher_id
    where l.tenant_id = ${tenantId}::uuid and l.undone_at is null and v.outstanding > 0`,

  'Every lapse is a write-off of its amount, reversed if the lapse was undone': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(l.limitation_lapse_id::text) as example
    from limitation_lapses l
    join published.case_vouchers w on w.tenant_id = l.tenant_id and w.case_voucher_id = l.write_off_voucher_id
    where l.tenant_id = ${tenantId}::uuid
      and (w.category <> 'write-off' or w.amount <> l.amount or w.reference_case_voucher_id <> l.case_voucher_id
           or (l.undone_at is not null) <> exists (
             select from published.case_vouchers r
             where r.tenant_id = l.tenant_id and r.case_id = l.case_id and r.reverses_case_voucher_id = w.case_voucher_id))`,

  // `GET /limitations` finds debits by these warnings. Here, all periods of the tenant are computed.
  'The last check of limitation warned of every debit that lapses within a year, unless its case changed since': (
    tenantId,
  ) => sql<Finding>`
    with search as materialized (
      select s.checked_on, s.case_ids, z.time_zone, (s.checked_on + interval '1 year')::date as until
      from published.tenants z
      cross join lateral ${limitationSearch}(
        ${tenantId}::uuid, z.time_zone,
        (select (k.checked_on + interval '1 year')::date from limitation_checks k where k.tenant_id = ${tenantId}::uuid),
        '-infinity') s
      where z.tenant_id = ${tenantId}::uuid and s.checked_on is not null)
    select count(*)::integer as count, min(p.case_voucher_id::text) as example
    from search k
    cross join lateral ${limitationPeriods}(
      ${tenantId}::uuid,
      array(select c.case_id from published.cases c where c.tenant_id = ${tenantId}::uuid and c.status <> 'ENDED'),
      k.time_zone) p
    join published.case_vouchers v on v.tenant_id = ${tenantId}::uuid and v.case_voucher_id = p.case_voucher_id
    where v.outstanding > 0 and p.expires_on between k.checked_on and k.until and p.case_id <> all (k.case_ids)
      and not exists (
        select from limitation_warnings w
        where w.tenant_id = ${tenantId}::uuid and w.case_voucher_id = p.case_voucher_id and w.expires_on = p.expires_on)`,
}
