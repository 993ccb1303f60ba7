-- Changes the outstanding amounts of debits and the unallocated amounts of credits, the only place that does. A negative
-- change pays or uses that much of a voucher, a positive one restores it. A voucher that would fall below zero or exceed
-- its amount is unchanged and not returned: concurrent payments never exceed the outstanding amount.
--   p_changes: a change for each of the vouchers, which differ. The caller has locked them, or there is only one.
create function move_outstanding(p_tenant uuid, p_vouchers uuid[], p_changes bigint[]) returns setof case_vouchers
language plpgsql
-- The vouchers are few and found by the primary key, but the planner may expect a large set. The plan is kept.
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
begin
  return query
  update case_vouchers v
  set outstanding = v.outstanding + p_changes[array_position(p_vouchers, v.case_voucher_id)]
  where v.tenant_id = p_tenant and v.case_voucher_id = any (p_vouchers)
    and v.outstanding + p_changes[array_position(p_vouchers, v.case_voucher_id)] between 0 and v.amount
  returning v.*;
end
$$;
