-- Whether interest that is not booked has accrued on the vouchers of these cases up to a moment, by the days of a time
-- zone: the same rule as that of the balance, line by line, each rounded half up to the minor unit.
create function has_accrued_interest(p_tenant uuid, p_cases uuid[], p_moment timestamptz, p_zone text) returns boolean
language sql stable parallel safe
as $$
  select exists (
    select
    from published.case_vouchers t
    -- An interest voucher that is tied to a debit is a marker on it, and bears no interest itself.
    left join published.case_vouchers tied
      on tied.tenant_id = p_tenant and tied.case_voucher_id = t.reference_case_voucher_id and tied.case_id = any (p_cases)
         and t.category = 'interest' and tied.direction = 'debit'
    cross join lateral (
      select coalesce(tied.case_voucher_id, t.case_voucher_id) as case_voucher_id,
             coalesce(tied.amount, t.amount) as amount,
             (coalesce(t.interest_start_date, t.due_date, tied.due_date) at time zone p_zone)::date as first_day,
             (least(t.interest_end_date, p_moment) at time zone p_zone)::date as end_day
    ) b
    where t.tenant_id = p_tenant and t.case_id = any (p_cases) and t.direction = 'debit' and t.interest > 0
      and b.end_day > b.first_day
      and not exists (
        select from published.case_vouchers r
        where r.tenant_id = p_tenant and r.case_id = any (p_cases)
          and r.reverses_case_voucher_id in (t.case_voucher_id, b.case_voucher_id))
      and 2 * t.interest * (
        b.amount::numeric * (b.end_day - b.first_day)
        - coalesce((
            select sum(p.amount * greatest(b.end_day - greatest(p.day, b.first_day), 0))
            from (
              select (k.date at time zone p_zone)::date as day,
                     sum(case when a.undoes_allocation_id is null then a.amount else -a.amount end) as amount
              from published.case_voucher_allocations a
              join published.case_vouchers k on k.tenant_id = p_tenant and k.case_voucher_id = a.credit_voucher_id
              where a.tenant_id = p_tenant and a.debit_voucher_id = b.case_voucher_id
              group by k.case_voucher_id, k.date
            ) p), 0)
      ) >= 365)
$$;
