-- The clock of a test tenant, which can be moved forward.

-- Real tenants always have the time of the service. The clock stands still while it is being moved.
alter table tenants
  add column clock_offset_ms bigint not null default 0
    constraint tenants_clock_not_back check (clock_offset_ms >= 0),
  add column clock_stopped_at timestamptz,
  add constraint tenants_clock_of_test_only check (is_test or (clock_offset_ms = 0 and clock_stopped_at is null));
grant update (clock_offset_ms, clock_stopped_at) on tenants to fordring_app;
create policy test_tenant on tenants for delete to current_user using (is_test);

create or replace view published.tenants with (security_invoker) as
  select tenant_id, name, time_zone, language, is_test, created_at, clock_offset_ms, clock_stopped_at
  from public.tenants;

-- Moves of a clock. One at a time; the worker continues where it was stopped.
create table clock_moves (
  tenant_id uuid not null references tenants,
  clock_move_id uuid not null,
  -- In the time of the tenant.
  from_at timestamptz not null,
  to_at timestamptz not null,
  reached_at timestamptz not null,
  state text not null constraint clock_moves_state check (state in ('RUNNING', 'COMPLETED')),
  -- In the time of the service.
  started_at timestamptz not null,
  finished_at timestamptz,
  leased_until timestamptz,
  created_by jsonb not null,
  primary key (tenant_id, clock_move_id),
  constraint clock_moves_forward check (from_at <= reached_at and reached_at <= to_at and from_at < to_at),
  constraint clock_moves_finished check ((state = 'COMPLETED') = (finished_at is not null)),
  constraint clock_moves_arrived check (state = 'RUNNING' or reached_at = to_at)
);
create unique index clock_moves_one_at_a_time on clock_moves (tenant_id) where state = 'RUNNING';
select protect_tenant_table('clock_moves', 'select, insert, update (reached_at, state, finished_at, leased_until)');

-- Where text messages and digital post are posted to: an adapter of the tenant's, one per channel.
create table dispatch_channels (
  tenant_id uuid not null references tenants,
  dispatch_channel_id uuid not null,
  channel text not null constraint dispatch_channels_channel check (channel in ('SMS', 'DIGITAL POST')),
  url text not null constraint dispatch_channels_url_length check (length(url) between 1 and 2000),
  -- Sealed with the key of the service.
  secret text not null,
  is_active boolean not null,
  created_at timestamptz not null,
  created_by jsonb not null,
  updated_at timestamptz,
  updated_by jsonb,
  primary key (tenant_id, dispatch_channel_id),
  constraint dispatch_channels_one_each unique (channel, tenant_id)
);
select protect_tenant_table('dispatch_channels', 'select, insert, update (url, secret, is_active, updated_at, updated_by), delete');

-- What became of an outgoing message, as proof: one row per message.
create table dispatches (
  tenant_id uuid not null,
  dispatch_id uuid not null,
  interaction_id uuid not null,
  case_id uuid,
  -- The person it is for, so that it can be erased.
  user_id uuid,
  channel text not null constraint dispatches_channel check (channel in ('SMS', 'DIGITAL POST')),
  state text not null constraint dispatches_state check (state in ('QUEUED', 'SENT', 'DELIVERED', 'FAILED', 'RETURNED')),
  -- The number or identifier that it was sent to, and what was sent.
  address text not null,
  text text not null,
  is_captured boolean not null,
  attempts integer not null,
  -- The next attempt, in the time of the tenant.
  due_at timestamptz not null,
  lease_id uuid,
  -- In the time of the service.
  leased_until timestamptz,
  provider_reference text,
  last_answer text,
  sent_at timestamptz,
  settled_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, dispatch_id),
  constraint dispatches_interaction foreign key (tenant_id, interaction_id) references interactions,
  constraint dispatches_one_each unique (interaction_id, tenant_id),
  constraint dispatches_sent_has_time check (state not in ('SENT', 'DELIVERED', 'RETURNED') or sent_at is not null),
  constraint dispatches_settled_has_time check ((state in ('DELIVERED', 'FAILED', 'RETURNED')) = (settled_at is not null))
);
create index dispatches_by_case on dispatches (case_id, tenant_id) where case_id is not null;
create index dispatches_by_user on dispatches (user_id, tenant_id) where user_id is not null;
create index dispatches_by_state on dispatches (state, tenant_id, dispatch_id);
select protect_tenant_table('dispatches', 'select, insert, update');

create or replace view published.interactions with (security_invoker) as
  select tenant_id, interaction_id, type, direction, state, reference_id, reference_type, notes, details,
    min_visibility_role, delivery, created_at, registered_at, updated_at, sent_at, send_after
  from public.interactions;

create view published.dispatches with (security_invoker) as
  select tenant_id, case_id, state
  from public.dispatches;
grant select, update on published.dispatches to fordring_app;
