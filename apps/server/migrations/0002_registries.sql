-- The people, parties and lists of choices that cases refer to.

create table users (
  tenant_id uuid not null references tenants,
  user_id uuid not null,
  user_seq_id bigint not null,
  email text not null constraint users_email_length check (length(email) between 3 and 254),
  name text not null constraint users_name_length check (length(name) between 1 and 200),
  role text not null constraint users_role check (role in ('alternative-contact', 'debtor', 'client', 'caseworker', 'admin', 'super-admin')),
  language text not null default 'da',
  phone jsonb,
  is_active boolean not null default true,
  created_at timestamptz not null,
  created_by jsonb not null,
  updated_at timestamptz,
  updated_by jsonb,
  primary key (tenant_id, user_id),
  constraint users_seq_unique unique (tenant_id, user_seq_id)
);
create unique index users_email_unique on users (tenant_id, lower(email));
select protect_tenant_table('users', 'select, insert, update');

create table contacts (
  tenant_id uuid not null references tenants,
  contact_id uuid not null,
  name text not null constraint contacts_name_length check (length(name) between 1 and 200),
  email text,
  phone jsonb,
  registry_identifier jsonb,
  bank_account jsonb,
  created_at timestamptz not null,
  created_by jsonb not null,
  updated_at timestamptz,
  updated_by jsonb,
  primary key (tenant_id, contact_id)
);
select protect_tenant_table('contacts', 'select, insert, update, delete');

create table collectors (
  tenant_id uuid not null references tenants,
  collector_id uuid not null,
  name text not null constraint collectors_name_length check (length(name) between 1 and 200),
  registry_identifier jsonb,
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, collector_id)
);
select protect_tenant_table('collectors', 'select, insert, update, delete');

create table workflows (
  tenant_id uuid not null references tenants,
  workflow_id uuid not null,
  name text not null constraint workflows_name_length check (length(name) between 1 and 200),
  description text,
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, workflow_id)
);
select protect_tenant_table('workflows', 'select, insert, update, delete');

create table billing_models (
  tenant_id uuid not null references tenants,
  billing_model_id uuid not null,
  name text not null constraint billing_models_name_length check (length(name) between 1 and 200),
  description text,
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, billing_model_id)
);
select protect_tenant_table('billing_models', 'select, insert, update, delete');

create table case_groups (
  tenant_id uuid not null references tenants,
  case_group_id uuid not null,
  label text not null constraint case_groups_label_length check (length(label) between 1 and 200),
  settings jsonb not null default '{}',
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, case_group_id)
);
select protect_tenant_table('case_groups', 'select, insert, update, delete');

create table property_types (
  tenant_id uuid not null references tenants,
  property_type_id uuid not null,
  handle text not null constraint property_types_handle_form check (handle ~ '^[A-Za-z][A-Za-z0-9_-]{0,63}$'),
  label text not null constraint property_types_label_length check (length(label) between 1 and 200),
  type text not null constraint property_types_type check (type in ('checkbox', 'date', 'dropdown', 'text', 'number', 'file', 'address', 'money')),
  entity text not null constraint property_types_entity check (entity in ('case', 'case-voucher', 'creditor')),
  options jsonb constraint property_types_dropdown_has_options check ((type = 'dropdown') = (options is not null)),
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, property_type_id),
  constraint property_types_handle_unique unique (tenant_id, entity, handle)
);
select protect_tenant_table('property_types', 'select, insert, update, delete');

create table voucher_types (
  tenant_id uuid not null references tenants,
  voucher_type_id uuid not null,
  handle text not null constraint voucher_types_handle_form check (handle ~ '^[A-Za-z][A-Za-z0-9_-]{0,63}$'),
  label text not null constraint voucher_types_label_length check (length(label) between 1 and 200),
  category text not null constraint voucher_types_category check (category in
    ('principal', 'interest', 'fee', 'cost', 'compensation', 'deposit', 'credit-note', 'write-off', 'payout')),
  direction text not null constraint voucher_types_direction check (direction in ('debit', 'credit')),
  has_payout_recipient boolean not null default false,
  is_standard boolean not null default false,
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, voucher_type_id),
  constraint voucher_types_handle_unique unique (tenant_id, handle)
);
select protect_tenant_table('voucher_types', 'select, insert, update, delete');

create table end_reasons (
  tenant_id uuid not null references tenants,
  end_reason_id uuid not null,
  handle text not null constraint end_reasons_handle_length check (length(handle) between 1 and 100),
  label text not null constraint end_reasons_label_length check (length(label) between 1 and 200),
  is_standard boolean not null default false,
  created_at timestamptz not null,
  created_by jsonb not null,
  updated_at timestamptz,
  updated_by jsonb,
  primary key (tenant_id, end_reason_id),
  constraint end_reasons_handle_unique unique (tenant_id, handle)
);
select protect_tenant_table('end_reasons', 'select, insert, update, delete');

