-- Webhooks and the feed, the request log, and what callers may see of them.

-- Whether a thing is hidden from a role, by what was recorded of it (it may be deleted) and, for updates and files, by its
-- current state. An interaction names the lowest role that sees it; an update is hidden from the level of its type and
-- all below; a file is hidden if only hidden interactions have it.
create function is_hidden_from(p_tenant uuid, p_role text, p_kind text, p_id uuid, p_data jsonb) returns boolean
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

-- The kind of thing that an event of a type is about, as the audit trail names it: `interactions.send` is about an
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
  constraint webhook_deliveries_once unique (tenant_id, webhook_id, event_id),
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
  -- The first KiB of the answer.
  answer text,
  remote_address text,
  error text,
  primary key (tenant_id, attempt_id)
);
create index webhook_attempts_of_delivery on webhook_attempts (delivery_id, tenant_id, number);
create index webhook_attempts_of_webhook on webhook_attempts (webhook_id, tenant_id);
create index webhook_attempts_age on webhook_attempts (at);
select protect_tenant_table('webhook_attempts', 'select, insert, delete');

-- How far each reader of the feed has come.
create table webhook_readers (
  tenant_id uuid not null references tenants,
  reader_id uuid not null,
  feed_position bigint not null,
  event_id uuid not null,
  acknowledged_at timestamptz not null,
  primary key (tenant_id, reader_id)
);
select protect_tenant_table('webhook_readers', 'select, insert, update');

-- An id that sorts after those before it: of a moment, and of a number within it.
create function ordered_id(p_at timestamptz, p_number bigint) returns uuid
language sql volatile
as $$
  select (lpad(to_hex((extract(epoch from p_at) * 1000)::bigint), 12, '0') || '7' || substr(n.hex, 1, 3) || '8' || substr(n.hex, 4, 3)
          || substr(replace(gen_random_uuid()::text, '-', ''), 21, 12))::uuid
  from (select lpad(to_hex(p_number & 16777215), 6, '0') as hex) n
$$;

create function webhook_rights(p_tenant uuid, p_now timestamptz) returns table (webhook_id uuid, scopes text[], role text)
language sql stable
as $$
  select w.webhook_id,
         case w.created_by ->> 'type'
           when 'KEY' then array(
             select s from unnest(w.scopes) s
             where s = any (t.scopes) and t.revoked_at is null and (t.expires_at is null or t.expires_at > p_now)
             order by s)
           when 'USER' then case when u.is_active and role_rank(u.role) >= role_rank('admin') then w.scopes else '{}' end
           else w.scopes
         end,
         case w.created_by ->> 'type' when 'USER' then u.role else 'admin' end
  from webhooks w
  left join api_tokens t on w.created_by ->> 'type' = 'KEY' and t.tenant_id = p_tenant and t.token_id = (w.created_by ->> 'id')::uuid
  left join users u on w.created_by ->> 'type' = 'USER' and u.tenant_id = p_tenant and u.user_id = (w.created_by ->> 'id')::uuid
  where w.tenant_id = p_tenant
$$;

