-- The result of the migrations, without the functions that are files below src. Written by `npm run generate`; the
-- tests compare it with a migrated database.

CREATE OR REPLACE FUNCTION public.api_instant(moment timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $function$;

CREATE OR REPLACE FUNCTION public.are_ascending(p_days date[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(bool_and(d.day > p_days[d.position - 1]), true)
  from unnest(p_days) with ordinality as d (day, position)
  where d.position > 1
$function$;

CREATE OR REPLACE FUNCTION public.case_root(p_tenant uuid, p_case uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select coalesce(
    (select m.case_id from case_merges m where m.tenant_id = p_tenant and m.merged_case_id = p_case and m.undone_at is null),
    p_case)
$function$;

CREATE OR REPLACE FUNCTION public.cases_within(p_tenant uuid, p_case uuid, p_moment timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select p_case
  union all
  select m.merged_case_id from case_merges m
  where m.tenant_id = p_tenant and m.case_id = p_case
    and (p_moment is null or m.merged_at <= p_moment)
    and (m.undone_at is null or m.undone_at > p_moment)
$function$;

CREATE OR REPLACE FUNCTION public.checked_pass(p_kind text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
 SET debug_print_plan TO 'off'
AS $function$
declare
  v_pass bytea := decode(nullif(current_setting('app.pass', true), ''), 'hex');
begin
  if v_pass is null or get_byte(v_pass, 40) <> ascii(p_kind) then
    return null;
  end if;
  if substring(v_pass for 32) is distinct from sha256((owner_only.signing_key()).outer_pad
       || sha256((owner_only.signing_key()).inner_pad || substring(v_pass from 33))) then
    perform owner_only.key_of_pass(v_pass);
  end if;
  if get_byte(v_pass, 36) * 16777216::bigint + get_byte(v_pass, 37) * 65536 + get_byte(v_pass, 38) * 256
     + get_byte(v_pass, 39) < date_part('epoch', now()) then
    raise exception 'The pass had expired when the transaction began.' using errcode = 'FD002';
  end if;
  return convert_from(substring(v_pass from 42), 'UTF8');
end
$function$;

CREATE OR REPLACE FUNCTION public.countable(p_total numeric)
 RETURNS bigint
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
begin
  if abs(p_total) > 9007199254740991 then
    raise exception 'A total is larger than can be counted exactly: it violates check constraint "countable_total".'
      using errcode = 'check_violation', constraint = 'countable_total';
  end if;
  return p_total;
end
$function$;

CREATE OR REPLACE FUNCTION public.create_partitions()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET lock_timeout TO '2s'
AS $function$
declare
  v_table record;
  v_name text;
  v_from timestamptz;
  v_to timestamptz;
  v_columns text;
begin
  -- One call at a time. Another one does the same.
  if not pg_try_advisory_xact_lock(hashtextextended('create partitions', 0)) then
    return;
  end if;
  for v_table in
    select t.name, t.period, n.number, a.attname as key
    from partitioned_tables() t
    join pg_partitioned_table p on p.partrelid = t.name::regclass
    join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
    cross join generate_series(0, 2) as n (number)
  loop
    v_from := (date_trunc(v_table.period, now() at time zone 'UTC') + v_table.number * ('1 ' || v_table.period)::interval) at time zone 'UTC';
    v_to := (v_from at time zone 'UTC' + ('1 ' || v_table.period)::interval) at time zone 'UTC';
    v_name := v_table.name || to_char(v_from at time zone 'UTC', case v_table.period when 'month' then '_YYYY_MM' else '_IYYY_"w"IW' end);
    continue when to_regclass(format('partitions.%I', v_name)) is not null;
    select string_agg(quote_ident(attname), ', ' order by attnum) into v_columns
    from pg_attribute where attrelid = v_table.name::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    execute format('create table partitions.%I (like %I including defaults including constraints including generated)', v_name, v_table.name);
    execute format(
      'with moved as (delete from partitions.%1$I where %2$I >= %3$L and %2$I < %4$L returning %5$s)
       insert into partitions.%6$I (%5$s) select %5$s from moved',
      v_table.name || '_rest', v_table.key, first_id_at(v_from), first_id_at(v_to), v_columns, v_name);
    execute format('alter table %I attach partition partitions.%I for values from (%L) to (%L)',
                   v_table.name, v_name, first_id_at(v_from), first_id_at(v_to));
    perform protect_partition(format('partitions.%I', v_name)::regclass);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.current_tenant()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select checked_pass('tenant')::uuid $function$;

CREATE OR REPLACE FUNCTION public.current_worker()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select checked_pass('worker') $function$;

CREATE OR REPLACE FUNCTION public.delete_old_requests(p_tenant uuid, p_limit integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  v_first_kept constant uuid := first_id_at(now() - make_interval(days => (
    select s.request_log_days from tenant_settings s where s.tenant_id = p_tenant)));
  v_count integer;
begin
  with old as (
    select r.request_id, r.object_ids from api_requests r
    where r.tenant_id = p_tenant and r.request_id < v_first_kept
    order by r.request_id
    limit p_limit
  ),
  objects as (
    delete from api_request_objects o
    using (select request_id, unnest(object_ids) as object_id from old) n
    where o.tenant_id = p_tenant and o.object_id = n.object_id and o.request_id = n.request_id
  )
  delete from api_requests r using old
  where r.tenant_id = p_tenant and r.request_id = old.request_id;
  get diagnostics v_count = row_count;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION public.drop_old_partitions()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET lock_timeout TO '2s'
AS $function$
declare
  v_partition record;
  v_first_kept constant uuid := first_id_at(now() - interval '30 days');
  v_count integer := 0;
begin
  for v_partition in
    select t.name as table_name, c.relname as name, a.attname as key,
           substring(pg_get_expr(c.relpartbound, c.oid) from $x$TO \('([0-9a-f-]+)'\)$x$)::uuid as ends_at
    from partitioned_tables() t
    join pg_inherits i on i.inhparent = t.name::regclass
    join pg_class c on c.oid = i.inhrelid
    join pg_partitioned_table p on p.partrelid = i.inhparent
    join pg_attribute a on a.attrelid = i.inhparent and a.attnum = p.partattrs[0]
    where t.name <> 'journal'
  loop
    if v_partition.ends_at is null then
      execute format('delete from partitions.%I where %I < %L', v_partition.name, v_partition.key, v_first_kept);
    elsif v_partition.ends_at <= v_first_kept then
      execute format('alter table %I detach partition partitions.%I', v_partition.table_name, v_partition.name);
      execute format('drop table partitions.%I', v_partition.name);
      v_count := v_count + 1;
    end if;
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION public.erase_journal_versions(p_tenant uuid, p_subjects uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  v_count integer;
begin
  update journal j set before = null, after = null, salt = null
  from erased_subjects e
  where e.tenant_id = p_tenant and e.subject_id = any (p_subjects)
    and j.tenant_id = p_tenant and j.subject_id = e.subject_id and e.subject_type in ('', j.subject_type)
    and j.salt is not null;
  get diagnostics v_count = row_count;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION public.first_id_at(p_at timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select rpad(lpad(to_hex((extract(epoch from p_at) * 1000)::bigint), 12, '0'), 32, '0')::uuid $function$;

CREATE OR REPLACE FUNCTION public.is_hidden_from(p_tenant uuid, p_role text, p_kind text, p_id uuid, p_data json)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select case p_kind
    when 'interaction' then coalesce(role_rank(p_data ->> 'minVisibilityRole'), 4) > role_rank(p_role)
    when 'update' then coalesce(role_rank(p_data ->> 'hiddenPermissionLevel'), 0) >= role_rank(p_role)
      or exists (
        select from updates u
        join update_types t on t.tenant_id = u.tenant_id and t.update_type_id = u.update_type_id
        where u.tenant_id = p_tenant and u.update_id = p_id and role_rank(t.hidden_permission_level) >= role_rank(p_role))
    when 'file' then exists (
        select from interaction_files a where a.tenant_id = p_tenant and a.file_id = p_id)
      and not exists (
        select from interaction_files a
        join interactions i on i.tenant_id = a.tenant_id and i.interaction_id = a.interaction_id
        where a.tenant_id = p_tenant and a.file_id = p_id and role_rank(i.min_visibility_role) <= role_rank(p_role))
    else false
  end
$function$;

CREATE OR REPLACE FUNCTION public.is_test_tenant(p_tenant uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$ select coalesce((select t.is_test from tenants t where t.tenant_id = p_tenant), false) $function$;

CREATE OR REPLACE FUNCTION public.least_amount(p_amounts bigint[])
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select min(a.amount) from unnest(p_amounts) as a (amount) $function$;

CREATE OR REPLACE FUNCTION public.list_tenants()
 RETURNS SETOF tenants
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select * from tenants
  where (select current_worker()) = 'jobs' or pg_has_role(session_user, current_user, 'member')
  order by created_at, tenant_id
$function$;

CREATE OR REPLACE FUNCTION public.partitioned_tables()
 RETURNS TABLE(name text, period text)
 LANGUAGE sql
 STABLE
AS $function$
  select c.relname::text, case c.relname when 'journal' then 'month' else 'week' end
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'p' and c.relname !~ '_[0-9]{6,}$'
$function$;

CREATE OR REPLACE FUNCTION public.protect_partition(p_partition regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_column name;
begin
  execute format('alter table %s enable row level security', p_partition);
  execute format('alter table %s force row level security', p_partition);
  execute format('create policy operator on %s to current_user using (true) with check (true)', p_partition);
  for v_column in select attname from pg_attribute where attrelid = p_partition and attnum > 0 and atttypid in ('json'::regtype, 'jsonb'::regtype) loop
    execute format('alter table %s alter column %I set statistics 0', p_partition, v_column);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.protect_tenant_table(table_name regclass, rights text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_column name;
begin
  execute format('alter table %s enable row level security', table_name);
  execute format('alter table %s force row level security', table_name);
  execute format(
    'create policy own_tenant on %s to fordring_app using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()))',
    table_name);
  execute format('create policy operator on %s for select to current_user using (true)', table_name);
  if table_name::text <> 'tenants' then
    execute format(
      'create policy test_tenant on %s for delete to current_user using (is_test_tenant(tenant_id))', table_name);
  end if;
  execute format('grant %s on %s to fordring_app', rights, table_name);
  for v_column in select attname from pg_attribute where attrelid = table_name and attnum > 0 and atttypid in ('json'::regtype, 'jsonb'::regtype) loop
    execute format('alter table %s alter column %I set statistics 0', table_name, v_column);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_test_tenant(p_test_tenant uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.role_rank(p_role text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select array_position(array['alternative-contact', 'debtor', 'client', 'caseworker', 'admin', 'super-admin'], p_role) $function$;

CREATE OR REPLACE FUNCTION public.share_setting(p_name text, p_value text)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('citus.propagate_set_commands', true) = 'local' then
    execute format('set local %I = %L', p_name, p_value);
    return p_value;
  end if;
  return set_config(p_name, p_value, true);
end
$function$;

CREATE OR REPLACE FUNCTION public.signing_in_email()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select lower(checked_pass('email')) $function$;

CREATE OR REPLACE FUNCTION public.sort_name(p_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select left(
    translate(replace(lower(p_name), 'aa', 'å'), 'ÆØÅÄÖÜÉæøåäöüéèêëáàíóúñç', '{|}{|ye{|}{|yeeeeaaiounc'), 200)
$function$;

CREATE OR REPLACE FUNCTION public.subject_of_event(p_type text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select rtrim(split_part(p_type, '.', 1), 's') $function$;

CREATE OR REPLACE FUNCTION public.sum_of_amounts(p_amounts bigint[])
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select coalesce(sum(a.amount), 0) from unnest(p_amounts) as a (amount) $function$;

CREATE OR REPLACE FUNCTION public.tenants_ending_in(p_digits text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$ select t.tenant_id from tenants t where right(t.tenant_id::text, 8) = p_digits order by t.tenant_id $function$;

create table api_request_objects (
  tenant_id uuid not null,
  object_id uuid not null,
  request_id uuid not null,
  constraint api_request_objects_pkey PRIMARY KEY (tenant_id, object_id, request_id)
) partition by range (request_id);
alter table api_request_objects enable row level security;
alter table api_request_objects force row level security;
create policy eraser on api_request_objects for delete to <owner> using ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy operator on api_request_objects for select to <owner> using (true);
create policy own_tenant on api_request_objects for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on api_request_objects for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on api_request_objects to fordring_app;

create table api_requests (
  tenant_id uuid not null,
  request_id uuid not null,
  at timestamp with time zone not null,
  operation text not null,
  method text not null,
  path text not null,
  query text,
  status integer not null,
  duration_ms integer not null,
  caller jsonb not null,
  idempotency_key text,
  is_replay boolean not null,
  problem_code text,
  request_body text,
  response_body text,
  object_ids uuid[] not null,
  caller_id uuid default ((caller ->> 'id'::text))::uuid not null,
  visible_from text,
  constraint api_requests_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint api_requests_pkey PRIMARY KEY (tenant_id, request_id)
) partition by range (request_id);
create INDEX api_requests_by_caller ON ONLY public.api_requests USING btree (caller_id, tenant_id, request_id);
create INDEX api_requests_by_key ON ONLY public.api_requests USING btree (idempotency_key, tenant_id, request_id) WHERE (idempotency_key IS NOT NULL);
create INDEX api_requests_by_operation ON ONLY public.api_requests USING btree (operation, tenant_id, request_id);
create INDEX api_requests_by_time ON ONLY public.api_requests USING btree (at, tenant_id, request_id);
create INDEX api_requests_failed ON ONLY public.api_requests USING btree (tenant_id, request_id) WHERE (status >= 400);
create INDEX api_requests_replayed ON ONLY public.api_requests USING btree (tenant_id, request_id) WHERE is_replay;
alter table api_requests enable row level security;
alter table api_requests force row level security;
create policy eraser on api_requests for delete to <owner> using ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy operator on api_requests for select to <owner> using (true);
create policy own_tenant on api_requests for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on api_requests for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on api_requests to fordring_app;

create table api_tokens (
  tenant_id uuid not null,
  token_id uuid not null,
  name text not null,
  hash bytea not null,
  hint text not null,
  scopes text[] not null,
  expires_at timestamp with time zone,
  revoked_at timestamp with time zone,
  last_used_at timestamp with time zone,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  constraint api_tokens_hash_is_sha256 CHECK ((length(hash) = 32)),
  constraint api_tokens_name_length CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint api_tokens_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint api_tokens_pkey PRIMARY KEY (tenant_id, token_id),
  constraint api_tokens_hash_unique UNIQUE (hash, tenant_id)
);
alter table api_tokens enable row level security;
alter table api_tokens force row level security;
create policy operator on api_tokens for select to <owner> using (true);
create policy own_tenant on api_tokens for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on api_tokens for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on api_tokens to fordring_app;
grant update (expires_at, last_used_at, name, revoked_at, scopes) on api_tokens to fordring_app;

create table bank_account_changes (
  tenant_id uuid not null,
  account_change_id uuid not null,
  owner_type text not null,
  owner_id uuid not null,
  owner_name text not null,
  change_number integer not null,
  is_first boolean not null,
  bank_account jsonb,
  iban_account jsonb,
  changed_at timestamp with time zone not null,
  changed_by jsonb not null,
  constraint bank_account_changes_number_positive CHECK ((change_number > 0)),
  constraint bank_account_changes_owner_type CHECK ((owner_type = ANY (ARRAY['creditor'::text, 'contact'::text, 'transaction-account'::text, 'tenant'::text]))),
  constraint bank_account_changes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint bank_account_changes_pkey PRIMARY KEY (tenant_id, account_change_id),
  constraint bank_account_changes_numbered UNIQUE (owner_id, tenant_id, change_number)
);
alter table bank_account_changes enable row level security;
alter table bank_account_changes force row level security;
create policy operator on bank_account_changes for select to <owner> using (true);
create policy own_tenant on bank_account_changes for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on bank_account_changes for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on bank_account_changes to fordring_app;

create table bank_balances (
  tenant_id uuid not null,
  transaction_account_id uuid not null,
  day date not null,
  amount bigint not null,
  bank_file_id uuid not null,
  bank_balance_id uuid not null,
  constraint bank_balances_amount CHECK (((amount >= '-9007199254740991'::bigint) AND (amount <= '9007199254740991'::bigint))),
  constraint bank_balances_account FOREIGN KEY (tenant_id, transaction_account_id) REFERENCES transaction_accounts(tenant_id, transaction_account_id),
  constraint bank_balances_file FOREIGN KEY (tenant_id, bank_file_id) REFERENCES bank_files(tenant_id, bank_file_id),
  constraint bank_balances_pkey PRIMARY KEY (tenant_id, transaction_account_id, day),
  constraint bank_balances_id UNIQUE (bank_balance_id, tenant_id)
);
create INDEX bank_balances_by_file ON public.bank_balances USING btree (bank_file_id, tenant_id);
alter table bank_balances enable row level security;
alter table bank_balances force row level security;
create policy operator on bank_balances for select to <owner> using (true);
create policy own_tenant on bank_balances for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on bank_balances for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on bank_balances to fordring_app;
grant update (amount, bank_file_id) on bank_balances to fordring_app;

create table bank_bookings (
  tenant_id uuid not null,
  bank_booking_id uuid not null,
  bank_line_id uuid not null,
  case_id uuid not null,
  case_voucher_id uuid not null,
  amount bigint not null,
  is_automatic boolean not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  reversal_voucher_id uuid,
  undone_at timestamp with time zone,
  undone_by jsonb,
  constraint bank_bookings_amount_positive CHECK ((amount > 0)),
  constraint bank_bookings_undone_by_reversal CHECK ((((undone_at IS NULL) = (reversal_voucher_id IS NULL)) AND ((undone_at IS NULL) = (undone_by IS NULL)))),
  constraint bank_bookings_deposit FOREIGN KEY (tenant_id, case_id, case_voucher_id) REFERENCES case_vouchers(tenant_id, case_id, case_voucher_id),
  constraint bank_bookings_line FOREIGN KEY (tenant_id, bank_line_id) REFERENCES bank_lines(tenant_id, bank_line_id),
  constraint bank_bookings_pkey PRIMARY KEY (tenant_id, bank_booking_id),
  constraint bank_bookings_of_deposit UNIQUE (case_voucher_id, tenant_id, case_id)
);
create INDEX bank_bookings_by_line ON public.bank_bookings USING btree (bank_line_id, tenant_id);
create UNIQUE INDEX bank_bookings_once ON public.bank_bookings USING btree (tenant_id, bank_line_id, case_id) WHERE (undone_at IS NULL);
alter table bank_bookings enable row level security;
alter table bank_bookings force row level security;
create policy operator on bank_bookings for select to <owner> using (true);
create policy own_tenant on bank_bookings for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on bank_bookings for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on bank_bookings to fordring_app;
grant update (reversal_voucher_id, undone_at, undone_by) on bank_bookings to fordring_app;

create table bank_csv_mappings (
  tenant_id uuid not null,
  bank_csv_mapping_id uuid not null,
  name text not null,
  transaction_account_id uuid not null,
  delimiter text not null,
  decimal_separator text not null,
  date_format text not null,
  skipped_lines integer not null,
  columns jsonb not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  updated_at timestamp with time zone,
  updated_by jsonb,
  constraint bank_csv_mappings_date_format CHECK ((date_format = ANY (ARRAY['YYYY-MM-DD'::text, 'DD-MM-YYYY'::text, 'DD.MM.YYYY'::text, 'DD/MM/YYYY'::text, 'YYYYMMDD'::text]))),
  constraint bank_csv_mappings_decimal_separator CHECK ((decimal_separator = ANY (ARRAY[','::text, '.'::text]))),
  constraint bank_csv_mappings_delimiter CHECK ((delimiter = ANY (ARRAY[','::text, ';'::text, 'tab'::text]))),
  constraint bank_csv_mappings_name_length CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint bank_csv_mappings_skipped_lines CHECK (((skipped_lines >= 0) AND (skipped_lines <= 100))),
  constraint bank_csv_mappings_account FOREIGN KEY (tenant_id, transaction_account_id) REFERENCES transaction_accounts(tenant_id, transaction_account_id),
  constraint bank_csv_mappings_pkey PRIMARY KEY (tenant_id, bank_csv_mapping_id)
);
create INDEX bank_csv_mappings_by_account ON public.bank_csv_mappings USING btree (transaction_account_id, tenant_id);
alter table bank_csv_mappings enable row level security;
alter table bank_csv_mappings force row level security;
create policy operator on bank_csv_mappings for select to <owner> using (true);
create policy own_tenant on bank_csv_mappings for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on bank_csv_mappings for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select, update on bank_csv_mappings to fordring_app;

create table bank_files (
  tenant_id uuid not null,
  bank_file_id uuid not null,
  file_name text not null,
  format text not null,
  size bigint not null,
  sha256 text not null,
  line_count integer not null,
  new_line_count integer not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  constraint bank_files_format CHECK ((format = ANY (ARRAY['camt.053'::text, 'camt.054'::text, 'csv'::text]))),
  constraint bank_files_name_length CHECK (((length(file_name) >= 1) AND (length(file_name) <= 255))),
  constraint bank_files_new_lines CHECK (((new_line_count >= 0) AND (new_line_count <= line_count))),
  constraint bank_files_sha256_form CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint bank_files_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint bank_files_pkey PRIMARY KEY (tenant_id, bank_file_id),
  constraint bank_files_imported_once UNIQUE (sha256, tenant_id)
);
alter table bank_files enable row level security;
alter table bank_files force row level security;
create policy operator on bank_files for select to <owner> using (true);
create policy own_tenant on bank_files for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on bank_files for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on bank_files to fordring_app;

create table bank_lines (
  tenant_id uuid not null,
  bank_line_id uuid not null,
  bank_file_id uuid not null,
  transaction_account_id uuid not null,
  entry_key text not null,
  "position" integer not null,
  direction text not null,
  kind text not null,
  amount bigint not null,
  currency text not null,
  booking_date date not null,
  value_date date not null,
  payment_references text[] not null,
  text text not null,
  payer_name text,
  payer_key text default lower(payer_name),
  payer_account text,
  end_to_end_id text,
  servicer_reference text,
  reference_numbers bigint[] not null,
  text_numbers bigint[] not null,
  words text[] not null,
  state text not null,
  booked_amount bigint default 0 not null,
  matched_case_id uuid,
  reason text,
  note text,
  returns_line_id uuid,
  payout_id uuid,
  payout_batch_id uuid,
  best_score integer,
  handled_at timestamp with time zone,
  handled_by jsonb,
  created_at timestamp with time zone not null,
  constraint bank_lines_amount_positive CHECK (((amount >= 1) AND (amount <= '9007199254740991'::bigint))),
  constraint bank_lines_booked_in_full CHECK (((state <> 'BOOKED'::text) OR (booked_amount = amount))),
  constraint bank_lines_booked_in_range CHECK (((booked_amount >= 0) AND (booked_amount <= amount))),
  constraint bank_lines_currency CHECK ((currency = ANY (ARRAY['DKK'::text, 'SEK'::text, 'NOK'::text, 'USD'::text, 'EUR'::text, 'GBP'::text, 'CHF'::text]))),
  constraint bank_lines_direction CHECK ((direction = ANY (ARRAY['credit'::text, 'debit'::text]))),
  constraint bank_lines_entry_key_length CHECK (((length(entry_key) >= 1) AND (length(entry_key) <= 200))),
  constraint bank_lines_kind CHECK ((kind = ANY (ARRAY['payment'::text, 'return'::text, 'reversal'::text]))),
  constraint bank_lines_matched_to_case CHECK (((state = 'MATCHED'::text) = (matched_case_id IS NOT NULL))),
  constraint bank_lines_note_length CHECK (((length(note) >= 1) AND (length(note) <= 500))),
  constraint bank_lines_nothing_booked CHECK (((state <> ALL (ARRAY['NEW'::text, 'MATCHED'::text, 'SET_ASIDE'::text, 'RETURNED'::text, 'REPLACED'::text])) OR (booked_amount = 0))),
  constraint bank_lines_payout_batch_is_debit CHECK (((payout_batch_id IS NULL) OR ((direction = 'debit'::text) AND (state = 'BOOKED'::text) AND (returns_line_id IS NULL) AND (payout_id IS NULL)))),
  constraint bank_lines_payout_is_debit CHECK (((payout_id IS NULL) OR ((direction = 'debit'::text) AND (state = 'BOOKED'::text) AND (returns_line_id IS NULL)))),
  constraint bank_lines_position CHECK (("position" >= 0)),
  constraint bank_lines_return_is_debit CHECK (((returns_line_id IS NULL) OR ((direction = 'debit'::text) AND (state = 'BOOKED'::text)))),
  constraint bank_lines_set_aside_has_reason CHECK (((state <> 'SET_ASIDE'::text) OR (reason IS NOT NULL))),
  constraint bank_lines_state CHECK ((state = ANY (ARRAY['NEW'::text, 'MATCHED'::text, 'OPEN'::text, 'BOOKED'::text, 'SET_ASIDE'::text, 'RETURNED'::text, 'REPLACED'::text]))),
  constraint bank_lines_account FOREIGN KEY (tenant_id, transaction_account_id) REFERENCES transaction_accounts(tenant_id, transaction_account_id),
  constraint bank_lines_file FOREIGN KEY (tenant_id, bank_file_id) REFERENCES bank_files(tenant_id, bank_file_id),
  constraint bank_lines_matched_case FOREIGN KEY (tenant_id, matched_case_id) REFERENCES cases(tenant_id, case_id),
  constraint bank_lines_payout FOREIGN KEY (tenant_id, payout_id) REFERENCES payouts(tenant_id, payout_id),
  constraint bank_lines_payout_batch FOREIGN KEY (tenant_id, payout_batch_id) REFERENCES payout_batches(tenant_id, payout_batch_id),
  constraint bank_lines_returned FOREIGN KEY (tenant_id, returns_line_id) REFERENCES bank_lines(tenant_id, bank_line_id),
  constraint bank_lines_pkey PRIMARY KEY (tenant_id, bank_line_id),
  constraint bank_lines_reported_once UNIQUE (entry_key, tenant_id, transaction_account_id, "position")
);
create INDEX bank_lines_by_account ON public.bank_lines USING btree (transaction_account_id, tenant_id, booking_date);
create INDEX bank_lines_by_end_to_end_id ON public.bank_lines USING btree (end_to_end_id, tenant_id) WHERE ((direction = 'debit'::text) AND (end_to_end_id IS NOT NULL));
create INDEX bank_lines_by_file ON public.bank_lines USING btree (bank_file_id, tenant_id, state);
create INDEX bank_lines_by_matched_case ON public.bank_lines USING btree (matched_case_id, tenant_id) WHERE (matched_case_id IS NOT NULL);
create INDEX bank_lines_by_payer_account ON public.bank_lines USING btree (payer_account, tenant_id, handled_at, bank_line_id) WHERE ((state = 'BOOKED'::text) AND (payer_account IS NOT NULL));
create INDEX bank_lines_by_payer_key ON public.bank_lines USING btree (payer_key, tenant_id, handled_at, bank_line_id) WHERE ((state = 'BOOKED'::text) AND (payer_key IS NOT NULL));
create INDEX bank_lines_by_state ON public.bank_lines USING btree (state, tenant_id, booking_date, bank_line_id);
create UNIQUE INDEX bank_lines_payout_batch_once ON public.bank_lines USING btree (payout_batch_id, tenant_id) WHERE (payout_batch_id IS NOT NULL);
create UNIQUE INDEX bank_lines_payout_once ON public.bank_lines USING btree (payout_id, tenant_id) WHERE (payout_id IS NOT NULL);
create UNIQUE INDEX bank_lines_returned_once ON public.bank_lines USING btree (returns_line_id, tenant_id) WHERE (returns_line_id IS NOT NULL);
alter table bank_lines enable row level security;
alter table bank_lines force row level security;
create policy operator on bank_lines for select to <owner> using (true);
create policy own_tenant on bank_lines for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on bank_lines for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on bank_lines to fordring_app;
grant update (best_score, booked_amount, handled_at, handled_by, matched_case_id, note, payer_account, payer_name, payout_batch_id, payout_id, reason, returns_line_id, state, text, words) on bank_lines to fordring_app;

create table bank_match_queue (
  tenant_id uuid not null,
  bank_file_id uuid not null,
  leased_until timestamp with time zone not null,
  constraint bank_match_queue_pkey PRIMARY KEY (tenant_id, bank_file_id)
);
create INDEX bank_match_queue_due ON public.bank_match_queue USING btree (leased_until);
alter table bank_match_queue enable row level security;
alter table bank_match_queue force row level security;
create policy operator on bank_match_queue for select to <owner> using (true);
create policy own_tenant on bank_match_queue for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on bank_match_queue for delete to <owner> using (is_test_tenant(tenant_id));
create policy worker on bank_match_queue for all to fordring_app using ((( SELECT current_worker() AS current_worker) = 'bank'::text)) with check ((( SELECT current_worker() AS current_worker) = 'bank'::text));
grant delete, insert, select, update on bank_match_queue to fordring_app;

create table bank_suggestions (
  tenant_id uuid not null,
  bank_line_id uuid not null,
  case_id uuid not null,
  score integer not null,
  reasons text[] not null,
  constraint bank_suggestions_score CHECK (((score >= 1) AND (score <= 99))),
  constraint bank_suggestions_case FOREIGN KEY (tenant_id, case_id) REFERENCES cases(tenant_id, case_id),
  constraint bank_suggestions_line FOREIGN KEY (tenant_id, bank_line_id) REFERENCES bank_lines(tenant_id, bank_line_id),
  constraint bank_suggestions_pkey PRIMARY KEY (tenant_id, bank_line_id, case_id)
);
create INDEX bank_suggestions_by_case ON public.bank_suggestions USING btree (case_id, tenant_id);
alter table bank_suggestions enable row level security;
alter table bank_suggestions force row level security;
create policy operator on bank_suggestions for select to <owner> using (true);
create policy own_tenant on bank_suggestions for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on bank_suggestions for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on bank_suggestions to fordring_app;

create table billing_entries (
  tenant_id uuid not null,
  allocation_id uuid not null,
  billing_id uuid not null,
  category text not null,
  amount bigint not null,
  paid_to text not null,
  kept_by text not null,
  basis_value bigint not null,
  rate_basis_points integer not null,
  commission_amount bigint not null,
  corrects_allocation_id uuid,
  recorded_at timestamp with time zone not null,
  is_late boolean not null,
  constraint billing_entries_amount_counts CHECK ((amount <> 0)),
  constraint billing_entries_commission_of_share CHECK (((kept_by = 'CREDITOR'::text) OR (commission_amount = 0))),
  constraint billing_entries_kept_by CHECK ((kept_by = ANY (ARRAY['CREDITOR'::text, 'COLLECTOR'::text]))),
  constraint billing_entries_paid_to CHECK ((paid_to = ANY (ARRAY['CREDITOR'::text, 'COLLECTOR'::text]))),
  constraint billing_entries_allocation FOREIGN KEY (tenant_id, allocation_id) REFERENCES case_voucher_allocations(tenant_id, allocation_id),
  constraint billing_entries_billing FOREIGN KEY (tenant_id, billing_id) REFERENCES billings(tenant_id, billing_id),
  constraint billing_entries_billed_once PRIMARY KEY (tenant_id, allocation_id)
);
create INDEX billing_entries_by_billing ON public.billing_entries USING btree (billing_id, tenant_id, recorded_at, allocation_id);
alter table billing_entries enable row level security;
alter table billing_entries force row level security;
create policy operator on billing_entries for select to <owner> using (true);
create policy own_tenant on billing_entries for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on billing_entries for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on billing_entries to fordring_app;

create table billing_fees (
  tenant_id uuid not null,
  trigger text not null,
  subject_id uuid not null,
  billing_id uuid not null,
  case_id uuid not null,
  amount bigint not null,
  recorded_at timestamp with time zone not null,
  constraint billing_fees_amount_positive CHECK ((amount > 0)),
  constraint billing_fees_billing FOREIGN KEY (tenant_id, billing_id) REFERENCES billings(tenant_id, billing_id),
  constraint billing_fees_charged_once PRIMARY KEY (tenant_id, trigger, subject_id)
);
create INDEX billing_fees_by_billing ON public.billing_fees USING btree (billing_id, tenant_id);
alter table billing_fees enable row level security;
alter table billing_fees force row level security;
create policy operator on billing_fees for select to <owner> using (true);
create policy own_tenant on billing_fees for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on billing_fees for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on billing_fees to fordring_app;

create table billing_models (
  tenant_id uuid not null,
  billing_model_id uuid not null,
  name text not null,
  description text,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  currency text,
  commission jsonb default '{"bands": [{"from": 0, "rateBasisPoints": 0}], "basis": "size"}'::jsonb not null,
  fees jsonb default '[]'::jsonb not null,
  vat_rate_basis_points integer default 0 not null,
  kept_by_collector text[] default '{fee,cost,payout}'::text[] not null,
  minimum_commission_amount bigint default 0 not null,
  minimum_payout_amount bigint default 0 not null,
  constraint billing_models_currency CHECK ((currency = ANY (ARRAY['DKK'::text, 'SEK'::text, 'NOK'::text, 'USD'::text, 'EUR'::text, 'GBP'::text, 'CHF'::text]))),
  constraint billing_models_fees_are_list CHECK ((jsonb_typeof(fees) = 'array'::text)),
  constraint billing_models_minimum_commission_not_negative CHECK ((minimum_commission_amount >= 0)),
  constraint billing_models_minimum_payout_not_negative CHECK ((minimum_payout_amount >= 0)),
  constraint billing_models_name_length CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint billing_models_vat_in_range CHECK (((vat_rate_basis_points >= 0) AND (vat_rate_basis_points <= 10000))),
  constraint billing_models_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint billing_models_pkey PRIMARY KEY (tenant_id, billing_model_id)
);
alter table billing_models enable row level security;
alter table billing_models force row level security;
create policy operator on billing_models for select to <owner> using (true);
create policy own_tenant on billing_models for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on billing_models for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select, update on billing_models to fordring_app;

create table billings (
  tenant_id uuid not null,
  billing_id uuid not null,
  billing_seq_id bigint,
  creditor_id uuid not null,
  creditor_name text not null,
  billing_model_id uuid not null,
  terms jsonb not null,
  currency text not null,
  period_from date not null,
  period_to date not null,
  state text not null,
  collections jsonb not null,
  fees jsonb not null,
  collected_by_collector_amount bigint not null,
  collected_by_creditor_amount bigint not null,
  collector_share_amount bigint not null,
  commission_amount bigint not null,
  fee_amount bigint not null,
  vat_amount bigint not null,
  balance_amount bigint not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  approved_at timestamp with time zone,
  approved_by jsonb,
  offset_amount bigint,
  constraint billings_approved_has_number CHECK (((state = 'APPROVED'::text) = ((billing_seq_id IS NOT NULL) AND (approved_at IS NOT NULL)))),
  constraint billings_balance CHECK ((balance_amount = ((((collected_by_collector_amount - collector_share_amount) - commission_amount) - fee_amount) - vat_amount))),
  constraint billings_currency CHECK ((currency = ANY (ARRAY['DKK'::text, 'SEK'::text, 'NOK'::text, 'USD'::text, 'EUR'::text, 'GBP'::text, 'CHF'::text]))),
  constraint billings_offset CHECK (((offset_amount >= 0) AND (offset_amount <= GREATEST(balance_amount, (0)::bigint)))),
  constraint billings_offset_of_approved CHECK (((offset_amount IS NULL) OR (state = 'APPROVED'::text))),
  constraint billings_period CHECK ((period_from <= period_to)),
  constraint billings_state CHECK ((state = ANY (ARRAY['DRAFT'::text, 'APPROVED'::text]))),
  constraint billings_billing_model FOREIGN KEY (tenant_id, billing_model_id) REFERENCES billing_models(tenant_id, billing_model_id),
  constraint billings_creditor FOREIGN KEY (tenant_id, creditor_id) REFERENCES creditors(tenant_id, creditor_id),
  constraint billings_pkey PRIMARY KEY (tenant_id, billing_id),
  constraint billings_seq_unique UNIQUE (billing_seq_id, tenant_id)
);
create INDEX billings_by_billing_model ON public.billings USING btree (billing_model_id, tenant_id);
create INDEX billings_by_creditor ON public.billings USING btree (creditor_id, tenant_id, billing_id);
create UNIQUE INDEX billings_one_draft ON public.billings USING btree (tenant_id, creditor_id, currency) WHERE (state = 'DRAFT'::text);
alter table billings enable row level security;
alter table billings force row level security;
create policy operator on billings for select to <owner> using (true);
create policy own_tenant on billings for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on billings for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on billings to fordring_app;
grant update (approved_at, approved_by, billing_seq_id, offset_amount, state) on billings to fordring_app;

create table book_accounts (
  tenant_id uuid not null,
  book_account_id uuid not null,
  handle text not null,
  number text not null,
  name text not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  updated_at timestamp with time zone,
  updated_by jsonb,
  constraint book_accounts_handle CHECK ((handle ~ '^(bank-[0-9a-f-]{36}|[a-z]+(-[a-z]+)*)$'::text)),
  constraint book_accounts_name_length CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint book_accounts_number CHECK ((number ~ '^[1-9][0-9]{0,9}$'::text)),
  constraint book_accounts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint book_accounts_pkey PRIMARY KEY (tenant_id, book_account_id),
  constraint book_accounts_handle_once UNIQUE (handle, tenant_id),
  constraint book_accounts_number_once UNIQUE (number, tenant_id)
);
alter table book_accounts enable row level security;
alter table book_accounts force row level security;
create policy operator on book_accounts for select to <owner> using (true);
create policy own_tenant on book_accounts for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on book_accounts for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on book_accounts to fordring_app;
grant update (name, number, updated_at, updated_by) on book_accounts to fordring_app;

create table book_closings (
  tenant_id uuid not null,
  month date not null,
  number bigint not null,
  is_closing boolean default true not null,
  closed_at timestamp with time zone not null,
  closed_by jsonb not null,
  constraint book_closings_is_closing CHECK (is_closing),
  constraint book_closings_entry FOREIGN KEY (tenant_id, month, number, is_closing) REFERENCES book_entries(tenant_id, month, number, is_closing),
  constraint book_closings_once PRIMARY KEY (tenant_id, month)
);
create INDEX book_closings_by_entry ON public.book_closings USING btree (month, tenant_id, number, is_closing);
alter table book_closings enable row level security;
alter table book_closings force row level security;
create policy operator on book_closings for select to <owner> using (true);
create policy own_tenant on book_closings for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on book_closings for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on book_closings to fordring_app;

create table book_day_totals (
  tenant_id uuid not null,
  posting_date date not null,
  handle text not null,
  currency text not null,
  original_date date not null,
  debit numeric not null,
  credit numeric not null,
  debit_count bigint not null,
  credit_count bigint not null,
  constraint book_day_totals_credit CHECK ((credit >= (0)::numeric)),
  constraint book_day_totals_credit_count CHECK ((credit_count >= 0)),
  constraint book_day_totals_debit CHECK ((debit >= (0)::numeric)),
  constraint book_day_totals_debit_count CHECK ((debit_count >= 0)),
  constraint book_day_totals_account FOREIGN KEY (tenant_id, handle) REFERENCES book_accounts(tenant_id, handle),
  constraint book_day_totals_pkey PRIMARY KEY (tenant_id, posting_date, handle, currency, original_date)
);
create INDEX book_day_totals_by_account ON public.book_day_totals USING btree (handle, tenant_id, original_date);
alter table book_day_totals enable row level security;
alter table book_day_totals force row level security;
create policy operator on book_day_totals for select to <owner> using (true);
create policy own_tenant on book_day_totals for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on book_day_totals for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on book_day_totals to fordring_app;
grant update (credit, credit_count, debit, debit_count) on book_day_totals to fordring_app;

create table book_entries (
  tenant_id uuid not null,
  month date not null,
  number bigint not null,
  entry_id uuid not null,
  is_closing boolean not null,
  previous_number bigint,
  follows_closing boolean default false not null,
  kind text not null,
  source_id uuid not null,
  part integer not null,
  debit_account text,
  credit_account text,
  amount bigint,
  currency text,
  posting_date date not null,
  original_date date not null,
  value_date date not null,
  creditor_id uuid,
  case_id uuid,
  bank_line_id uuid,
  posted_at timestamp with time zone not null,
  constraint book_entries_amount_positive CHECK (((amount >= 1) AND (amount <= '9007199254740991'::bigint))),
  constraint book_entries_currency CHECK ((currency = ANY (ARRAY['DKK'::text, 'SEK'::text, 'NOK'::text, 'USD'::text, 'EUR'::text, 'GBP'::text, 'CHF'::text]))),
  constraint book_entries_follow_no_closing CHECK ((NOT follows_closing)),
  constraint book_entries_kind CHECK ((kind = ANY (ARRAY['CLAIM'::text, 'CLAIM_SETTLED'::text, 'COLLECTED'::text, 'DEPOSIT'::text, 'DEPOSIT_REVERSED'::text, 'BANK_LINE'::text, 'BANK_LINE_MOVED'::text, 'BANK_LINE_REPLACED'::text, 'BANK_OPENING'::text, 'COLLECTOR_SHARE'::text, 'COMMISSION'::text, 'FEES'::text, 'VAT'::text, 'PAYOUT'::text, 'PAYOUT_PAID'::text, 'PAYOUT_SENT'::text, 'PAYOUT_FAILED'::text, 'PAYOUT_CANCELLED'::text, 'CREDITOR_DEBT'::text, 'CLOSING'::text]))),
  constraint book_entries_number_positive CHECK ((number > 0)),
  constraint book_entries_part CHECK ((part >= 0)),
  constraint book_entries_previous_number CHECK (
CASE
    WHEN (number = 1) THEN (previous_number IS NULL)
    ELSE ((previous_number IS NOT NULL) AND (previous_number = (number - 1)))
END),
  constraint book_entries_shape CHECK (
CASE
    WHEN is_closing THEN ((kind = 'CLOSING'::text) AND (num_nonnulls(debit_account, credit_account, amount, currency) = 0))
    ELSE ((kind <> 'CLOSING'::text) AND (num_nulls(debit_account, credit_account, amount, currency) = 0) AND (debit_account <> credit_account))
END),
  constraint book_entries_within_month CHECK (((posting_date >= month) AND (posting_date < ((month + '1 mon'::interval))::date) AND (posting_date >= original_date))),
  constraint book_entries_credit FOREIGN KEY (tenant_id, credit_account) REFERENCES book_accounts(tenant_id, handle),
  constraint book_entries_debit FOREIGN KEY (tenant_id, debit_account) REFERENCES book_accounts(tenant_id, handle),
  constraint book_entries_period FOREIGN KEY (tenant_id, month) REFERENCES book_periods(tenant_id, month),
  constraint book_entries_previous FOREIGN KEY (tenant_id, month, previous_number, follows_closing) REFERENCES book_entries(tenant_id, month, number, is_closing),
  constraint book_entries_pkey PRIMARY KEY (tenant_id, month, number),
  constraint book_entries_chain UNIQUE (number, tenant_id, month, is_closing),
  constraint book_entries_id UNIQUE (entry_id, tenant_id),
  constraint book_entries_posted_once UNIQUE (source_id, tenant_id, kind, part)
);
create INDEX book_entries_by_case ON public.book_entries USING btree (case_id, tenant_id) WHERE (case_id IS NOT NULL);
create INDEX book_entries_by_credit ON public.book_entries USING btree (credit_account, tenant_id, month, number);
create INDEX book_entries_by_creditor ON public.book_entries USING btree (creditor_id, tenant_id, month, number) WHERE (creditor_id IS NOT NULL);
create INDEX book_entries_by_debit ON public.book_entries USING btree (debit_account, tenant_id, month, number);
create INDEX book_entries_by_previous ON public.book_entries USING btree (previous_number, tenant_id, month, follows_closing);
alter table book_entries enable row level security;
alter table book_entries force row level security;
create policy operator on book_entries for select to <owner> using (true);
create policy own_tenant on book_entries for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on book_entries for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on book_entries to fordring_app;

create table book_periods (
  tenant_id uuid not null,
  book_period_id uuid not null,
  month date not null,
  previous_month date,
  opened_at timestamp with time zone not null,
  constraint book_periods_first_day CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint book_periods_without_gap CHECK ((previous_month = ((month - '1 mon'::interval))::date)),
  constraint book_periods_previous FOREIGN KEY (tenant_id, previous_month) REFERENCES book_periods(tenant_id, month),
  constraint book_periods_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint book_periods_pkey PRIMARY KEY (tenant_id, month),
  constraint book_periods_id UNIQUE (book_period_id, tenant_id)
);
create INDEX book_periods_by_previous ON public.book_periods USING btree (previous_month, tenant_id) WHERE (previous_month IS NOT NULL);
create UNIQUE INDEX book_periods_one_first ON public.book_periods USING btree (tenant_id) WHERE (previous_month IS NULL);
alter table book_periods enable row level security;
alter table book_periods force row level security;
create policy operator on book_periods for select to <owner> using (true);
create policy own_tenant on book_periods for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on book_periods for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on book_periods to fordring_app;

create table book_states (
  tenant_id uuid not null,
  "position" bigint not null,
  posted_at timestamp with time zone not null,
  constraint book_states_position CHECK (("position" >= 0)),
  constraint book_states_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint book_states_pkey PRIMARY KEY (tenant_id)
);
alter table book_states enable row level security;
alter table book_states force row level security;
create policy operator on book_states for select to <owner> using (true);
create policy own_tenant on book_states for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on book_states for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on book_states to fordring_app;
grant update (position, posted_at) on book_states to fordring_app;

create table bulk_job_items (
  tenant_id uuid not null,
  bulk_job_id uuid not null,
  case_id uuid not null,
  state text not null,
  reason jsonb,
  undo jsonb,
  constraint bulk_job_items_reason CHECK (((state = 'REFUSED'::text) = (reason IS NOT NULL))),
  constraint bulk_job_items_state CHECK ((state = ANY (ARRAY['NEW'::text, 'READY'::text, 'DONE'::text, 'REFUSED'::text]))),
  constraint bulk_job_items_case FOREIGN KEY (tenant_id, case_id) REFERENCES cases(tenant_id, case_id),
  constraint bulk_job_items_job FOREIGN KEY (tenant_id, bulk_job_id) REFERENCES bulk_jobs(tenant_id, bulk_job_id),
  constraint bulk_job_items_pkey PRIMARY KEY (tenant_id, bulk_job_id, case_id)
);
create INDEX bulk_job_items_by_case ON public.bulk_job_items USING btree (case_id, tenant_id);
create INDEX bulk_job_items_by_state ON public.bulk_job_items USING btree (bulk_job_id, tenant_id, state, case_id);
alter table bulk_job_items enable row level security;
alter table bulk_job_items force row level security;
create policy operator on bulk_job_items for select to <owner> using (true);
create policy own_tenant on bulk_job_items for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on bulk_job_items for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select, update on bulk_job_items to fordring_app;

create table bulk_job_queue (
  tenant_id uuid not null,
  leased_until timestamp with time zone not null,
  constraint bulk_job_queue_pkey PRIMARY KEY (tenant_id)
);
create INDEX bulk_job_queue_due ON public.bulk_job_queue USING btree (leased_until);
alter table bulk_job_queue enable row level security;
alter table bulk_job_queue force row level security;
create policy operator on bulk_job_queue for select to <owner> using (true);
create policy own_tenant on bulk_job_queue for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on bulk_job_queue for delete to <owner> using (is_test_tenant(tenant_id));
create policy worker on bulk_job_queue for all to fordring_app using ((( SELECT current_worker() AS current_worker) = 'bulk'::text)) with check ((( SELECT current_worker() AS current_worker) = 'bulk'::text));
grant delete, insert, select, update on bulk_job_queue to fordring_app;

create table bulk_jobs (
  tenant_id uuid not null,
  bulk_job_id uuid not null,
  action text not null,
  parameters jsonb not null,
  state text not null,
  undoes_job_id uuid,
  ordered_by jsonb not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  finished_at timestamp with time zone,
  constraint bulk_jobs_action CHECK ((action = ANY (ARRAY['ADD_TAG'::text, 'REMOVE_TAG'::text, 'SET_GROUP'::text, 'SET_PROPERTY'::text, 'START_COLLECTION'::text, 'END'::text, 'REOPEN'::text, 'PAUSE'::text, 'CONTINUE'::text, 'LETTER'::text, 'EMAIL'::text, 'START_WORKFLOW'::text, 'UNDO'::text]))),
  constraint bulk_jobs_finished CHECK (((state = ANY (ARRAY['COMPLETED'::text, 'CANCELLED'::text])) = (finished_at IS NOT NULL))),
  constraint bulk_jobs_state CHECK ((state = ANY (ARRAY['CHECKING'::text, 'CHECKED'::text, 'RUNNING'::text, 'COMPLETED'::text, 'CANCELLED'::text]))),
  constraint bulk_jobs_undo CHECK (((action = 'UNDO'::text) = (undoes_job_id IS NOT NULL))),
  constraint bulk_jobs_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint bulk_jobs_undone FOREIGN KEY (tenant_id, undoes_job_id) REFERENCES bulk_jobs(tenant_id, bulk_job_id),
  constraint bulk_jobs_pkey PRIMARY KEY (tenant_id, bulk_job_id),
  constraint bulk_jobs_undone_once UNIQUE (undoes_job_id, tenant_id)
);
create INDEX bulk_jobs_at_work ON public.bulk_jobs USING btree (tenant_id, created_at, bulk_job_id) WHERE (finished_at IS NULL);
alter table bulk_jobs enable row level security;
alter table bulk_jobs force row level security;
create policy operator on bulk_jobs for select to <owner> using (true);
create policy own_tenant on bulk_jobs for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on bulk_jobs for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select, update on bulk_jobs to fordring_app;

create table case_groups (
  tenant_id uuid not null,
  case_group_id uuid not null,
  label text not null,
  settings jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  constraint case_groups_label_length CHECK (((length(label) >= 1) AND (length(label) <= 200))),
  constraint case_groups_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint case_groups_pkey PRIMARY KEY (tenant_id, case_group_id)
);
alter table case_groups enable row level security;
alter table case_groups force row level security;
create policy operator on case_groups for select to <owner> using (true);
create policy own_tenant on case_groups for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on case_groups for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select, update on case_groups to fordring_app;

create table case_merges (
  tenant_id uuid not null,
  merge_id uuid not null,
  case_id uuid not null,
  merged_case_id uuid not null,
  former_status text not null,
  former_status_time timestamp with time zone not null,
  former_end_reason_id uuid,
  merged_at timestamp with time zone not null,
  merged_by jsonb not null,
  undone_at timestamp with time zone,
  undone_by jsonb,
  constraint case_merges_ended_had_reason CHECK (((former_status = 'ENDED'::text) = (former_end_reason_id IS NOT NULL))),
  constraint case_merges_former_status CHECK ((former_status = ANY (ARRAY['PENDING'::text, 'VERIFIED'::text, 'ENDED'::text]))),
  constraint case_merges_of_two CHECK ((case_id <> merged_case_id)),
  constraint case_merges_undone_by_someone CHECK (((undone_at IS NULL) = (undone_by IS NULL))),
  constraint case_merges_case FOREIGN KEY (tenant_id, case_id) REFERENCES cases(tenant_id, case_id),
  constraint case_merges_former_end_reason FOREIGN KEY (tenant_id, former_end_reason_id) REFERENCES end_reasons(tenant_id, end_reason_id),
  constraint case_merges_merged_case FOREIGN KEY (tenant_id, merged_case_id) REFERENCES cases(tenant_id, case_id),
  constraint case_merges_pkey PRIMARY KEY (tenant_id, merge_id)
);
create INDEX case_merges_by_case ON public.case_merges USING btree (case_id, tenant_id);
create INDEX case_merges_by_former_end_reason ON public.case_merges USING btree (tenant_id, former_end_reason_id) WHERE (former_end_reason_id IS NOT NULL);
create INDEX case_merges_by_merged_case ON public.case_merges USING btree (merged_case_id, tenant_id);
create UNIQUE INDEX case_merges_once ON public.case_merges USING btree (tenant_id, merged_case_id) WHERE (undone_at IS NULL);
alter table case_merges enable row level security;
alter table case_merges force row level security;
create policy operator on case_merges for select to <owner> using (true);
create policy own_tenant on case_merges for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on case_merges for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on case_merges to fordring_app;
grant update (undone_at, undone_by) on case_merges to fordring_app;

create table case_presences (
  tenant_id uuid not null,
  view_id uuid not null,
  case_id uuid not null,
  user_id uuid not null,
  since timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  is_open boolean not null,
  constraint case_presences_case FOREIGN KEY (tenant_id, case_id) REFERENCES cases(tenant_id, case_id),
  constraint case_presences_user FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, user_id),
  constraint case_presences_pkey PRIMARY KEY (tenant_id, view_id)
);
create INDEX case_presences_by_case ON public.case_presences USING btree (case_id, tenant_id);
create INDEX case_presences_by_user ON public.case_presences USING btree (user_id, tenant_id);
alter table case_presences enable row level security;
alter table case_presences force row level security;
create policy operator on case_presences for select to <owner> using (true);
create policy own_tenant on case_presences for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on case_presences for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on case_presences to fordring_app;
grant update (case_id, is_open, seen_at, since) on case_presences to fordring_app;

create table case_tags (
  tenant_id uuid not null,
  tag text not null,
  case_id uuid not null,
  constraint case_tags_length CHECK (((length(tag) >= 1) AND (length(tag) <= 50))),
  constraint case_tags_case FOREIGN KEY (tenant_id, case_id) REFERENCES cases(tenant_id, case_id),
  constraint case_tags_pkey PRIMARY KEY (tenant_id, tag, case_id)
);
create INDEX case_tags_by_case ON public.case_tags USING btree (case_id, tenant_id, tag);
alter table case_tags enable row level security;
alter table case_tags force row level security;
create policy operator on case_tags for select to <owner> using (true);
create policy own_tenant on case_tags for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on case_tags for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on case_tags to fordring_app;

create table case_voucher_allocations (
  tenant_id uuid not null,
  allocation_id uuid not null,
  case_id uuid not null,
  credit_voucher_id uuid not null,
  debit_voucher_id uuid not null,
  amount bigint not null,
  undoes_allocation_id uuid,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  constraint case_voucher_allocations_amount_positive CHECK ((amount > 0)),
  constraint case_voucher_allocations_credit FOREIGN KEY (tenant_id, case_id, credit_voucher_id) REFERENCES case_vouchers(tenant_id, case_id, case_voucher_id),
  constraint case_voucher_allocations_debit FOREIGN KEY (tenant_id, debit_voucher_id) REFERENCES case_vouchers(tenant_id, case_voucher_id),
  constraint case_voucher_allocations_undone FOREIGN KEY (tenant_id, undoes_allocation_id) REFERENCES case_voucher_allocations(tenant_id, allocation_id),
  constraint case_voucher_allocations_pkey PRIMARY KEY (tenant_id, allocation_id),
  constraint case_voucher_allocations_undone_once UNIQUE (undoes_allocation_id, tenant_id)
);
create INDEX case_voucher_allocations_by_credit ON public.case_voucher_allocations USING btree (credit_voucher_id, tenant_id, case_id);
create INDEX case_voucher_allocations_by_debit ON public.case_voucher_allocations USING btree (debit_voucher_id, tenant_id, case_id);
alter table case_voucher_allocations enable row level security;
alter table case_voucher_allocations force row level security;
create policy operator on case_voucher_allocations for select to <owner> using (true);
create policy own_tenant on case_voucher_allocations for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on case_voucher_allocations for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on case_voucher_allocations to fordring_app;

create table case_vouchers (
  tenant_id uuid not null,
  case_voucher_id uuid not null,
  case_id uuid not null,
  creditor_id uuid not null,
  voucher_type_id uuid not null,
  category text not null,
  direction text not null,
  amount bigint not null,
  outstanding bigint not null,
  currency text not null,
  source text not null,
  date timestamp with time zone not null,
  due_date timestamp with time zone,
  reference_id text,
  text text,
  interest numeric,
  interest_start_date timestamp with time zone,
  interest_end_date timestamp with time zone,
  reference_case_voucher_id uuid,
  unique_id text,
  properties jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  reference_key text default lower(reference_id),
  reverses_case_voucher_id uuid,
  is_direct_payment boolean default false not null,
  is_dated_before_voucher boolean default false not null,
  interest_rule text,
  interest_basis jsonb,
  rule_override jsonb,
  earmark jsonb,
  is_interest_correction boolean default false not null,
  constraint case_vouchers_amount_in_range CHECK (((amount >= 0) AND (amount <= '9007199254740991'::bigint))),
  constraint case_vouchers_currency CHECK ((currency = ANY (ARRAY['DKK'::text, 'SEK'::text, 'NOK'::text, 'USD'::text, 'EUR'::text, 'GBP'::text, 'CHF'::text]))),
  constraint case_vouchers_dated_before_voucher CHECK (((NOT is_dated_before_voucher) OR (direction = 'credit'::text))),
  constraint case_vouchers_direct_payment_pays CHECK (((NOT is_direct_payment) OR ((direction = 'credit'::text) AND (reference_case_voucher_id IS NOT NULL)))),
  constraint case_vouchers_direction CHECK ((direction = ANY (ARRAY['debit'::text, 'credit'::text]))),
  constraint case_vouchers_earmark_of_payment CHECK (((earmark IS NULL) OR (category = 'deposit'::text))),
  constraint case_vouchers_interest_basis_of_interest CHECK (((interest_basis IS NULL) OR ((category = 'interest'::text) AND (direction = 'debit'::text) AND (reference_case_voucher_id IS NOT NULL)))),
  constraint case_vouchers_interest_correction CHECK (((NOT is_interest_correction) OR ((direction = 'credit'::text) AND (reference_case_voucher_id IS NOT NULL)))),
  constraint case_vouchers_interest_in_range CHECK (((interest >= (0)::numeric) AND (interest <= (1)::numeric))),
  constraint case_vouchers_interest_of_rule CHECK (
CASE interest_rule
    WHEN 'contractual'::text THEN (interest IS NOT NULL)
    WHEN 'statutory'::text THEN (interest IS NULL)
    ELSE true
END),
  constraint case_vouchers_interest_rule CHECK ((interest_rule = ANY (ARRAY['statutory'::text, 'contractual'::text, 'none'::text]))),
  constraint case_vouchers_interest_rule_of_debit CHECK (((interest_rule IS NULL) OR (direction = 'debit'::text))),
  constraint case_vouchers_outstanding_in_range CHECK (((outstanding >= 0) AND (outstanding <= amount))),
  constraint case_vouchers_override_of_charge CHECK (((rule_override IS NULL) OR ((direction = 'debit'::text) AND (category = ANY (ARRAY['fee'::text, 'cost'::text, 'compensation'::text]))))),
  constraint case_vouchers_reference_length CHECK (((length(reference_id) >= 1) AND (length(reference_id) <= 200))),
  constraint case_vouchers_reverses_another CHECK ((reverses_case_voucher_id <> case_voucher_id)),
  constraint case_vouchers_source CHECK ((source = ANY (ARRAY['CREDITOR'::text, 'COLLECTOR'::text]))),
  constraint case_vouchers_unique_id_length CHECK (((length(unique_id) >= 1) AND (length(unique_id) <= 200))),
  constraint case_vouchers_case FOREIGN KEY (tenant_id, case_id) REFERENCES cases(tenant_id, case_id),
  constraint case_vouchers_creditor FOREIGN KEY (tenant_id, creditor_id) REFERENCES creditors(tenant_id, creditor_id),
  constraint case_vouchers_reference_voucher FOREIGN KEY (tenant_id, case_id, reference_case_voucher_id) REFERENCES case_vouchers(tenant_id, case_id, case_voucher_id),
  constraint case_vouchers_reversed_voucher FOREIGN KEY (tenant_id, case_id, reverses_case_voucher_id) REFERENCES case_vouchers(tenant_id, case_id, case_voucher_id),
  constraint case_vouchers_voucher_type FOREIGN KEY (tenant_id, voucher_type_id) REFERENCES voucher_types(tenant_id, voucher_type_id),
  constraint case_vouchers_pkey PRIMARY KEY (tenant_id, case_voucher_id),
  constraint case_vouchers_of_case UNIQUE (case_id, tenant_id, case_voucher_id)
);
create INDEX case_vouchers_bearing_interest ON public.case_vouchers USING btree (tenant_id, case_id) WHERE (interest_rule = ANY (ARRAY['statutory'::text, 'contractual'::text]));
create INDEX case_vouchers_by_creditor ON public.case_vouchers USING btree (creditor_id, tenant_id);
create INDEX case_vouchers_by_reference ON public.case_vouchers USING btree (tenant_id, reference_id, creditor_id) WHERE (reference_id IS NOT NULL);
create INDEX case_vouchers_by_reference_key ON public.case_vouchers USING btree (reference_key, tenant_id, case_id) WHERE (reference_key IS NOT NULL);
create INDEX case_vouchers_by_reference_voucher ON public.case_vouchers USING btree (tenant_id, case_id, reference_case_voucher_id) WHERE (reference_case_voucher_id IS NOT NULL);
create INDEX case_vouchers_by_voucher_type ON public.case_vouchers USING btree (voucher_type_id, tenant_id);
create INDEX case_vouchers_debits_by_due ON public.case_vouchers USING btree (tenant_id, (
CASE
    WHEN (due_date IS NULL) THEN date
    ELSE due_date
END)) WHERE ((direction = 'debit'::text) AND (
CASE
    WHEN (due_date IS NULL) THEN date
    ELSE due_date
END > '-infinity'::timestamp with time zone));
create INDEX case_vouchers_deposits ON public.case_vouchers USING btree (tenant_id, date) INCLUDE (creditor_id, currency, direction, amount) WHERE (category = 'deposit'::text);
create UNIQUE INDEX case_vouchers_reversed_once ON public.case_vouchers USING btree (tenant_id, reverses_case_voucher_id, case_id) WHERE (reverses_case_voucher_id IS NOT NULL);
create UNIQUE INDEX case_vouchers_unique_id_unique ON public.case_vouchers USING btree (tenant_id, unique_id) WHERE (unique_id IS NOT NULL);
alter table case_vouchers enable row level security;
alter table case_vouchers force row level security;
create policy operator on case_vouchers for select to <owner> using (true);
create policy own_tenant on case_vouchers for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on case_vouchers for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on case_vouchers to fordring_app;
grant update (outstanding) on case_vouchers to fordring_app;

create table cases (
  tenant_id uuid not null,
  case_id uuid not null,
  case_seq_id bigint not null,
  creditor_id uuid not null,
  customer_id uuid not null,
  ultimate_creditor_id uuid,
  group_id uuid,
  currency text not null,
  status text default 'PENDING'::text not null,
  status_time timestamp with time zone not null,
  end_reason_id uuid,
  journal_number text,
  migrated_id text,
  properties jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  updated_at timestamp with time zone,
  updated_by jsonb,
  journal_key text default lower(COALESCE(journal_number, (case_seq_id)::text)) not null,
  end_override jsonb,
  rule_pack text,
  constraint cases_currency CHECK ((currency = ANY (ARRAY['DKK'::text, 'SEK'::text, 'NOK'::text, 'USD'::text, 'EUR'::text, 'GBP'::text, 'CHF'::text]))),
  constraint cases_ended_has_reason CHECK (((status = 'ENDED'::text) = (end_reason_id IS NOT NULL))),
  constraint cases_journal_number_length CHECK (((length(journal_number) >= 1) AND (length(journal_number) <= 200))),
  constraint cases_migrated_id_length CHECK (((length(migrated_id) >= 1) AND (length(migrated_id) <= 200))),
  constraint cases_override_of_ended CHECK (((end_override IS NULL) OR (status = 'ENDED'::text))),
  constraint cases_rule_pack CHECK ((rule_pack = ANY (ARRAY['dk-consumer'::text, 'dk-business'::text, 'no-consumer'::text, 'no-business'::text, 'se-consumer'::text, 'se-business'::text]))),
  constraint cases_status CHECK ((status = ANY (ARRAY['PENDING'::text, 'VERIFIED'::text, 'ENDED'::text]))),
  constraint cases_customer FOREIGN KEY (tenant_id, creditor_id, customer_id) REFERENCES customers(tenant_id, creditor_id, customer_id),
  constraint cases_end_reason FOREIGN KEY (tenant_id, end_reason_id) REFERENCES end_reasons(tenant_id, end_reason_id),
  constraint cases_group FOREIGN KEY (tenant_id, group_id) REFERENCES case_groups(tenant_id, case_group_id),
  constraint cases_ultimate_creditor FOREIGN KEY (tenant_id, creditor_id, ultimate_creditor_id) REFERENCES ultimate_creditors(tenant_id, creditor_id, ultimate_creditor_id),
  constraint cases_pkey PRIMARY KEY (tenant_id, case_id),
  constraint cases_seq_unique UNIQUE (case_seq_id, tenant_id)
);
create INDEX cases_by_created_at ON public.cases USING btree (tenant_id, created_at, case_id) WHERE (created_at > '-infinity'::timestamp with time zone);
create INDEX cases_by_creditor ON public.cases USING btree (creditor_id, tenant_id, customer_id, case_id);
create INDEX cases_by_customer ON public.cases USING btree (customer_id, tenant_id, case_seq_id);
create INDEX cases_by_end_reason ON public.cases USING btree (tenant_id, end_reason_id) WHERE (end_reason_id IS NOT NULL);
create INDEX cases_by_group ON public.cases USING btree (tenant_id, group_id, created_at, case_id) WHERE (group_id IS NOT NULL);
create INDEX cases_by_journal_key ON public.cases USING btree (journal_key, tenant_id, case_id);
create INDEX cases_by_status ON public.cases USING btree (status, tenant_id, created_at, case_id);
create INDEX cases_by_ultimate_creditor ON public.cases USING btree (tenant_id, creditor_id, ultimate_creditor_id) WHERE (ultimate_creditor_id IS NOT NULL);
create INDEX cases_ended ON public.cases USING btree (tenant_id, status_time) WHERE (status = 'ENDED'::text);
create INDEX cases_of_creditor ON public.cases USING btree (creditor_id, tenant_id, created_at, case_id);
create INDEX cases_open ON public.cases USING btree (tenant_id, created_at, case_id) WHERE (status <> 'ENDED'::text);
alter table cases enable row level security;
alter table cases force row level security;
create policy operator on cases for select to <owner> using (true);
create policy own_tenant on cases for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on cases for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select, update on cases to fordring_app;

create table clock_moves (
  tenant_id uuid not null,
  clock_move_id uuid not null,
  from_at timestamp with time zone not null,
  to_at timestamp with time zone not null,
  reached_at timestamp with time zone not null,
  state text not null,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  leased_until timestamp with time zone,
  created_by jsonb not null,
  constraint clock_moves_arrived CHECK (((state = 'RUNNING'::text) OR (reached_at = to_at))),
  constraint clock_moves_finished CHECK (((state = 'COMPLETED'::text) = (finished_at IS NOT NULL))),
  constraint clock_moves_forward CHECK (((from_at <= reached_at) AND (reached_at <= to_at) AND (from_at < to_at))),
  constraint clock_moves_state CHECK ((state = ANY (ARRAY['RUNNING'::text, 'COMPLETED'::text]))),
  constraint clock_moves_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint clock_moves_pkey PRIMARY KEY (tenant_id, clock_move_id)
);
create UNIQUE INDEX clock_moves_one_at_a_time ON public.clock_moves USING btree (tenant_id) WHERE (state = 'RUNNING'::text);
alter table clock_moves enable row level security;
alter table clock_moves force row level security;
create policy operator on clock_moves for select to <owner> using (true);
create policy own_tenant on clock_moves for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on clock_moves for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on clock_moves to fordring_app;
grant update (finished_at, leased_until, reached_at, state) on clock_moves to fordring_app;

create table collection_targets (
  tenant_id uuid not null,
  target_id uuid not null,
  month text not null,
  currency text not null,
  creditor_id uuid,
  user_id uuid,
  amount bigint not null,
  updated_at timestamp with time zone not null,
  updated_by jsonb not null,
  constraint collection_targets_amount CHECK (((amount >= 1) AND (amount <= '9007199254740991'::bigint))),
  constraint collection_targets_month CHECK ((month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text)),
  constraint collection_targets_one_subject CHECK ((num_nonnulls(creditor_id, user_id) <= 1)),
  constraint collection_targets_creditor FOREIGN KEY (tenant_id, creditor_id) REFERENCES creditors(tenant_id, creditor_id),
  constraint collection_targets_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint collection_targets_user FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, user_id),
  constraint collection_targets_pkey PRIMARY KEY (tenant_id, target_id),
  constraint collection_targets_once UNIQUE NULLS NOT DISTINCT (month, tenant_id, currency, creditor_id, user_id)
);
create INDEX collection_targets_by_creditor ON public.collection_targets USING btree (creditor_id, tenant_id) WHERE (creditor_id IS NOT NULL);
create INDEX collection_targets_by_user ON public.collection_targets USING btree (user_id, tenant_id) WHERE (user_id IS NOT NULL);
alter table collection_targets enable row level security;
alter table collection_targets force row level security;
create policy operator on collection_targets for select to <owner> using (true);
create policy own_tenant on collection_targets for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on collection_targets for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on collection_targets to fordring_app;
grant update (amount, updated_at, updated_by) on collection_targets to fordring_app;

create table collectors (
  tenant_id uuid not null,
  collector_id uuid not null,
  name text not null,
  registry_identifier jsonb,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  constraint collectors_name_length CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint collectors_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint collectors_pkey PRIMARY KEY (tenant_id, collector_id)
);
alter table collectors enable row level security;
alter table collectors force row level security;
create policy operator on collectors for select to <owner> using (true);
create policy own_tenant on collectors for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on collectors for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select, update on collectors to fordring_app;

create table contact_consents (
  tenant_id uuid not null,
  consent_id uuid not null,
  customer_id uuid not null,
  user_id uuid not null,
  channel text not null,
  state text not null,
  evidence text not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  constraint contact_consents_channel CHECK ((channel = ANY (ARRAY['LETTER'::text, 'DIGITAL POST'::text, 'EMAIL'::text, 'SMS'::text, 'PHONE CALL'::text, 'AUTO CALL'::text, 'E-INVOICE'::text]))),
  constraint contact_consents_evidence_length CHECK (((length(evidence) >= 1) AND (length(evidence) <= 500))),
  constraint contact_consents_state CHECK ((state = ANY (ARRAY['GIVEN'::text, 'WITHDRAWN'::text]))),
  constraint contact_consents_customer FOREIGN KEY (tenant_id, customer_id) REFERENCES customers(tenant_id, customer_id),
  constraint contact_consents_pkey PRIMARY KEY (tenant_id, consent_id)
);
create INDEX contact_consents_by_customer ON public.contact_consents USING btree (customer_id, tenant_id, consent_id);
create INDEX contact_consents_by_user ON public.contact_consents USING btree (user_id, tenant_id, channel, consent_id);
alter table contact_consents enable row level security;
alter table contact_consents force row level security;
create policy operator on contact_consents for select to <owner> using (true);
create policy own_tenant on contact_consents for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on contact_consents for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on contact_consents to fordring_app;
grant update (evidence) on contact_consents to fordring_app;

create table contact_restrictions (
  tenant_id uuid not null,
  restriction_id uuid not null,
  customer_id uuid not null,
  user_id uuid not null,
  kind text not null,
  reason text not null,
  expires_at timestamp with time zone,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  ended_at timestamp with time zone,
  ended_by jsonb,
  end_reason text,
  address text,
  constraint contact_restrictions_address CHECK (((kind = ANY (ARRAY['address-undeliverable'::text, 'email-undeliverable'::text])) = (address IS NOT NULL))),
  constraint contact_restrictions_end_reason_length CHECK (((length(end_reason) >= 1) AND (length(end_reason) <= 500))),
  constraint contact_restrictions_ended_by_someone CHECK ((((ended_at IS NULL) = (ended_by IS NULL)) AND ((ended_at IS NULL) = (end_reason IS NULL)))),
  constraint contact_restrictions_kind CHECK ((kind = ANY (ARRAY['not-to-be-contacted'::text, 'guardian'::text, 'lawyer'::text, 'deceased'::text, 'minor'::text, 'debt-relief'::text, 'bankruptcy'::text, 'protected-address'::text, 'address-undeliverable'::text, 'email-undeliverable'::text]))),
  constraint contact_restrictions_reason_length CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint contact_restrictions_customer FOREIGN KEY (tenant_id, customer_id) REFERENCES customers(tenant_id, customer_id),
  constraint contact_restrictions_pkey PRIMARY KEY (tenant_id, restriction_id)
);
create INDEX contact_restrictions_by_customer ON public.contact_restrictions USING btree (customer_id, tenant_id, restriction_id);
create INDEX contact_restrictions_by_user ON public.contact_restrictions USING btree (user_id, tenant_id, restriction_id);
create UNIQUE INDEX contact_restrictions_once ON public.contact_restrictions USING btree (tenant_id, user_id, kind) WHERE (ended_at IS NULL);
alter table contact_restrictions enable row level security;
alter table contact_restrictions force row level security;
create policy operator on contact_restrictions for select to <owner> using (true);
create policy own_tenant on contact_restrictions for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on contact_restrictions for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on contact_restrictions to fordring_app;
grant update (address, end_reason, ended_at, ended_by, reason) on contact_restrictions to fordring_app;

create table contact_verdicts (
  tenant_id uuid not null,
  verdict_id uuid not null,
  case_id uuid,
  interaction_id uuid,
  user_id uuid,
  contact_id uuid,
  addressee_name text,
  channel text not null,
  decision text not null,
  rule text,
  rules jsonb not null,
  overridden_rules text[] default '{}'::text[] not null,
  override_reason text,
  opens_at timestamp with time zone,
  is_from_template boolean not null,
  sends_at timestamp with time zone not null,
  asked_at timestamp with time zone not null,
  asked_by jsonb not null,
  constraint contact_verdicts_channel CHECK ((channel = ANY (ARRAY['LETTER'::text, 'DIGITAL POST'::text, 'EMAIL'::text, 'SMS'::text, 'PHONE CALL'::text, 'AUTO CALL'::text, 'E-INVOICE'::text]))),
  constraint contact_verdicts_decision CHECK ((decision = ANY (ARRAY['ALLOWED'::text, 'WAITING'::text, 'REFUSED'::text, 'OVERRIDDEN'::text, 'RECORDED'::text]))),
  constraint contact_verdicts_override_has_reason CHECK (((overridden_rules = '{}'::text[]) = (override_reason IS NULL))),
  constraint contact_verdicts_waiting_opens CHECK (((decision = 'WAITING'::text) = (opens_at IS NOT NULL))),
  constraint contact_verdicts_case FOREIGN KEY (tenant_id, case_id) REFERENCES cases(tenant_id, case_id),
  constraint contact_verdicts_interaction FOREIGN KEY (tenant_id, interaction_id) REFERENCES interactions(tenant_id, interaction_id),
  constraint contact_verdicts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint contact_verdicts_pkey PRIMARY KEY (tenant_id, verdict_id)
);
create INDEX contact_verdicts_by_case ON public.contact_verdicts USING btree (case_id, tenant_id, verdict_id) WHERE (case_id IS NOT NULL);
create INDEX contact_verdicts_by_interaction ON public.contact_verdicts USING btree (interaction_id, tenant_id) WHERE (interaction_id IS NOT NULL);
create INDEX contact_verdicts_by_user ON public.contact_verdicts USING btree (user_id, tenant_id, sends_at) WHERE (user_id IS NOT NULL);
alter table contact_verdicts enable row level security;
alter table contact_verdicts force row level security;
create policy operator on contact_verdicts for select to <owner> using (true);
create policy own_tenant on contact_verdicts for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on contact_verdicts for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on contact_verdicts to fordring_app;
grant update (addressee_name) on contact_verdicts to fordring_app;

create table contacts (
  tenant_id uuid not null,
  contact_id uuid not null,
  name text not null,
  email text,
  phone jsonb,
  registry_identifier jsonb,
  bank_account jsonb,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  updated_at timestamp with time zone,
  updated_by jsonb,
  constraint contacts_name_length CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint contacts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint contacts_pkey PRIMARY KEY (tenant_id, contact_id)
);
alter table contacts enable row level security;
alter table contacts force row level security;
create policy operator on contacts for select to <owner> using (true);
create policy own_tenant on contacts for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on contacts for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select, update on contacts to fordring_app;

create table court_claim_changes (
  tenant_id uuid not null,
  court_claim_id uuid not null,
  state text not null,
  happened_on date not null,
  note text,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  constraint court_claim_changes_explained CHECK (((state <> ALL (ARRAY['OBJECTED'::text, 'WITHDRAWN'::text, 'ENDED'::text])) OR (note IS NOT NULL))),
  constraint court_claim_changes_note_length CHECK (((length(note) >= 1) AND (length(note) <= 2000))),
  constraint court_claim_changes_state CHECK ((state = ANY (ARRAY['PREPARED'::text, 'FILED'::text, 'SERVED'::text, 'OBJECTED'::text, 'ENDORSED'::text, 'BAILIFF'::text, 'WITHDRAWN'::text, 'ENDED'::text]))),
  constraint court_claim_changes_claim FOREIGN KEY (tenant_id, court_claim_id) REFERENCES court_claims(tenant_id, court_claim_id),
  constraint court_claim_changes_pkey PRIMARY KEY (tenant_id, court_claim_id, state)
);
alter table court_claim_changes enable row level security;
alter table court_claim_changes force row level security;
create policy operator on court_claim_changes for select to <owner> using (true);
create policy own_tenant on court_claim_changes for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on court_claim_changes for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on court_claim_changes to fordring_app;
grant update (happened_on, note) on court_claim_changes to fordring_app;

create table court_claims (
  tenant_id uuid not null,
  court_claim_id uuid not null,
  case_id uuid not null,
  state text default 'PREPARED'::text not null,
  claimed_on date not null,
  principal bigint not null,
  interest bigint not null,
  fees bigint not null,
  costs bigint not null,
  objection_days integer not null,
  court text,
  court_reference text,
  served_on date,
  fee_voucher_id uuid,
  application_file_id uuid,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  constraint court_claims_costs CHECK (((costs >= 0) AND (costs <= '9007199254740991'::bigint))),
  constraint court_claims_court_length CHECK (((length(court) >= 1) AND (length(court) <= 200))),
  constraint court_claims_court_reference_length CHECK (((length(court_reference) >= 1) AND (length(court_reference) <= 100))),
  constraint court_claims_fees CHECK (((fees >= 0) AND (fees <= '9007199254740991'::bigint))),
  constraint court_claims_filed_at_a_court CHECK (
CASE
    WHEN (state = 'PREPARED'::text) THEN ((court IS NULL) AND (fee_voucher_id IS NULL))
    WHEN (state = 'WITHDRAWN'::text) THEN true
    ELSE (court IS NOT NULL)
END),
  constraint court_claims_interest CHECK (((interest >= 0) AND (interest <= '9007199254740991'::bigint))),
  constraint court_claims_objection_days CHECK (((objection_days >= 1) AND (objection_days <= 3650))),
  constraint court_claims_principal CHECK (((principal >= 1) AND (principal <= '9007199254740991'::bigint))),
  constraint court_claims_served CHECK (
CASE
    WHEN (state = ANY (ARRAY['PREPARED'::text, 'FILED'::text])) THEN (served_on IS NULL)
    WHEN (state = ANY (ARRAY['SERVED'::text, 'OBJECTED'::text, 'ENDORSED'::text, 'BAILIFF'::text])) THEN (served_on IS NOT NULL)
    ELSE true
END),
  constraint court_claims_state CHECK ((state = ANY (ARRAY['PREPARED'::text, 'FILED'::text, 'SERVED'::text, 'OBJECTED'::text, 'ENDORSED'::text, 'BAILIFF'::text, 'WITHDRAWN'::text, 'ENDED'::text]))),
  constraint court_claims_application_file FOREIGN KEY (tenant_id, application_file_id) REFERENCES files(tenant_id, file_id),
  constraint court_claims_case FOREIGN KEY (tenant_id, case_id) REFERENCES cases(tenant_id, case_id),
  constraint court_claims_fee_voucher FOREIGN KEY (tenant_id, case_id, fee_voucher_id) REFERENCES case_vouchers(tenant_id, case_id, case_voucher_id),
  constraint court_claims_pkey PRIMARY KEY (tenant_id, court_claim_id)
);
create INDEX court_claims_by_application_file ON public.court_claims USING btree (application_file_id, tenant_id) WHERE (application_file_id IS NOT NULL);
create INDEX court_claims_by_case ON public.court_claims USING btree (case_id, tenant_id);
create INDEX court_claims_by_fee_voucher ON public.court_claims USING btree (case_id, tenant_id, fee_voucher_id) WHERE (fee_voucher_id IS NOT NULL);
create UNIQUE INDEX court_claims_open_once ON public.court_claims USING btree (tenant_id, case_id) WHERE (state <> ALL (ARRAY['WITHDRAWN'::text, 'ENDED'::text]));
alter table court_claims enable row level security;
alter table court_claims force row level security;
create policy operator on court_claims for select to <owner> using (true);
create policy own_tenant on court_claims for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on court_claims for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on court_claims to fordring_app;
grant update (application_file_id, claimed_on, costs, court, court_reference, fee_voucher_id, fees, interest, principal, served_on, state) on court_claims to fordring_app;

create table creditor_account_entries (
  tenant_id uuid not null,
  entry_id uuid not null,
  creditor_id uuid not null,
  currency text not null,
  kind text not null,
  amount bigint not null,
  billing_id uuid,
  reverses_entry_id uuid,
  bank_line_id uuid,
  date date not null,
  text text,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  constraint creditor_account_entries_direction CHECK (
CASE kind
    WHEN 'RECEIVABLE'::text THEN (amount > 0)
    WHEN 'REVERSAL'::text THEN (amount <> 0)
    ELSE (amount < 0)
END),
  constraint creditor_account_entries_kind CHECK ((kind = ANY (ARRAY['RECEIVABLE'::text, 'OFFSET'::text, 'PAYMENT'::text, 'CREDIT_NOTE'::text, 'REVERSAL'::text]))),
  constraint creditor_account_entries_of_billing CHECK (((kind = ANY (ARRAY['RECEIVABLE'::text, 'OFFSET'::text])) = (billing_id IS NOT NULL))),
  constraint creditor_account_entries_of_entry CHECK (((kind = 'REVERSAL'::text) = (reverses_entry_id IS NOT NULL))),
  constraint creditor_account_entries_of_line CHECK (((bank_line_id IS NULL) OR (kind = 'PAYMENT'::text))),
  constraint creditor_account_entries_text_length CHECK (((length(text) >= 1) AND (length(text) <= 500))),
  constraint creditor_account_entries_account FOREIGN KEY (tenant_id, creditor_id, currency) REFERENCES creditor_accounts(tenant_id, creditor_id, currency),
  constraint creditor_account_entries_bank_line FOREIGN KEY (tenant_id, bank_line_id) REFERENCES bank_lines(tenant_id, bank_line_id),
  constraint creditor_account_entries_billing FOREIGN KEY (tenant_id, billing_id) REFERENCES billings(tenant_id, billing_id),
  constraint creditor_account_entries_reverses FOREIGN KEY (tenant_id, reverses_entry_id) REFERENCES creditor_account_entries(tenant_id, entry_id),
  constraint creditor_account_entries_pkey PRIMARY KEY (tenant_id, entry_id),
  constraint creditor_account_entries_once_per_billing UNIQUE (billing_id, tenant_id),
  constraint creditor_account_entries_reversed_once UNIQUE (reverses_entry_id, tenant_id)
);
create INDEX creditor_account_entries_by_creditor ON public.creditor_account_entries USING btree (creditor_id, tenant_id, currency, entry_id);
create INDEX creditor_account_entries_by_line ON public.creditor_account_entries USING btree (bank_line_id, tenant_id) WHERE (bank_line_id IS NOT NULL);
alter table creditor_account_entries enable row level security;
alter table creditor_account_entries force row level security;
create policy operator on creditor_account_entries for select to <owner> using (true);
create policy own_tenant on creditor_account_entries for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on creditor_account_entries for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on creditor_account_entries to fordring_app;

create table creditor_accounts (
  tenant_id uuid not null,
  creditor_id uuid not null,
  currency text not null,
  balance_amount bigint not null,
  constraint creditor_accounts_balance CHECK (((balance_amount >= 0) AND (balance_amount <= '9007199254740991'::bigint))),
  constraint creditor_accounts_currency CHECK ((currency = ANY (ARRAY['DKK'::text, 'SEK'::text, 'NOK'::text, 'USD'::text, 'EUR'::text, 'GBP'::text, 'CHF'::text]))),
  constraint creditor_accounts_creditor FOREIGN KEY (tenant_id, creditor_id) REFERENCES creditors(tenant_id, creditor_id),
  constraint creditor_accounts_pkey PRIMARY KEY (tenant_id, creditor_id, currency)
);
alter table creditor_accounts enable row level security;
alter table creditor_accounts force row level security;
create policy operator on creditor_accounts for select to <owner> using (true);
create policy own_tenant on creditor_accounts for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on creditor_accounts for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on creditor_accounts to fordring_app;
grant update (balance_amount) on creditor_accounts to fordring_app;

create table creditor_allocations (
  tenant_id uuid not null,
  entry_id uuid not null,
  receivable_entry_id uuid not null,
  amount bigint not null,
  constraint creditor_allocations_amount_positive CHECK ((amount > 0)),
  constraint creditor_allocations_entry FOREIGN KEY (tenant_id, entry_id) REFERENCES creditor_account_entries(tenant_id, entry_id),
  constraint creditor_allocations_receivable FOREIGN KEY (tenant_id, receivable_entry_id) REFERENCES creditor_receivables(tenant_id, entry_id),
  constraint creditor_allocations_pkey PRIMARY KEY (tenant_id, entry_id, receivable_entry_id)
);
create INDEX creditor_allocations_by_receivable ON public.creditor_allocations USING btree (receivable_entry_id, tenant_id);
alter table creditor_allocations enable row level security;
alter table creditor_allocations force row level security;
create policy operator on creditor_allocations for select to <owner> using (true);
create policy own_tenant on creditor_allocations for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on creditor_allocations for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on creditor_allocations to fordring_app;

create table creditor_receivables (
  tenant_id uuid not null,
  entry_id uuid not null,
  amount bigint not null,
  outstanding_amount bigint not null,
  constraint creditor_receivables_amount_positive CHECK ((amount > 0)),
  constraint creditor_receivables_outstanding CHECK (((outstanding_amount >= 0) AND (outstanding_amount <= amount))),
  constraint creditor_receivables_entry FOREIGN KEY (tenant_id, entry_id) REFERENCES creditor_account_entries(tenant_id, entry_id),
  constraint creditor_receivables_pkey PRIMARY KEY (tenant_id, entry_id)
);
alter table creditor_receivables enable row level security;
alter table creditor_receivables force row level security;
create policy operator on creditor_receivables for select to <owner> using (true);
create policy own_tenant on creditor_receivables for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on creditor_receivables for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on creditor_receivables to fordring_app;
grant update (outstanding_amount) on creditor_receivables to fordring_app;

create table creditors (
  tenant_id uuid not null,
  creditor_id uuid not null,
  reference_id text,
  name text not null,
  contact_id uuid,
  acquisition_responsible_id uuid,
  caseworker_contact_id uuid,
  notes text,
  default_collector_id uuid,
  default_chain_id uuid,
  default_billing_model_id uuid,
  default_client_chain_id uuid,
  bureau_client_id bigint,
  debtor_faq text,
  aks_enabled boolean default false not null,
  vat_registered boolean default true not null,
  is_company boolean default true not null,
  self_collection boolean default false not null,
  central_register_id text,
  state text default 'ACTIVE'::text not null,
  address jsonb,
  erp_link text,
  properties jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  updated_at timestamp with time zone,
  updated_by jsonb,
  bank_account jsonb,
  iban_account jsonb,
  constraint creditors_name_length CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint creditors_reference_length CHECK (((length(reference_id) >= 1) AND (length(reference_id) <= 200))),
  constraint creditors_state CHECK ((state = ANY (ARRAY['LEAD'::text, 'SIGNED_ON'::text, 'ACTIVE'::text, 'CANCELLED'::text, 'CEASED'::text]))),
  constraint creditors_acquisition_responsible FOREIGN KEY (tenant_id, acquisition_responsible_id) REFERENCES users(tenant_id, user_id),
  constraint creditors_caseworker_contact FOREIGN KEY (tenant_id, caseworker_contact_id) REFERENCES users(tenant_id, user_id),
  constraint creditors_contact FOREIGN KEY (tenant_id, contact_id) REFERENCES users(tenant_id, user_id),
  constraint creditors_default_billing_model FOREIGN KEY (tenant_id, default_billing_model_id) REFERENCES billing_models(tenant_id, billing_model_id),
  constraint creditors_default_chain FOREIGN KEY (tenant_id, default_chain_id) REFERENCES workflows(tenant_id, workflow_id),
  constraint creditors_default_client_chain FOREIGN KEY (tenant_id, default_client_chain_id) REFERENCES workflows(tenant_id, workflow_id),
  constraint creditors_default_collector FOREIGN KEY (tenant_id, default_collector_id) REFERENCES collectors(tenant_id, collector_id),
  constraint creditors_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint creditors_pkey PRIMARY KEY (tenant_id, creditor_id),
  constraint creditors_reference_unique UNIQUE (reference_id, tenant_id)
);
create INDEX creditors_by_acquisition_responsible ON public.creditors USING btree (tenant_id, acquisition_responsible_id) WHERE (acquisition_responsible_id IS NOT NULL);
create INDEX creditors_by_caseworker_contact ON public.creditors USING btree (tenant_id, caseworker_contact_id) WHERE (caseworker_contact_id IS NOT NULL);
create INDEX creditors_by_contact ON public.creditors USING btree (tenant_id, contact_id) WHERE (contact_id IS NOT NULL);
create INDEX creditors_by_default_billing_model ON public.creditors USING btree (tenant_id, default_billing_model_id) WHERE (default_billing_model_id IS NOT NULL);
create INDEX creditors_by_default_chain ON public.creditors USING btree (tenant_id, default_chain_id) WHERE (default_chain_id IS NOT NULL);
create INDEX creditors_by_default_client_chain ON public.creditors USING btree (tenant_id, default_client_chain_id) WHERE (default_client_chain_id IS NOT NULL);
create INDEX creditors_by_default_collector ON public.creditors USING btree (tenant_id, default_collector_id) WHERE (default_collector_id IS NOT NULL);
alter table creditors enable row level security;
alter table creditors force row level security;
create policy operator on creditors for select to <owner> using (true);
create policy own_tenant on creditors for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on creditors for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select, update on creditors to fordring_app;

create table customer_search_words (
  tenant_id uuid not null,
  word text not null,
  customer_id uuid not null,
  constraint customer_search_words_length CHECK (((length(word) >= 1) AND (length(word) <= 100))),
  constraint customer_search_words_pkey PRIMARY KEY (tenant_id, word, customer_id)
);
create INDEX customer_search_words_by_customer ON public.customer_search_words USING btree (customer_id, tenant_id, word);
alter table customer_search_words enable row level security;
alter table customer_search_words force row level security;
create policy operator on customer_search_words for select to <owner> using (true);
create policy own_tenant on customer_search_words for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on customer_search_words for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on customer_search_words to fordring_app;

create table customer_users (
  tenant_id uuid not null,
  user_id uuid not null,
  user_seq_id bigint not null,
  customer_id uuid not null,
  relation text not null,
  is_contact boolean not null,
  language text not null,
  details jsonb not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  erased_at timestamp with time zone,
  constraint customer_users_relation CHECK ((relation = ANY (ARRAY['debtor'::text, 'co-debtor'::text, 'guarantor'::text, 'guardian'::text, 'alternative-contact'::text, 'lawyer'::text]))),
  constraint customer_users_customer FOREIGN KEY (tenant_id, customer_id) REFERENCES customers(tenant_id, customer_id),
  constraint customer_users_pkey PRIMARY KEY (tenant_id, user_id),
  constraint customer_users_seq_unique UNIQUE (user_seq_id, tenant_id)
);
create INDEX customer_users_by_customer ON public.customer_users USING btree (customer_id, tenant_id, user_seq_id);
create INDEX customer_users_kept ON public.customer_users USING btree (tenant_id, created_at) WHERE (erased_at IS NULL);
alter table customer_users enable row level security;
alter table customer_users force row level security;
create policy operator on customer_users for select to <owner> using (true);
create policy own_tenant on customer_users for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on customer_users for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select, update on customer_users to fordring_app;

create table customers (
  tenant_id uuid not null,
  customer_id uuid not null,
  creditor_id uuid not null,
  reference_id text not null,
  is_company boolean not null,
  sort_name text default ''::text not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  updated_at timestamp with time zone,
  updated_by jsonb,
  constraint customers_reference_length CHECK (((length(reference_id) >= 1) AND (length(reference_id) <= 200))),
  constraint customers_creditor FOREIGN KEY (tenant_id, creditor_id) REFERENCES creditors(tenant_id, creditor_id),
  constraint customers_pkey PRIMARY KEY (tenant_id, customer_id),
  constraint customers_of_creditor UNIQUE (creditor_id, tenant_id, customer_id),
  constraint customers_reference_unique UNIQUE (reference_id, tenant_id, creditor_id)
);
create INDEX customers_by_name ON public.customers USING btree (tenant_id, sort_name, customer_id) WHERE (sort_name >= ''::text);
alter table customers enable row level security;
alter table customers force row level security;
create policy operator on customers for select to <owner> using (true);
create policy own_tenant on customers for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on customers for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select, update on customers to fordring_app;

create table delivery_reports (
  tenant_id uuid not null,
  delivery_report_id uuid not null,
  interaction_id uuid not null,
  state text not null,
  reason text,
  letter_number text,
  reported_at timestamp with time zone not null,
  reported_by jsonb not null,
  constraint delivery_reports_reason_length CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint delivery_reports_state CHECK ((state = ANY (ARRAY['DELIVERED'::text, 'FAILED'::text, 'RETURNED'::text]))),
  constraint delivery_reports_interaction FOREIGN KEY (tenant_id, interaction_id) REFERENCES interactions(tenant_id, interaction_id),
  constraint delivery_reports_pkey PRIMARY KEY (tenant_id, delivery_report_id)
);
create INDEX delivery_reports_by_interaction ON public.delivery_reports USING btree (interaction_id, tenant_id, delivery_report_id);
alter table delivery_reports enable row level security;
alter table delivery_reports force row level security;
create policy operator on delivery_reports for select to <owner> using (true);
create policy own_tenant on delivery_reports for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on delivery_reports for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on delivery_reports to fordring_app;
grant update (reason) on delivery_reports to fordring_app;

create table delivery_retries (
  tenant_id uuid not null,
  interaction_id uuid not null,
  retried_as uuid not null,
  constraint delivery_retries_interaction FOREIGN KEY (tenant_id, interaction_id) REFERENCES interactions(tenant_id, interaction_id),
  constraint delivery_retries_retried_as FOREIGN KEY (tenant_id, retried_as) REFERENCES interactions(tenant_id, interaction_id),
  constraint delivery_retries_pkey PRIMARY KEY (tenant_id, interaction_id),
  constraint delivery_retries_one_each UNIQUE (retried_as, tenant_id)
);
alter table delivery_retries enable row level security;
alter table delivery_retries force row level security;
create policy operator on delivery_retries for select to <owner> using (true);
create policy own_tenant on delivery_retries for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on delivery_retries for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on delivery_retries to fordring_app;

create table detached_foreign_keys (
  table_name text not null,
  constraint_name text not null,
  definition text not null,
  constraint detached_foreign_keys_pkey PRIMARY KEY (table_name, constraint_name)
);
grant select on detached_foreign_keys to fordring_app;

create table dispatch_channels (
  tenant_id uuid not null,
  dispatch_channel_id uuid not null,
  channel text not null,
  url text not null,
  secret text not null,
  is_active boolean not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  updated_at timestamp with time zone,
  updated_by jsonb,
  constraint dispatch_channels_channel CHECK ((channel = ANY (ARRAY['SMS'::text, 'DIGITAL POST'::text]))),
  constraint dispatch_channels_url_length CHECK (((length(url) >= 1) AND (length(url) <= 2000))),
  constraint dispatch_channels_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint dispatch_channels_pkey PRIMARY KEY (tenant_id, dispatch_channel_id),
  constraint dispatch_channels_one_each UNIQUE (channel, tenant_id)
);
alter table dispatch_channels enable row level security;
alter table dispatch_channels force row level security;
create policy operator on dispatch_channels for select to <owner> using (true);
create policy own_tenant on dispatch_channels for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on dispatch_channels for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on dispatch_channels to fordring_app;
grant update (is_active, secret, updated_at, updated_by, url) on dispatch_channels to fordring_app;

create table dispatches (
  tenant_id uuid not null,
  dispatch_id uuid not null,
  interaction_id uuid not null,
  case_id uuid,
  user_id uuid,
  channel text not null,
  state text not null,
  address text not null,
  text text not null,
  is_captured boolean not null,
  attempts integer not null,
  due_at timestamp with time zone not null,
  lease_id uuid,
  leased_until timestamp with time zone,
  provider_reference text,
  last_answer text,
  sent_at timestamp with time zone,
  settled_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint dispatches_channel CHECK ((channel = ANY (ARRAY['SMS'::text, 'DIGITAL POST'::text]))),
  constraint dispatches_sent_has_time CHECK (((state <> ALL (ARRAY['SENT'::text, 'DELIVERED'::text, 'RETURNED'::text])) OR (sent_at IS NOT NULL))),
  constraint dispatches_settled_has_time CHECK (((state = ANY (ARRAY['DELIVERED'::text, 'FAILED'::text, 'RETURNED'::text])) = (settled_at IS NOT NULL))),
  constraint dispatches_state CHECK ((state = ANY (ARRAY['QUEUED'::text, 'SENT'::text, 'DELIVERED'::text, 'FAILED'::text, 'RETURNED'::text]))),
  constraint dispatches_interaction FOREIGN KEY (tenant_id, interaction_id) REFERENCES interactions(tenant_id, interaction_id),
  constraint dispatches_pkey PRIMARY KEY (tenant_id, dispatch_id),
  constraint dispatches_one_each UNIQUE (interaction_id, tenant_id)
);
create INDEX dispatches_by_case ON public.dispatches USING btree (case_id, tenant_id) WHERE (case_id IS NOT NULL);
create INDEX dispatches_by_state ON public.dispatches USING btree (state, tenant_id, dispatch_id);
create INDEX dispatches_by_user ON public.dispatches USING btree (user_id, tenant_id) WHERE (user_id IS NOT NULL);
alter table dispatches enable row level security;
alter table dispatches force row level security;
create policy operator on dispatches for select to <owner> using (true);
create policy own_tenant on dispatches for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on dispatches for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select, update on dispatches to fordring_app;

create table disputes (
  tenant_id uuid not null,
  dispute_id uuid not null,
  case_id uuid not null,
  case_voucher_id uuid not null,
  interaction_id uuid not null,
  reason text not null,
  raised_by text not null,
  due_at timestamp with time zone not null,
  state text default 'OPEN'::text not null,
  answer text,
  credited_amount bigint default 0 not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  closed_at timestamp with time zone,
  closed_by jsonb,
  constraint disputes_answer_length CHECK (((length(answer) >= 1) AND (length(answer) <= 5000))),
  constraint disputes_answered CHECK (((state <> ALL (ARRAY['PARTLY_UPHELD'::text, 'REJECTED'::text])) OR (answer IS NOT NULL))),
  constraint disputes_closed_by_someone CHECK ((((state = 'OPEN'::text) = (closed_at IS NULL)) AND ((closed_at IS NULL) = (closed_by IS NULL)))),
  constraint disputes_credited_amount CHECK (((credited_amount >= 0) AND (credited_amount <= '9007199254740991'::bigint))),
  constraint disputes_credited_if_upheld CHECK (
CASE state
    WHEN 'UPHELD'::text THEN true
    WHEN 'PARTLY_UPHELD'::text THEN (credited_amount > 0)
    ELSE (credited_amount = 0)
END),
  constraint disputes_raised_by CHECK ((raised_by = ANY (ARRAY['DEBTOR'::text, 'CASEWORKER'::text, 'API'::text]))),
  constraint disputes_reason_length CHECK (((length(reason) >= 1) AND (length(reason) <= 5000))),
  constraint disputes_state CHECK ((state = ANY (ARRAY['OPEN'::text, 'UPHELD'::text, 'PARTLY_UPHELD'::text, 'REJECTED'::text, 'WITHDRAWN'::text]))),
  constraint disputes_case_voucher FOREIGN KEY (tenant_id, case_id, case_voucher_id) REFERENCES case_vouchers(tenant_id, case_id, case_voucher_id),
  constraint disputes_interaction FOREIGN KEY (tenant_id, interaction_id) REFERENCES interactions(tenant_id, interaction_id),
  constraint disputes_pkey PRIMARY KEY (tenant_id, dispute_id)
);
create INDEX disputes_by_due_time ON public.disputes USING btree (tenant_id, due_at) WHERE (state = 'OPEN'::text);
create INDEX disputes_by_interaction ON public.disputes USING btree (interaction_id, tenant_id);
create INDEX disputes_by_voucher ON public.disputes USING btree (case_id, tenant_id, case_voucher_id);
create UNIQUE INDEX disputes_open_once ON public.disputes USING btree (tenant_id, case_voucher_id) WHERE (state = 'OPEN'::text);
alter table disputes enable row level security;
alter table disputes force row level security;
create policy operator on disputes for select to <owner> using (true);
create policy own_tenant on disputes for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on disputes for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on disputes to fordring_app;
grant update (answer, closed_at, closed_by, created_by, credited_amount, reason, state) on disputes to fordring_app;

create table documents (
  tenant_id uuid not null,
  document_id uuid not null,
  case_id uuid not null,
  template_id uuid not null,
  file_id uuid,
  interaction_id uuid,
  recipient_user_id uuid not null,
  language text not null,
  subject text not null,
  deadline date,
  demand_days integer,
  source jsonb not null,
  is_shared_with_debtor boolean not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  updated_at timestamp with time zone,
  updated_by jsonb,
  constraint documents_demand_days CHECK (((demand_days >= 1) AND (demand_days <= 365))),
  constraint documents_case FOREIGN KEY (tenant_id, case_id) REFERENCES cases(tenant_id, case_id),
  constraint documents_file FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, file_id),
  constraint documents_interaction FOREIGN KEY (tenant_id, interaction_id) REFERENCES interactions(tenant_id, interaction_id),
  constraint documents_template FOREIGN KEY (tenant_id, template_id) REFERENCES templates(tenant_id, template_id),
  constraint documents_pkey PRIMARY KEY (tenant_id, document_id)
);
create INDEX documents_by_case ON public.documents USING btree (case_id, tenant_id, document_id);
create INDEX documents_by_file ON public.documents USING btree (file_id, tenant_id) WHERE (file_id IS NOT NULL);
create INDEX documents_by_interaction ON public.documents USING btree (interaction_id, tenant_id) WHERE (interaction_id IS NOT NULL);
create INDEX documents_by_template ON public.documents USING btree (template_id, tenant_id);
create INDEX documents_shared ON public.documents USING btree (document_id, tenant_id) WHERE is_shared_with_debtor;
alter table documents enable row level security;
alter table documents force row level security;
create policy operator on documents for select to <owner> using (true);
create policy own_tenant on documents for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on documents for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on documents to fordring_app;
grant update (is_shared_with_debtor, updated_at, updated_by) on documents to fordring_app;

create table end_reasons (
  tenant_id uuid not null,
  end_reason_id uuid not null,
  handle text not null,
  label text not null,
  is_standard boolean default false not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  updated_at timestamp with time zone,
  updated_by jsonb,
  constraint end_reasons_handle_length CHECK (((length(handle) >= 1) AND (length(handle) <= 100))),
  constraint end_reasons_label_length CHECK (((length(label) >= 1) AND (length(label) <= 200))),
  constraint end_reasons_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint end_reasons_pkey PRIMARY KEY (tenant_id, end_reason_id),
  constraint end_reasons_handle_unique UNIQUE (handle, tenant_id)
);
alter table end_reasons enable row level security;
alter table end_reasons force row level security;
create policy operator on end_reasons for select to <owner> using (true);
create policy own_tenant on end_reasons for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on end_reasons for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select, update on end_reasons to fordring_app;

create table erased_subjects (
  tenant_id uuid not null,
  subject_id uuid not null,
  subject_type text default ''::text not null,
  erasure_id uuid not null,
  constraint erased_subjects_pkey PRIMARY KEY (tenant_id, subject_id, subject_type)
);
alter table erased_subjects enable row level security;
alter table erased_subjects force row level security;
create policy operator on erased_subjects for select to <owner> using (true);
create policy own_tenant on erased_subjects for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on erased_subjects for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on erased_subjects to fordring_app;

create table erasures (
  tenant_id uuid not null,
  erasure_id uuid not null,
  customer_id uuid not null,
  user_id uuid,
  kind text,
  reason text not null,
  counts jsonb not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  constraint erasures_kind CHECK ((kind = ANY (ARRAY['messages'::text, 'notes'::text, 'contactHistory'::text]))),
  constraint erasures_of_person_or_kind CHECK (((user_id IS NULL) = (kind IS NOT NULL))),
  constraint erasures_reason_length CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint erasures_customer FOREIGN KEY (tenant_id, customer_id) REFERENCES customers(tenant_id, customer_id),
  constraint erasures_pkey PRIMARY KEY (tenant_id, erasure_id),
  constraint erasures_once UNIQUE (user_id, tenant_id)
);
create INDEX erasures_by_customer ON public.erasures USING btree (customer_id, tenant_id);
alter table erasures enable row level security;
alter table erasures force row level security;
create policy operator on erasures for select to <owner> using (true);
create policy own_tenant on erasures for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on erasures for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on erasures to fordring_app;

create table export_queue (
  tenant_id uuid not null,
  export_id uuid not null,
  leased_until timestamp with time zone not null,
  attempts integer default 0 not null,
  constraint export_queue_pkey PRIMARY KEY (tenant_id, export_id)
);
create INDEX export_queue_due ON public.export_queue USING btree (leased_until);
alter table export_queue enable row level security;
alter table export_queue force row level security;
create policy operator on export_queue for select to <owner> using (true);
create policy own_tenant on export_queue for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on export_queue for delete to <owner> using (is_test_tenant(tenant_id));
create policy worker on export_queue for all to fordring_app using ((( SELECT current_worker() AS current_worker) = 'export'::text)) with check ((( SELECT current_worker() AS current_worker) = 'export'::text));
grant delete, insert, select, update on export_queue to fordring_app;

create table exports (
  tenant_id uuid not null,
  export_id uuid not null,
  state text not null,
  done_parts integer default 0 not null,
  part_count integer not null,
  row_count bigint default 0 not null,
  file_id uuid,
  size bigint,
  sha256 text,
  taken_at timestamp with time zone,
  failure jsonb,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  finished_at timestamp with time zone,
  constraint exports_done_parts CHECK (((done_parts >= 0) AND (done_parts <= part_count))),
  constraint exports_failure_of_failed CHECK (((state = 'FAILED'::text) = (failure IS NOT NULL))),
  constraint exports_file_of_completed CHECK (((state = 'COMPLETED'::text) = ((file_id IS NOT NULL) AND (size IS NOT NULL) AND (sha256 IS NOT NULL) AND (taken_at IS NOT NULL)))),
  constraint exports_finished CHECK (((state = 'RUNNING'::text) = (finished_at IS NULL))),
  constraint exports_state CHECK ((state = ANY (ARRAY['RUNNING'::text, 'COMPLETED'::text, 'FAILED'::text]))),
  constraint exports_file FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, file_id),
  constraint exports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint exports_pkey PRIMARY KEY (tenant_id, export_id)
);
create INDEX exports_by_file ON public.exports USING btree (file_id, tenant_id) WHERE (file_id IS NOT NULL);
create UNIQUE INDEX exports_one_running ON public.exports USING btree (tenant_id) WHERE (state = 'RUNNING'::text);
alter table exports enable row level security;
alter table exports force row level security;
create policy operator on exports for select to <owner> using (true);
create policy own_tenant on exports for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on exports for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select, update on exports to fordring_app;

create table factor_resets (
  tenant_id uuid not null,
  factor_reset_id uuid not null,
  user_id uuid not null,
  requested_by uuid not null,
  requested_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint factor_resets_for_another CHECK ((user_id <> requested_by)),
  constraint factor_resets_requester FOREIGN KEY (tenant_id, requested_by) REFERENCES users(tenant_id, user_id),
  constraint factor_resets_user FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, user_id),
  constraint factor_resets_pkey PRIMARY KEY (tenant_id, factor_reset_id),
  constraint factor_resets_one_per_user UNIQUE (user_id, tenant_id)
);
create INDEX factor_resets_requester ON public.factor_resets USING btree (requested_by, tenant_id);
alter table factor_resets enable row level security;
alter table factor_resets force row level security;
create policy operator on factor_resets for select to <owner> using (true);
create policy own_tenant on factor_resets for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on factor_resets for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on factor_resets to fordring_app;

create table file_sweep_holds (
  tenant_id uuid not null,
  hold_id uuid not null,
  reason text not null,
  held_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  constraint file_sweep_holds_reason CHECK ((reason = ANY (ARRAY['backup'::text, 'restore'::text, 'operator'::text]))),
  constraint file_sweep_holds_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint file_sweep_holds_pkey PRIMARY KEY (tenant_id, hold_id)
);
alter table file_sweep_holds enable row level security;
alter table file_sweep_holds force row level security;
create policy operator on file_sweep_holds for select to <owner> using (true);
create policy operator_writes on file_sweep_holds for all to <owner> using (true) with check (true);
create policy own_tenant on file_sweep_holds for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on file_sweep_holds for delete to <owner> using (is_test_tenant(tenant_id));
grant select on file_sweep_holds to fordring_app;

create table file_usage (
  tenant_id uuid not null,
  bytes_used bigint default 0 not null,
  bytes_max bigint default '10737418240'::bigint not null,
  constraint file_usage_not_negative CHECK ((bytes_used >= 0)),
  constraint file_usage_quota_not_negative CHECK ((bytes_max >= 0)),
  constraint file_usage_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint file_usage_pkey PRIMARY KEY (tenant_id)
);
alter table file_usage enable row level security;
alter table file_usage force row level security;
create policy operator on file_usage for select to <owner> using (true);
create policy own_tenant on file_usage for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on file_usage for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select, update on file_usage to fordring_app;

create table files (
  tenant_id uuid not null,
  file_id uuid not null,
  file_name text not null,
  content_type text not null,
  size bigint not null,
  sha256 text not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  constraint files_name_length CHECK (((length(file_name) >= 1) AND (length(file_name) <= 255))),
  constraint files_size_not_negative CHECK ((size >= 0)),
  constraint files_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint files_pkey PRIMARY KEY (tenant_id, file_id)
);
alter table files enable row level security;
alter table files force row level security;
create policy operator on files for select to <owner> using (true);
create policy own_tenant on files for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on files for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on files to fordring_app;
grant update (file_name) on files to fordring_app;

create table idempotency_keys (
  tenant_id uuid not null,
  principal_id uuid not null,
  key text not null,
  fingerprint bytea not null,
  status integer,
  headers jsonb,
  body text,
  created_at timestamp with time zone not null,
  constraint idempotency_keys_fingerprint_is_sha256 CHECK ((length(fingerprint) = 32)),
  constraint idempotency_keys_key_length CHECK (((length(key) >= 1) AND (length(key) <= 64))),
  constraint idempotency_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint idempotency_keys_pkey PRIMARY KEY (tenant_id, principal_id, key)
);
create INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at, tenant_id);
alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy operator on idempotency_keys for select to <owner> using (true);
create policy own_tenant on idempotency_keys for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on idempotency_keys for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select, update on idempotency_keys to fordring_app;

create table import_mappings (
  tenant_id uuid not null,
  import_mapping_id uuid not null,
  name text not null,
  kind text not null,
  creditor_id uuid,
  columns jsonb not null,
  decimal_separator text,
  date_format text,
  currency text,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  updated_at timestamp with time zone,
  updated_by jsonb,
  constraint import_mappings_currency CHECK ((currency = ANY (ARRAY['DKK'::text, 'SEK'::text, 'NOK'::text, 'USD'::text, 'EUR'::text, 'GBP'::text, 'CHF'::text]))),
  constraint import_mappings_date_format CHECK ((date_format = ANY (ARRAY['YYYY-MM-DD'::text, 'DD-MM-YYYY'::text, 'DD.MM.YYYY'::text, 'DD/MM/YYYY'::text, 'MM/DD/YYYY'::text, 'YYYYMMDD'::text]))),
  constraint import_mappings_decimal_separator CHECK ((decimal_separator = ANY (ARRAY[','::text, '.'::text]))),
  constraint import_mappings_kind CHECK ((kind = ANY (ARRAY['creditors'::text, 'customers'::text, 'cases'::text]))),
  constraint import_mappings_name_length CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint import_mappings_creditor FOREIGN KEY (tenant_id, creditor_id) REFERENCES creditors(tenant_id, creditor_id),
  constraint import_mappings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint import_mappings_pkey PRIMARY KEY (tenant_id, import_mapping_id)
);
create INDEX import_mappings_by_creditor ON public.import_mappings USING btree (creditor_id, tenant_id) WHERE (creditor_id IS NOT NULL);
alter table import_mappings enable row level security;
alter table import_mappings force row level security;
create policy operator on import_mappings for select to <owner> using (true);
create policy own_tenant on import_mappings for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on import_mappings for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select, update on import_mappings to fordring_app;

create table import_problems (
  tenant_id uuid not null,
  import_id uuid not null,
  import_problem_id uuid not null,
  row_number integer not null,
  severity text not null,
  field text not null,
  message jsonb not null,
  cells jsonb,
  customer_reference text,
  constraint import_problems_row_number CHECK ((row_number > 0)),
  constraint import_problems_severity CHECK ((severity = ANY (ARRAY['error'::text, 'warning'::text]))),
  constraint import_problems_import FOREIGN KEY (tenant_id, import_id) REFERENCES imports(tenant_id, import_id),
  constraint import_problems_pkey PRIMARY KEY (tenant_id, import_id, import_problem_id)
);
create INDEX import_problems_by_customer ON public.import_problems USING btree (customer_reference, tenant_id) WHERE (customer_reference IS NOT NULL);
create INDEX import_problems_of_row ON public.import_problems USING btree (tenant_id, import_id, row_number) WHERE (severity = 'error'::text);
alter table import_problems enable row level security;
alter table import_problems force row level security;
create policy operator on import_problems for select to <owner> using (true);
create policy own_tenant on import_problems for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on import_problems for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on import_problems to fordring_app;

create table import_queue (
  tenant_id uuid not null,
  leased_until timestamp with time zone not null,
  constraint import_queue_pkey PRIMARY KEY (tenant_id)
);
create INDEX import_queue_due ON public.import_queue USING btree (leased_until);
alter table import_queue enable row level security;
alter table import_queue force row level security;
create policy operator on import_queue for select to <owner> using (true);
create policy own_tenant on import_queue for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on import_queue for delete to <owner> using (is_test_tenant(tenant_id));
create policy worker on import_queue for all to fordring_app using ((( SELECT current_worker() AS current_worker) = 'import'::text)) with check ((( SELECT current_worker() AS current_worker) = 'import'::text));
grant delete, insert, select, update on import_queue to fordring_app;

create table imports (
  tenant_id uuid not null,
  import_id uuid not null,
  kind text not null,
  format text not null,
  file_name text not null,
  file_id uuid,
  size bigint not null,
  encoding text,
  delimiter text,
  headings text[] not null,
  creditor_id uuid,
  mapping jsonb,
  state text not null,
  done_rows integer default 0 not null,
  row_count integer,
  created_count integer default 0 not null,
  updated_count integer default 0 not null,
  unchanged_count integer default 0 not null,
  refused_count integer default 0 not null,
  warning_count integer default 0 not null,
  failure jsonb,
  ordered_by jsonb not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  finished_at timestamp with time zone,
  constraint imports_delimiter CHECK ((length(delimiter) = 1)),
  constraint imports_done_rows CHECK ((done_rows >= 0)),
  constraint imports_encoding CHECK ((encoding = ANY (ARRAY['utf-8'::text, 'utf-16le'::text, 'utf-16be'::text, 'windows-1252'::text]))),
  constraint imports_failure_of_failed CHECK (((state = 'FAILED'::text) = (failure IS NOT NULL))),
  constraint imports_file_name_length CHECK (((length(file_name) >= 1) AND (length(file_name) <= 255))),
  constraint imports_finished CHECK (((state = ANY (ARRAY['COMPLETED'::text, 'CANCELLED'::text, 'FAILED'::text])) = (finished_at IS NOT NULL))),
  constraint imports_format CHECK ((format = ANY (ARRAY['csv'::text, 'xlsx'::text, 'ndjson'::text]))),
  constraint imports_kind CHECK ((kind = ANY (ARRAY['creditors'::text, 'customers'::text, 'cases'::text]))),
  constraint imports_mapped CHECK (((format = 'ndjson'::text) OR (mapping IS NOT NULL) OR (state = ANY (ARRAY['UPLOADED'::text, 'CANCELLED'::text, 'FAILED'::text])))),
  constraint imports_state CHECK ((state = ANY (ARRAY['UPLOADED'::text, 'CHECKING'::text, 'CHECKED'::text, 'IMPORTING'::text, 'COMPLETED'::text, 'CANCELLED'::text, 'FAILED'::text]))),
  constraint imports_creditor FOREIGN KEY (tenant_id, creditor_id) REFERENCES creditors(tenant_id, creditor_id),
  constraint imports_file FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, file_id),
  constraint imports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint imports_pkey PRIMARY KEY (tenant_id, import_id)
);
create INDEX imports_at_work ON public.imports USING btree (tenant_id, created_at, import_id) WHERE (finished_at IS NULL);
create INDEX imports_by_creditor ON public.imports USING btree (creditor_id, tenant_id) WHERE (creditor_id IS NOT NULL);
create INDEX imports_by_file ON public.imports USING btree (file_id, tenant_id) WHERE (file_id IS NOT NULL);
alter table imports enable row level security;
alter table imports force row level security;
create policy operator on imports for select to <owner> using (true);
create policy own_tenant on imports for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on imports for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select, update on imports to fordring_app;

create table incoming_mails (
  tenant_id uuid not null,
  incoming_mail_id uuid not null,
  fingerprint text not null,
  kind text not null,
  matched_by text not null,
  source text not null,
  interaction_id uuid not null,
  received_at timestamp with time zone not null,
  constraint incoming_mails_fingerprint CHECK ((fingerprint ~ '^[0-9a-f]{64}$'::text)),
  constraint incoming_mails_kind CHECK ((kind = ANY (ARRAY['MESSAGE'::text, 'AUTO_REPLY'::text, 'BOUNCE'::text]))),
  constraint incoming_mails_matched_by CHECK ((matched_by = ANY (ARRAY['TAG'::text, 'REPLY'::text, 'SENDER'::text, 'CASE_NUMBER'::text, 'NOTHING'::text]))),
  constraint incoming_mails_source CHECK ((source = ANY (ARRAY['API'::text, 'MAILBOX'::text]))),
  constraint incoming_mails_interaction FOREIGN KEY (tenant_id, interaction_id) REFERENCES interactions(tenant_id, interaction_id),
  constraint incoming_mails_pkey PRIMARY KEY (tenant_id, incoming_mail_id),
  constraint incoming_mails_once UNIQUE (fingerprint, tenant_id)
);
create INDEX incoming_mails_by_interaction ON public.incoming_mails USING btree (interaction_id, tenant_id);
alter table incoming_mails enable row level security;
alter table incoming_mails force row level security;
create policy operator on incoming_mails for select to <owner> using (true);
create policy own_tenant on incoming_mails for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on incoming_mails for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on incoming_mails to fordring_app;

create table installation (
  is_only boolean default true not null,
  secret_key_id text not null,
  file_store_id uuid not null,
  registered_at timestamp with time zone not null,
  constraint installation_is_only CHECK (is_only),
  constraint installation_pkey PRIMARY KEY (is_only)
);
grant insert, select on installation to fordring_app;

create table interaction_files (
  tenant_id uuid not null,
  interaction_id uuid not null,
  "position" integer not null,
  file_id uuid not null,
  is_staff_only boolean default false not null,
  constraint interaction_files_file FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, file_id),
  constraint interaction_files_interaction FOREIGN KEY (tenant_id, interaction_id) REFERENCES interactions(tenant_id, interaction_id),
  constraint interaction_files_pkey PRIMARY KEY (tenant_id, interaction_id, "position")
);
create INDEX interaction_files_by_file ON public.interaction_files USING btree (file_id, tenant_id);
alter table interaction_files enable row level security;
alter table interaction_files force row level security;
create policy operator on interaction_files for select to <owner> using (true);
create policy own_tenant on interaction_files for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on interaction_files for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on interaction_files to fordring_app;

create table interaction_search_words (
  tenant_id uuid not null,
  word text not null,
  interaction_id uuid not null,
  constraint interaction_search_words_length CHECK (((length(word) >= 1) AND (length(word) <= 100))),
  constraint interaction_search_words_interaction FOREIGN KEY (tenant_id, interaction_id) REFERENCES interactions(tenant_id, interaction_id),
  constraint interaction_search_words_pkey PRIMARY KEY (tenant_id, word, interaction_id)
);
create INDEX interaction_search_words_by_interaction ON public.interaction_search_words USING btree (interaction_id, tenant_id, word);
alter table interaction_search_words enable row level security;
alter table interaction_search_words force row level security;
create policy operator on interaction_search_words for select to <owner> using (true);
create policy own_tenant on interaction_search_words for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on interaction_search_words for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on interaction_search_words to fordring_app;

create table interactions (
  tenant_id uuid not null,
  interaction_id uuid not null,
  type text not null,
  direction text not null,
  state text not null,
  reference_id uuid,
  reference_type text,
  notes text not null,
  details jsonb not null,
  min_visibility_role text not null,
  created_at timestamp with time zone not null,
  registered_at timestamp with time zone not null,
  created_by jsonb not null,
  updated_at timestamp with time zone,
  updated_by jsonb,
  delivery jsonb,
  addressees jsonb default '[]'::jsonb not null,
  send_after timestamp with time zone,
  sent_at timestamp with time zone,
  constraint interactions_direction CHECK ((direction = ANY (ARRAY['INCOMING'::text, 'OUTGOING'::text]))),
  constraint interactions_mapped_has_reference CHECK (((state <> 'MAPPED'::text) OR (reference_id IS NOT NULL))),
  constraint interactions_min_visibility_role CHECK ((min_visibility_role = ANY (ARRAY['alternative-contact'::text, 'debtor'::text, 'client'::text, 'caseworker'::text, 'admin'::text, 'super-admin'::text]))),
  constraint interactions_reference_has_type CHECK (((reference_id IS NULL) OR (reference_type IS NOT NULL))),
  constraint interactions_reference_type CHECK ((reference_type = ANY (ARRAY['debtor'::text, 'case'::text, 'tribunal-case'::text, 'creditor'::text, 'customer'::text, 'collector'::text, 'case-voucher'::text, 'billing-voucher'::text, 'billing'::text, 'workflow'::text, 'template'::text]))),
  constraint interactions_sent_has_time CHECK (((state <> 'SENT'::text) OR (sent_at IS NOT NULL))),
  constraint interactions_state_fits_direction CHECK (((state = ANY (ARRAY['HANDLED'::text, 'DELETED'::text])) OR ((direction = 'INCOMING'::text) AND (state = ANY (ARRAY['UNMAPPED'::text, 'MAPPED'::text]))) OR ((direction = 'OUTGOING'::text) AND (state = ANY (ARRAY['PENDING'::text, 'QUEUED'::text, 'SENT'::text, 'CANCELLED'::text]))))),
  constraint interactions_type CHECK ((type = ANY (ARRAY['DEBTOR NOTE'::text, 'NOTE'::text, 'CLIENT NOTE'::text, 'EMAIL'::text, 'SMS'::text, 'LETTER'::text, 'DIGITAL POST'::text, 'PHONE CALL'::text, 'AUTO CALL'::text, 'E-INVOICE'::text]))),
  constraint interactions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint interactions_pkey PRIMARY KEY (tenant_id, interaction_id)
);
create INDEX interactions_by_reference ON public.interactions USING btree (tenant_id, reference_id, interaction_id) WHERE (reference_id IS NOT NULL);
create INDEX interactions_by_state ON public.interactions USING btree (state, tenant_id, interaction_id);
create INDEX interactions_outgoing ON public.interactions USING btree (tenant_id, created_at, interaction_id) WHERE (direction = 'OUTGOING'::text);
create INDEX interactions_waiting ON public.interactions USING btree (tenant_id, interaction_id) WHERE (state = ANY (ARRAY['UNMAPPED'::text, 'MAPPED'::text]));
alter table interactions enable row level security;
alter table interactions force row level security;
create policy operator on interactions for select to <owner> using (true);
create policy own_tenant on interactions for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on interactions for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select, update on interactions to fordring_app;

create table invoices (
  tenant_id uuid not null,
  invoice_id uuid not null,
  kind text not null,
  invoice_number bigint not null,
  creditor_id uuid not null,
  billing_id uuid not null,
  currency text not null,
  issued_on date not null,
  due_on date,
  seller jsonb not null,
  buyer jsonb not null,
  lines jsonb not null,
  net_amount bigint not null,
  vat_amount bigint not null,
  total_amount bigint not null,
  prepaid_amount bigint not null,
  payment jsonb,
  credits_invoice_id uuid,
  credits_total_amount bigint,
  credited_before_amount bigint,
  entry_id uuid,
  text text,
  language text not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  constraint invoices_credit_note_credits CHECK ((num_nonnulls(credits_invoice_id, credits_total_amount, credited_before_amount) =
CASE kind
    WHEN 'CREDIT_NOTE'::text THEN 3
    ELSE 0
END)),
  constraint invoices_credited_at_most CHECK (((credited_before_amount >= 0) AND ((credited_before_amount + total_amount) <= credits_total_amount))),
  constraint invoices_currency CHECK ((currency = ANY (ARRAY['DKK'::text, 'SEK'::text, 'NOK'::text, 'USD'::text, 'EUR'::text, 'GBP'::text, 'CHF'::text]))),
  constraint invoices_due CHECK (((due_on IS NOT NULL) = ((kind = 'INVOICE'::text) AND (prepaid_amount < total_amount)))),
  constraint invoices_kind CHECK ((kind = ANY (ARRAY['INVOICE'::text, 'CREDIT_NOTE'::text]))),
  constraint invoices_language CHECK ((language = ANY (ARRAY['da'::text, 'en'::text]))),
  constraint invoices_lines_are_list CHECK (((jsonb_typeof(lines) = 'array'::text) AND (jsonb_array_length(lines) > 0))),
  constraint invoices_number_positive CHECK ((invoice_number > 0)),
  constraint invoices_prepaid CHECK (((prepaid_amount >= 0) AND (prepaid_amount <= total_amount))),
  constraint invoices_sum CHECK (((net_amount + vat_amount) = total_amount)),
  constraint invoices_text_length CHECK (((length(text) >= 1) AND (length(text) <= 500))),
  constraint invoices_total_positive CHECK (((total_amount >= 1) AND (total_amount <= '9007199254740991'::bigint))),
  constraint invoices_billing FOREIGN KEY (tenant_id, billing_id) REFERENCES billings(tenant_id, billing_id),
  constraint invoices_credited FOREIGN KEY (tenant_id, credits_invoice_id, credits_total_amount) REFERENCES invoices(tenant_id, invoice_id, total_amount),
  constraint invoices_creditor FOREIGN KEY (tenant_id, creditor_id) REFERENCES creditors(tenant_id, creditor_id),
  constraint invoices_entry FOREIGN KEY (tenant_id, entry_id) REFERENCES creditor_account_entries(tenant_id, entry_id),
  constraint invoices_pkey PRIMARY KEY (tenant_id, invoice_id),
  constraint invoices_credited_in_turn UNIQUE (credits_invoice_id, tenant_id, credited_before_amount),
  constraint invoices_entry_once UNIQUE (entry_id, tenant_id),
  constraint invoices_number_unique UNIQUE (invoice_number, tenant_id),
  constraint invoices_with_total UNIQUE (invoice_id, tenant_id, total_amount)
);
create INDEX invoices_by_billing ON public.invoices USING btree (billing_id, tenant_id);
create INDEX invoices_by_credited ON public.invoices USING btree (credits_invoice_id, tenant_id, credits_total_amount) WHERE (credits_total_amount IS NOT NULL);
create INDEX invoices_by_creditor ON public.invoices USING btree (creditor_id, tenant_id, invoice_id);
create UNIQUE INDEX invoices_once_per_billing ON public.invoices USING btree (tenant_id, billing_id) WHERE (kind = 'INVOICE'::text);
alter table invoices enable row level security;
alter table invoices force row level security;
create policy operator on invoices for select to <owner> using (true);
create policy own_tenant on invoices for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on invoices for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on invoices to fordring_app;

create table journal (
  tenant_id uuid not null,
  entry_id uuid not null,
  "position" bigint not null,
  at timestamp with time zone not null,
  subject_id uuid not null,
  before json,
  after json,
  event text,
  case_id uuid,
  case_sequence bigint,
  is_test boolean not null,
  test_webhook_id uuid,
  operation text,
  request_id text,
  actor json,
  subject_type text,
  refused text,
  actor_id text default (actor ->> 'id'::text),
  salt uuid,
  digest bytea not null,
  link bytea,
  constraint journal_is_attributed CHECK ((num_nulls(operation, request_id, actor, subject_type) = ANY (ARRAY[0, 4]))),
  constraint journal_says_something CHECK (((event IS NOT NULL) OR (operation IS NOT NULL))),
  constraint journal_pkey PRIMARY KEY (tenant_id, entry_id)
) partition by range (entry_id);
create INDEX journal_by_actor ON ONLY public.journal USING btree (actor_id, tenant_id, at, entry_id) WHERE (operation IS NOT NULL);
create INDEX journal_by_event ON ONLY public.journal USING btree (event, tenant_id, "position") WHERE (event IS NOT NULL);
create INDEX journal_by_operation ON ONLY public.journal USING btree (operation, tenant_id, at, entry_id) WHERE (operation IS NOT NULL);
create INDEX journal_by_subject_type ON ONLY public.journal USING btree (subject_type, tenant_id, at, entry_id) WHERE (operation IS NOT NULL);
create INDEX journal_in_order ON ONLY public.journal USING btree (tenant_id, "position");
create INDEX journal_newest ON ONLY public.journal USING btree (tenant_id, at, entry_id) WHERE (operation IS NOT NULL);
create INDEX journal_of_subject ON ONLY public.journal USING btree (subject_id, tenant_id, at);
create INDEX journal_refused ON ONLY public.journal USING btree (at, tenant_id, entry_id) WHERE (refused IS NOT NULL);
alter table journal enable row level security;
alter table journal force row level security;
create policy eraser on journal for update to <owner> using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy operator on journal for select to <owner> using (true);
create policy own_tenant on journal for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on journal for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on journal to fordring_app;

create table journal_archives (
  tenant_id uuid not null,
  "position" bigint not null,
  link bytea not null,
  ends_at timestamp with time zone not null,
  file_name text not null,
  archived_at timestamp with time zone default now() not null,
  constraint journal_archives_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint journal_archives_pkey PRIMARY KEY (tenant_id, "position")
);
alter table journal_archives enable row level security;
alter table journal_archives force row level security;
create policy archive on journal_archives for insert to <owner> with check (true);
create policy operator on journal_archives for select to <owner> using (true);
create policy own_tenant on journal_archives for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on journal_archives for delete to <owner> using (is_test_tenant(tenant_id));
grant select on journal_archives to fordring_app;

create table journal_case_heads (
  tenant_id uuid not null,
  case_id uuid not null,
  event_count bigint not null,
  constraint journal_case_heads_pkey PRIMARY KEY (tenant_id, case_id)
);
alter table journal_case_heads enable row level security;
alter table journal_case_heads force row level security;
create policy operator on journal_case_heads for select to <owner> using (true);
create policy own_tenant on journal_case_heads for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on journal_case_heads for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on journal_case_heads to fordring_app;
grant update (event_count) on journal_case_heads to fordring_app;

create table journal_heads (
  tenant_id uuid not null,
  "position" bigint not null,
  link bytea not null,
  constraint journal_heads_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint journal_heads_pkey PRIMARY KEY (tenant_id)
);
alter table journal_heads enable row level security;
alter table journal_heads force row level security;
create policy operator on journal_heads for select to <owner> using (true);
create policy own_tenant on journal_heads for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on journal_heads for delete to <owner> using (is_test_tenant(tenant_id));
create policy worker on journal_heads for select to fordring_app using ((( SELECT current_worker() AS current_worker) = 'webhooks'::text));
grant insert, select on journal_heads to fordring_app;
grant update (link, position) on journal_heads to fordring_app;

create table known_devices (
  tenant_id uuid not null,
  user_id uuid not null,
  hash bytea not null,
  used_at timestamp with time zone not null,
  constraint known_devices_hash_is_sha256 CHECK ((length(hash) = 32)),
  constraint known_devices_user FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, user_id),
  constraint known_devices_pkey PRIMARY KEY (tenant_id, user_id, hash)
);
create INDEX known_devices_age ON public.known_devices USING btree (used_at, tenant_id);
alter table known_devices enable row level security;
alter table known_devices force row level security;
create policy operator on known_devices for select to <owner> using (true);
create policy own_tenant on known_devices for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on known_devices for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on known_devices to fordring_app;
grant update (used_at) on known_devices to fordring_app;

create table limitation_checks (
  tenant_id uuid not null,
  checked_on date not null,
  "position" bigint not null,
  basis text not null,
  failed_case_ids uuid[] not null,
  constraint limitation_checks_position CHECK (("position" >= 0)),
  constraint limitation_checks_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint limitation_checks_pkey PRIMARY KEY (tenant_id)
);
alter table limitation_checks enable row level security;
alter table limitation_checks force row level security;
create policy operator on limitation_checks for select to <owner> using (true);
create policy own_tenant on limitation_checks for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on limitation_checks for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on limitation_checks to fordring_app;
grant update (basis, checked_on, failed_case_ids, position) on limitation_checks to fordring_app;

create table limitation_facts (
  tenant_id uuid not null,
  limitation_fact_id uuid not null,
  case_id uuid not null,
  case_voucher_id uuid,
  kind text not null,
  happened_on date not null,
  note text not null,
  deadline date,
  channel text,
  file_id uuid,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  withdrawn_at timestamp with time zone,
  withdrawn_by jsonb,
  withdrawal_reason text,
  constraint limitation_facts_channel CHECK ((channel = ANY (ARRAY['LETTER'::text, 'DIGITAL POST'::text, 'EMAIL'::text, 'E-INVOICE'::text]))),
  constraint limitation_facts_deadline_in_range CHECK (((deadline >= happened_on) AND (deadline <= '2999-12-31'::date))),
  constraint limitation_facts_demand_only CHECK (((kind = 'demand'::text) OR ((deadline IS NULL) AND (channel IS NULL)))),
  constraint limitation_facts_happened_on_in_range CHECK (((happened_on >= '1900-01-01'::date) AND (happened_on <= '2999-12-31'::date))),
  constraint limitation_facts_kind CHECK ((kind = ANY (ARRAY['acknowledgement'::text, 'written-acknowledgement'::text, 'part-payment'::text, 'legal-action'::text, 'judgment'::text, 'demand'::text, 'debt-instrument'::text]))),
  constraint limitation_facts_note_length CHECK (((length(note) >= 1) AND (length(note) <= 2000))),
  constraint limitation_facts_withdrawal_reason_length CHECK (((length(withdrawal_reason) >= 1) AND (length(withdrawal_reason) <= 2000))),
  constraint limitation_facts_withdrawn_by_someone CHECK ((((withdrawn_at IS NULL) = (withdrawn_by IS NULL)) AND ((withdrawn_at IS NULL) = (withdrawal_reason IS NULL)))),
  constraint limitation_facts_case FOREIGN KEY (tenant_id, case_id) REFERENCES cases(tenant_id, case_id),
  constraint limitation_facts_case_voucher FOREIGN KEY (tenant_id, case_id, case_voucher_id) REFERENCES case_vouchers(tenant_id, case_id, case_voucher_id),
  constraint limitation_facts_file FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, file_id),
  constraint limitation_facts_pkey PRIMARY KEY (tenant_id, limitation_fact_id)
);
create INDEX limitation_facts_by_day ON public.limitation_facts USING btree (happened_on, tenant_id) WHERE (withdrawn_at IS NULL);
create INDEX limitation_facts_by_file ON public.limitation_facts USING btree (file_id, tenant_id) WHERE (file_id IS NOT NULL);
create INDEX limitation_facts_by_voucher ON public.limitation_facts USING btree (case_id, tenant_id, case_voucher_id);
alter table limitation_facts enable row level security;
alter table limitation_facts force row level security;
create policy operator on limitation_facts for select to <owner> using (true);
create policy own_tenant on limitation_facts for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on limitation_facts for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on limitation_facts to fordring_app;
grant update (file_id, note, withdrawal_reason, withdrawn_at, withdrawn_by) on limitation_facts to fordring_app;

create table limitation_lapses (
  tenant_id uuid not null,
  limitation_lapse_id uuid not null,
  case_id uuid not null,
  case_voucher_id uuid not null,
  write_off_voucher_id uuid not null,
  with_voucher_id uuid,
  expired_on date not null,
  amount bigint not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  undone_at timestamp with time zone,
  undone_by jsonb,
  override_reason text,
  constraint limitation_lapses_amount_positive CHECK (((amount >= 1) AND (amount <= '9007199254740991'::bigint))),
  constraint limitation_lapses_override_reason_length CHECK (((length(override_reason) >= 1) AND (length(override_reason) <= 2000))),
  constraint limitation_lapses_override_undoes CHECK (((override_reason IS NULL) OR (undone_at IS NOT NULL))),
  constraint limitation_lapses_undone_by_someone CHECK (((undone_at IS NULL) = (undone_by IS NULL))),
  constraint limitation_lapses_case_voucher FOREIGN KEY (tenant_id, case_id, case_voucher_id) REFERENCES case_vouchers(tenant_id, case_id, case_voucher_id),
  constraint limitation_lapses_write_off FOREIGN KEY (tenant_id, case_id, write_off_voucher_id) REFERENCES case_vouchers(tenant_id, case_id, case_voucher_id),
  constraint limitation_lapses_pkey PRIMARY KEY (tenant_id, limitation_lapse_id)
);
create INDEX limitation_lapses_by_voucher ON public.limitation_lapses USING btree (case_id, tenant_id, case_voucher_id);
create UNIQUE INDEX limitation_lapses_of_write_off ON public.limitation_lapses USING btree (write_off_voucher_id, case_id, tenant_id);
create UNIQUE INDEX limitation_lapses_once ON public.limitation_lapses USING btree (tenant_id, case_voucher_id) WHERE (undone_at IS NULL);
create INDEX limitation_lapses_overridden ON public.limitation_lapses USING btree (tenant_id, case_id) WHERE (override_reason IS NOT NULL);
alter table limitation_lapses enable row level security;
alter table limitation_lapses force row level security;
create policy operator on limitation_lapses for select to <owner> using (true);
create policy own_tenant on limitation_lapses for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on limitation_lapses for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on limitation_lapses to fordring_app;
grant update (override_reason, undone_at, undone_by) on limitation_lapses to fordring_app;

create table limitation_warnings (
  tenant_id uuid not null,
  case_voucher_id uuid not null,
  expires_on date not null,
  months smallint not null,
  warned_at timestamp with time zone not null,
  constraint limitation_warnings_months CHECK ((months = ANY (ARRAY[12, 6, 3]))),
  constraint limitation_warnings_case_voucher FOREIGN KEY (tenant_id, case_voucher_id) REFERENCES case_vouchers(tenant_id, case_voucher_id),
  constraint limitation_warnings_pkey PRIMARY KEY (tenant_id, case_voucher_id, expires_on, months)
);
create INDEX limitation_warnings_by_end ON public.limitation_warnings USING btree (tenant_id, expires_on, case_voucher_id) WHERE (expires_on > '-infinity'::date);
create INDEX limitation_warnings_last ON public.limitation_warnings USING btree (tenant_id, expires_on, case_voucher_id) WHERE (months = 3);
alter table limitation_warnings enable row level security;
alter table limitation_warnings force row level security;
create policy operator on limitation_warnings for select to <owner> using (true);
create policy own_tenant on limitation_warnings for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on limitation_warnings for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on limitation_warnings to fordring_app;

create table links (
  tenant_id uuid not null,
  link_id uuid not null,
  case_id uuid not null,
  user_id uuid,
  language text,
  hash bytea not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  revoked_by jsonb,
  open_count bigint default 0 not null,
  last_opened_at timestamp with time zone,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  constraint links_hash_is_sha256 CHECK ((length(hash) = 32)),
  constraint links_language CHECK ((language = ANY (ARRAY['da'::text, 'en'::text, 'nb'::text, 'sv'::text]))),
  constraint links_open_count_not_negative CHECK ((open_count >= 0)),
  constraint links_revoked_by_someone CHECK (((revoked_at IS NULL) = (revoked_by IS NULL))),
  constraint links_case FOREIGN KEY (tenant_id, case_id) REFERENCES cases(tenant_id, case_id),
  constraint links_user FOREIGN KEY (tenant_id, user_id) REFERENCES customer_users(tenant_id, user_id),
  constraint links_pkey PRIMARY KEY (tenant_id, link_id),
  constraint links_hash_unique UNIQUE (hash, tenant_id)
);
create INDEX links_by_case ON public.links USING btree (case_id, tenant_id, link_id);
create INDEX links_by_user ON public.links USING btree (user_id, tenant_id) WHERE (user_id IS NOT NULL);
alter table links enable row level security;
alter table links force row level security;
create policy operator on links for select to <owner> using (true);
create policy own_tenant on links for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on links for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on links to fordring_app;
grant update (last_opened_at, open_count, revoked_at, revoked_by, user_id) on links to fordring_app;

create table mailboxes (
  tenant_id uuid not null,
  mailbox_id uuid not null,
  address text not null,
  host text,
  port integer,
  user_name text,
  password text,
  folder text,
  is_active boolean not null,
  uid_validity bigint,
  last_uid bigint default 0 not null,
  next_poll_at timestamp with time zone,
  lease_id uuid,
  leased_until timestamp with time zone,
  polled_at timestamp with time zone,
  last_error text,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  updated_at timestamp with time zone,
  updated_by jsonb,
  constraint mailboxes_address CHECK ((address ~ '^[^@\s]{1,31}@[^@\s]{1,220}$'::text)),
  constraint mailboxes_folder_length CHECK (((length(folder) >= 1) AND (length(folder) <= 200))),
  constraint mailboxes_host_length CHECK (((length(host) >= 1) AND (length(host) <= 253))),
  constraint mailboxes_imap CHECK (((num_nulls(host, port, user_name, password, folder) = ANY (ARRAY[0, 5])) AND ((next_poll_at IS NULL) OR (host IS NOT NULL)))),
  constraint mailboxes_last_error_length CHECK ((length(last_error) <= 500)),
  constraint mailboxes_port CHECK (((port >= 1) AND (port <= 65535))),
  constraint mailboxes_user_name_length CHECK (((length(user_name) >= 1) AND (length(user_name) <= 254))),
  constraint mailboxes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint mailboxes_pkey PRIMARY KEY (tenant_id, mailbox_id),
  constraint mailboxes_one_each UNIQUE (address, tenant_id)
);
alter table mailboxes enable row level security;
alter table mailboxes force row level security;
create policy operator on mailboxes for select to <owner> using (true);
create policy own_tenant on mailboxes for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on mailboxes for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on mailboxes to fordring_app;
grant update (address, folder, host, is_active, last_error, last_uid, lease_id, leased_until, next_poll_at, password, polled_at, port, uid_validity, updated_at, updated_by, user_name) on mailboxes to fordring_app;

create table outgoing_mails (
  tenant_id uuid not null,
  mail_id uuid not null,
  purpose text not null,
  reference_id uuid,
  state text not null,
  sender_name text not null,
  recipients jsonb not null,
  subject text not null,
  content jsonb,
  message_id text,
  attempts integer default 0 not null,
  due_at timestamp with time zone not null,
  lease_id uuid,
  leased_until timestamp with time zone,
  last_answer text,
  created_at timestamp with time zone not null,
  done_at timestamp with time zone,
  is_captured boolean default false not null,
  constraint outgoing_mails_done_has_time CHECK (((state = 'WAITING'::text) = (done_at IS NULL))),
  constraint outgoing_mails_purpose_length CHECK (((length(purpose) >= 1) AND (length(purpose) <= 100))),
  constraint outgoing_mails_state CHECK ((state = ANY (ARRAY['WAITING'::text, 'SENT'::text, 'BOUNCED'::text, 'CANCELLED'::text]))),
  constraint outgoing_mails_waiting_has_content CHECK (((state <> 'WAITING'::text) OR (content IS NOT NULL))),
  constraint outgoing_mails_pkey PRIMARY KEY (tenant_id, mail_id)
);
create INDEX outgoing_mails_done ON public.outgoing_mails USING btree (done_at) WHERE (state <> 'WAITING'::text);
create INDEX outgoing_mails_due ON public.outgoing_mails USING btree (due_at) WHERE (state = 'WAITING'::text);
create INDEX outgoing_mails_of_tenant ON public.outgoing_mails USING btree (tenant_id, mail_id DESC);
create INDEX outgoing_mails_to_capture ON public.outgoing_mails USING btree (due_at) WHERE ((state = 'WAITING'::text) AND is_captured);
alter table outgoing_mails enable row level security;
alter table outgoing_mails force row level security;
create policy operator on outgoing_mails for select to <owner> using (true);
create policy own_tenant on outgoing_mails for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on outgoing_mails for delete to <owner> using (is_test_tenant(tenant_id));
create policy worker on outgoing_mails for all to fordring_app using ((( SELECT current_worker() AS current_worker) = 'mail'::text)) with check ((( SELECT current_worker() AS current_worker) = 'mail'::text));
grant delete, insert, select, update on outgoing_mails to fordring_app;

create table passkeys (
  tenant_id uuid not null,
  passkey_id uuid not null,
  user_id uuid not null,
  name text not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkeys_name_length CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint passkeys_user FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, user_id),
  constraint passkeys_pkey PRIMARY KEY (tenant_id, passkey_id),
  constraint passkeys_credential_unique UNIQUE (credential_id, tenant_id)
);
create INDEX passkeys_of_user ON public.passkeys USING btree (user_id, tenant_id);
alter table passkeys enable row level security;
alter table passkeys force row level security;
create policy operator on passkeys for select to <owner> using (true);
create policy own_tenant on passkeys for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on passkeys for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on passkeys to fordring_app;
grant update (counter, last_used_at, name) on passkeys to fordring_app;

create table password_links (
  tenant_id uuid not null,
  link_id uuid not null,
  user_id uuid not null,
  purpose text not null,
  hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint password_links_hash_is_sha256 CHECK ((length(hash) = 32)),
  constraint password_links_purpose CHECK ((purpose = ANY (ARRAY['invitation'::text, 'reset'::text]))),
  constraint password_links_user FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, user_id),
  constraint password_links_pkey PRIMARY KEY (tenant_id, link_id),
  constraint password_links_hash_unique UNIQUE (hash, tenant_id)
);
create INDEX password_links_of_user ON public.password_links USING btree (user_id, tenant_id);
alter table password_links enable row level security;
alter table password_links force row level security;
create policy operator on password_links for select to <owner> using (true);
create policy own_tenant on password_links for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on password_links for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on password_links to fordring_app;

create table payment_plan_notices (
  tenant_id uuid not null,
  payment_plan_id uuid not null,
  number integer not null,
  kind text not null,
  day date not null,
  noticed_at timestamp with time zone not null,
  constraint payment_plan_notices_kind CHECK ((kind = ANY (ARRAY['DUE'::text, 'KEPT'::text, 'PARTLY_PAID'::text, 'MISSED'::text]))),
  constraint payment_plan_notices_number CHECK (((number >= 1) AND (number <= 260))),
  constraint payment_plan_notices_plan FOREIGN KEY (tenant_id, payment_plan_id) REFERENCES payment_plans(tenant_id, payment_plan_id),
  constraint payment_plan_notices_pkey PRIMARY KEY (tenant_id, payment_plan_id, number, kind)
);
alter table payment_plan_notices enable row level security;
alter table payment_plan_notices force row level security;
create policy operator on payment_plan_notices for select to <owner> using (true);
create policy own_tenant on payment_plan_notices for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on payment_plan_notices for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on payment_plan_notices to fordring_app;

create table payment_plan_settings (
  tenant_id uuid not null,
  debtor_may_propose boolean not null,
  accepts_within_limits boolean not null,
  months_max integer not null,
  instalment_min bigint not null,
  grace_days integer not null,
  breach_after_missed integer not null,
  breach_after_days integer,
  reminder_days integer not null,
  updated_at timestamp with time zone not null,
  updated_by jsonb not null,
  constraint payment_plan_settings_grace CHECK (((grace_days >= 0) AND (grace_days <= 90))),
  constraint payment_plan_settings_instalment CHECK (((instalment_min >= 1) AND (instalment_min <= '9007199254740991'::bigint))),
  constraint payment_plan_settings_late CHECK (((breach_after_days >= 1) AND (breach_after_days <= 365))),
  constraint payment_plan_settings_missed CHECK (((breach_after_missed >= 1) AND (breach_after_missed <= 12))),
  constraint payment_plan_settings_months CHECK (((months_max >= 1) AND (months_max <= 120))),
  constraint payment_plan_settings_reminder CHECK (((reminder_days >= 0) AND (reminder_days <= 30))),
  constraint payment_plan_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint payment_plan_settings_pkey PRIMARY KEY (tenant_id)
);
alter table payment_plan_settings enable row level security;
alter table payment_plan_settings force row level security;
create policy operator on payment_plan_settings for select to <owner> using (true);
create policy own_tenant on payment_plan_settings for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on payment_plan_settings for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select, update on payment_plan_settings to fordring_app;

create table payment_plan_steps (
  tenant_id uuid not null,
  payment_plan_id uuid not null,
  from_status text,
  status text not null,
  at timestamp with time zone not null,
  by jsonb not null,
  constraint payment_plan_steps_forward CHECK ((((from_status IS NULL) AND (status = 'PROPOSED'::text)) OR ((from_status = 'PROPOSED'::text) AND (status = ANY (ARRAY['ACTIVE'::text, 'DECLINED'::text, 'WITHDRAWN'::text]))) OR ((from_status = 'ACTIVE'::text) AND (status = ANY (ARRAY['COMPLETED'::text, 'BROKEN'::text, 'CANCELLED'::text]))))),
  constraint payment_plan_steps_plan FOREIGN KEY (tenant_id, payment_plan_id) REFERENCES payment_plans(tenant_id, payment_plan_id),
  constraint payment_plan_steps_previous FOREIGN KEY (tenant_id, payment_plan_id, from_status) REFERENCES payment_plan_steps(tenant_id, payment_plan_id, status),
  constraint payment_plan_steps_pkey PRIMARY KEY (tenant_id, payment_plan_id, status),
  constraint payment_plan_steps_left_once UNIQUE (payment_plan_id, tenant_id, from_status)
);
alter table payment_plan_steps enable row level security;
alter table payment_plan_steps force row level security;
create policy operator on payment_plan_steps for select to <owner> using (true);
create policy own_tenant on payment_plan_steps for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on payment_plan_steps for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on payment_plan_steps to fordring_app;

create table payment_plans (
  tenant_id uuid not null,
  payment_plan_id uuid not null,
  case_id uuid not null,
  currency text not null,
  status text not null,
  amount bigint not null,
  covers text not null,
  amount_due bigint not null,
  interest bigint not null,
  unpriced_days integer not null,
  rule_pack text,
  rule_pack_version text,
  fee bigint not null,
  "interval" text not null,
  due_dates date[] not null,
  amounts bigint[] not null,
  grace_days integer not null,
  breach_after_missed integer not null,
  breach_after_days integer,
  reminder_days integer not null,
  proposed_by text not null,
  signature jsonb,
  file_id uuid,
  update_id uuid,
  checked_at timestamp with time zone,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  accepted_at timestamp with time zone,
  ended_at timestamp with time zone,
  end_reason text,
  constraint payment_plans_accepted CHECK ((((accepted_at IS NOT NULL) = (status = ANY (ARRAY['ACTIVE'::text, 'COMPLETED'::text, 'BROKEN'::text, 'CANCELLED'::text]))) AND ((accepted_at IS NULL) OR ((signature IS NOT NULL) AND (update_id IS NOT NULL) AND (checked_at IS NOT NULL))))),
  constraint payment_plans_amount_in_range CHECK (((amount >= 1) AND (amount <= '9007199254740991'::bigint))),
  constraint payment_plans_covers CHECK ((covers = ANY (ARRAY['ALL'::text, 'PART'::text]))),
  constraint payment_plans_days_ascending CHECK (are_ascending(due_dates)),
  constraint payment_plans_due_in_range CHECK (((amount_due >= 1) AND (amount_due <= '9007199254740991'::bigint))),
  constraint payment_plans_end_reason_length CHECK ((length(end_reason) <= 500)),
  constraint payment_plans_ended CHECK (((ended_at IS NULL) = (status = ANY (ARRAY['PROPOSED'::text, 'ACTIVE'::text])))),
  constraint payment_plans_fee_in_range CHECK (((fee >= 0) AND (fee <= '9007199254740991'::bigint))),
  constraint payment_plans_instalments_match CHECK ((((cardinality(amounts) >= 1) AND (cardinality(amounts) <= 260)) AND (cardinality(due_dates) = cardinality(amounts)))),
  constraint payment_plans_instalments_positive CHECK ((least_amount(amounts) > 0)),
  constraint payment_plans_instalments_sum CHECK ((sum_of_amounts(amounts) = (amount)::numeric)),
  constraint payment_plans_interest_not_negative CHECK ((interest >= 0)),
  constraint payment_plans_interval CHECK (("interval" = ANY (ARRAY['WEEKLY'::text, 'FORTNIGHTLY'::text, 'MONTHLY'::text]))),
  constraint payment_plans_proposed_by CHECK ((proposed_by = ANY (ARRAY['CASEWORKER'::text, 'DEBTOR'::text]))),
  constraint payment_plans_signed CHECK (((file_id IS NULL) OR (signature IS NOT NULL))),
  constraint payment_plans_status CHECK ((status = ANY (ARRAY['PROPOSED'::text, 'ACTIVE'::text, 'COMPLETED'::text, 'BROKEN'::text, 'CANCELLED'::text, 'DECLINED'::text, 'WITHDRAWN'::text]))),
  constraint payment_plans_case FOREIGN KEY (tenant_id, case_id) REFERENCES cases(tenant_id, case_id),
  constraint payment_plans_file FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, file_id),
  constraint payment_plans_pkey PRIMARY KEY (tenant_id, payment_plan_id)
);
create INDEX payment_plans_by_case ON public.payment_plans USING btree (case_id, tenant_id, payment_plan_id);
create INDEX payment_plans_by_file ON public.payment_plans USING btree (file_id, tenant_id) WHERE (file_id IS NOT NULL);
create INDEX payment_plans_by_status ON public.payment_plans USING btree (status, tenant_id, payment_plan_id);
create UNIQUE INDEX payment_plans_one_in_force ON public.payment_plans USING btree (case_id, tenant_id) WHERE (status = 'ACTIVE'::text);
create UNIQUE INDEX payment_plans_one_proposal ON public.payment_plans USING btree (case_id, tenant_id) WHERE (status = 'PROPOSED'::text);
alter table payment_plans enable row level security;
alter table payment_plans force row level security;
create policy operator on payment_plans for select to <owner> using (true);
create policy own_tenant on payment_plans for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on payment_plans for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on payment_plans to fordring_app;
grant update (accepted_at, checked_at, end_reason, ended_at, file_id, signature, status, update_id) on payment_plans to fordring_app;

create table payout_approvals (
  tenant_id uuid not null,
  payout_id uuid not null,
  change_number integer not null,
  correction_number integer not null,
  approved_at timestamp with time zone not null,
  approved_by jsonb not null,
  constraint payout_approvals_correction_not_negative CHECK ((correction_number >= 0)),
  constraint payout_approvals_number_not_negative CHECK ((change_number >= 0)),
  constraint payout_approvals_payout FOREIGN KEY (tenant_id, payout_id) REFERENCES payouts(tenant_id, payout_id),
  constraint payout_approvals_pkey PRIMARY KEY (tenant_id, payout_id, change_number, correction_number)
);
alter table payout_approvals enable row level security;
alter table payout_approvals force row level security;
create policy operator on payout_approvals for select to <owner> using (true);
create policy own_tenant on payout_approvals for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on payout_approvals for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on payout_approvals to fordring_app;

create table payout_batch_payments (
  tenant_id uuid not null,
  payment_id uuid not null,
  payout_batch_id uuid not null,
  payout_id uuid not null,
  attempt integer not null,
  end_to_end_id text not null,
  state text not null,
  reason text,
  sent_at timestamp with time zone,
  decided_at timestamp with time zone,
  decided_by jsonb,
  constraint payout_batch_payments_attempt CHECK ((attempt >= 0)),
  constraint payout_batch_payments_end_to_end_id CHECK ((end_to_end_id = replace((payment_id)::text, '-'::text, ''::text))),
  constraint payout_batch_payments_reason_length CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint payout_batch_payments_rejected_with_reason CHECK (((state = 'REJECTED'::text) = (reason IS NOT NULL))),
  constraint payout_batch_payments_sent CHECK (((state = ANY (ARRAY['PREPARED'::text, 'CANCELLED'::text])) = (sent_at IS NULL))),
  constraint payout_batch_payments_state CHECK ((state = ANY (ARRAY['PREPARED'::text, 'SENT'::text, 'ACCEPTED'::text, 'REJECTED'::text, 'CANCELLED'::text]))),
  constraint payout_batch_payments_batch FOREIGN KEY (tenant_id, payout_batch_id) REFERENCES payout_batches(tenant_id, payout_batch_id),
  constraint payout_batch_payments_payout FOREIGN KEY (tenant_id, payout_id) REFERENCES payouts(tenant_id, payout_id),
  constraint payout_batch_payments_pkey PRIMARY KEY (tenant_id, payment_id),
  constraint payout_batch_payments_attempt_once UNIQUE (payout_id, tenant_id, attempt),
  constraint payout_batch_payments_end_to_end_id_once UNIQUE (end_to_end_id, tenant_id)
);
create INDEX payout_batch_payments_by_batch ON public.payout_batch_payments USING btree (payout_batch_id, tenant_id, payout_id);
create UNIQUE INDEX payout_batch_payments_once ON public.payout_batch_payments USING btree (payout_id, tenant_id) WHERE (state <> ALL (ARRAY['REJECTED'::text, 'CANCELLED'::text]));
alter table payout_batch_payments enable row level security;
alter table payout_batch_payments force row level security;
create policy operator on payout_batch_payments for select to <owner> using (true);
create policy own_tenant on payout_batch_payments for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on payout_batch_payments for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on payout_batch_payments to fordring_app;
grant update (decided_at, decided_by, reason, sent_at, state) on payout_batch_payments to fordring_app;

create table payout_batches (
  tenant_id uuid not null,
  payout_batch_id uuid not null,
  batch_seq_id bigint not null,
  transaction_account_id uuid not null,
  source jsonb not null,
  currency text not null,
  format text not null,
  execution_date date not null,
  state text not null,
  payment_count integer not null,
  amount bigint not null,
  needs_second_person boolean not null,
  prepared_by_id uuid not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  cancelled_at timestamp with time zone,
  cancelled_by jsonb,
  constraint payout_batches_amount_positive CHECK (((amount >= 1) AND (amount <= '9007199254740991'::bigint))),
  constraint payout_batches_cancelled_by_someone CHECK ((((state = 'CANCELLED'::text) = (cancelled_at IS NOT NULL)) AND ((cancelled_at IS NULL) = (cancelled_by IS NULL)))),
  constraint payout_batches_currency CHECK ((currency = ANY (ARRAY['DKK'::text, 'SEK'::text, 'NOK'::text, 'EUR'::text]))),
  constraint payout_batches_format CHECK ((format = ANY (ARRAY['pain.001.001.03'::text, 'pain.001.001.09'::text]))),
  constraint payout_batches_payment_count CHECK (((payment_count >= 1) AND (payment_count <= 1000))),
  constraint payout_batches_prepared_by_creator CHECK (((prepared_by_id)::text = (created_by ->> 'id'::text))),
  constraint payout_batches_state CHECK ((state = ANY (ARRAY['PREPARED'::text, 'APPROVED'::text, 'CANCELLED'::text]))),
  constraint payout_batches_account FOREIGN KEY (tenant_id, transaction_account_id) REFERENCES transaction_accounts(tenant_id, transaction_account_id),
  constraint payout_batches_pkey PRIMARY KEY (tenant_id, payout_batch_id),
  constraint payout_batches_preparation UNIQUE (payout_batch_id, tenant_id, needs_second_person, prepared_by_id),
  constraint payout_batches_seq_unique UNIQUE (batch_seq_id, tenant_id)
);
create INDEX payout_batches_by_account ON public.payout_batches USING btree (transaction_account_id, tenant_id);
alter table payout_batches enable row level security;
alter table payout_batches force row level security;
create policy operator on payout_batches for select to <owner> using (true);
create policy own_tenant on payout_batches for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on payout_batches for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on payout_batches to fordring_app;
grant update (cancelled_at, cancelled_by, execution_date, state) on payout_batches to fordring_app;

create table payout_cancellations (
  tenant_id uuid not null,
  payout_id uuid not null,
  cancelled_at timestamp with time zone not null,
  cancelled_by jsonb not null,
  constraint payout_cancellations_payout FOREIGN KEY (tenant_id, payout_id) REFERENCES payouts(tenant_id, payout_id),
  constraint payout_cancellations_once PRIMARY KEY (tenant_id, payout_id)
);
alter table payout_cancellations enable row level security;
alter table payout_cancellations force row level security;
create policy operator on payout_cancellations for select to <owner> using (true);
create policy own_tenant on payout_cancellations for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on payout_cancellations for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on payout_cancellations to fordring_app;

create table payout_corrections (
  tenant_id uuid not null,
  payout_id uuid not null,
  correction_number integer not null,
  bank_account jsonb,
  iban_account jsonb,
  domestic_account jsonb,
  corrected_at timestamp with time zone not null,
  corrected_by jsonb not null,
  constraint payout_corrections_number_positive CHECK ((correction_number > 0)),
  constraint payout_corrections_to_one_account CHECK ((num_nonnulls(bank_account, iban_account, domestic_account) = 1)),
  constraint payout_corrections_payout FOREIGN KEY (tenant_id, payout_id) REFERENCES payouts(tenant_id, payout_id),
  constraint payout_corrections_pkey PRIMARY KEY (tenant_id, payout_id, correction_number)
);
alter table payout_corrections enable row level security;
alter table payout_corrections force row level security;
create policy operator on payout_corrections for select to <owner> using (true);
create policy own_tenant on payout_corrections for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on payout_corrections for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on payout_corrections to fordring_app;

create table payout_files (
  tenant_id uuid not null,
  payout_batch_id uuid not null,
  needs_second_person boolean not null,
  prepared_by_id uuid not null,
  approved_at timestamp with time zone not null,
  approved_by jsonb not null,
  content text not null,
  sha256 text not null,
  constraint payout_files_second_person CHECK (((NOT needs_second_person) OR (((approved_by ->> 'type'::text) = 'USER'::text) AND ((approved_by ->> 'id'::text) <> (prepared_by_id)::text)))),
  constraint payout_files_sha256 CHECK ((sha256 = encode(sha256(convert_to(content, 'UTF8'::name)), 'hex'::text))),
  constraint payout_files_preparation FOREIGN KEY (tenant_id, payout_batch_id, needs_second_person, prepared_by_id) REFERENCES payout_batches(tenant_id, payout_batch_id, needs_second_person, prepared_by_id),
  constraint payout_files_pkey PRIMARY KEY (tenant_id, payout_batch_id)
);
create INDEX payout_files_by_preparation ON public.payout_files USING btree (payout_batch_id, tenant_id, needs_second_person, prepared_by_id);
alter table payout_files enable row level security;
alter table payout_files force row level security;
create policy operator on payout_files for select to <owner> using (true);
create policy own_tenant on payout_files for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on payout_files for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on payout_files to fordring_app;

create table payout_payments (
  tenant_id uuid not null,
  payout_id uuid not null,
  paid_on date not null,
  reference text,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  constraint payout_payments_reference_length CHECK (((length(reference) >= 1) AND (length(reference) <= 200))),
  constraint payout_payments_payout FOREIGN KEY (tenant_id, payout_id) REFERENCES payouts(tenant_id, payout_id),
  constraint payout_payments_once PRIMARY KEY (tenant_id, payout_id)
);
alter table payout_payments enable row level security;
alter table payout_payments force row level security;
create policy operator on payout_payments for select to <owner> using (true);
create policy own_tenant on payout_payments for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on payout_payments for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on payout_payments to fordring_app;

create table payouts (
  tenant_id uuid not null,
  payout_id uuid not null,
  case_voucher_id uuid,
  contact_id uuid,
  recipient_name text not null,
  bank_account jsonb,
  amount bigint not null,
  currency text not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  billing_id uuid,
  creditor_id uuid,
  transaction_account jsonb,
  iban_account jsonb,
  domestic_account jsonb,
  bank_line_id uuid,
  invoice_id uuid,
  is_account_entered boolean default false not null,
  constraint payouts_amount_positive CHECK ((amount > 0)),
  constraint payouts_entered_account_of_refund CHECK (((NOT is_account_entered) OR (bank_line_id IS NOT NULL))),
  constraint payouts_for_one_thing CHECK ((num_nonnulls(case_voucher_id, billing_id, bank_line_id, invoice_id) = 1)),
  constraint payouts_to_one_account CHECK ((num_nonnulls(bank_account, iban_account, domestic_account) = 1)),
  constraint payouts_to_one_party CHECK ((((case_voucher_id IS NULL) = (contact_id IS NULL)) AND ((num_nonnulls(billing_id, invoice_id) = 0) = (creditor_id IS NULL)))),
  constraint payouts_bank_line FOREIGN KEY (tenant_id, bank_line_id) REFERENCES bank_lines(tenant_id, bank_line_id),
  constraint payouts_billing FOREIGN KEY (tenant_id, billing_id) REFERENCES billings(tenant_id, billing_id),
  constraint payouts_case_voucher FOREIGN KEY (tenant_id, case_voucher_id) REFERENCES case_vouchers(tenant_id, case_voucher_id),
  constraint payouts_creditor FOREIGN KEY (tenant_id, creditor_id) REFERENCES creditors(tenant_id, creditor_id),
  constraint payouts_invoice FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, invoice_id),
  constraint payouts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint payouts_pkey PRIMARY KEY (tenant_id, payout_id),
  constraint payouts_once_per_billing UNIQUE (billing_id, tenant_id),
  constraint payouts_once_per_invoice UNIQUE (invoice_id, tenant_id),
  constraint payouts_once_per_voucher UNIQUE (case_voucher_id, tenant_id)
);
create INDEX payouts_by_bank_line ON public.payouts USING btree (bank_line_id, tenant_id) WHERE (bank_line_id IS NOT NULL);
create INDEX payouts_by_contact ON public.payouts USING btree (contact_id, tenant_id) WHERE (contact_id IS NOT NULL);
create INDEX payouts_by_creditor ON public.payouts USING btree (tenant_id, creditor_id) WHERE (creditor_id IS NOT NULL);
alter table payouts enable row level security;
alter table payouts force row level security;
create policy operator on payouts for select to <owner> using (true);
create policy own_tenant on payouts for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on payouts for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on payouts to fordring_app;

create table print_batch_letters (
  tenant_id uuid not null,
  print_batch_id uuid not null,
  document_id uuid not null,
  interaction_id uuid not null,
  case_id uuid not null,
  user_id uuid not null,
  "position" integer not null,
  letter_number text not null,
  state text not null,
  recipient text,
  first_page integer,
  pages integer,
  sha256 text,
  constraint print_batch_letters_number CHECK ((letter_number ~ '^[0-9]+-[0-9]{4}$'::text)),
  constraint print_batch_letters_position CHECK ((("position" >= 1) AND ("position" <= 500))),
  constraint print_batch_letters_sent CHECK (((state <> 'SENT'::text) OR (pages IS NOT NULL))),
  constraint print_batch_letters_state CHECK ((state = ANY (ARRAY['INCLUDED'::text, 'SENT'::text, 'RELEASED'::text]))),
  constraint print_batch_letters_batch FOREIGN KEY (tenant_id, print_batch_id) REFERENCES print_batches(tenant_id, print_batch_id),
  constraint print_batch_letters_pkey PRIMARY KEY (tenant_id, print_batch_id, document_id),
  constraint print_batch_letters_position_once UNIQUE (print_batch_id, tenant_id, "position")
);
create INDEX print_batch_letters_by_number ON public.print_batch_letters USING btree (letter_number, tenant_id);
create INDEX print_batch_letters_by_user ON public.print_batch_letters USING btree (user_id, tenant_id);
create UNIQUE INDEX print_batch_letters_once ON public.print_batch_letters USING btree (document_id, tenant_id) WHERE (state <> 'RELEASED'::text);
alter table print_batch_letters enable row level security;
alter table print_batch_letters force row level security;
create policy operator on print_batch_letters for select to <owner> using (true);
create policy own_tenant on print_batch_letters for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on print_batch_letters for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on print_batch_letters to fordring_app;
grant update (first_page, pages, recipient, sha256, state) on print_batch_letters to fordring_app;

create table print_batches (
  tenant_id uuid not null,
  print_batch_id uuid not null,
  batch_seq_id bigint not null,
  state text not null,
  is_duplex boolean not null,
  letter_count integer not null,
  done_count integer default 0 not null,
  page_count integer,
  file_id uuid,
  sha256 text,
  handed_over_by_way text,
  delivered_at timestamp with time zone,
  lease_id uuid,
  leased_until timestamp with time zone,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  ready_at timestamp with time zone,
  handed_over_at timestamp with time zone,
  handed_over_by jsonb,
  cancelled_at timestamp with time zone,
  cancelled_by jsonb,
  constraint print_batches_cancelled CHECK ((((state = 'CANCELLED'::text) = (cancelled_at IS NOT NULL)) AND ((cancelled_at IS NULL) = (cancelled_by IS NULL)))),
  constraint print_batches_delivered CHECK (((delivered_at IS NULL) OR (handed_over_by_way = 'FOLDER'::text))),
  constraint print_batches_handed_over CHECK ((((state = 'HANDED_OVER'::text) = (handed_over_at IS NOT NULL)) AND ((handed_over_at IS NULL) = (handed_over_by IS NULL)) AND ((handed_over_at IS NULL) = (handed_over_by_way IS NULL)))),
  constraint print_batches_letter_count CHECK (((letter_count >= 1) AND (letter_count <= 500))),
  constraint print_batches_progress CHECK (((done_count >= 0) AND (done_count <= letter_count))),
  constraint print_batches_ready CHECK (((state <> ALL (ARRAY['READY'::text, 'HANDED_OVER'::text])) OR ((ready_at IS NOT NULL) AND (page_count IS NOT NULL) AND (sha256 IS NOT NULL) AND (done_count = letter_count)))),
  constraint print_batches_sha256 CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint print_batches_state CHECK ((state = ANY (ARRAY['PREPARING'::text, 'READY'::text, 'HANDED_OVER'::text, 'CANCELLED'::text]))),
  constraint print_batches_way CHECK ((handed_over_by_way = ANY (ARRAY['DOWNLOAD'::text, 'FOLDER'::text]))),
  constraint print_batches_file FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, file_id),
  constraint print_batches_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint print_batches_pkey PRIMARY KEY (tenant_id, print_batch_id),
  constraint print_batches_seq_unique UNIQUE (batch_seq_id, tenant_id)
);
create INDEX print_batches_by_file ON public.print_batches USING btree (file_id, tenant_id) WHERE (file_id IS NOT NULL);
alter table print_batches enable row level security;
alter table print_batches force row level security;
create policy operator on print_batches for select to <owner> using (true);
create policy own_tenant on print_batches for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on print_batches for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on print_batches to fordring_app;
grant update (cancelled_at, cancelled_by, delivered_at, done_count, file_id, handed_over_at, handed_over_by, handed_over_by_way, lease_id, leased_until, page_count, ready_at, sha256, state) on print_batches to fordring_app;

create table promise_checks (
  tenant_id uuid not null,
  "position" bigint not null,
  checked_at timestamp with time zone not null,
  time_zone text,
  constraint promise_checks_position CHECK (("position" >= 0)),
  constraint promise_checks_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint promise_checks_pkey PRIMARY KEY (tenant_id)
);
alter table promise_checks enable row level security;
alter table promise_checks force row level security;
create policy operator on promise_checks for select to <owner> using (true);
create policy own_tenant on promise_checks for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on promise_checks for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on promise_checks to fordring_app;
grant update (checked_at, position, time_zone) on promise_checks to fordring_app;

create table promise_notices (
  tenant_id uuid not null,
  update_id uuid not null,
  status text not null,
  noticed_at timestamp with time zone not null,
  constraint promise_notices_status CHECK ((status = ANY (ARRAY['KEPT'::text, 'BROKEN'::text, 'CANCELLED'::text]))),
  constraint promise_notices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint promise_notices_pkey PRIMARY KEY (tenant_id, update_id, status)
);
alter table promise_notices enable row level security;
alter table promise_notices force row level security;
create policy operator on promise_notices for select to <owner> using (true);
create policy own_tenant on promise_notices for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on promise_notices for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on promise_notices to fordring_app;

create table promise_states (
  tenant_id uuid not null,
  update_id uuid not null,
  status text not null,
  constraint promise_states_status CHECK ((status = ANY (ARRAY['OPEN'::text, 'KEPT'::text, 'BROKEN'::text, 'CANCELLED'::text]))),
  constraint promise_states_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint promise_states_pkey PRIMARY KEY (tenant_id, update_id)
);
create INDEX promise_states_by_status ON public.promise_states USING btree (status, tenant_id, update_id);
alter table promise_states enable row level security;
alter table promise_states force row level security;
create policy operator on promise_states for select to <owner> using (true);
create policy own_tenant on promise_states for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on promise_states for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on promise_states to fordring_app;
grant update (status) on promise_states to fordring_app;

create table property_types (
  tenant_id uuid not null,
  property_type_id uuid not null,
  handle text not null,
  label text not null,
  type text not null,
  entity text not null,
  options jsonb,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  constraint property_types_dropdown_has_options CHECK (((type = 'dropdown'::text) = (options IS NOT NULL))),
  constraint property_types_entity CHECK ((entity = ANY (ARRAY['case'::text, 'case-voucher'::text, 'creditor'::text]))),
  constraint property_types_handle_form CHECK ((handle ~ '^[A-Za-z][A-Za-z0-9_-]{0,63}$'::text)),
  constraint property_types_label_length CHECK (((length(label) >= 1) AND (length(label) <= 200))),
  constraint property_types_type CHECK ((type = ANY (ARRAY['checkbox'::text, 'date'::text, 'dropdown'::text, 'text'::text, 'number'::text, 'file'::text, 'address'::text, 'money'::text]))),
  constraint property_types_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint property_types_pkey PRIMARY KEY (tenant_id, property_type_id),
  constraint property_types_handle_unique UNIQUE (entity, tenant_id, handle)
);
alter table property_types enable row level security;
alter table property_types force row level security;
create policy operator on property_types for select to <owner> using (true);
create policy own_tenant on property_types for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on property_types for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select, update on property_types to fordring_app;

create table property_values (
  tenant_id uuid not null,
  entity text not null,
  handle text not null,
  value text not null,
  entity_id uuid not null,
  constraint property_values_entity CHECK ((entity = ANY (ARRAY['case'::text, 'case-voucher'::text, 'creditor'::text]))),
  constraint property_values_length CHECK ((length(value) <= 200)),
  constraint property_values_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint property_values_pkey PRIMARY KEY (tenant_id, entity, handle, value, entity_id)
);
create INDEX property_values_by_entity ON public.property_values USING btree (entity_id, tenant_id);
alter table property_values enable row level security;
alter table property_values force row level security;
create policy operator on property_values for select to <owner> using (true);
create policy own_tenant on property_values for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on property_values for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on property_values to fordring_app;

create table quarantined_files (
  tenant_id uuid not null,
  file_id uuid not null,
  size bigint not null,
  quarantined_at timestamp with time zone not null,
  last_seen_on date not null,
  days_seen integer default 0 not null,
  removal_began_at timestamp with time zone,
  constraint quarantined_files_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint quarantined_files_pkey PRIMARY KEY (tenant_id, file_id)
);
alter table quarantined_files enable row level security;
alter table quarantined_files force row level security;
create policy operator on quarantined_files for select to <owner> using (true);
create policy operator_writes on quarantined_files for delete to <owner> using (true);
create policy own_tenant on quarantined_files for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on quarantined_files for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on quarantined_files to fordring_app;
grant update (days_seen, last_seen_on, removal_began_at) on quarantined_files to fordring_app;

create table recovery_codes (
  tenant_id uuid not null,
  user_id uuid not null,
  hash bytea not null,
  key_id text,
  constraint recovery_codes_hash_length CHECK ((length(hash) = 32)),
  constraint recovery_codes_user FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, user_id),
  constraint recovery_codes_pkey PRIMARY KEY (tenant_id, user_id, hash)
);
alter table recovery_codes enable row level security;
alter table recovery_codes force row level security;
create policy operator on recovery_codes for select to <owner> using (true);
create policy own_tenant on recovery_codes for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on recovery_codes for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on recovery_codes to fordring_app;

create table request_windows (
  tenant_id uuid not null,
  caller_id uuid not null,
  started_at timestamp with time zone not null,
  leased integer not null,
  last_lease integer not null,
  constraint request_windows_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint request_windows_pkey PRIMARY KEY (tenant_id, caller_id)
);
alter table request_windows enable row level security;
alter table request_windows force row level security;
create policy operator on request_windows for select to <owner> using (true);
create policy own_tenant on request_windows for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on request_windows for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on request_windows to fordring_app;
grant update (last_lease, leased, started_at) on request_windows to fordring_app;

create table retention_cursors (
  tenant_id uuid not null,
  kind text not null,
  ended_before timestamp with time zone not null,
  constraint retention_cursors_kind CHECK ((kind = ANY (ARRAY['messages'::text, 'notes'::text, 'contactHistory'::text]))),
  constraint retention_cursors_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint retention_cursors_pkey PRIMARY KEY (tenant_id, kind)
);
alter table retention_cursors enable row level security;
alter table retention_cursors force row level security;
create policy operator on retention_cursors for select to <owner> using (true);
create policy own_tenant on retention_cursors for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on retention_cursors for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on retention_cursors to fordring_app;
grant update (ended_before) on retention_cursors to fordring_app;

create table rule_rows (
  tenant_id uuid not null,
  rule_row_id uuid not null,
  pack text not null,
  rule text not null,
  valid_from date not null,
  valid_until date,
  due_from date,
  due_until date,
  value jsonb not null,
  source text not null,
  reviewed boolean not null,
  reason text,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  updated_at timestamp with time zone,
  updated_by jsonb,
  constraint rule_rows_due_period CHECK ((due_until > due_from)),
  constraint rule_rows_pack CHECK ((pack = ANY (ARRAY['dk-consumer'::text, 'dk-business'::text, 'no-consumer'::text, 'no-business'::text, 'se-consumer'::text, 'se-business'::text]))),
  constraint rule_rows_period CHECK ((valid_until >= valid_from)),
  constraint rule_rows_rate_in_range CHECK (((rule <> 'statutory-rate'::text) OR ((jsonb_typeof(value) = 'number'::text) AND ((((value #>> '{}'::text[]))::numeric >= (0)::numeric) AND (((value #>> '{}'::text[]))::numeric <= (1)::numeric))))),
  constraint rule_rows_reason_length CHECK (((length(reason) >= 1) AND (length(reason) <= 2000))),
  constraint rule_rows_rule CHECK ((rule = ANY (ARRAY['statutory-rate'::text, 'day-count'::text, 'interest-start-days'::text, 'reminder-fee'::text, 'collection-fee'::text, 'plan-fee'::text, 'compensation'::text, 'cost-table'::text, 'demand-deadline-days'::text, 'allocation-order'::text, 'dispute-answer-days'::text, 'limitation'::text, 'fees-after-breach'::text, 'costs-after-demand'::text, 'cost-vat'::text, 'contract-rate-limit'::text, 'debtor-earmarks'::text, 'payment-order'::text, 'court-fee'::text, 'contact-hours'::text, 'contact-cap'::text]))),
  constraint rule_rows_source_length CHECK (((length(source) >= 1) AND (length(source) <= 500))),
  constraint rule_rows_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint rule_rows_pkey PRIMARY KEY (tenant_id, rule_row_id)
);
alter table rule_rows enable row level security;
alter table rule_rows force row level security;
create policy operator on rule_rows for select to <owner> using (true);
create policy own_tenant on rule_rows for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on rule_rows for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on rule_rows to fordring_app;
grant update (reason, reviewed, updated_at, updated_by, valid_until) on rule_rows to fordring_app;

create table saved_views (
  tenant_id uuid not null,
  saved_view_id uuid not null,
  owner_id uuid not null,
  name text not null,
  area text not null,
  query jsonb not null,
  shared boolean not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  constraint saved_views_area CHECK ((area = ANY (ARRAY['cases'::text, 'customers'::text, 'interactions'::text]))),
  constraint saved_views_name_length CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint saved_views_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint saved_views_pkey PRIMARY KEY (tenant_id, saved_view_id)
);
create INDEX saved_views_by_owner ON public.saved_views USING btree (owner_id, tenant_id);
alter table saved_views enable row level security;
alter table saved_views force row level security;
create policy operator on saved_views for select to <owner> using (true);
create policy own_tenant on saved_views for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on saved_views for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select, update on saved_views to fordring_app;

create table sessions (
  tenant_id uuid not null,
  session_id uuid not null,
  user_id uuid not null,
  hash bytea not null,
  state text not null,
  methods text[] not null,
  device text not null,
  address text not null,
  challenge text,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  password_shown_at timestamp with time zone,
  constraint sessions_device_length CHECK ((length(device) <= 300)),
  constraint sessions_hash_is_sha256 CHECK ((length(hash) = 32)),
  constraint sessions_state CHECK ((state = ANY (ARRAY['second-factor'::text, 'enrolment'::text, 'signed-in'::text]))),
  constraint sessions_user FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, user_id),
  constraint sessions_pkey PRIMARY KEY (tenant_id, session_id),
  constraint sessions_hash_unique UNIQUE (hash, tenant_id)
);
create INDEX sessions_age ON public.sessions USING btree (expires_at, tenant_id);
create INDEX sessions_of_user ON public.sessions USING btree (user_id, tenant_id);
alter table sessions enable row level security;
alter table sessions force row level security;
create policy operator on sessions for select to <owner> using (true);
create policy own_tenant on sessions for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on sessions for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on sessions to fordring_app;
grant update (challenge, last_seen_at, password_shown_at) on sessions to fordring_app;

create table sign_in_sources (
  tenant_id uuid not null,
  user_id uuid not null,
  source text not null,
  failed_count integer not null,
  failed_at timestamp with time zone not null,
  locked_until timestamp with time zone,
  constraint sign_in_sources_failed_not_negative CHECK ((failed_count >= 0)),
  constraint sign_in_sources_source CHECK ((source ~ '^(network|device|session) .{1,90}$'::text)),
  constraint sign_in_sources_user FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, user_id),
  constraint sign_in_sources_pkey PRIMARY KEY (tenant_id, user_id, source)
);
create INDEX sign_in_sources_age ON public.sign_in_sources USING btree (failed_at, tenant_id);
alter table sign_in_sources enable row level security;
alter table sign_in_sources force row level security;
create policy operator on sign_in_sources for select to <owner> using (true);
create policy own_tenant on sign_in_sources for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on sign_in_sources for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select, update on sign_in_sources to fordring_app;

create table templates (
  tenant_id uuid not null,
  template_id uuid not null,
  handle text not null,
  name text not null,
  kind text not null,
  language text not null,
  subject text not null,
  body text not null,
  is_demand boolean default false not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  updated_at timestamp with time zone,
  updated_by jsonb,
  constraint templates_demand_is_letter CHECK (((NOT is_demand) OR (kind = 'letter'::text))),
  constraint templates_handle_form CHECK ((handle ~ '^[a-z][a-z0-9-]{0,63}$'::text)),
  constraint templates_kind CHECK ((kind = ANY (ARRAY['letter'::text, 'email'::text]))),
  constraint templates_language CHECK ((language = ANY (ARRAY['da'::text, 'en'::text, 'nb'::text, 'sv'::text]))),
  constraint templates_name_length CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint templates_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint templates_pkey PRIMARY KEY (tenant_id, template_id),
  constraint templates_handle_unique UNIQUE (handle, tenant_id, kind, language)
);
alter table templates enable row level security;
alter table templates force row level security;
create policy operator on templates for select to <owner> using (true);
create policy own_tenant on templates for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on templates for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select, update on templates to fordring_app;

create table tenant_counters (
  tenant_id uuid not null,
  counter text not null,
  value bigint not null,
  constraint tenant_counters_not_negative CHECK ((value >= 0)),
  constraint tenant_counters_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint tenant_counters_pkey PRIMARY KEY (tenant_id, counter)
);
alter table tenant_counters enable row level security;
alter table tenant_counters force row level security;
create policy operator on tenant_counters for select to <owner> using (true);
create policy own_tenant on tenant_counters for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on tenant_counters for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select, update on tenant_counters to fordring_app;

create table tenant_settings (
  tenant_id uuid not null,
  allocation_policy jsonb,
  updated_at timestamp with time zone,
  updated_by jsonb,
  default_currency text,
  logo_file_id uuid,
  phone jsonb,
  email text,
  payment_instructions text,
  bank_account jsonb,
  address jsonb,
  opening_hours text,
  payment_reference text,
  personal_data_days integer,
  message_days integer,
  note_days integer,
  contact_history_days integer,
  request_log_days integer,
  payment_deadline_days integer,
  second_factor_required boolean default false not null,
  payment_days_back integer,
  ends_paid_cases boolean default true not null,
  payout_review_days integer default 7 not null,
  former_payout_review_days integer default 0 not null,
  former_payout_review_until timestamp with time zone,
  two_people_from_amount bigint default 1000000,
  former_two_people_from_amount bigint,
  former_two_people_until timestamp with time zone,
  fi_creditor_number text,
  kid_modulus integer default 10 not null,
  ocr_length_digit boolean default false not null,
  registration_number text,
  vat_number text,
  email_without_tls text default 'hold'::text not null,
  constraint tenant_settings_contact_history_days CHECK (((contact_history_days >= 1) AND (contact_history_days <= 36500))),
  constraint tenant_settings_currency CHECK ((default_currency = ANY (ARRAY['DKK'::text, 'SEK'::text, 'NOK'::text, 'USD'::text, 'EUR'::text, 'GBP'::text, 'CHF'::text]))),
  constraint tenant_settings_email_without_tls CHECK ((email_without_tls = ANY (ARRAY['hold'::text, 'link'::text]))),
  constraint tenant_settings_fi_creditor_number CHECK ((fi_creditor_number ~ '^8[0-9]{7}$'::text)),
  constraint tenant_settings_former_payout_review_days CHECK (((former_payout_review_days >= 0) AND (former_payout_review_days <= 90))),
  constraint tenant_settings_former_two_people_from_amount CHECK (((former_two_people_from_amount >= 0) AND (former_two_people_from_amount <= '9007199254740991'::bigint))),
  constraint tenant_settings_instructions_length CHECK ((length(payment_instructions) <= 2000)),
  constraint tenant_settings_kid_modulus CHECK ((kid_modulus = ANY (ARRAY[10, 11]))),
  constraint tenant_settings_message_days CHECK (((message_days >= 1) AND (message_days <= 36500))),
  constraint tenant_settings_note_days CHECK (((note_days >= 1) AND (note_days <= 36500))),
  constraint tenant_settings_opening_hours_length CHECK ((length(opening_hours) <= 500)),
  constraint tenant_settings_payment_days_back CHECK (((payment_days_back >= 0) AND (payment_days_back <= 36500))),
  constraint tenant_settings_payment_deadline CHECK (((payment_deadline_days >= 1) AND (payment_deadline_days <= 90))),
  constraint tenant_settings_payment_reference_length CHECK ((length(payment_reference) <= 100)),
  constraint tenant_settings_payout_review_days CHECK (((payout_review_days >= 0) AND (payout_review_days <= 90))),
  constraint tenant_settings_personal_data_days CHECK (((personal_data_days >= 30) AND (personal_data_days <= 36500))),
  constraint tenant_settings_policy_is_list CHECK ((jsonb_typeof(allocation_policy) = 'array'::text)),
  constraint tenant_settings_registration_number CHECK ((registration_number ~ '^[0-9A-Z]{2,20}$'::text)),
  constraint tenant_settings_request_log_days CHECK (((request_log_days >= 1) AND (request_log_days <= 30))),
  constraint tenant_settings_two_people_from_amount CHECK (((two_people_from_amount >= 0) AND (two_people_from_amount <= '9007199254740991'::bigint))),
  constraint tenant_settings_vat_number CHECK ((vat_number ~ '^[A-Z]{2}[0-9A-Z]{2,18}$'::text)),
  constraint tenant_settings_logo FOREIGN KEY (tenant_id, logo_file_id) REFERENCES files(tenant_id, file_id),
  constraint tenant_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint tenant_settings_pkey PRIMARY KEY (tenant_id)
);
create INDEX tenant_settings_logo ON public.tenant_settings USING btree (logo_file_id, tenant_id) WHERE (logo_file_id IS NOT NULL);
alter table tenant_settings enable row level security;
alter table tenant_settings force row level security;
create policy operator on tenant_settings for select to <owner> using (true);
create policy own_tenant on tenant_settings for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on tenant_settings for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select, update on tenant_settings to fordring_app;

create table tenants (
  tenant_id uuid not null,
  name text not null,
  time_zone text default 'Europe/Copenhagen'::text not null,
  language text default 'da'::text not null,
  is_test boolean default false not null,
  created_at timestamp with time zone not null,
  clock_offset_ms bigint default 0 not null,
  clock_stopped_at timestamp with time zone,
  removal_requested_at timestamp with time zone,
  constraint tenants_clock_not_back CHECK ((clock_offset_ms >= 0)),
  constraint tenants_clock_of_test_only CHECK ((is_test OR ((clock_offset_ms = 0) AND (clock_stopped_at IS NULL)))),
  constraint tenants_name_length CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint tenants_removal_of_test_only CHECK ((is_test OR (removal_requested_at IS NULL))),
  constraint tenants_pkey PRIMARY KEY (tenant_id)
);
create INDEX tenants_by_ending ON public.tenants USING btree ("right"((tenant_id)::text, 8), tenant_id);
alter table tenants enable row level security;
alter table tenants force row level security;
create policy operator on tenants for select to <owner> using (true);
create policy own_tenant on tenants for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on tenants for delete to <owner> using (is_test);
create policy test_tenant_lock on tenants for update to <owner> using (is_test) with check (false);
grant insert, select on tenants to fordring_app;
grant update (clock_offset_ms, clock_stopped_at, language, name, removal_requested_at, time_zone) on tenants to fordring_app;

create table transaction_accounts (
  tenant_id uuid not null,
  transaction_account_id uuid not null,
  name text not null,
  bank_account jsonb not null,
  currency text not null,
  is_default boolean default false not null,
  statement_account text,
  purpose text default 'CLIENT'::text not null,
  bic text,
  payment_format text default 'pain.001.001.03'::text not null,
  payment_agreement text,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  updated_at timestamp with time zone,
  updated_by jsonb,
  constraint transaction_accounts_bic CHECK ((bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'::text)),
  constraint transaction_accounts_currency CHECK ((currency = ANY (ARRAY['DKK'::text, 'SEK'::text, 'NOK'::text, 'USD'::text, 'EUR'::text, 'GBP'::text, 'CHF'::text]))),
  constraint transaction_accounts_name_length CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint transaction_accounts_payment_agreement_length CHECK (((length(payment_agreement) >= 1) AND (length(payment_agreement) <= 35))),
  constraint transaction_accounts_payment_format CHECK ((payment_format = ANY (ARRAY['pain.001.001.03'::text, 'pain.001.001.09'::text]))),
  constraint transaction_accounts_purpose CHECK ((purpose = ANY (ARRAY['CLIENT'::text, 'OWN'::text]))),
  constraint transaction_accounts_statement_account_length CHECK (((length(statement_account) >= 5) AND (length(statement_account) <= 40))),
  constraint transaction_accounts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint transaction_accounts_pkey PRIMARY KEY (tenant_id, transaction_account_id)
);
create UNIQUE INDEX transaction_accounts_one_default ON public.transaction_accounts USING btree (tenant_id, currency) WHERE is_default;
alter table transaction_accounts enable row level security;
alter table transaction_accounts force row level security;
create policy operator on transaction_accounts for select to <owner> using (true);
create policy own_tenant on transaction_accounts for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on transaction_accounts for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select, update on transaction_accounts to fordring_app;

create table ultimate_creditors (
  tenant_id uuid not null,
  ultimate_creditor_id uuid not null,
  creditor_id uuid not null,
  name text not null,
  address jsonb,
  registry_identifier jsonb,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  constraint ultimate_creditors_name_length CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint ultimate_creditors_creditor FOREIGN KEY (tenant_id, creditor_id) REFERENCES creditors(tenant_id, creditor_id),
  constraint ultimate_creditors_pkey PRIMARY KEY (tenant_id, ultimate_creditor_id),
  constraint ultimate_creditors_of_creditor UNIQUE (creditor_id, tenant_id, ultimate_creditor_id)
);
alter table ultimate_creditors enable row level security;
alter table ultimate_creditors force row level security;
create policy operator on ultimate_creditors for select to <owner> using (true);
create policy own_tenant on ultimate_creditors for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on ultimate_creditors for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select, update on ultimate_creditors to fordring_app;

create table update_types (
  tenant_id uuid not null,
  update_type_id uuid not null,
  label text not null,
  description text default ''::text not null,
  priority integer default 0 not null,
  is_pausing boolean default false not null,
  is_selectable boolean default true not null,
  is_public boolean default false not null,
  is_important boolean default false not null,
  is_standard boolean default false not null,
  reference_type text not null,
  group_id uuid,
  group_label text,
  responsible_permission_level text,
  hidden_permission_level text,
  pause_with_update_on_case_exit uuid,
  continue_on_case_exit boolean default false not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  constraint update_types_hidden_permission_level CHECK ((hidden_permission_level = ANY (ARRAY['alternative-contact'::text, 'debtor'::text, 'client'::text, 'caseworker'::text, 'admin'::text, 'super-admin'::text]))),
  constraint update_types_label_length CHECK (((length(label) >= 1) AND (length(label) <= 200))),
  constraint update_types_reference_type CHECK ((reference_type = ANY (ARRAY['CASE'::text, 'CUSTOMER'::text, 'CREDITOR'::text]))),
  constraint update_types_responsible_permission_level CHECK ((responsible_permission_level = ANY (ARRAY['alternative-contact'::text, 'debtor'::text, 'client'::text, 'caseworker'::text, 'admin'::text, 'super-admin'::text]))),
  constraint update_types_pause_with FOREIGN KEY (tenant_id, pause_with_update_on_case_exit) REFERENCES update_types(tenant_id, update_type_id),
  constraint update_types_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint update_types_pkey PRIMARY KEY (tenant_id, update_type_id)
);
create INDEX update_types_by_pause_with ON public.update_types USING btree (tenant_id, pause_with_update_on_case_exit) WHERE (pause_with_update_on_case_exit IS NOT NULL);
alter table update_types enable row level security;
alter table update_types force row level security;
create policy operator on update_types for select to <owner> using (true);
create policy own_tenant on update_types for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on update_types for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select, update on update_types to fordring_app;

create table updates (
  tenant_id uuid not null,
  update_id uuid not null,
  update_type_id uuid not null,
  case_id uuid,
  customer_id uuid,
  creditor_id uuid,
  text text not null,
  data jsonb,
  ref_id uuid,
  task_id uuid,
  by_workflow_id uuid,
  intention jsonb,
  state text,
  procedure jsonb,
  paused_at timestamp with time zone not null,
  continued_at timestamp with time zone,
  reminded_at timestamp with time zone not null,
  responsible_type text,
  responsible_reference_id uuid,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  continued_by jsonb,
  open_until timestamp with time zone default COALESCE(continued_at, 'infinity'::timestamp with time zone) not null,
  stands_in_for_id uuid,
  constraint updates_continued_by_someone CHECK (((continued_by IS NULL) OR (continued_at IS NOT NULL))),
  constraint updates_stand_on_one_thing CHECK ((num_nonnulls(case_id, customer_id, creditor_id) = 1)),
  constraint updates_state CHECK ((state = ANY (ARRAY['EXECUTED'::text, 'ROLLED_BACK'::text]))),
  constraint updates_case FOREIGN KEY (tenant_id, case_id) REFERENCES cases(tenant_id, case_id),
  constraint updates_creditor FOREIGN KEY (tenant_id, creditor_id) REFERENCES creditors(tenant_id, creditor_id),
  constraint updates_customer FOREIGN KEY (tenant_id, customer_id) REFERENCES customers(tenant_id, customer_id),
  constraint updates_stands_in_for FOREIGN KEY (tenant_id, stands_in_for_id) REFERENCES updates(tenant_id, update_id),
  constraint updates_type FOREIGN KEY (tenant_id, update_type_id) REFERENCES update_types(tenant_id, update_type_id),
  constraint updates_workflow FOREIGN KEY (tenant_id, by_workflow_id) REFERENCES workflows(tenant_id, workflow_id),
  constraint updates_pkey PRIMARY KEY (tenant_id, update_id)
);
create INDEX updates_by_case ON public.updates USING btree (tenant_id, case_id, update_id) WHERE (case_id IS NOT NULL);
create INDEX updates_by_creditor ON public.updates USING btree (tenant_id, creditor_id, update_id) WHERE (creditor_id IS NOT NULL);
create INDEX updates_by_customer ON public.updates USING btree (tenant_id, customer_id, update_id) WHERE (customer_id IS NOT NULL);
create INDEX updates_by_stands_in_for ON public.updates USING btree (tenant_id, stands_in_for_id) WHERE (stands_in_for_id IS NOT NULL);
create INDEX updates_by_type ON public.updates USING btree (update_type_id, tenant_id, update_id) INCLUDE (open_until);
create INDEX updates_by_workflow ON public.updates USING btree (tenant_id, by_workflow_id) WHERE (by_workflow_id IS NOT NULL);
create INDEX updates_open_by_reminder ON public.updates USING btree (reminded_at, tenant_id) WHERE (continued_at IS NULL);
create INDEX updates_open_on_cases ON public.updates USING btree (tenant_id, open_until, case_id) WHERE (case_id IS NOT NULL);
create INDEX updates_reminding ON public.updates USING btree (tenant_id, reminded_at, update_id) WHERE ((case_id IS NOT NULL) AND (continued_at IS NULL));
alter table updates enable row level security;
alter table updates force row level security;
create policy operator on updates for select to <owner> using (true);
create policy own_tenant on updates for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on updates for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select, update on updates to fordring_app;

create table user_credentials (
  tenant_id uuid not null,
  user_id uuid not null,
  password_hash text not null,
  password_changed_at timestamp with time zone not null,
  failed_count integer default 0 not null,
  failed_at timestamp with time zone,
  locked_until timestamp with time zone,
  totp_secret text,
  totp_pending_secret text,
  totp_used_step bigint default 0 not null,
  factor_failed_count integer default 0 not null,
  factor_failed_at timestamp with time zone,
  factor_locked_until timestamp with time zone,
  constraint user_credentials_factor_failed_not_negative CHECK ((factor_failed_count >= 0)),
  constraint user_credentials_failed_not_negative CHECK ((failed_count >= 0)),
  constraint user_credentials_user FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, user_id),
  constraint user_credentials_pkey PRIMARY KEY (tenant_id, user_id)
);
alter table user_credentials enable row level security;
alter table user_credentials force row level security;
create policy operator on user_credentials for select to <owner> using (true);
create policy own_tenant on user_credentials for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on user_credentials for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select, update on user_credentials to fordring_app;

create table users (
  tenant_id uuid not null,
  user_id uuid not null,
  user_seq_id bigint not null,
  email text not null,
  name text not null,
  role text not null,
  language text default 'da'::text not null,
  phone jsonb,
  is_active boolean default true not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  updated_at timestamp with time zone,
  updated_by jsonb,
  constraint users_email_length CHECK (((length(email) >= 3) AND (length(email) <= 254))),
  constraint users_name_length CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint users_role CHECK ((role = ANY (ARRAY['alternative-contact'::text, 'debtor'::text, 'client'::text, 'caseworker'::text, 'admin'::text, 'super-admin'::text]))),
  constraint users_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint users_pkey PRIMARY KEY (tenant_id, user_id),
  constraint users_seq_unique UNIQUE (user_seq_id, tenant_id)
);
create UNIQUE INDEX users_email_unique ON public.users USING btree (lower(email), tenant_id);
alter table users enable row level security;
alter table users force row level security;
create policy operator on users for select to <owner> using (true);
create policy own_tenant on users for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy signing_in on users for select to fordring_app using ((lower(email) = ( SELECT signing_in_email() AS signing_in_email)));
create policy test_tenant on users for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select, update on users to fordring_app;

create table voucher_types (
  tenant_id uuid not null,
  voucher_type_id uuid not null,
  handle text not null,
  label text not null,
  category text not null,
  direction text not null,
  has_payout_recipient boolean default false not null,
  is_standard boolean default false not null,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  constraint voucher_types_category CHECK ((category = ANY (ARRAY['principal'::text, 'interest'::text, 'fee'::text, 'cost'::text, 'compensation'::text, 'deposit'::text, 'credit-note'::text, 'write-off'::text, 'payout'::text]))),
  constraint voucher_types_direction CHECK ((direction = ANY (ARRAY['debit'::text, 'credit'::text]))),
  constraint voucher_types_handle_form CHECK ((handle ~ '^[A-Za-z][A-Za-z0-9_-]{0,63}$'::text)),
  constraint voucher_types_label_length CHECK (((length(label) >= 1) AND (length(label) <= 200))),
  constraint voucher_types_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint voucher_types_pkey PRIMARY KEY (tenant_id, voucher_type_id),
  constraint voucher_types_handle_unique UNIQUE (handle, tenant_id)
);
alter table voucher_types enable row level security;
alter table voucher_types force row level security;
create policy operator on voucher_types for select to <owner> using (true);
create policy own_tenant on voucher_types for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on voucher_types for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select, update on voucher_types to fordring_app;

create table webhook_attempts (
  tenant_id uuid not null,
  attempt_id uuid not null,
  delivery_id uuid not null,
  webhook_id uuid not null,
  number integer not null,
  at timestamp with time zone not null,
  outcome text not null,
  status integer,
  duration_ms integer not null,
  answer text,
  remote_address text,
  error text,
  constraint webhook_attempts_outcome CHECK ((outcome = ANY (ARRAY['succeeded'::text, 'failed'::text]))),
  constraint webhook_attempts_pkey PRIMARY KEY (tenant_id, attempt_id)
) partition by range (attempt_id);
create INDEX webhook_attempts_of_delivery ON ONLY public.webhook_attempts USING btree (delivery_id, tenant_id, number);
create INDEX webhook_attempts_of_webhook ON ONLY public.webhook_attempts USING btree (webhook_id, tenant_id);
alter table webhook_attempts enable row level security;
alter table webhook_attempts force row level security;
create policy operator on webhook_attempts for select to <owner> using (true);
create policy own_tenant on webhook_attempts for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on webhook_attempts for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select on webhook_attempts to fordring_app;

create table webhook_cursors (
  tenant_id uuid not null,
  "position" bigint not null,
  constraint webhook_cursors_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint webhook_cursors_pkey PRIMARY KEY (tenant_id)
);
alter table webhook_cursors enable row level security;
alter table webhook_cursors force row level security;
create policy operator on webhook_cursors for select to <owner> using (true);
create policy own_tenant on webhook_cursors for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on webhook_cursors for delete to <owner> using (is_test_tenant(tenant_id));
create policy worker on webhook_cursors for select to fordring_app using ((( SELECT current_worker() AS current_worker) = 'webhooks'::text));
grant insert, select on webhook_cursors to fordring_app;
grant update (position) on webhook_cursors to fordring_app;

create table webhook_deliveries (
  tenant_id uuid not null,
  delivery_id uuid not null,
  webhook_id uuid not null,
  event_id uuid not null,
  event text not null,
  "position" bigint not null,
  is_forced boolean default false not null,
  state text not null,
  due_at timestamp with time zone not null,
  attempt_count integer default 0 not null,
  try_count integer default 0 not null,
  lease_id uuid,
  leased_until timestamp with time zone,
  leased_by integer,
  last_status integer,
  last_error text,
  created_at timestamp with time zone not null,
  done_at timestamp with time zone,
  constraint webhook_deliveries_done_has_time CHECK (((state = 'pending'::text) = (done_at IS NULL))),
  constraint webhook_deliveries_state CHECK ((state = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text, 'skipped'::text]))),
  constraint webhook_deliveries_pkey PRIMARY KEY (tenant_id, delivery_id),
  constraint webhook_deliveries_once UNIQUE (webhook_id, tenant_id, event_id)
);
create INDEX webhook_deliveries_age ON public.webhook_deliveries USING btree (done_at) WHERE (state <> 'pending'::text);
create INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (webhook_id, due_at) WHERE (state = 'pending'::text);
create INDEX webhook_deliveries_in_order ON public.webhook_deliveries USING btree (webhook_id, "position") WHERE (state = 'pending'::text);
create INDEX webhook_deliveries_leased ON public.webhook_deliveries USING btree (webhook_id) WHERE (lease_id IS NOT NULL);
create INDEX webhook_deliveries_of_webhook ON public.webhook_deliveries USING btree (webhook_id, tenant_id, delivery_id);
alter table webhook_deliveries enable row level security;
alter table webhook_deliveries force row level security;
create policy operator on webhook_deliveries for select to <owner> using (true);
create policy own_tenant on webhook_deliveries for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on webhook_deliveries for delete to <owner> using (is_test_tenant(tenant_id));
create policy worker on webhook_deliveries for all to fordring_app using ((( SELECT current_worker() AS current_worker) = 'webhooks'::text)) with check ((( SELECT current_worker() AS current_worker) = 'webhooks'::text));
grant delete, insert, select, update on webhook_deliveries to fordring_app;

create table webhook_queues (
  tenant_id uuid not null,
  webhook_id uuid not null,
  host text not null,
  is_on boolean not null,
  is_fifo boolean not null,
  rate_limit integer not null,
  busy_until timestamp with time zone not null,
  served_at timestamp with time zone not null,
  failing_since timestamp with time zone,
  failure_count integer default 0 not null,
  constraint webhook_queues_pkey PRIMARY KEY (tenant_id, webhook_id)
);
alter table webhook_queues enable row level security;
alter table webhook_queues force row level security;
create policy operator on webhook_queues for select to <owner> using (true);
create policy own_tenant on webhook_queues for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on webhook_queues for delete to <owner> using (is_test_tenant(tenant_id));
create policy worker on webhook_queues for all to fordring_app using ((( SELECT current_worker() AS current_worker) = 'webhooks'::text)) with check ((( SELECT current_worker() AS current_worker) = 'webhooks'::text));
grant delete, insert, select, update on webhook_queues to fordring_app;

create table webhook_readers (
  tenant_id uuid not null,
  reader_id uuid not null,
  "position" bigint not null,
  event_id uuid not null,
  acknowledged_at timestamp with time zone not null,
  constraint webhook_readers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint webhook_readers_pkey PRIMARY KEY (tenant_id, reader_id)
);
alter table webhook_readers enable row level security;
alter table webhook_readers force row level security;
create policy operator on webhook_readers for select to <owner> using (true);
create policy own_tenant on webhook_readers for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on webhook_readers for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select, update on webhook_readers to fordring_app;

create table webhooks (
  tenant_id uuid not null,
  webhook_id uuid not null,
  url text not null,
  description text,
  events text[] not null,
  enabled boolean not null,
  fifo boolean not null,
  rate_limit integer not null,
  secret text not null,
  disabled_reason text,
  disabled_at timestamp with time zone,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  updated_at timestamp with time zone,
  updated_by jsonb,
  scopes text[] not null,
  previous_secrets jsonb default '[]'::jsonb not null,
  constraint webhooks_disabled_has_reason CHECK (((enabled = (disabled_reason IS NULL)) AND (enabled = (disabled_at IS NULL)))),
  constraint webhooks_disabled_reason CHECK ((disabled_reason = ANY (ARRAY['by-hand'::text, 'gone'::text, 'failing'::text]))),
  constraint webhooks_rate_limit CHECK (((rate_limit >= 1) AND (rate_limit <= 1000))),
  constraint webhooks_url_length CHECK (((length(url) >= 1) AND (length(url) <= 2000))),
  constraint webhooks_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint webhooks_pkey PRIMARY KEY (tenant_id, webhook_id)
);
alter table webhooks enable row level security;
alter table webhooks force row level security;
create policy operator on webhooks for select to <owner> using (true);
create policy own_tenant on webhooks for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on webhooks for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select, update on webhooks to fordring_app;

create table work_marks (
  tenant_id uuid not null,
  kind text not null,
  subject_id uuid not null,
  assignee_id uuid,
  snoozed_until timestamp with time zone,
  updated_at timestamp with time zone not null,
  updated_by jsonb not null,
  constraint work_marks_kind CHECK ((kind = ANY (ARRAY['broken-promise'::text, 'message'::text, 'bank-line'::text, 'dispute'::text, 'court-claim'::text, 'limitation'::text, 'follow-up'::text, 'new-case'::text]))),
  constraint work_marks_assignee FOREIGN KEY (tenant_id, assignee_id) REFERENCES users(tenant_id, user_id),
  constraint work_marks_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint work_marks_pkey PRIMARY KEY (tenant_id, kind, subject_id)
);
create INDEX work_marks_by_assignee ON public.work_marks USING btree (assignee_id, tenant_id) WHERE (assignee_id IS NOT NULL);
alter table work_marks enable row level security;
alter table work_marks force row level security;
create policy operator on work_marks for select to <owner> using (true);
create policy own_tenant on work_marks for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on work_marks for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select, update on work_marks to fordring_app;

create table workflow_cursors (
  tenant_id uuid not null,
  "position" bigint not null,
  constraint workflow_cursors_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint workflow_cursors_pkey PRIMARY KEY (tenant_id)
);
alter table workflow_cursors enable row level security;
alter table workflow_cursors force row level security;
create policy operator on workflow_cursors for select to <owner> using (true);
create policy own_tenant on workflow_cursors for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on workflow_cursors for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on workflow_cursors to fordring_app;
grant update (position) on workflow_cursors to fordring_app;

create table workflow_positions (
  tenant_id uuid not null,
  case_id uuid not null,
  workflow_id uuid not null,
  version integer not null,
  chosen_by text not null,
  state text not null,
  step_id text not null,
  round integer not null,
  since date not null,
  sent_on jsonb not null,
  next_at timestamp with time zone,
  leased_until timestamp with time zone,
  held_reason text,
  started_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  updated_by jsonb not null,
  constraint workflow_positions_chosen_by CHECK ((chosen_by = ANY (ARRAY['CASE'::text, 'GROUP'::text, 'CREDITOR'::text, 'CLIENT'::text]))),
  constraint workflow_positions_due CHECK (((next_at IS NULL) OR (state = 'RUNNING'::text))),
  constraint workflow_positions_held CHECK (((held_reason IS NOT NULL) = (state = 'HELD'::text))),
  constraint workflow_positions_reason_length CHECK ((length(held_reason) <= 1000)),
  constraint workflow_positions_round CHECK ((round >= 1)),
  constraint workflow_positions_state CHECK ((state = ANY (ARRAY['RUNNING'::text, 'HELD'::text, 'DONE'::text, 'LEFT'::text]))),
  constraint workflow_positions_step_length CHECK ((length(step_id) <= 40)),
  constraint workflow_positions_case FOREIGN KEY (tenant_id, case_id) REFERENCES cases(tenant_id, case_id),
  constraint workflow_positions_version FOREIGN KEY (tenant_id, workflow_id, version) REFERENCES workflow_versions(tenant_id, workflow_id, version),
  constraint workflow_positions_pkey PRIMARY KEY (tenant_id, case_id)
);
create INDEX workflow_positions_by_version ON public.workflow_positions USING btree (workflow_id, tenant_id, version);
create INDEX workflow_positions_due_first ON public.workflow_positions USING btree (tenant_id, next_at) WHERE (next_at IS NOT NULL);
alter table workflow_positions enable row level security;
alter table workflow_positions force row level security;
create policy operator on workflow_positions for select to <owner> using (true);
create policy own_tenant on workflow_positions for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on workflow_positions for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on workflow_positions to fordring_app;
grant update (chosen_by, held_reason, leased_until, next_at, round, sent_on, since, state, step_id, updated_at, updated_by, version, workflow_id) on workflow_positions to fordring_app;

create table workflow_steps (
  tenant_id uuid not null,
  case_id uuid not null,
  workflow_id uuid not null,
  version integer not null,
  step_id text not null,
  round integer not null,
  type text not null,
  state text not null,
  attempts integer not null,
  at timestamp with time zone not null,
  by jsonb not null,
  reason jsonb,
  retry_at timestamp with time zone,
  effect jsonb not null,
  constraint workflow_steps_attempts CHECK ((attempts >= 1)),
  constraint workflow_steps_explained CHECK (((state = 'DONE'::text) OR (reason IS NOT NULL))),
  constraint workflow_steps_retried CHECK (((retry_at IS NOT NULL) = (state = 'REFUSED'::text))),
  constraint workflow_steps_state CHECK ((state = ANY (ARRAY['DONE'::text, 'SKIPPED'::text, 'REFUSED'::text]))),
  constraint workflow_steps_case FOREIGN KEY (tenant_id, case_id) REFERENCES cases(tenant_id, case_id),
  constraint workflow_steps_version FOREIGN KEY (tenant_id, workflow_id, version) REFERENCES workflow_versions(tenant_id, workflow_id, version),
  constraint workflow_steps_pkey PRIMARY KEY (tenant_id, case_id, workflow_id, version, step_id, round)
);
create INDEX workflow_steps_by_version ON public.workflow_steps USING btree (workflow_id, tenant_id, version);
alter table workflow_steps enable row level security;
alter table workflow_steps force row level security;
create policy operator on workflow_steps for select to <owner> using (true);
create policy own_tenant on workflow_steps for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on workflow_steps for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on workflow_steps to fordring_app;
grant update (at, attempts, by, effect, reason, retry_at, state) on workflow_steps to fordring_app;

create table workflow_versions (
  tenant_id uuid not null,
  workflow_id uuid not null,
  version integer not null,
  definition jsonb not null,
  published_at timestamp with time zone not null,
  published_by jsonb not null,
  constraint workflow_versions_number CHECK ((version >= 1)),
  constraint workflow_versions_workflow FOREIGN KEY (tenant_id, workflow_id) REFERENCES workflows(tenant_id, workflow_id) ON DELETE CASCADE,
  constraint workflow_versions_pkey PRIMARY KEY (tenant_id, workflow_id, version)
);
alter table workflow_versions enable row level security;
alter table workflow_versions force row level security;
create policy operator on workflow_versions for select to <owner> using (true);
create policy own_tenant on workflow_versions for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on workflow_versions for delete to <owner> using (is_test_tenant(tenant_id));
grant insert, select on workflow_versions to fordring_app;

create table workflows (
  tenant_id uuid not null,
  workflow_id uuid not null,
  name text not null,
  description text,
  created_at timestamp with time zone not null,
  created_by jsonb not null,
  draft jsonb,
  published_version integer,
  constraint workflows_draft_size CHECK ((pg_column_size(draft) <= 200000)),
  constraint workflows_name_length CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint workflows_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint workflows_pkey PRIMARY KEY (tenant_id, workflow_id)
);
alter table workflows enable row level security;
alter table workflows force row level security;
create policy operator on workflows for select to <owner> using (true);
create policy own_tenant on workflows for all to fordring_app using ((tenant_id = ( SELECT current_tenant() AS current_tenant))) with check ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
create policy test_tenant on workflows for delete to <owner> using (is_test_tenant(tenant_id));
grant delete, insert, select, update on workflows to fordring_app;

create view audit_entries with (security_invoker=true) as
 SELECT tenant_id,
    entry_id AS audit_id,
    "position",
    at,
    request_id,
    operation,
    actor,
    actor_id,
    subject_type,
    subject_id,
    before,
    after,
    refused
   FROM journal
  WHERE (operation IS NOT NULL);

create view events with (security_invoker=true) as
 SELECT tenant_id,
    entry_id AS event_id,
    event AS type,
    at AS "time",
    subject_id,
    case_id,
    case_sequence,
    COALESCE(after, before, '{}'::json) AS data,
    "position",
    is_test,
    test_webhook_id
   FROM journal
  WHERE (event IS NOT NULL);

create view published.api_tokens with (security_invoker=true) as
 SELECT tenant_id,
    token_id,
    scopes,
    expires_at,
    revoked_at,
    created_by
   FROM api_tokens;

create view published.bank_account_changes with (security_invoker=true) as
 SELECT tenant_id,
    owner_id,
    change_number,
    is_first,
    bank_account,
    iban_account,
    changed_at,
    changed_by
   FROM bank_account_changes;

create view published.bank_balances with (security_invoker=true) as
 SELECT tenant_id,
    transaction_account_id,
    day,
    amount,
    bank_file_id,
    bank_balance_id
   FROM bank_balances;

create view published.bank_bookings with (security_invoker=true) as
 SELECT tenant_id,
    case_voucher_id,
    undone_at,
    bank_line_id
   FROM bank_bookings;

create view published.bank_csv_mappings with (security_invoker=true) as
 SELECT tenant_id,
    transaction_account_id
   FROM bank_csv_mappings;

create view published.bank_lines with (security_invoker=true) as
 SELECT tenant_id,
    transaction_account_id,
    bank_line_id,
    bank_file_id,
    entry_key,
    "position",
    direction,
    kind,
    amount,
    currency,
    booking_date,
    value_date,
    state,
    reason,
    payout_id,
    payout_batch_id,
    payer_name,
    text
   FROM bank_lines;

create view published.billing_models with (security_invoker=true) as
 SELECT tenant_id,
    billing_model_id
   FROM billing_models;

create view published.billings with (security_invoker=true) as
 SELECT tenant_id,
    billing_id,
    billing_seq_id,
    creditor_id,
    billing_model_id,
    currency,
    balance_amount,
    offset_amount,
    state,
    collector_share_amount,
    commission_amount,
    fee_amount,
    vat_amount,
    period_from,
    period_to,
    approved_at,
    fees,
    terms
   FROM billings;

create view published.case_groups with (security_invoker=true) as
 SELECT tenant_id,
    case_group_id,
    label,
    settings
   FROM case_groups;

create view published.case_merges with (security_invoker=true) as
 SELECT tenant_id,
    case_id,
    merged_case_id,
    former_status,
    former_status_time,
    former_end_reason_id,
    undone_at
   FROM case_merges;

create view published.case_tags with (security_invoker=true) as
 SELECT tenant_id,
    tag,
    case_id
   FROM case_tags;

create view published.case_voucher_allocations with (security_invoker=true) as
 SELECT tenant_id,
    allocation_id,
    case_id,
    credit_voucher_id,
    debit_voucher_id,
    amount,
    undoes_allocation_id,
    created_at
   FROM case_voucher_allocations;

create view published.case_vouchers with (security_invoker=true) as
 SELECT tenant_id,
    case_voucher_id,
    case_id,
    creditor_id,
    voucher_type_id,
    category,
    direction,
    amount,
    outstanding,
    currency,
    source,
    date,
    due_date,
    reference_id,
    text,
    interest,
    interest_start_date,
    interest_end_date,
    interest_rule,
    is_interest_correction,
    reference_case_voucher_id,
    unique_id,
    properties,
    created_at,
    reference_key,
    reverses_case_voucher_id,
    interest_basis
   FROM case_vouchers;

create view published.cases with (security_invoker=true) as
 SELECT tenant_id,
    case_id,
    case_seq_id,
    creditor_id,
    customer_id,
    ultimate_creditor_id,
    group_id,
    currency,
    status,
    status_time,
    end_reason_id,
    journal_number,
    journal_key,
    properties,
    created_at,
    rule_pack,
    migrated_id
   FROM cases;

create view published.collectors with (security_invoker=true) as
 SELECT tenant_id,
    collector_id,
    name,
    registry_identifier
   FROM collectors;

create view published.contacts with (security_invoker=true) as
 SELECT tenant_id,
    contact_id,
    name,
    email,
    bank_account
   FROM contacts;

create view published.court_claims with (security_invoker=true) as
 SELECT tenant_id,
    court_claim_id,
    case_id,
    state
   FROM court_claims;

create view published.creditor_account_entries with (security_invoker=true) as
 SELECT tenant_id,
    entry_id,
    creditor_id,
    currency,
    kind,
    amount,
    reverses_entry_id,
    date,
    created_at,
    bank_line_id
   FROM creditor_account_entries;

create view published.creditor_allocations with (security_invoker=true) as
 SELECT tenant_id,
    entry_id,
    receivable_entry_id,
    amount
   FROM creditor_allocations;

create view published.creditors with (security_invoker=true) as
 SELECT tenant_id,
    creditor_id,
    reference_id,
    name,
    contact_id,
    default_collector_id,
    default_chain_id,
    default_billing_model_id,
    default_client_chain_id,
    debtor_faq,
    central_register_id,
    state,
    address,
    bank_account,
    iban_account,
    properties,
    vat_registered
   FROM creditors;

create view published.customer_users with (security_invoker=true) as
 SELECT tenant_id,
    user_id,
    user_seq_id,
    customer_id,
    relation,
    is_contact,
    language,
    details,
    created_at,
    erased_at
   FROM customer_users;

create view published.customers with (security_invoker=true) as
 SELECT tenant_id,
    customer_id,
    creditor_id,
    reference_id,
    is_company
   FROM customers;

create view published.dispatches with (security_invoker=true) as
 SELECT tenant_id,
    case_id,
    state,
    interaction_id,
    last_answer,
    settled_at
   FROM dispatches;

create view published.disputes with (security_invoker=true) as
 SELECT tenant_id,
    dispute_id,
    case_id,
    case_voucher_id,
    state,
    due_at,
    answer,
    created_at,
    closed_at
   FROM disputes;

create view published.documents with (security_invoker=true) as
 SELECT tenant_id,
    document_id,
    case_id,
    template_id,
    file_id,
    interaction_id,
    subject,
    deadline,
    demand_days,
    is_shared_with_debtor,
    created_at,
    recipient_user_id
   FROM documents;

create view published.end_reasons with (security_invoker=true) as
 SELECT tenant_id,
    end_reason_id,
    handle,
    is_standard
   FROM end_reasons;

create view published.exports with (security_invoker=true) as
 SELECT tenant_id,
    file_id
   FROM exports;

create view published.files with (security_invoker=true) as
 SELECT tenant_id,
    file_id,
    file_name,
    content_type,
    size,
    sha256
   FROM files;

create view published.interaction_files with (security_invoker=true) as
 SELECT tenant_id,
    interaction_id,
    file_id,
    "position",
    is_staff_only
   FROM interaction_files;

create view published.interactions with (security_invoker=true) as
 SELECT tenant_id,
    interaction_id,
    type,
    direction,
    state,
    reference_id,
    reference_type,
    notes,
    details,
    min_visibility_role,
    delivery,
    created_at,
    registered_at,
    updated_at,
    sent_at,
    send_after,
    addressees
   FROM interactions;

create view published.invoices with (security_invoker=true) as
 SELECT tenant_id,
    invoice_id,
    kind,
    invoice_number,
    creditor_id,
    currency,
    issued_on,
    lines,
    vat_amount,
    entry_id
   FROM invoices;

create view published.limitation_facts with (security_invoker=true) as
 SELECT tenant_id,
    case_id,
    case_voucher_id,
    kind,
    happened_on,
    deadline,
    withdrawn_at,
    created_at
   FROM limitation_facts;

create view published.limitation_lapses with (security_invoker=true) as
 SELECT tenant_id,
    case_id,
    case_voucher_id,
    write_off_voucher_id,
    undone_at
   FROM limitation_lapses;

create view published.mailboxes with (security_invoker=true) as
 SELECT tenant_id,
    mailbox_id,
    address,
    is_active
   FROM mailboxes;

create view published.payment_plans with (security_invoker=true) as
 SELECT tenant_id,
    case_id,
    status,
    ended_at
   FROM payment_plans;

create view published.payout_batch_payments with (security_invoker=true) as
 SELECT tenant_id,
    payout_batch_id,
    payout_id,
    attempt,
    end_to_end_id,
    state,
    reason,
    sent_at,
    decided_at
   FROM payout_batch_payments;

create view published.payout_batches with (security_invoker=true) as
 SELECT tenant_id,
    payout_batch_id,
    batch_seq_id,
    transaction_account_id
   FROM payout_batches;

create view published.payout_cancellations with (security_invoker=true) as
 SELECT tenant_id,
    payout_id,
    cancelled_at
   FROM payout_cancellations;

create view published.payout_payments with (security_invoker=true) as
 SELECT tenant_id,
    payout_id,
    paid_on,
    created_at
   FROM payout_payments;

create view published.payouts with (security_invoker=true) as
 SELECT tenant_id,
    payout_id,
    case_voucher_id,
    amount,
    currency,
    billing_id,
    creditor_id,
    created_at,
    recipient_name,
    bank_line_id,
    invoice_id
   FROM payouts;

create view published.print_batches with (security_invoker=true) as
 SELECT tenant_id,
    file_id
   FROM print_batches;

create view published.property_types with (security_invoker=true) as
 SELECT tenant_id,
    handle,
    type,
    entity
   FROM property_types;

create view published.property_values with (security_invoker=true) as
 SELECT tenant_id,
    entity,
    handle,
    value
   FROM property_values;

create view published.templates with (security_invoker=true) as
 SELECT tenant_id,
    template_id,
    handle,
    kind
   FROM templates;

create view published.tenant_settings with (security_invoker=true) as
 SELECT tenant_id,
    default_currency,
    logo_file_id,
    phone,
    email,
    payment_instructions,
    bank_account,
    address,
    opening_hours,
    payment_reference,
    payment_deadline_days,
    second_factor_required,
    payment_days_back,
    ends_paid_cases,
    personal_data_days,
    message_days,
    note_days,
    contact_history_days,
    payout_review_days,
    former_payout_review_days,
    former_payout_review_until,
    two_people_from_amount,
    former_two_people_from_amount,
    former_two_people_until,
    fi_creditor_number,
    kid_modulus,
    ocr_length_digit,
    registration_number,
    vat_number,
    email_without_tls
   FROM tenant_settings;

create view published.tenants with (security_invoker=true) as
 SELECT tenant_id,
    name,
    time_zone,
    language,
    is_test,
    created_at,
    clock_offset_ms,
    clock_stopped_at
   FROM tenants;

create view published.transaction_accounts with (security_invoker=true) as
 SELECT tenant_id,
    transaction_account_id,
    name,
    bank_account,
    currency,
    is_default,
    statement_account,
    purpose,
    bic,
    payment_format,
    payment_agreement
   FROM transaction_accounts;

create view published.ultimate_creditors with (security_invoker=true) as
 SELECT tenant_id,
    ultimate_creditor_id,
    creditor_id,
    name,
    address,
    registry_identifier
   FROM ultimate_creditors;

create view published.update_types with (security_invoker=true) as
 SELECT tenant_id,
    update_type_id,
    label,
    is_pausing
   FROM update_types;

create view published.updates with (security_invoker=true) as
 SELECT tenant_id,
    update_id,
    update_type_id,
    case_id,
    text,
    data,
    paused_at,
    continued_at,
    open_until,
    reminded_at,
    by_workflow_id,
    created_at,
    created_by
   FROM updates;

create view published.users with (security_invoker=true) as
 SELECT tenant_id,
    user_id,
    email,
    name,
    role,
    language,
    is_active
   FROM users;

create view published.voucher_types with (security_invoker=true) as
 SELECT tenant_id,
    voucher_type_id,
    handle,
    label,
    category,
    direction,
    has_payout_recipient,
    is_standard
   FROM voucher_types;

create view published.workflow_positions with (security_invoker=true) as
 SELECT tenant_id,
    workflow_id
   FROM workflow_positions;

create view published.workflow_steps with (security_invoker=true) as
 SELECT tenant_id,
    workflow_id
   FROM workflow_steps;

create view published.workflow_versions with (security_invoker=true) as
 SELECT tenant_id,
    workflow_id,
    version,
    definition,
    published_at
   FROM workflow_versions;

create view published.workflows with (security_invoker=true) as
 SELECT tenant_id,
    workflow_id,
    name,
    published_version
   FROM workflows;
