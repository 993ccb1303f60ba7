-- What was said and what is to be done.

create table interactions (
  tenant_id uuid not null references tenants,
  interaction_id uuid not null,
  type text not null constraint interactions_type check (type in
    ('DEBTOR NOTE', 'NOTE', 'CLIENT NOTE', 'EMAIL', 'SMS', 'LETTER', 'DIGITAL POST', 'PHONE CALL', 'AUTO CALL', 'E-INVOICE')),
  direction text not null constraint interactions_direction check (direction in ('INCOMING', 'OUTGOING')),
  state text not null,
  reference_id uuid,
  reference_type text constraint interactions_reference_type check (reference_type in
    ('debtor', 'case', 'tribunal-case', 'creditor', 'customer', 'collector', 'case-voucher', 'billing-voucher', 'billing', 'workflow', 'template')),
  notes text not null,
  details jsonb not null,
  min_visibility_role text not null constraint interactions_min_visibility_role check (min_visibility_role in
    ('alternative-contact', 'debtor', 'client', 'caseworker', 'admin', 'super-admin')),
  created_at timestamptz not null,
  registered_at timestamptz not null,
  created_by jsonb not null,
  updated_at timestamptz,
  updated_by jsonb,
  primary key (tenant_id, interaction_id),
  constraint interactions_state_fits_direction check (
    state in ('HANDLED', 'DELETED')
    or (direction = 'INCOMING' and state in ('UNMAPPED', 'MAPPED'))
    or (direction = 'OUTGOING' and state in ('PENDING', 'QUEUED', 'SENT', 'CANCELLED'))),
  constraint interactions_mapped_has_reference check (state <> 'MAPPED' or reference_id is not null),
  constraint interactions_reference_has_type check (reference_id is null or reference_type is not null)
);
create index interactions_by_reference on interactions (tenant_id, reference_id, interaction_id) where reference_id is not null;
create index interactions_by_state on interactions (state, tenant_id, interaction_id);
select protect_tenant_table('interactions', 'select, insert, update');

create table interaction_files (
  tenant_id uuid not null references tenants,
  interaction_id uuid not null,
  position integer not null,
  file_id uuid not null,
  primary key (tenant_id, interaction_id, position),
  constraint interaction_files_interaction foreign key (tenant_id, interaction_id) references interactions,
  constraint interaction_files_file foreign key (tenant_id, file_id) references files
);
create index interaction_files_by_file on interaction_files (tenant_id, file_id);
select protect_tenant_table('interaction_files', 'select, insert, delete');

create table update_types (
  tenant_id uuid not null references tenants,
  update_type_id uuid not null,
  label text not null constraint update_types_label_length check (length(label) between 1 and 200),
  description text not null default '',
  priority integer not null default 0,
  is_pausing boolean not null default false,
  is_selectable boolean not null default true,
  is_public boolean not null default false,
  is_important boolean not null default false,
  is_standard boolean not null default false,
  reference_type text not null constraint update_types_reference_type check (reference_type in ('CASE', 'CUSTOMER', 'CREDITOR')),
  group_id uuid,
  group_label text,
  responsible_permission_level text,
  hidden_permission_level text,
  pause_with_update_on_case_exit uuid,
  continue_on_case_exit boolean not null default false,
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, update_type_id),
  constraint update_types_pause_with foreign key (tenant_id, pause_with_update_on_case_exit) references update_types,
  constraint update_types_responsible_permission_level check (responsible_permission_level in
    ('alternative-contact', 'debtor', 'client', 'caseworker', 'admin', 'super-admin')),
  constraint update_types_hidden_permission_level check (hidden_permission_level in
    ('alternative-contact', 'debtor', 'client', 'caseworker', 'admin', 'super-admin'))
);
create index update_types_by_pause_with on update_types (tenant_id, pause_with_update_on_case_exit) where pause_with_update_on_case_exit is not null;
select protect_tenant_table('update_types', 'select, insert, update, delete');

create table updates (
  tenant_id uuid not null references tenants,
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
  primary key (tenant_id, update_id),
  constraint updates_type foreign key (tenant_id, update_type_id) references update_types,
  constraint updates_case foreign key (tenant_id, case_id) references cases,
  constraint updates_customer foreign key (tenant_id, customer_id) references customers,
  constraint updates_creditor foreign key (tenant_id, creditor_id) references creditors,
  constraint updates_workflow foreign key (tenant_id, by_workflow_id) references workflows,
  constraint updates_stand_on_one_thing check (num_nonnulls(case_id, customer_id, creditor_id) = 1),
  constraint updates_continued_by_someone check (continued_by is null or continued_at is not null)
);
create index updates_by_type on updates (update_type_id, tenant_id);
create index updates_by_case on updates (tenant_id, case_id, update_id) where case_id is not null;
create index updates_by_customer on updates (tenant_id, customer_id, update_id) where customer_id is not null;
create index updates_by_creditor on updates (tenant_id, creditor_id, update_id) where creditor_id is not null;
create index updates_by_workflow on updates (tenant_id, by_workflow_id) where by_workflow_id is not null;
select protect_tenant_table('updates', 'select, insert, update');
