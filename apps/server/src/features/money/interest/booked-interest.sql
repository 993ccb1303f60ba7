-- The interest on a debit that is booked as vouchers: interest vouchers tied to the debit, other than reversed ones and
-- those with terms of their own, less the corrections of them, with what had lapsed when they were booked. As a table, it
-- becomes part of the statement that joins it.
create function booked_interest(p_tenant uuid, p_case uuid, p_voucher uuid, p_recorded_by timestamptz) returns table (amount bigint)
language sql stable parallel safe
as $$
  select coalesce(sum(i.amount + coalesce((i.interest_basis -> 'lapsed' ->> 'amount')::bigint, 0) - coalesce((
           select sum(k.amount) from published.case_vouchers k
           where k.tenant_id = p_tenant and k.case_id = i.case_id and k.reference_case_voucher_id = i.case_voucher_id
             and k.is_interest_correction and (p_recorded_by is null or k.created_at <= p_recorded_by)), 0)), 0)::bigint
  from published.case_vouchers i
  where i.tenant_id = p_tenant and i.case_id = p_case and i.reference_case_voucher_id = p_voucher
    and i.category = 'interest' and i.direction = 'debit' and i.interest_rule is null and i.interest_start_date is null
    and (p_recorded_by is null or i.created_at <= p_recorded_by)
    and not exists (
      select from published.case_vouchers r
      where r.tenant_id = p_tenant and r.case_id = i.case_id and r.reverses_case_voucher_id = i.case_voucher_id
        and (p_recorded_by is null or r.created_at <= p_recorded_by))
$$;
