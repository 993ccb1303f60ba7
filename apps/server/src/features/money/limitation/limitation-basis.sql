-- What all periods of a tenant depend on: its rules, its time zone, and how they are computed, since `limitation_periods(` is
-- installed under a name that changes with it. What was found out before one of them changed is no longer true.
create function limitation_basis(p_tenant uuid, p_zone text) returns text
language sql stable parallel safe
as $$
  select md5('limitation_periods(' || p_zone || coalesce(string_agg(p::text, ';' order by p::text), ''))
  from rule_periods(p_tenant, 'limitation') p
$$;
