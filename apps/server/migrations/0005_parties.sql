-- Creditors, their customers and debtors, and everybody else we deal with.

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
  vat_registered boolean not null default true,
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
  bank_account jsonb,
  iban_account jsonb,
  primary key (tenant_id, creditor_id),
  constraint creditors_reference_unique unique (reference_id, tenant_id),
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
  tenant_id uuid not null,
  ultimate_creditor_id uuid not null,
  creditor_id uuid not null,
  name text not null constraint ultimate_creditors_name_length check (length(name) between 1 and 200),
  address jsonb,
  registry_identifier jsonb,
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, ultimate_creditor_id),
  constraint ultimate_creditors_creditor foreign key (tenant_id, creditor_id) references creditors,
  constraint ultimate_creditors_of_creditor unique (creditor_id, tenant_id, ultimate_creditor_id)
);
select protect_tenant_table('ultimate_creditors', 'select, insert, update, delete');

-- A name as lists sort it: without case, with æ, ø and å after z, and with aa as å. Swedish ä and ö are sorted as æ and ø.
create function sort_name(p_name text) returns text
language sql immutable parallel safe
as $$
  select left(
    translate(replace(lower(p_name), 'aa', 'å'), 'ÆØÅÄÖÜÉæøåäöüéèêëáàíóúñç', '{|}{|ye{|}{|yeeeeaaiounc'), 200)
$$;

create table customers (
  tenant_id uuid not null,
  customer_id uuid not null,
  creditor_id uuid not null,
  reference_id text not null constraint customers_reference_length check (length(reference_id) between 1 and 200),
  is_company boolean not null,
  -- Its name as lists sort it: of its first debtor, else of its first user, else its reference.
  sort_name text collate "C" not null default '',
  created_at timestamptz not null,
  created_by jsonb not null,
  updated_at timestamptz,
  updated_by jsonb,
  primary key (tenant_id, customer_id),
  constraint customers_creditor foreign key (tenant_id, creditor_id) references creditors,
  constraint customers_of_creditor unique (creditor_id, tenant_id, customer_id),
  constraint customers_reference_unique unique (reference_id, tenant_id, creditor_id)
);
-- The condition keeps the index from lookups by id; see the note on indexes in 0001.
create index customers_by_name on customers (tenant_id, sort_name, customer_id) where sort_name >= '';
select protect_tenant_table('customers', 'select, insert, update');

-- The debtors of a customer, and the people who act for them.
create table customer_users (
  tenant_id uuid not null,
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
  -- When the data of the person was erased.
  erased_at timestamptz,
  primary key (tenant_id, user_id),
  constraint customer_users_customer foreign key (tenant_id, customer_id) references customers,
  constraint customer_users_seq_unique unique (user_seq_id, tenant_id)
);
create index customer_users_by_customer on customer_users (customer_id, tenant_id, user_seq_id);
-- Those who may be due to be erased.
create index customer_users_kept on customer_users (tenant_id, created_at) where erased_at is null;
select protect_tenant_table('customer_users', 'select, insert, update, delete');

-- What was erased, when and why: everything about a person, or one kind of data of all people of a customer.
create table erasures (
  tenant_id uuid not null,
  erasure_id uuid not null,
  customer_id uuid not null,
  user_id uuid,
  kind text constraint erasures_kind check (kind in ('messages', 'notes', 'contactHistory')),
  reason text not null constraint erasures_reason_length check (length(reason) between 1 and 500),
  -- How many items of each kind were erased.
  counts jsonb not null,
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, erasure_id),
  constraint erasures_once unique (user_id, tenant_id),
  constraint erasures_of_person_or_kind check ((user_id is null) = (kind is not null)),
  constraint erasures_customer foreign key (tenant_id, customer_id) references customers
);
create index erasures_by_customer on erasures (customer_id, tenant_id);
select protect_tenant_table('erasures', 'select, insert');

-- Every customer whose last case ended before this has lost this kind of data, so that nobody looks at it again.
create table retention_cursors (
  tenant_id uuid not null references tenants,
  kind text not null constraint retention_cursors_kind check (kind in ('messages', 'notes', 'contactHistory')),
  ended_before timestamptz not null,
  primary key (tenant_id, kind)
);
select protect_tenant_table('retention_cursors', 'select, insert, update (ended_before)');

-- The words of a customer: of the names and e-mail addresses of its users and of its reference.
--
-- Row-level security lets an index serve only conditions whose operators are known not to leak: comparisons are,
-- full-text, trigram and array matches are not. So search is made of ranges over plain btree indexes: words are stored
-- folded and in byte order, and all words with the same beginning form a range. For the same reason, what a list is
-- filtered by is a column or a row of its own, never something inside an array or JSON.
create table customer_search_words (
  tenant_id uuid not null,
  word text collate "C" not null constraint customer_search_words_length check (length(word) between 1 and 100),
  customer_id uuid not null,
  -- Without a foreign key: the words of a customer are derived from it and written in its transaction, and the service never
  -- deletes customers. Checking each of a dozen words took a quarter of the time of an import.
  primary key (tenant_id, word, customer_id)
);
create index customer_search_words_by_customer on customer_search_words (customer_id, tenant_id, word);
select protect_tenant_table('customer_search_words', 'select, insert, delete');

-- One row for each time a bank account was set, changed or removed. Rows are only ever added.
create table bank_account_changes (
  tenant_id uuid not null references tenants,
  account_change_id uuid not null,
  owner_type text not null constraint bank_account_changes_owner_type
    check (owner_type in ('creditor', 'contact', 'transaction-account', 'tenant')),
  owner_id uuid not null,
  owner_name text not null,
  -- Counts the changes of one owner: the clocks of two processes may disagree, this cannot.
  change_number integer not null constraint bank_account_changes_number_positive check (change_number > 0),
  -- Whether the owner never had an account before.
  is_first boolean not null,
  bank_account jsonb,
  iban_account jsonb,
  changed_at timestamptz not null,
  changed_by jsonb not null,
  primary key (tenant_id, account_change_id),
  constraint bank_account_changes_numbered unique (owner_id, tenant_id, change_number)
);
select protect_tenant_table('bank_account_changes', 'select, insert');
