-- When the debits of cases lapse: the first day of each period, the last day on which it can be collected, and the years of
-- the period that runs. The same as `clockOf` in limitation.rules.ts, for many debits at once; a property test compares
-- the two. Only debits of cases with a rule pack have a row, and only those with something outstanding or lapsed.
create function limitation_periods(p_tenant uuid, p_cases uuid[], p_zone text)
returns table (case_id uuid, case_voucher_id uuid, starts_on date, expires_on date, years integer)
language sql stable parallel safe
as $$
  with rules as materialized (
    select p.pack, p.valid_from, p.valid_until, (p.value ->> 'years')::integer as years,
           (p.value ->> 'chargeYears')::integer as charge_years, (p.value ->> 'recognisedYears')::integer as recognised_years,
           p.value -> 'interruptedBy' as interrupted_by
    from rule_periods(p_tenant, 'limitation') p
  ),
  debits as materialized (
    select v.case_id, v.case_voucher_id, v.category,
           (coalesce(v.due_date, v.date) at time zone p_zone)::date as starts_on
    from published.case_vouchers v
    where v.tenant_id = p_tenant and v.case_id = any (p_cases) and v.direction = 'debit' and v.amount > 0
      and v.reverses_case_voucher_id is null
      and (v.outstanding > 0 or exists (
        select from limitation_lapses l
        where l.tenant_id = p_tenant and l.case_voucher_id = v.case_voucher_id and l.undone_at is null))
  ),
  components as materialized (
    select d.*, r.recognised_years, r.interrupted_by,
           case
             when d.category = 'principal' and exists (
               select from limitation_facts f
               where f.tenant_id = p_tenant and f.case_id = d.case_id and f.kind = 'debt-instrument' and f.withdrawn_at is null
                 and (f.case_voucher_id is null or f.case_voucher_id = d.case_voucher_id)) then r.recognised_years
             when d.category = 'principal' then r.years
             else r.charge_years
           end as years
    from debits d
    cross join lateral case_pack(p_tenant, d.case_id) k
    join rules r on r.pack = k.pack and d.starts_on >= r.valid_from and d.starts_on < r.valid_until
  ),
  -- What interrupts the period of each debit, in order. Everything is looked up for one debit at a time: joined as sets,
  -- the debits and their events are compared each with each where the planner knows nothing of them.
  interrupted as materialized (
    select c.*, e.days, e.recognitions
    from components c
    cross join lateral (
      select array_agg(h.day order by h.day, h.is_recognition desc) as days,
             array_agg(h.is_recognition order by h.day, h.is_recognition desc) as recognitions
      from (
        select f.happened_on as day, f.kind in ('written-acknowledgement', 'judgment') as is_recognition
        from limitation_facts f
        where f.tenant_id = p_tenant and f.case_id = c.case_id and f.withdrawn_at is null
          and (f.case_voucher_id is null or f.case_voucher_id = c.case_voucher_id)
          and f.happened_on >= c.starts_on and c.interrupted_by ? interruption_of(f.kind)
        union all
        -- What the debtor paid on the debit, or on the interest on it.
        select (k.date at time zone p_zone)::date, false
        from (
          select a.credit_voucher_id
          from (
            select c.case_voucher_id
            union all
            select i.case_voucher_id from published.case_vouchers i
            where i.tenant_id = p_tenant and i.case_id = c.case_id and i.reference_case_voucher_id = c.case_voucher_id
              and i.category = 'interest' and i.direction = 'debit'
          ) d
          cross join lateral (
            select x.credit_voucher_id, case when x.undoes_allocation_id is null then x.amount else -x.amount end as amount
            from published.case_voucher_allocations x
            where x.tenant_id = p_tenant and x.debit_voucher_id = d.case_voucher_id offset 0) a
          group by a.credit_voucher_id
          having sum(a.amount) > 0
        ) paid
        cross join lateral (
          select v.date from published.case_vouchers v
          where v.tenant_id = p_tenant and v.case_voucher_id = paid.credit_voucher_id and v.category = 'deposit' limit 1) k
        where c.interrupted_by ? 'payment' and (k.date at time zone p_zone)::date >= c.starts_on
      ) h
    ) e
  )
  select c.case_id, c.case_voucher_id, c.starts_on, l.expires_on, l.years
  from interrupted c
  cross join lateral (
    with recursive periods as (
      select 0 as number, c.years, (c.starts_on + make_interval(years => c.years))::date as expires_on
      union all
      select p.number + 1, n.years, (c.days[p.number + 1] + make_interval(years => n.years))::date
      from periods p
      cross join lateral (
        select case when c.recognitions[p.number + 1] then c.recognised_years else p.years end as years) n
      where c.days[p.number + 1] <= p.expires_on
    )
    select p.expires_on, p.years from periods p order by p.number desc limit 1) l
$$;
