-- The rule pack that a case follows: the one chosen on the case, else that of the creditor's country and the kind of
-- customer; null if there is none. As a table, it becomes part of the statement that joins it, which costs a tenth of a
-- call for every row.
create function case_pack(p_tenant uuid, p_case uuid) returns table (pack text)
language sql stable parallel safe
as $$
  select coalesce(c.rule_pack, case when upper(k.address ->> 'country') in ('DK', 'NO', 'SE')
           then lower(k.address ->> 'country') || case when u.is_company then '-business' else '-consumer' end end)
  from published.cases c
  join published.creditors k on k.tenant_id = p_tenant and k.creditor_id = c.creditor_id
  join published.customers u on u.tenant_id = p_tenant and u.customer_id = c.customer_id
  where c.tenant_id = p_tenant and c.case_id = p_case
$$;
