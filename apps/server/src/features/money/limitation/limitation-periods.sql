-- When the debits of cases lapse: the first day of each period, the last day on which it can be collected, and the years of
-- the period that runs. The same as `clockOf` in limitation.rules.ts, for many debits at once; a property test compares
-- the two. Only debits of cases with a rule pack have a row, and only those with something outstanding or lapsed.
create function limitation_periods(p_tenant uuid, p_cases uuid[], p_zone text)
returns table (case_id uuid, case_voucher_id uuid, starts_on date, expires_on date, years integer)
language sql stable parallel safe
as $$
  with recursive rules as materialized (
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
  payable as materialized (
    select c.case_voucher_id as claim_id, c.starts_on, c.case_voucher_id as debit_id
    from components c where c.interrupted_by ? 'payment'
    union all
    select c.case_voucher_id, c.starts_on, v.case_voucher_id
    from components c
    cross join lateral (
      select i.case_voucher_id from published.case_vouchers i
      where i.tenant_id = p_tenant and i.case_id = c.case_id and i.reference_case_voucher_id = c.case_voucher_id
        and i.category = 'interest' and i.direction = 'debit' offset 0) v
    where c.interrupted_by ? 'payment'
  ),
  paid as materialized (
    select d.claim_id, d.starts_on, a.credit_voucher_id
    from payable d
    cross join lateral (
      select x.credit_voucher_id, sum(case when x.undoes_allocation_id is null then x.amount else -x.amount end) as amount
      from published.case_voucher_allocations x
      where x.tenant_id = p_tenant and x.debit_voucher_id = d.debit_id
      group by x.credit_voucher_id) a
    group by d.claim_id, d.starts_on, a.credit_voucher_id
    having sum(a.amount) > 0
  ),
  -- One look-up for each debit, whatever the planner knows: right after a fill it knows nothing, and its joins took 14
  -- seconds for 150 cases.
  happened as materialized (
    select c.case_voucher_id, f.happened_on as day, f.kind in ('written-acknowledgement', 'judgment') as is_recognition
    from components c
    cross join lateral (
      select x.happened_on, x.kind from limitation_facts x
      where x.tenant_id = p_tenant and x.case_id = c.case_id and x.withdrawn_at is null
        and (x.case_voucher_id is null or x.case_voucher_id = c.case_voucher_id) offset 0) f
    where f.happened_on >= c.starts_on and c.interrupted_by ? interruption_of(f.kind)
    union all
    -- What the debtor paid on the debit, or on the interest on it.
    select p.claim_id, (k.date at time zone p_zone)::date, false
    from paid p
    cross join lateral (
      select v.date from published.case_vouchers v
      where v.tenant_id = p_tenant and v.case_voucher_id = p.credit_voucher_id and v.category = 'deposit' limit 1) k
    where (k.date at time zone p_zone)::date >= p.starts_on
  ),
  events as materialized (
    select h.case_voucher_id, h.day, h.is_recognition,
           row_number() over (partition by h.case_voucher_id order by h.day, h.is_recognition desc) as number
    from happened h
  ),
  periods as (
    select c.case_voucher_id, 0::bigint as number, c.years, (c.starts_on + make_interval(years => c.years))::date as expires_on
    from components c
    union all
    select p.case_voucher_id, e.number, n.years, (e.day + make_interval(years => n.years))::date
    from periods p
    join events e on e.case_voucher_id = p.case_voucher_id and e.number = p.number + 1 and e.day <= p.expires_on
    join components c on c.case_voucher_id = p.case_voucher_id
    cross join lateral (select case when e.is_recognition then c.recognised_years else p.years end as years) n
  )
  select c.case_id, c.case_voucher_id, c.starts_on, l.expires_on, l.years
  from components c
  cross join lateral (
    select p.expires_on, p.years from periods p
    where p.case_voucher_id = c.case_voucher_id order by p.number desc limit 1) l
$$;
