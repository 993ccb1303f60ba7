-- The bank accounts that money is collected on, and the order in which the audit trail is read.

create table transaction_accounts (
  tenant_id uuid not null references tenants,
  transaction_account_id uuid not null,
  name text not null constraint transaction_accounts_name_length check (length(name) between 1 and 200),
  bank_account jsonb not null,
  currency text not null constraint transaction_accounts_currency check (currency in ('DKK', 'SEK', 'NOK', 'USD', 'EUR', 'GBP', 'CHF')),
  is_default boolean not null default false,
  created_at timestamptz not null,
  created_by jsonb not null,
  updated_at timestamptz,
  updated_by jsonb,
  primary key (tenant_id, transaction_account_id)
);
create unique index transaction_accounts_one_default on transaction_accounts (tenant_id, currency) where is_default;
select protect_tenant_table('transaction_accounts', 'select, insert, update, delete');

-- The newest entries of a tenant are read from one end. The id decides between entries of the same moment.
create index audit_entries_newest on audit_entries (tenant_id, at, audit_id);
