-- When a tenant last changed its rule rows; null if it has none.
create function last_rule_change(p_tenant uuid) returns timestamptz
language sql stable parallel safe
as $$ select max(greatest(created_at, updated_at)) from rule_rows where tenant_id = p_tenant $$;
