-- What every tenant table depends on: which rows a transaction may see, who the tenants are, and what was done.

-- Only the owner of the schema may use these tables: the service cannot read the keys that its passes are checked with.
create schema owner_only;

-- Several keys may be valid at once, so that the secret key of the service can be replaced. Pads as in RFC 2104.
create table owner_only.access_keys (
  key_id text primary key,
  inner_pad bytea not null constraint access_keys_inner_pad_length check (length(inner_pad) = 64),
  outer_pad bytea not null constraint access_keys_outer_pad_length check (length(outer_pad) = 64),
  created_at timestamptz not null default now()
);

-- The SQL functions that releases have installed, under names that end in a hash of their text.
create table owner_only.sql_functions (
  name text primary key,
  -- When a release that does not use it first migrated. It is dropped 30 days later.
  unused_since timestamptz
);

-- The logins created for the service, by the name of their role.
create table owner_only.service_logins (
  role_name text primary key,
  password text not null
);

-- The newest key. It is declared immutable, although it reads a table, so that each session reads the table once, when it
-- plans its first check, and not with every check: two thirds of the time of a check went into that. `read_keys_again`
-- must follow every change of the table.
create function owner_only.signing_key() returns owner_only.access_keys
language sql immutable
as $$ select k from owner_only.access_keys k order by k.created_at desc limit 1 $$;

-- The known key that has signed a pass. Without one, refuses the pass. Its result also keeps Citus from creating it on the
-- nodes during a migration, with the roles that may use the schema, which the owner may not create there.
create function owner_only.key_of_pass(p_pass bytea) returns owner_only.access_keys
language plpgsql stable parallel safe
as $$
declare
  v_key owner_only.access_keys;
begin
  select * into v_key from owner_only.access_keys where key_id = encode(substring(p_pass from 33 for 4), 'hex');
  if v_key.key_id is null
     or substring(p_pass for 32) <> sha256(v_key.outer_pad || sha256(v_key.inner_pad || substring(p_pass from 33))) then
    raise exception 'This is no pass that the service has signed.' using errcode = 'FD001';
  end if;
  return v_key;
end
$$;

-- Returns the value of the transaction's pass if it is of the given kind, else null, which shows no rows. A pass is, in
-- hex, an HMAC-SHA-256 (32 bytes) of the rest: the id of its key (4 bytes), the second at which it expires (4 bytes, no
-- sign), the first letter of its kind, and its value. It must be valid when the transaction begins: rows must not disappear
-- halfway through. An invalid or expired pass is an error, because a statement that finds no rows would look like one that
-- has nothing to do.
--
-- A statement checks it once for each of its tables, so a check must be cheap: parts of bytes are found by their place, those
-- of a text by counting characters. What the planner would print of it contains the key.
create function checked_pass(p_kind text) returns text
language plpgsql stable parallel safe security definer
set search_path = pg_catalog
set debug_print_plan = off
as $$
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
$$;

-- Has all sessions read the keys again. A session compiles and plans a function again once its definition was written.
create function owner_only.read_keys_again() returns void
language sql
as $$ alter function public.checked_pass(text) stable $$;

-- The tenant whose rows the current transaction may see; null shows none.
create function current_tenant() returns uuid
language sql stable parallel safe
as $$ select checked_pass('tenant')::uuid $$;

-- The worker that the current transaction belongs to. It sees the queues of all tenants.
create function current_worker() returns text
language sql stable parallel safe
as $$ select checked_pass('worker') $$;

-- The e-mail address of the person signing in, before the tenant is known.
create function signing_in_email() returns text
language sql stable parallel safe
as $$ select lower(checked_pass('email')) $$;

-- Sets a setting for the rest of the transaction. On a Citus cluster, it is also set on the nodes that the transaction
-- visits: Citus passes on SET LOCAL, but not set_config.
create function share_setting(p_name text, p_value text) returns text
language plpgsql
as $$
begin
  if current_setting('citus.propagate_set_commands', true) = 'local' then
    execute format('set local %I = %L', p_name, p_value);
    return p_value;
  end if;
  return set_config(p_name, p_value, true);