create function dispatch_events(p_tenant uuid, p_now timestamptz, p_limit integer, p_scopes jsonb) returns integer
language plpgsql
as $$
declare
  v_count integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('dispatch events of ' || p_tenant, 0));
  -- A statement of its own: only now is visible what another worker did while it was waited for.
  with batch as (
    select e.event_id, e.type, e.time, e.case_id, e.is_test, e.position, e.subject_id, e.data
    from events e
    where e.tenant_id = p_tenant and e.dispatched_at is null
    order by e.position
    limit p_limit
  ),
  numbered as (
    select b.*,
           (select coalesce(max(f.feed_position), 0) from events f where f.tenant_id = p_tenant and f.feed_position is not null)
             + row_number() over (order by b.position) as feed_position,
           case when b.case_id is not null then
             (select coalesce(max(s.case_sequence), 0) from events s
              where s.tenant_id = p_tenant and s.case_id = b.case_id and s.case_sequence is not null)
             + row_number() over (partition by b.case_id order by b.position) end as case_sequence
    from batch b
  ),
  marked as (
    update events e
    set dispatched_at = p_now, feed_position = n.feed_position, case_sequence = n.case_sequence
    from numbered n
    where e.tenant_id = p_tenant and e.event_id = n.event_id
    returning e.event_id
  ),
  delivered as (
    insert into webhook_deliveries (tenant_id, delivery_id, webhook_id, event_id, event, position, state, due_at, created_at, done_at)
    select p_tenant, ordered_id(p_now, n.feed_position), w.webhook_id, n.event_id, n.type, n.feed_position,
           case when w.enabled then 'pending' else 'skipped' end, p_now, p_now, case when w.enabled then null else p_now end
    from numbered n
    join webhooks w on w.tenant_id = p_tenant and (cardinality(w.events) = 0 or n.type = any (w.events)) and w.created_at <= n.time
    join webhook_rights(p_tenant, p_now) r on r.webhook_id = w.webhook_id and p_scopes ->> n.type = any (r.scopes)
    where not n.is_test and not is_hidden_from(p_tenant, r.role, subject_of_event(n.type), n.subject_id, n.data)
    order by n.feed_position
  )
  select count(*) into v_count from marked;
  return v_count;
end
$$;

create function claim_webhook_deliveries(p_worker integer, p_now timestamptz, p_limit integer, p_closed_hosts text[])
returns table (tenant_id uuid, delivery_id uuid, webhook_id uuid, event_id uuid, lease_id uuid, try_count integer)
language plpgsql
as $$
#variable_conflict use_column
declare
  v_queue record;
  v_dead integer[];
  v_left integer := p_limit;
  v_room integer;
  v_taken integer;
begin
  select array_agg(w.leased_by) into v_dead
  from (select distinct d.leased_by from webhook_deliveries d where d.lease_id is not null and d.leased_by <> p_worker) w
  where pg_try_advisory_xact_lock(20777, w.leased_by);
  update webhook_deliveries d
  set lease_id = null, leased_until = null, leased_by = null
  from (
    select l.tenant_id, l.delivery_id from webhook_deliveries l
    where l.lease_id is not null and (l.leased_until <= p_now or l.leased_by = any (v_dead))
    for update skip locked
  ) lost
  where d.tenant_id = lost.tenant_id and d.delivery_id = lost.delivery_id;

  for v_queue in
    select q.tenant_id, q.webhook_id, q.is_on, q.is_fifo, q.rate_limit, greatest(q.busy_until, p_now) as busy_until,
           case when q.is_fifo then 1 else 4 end - (
             select count(*) from webhook_deliveries f where f.webhook_id = q.webhook_id and f.lease_id is not null) as room
    from webhook_queues q
    where q.busy_until < p_now + interval '1 second' and q.host <> all (p_closed_hosts)
      and exists (
        select from webhook_deliveries d
        where d.webhook_id = q.webhook_id and d.state = 'pending' and d.due_at <= p_now and d.lease_id is null
          and (q.is_on or d.is_forced))
    order by q.served_at
    limit p_limit
    for update of q skip locked
  loop
    -- A second's worth may go out at once.
    v_room := least(v_left, v_queue.room,
                    floor(extract(epoch from p_now + interval '1 second' - v_queue.busy_until) * v_queue.rate_limit));
    v_taken := 0;
    if v_room > 0 then
      return query
      update webhook_deliveries d
      set lease_id = gen_random_uuid(), leased_until = p_now + interval '60 seconds', leased_by = p_worker
      from (
        select c.tenant_id, c.delivery_id from webhook_deliveries c
        where c.webhook_id = v_queue.webhook_id and c.state = 'pending' and c.due_at <= p_now and c.lease_id is null
          and (v_queue.is_on or c.is_forced)
          and (not v_queue.is_fifo or c.position = (
            select min(h.position) from webhook_deliveries h
            where h.webhook_id = v_queue.webhook_id and h.state = 'pending' and (v_queue.is_on or h.is_forced)))
        order by c.due_at, c.position
        limit v_room
        for update skip locked
      ) due
      where d.tenant_id = due.tenant_id and d.delivery_id = due.delivery_id
      returning d.tenant_id, d.delivery_id, d.webhook_id, d.event_id, d.lease_id, d.try_count;
      get diagnostics v_taken = row_count;
    end if;
    v_left := v_left - v_taken;
    update webhook_queues q
    set served_at = clock_timestamp(), busy_until = v_queue.busy_until + v_taken * interval '1 second' / v_queue.rate_limit
    where q.tenant_id = v_queue.tenant_id and q.webhook_id = v_queue.webhook_id;
    exit when v_left <= 0;
  end loop;
