-- What creditors owe: settlements that end in their disfavour, and what came of it.

-- The account of a creditor in one currency. Its balance is the sum of its entries, kept here so that it can be held and
-- never falls below nothing.
create table creditor_accounts (
  tenant_id uuid not null references tenants,
  creditor_id uuid not null,
  currency text not null constraint creditor_accounts_currency check (currency in ('DKK', 'SEK', 'NOK', 'USD', 'EUR', 'GBP', 'CHF')),
  balance_amount bigint not null
    constraint creditor_accounts_balance check (balance_amount between 0 and 9007199254740991),
  primary key (tenant_id, creditor_id, currency),
  constraint creditor_accounts_creditor foreign key (tenant_id, creditor_id) references creditors
);
select protect_tenant_table('creditor_accounts', 'select, insert, update (balance_amount)');

-- Each thing that made a creditor owe more (above nothing) or less (below). Entries are only ever added.
create table creditor_account_entries (
  tenant_id uuid not null references tenants,
  entry_id uuid not null,
  creditor_id uuid not null,
  currency text not null,
  kind text not null constraint creditor_account_entries_kind check (kind in ('RECEIVABLE', 'OFFSET', 'PAYMENT', 'REVERSAL')),
  amount bigint not null,
  billing_id uuid,
  reverses_entry_id uuid,
  date date not null,
  text text constraint creditor_account_entries_text_length check (length(text) between 1 and 500),
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, entry_id),
  constraint creditor_account_entries_account foreign key (tenant_id, creditor_id, currency) references creditor_accounts,
  constraint creditor_account_entries_billing foreign key (tenant_id, billing_id) references billings,
  constraint creditor_account_entries_reverses foreign key (tenant_id, reverses_entry_id) references creditor_account_entries,
  -- A settlement raises a receivable or offsets one, and does so once.
  constraint creditor_account_entries_once_per_billing unique (tenant_id, billing_id),
  constraint creditor_account_entries_reversed_once unique (tenant_id, reverses_entry_id),
  constraint creditor_account_entries_of_billing check ((kind in ('RECEIVABLE', 'OFFSET')) = (billing_id is not null)),
  constraint creditor_account_entries_of_entry check ((kind = 'REVERSAL') = (reverses_entry_id is not null)),
  constraint creditor_account_entries_direction check (case kind
    when 'RECEIVABLE' then amount > 0 when 'REVERSAL' then amount <> 0 else amount < 0 end)
);
create index creditor_account_entries_by_creditor on creditor_account_entries (creditor_id, tenant_id, currency, entry_id);
select protect_tenant_table('creditor_account_entries', 'select, insert');

-- What an approved settlement kept back of its payout for what the creditor owed; null on drafts, and on settlements that
-- were approved before there was an account to offset.
alter table billings
  add column offset_amount bigint,
  add constraint billings_offset check (offset_amount between 0 and greatest(balance_amount, 0)),
  add constraint billings_offset_of_approved check (offset_amount is null or state = 'APPROVED');
grant update (offset_amount) on billings to fordring_app;
