-- The lists of choices that parties, cases and vouchers refer to.

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
  constraint property_types_handle_unique unique (entity, tenant_id, handle)
);
select protect_tenant_table('property_types', 'select, insert, update, delete');

-- The values of properties, one row each, to filter by and to know which files they name: row-level security keeps an
-- index on the JSON they are stored in from being used. Texts are lower-cased and truncated.
create table property_values (
  tenant_id uuid not null references tenants,
  entity text not null constraint property_values_entity check (entity in ('case', 'case-voucher', 'creditor')),
  handle text not null,
  value text collate "C" not null constraint property_values_length check (length(value) <= 200),
  entity_id uuid not null,
  primary key (tenant_id, entity, handle, value, entity_id)
);
create index property_values_by_entity on property_values (entity_id, tenant_id);
select protect_tenant_table('property_values', 'select, insert, delete');

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
  constraint end_reasons_handle_unique unique (handle, tenant_id)
);
select protect_tenant_table('end_reasons', 'select, insert, update, delete');

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
  constraint voucher_types_handle_unique unique (handle, tenant_id)
);
select protect_tenant_table('voucher_types', 'select, insert, update, delete');

create table billing_models (
  tenant_id uuid not null references tenants,
  billing_model_id uuid not null,
  name text not null constraint billing_models_name_length check (length(name) between 1 and 200),
  description text,
  created_at timestamptz not null,
  created_by jsonb not null,
  -- The currency of the fixed amounts below; null if there are none, and the model then works with every currency.
  currency text constraint billing_models_currency check (currency in ('DKK', 'SEK', 'NOK', 'USD', 'EUR', 'GBP', 'CHF')),
  -- { "basis": "age" | "size", "bands": [{ "from", "rateBasisPoints" }] }, the first band from 0, ascending.
  commission jsonb not null default '{"basis": "size", "bands": [{"from": 0, "rateBasisPoints": 0}]}',
  -- [{ "trigger", "amount" }]
  fees jsonb not null default '[]' constraint billing_models_fees_are_list check (jsonb_typeof(fees) = 'array'),
  vat_rate_basis_points integer not null default 0
    constraint billing_models_vat_in_range check (vat_rate_basis_points between 0 and 10000),
  kept_by_collector text[] not null default '{fee,cost,payout}',
  minimum_commission_amount bigint not null default 0
    constraint billing_models_minimum_commission_not_negative check (minimum_commission_amount >= 0),
  minimum_payout_amount bigint not null default 0
    constraint billing_models_minimum_payout_not_negative check (minimum_payout_amount >= 0),
  primary key (tenant_id, billing_model_id)
);
select protect_tenant_table('billing_models', 'select, insert, update, delete');

-- The tenant's bank accounts for collecting money.
create table transaction_accounts (
  tenant_id uuid not null references tenants,
  transaction_account_id uuid not null,
  name text not null constraint transaction_accounts_name_length check (length(name) between 1 and 200),
  bank_account jsonb not null,
  currency text not null constraint transaction_accounts_currency check (currency in ('DKK', 'SEK', 'NOK', 'USD', 'EUR', 'GBP', 'CHF')),
  is_default boolean not null default false,
  -- Its IBAN or domestic number in bank statements, if it is not the Danish account.
  statement_account text constraint transaction_accounts_statement_account_length check (length(statement_account) between 5 and 40),
  -- Whose money is on it: that of creditors and debtors, or the agency's own. The books depend on it, so it never changes.
  purpose text not null default 'CLIENT' constraint transaction_accounts_purpose check (purpose in ('CLIENT', 'OWN')),
  -- What payment files need: the bank, the version it accepts, and the customer number of the agreement.
  bic text constraint transaction_accounts_bic check (bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  payment_format text not null default 'pain.001.001.03'
    constraint transaction_accounts_payment_format check (payment_format in ('pain.001.001.03', 'pain.001.001.09')),
  payment_agreement text constraint transaction_accounts_payment_agreement_length check (length(payment_agreement) between 1 and 35),
  created_at timestamptz not null,
  created_by jsonb not null,
  updated_at timestamptz,
  updated_by jsonb,
  primary key (tenant_id, transaction_account_id)
);
create unique index transaction_accounts_one_default on transaction_accounts (tenant_id, currency) where is_default;
select protect_tenant_table('transaction_accounts', 'select, insert, update, delete');

-- The types of updates, and their effect on the case: pause it, hide it from some roles, end with the case.
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
