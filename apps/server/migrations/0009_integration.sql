-- Webhooks and the feed, the request log, and what callers may see of them.

-- Whether a resource is hidden from a role, by its recorded data (it may be deleted) and, for updates and files, by its
-- current state. An interaction has the lowest role that sees it; an update is hidden from the level of its type and all
-- below; a file is hidden if only hidden interactions use it.
create function is_hidden_from(p_tenant uuid, p_role text, p_kind text, p_id uuid, p_data json) returns boolean
language sql stable
as $$
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
$$;

-- The kind of resource that an event of a type is about, as the audit trail names it: `interactions.send` is about an
-- interaction.
create function subject_of_event(p_type text) returns text
language sql immutable parallel safe
as $$ select rtrim(split_part(p_type, '.', 1), 's') $$;

-- A webhook receives what its creator could read when it was created: `scopes`.
create table webhooks (
  tenant_id uuid not null references tenants,
  webhook_id uuid not null,
  url text not null constraint webhooks_url_length check (length(url) between 1 and 2000),
  description text,
  -- Empty: every type.
  events text[] not null,
  enabled boolean not null,
  fifo boolean not null,
  -- Requests a second.
  rate_limit integer not null constraint webhooks_rate_limit check (rate_limit between 1 and 1000),
  -- Encrypted, as are the previous ones: [{ "secret", "until" }], which sign as well until then.
  secret text not null,
  disabled_reason text constraint webhooks_disabled_reason check (disabled_reason in ('by-hand', 'gone', 'failing')),
  disabled_at timestamptz,
  created_at timestamptz not null,
  created_by jsonb not null,
  updated_at timestamptz,
  updated_by jsonb,
  scopes text[] not null,
  previous_secrets jsonb not null default '[]',
  primary key (tenant_id, webhook_id),
  constraint webhooks_disabled_has_reason check (enabled = (disabled_reason is null) and enabled = (disabled_at is null))
);
select protect_tenant_table('webhooks', 'select, insert, update, delete');

-- What the worker needs to know about a webhook to choose what is sent next, for all tenants together. Queues refer to no
-- other table.
create table webhook_queues (
  tenant_id uuid not null,
  webhook_id uuid not null,
  host text not null,
  is_on boolean not null,
  is_fifo boolean not null,
  rate_limit integer not null,
  -- Until when the rate is used up: each request moves it on by its share of a second.
  busy_until timestamptz not null,
  served_at timestamptz not null,
  -- Since the last success.
  failing_since timestamptz,
  failure_count integer not null default 0,
  primary key (tenant_id, webhook_id)
);
select protect_tenant_table('webhook_queues', 'select, insert, update, delete');
create policy worker on webhook_queues to fordring_app
  using ((select current_worker()) = 'webhooks') with check ((select current_worker()) = 'webhooks');

-- One event on its way to one webhook.
create table webhook_deliveries (
  tenant_id uuid not null,
  delivery_id uuid not null,
  webhook_id uuid not null,
  event_id uuid not null,
  event text not null,
  position bigint not null,
  -- Requested by hand: it is sent even while the webhook is off.
  is_forced boolean not null default false,
  state text not null constraint webhook_deliveries_state check (state in ('pending', 'succeeded', 'failed', 'skipped')),
  due_at timestamptz not null,
  attempt_count integer not null default 0,
  -- Attempts since it was queued, or queued again by hand: the schedule counts these.
  try_count integer not null default 0,
  lease_id uuid,
  leased_until timestamptz,
  leased_by integer,
  last_status integer,
  last_error text,
  created_at timestamptz not null,
  done_at timestamptz,
  primary key (tenant_id, delivery_id),
  constraint webhook_deliveries_once unique (webhook_id, tenant_id, event_id),
  constraint webhook_deliveries_done_has_time check ((state = 'pending') = (done_at is null))
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at) where state = 'pending';
create index webhook_deliveries_in_order on webhook_deliveries (webhook_id, position) where state = 'pending';
create index webhook_deliveries_leased on webhook_deliveries (webhook_id) where lease_id is not null;
create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, tenant_id, delivery_id);
create index webhook_deliveries_age on webhook_deliveries (done_at) where state <> 'pending';
select protect_tenant_table('webhook_deliveries', 'select, insert, update, delete');
create policy worker on webhook_deliveries to fordring_app
  using ((select current_worker()) = 'webhooks') with check ((select current_worker()) = 'webhooks');

