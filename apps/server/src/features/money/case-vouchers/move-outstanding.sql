-- Changes what is outstanding on debits, and what is unallocated on credits: the one place that does. A change below zero
-- pays or uses that much of a voucher, one above zero gives it back. A voucher that would fall below zero or exceed its
-- amount is left as it is and not answered: a payment may not exceed what is outstanding, however many pay at once.
--   p_changes: [{ "caseVoucherId", "change" }], no voucher twice. The caller holds the vouchers, or there is only one.
create function move_outstanding(p_tenant uuid, p_changes jsonb) returns setof case_vouchers
language plpgsql
-- The changes are few and every lookup goes by the primary key, whatever the planner expects of a set.
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