end
$$;

create function settle_webhook_deliveries(p_tenant uuid, p_results jsonb, p_now timestamptz)
returns table (webhook_id uuid)
language sql
as $$
  with results as (
    select r.*
    from jsonb_to_recordset(p_results) as r (
      "deliveryId" uuid, "leaseId" uuid, "attemptId" uuid, at timestamptz, outcome text, state text, "dueAt" timestamptz,
      status integer, "durationMs" integer, answer text, "remoteAddress" text, error text)
  ),
  settled as (
    update webhook_deliveries d
    set state = r.state, due_at = r."dueAt", attempt_count = d.attempt_count + 1, try_count = d.try_count + 1,
        lease_id = null, leased_until = null, leased_by = null, last_status = r.status, last_error = r.error,
        is_forced = d.is_forced and r.state = 'pending', done_at = case when r.state = 'pending' then null else p_now end
    from results r
    where d.tenant_id = p_tenant and d.delivery_id = r."deliveryId" and d.lease_id = r."leaseId"
    returning d.webhook_id, d.attempt_count, r.*
  ),
  logged as (
    insert into webhook_attempts (tenant_id, attempt_id, delivery_id, webhook_id, number, at, outcome, status, duration_ms, answer, remote_address, error)
    select p_tenant, s."attemptId", s."deliveryId", s.webhook_id, s.attempt_count, s.at, s.outcome, s.status, s."durationMs",
           s.answer, s."remoteAddress", s.error
    from settled s
  )
  update webhook_queues q
  set failing_since = case when w.has_success then null else coalesce(q.failing_since, p_now) end,
      failure_count = case when w.has_success then 0 else q.failure_count + w.failures end
  from (
    select s.webhook_id, bool_or(s.outcome = 'succeeded') as has_success, count(*)::integer as failures from settled s group by s.webhook_id
  ) w
  where q.tenant_id = p_tenant and q.webhook_id = w.webhook_id
    and (not w.has_success or q.failure_count > 0)
  returning case when q.is_on and q.failure_count >= 10 and q.failing_since <= p_now - interval '5 days' then q.webhook_id end
$$;

-- Every request to the API for 30 days, for the people who build on it. Ids are in order of time. Every index serves a
-- filter of the list, newest first.
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
);
create index api_requests_by_key on api_requests (idempotency_key, tenant_id, request_id) where idempotency_key is not null;
create index api_requests_by_caller on api_requests (caller_id, tenant_id, request_id);
create index api_requests_by_operation on api_requests (operation, tenant_id, request_id);
create index api_requests_by_time on api_requests (at, tenant_id, request_id);
-- The most common filters. (The conditions keep these from lookups by id; see the note on indexes in 0001.)
create index api_requests_failed on api_requests (tenant_id, request_id) where status >= 400;
create index api_requests_replayed on api_requests (tenant_id, request_id) where is_replay;
select protect_tenant_table('api_requests', 'select, insert, delete');

-- The things that a request named. The rows are written, and deleted, in the statement of their request: a foreign key
-- would only check that again.
create table api_request_objects (
  tenant_id uuid not null references tenants,
  object_id uuid not null,
  request_id uuid not null,
  primary key (tenant_id, object_id, request_id)
);
select protect_tenant_table('api_request_objects', 'select, insert, delete');