create table files (
  tenant_id uuid not null references tenants,
  file_id uuid not null,
  file_name text not null constraint files_name_length check (length(file_name) between 1 and 255),
  content_type text not null,
  size bigint not null constraint files_size_not_negative check (size >= 0),
  sha256 text not null,
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, file_id)
);
-- Nothing of a file changes; the right to update lets a transaction lock the row of a file that it refers to.
select protect_tenant_table('files', 'select, insert, update (file_name), delete');

create table creditors (
  tenant_id uuid not null references tenants,
  creditor_id uuid not null,
  reference_id text constraint creditors_reference_length check (length(reference_id) between 1 and 200),
  name text not null constraint creditors_name_length check (length(name) between 1 and 200),
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
  aks_enabled boolean not null default false,
  vat_registered boolean not null default false,
  is_company boolean not null default true,
  self_collection boolean not null default false,
  central_register_id text,
  state text not null default 'ACTIVE' constraint creditors_state check (state in ('LEAD', 'SIGNED_ON', 'ACTIVE', 'CANCELLED', 'CEASED')),
  address jsonb,
  erp_link text,
  properties jsonb not null default '{}',
  created_at timestamptz not null,
  created_by jsonb not null,
  updated_at timestamptz,
  updated_by jsonb,
  primary key (tenant_id, creditor_id),
  constraint creditors_reference_unique unique (tenant_id, reference_id),
  constraint creditors_contact foreign key (tenant_id, contact_id) references users,
  constraint creditors_acquisition_responsible foreign key (tenant_id, acquisition_responsible_id) references users,
  constraint creditors_caseworker_contact foreign key (tenant_id, caseworker_contact_id) references users,
  constraint creditors_default_collector foreign key (tenant_id, default_collector_id) references collectors,
  constraint creditors_default_chain foreign key (tenant_id, default_chain_id) references workflows,
  constraint creditors_default_client_chain foreign key (tenant_id, default_client_chain_id) references workflows,
  constraint creditors_default_billing_model foreign key (tenant_id, default_billing_model_id) references billing_models
);
create index creditors_by_contact on creditors (tenant_id, contact_id) where contact_id is not null;
create index creditors_by_acquisition_responsible on creditors (tenant_id, acquisition_responsible_id) where acquisition_responsible_id is not null;
create index creditors_by_caseworker_contact on creditors (tenant_id, caseworker_contact_id) where caseworker_contact_id is not null;
create index creditors_by_default_collector on creditors (tenant_id, default_collector_id) where default_collector_id is not null;
create index creditors_by_default_chain on creditors (tenant_id, default_chain_id) where default_chain_id is not null;
create index creditors_by_default_client_chain on creditors (tenant_id, default_client_chain_id) where default_client_chain_id is not null;
create index creditors_by_default_billing_model on creditors (tenant_id, default_billing_model_id) where default_billing_model_id is not null;
select protect_tenant_table('creditors', 'select, insert, update');

create table ultimate_creditors (
  tenant_id uuid not null references tenants,
  ultimate_creditor_id uuid not null,
  creditor_id uuid not null,
  name text not null constraint ultimate_creditors_name_length check (length(name) between 1 and 200),
  address jsonb,
  registry_identifier jsonb,
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, ultimate_creditor_id),
  constraint ultimate_creditors_creditor foreign key (tenant_id, creditor_id) references creditors,
  constraint ultimate_creditors_of_creditor unique (tenant_id, creditor_id, ultimate_creditor_id)
);
select protect_tenant_table('ultimate_creditors', 'select, insert, update, delete');

create table customers (
  tenant_id uuid not null references tenants,
  customer_id uuid not null,
  creditor_id uuid not null,
  reference_id text not null constraint customers_reference_length check (length(reference_id) between 1 and 200),
  is_company boolean not null,
  created_at timestamptz not null,
  created_by jsonb not null,
  updated_at timestamptz,
  updated_by jsonb,
  primary key (tenant_id, customer_id),
  constraint customers_creditor foreign key (tenant_id, creditor_id) references creditors,
  constraint customers_of_creditor unique (tenant_id, creditor_id, customer_id),
  constraint customers_reference_unique unique (tenant_id, creditor_id, reference_id)
);
create index customers_reference on customers (reference_id, tenant_id);
select protect_tenant_table('customers', 'select, insert, update');

create table customer_users (
  tenant_id uuid not null references tenants,
  user_id uuid not null,
  user_seq_id bigint not null,
  customer_id uuid not null,
  relation text not null constraint customer_users_relation check (relation in
    ('debtor', 'co-debtor', 'guarantor', 'guardian', 'alternative-contact', 'lawyer')),
  is_contact boolean not null,
  language text not null,
  details jsonb not null,
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, user_id),
  constraint customer_users_customer foreign key (tenant_id, customer_id) references customers,
  constraint customer_users_seq_unique unique (tenant_id, user_seq_id)
);
create index customer_users_by_customer on customer_users (customer_id, tenant_id, user_seq_id);
select protect_tenant_table('customer_users', 'select, insert, update, delete');
