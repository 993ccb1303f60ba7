-- A test tenant can be removed with everything it has. An administrator asks for it, and a worker does it.
alter table tenants
  add column removal_requested_at timestamptz,
  add constraint tenants_removal_of_test_only check (is_test or removal_requested_at is null);
grant update (removal_requested_at) on tenants to fordring_app;
-- The owner may lock a test tenant, and change nothing of it.
create policy test_tenant_lock on tenants for update to current_user using (is_test) with check (false);

-- Deletes every row of a test tenant, in one transaction, and returns their number; null if there is no such test tenant,
-- or its removal was not asked for. The service has no right to delete, so this runs as the owner of the schema, for whom
-- the policy `test_tenant` of each table allows only rows of test tenants. Tables that refer to others come before them;
-- those that refer to each other are deleted from at once, because foreign keys are checked after the whole statement.
-- On a cluster it runs on the coordinator, where the queues are: only functions of a `p_tenant` run on the tenant's node.
-- Temporary tables come last in the search path, so that nobody can put one of their own in front of a table.
create function remove_test_tenant(p_test_tenant uuid) returns integer
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_is_owner boolean := pg_has_role(session_user, current_user, 'member');
  v_left text[];
  v_next text[];
  v_count integer;
  v_total integer := 0;
begin
  if not v_is_owner and (select current_worker()) is distinct from 'jobs' then
    raise insufficient_privilege using message = 'Only a worker and the owner of the schema remove test tenants.';
  end if;
  -- Locked before anything is deleted: what still writes for the tenant ends first, and nothing begins to.
  perform from tenants
  where tenant_id = p_test_tenant and is_test and (v_is_owner or removal_requested_at is not null)
  for update;
  if not found then
    return null;
  end if;
  v_left := array(
    select c.relname::text from pg_class c
    join pg_attribute t on t.attrelid = c.oid and t.attname = 'tenant_id' and not t.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by 1);
  while cardinality(v_left) > 0 loop
    v_next := array(
      select l.name from unnest(v_left) l (name)
      where not exists (
        select from pg_constraint f
        join pg_class o on o.oid = f.conrelid and o.relnamespace = 'public'::regnamespace
        where f.contype = 'f' and f.confrelid = format('public.%I', l.name)::regclass
          and f.conrelid <> f.confrelid and o.relname = any (v_left)));
    if cardinality(v_next) = 0 then
      -- Without those that only others refer to. On a cluster, one statement can only delete what is on one node.
      v_next := array(
        select l.name from unnest(v_left) l (name)
        where exists (
          select from pg_constraint f
          join pg_class o on o.oid = f.confrelid and o.relnamespace = 'public'::regnamespace
          where f.contype = 'f' and f.conrelid = format('public.%I', l.name)::regclass
            and f.conrelid <> f.confrelid and o.relname = any (v_left)));
    end if;
    execute (
      select format('with %s select (%s)::integer',
        string_agg(format('d%s as (delete from %I where tenant_id = $1 returning 1)', n.number, n.name), ', '),
        string_agg(format('(select count(*) from d%s)', n.number), ' + '))
      from unnest(v_next) with ordinality n (name, number)) into v_count using p_test_tenant;
    v_total := v_total + v_count;
    v_left := array(select l.name from unnest(v_left) l (name) where l.name <> all (v_next));
  end loop;
  return v_total;
end
$$;
revoke execute on function remove_test_tenant(uuid) from public;
grant execute on function remove_test_tenant(uuid) to fordring_app;
