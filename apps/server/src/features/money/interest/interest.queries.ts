import { lookup, sql, type Statement } from '../../../platform/database/sql.ts'
import { sqlFunction } from '../../../platform/database/sql-functions.ts'
import type { RuleName } from '../rule-packs/index.ts'
import type { InterestRules } from './debit-interest.rules.ts'

const accruedInterestFunction = sqlFunction('accrued_interest')
const packOfCase = sqlFunction('pack_of_case')
const casePack = sqlFunction('case_pack')
const rulePeriods = sqlFunction('rule_periods')
const lastRuleChange = sqlFunction('last_rule_change')

/** The rules of interest for cases. They are read once together, and not at all if no case has a rule pack. */
export function findInterestRules(tenantId: string, caseIds: Statement): Statement<InterestRules> {
  const periods = (rule: RuleName): Statement => sql`
    coalesce((select r.periods from rules r where r.pack = c.pack and r.rule = ${rule}::text), '[]')`
  return lookup(sql<InterestRules>`
    with packs as materialized (
      select c.case_id, ${packOfCase}(${tenantId}::uuid, c.case_id) as pack from unnest(array(${caseIds})) as c (case_id)
    ),
    wanted as materialized (
      select r.rule, r.is_text
      from (values ('statutory-rate', true), ('day-count', true), ('interest-start-days', false),
                   ('contract-rate-limit', false), ('limitation', false)) as r (rule, is_text)
      where exists (select from packs c where c.pack is not null)
    ),
    rules as materialized (
      select p.pack, w.rule,
             jsonb_agg(jsonb_build_object('from', p.valid_from, 'until', p.valid_until, 'dueFrom', p.due_from,
                                          'dueUntil', p.due_until,
                                          'value', case when w.is_text then to_jsonb(p.value #>> '{}') else p.value end)) as periods
      from ${rulePeriods}(${tenantId}::uuid, variadic array(select w.rule from wanted w)) p
      join wanted w on w.rule = p.rule
      where p.pack = any (array(select c.pack from packs c))
      group by p.pack, w.rule
    )
    select c.case_id as "caseId", c.pack, ${lastRuleChange}(${tenantId}::uuid) as "changedAt",
           ${periods('statutory-rate')} as rates, ${periods('day-count')} as "dayCounts",
           ${periods('interest-start-days')} as "startDays", ${periods('contract-rate-limit')} as "rateLimits",
           ${periods('limitation')} as limitations
    from packs c`)
}

/** The name of the rule pack of a case; null if it has none. */
export function packOnCase(tenantId: string, caseId: Statement): Statement {
  return sql`${packOfCase}(${tenantId}::uuid, ${caseId})`
}

/** The value of a rule on a day for a case, by its rule pack, which is found once; null if it has none. */
export function ruleOnCase(tenantId: string, caseId: Statement, rule: RuleName, day: string): Statement {
  return sql`(
    select p.value from ${rulePeriods}(${tenantId}::uuid, ${rule}::text) p
    where p.pack = (select ${packOnCase(tenantId, caseId)}) and p.valid_from <= ${day}::date and p.valid_until > ${day}::date
    limit 1)`
}

/** The same for several cases, by their ids: only those whose rule pack has the rule. */
export function rulesOnCases(
  tenantId: string,
  caseIds: readonly string[],
  { rule, day }: { readonly rule: RuleName; readonly day: string },
): Statement<{ caseId: string; value: unknown }> {
  return sql<{ caseId: string; value: unknown }>`
    with values_of_day as materialized (
      select distinct on (p.pack) p.pack, p.value from ${rulePeriods}(${tenantId}::uuid, ${rule}::text) p
      where p.valid_from <= ${day}::date and p.valid_until > ${day}::date
    )
    select c.case_id as "caseId", r.value
    from unnest(${caseIds}::uuid[]) as c (case_id)
    cross join lateral ${casePack}(${tenantId}::uuid, c.case_id) k
    join values_of_day r on r.pack = k.pack`
}

/** A subquery with the accrued interest that is not booked, of every debit of the tenant that bears some. */
export function accruedByDebit(tenantId: string, moment: Date): Statement {
  return sql`
    (select a.case_voucher_id, greatest(a.total - a.booked, 0)::bigint as accrued
     from ${accruedInterestFunction}(${tenantId}::uuid,
       array(select distinct b.case_id from published.case_vouchers b
             where b.tenant_id = ${tenantId}::uuid and b.interest_rule in ('statutory', 'contractual')),
       ${moment}::timestamptz,
       (select z.time_zone from published.tenants z where z.tenant_id = ${tenantId}::uuid), null) a)`
}

/**
 * The accrued interest that is not booked, of the cases in an array, up to a moment. Cases without interest cost one
 * lookup. `narrowed` selects among the debits `i`.
 */
export function accruedOnCases(tenantId: Statement, caseIds: Statement, moment: Date, narrowed = sql`true`): Statement {
  const sum = sql`countable(coalesce(sum(greatest(i.total - i.booked, 0)) filter (where ${narrowed}), 0))`
  return summedOnCases(tenantId, caseIds, moment, sum)
}

/**
 * A subquery with the accrued interest that is not booked, by case, of the cases in an array, and the days for which no
 * rate is known: all of them are valued in one call, which costs little more than one case. Cases without interest have no
 * row. `narrowed` selects among the debits `i`.
 */
export function accruedByCase(tenantId: string, caseIds: Statement, moment: Date, narrowed = sql`true`): Statement {
  return sql`
    (select i.case_id, sum(greatest(i.total - i.booked, 0)) filter (where ${narrowed}) as accrued,
       sum(i.unpriced_days)::integer as unpriced_days
     from (
       select array(
         select distinct b.case_id from published.case_vouchers b
         where b.tenant_id = ${tenantId}::uuid and b.case_id = any (${caseIds})
           and b.interest_rule in ('statutory', 'contractual')) as case_ids offset 0) g
     cross join lateral ${accruedInterestFunction}(${tenantId}::uuid, g.case_ids, ${moment}::timestamptz,
       (select z.time_zone from published.tenants z where z.tenant_id = ${tenantId}::uuid), null) i
     where g.case_ids <> '{}'
     group by i.case_id)`
}

function summedOnCases(tenantId: Statement, caseIds: Statement, moment: Date, sum: Statement): Statement {
  return sql`
    case when exists (
        select from published.case_vouchers b
        where b.tenant_id = ${tenantId} and b.case_id = any (${caseIds}) and b.interest_rule in ('statutory', 'contractual'))
      then (
        select ${sum}
        from ${accruedInterestFunction}(${tenantId}, ${caseIds}, ${moment}::timestamptz,
          (select z.time_zone from published.tenants z where z.tenant_id = ${tenantId}), null) i)
      else 0 end`
}
