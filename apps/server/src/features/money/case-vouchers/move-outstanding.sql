-- Changes the outstanding amounts of debits and the unallocated amounts of credits, the only place that does. A negative
-- change pays or uses that much of a voucher, a positive one restores it. A voucher that would fall below zero or exceed
-- its amount is unchanged and not returned: concurrent payments never exceed the outstanding amount.
--   p_changes: [{ "caseVoucherId", "change" }], each voucher once. The caller has locked the vouchers, or there is only one.
create function move_outstanding(p_tenant uuid, p_changes jsonb) returns setof case_vouchers
language plpgsql
-- The changes are few and every lookup uses the primary key, but the planner expects large sets.
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
as $$
begin
  return query
  update case_vouchers v
  set outstanding = v.outstanding + c.change
  from jsonb_to_recordset(p_changes) as c ("caseVoucherId" uuid, change bigint)
  where v.tenant_id = p_tenant and v.case_voucher_id = c."caseVoucherId"
    and v.outstanding + c.change between 0 and v.amount
  returning v.*;
end
$$;