end
$$;

-- Turns on row-level security for a table and grants the service exactly the rights named. The owner of the schema may
-- read every row: FORCE hides all rows from the owner otherwise, and a backup that sees nothing succeeds as quietly as
-- one that sees everything. The owner may not change rows, and may delete only those of test tenants. No statistics are gathered on JSON: no plan depends on them, and
-- reading it was a third of the work of a busy server.
create function protect_tenant_table(table_name regclass, rights text) returns void
language plpgsql
as $$
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
$$;

-- The partitions of large tables, by the time in their ids (UUIDv7), and one for each table that takes the rest. The service
-- reaches them only through their tables.
create schema partitions;

-- The smallest id of a moment.
create function first_id_at(p_at timestamptz) returns uuid
language sql immutable strict parallel safe
as $$ select rpad(lpad(to_hex((extract(epoch from p_at) * 1000)::bigint), 12, '0'), 32, '0')::uuid $$;

-- Each partitioned table with its period. On a cluster, the coordinator may have shards of them, which are numbered.
create function partitioned_tables() returns table (name text, period text)
language sql stable
as $$
  select c.relname::text, case c.relname when 'journal' then 'month' else 'week' end
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'p' and c.relname !~ '_[0-9]{6,}$'
$$;

-- Row-level security on a partition lets nobody but the owner of the schema see a row: the policies of its table decide.
create function protect_partition(p_partition regclass) returns void
language plpgsql
as $$
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
$$;

-- Creates the partitions of the current period and of the next two. Rows of such a period that the rest has taken meanwhile
-- are moved. The service calls it: it may create nothing itself.
create function create_partitions() returns void
language plpgsql security definer
set search_path = public
set lock_timeout = '2s'
as $$
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
$$;

-- Removes the partitions of logs whose period ended 30 days ago, and what the rest has from before that. The journal is kept.
create function drop_old_partitions() returns integer
language plpgsql security definer
set search_path = public
set lock_timeout = '2s'
as $$
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
$$;

-- A moment as the API writes it. It is not immutable, because to_char is not, and PostgreSQL would not inline it.
create function api_instant(moment timestamptz) returns text
language sql stable parallel safe
as $$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- Totals are exact or rejected. JSON readers represent integers exactly only up to 2^53 - 1, so a larger sum is rejected
-- where it is computed. The constraint identifies the problem; the message names it too, because Citus passes on nothing else.
create function countable(p_total numeric) returns bigint
language plpgsql immutable parallel safe
as $$
begin
  if abs(p_total) > 9007199254740991 then
    raise exception 'A total is larger than can be counted exactly: it violates check constraint "countable_total".'
      using errcode = 'check_violation', constraint = 'countable_total';
  end if;
  return p_total;
end
$$;

create table tenants (
  tenant_id uuid primary key,
  name text not null constraint tenants_name_length check (length(name) between 1 and 200),
  time_zone text not null default 'Europe/Copenhagen',
  language text not null default 'da',
  is_test boolean not null default false,
  created_at timestamptz not null
);
select protect_tenant_table('tenants', 'select, insert, update (name, time_zone, language)');

-- Whether a tenant is a test tenant, whose rows the owner of the schema may delete. A policy may have no subquery of its
-- own: Citus does not pass it on to the shards.
create function is_test_tenant(p_tenant uuid) returns boolean
language sql stable
as $$ select coalesce((select t.is_test from tenants t where t.tenant_id = p_tenant), false) $$;

-- All tenants: for jobs that visit each in turn, and for the owner of the schema.
create function list_tenants() returns setof tenants
language sql stable security definer set search_path = public
as $$
  select * from tenants
  where (select current_worker()) = 'jobs' or pg_has_role(session_user, current_user, 'member')
  order by created_at, tenant_id
$$;

-- The tenants whose ids end in these 8 digits. The link of a debtor names its tenant this way, before the tenant is known.
create function tenants_ending_in(p_digits text) returns setof uuid
language sql stable security definer set search_path = public
as $$ select t.tenant_id from tenants t where right(t.tenant_id::text, 8) = p_digits order by t.tenant_id $$;
create index tenants_by_ending on tenants (right(tenant_id::text, 8), tenant_id);

