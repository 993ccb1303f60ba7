-- The interest on the debits of cases up to a moment, by the days of a time zone: how much has accrued on each debit, how
-- much of it is booked, and on how many days no rate is known. Interest that lapsed before it was booked is left out. The
-- same as `interestOfVouchers` in debit-interest.rules.ts, for many debits at once; a property test compares the two.
--   p_recorded_by: only entries recorded by then count; null counts all.
create function accrued_interest(p_tenant uuid, p_cases uuid[], p_moment timestamptz, p_zone text, p_recorded_by timestamptz)
returns table (case_id uuid, case_voucher_id uuid, total numeric, booked bigint, unpriced_days integer)
language plpgsql stable parallel safe
-- Planning takes longer than valuing a case, so the plan is kept.
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
begin
  return query
  with rules as materialized (
    select p.rule, p.pack, p.valid_from, p.valid_until, p.due_from, p.due_until, p.value
    from rule_periods(p_tenant, 'interest-start-days', 'day-count', 'statutory-rate', 'contract-rate-limit', 'limitation') p
  ),
  start_days as materialized (
    select p.pack, p.valid_from, p.valid_until, (p.value #>> '{}')::integer as days
    from rules p where p.rule = 'interest-start-days'
  ),
  day_counts as materialized (
    select p.pack, p.valid_from, p.valid_until, p.value #>> '{}' as day_count from rules p where p.rule = 'day-count'
  ),
  statutory_rates as materialized (
    select p.pack, p.valid_from, p.valid_until, p.due_from, p.due_until, (p.value #>> '{}')::numeric as rate
    from rules p where p.rule = 'statutory-rate'
  ),
  rate_limits as materialized (
    select p.pack, p.valid_from, p.valid_until from rules p where p.rule = 'contract-rate-limit' and p.value = 'true'
  ),
  limitations as materialized (
    select p.pack, p.valid_from, p.valid_until, (p.value ->> 'chargeYears')::integer as years, p.value -> 'interruptedBy' as interrupted_by
    from rules p where p.rule = 'limitation'
  ),
  terms as (
    select t.case_id, t.case_voucher_id as terms_id, t.interest_rule, t.interest, t.interest_start_date, t.interest_end_date,
           t.due_date, coalesce(tied.case_voucher_id, t.case_voucher_id) as case_voucher_id,
           coalesce(tied.amount, t.amount) as amount,
           case when tied.case_voucher_id is null then t.due_date else tied.due_date end as base_due_date,
           coalesce(tied.date, t.date) as base_date
    from published.case_vouchers t
    -- An interest voucher that is tied to a debit is a marker on it, and bears no interest itself.
    left join published.case_vouchers tied
      on tied.tenant_id = p_tenant and tied.case_voucher_id = t.reference_case_voucher_id
         and t.category = 'interest' and tied.direction = 'debit'
    where t.tenant_id = p_tenant and t.case_id = any (p_cases) and t.direction = 'debit'
      and t.interest_rule in ('statutory', 'contractual')
      and (p_recorded_by is null or t.created_at <= p_recorded_by)
      and not exists (
        select from published.case_vouchers r
        where r.tenant_id = p_tenant and r.case_id = t.case_id
          and r.reverses_case_voucher_id in (t.case_voucher_id, tied.case_voucher_id)
          and (p_recorded_by is null or r.created_at <= p_recorded_by))
  ),
  -- Materialized, or the planner would compute the pack and the days again wherever they are used.
  dated as materialized (
    select t.*, k.pack,
           coalesce(
             (coalesce(t.interest_start_date, t.due_date, t.base_due_date) at time zone p_zone)::date,
             coalesce(s.demanded_on, (t.base_date at time zone p_zone)::date) + s.days) as first_day,
           (coalesce(t.base_due_date, t.interest_start_date, t.base_date) at time zone p_zone)::date as due_day,
           (least(t.interest_end_date, p_moment) at time zone p_zone)::date as until_day
    from terms t
    left join lateral case_pack(p_tenant, t.case_id) k on true
    left join lateral (
      select p.days,
             -- The first demand that the creditor sent, if one was recorded: the request for payment.
             (select min(f.happened_on) from published.limitation_facts f
              where f.tenant_id = p_tenant and f.case_id = t.case_id and f.kind = 'demand'
                and (f.case_voucher_id is null or f.case_voucher_id = t.case_voucher_id)
                and f.happened_on >= (t.base_date at time zone p_zone)::date
                and (p_recorded_by is null or f.created_at <= p_recorded_by)
                and (f.withdrawn_at is null or f.withdrawn_at > p_recorded_by)) as demanded_on
      from start_days p
      where p.pack = k.pack and (t.base_date at time zone p_zone)::date >= p.valid_from
        and (t.base_date at time zone p_zone)::date < p.valid_until
        and t.interest_rule = 'statutory' and coalesce(t.interest_start_date, t.due_date, t.base_due_date) is null) s on true
  ),
  counted as materialized (
    select d.*, coalesce(c.day_count, 'actual/365') as day_count,
           case when c.day_count = '30/360' then 360 else 365 end as year_days,
           exists (
             select from rate_limits l
             where l.pack = d.pack and d.first_day >= l.valid_from and d.first_day < l.valid_until) as is_limited
    from dated d
    left join lateral (
      select p.day_count from day_counts p
      where p.pack = d.pack and d.first_day >= p.valid_from and d.first_day < p.valid_until) c on true
    where d.until_day > d.first_day
  ),
  -- Each debit up to the moment, and those with interest that has lapsed also up to the first day that has not.
  spans as materialized (
    select c.*, false as is_lapsed, c.until_day as end_day from counted c
    union all
    select c.*, true, least(l.first_left, c.until_day)
    from counted c
    cross join lateral (
      select i.years, i.interrupted_by, (p_moment at time zone p_zone)::date as today from limitations i
      where i.pack = c.pack and c.first_day >= i.valid_from and c.first_day < i.valid_until
        and c.first_day + make_interval(years => i.years) < (p_moment at time zone p_zone)::date) r
    cross join lateral (
      -- An interruption counts if the one after it, or the moment, is within the period that it started.
      select coalesce(min(f.day) filter (where f.is_linked), r.today) as since
      from (
        select e.day, bool_and((e.day + make_interval(years => r.years))::date >= e.next_day) over (order by e.day desc) as is_linked
        from (
          select h.happened_on as day, coalesce(lag(h.happened_on) over (order by h.happened_on desc), r.today) as next_day
          from published.limitation_facts h
          where h.tenant_id = p_tenant and h.case_id = c.case_id and h.happened_on <= r.today
            and (h.case_voucher_id is null or h.case_voucher_id = c.case_voucher_id)
            and (p_recorded_by is null or h.created_at <= p_recorded_by)
            and (h.withdrawn_at is null or h.withdrawn_at > p_recorded_by)
            and r.interrupted_by ? interruption_of(h.kind)) e) f) chain
    cross join lateral (
      -- The interest on a day is due on the next.
      select first_day_due(chain.since, r.years) - 1 as first_left) l
    where l.first_left > c.first_day
  ),
  -- Everything about a debit is looked up for that debit: the planner does not know how many cases it is asked about, and
  -- would join lists of a million rows in nested loops.
  owing as materialized (
    select c.*, p.days as paid_days, p.amounts as paid_amounts,
           -- The first day on which nothing is outstanding ends the interest.
           case when p.total = c.amount then coalesce(p.last_day, c.first_day) else c.end_day end as last_day
    from spans c
    cross join lateral (
      select array_agg(d.day) as days, array_agg(d.amount) as amounts, coalesce(sum(d.amount), 0) as total,
             max(d.day) as last_day
      from (
        select greatest((k.date at time zone p_zone)::date, c.first_day) as day,
               sum(case when a.undoes_allocation_id is null then a.amount else -a.amount end) as amount
        from published.case_voucher_allocations a
        join published.case_vouchers k on k.tenant_id = p_tenant and k.case_voucher_id = a.credit_voucher_id
        where a.tenant_id = p_tenant and a.debit_voucher_id = c.case_voucher_id
          and (p_recorded_by is null or a.created_at <= p_recorded_by)
          and (k.date at time zone p_zone)::date < c.end_day
        group by greatest((k.date at time zone p_zone)::date, c.first_day)
        having sum(case when a.undoes_allocation_id is null then a.amount else -a.amount end) <> 0) d) p
  ),
  rounded as (
    select o.case_id, o.case_voucher_id, o.is_lapsed,
           div(2 * coalesce(p.unit_days, 0) + o.year_days, 2 * o.year_days) as amount,
           greatest(day_number(o.last_day, o.day_count) - day_number(o.first_day, o.day_count), 0) - coalesce(p.days, 0)::integer as unpriced_days
    from owing o
    cross join lateral (
      select sum(r.rate * (
               o.amount * (n.until_number - n.from_number)
               - coalesce((
                   select sum(q.amount * (n.until_number - day_number(greatest(q.day, r.from_day), o.day_count)))
                   from unnest(o.paid_days, o.paid_amounts) q (day, amount) where q.day < r.until_day), 0))) as unit_days,
             sum(greatest(least(n.until_number, day_number(o.last_day, o.day_count)) - n.from_number, 0)) as days
      from (
        select greatest(s.valid_from, o.first_day) as from_day, least(s.valid_until, o.end_day) as until_day,
               case when o.interest_rule = 'statutory' then s.rate else least(s.rate, o.interest) end as rate
        from statutory_rates s
        where (o.interest_rule = 'statutory' or o.is_limited)
          and s.pack = o.pack and o.due_day >= s.due_from and o.due_day < s.due_until
          and s.valid_from < o.end_day and s.valid_until > o.first_day
        union all
        select o.first_day, o.end_day, o.interest where o.interest_rule = 'contractual' and not o.is_limited) r
      cross join lateral (
        select day_number(r.from_day, o.day_count) as from_number, day_number(r.until_day, o.day_count) as until_number) n) p
  )
  select r.case_id, r.case_voucher_id, r.amount - greatest(r.lapsed - b.amount, 0), b.amount, r.unpriced_days
  from (
    select r.case_id, r.case_voucher_id, sum(r.amount) filter (where not r.is_lapsed) as amount,
           coalesce(sum(r.amount) filter (where r.is_lapsed), 0) as lapsed,
           sum(case when r.is_lapsed then -r.unpriced_days else r.unpriced_days end)::integer as unpriced_days
    from rounded r
    group by r.case_id, r.case_voucher_id) r
  cross join lateral booked_interest(p_tenant, r.case_id, r.case_voucher_id, p_recorded_by) b;
end
$$;
