-- Cases, their search and merges, and the updates on them.

create table cases (
  tenant_id uuid not null,
  case_id uuid not null,
  case_seq_id bigint not null,
  creditor_id uuid not null,
  customer_id uuid not null,
  ultimate_creditor_id uuid,
  group_id uuid,
  currency text not null constraint cases_currency check (currency in ('DKK', 'SEK', 'NOK', 'USD', 'EUR', 'GBP', 'CHF')),
  status text not null default 'PENDING' constraint cases_status check (status in ('PENDING', 'VERIFIED', 'ENDED')),
  status_time timestamptz not null,
  end_reason_id uuid,
  journal_number text constraint cases_journal_number_length check (length(journal_number) between 1 and 200),
  migrated_id text constraint cases_migrated_id_length check (length(migrated_id) between 1 and 200),
  properties jsonb not null default '{}',
  created_at timestamptz not null,
  created_by jsonb not null,
  updated_at timestamptz,
  updated_by jsonb,
  -- The journal number as it is searched for.
  journal_key text collate "C" not null generated always as (lower(coalesce(journal_number, case_seq_id::text))) stored,
  -- Why, when and by whom a case was ended as PAID despite an outstanding amount: { reason, at, by }.
  end_override jsonb,
  -- The rule pack that was chosen for the case; null follows the country of the creditor and the kind of customer.
  rule_pack text constraint cases_rule_pack check (
    rule_pack in ('dk-consumer', 'dk-business', 'no-consumer', 'no-business', 'se-consumer', 'se-business')),
  primary key (tenant_id, case_id),
  constraint cases_seq_unique unique (case_seq_id, tenant_id),
  constraint cases_ended_has_reason check ((status = 'ENDED') = (end_reason_id is not null)),
  -- The customer and the ultimate creditor belong to the creditor of the case.
  constraint cases_customer foreign key (tenant_id, creditor_id, customer_id) references customers (tenant_id, creditor_id, customer_id),
  constraint cases_ultimate_creditor foreign key (tenant_id, creditor_id, ultimate_creditor_id)
    references ultimate_creditors (tenant_id, creditor_id, ultimate_creditor_id),
  constraint cases_group foreign key (tenant_id, group_id) references case_groups,
  constraint cases_end_reason foreign key (tenant_id, end_reason_id) references end_reasons,
  constraint cases_override_of_ended check (end_override is null or status = 'ENDED')
);
create index cases_by_creditor on cases (creditor_id, tenant_id, customer_id, case_id);
create index cases_by_customer on cases (customer_id, tenant_id, case_seq_id);
create index cases_by_ultimate_creditor on cases (tenant_id, creditor_id, ultimate_creditor_id) where ultimate_creditor_id is not null;
create index cases_by_end_reason on cases (tenant_id, end_reason_id) where end_reason_id is not null;
create index cases_by_journal_key on cases (journal_key, tenant_id, case_id);
-- What is erased some days after the last case of a customer ended is found by the end of the case.
create index cases_ended on cases (tenant_id, status_time) where status = 'ENDED';
-- Lists are read in the order of creation, whatever they are filtered by: each filter delivers its rows in that order.
-- (The condition of the first index keeps it from lookups by id; see the note on indexes in 0001.)
create index cases_by_created_at on cases (tenant_id, created_at, case_id) where created_at > '-infinity';
create index cases_open on cases (tenant_id, created_at, case_id) where status <> 'ENDED';
create index cases_of_creditor on cases (creditor_id, tenant_id, created_at, case_id);
create index cases_by_status on cases (status, tenant_id, created_at, case_id);
create index cases_by_group on cases (tenant_id, group_id, created_at, case_id) where group_id is not null;
select protect_tenant_table('cases', 'select, insert, update');

-- The tags of cases; a table and not an array, because row-level security keeps array operators from using an index.
create table case_tags (
  tenant_id uuid not null,
  tag text not null constraint case_tags_length check (length(tag) between 1 and 50),
  case_id uuid not null,
  primary key (tenant_id, tag, case_id),
  constraint case_tags_case foreign key (tenant_id, case_id) references cases
);
create index case_tags_by_case on case_tags (case_id, tenant_id, tag);
select protect_tenant_table('case_tags', 'select, insert, delete');

-- Two cases of one customer become one, and can be separated again. Entries stay on the case they were made on: a merge
-- is a row that says which case is read together with which, and the vouchers of both can then pay each other. It is one
-- level deep: a merged case takes no part in another merge.
create table case_merges (
  tenant_id uuid not null,
  merge_id uuid not null,
  -- The case that remains.
  case_id uuid not null,
  merged_case_id uuid not null,
  former_status text not null constraint case_merges_former_status check (former_status in ('PENDING', 'VERIFIED', 'ENDED')),
  former_status_time timestamptz not null,
  former_end_reason_id uuid,
  merged_at timestamptz not null,
  merged_by jsonb not null,
  undone_at timestamptz,
  undone_by jsonb,
  primary key (tenant_id, merge_id),
  constraint case_merges_of_two check (case_id <> merged_case_id),
  constraint case_merges_ended_had_reason check ((former_status = 'ENDED') = (former_end_reason_id is not null)),
  constraint case_merges_undone_by_someone check ((undone_at is null) = (undone_by is null)),
  constraint case_merges_case foreign key (tenant_id, case_id) references cases,
  constraint case_merges_merged_case foreign key (tenant_id, merged_case_id) references cases,
  constraint case_merges_former_end_reason foreign key (tenant_id, former_end_reason_id) references end_reasons
);
-- A case is merged into one other at a time.
create unique index case_merges_once on case_merges (tenant_id, merged_case_id) where undone_at is null;
create index case_merges_by_case on case_merges (case_id, tenant_id);
create index case_merges_by_merged_case on case_merges (merged_case_id, tenant_id);
create index case_merges_by_former_end_reason on case_merges (tenant_id, former_end_reason_id) where former_end_reason_id is not null;
select protect_tenant_table('case_merges', 'select, insert, update (undone_at, undone_by)');