-- A note on indexes: apart from primary keys, an index begins with the column that distinguishes rows, not with
-- tenant_id. While a table is new and has no statistics, the planner may prefer any index whose first column is given,
-- and a lookup by id (or the check of a foreign key, whose plan is kept) would then read all rows of the tenant.

-- Numbers that count per tenant (cases, users). The row is locked late in a transaction, so it is held briefly.
create table tenant_counters (
  tenant_id uuid not null references tenants,
  counter text not null,
  value bigint not null constraint tenant_counters_not_negative check (value >= 0),
  primary key (tenant_id, counter)
);
select protect_tenant_table('tenant_counters', 'select, insert, update');

-- One row per key that led to a success, written in the transaction of its effect. `principal_id` is the tenant for keys
-- sent with a token (a retry after the token was rotated must not book a payment twice), the user for keys of the
-- console, and the system for its own.
create table idempotency_keys (
  tenant_id uuid not null references tenants,
  principal_id uuid not null,
  key text not null constraint idempotency_keys_key_length check (length(key) between 1 and 64),
  fingerprint bytea not null constraint idempotency_keys_fingerprint_is_sha256 check (length(fingerprint) = 32),
  status integer,
  headers jsonb,
  body text,
  created_at timestamptz not null,
  primary key (tenant_id, principal_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at, tenant_id);
select protect_tenant_table('idempotency_keys', 'select, insert, update, delete');
alter table idempotency_keys alter column fingerprint set statistics 0, alter column body set statistics 0;

-- How many requests of a caller, a token or a user, the processes have taken of this minute. `last_lease` is what the newest
-- lease granted. Not logged: after a crash, the minute starts again.
create unlogged table request_windows (
  tenant_id uuid not null references tenants,
  caller_id uuid not null,
  started_at timestamptz not null,
  leased integer not null,
  last_lease integer not null,
  primary key (tenant_id, caller_id)
);
select protect_tenant_table('request_windows', 'select, insert, update (started_at, leased, last_lease)');

-- What was done, one row for each change: the versions before and after, the event that integrators receive (`event` and
-- the columns after it), and who did it on whose request (`operation` and the columns after it; null for a change that
-- follows from another one of its request). An entry about a failed sign-in or a missing privilege names the problem in
-- `refused`. Rows are only ever added, by write-journal.sql, which numbers them: of two commands that exclude each other,
-- the later one has the greater position, and whoever has read up to a position has missed nothing before it.
--
-- `digest` covers what may have to be erased one day (the versions and the actor) with a salt, so that erased data cannot
-- be guessed from it. The last row of a transaction has the link of a chain, which covers all rows up to it.
--
-- `actor_id` is a column because row-level security keeps an index on a JSON expression from being used. Versions are json
-- and not jsonb: they are read as a whole, and hashed as they are.
create table journal (
  tenant_id uuid not null,
  entry_id uuid not null,
  position bigint not null,
  at timestamptz not null,
  subject_id uuid not null,
  before json,
  after json,
  event text,
  case_id uuid,
  -- The number of the event within its case.
  case_sequence bigint,
  -- A test event has a place in the feed, so that a reader can continue after it. One for a webhook goes to nobody else.
  is_test boolean not null,
  test_webhook_id uuid,
  operation text,
  request_id text,
  actor json,
  subject_type text,
  refused text,
  actor_id text generated always as (actor ->> 'id') stored,
  salt uuid,
  digest bytea not null,
  link bytea,
  primary key (tenant_id, entry_id),
  constraint journal_says_something check (event is not null or operation is not null),
  constraint journal_is_attributed check (num_nulls(operation, request_id, actor, subject_type) in (0, 4))
) partition by range (entry_id);
create table partitions.journal_rest partition of journal default;
select protect_partition('partitions.journal_rest');
create index journal_in_order on journal (tenant_id, position);
create index journal_of_subject on journal (subject_id, tenant_id, at);
-- A reader of a few types of events finds them without passing over all others.
create index journal_by_event on journal (event, tenant_id, position) where event is not null;
-- The audit trail is read from its newest end. The id decides between entries of the same moment.
create index journal_newest on journal (tenant_id, at, entry_id) where operation is not null;
create index journal_by_operation on journal (operation, tenant_id, at, entry_id) where operation is not null;
create index journal_by_subject_type on journal (subject_type, tenant_id, at, entry_id) where operation is not null;
create index journal_by_actor on journal (actor_id, tenant_id, at, entry_id) where operation is not null;
create index journal_refused on journal (at, tenant_id, entry_id) where refused is not null;
select protect_tenant_table('journal', 'select, insert');

-- The end of the journal of each tenant. A transaction that writes locks it last, and holds it until it commits.
create table journal_heads (
  tenant_id uuid primary key references tenants,
  position bigint not null,
  link bytea not null
) with (fillfactor = 20);
select protect_tenant_table('journal_heads', 'select, insert, update (position, link)');

-- How many events each case has.
create table journal_case_heads (
  tenant_id uuid not null,
  case_id uuid not null,
  event_count bigint not null,
  primary key (tenant_id, case_id)
) with (fillfactor = 80);
select protect_tenant_table('journal_case_heads', 'select, insert, update (event_count)');

-- What was erased: the entries of the journal about it have lost their versions.
create table erased_subjects (
  tenant_id uuid not null,
  subject_id uuid not null,
  -- Only the entries about the subject as this are erased; empty: all of them.
  subject_type text not null default '',
  erasure_id uuid not null,
  primary key (tenant_id, subject_id, subject_type)
);
select protect_tenant_table('erased_subjects', 'select, insert');

-- Removes what entries said about erased subjects. Their digests stay, so that the chain still holds, and without the salt
-- they reveal nothing. The service calls it: it may not change an entry itself.
create policy eraser on journal for update to current_user
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
create function erase_journal_versions(p_tenant uuid, p_subjects uuid[]) returns integer
language plpgsql security definer set search_path = public
as $$
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
$$;
revoke execute on function erase_journal_versions from public;
grant execute on function erase_journal_versions to fordring_app;

-- Up to where the journal of a tenant was moved to an archive (`fordring journal archive`): its chain goes on from `link`.
create table journal_archives (
  tenant_id uuid not null references tenants,
  position bigint not null,
  link bytea not null,
  -- The end of the month that was archived.
  ends_at timestamptz not null,
  file_name text not null,
  archived_at timestamptz not null default now(),
  primary key (tenant_id, position)
);
select protect_tenant_table('journal_archives', 'select');
create policy archive on journal_archives for insert to current_user with check (true);

-- What happened, for webhooks and the feed. An erased event has no data.
create view events with (security_invoker = true) as
select tenant_id, entry_id as event_id, event as type, at as time, subject_id, case_id, case_sequence,
       coalesce(after, before, '{}') as data, position, is_test, test_webhook_id
from journal where event is not null;
grant select on events to fordring_app;

-- Who changed what, when, with the versions before and after.
create view audit_entries with (security_invoker = true) as
select tenant_id, entry_id as audit_id, position, at, request_id, operation, actor, actor_id, subject_type, subject_id, before,
       after, refused
from journal where operation is not null;
grant select on audit_entries to fordring_app;

-- The foreign keys that "fordring distribute" dropped and has not added again. While there is one, the service does not start.
create table detached_foreign_keys (
  table_name text not null,
  constraint_name text not null,
  definition text not null,
  primary key (table_name, constraint_name)
);
grant select on detached_foreign_keys to fordring_app;

-- What all processes on this database must have in common: the secret key and the file store. The first start writes
-- the row, and every later one compares. Only the operator, as owner, may change it.
create table installation (
  is_only boolean primary key default true constraint installation_is_only check (is_only),
  secret_key_id text not null,
  file_store_id uuid not null,
  registered_at timestamptz not null
);
grant select, insert on installation to fordring_app;