create table webhook_attempts (
  tenant_id uuid not null,
  attempt_id uuid not null,
  delivery_id uuid not null,
  webhook_id uuid not null,
  number integer not null,
  at timestamptz not null,
  outcome text not null constraint webhook_attempts_outcome check (outcome in ('succeeded', 'failed')),
  status integer,
  duration_ms integer not null,
  -- The first KiB of the response.
  answer text,
  remote_address text,
  error text,
  primary key (tenant_id, attempt_id)
) partition by range (attempt_id);
create table partitions.webhook_attempts_rest partition of webhook_attempts default;
select protect_partition('partitions.webhook_attempts_rest');
create index webhook_attempts_of_delivery on webhook_attempts (delivery_id, tenant_id, number);
create index webhook_attempts_of_webhook on webhook_attempts (webhook_id, tenant_id);
select protect_tenant_table('webhook_attempts', 'select, insert, delete');

-- Up to where the events of a tenant have been handed to its webhooks. A tenant that never had one has no row.
create table webhook_cursors (
  tenant_id uuid primary key references tenants,
  position bigint not null
) with (fillfactor = 20);
select protect_tenant_table('webhook_cursors', 'select, insert, update (position)');
-- The worker must know which tenants have events waiting.
create policy worker on webhook_cursors for select to fordring_app using ((select current_worker()) = 'webhooks');
create policy worker on journal_heads for select to fordring_app using ((select current_worker()) = 'webhooks');

-- How far each reader of the feed has come.
create table webhook_readers (
  tenant_id uuid not null references tenants,
  reader_id uuid not null,
  position bigint not null,
  event_id uuid not null,
  acknowledged_at timestamptz not null,
  primary key (tenant_id, reader_id)
);
select protect_tenant_table('webhook_readers', 'select, insert, update');

-- Every request to the API for at least 30 days, or for as many as the tenant chose, for the people who build on it. Ids are
-- in order of time. Every index serves a filter of the list, newest first.
create table api_requests (
  tenant_id uuid not null references tenants,
  request_id uuid not null,
  at timestamptz not null,
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
  caller_id uuid not null generated always as ((caller ->> 'id')::uuid) stored,
  -- The lowest role that may see the bodies: that of the caller, or of what the request named if that is higher. Null:
  -- only a super administrator.
  visible_from text,
  primary key (tenant_id, request_id)
) partition by range (request_id);
create table partitions.api_requests_rest partition of api_requests default;
select protect_partition('partitions.api_requests_rest');
create index api_requests_by_key on api_requests (idempotency_key, tenant_id, request_id) where idempotency_key is not null;
create index api_requests_by_caller on api_requests (caller_id, tenant_id, request_id);
create index api_requests_by_operation on api_requests (operation, tenant_id, request_id);
create index api_requests_by_time on api_requests (at, tenant_id, request_id);
-- The most common filters. (The conditions keep these from lookups by id; see the note on indexes in 0001.)
create index api_requests_failed on api_requests (tenant_id, request_id) where status >= 400;
create index api_requests_replayed on api_requests (tenant_id, request_id) where is_replay;
select protect_tenant_table('api_requests', 'select, insert');
alter table api_requests
  alter column request_body set statistics 0, alter column response_body set statistics 0, alter column object_ids set statistics 0;

-- The resources that a request referred to. The rows are written in the statement of their request: a foreign key would only
-- check that again.
create table api_request_objects (
  tenant_id uuid not null,
  object_id uuid not null,
  request_id uuid not null,
  primary key (tenant_id, object_id, request_id)
) partition by range (request_id);
create table partitions.api_request_objects_rest partition of api_request_objects default;
select protect_partition('partitions.api_request_objects_rest');
select protect_tenant_table('api_request_objects', 'select, insert');

-- Deletes requests that are older than the tenant keeps its request log, and returns their number. The service calls it: it
-- has no right to delete. Only the settings and the clock of the database decide, so it can remove nothing newer (ADR 37).
create policy eraser on api_requests for delete to current_user using (tenant_id = (select current_tenant()));
create policy eraser on api_request_objects for delete to current_user using (tenant_id = (select current_tenant()));
create function delete_old_requests(p_tenant uuid, p_limit integer) returns integer
language plpgsql security definer set search_path = public
as $$
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
$$;
revoke execute on function delete_old_requests(uuid, integer) from public;
grant execute on function delete_old_requests(uuid, integer) to fordring_app;

select create_partitions();