-- The case that a case is read and settled with: the one it was merged into, or itself.
create function case_root(p_tenant uuid, p_case uuid) returns uuid
language sql stable parallel safe
as $$
  select coalesce(
    (select m.case_id from case_merges m where m.tenant_id = p_tenant and m.merged_case_id = p_case and m.undone_at is null),
    p_case)
$$;

-- The cases within a case at a moment (null: now): itself, and those that were merged into it. Everything that shows or
-- settles a case uses this function.
create function cases_within(p_tenant uuid, p_case uuid, p_moment timestamptz default null) returns setof uuid
language sql stable parallel safe
as $$
  select p_case
  union all
  select m.merged_case_id from case_merges m
  where m.tenant_id = p_tenant and m.case_id = p_case
    and (p_moment is null or m.merged_at <= p_moment)
    and (m.undone_at is null or m.undone_at > p_moment)
$$;

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
  state text constraint updates_state check (state in ('EXECUTED', 'ROLLED_BACK')),
  procedure jsonb,
  paused_at timestamptz not null,
  continued_at timestamptz,
  reminded_at timestamptz not null,
  responsible_type text,
  responsible_reference_id uuid,
  created_at timestamptz not null,
  created_by jsonb not null,
  continued_by jsonb,
  -- Until when the update is open. An end can be set in advance, so whether it is open depends on the time.
  open_until timestamptz not null generated always as (coalesce(continued_at, 'infinity')) stored,
  -- The update that this one replaces while its case is ended.
  stands_in_for_id uuid,
  primary key (tenant_id, update_id),
  constraint updates_type foreign key (tenant_id, update_type_id) references update_types,
  constraint updates_case foreign key (tenant_id, case_id) references cases,
  constraint updates_customer foreign key (tenant_id, customer_id) references customers,
  constraint updates_creditor foreign key (tenant_id, creditor_id) references creditors,
  constraint updates_workflow foreign key (tenant_id, by_workflow_id) references workflows,
  constraint updates_stand_on_one_thing check (num_nonnulls(case_id, customer_id, creditor_id) = 1),
  constraint updates_continued_by_someone check (continued_by is null or continued_at is not null),
  constraint updates_stands_in_for foreign key (tenant_id, stands_in_for_id) references updates
);
-- In the order of the ids, to compare promises to pay with what was noticed of them.
create index updates_by_type on updates (update_type_id, tenant_id, update_id) include (open_until);
create index updates_by_case on updates (tenant_id, case_id, update_id) where case_id is not null;
create index updates_by_customer on updates (tenant_id, customer_id, update_id) where customer_id is not null;
create index updates_by_creditor on updates (tenant_id, creditor_id, update_id) where creditor_id is not null;
create index updates_by_workflow on updates (tenant_id, by_workflow_id) where by_workflow_id is not null;
create index updates_by_stands_in_for on updates (tenant_id, stands_in_for_id) where stands_in_for_id is not null;
-- What pauses cases now, and what is due.
create index updates_open_on_cases on updates (tenant_id, open_until, case_id) where case_id is not null;
create index updates_reminding on updates (tenant_id, reminded_at, update_id) where case_id is not null and continued_at is null;
create index updates_open_by_reminder on updates (reminded_at, tenant_id) where continued_at is null;
select protect_tenant_table('updates', 'select, insert, update, delete');

-- Who has a case open now, one row for each browser window. Not logged: after a crash it is worthless.
create unlogged table case_presences (
  tenant_id uuid not null,
  view_id uuid not null,
  case_id uuid not null,
  user_id uuid not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  -- A closed window stays closed: its last "here" may arrive after its "gone".
  is_open boolean not null,
  primary key (tenant_id, view_id),
  constraint case_presences_case foreign key (tenant_id, case_id) references cases,
  constraint case_presences_user foreign key (tenant_id, user_id) references users
);
create index case_presences_by_case on case_presences (case_id, tenant_id);
create index case_presences_by_user on case_presences (user_id, tenant_id);
select protect_tenant_table('case_presences', 'select, insert, update (case_id, since, seen_at, is_open), delete');

-- Filters of a list under a name.
create table saved_views (
  tenant_id uuid not null references tenants,
  saved_view_id uuid not null,
  owner_id uuid not null,
  name text not null constraint saved_views_name_length check (length(name) between 1 and 200),
  area text not null constraint saved_views_area check (area in ('cases', 'customers', 'interactions')),
  query jsonb not null,
  shared boolean not null,
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, saved_view_id)
);
create index saved_views_by_owner on saved_views (owner_id, tenant_id);
select protect_tenant_table('saved_views', 'select, insert, update, delete');
