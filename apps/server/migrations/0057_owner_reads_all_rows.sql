-- The owner of the schema may read every row, so that a backup is complete and `verify` can count what there is. FORCE
-- hides all rows from the owner otherwise, and a dump that sees nothing ends as successfully as one that sees everything.
-- It is for select alone: the owner still changes no row by mistake, and the service, which is no member of the owner,
-- sees what it saw before.

create or replace function protect_tenant_table(table_name regclass, rights text) returns void
language plpgsql
as $$
begin
  execute format('alter table %s enable row level security', table_name);
  execute format('alter table %s force row level security', table_name);
  execute format(
    'create policy own_tenant on %s to fordring_app using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()))',
    table_name);
  execute format('create policy operator on %s for select to current_user using (true)', table_name);
  execute format('grant %s on %s to fordring_app', rights, table_name);
end
$$;

do $$
declare
  v_table regclass;
begin
  for v_table in
    select oid::regclass from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity
  loop
    execute format('drop policy if exists operator on %s', v_table);
    execute format('create policy operator on %s for select to current_user using (true)', v_table);
  end loop;
end
$$;
