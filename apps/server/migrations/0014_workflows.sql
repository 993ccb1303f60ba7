-- Workflows as versions of steps, where each case is in its workflow, and what its steps did.

-- The draft may be incomplete. `published_version` is the one that new cases start with.
alter table workflows
  add column draft jsonb constraint workflows_draft_size check (pg_column_size(draft) <= 200000),
  add column published_version integer;
alter table workflows alter column draft set statistics 0;

-- A published version is never changed: the service has no right to.
create table workflow_versions (
  tenant_id uuid not null,
  workflow_id uuid not null,
  version integer not null constraint workflow_versions_number check (version >= 1),
  definition jsonb not null,
  published_at timestamptz not null,
  published_by jsonb not null,
  primary key (tenant_id, workflow_id, version),
  constraint workflow_versions_workflow foreign key (tenant_id, workflow_id) references workflows on delete cascade
);
select protect_tenant_table('workflow_versions', 'select, insert');

-- Where a case is in its workflow: one row per case, from its start until the case is erased.
create table workflow_positions (
  tenant_id uuid not null,
  case_id uuid not null,
  workflow_id uuid not null,
  version integer not null,
  -- Who chose the workflow: the case itself, its group, or the creditor, for pending cases or for verified ones.
  chosen_by text not null constraint workflow_positions_chosen_by check (chosen_by in ('CASE', 'GROUP', 'CREDITOR', 'CLIENT')),
  state text not null constraint workflow_positions_state check (state in ('RUNNING', 'HELD', 'DONE', 'LEFT')),
  -- Empty after the last step.
  step_id text not null constraint workflow_positions_step_length check (length(step_id) <= 40),
  round integer not null constraint workflow_positions_round check (round >= 1),
  -- The day on which the previous step happened, and the day of the last message of each kind.
  since date not null,
  sent_on jsonb not null,
  -- When to look at the case next; null if something has to happen on it first.
  next_at timestamptz,
  -- A worker that has claimed the case and died is replaced after this time.
  leased_until timestamptz,
  held_reason text constraint workflow_positions_reason_length check (length(held_reason) <= 1000),
  started_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by jsonb not null,
  primary key (tenant_id, case_id),
  constraint workflow_positions_case foreign key (tenant_id, case_id) references cases,
  constraint workflow_positions_version foreign key (tenant_id, workflow_id, version) references workflow_versions,
  constraint workflow_positions_held check ((held_reason is not null) = (state = 'HELD')),
  constraint workflow_positions_due check (next_at is null or state = 'RUNNING')
);
create index workflow_positions_due_first on workflow_positions (tenant_id, next_at) where next_at is not null;
create index workflow_positions_by_version on workflow_positions (workflow_id, tenant_id, version);
select protect_tenant_table('workflow_positions',
  'select, insert, update (workflow_id, version, chosen_by, state, step_id, round, since, sent_on, next_at, leased_until, held_reason, updated_at, updated_by)');

-- What a step of a workflow did on a case. It is written in the transaction of its effect, and its key makes a second one
-- fail: whatever happens to workers, a step is done once in a round. A refused step is tried again.
create table workflow_steps (
  tenant_id uuid not null,
  case_id uuid not null,
  workflow_id uuid not null,
  version integer not null,
  step_id text not null,
  round integer not null,
  type text not null,
  state text not null constraint workflow_steps_state check (state in ('DONE', 'SKIPPED', 'REFUSED')),
  attempts integer not null constraint workflow_steps_attempts check (attempts >= 1),
  at timestamptz not null,
  by jsonb not null,
  -- Why it was refused or skipped: { code, en, da }, or { text } as a person wrote it.
  reason jsonb,
  -- When a refused step is tried again.
  retry_at timestamptz,
  -- The ids of what it created, such as { documentId, interactionId }.
  effect jsonb not null,
  primary key (tenant_id, case_id, workflow_id, version, step_id, round),
  constraint workflow_steps_case foreign key (tenant_id, case_id) references cases,
  constraint workflow_steps_version foreign key (tenant_id, workflow_id, version) references workflow_versions,
  constraint workflow_steps_retried check ((retry_at is not null) = (state = 'REFUSED')),
  constraint workflow_steps_explained check ((state = 'DONE') or reason is not null)
);
create index workflow_steps_by_version on workflow_steps (workflow_id, tenant_id, version);
select protect_tenant_table('workflow_steps', 'select, insert, update (state, attempts, at, by, reason, retry_at, effect)');

-- Up to where a tenant's journal was searched for cases that start, or have to be looked at again.
create table workflow_cursors (
  tenant_id uuid primary key references tenants,
  position bigint not null
);
select protect_tenant_table('workflow_cursors', 'select, insert, update (position)');

create view published.workflow_positions with (security_invoker) as
  select tenant_id, workflow_id
  from public.workflow_positions;
create view published.workflow_steps with (security_invoker) as
  select tenant_id, workflow_id
  from public.workflow_steps;
create view published.workflow_versions with (security_invoker) as
  select tenant_id, workflow_id, version, definition, published_at
  from public.workflow_versions;
create or replace view published.workflows with (security_invoker) as
  select tenant_id, workflow_id, name, published_version
  from public.workflows;
grant select, update on published.workflow_positions, published.workflow_steps, published.workflow_versions to fordring_app;
