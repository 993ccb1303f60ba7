-- The rule pack that a case follows; null if there is none.
create function pack_of_case(p_tenant uuid, p_case uuid) returns text
language sql stable parallel safe
as $$
  select p.pack from case_pack(p_tenant, p_case) p
$$;
