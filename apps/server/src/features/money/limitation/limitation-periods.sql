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
    join rules r on r.pack = pack_of_case(p_tenant, d.case_id) and d.starts_on >= r.valid_from and d.starts_on < r.valid_until
  ),
  happened as (
    select c.case_voucher_id, f.happened_on as day, f.kind in ('written-acknowledgement', 'judgment') as is_recognition
    from components c
    join limitation_facts f
      on f.tenant_id = p_tenant and f.case_id = c.case_id and f.withdrawn_at is null
         and (f.case_voucher_id is null or f.case_voucher_id = c.case_voucher_id)
    where c.interrupted_by ? case f.kind
      when 'written-acknowledgement' then 'acknowledgement'
      when 'judgment' then 'legal-action'
      when 'part-payment' then 'payment'
      else f.kind
    end
    union all
    -- What the debtor paid on the debit, or on the interest on it.
    select c.case_voucher_id, (k.date at time zone p_zone)::date, false
    from components c
    join published.case_vouchers t
      on t.tenant_id = p_tenant and t.case_id = c.case_id
         and (t.case_voucher_id = c.case_voucher_id
              or (t.reference_case_voucher_id = c.case_voucher_id and t.category = 'interest' and t.direction = 'debit'))
    join published.case_voucher_allocations a on a.tenant_id = p_tenant and a.debit_voucher_id = t.case_voucher_id
    join published.case_vouchers k
      on k.tenant_id = p_tenant and k.case_voucher_id = a.credit_voucher_id and k.category = 'deposit'
    where c.interrupted_by ? 'payment'
    group by c.case_voucher_id, k.case_voucher_id, k.date
    having sum(case when a.undoes_allocation_id is null then a.amount else -a.amount end) > 0
  ),
  events as materialized (
    select h.case_voucher_id, h.day, h.is_recognition,
           row_number() over (partition by h.case_voucher_id order by h.day, h.is_recognition desc) as number
    from happened h
    join components c on c.case_voucher_id = h.case_voucher_id and h.day >= c.starts_on
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
