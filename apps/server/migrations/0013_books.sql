-- The books: double entries, derived from what the other tables record. Rows are only ever added.

-- Up to where the journal has been posted. Whoever posts or closes holds the row.
create table book_states (
  tenant_id uuid primary key references tenants,
  position bigint not null constraint book_states_position check (position >= 0),
  posted_at timestamptz not null
);
select protect_tenant_table('book_states', 'select, insert, update (position, posted_at)');

-- The chart of accounts. `handle` says what is posted on an account; number and name are the tenant's.
create table book_accounts (
  tenant_id uuid not null references tenants,
  book_account_id uuid not null,
  handle text not null constraint book_accounts_handle check (handle ~ '^(bank-[0-9a-f-]{36}|[a-z]+(-[a-z]+)*)$'),
  number text not null constraint book_accounts_number check (number ~ '^[1-9][0-9]{0,9}$'),
  name text not null constraint book_accounts_name_length check (length(name) between 1 and 200),
  created_at timestamptz not null,
  created_by jsonb not null,
  updated_at timestamptz,
  updated_by jsonb,
  primary key (tenant_id, book_account_id),
  constraint book_accounts_handle_once unique (handle, tenant_id),
  constraint book_accounts_number_once unique (number, tenant_id)
);
select protect_tenant_table('book_accounts', 'select, insert, update (number, name, updated_at, updated_by)');

-- The months of the books, without a gap. No month can be added before the first one.
create table book_periods (
  tenant_id uuid not null references tenants,
  book_period_id uuid not null,
  month date not null constraint book_periods_first_day check (extract(day from month) = 1),
  previous_month date,
  opened_at timestamptz not null,
  primary key (tenant_id, month),
  constraint book_periods_id unique (book_period_id, tenant_id),
  constraint book_periods_previous foreign key (tenant_id, previous_month) references book_periods,
  constraint book_periods_without_gap check (previous_month = (month - interval '1 month')::date)
);
create index book_periods_by_previous on book_periods (previous_month, tenant_id) where previous_month is not null;
create unique index book_periods_one_first on book_periods (tenant_id) where previous_month is null;
select protect_tenant_table('book_periods', 'select, insert');

-- An entry moves an amount from one account to another, so that the books balance by their shape. The entries of a month
-- are numbered, and each refers to the one before it. The last number of a closed month is a closing, which no entry
-- can follow: `follows_closing` is always false, so the reference to a closing does not exist.
create table book_entries (
  tenant_id uuid not null,
  month date not null,
  number bigint not null constraint book_entries_number_positive check (number > 0),
  entry_id uuid not null,
  is_closing boolean not null,
  previous_number bigint,
  follows_closing boolean not null default false constraint book_entries_follow_no_closing check (not follows_closing),
  kind text not null constraint book_entries_kind check (kind in (
    'CLAIM', 'CLAIM_SETTLED', 'COLLECTED', 'DEPOSIT', 'DEPOSIT_REVERSED', 'BANK_LINE', 'BANK_LINE_MOVED',
    'BANK_LINE_REPLACED', 'BANK_OPENING', 'COLLECTOR_SHARE', 'COMMISSION', 'FEES', 'VAT', 'PAYOUT', 'PAYOUT_PAID',
    'PAYOUT_SENT', 'PAYOUT_FAILED', 'PAYOUT_CANCELLED', 'CREDITOR_DEBT', 'CLOSING')),
  -- The record that the entry follows from; with its kind and part it is posted once.
  source_id uuid not null,
  part integer not null constraint book_entries_part check (part >= 0),
  debit_account text,
  credit_account text,
  amount bigint constraint book_entries_amount_positive check (amount between 1 and 9007199254740991),
  currency text constraint book_entries_currency check (currency in ('DKK', 'SEK', 'NOK', 'USD', 'EUR', 'GBP', 'CHF')),
  -- The day in the books, and the day it would be if its month had been open.
  posting_date date not null,
  original_date date not null,
  value_date date not null,
  creditor_id uuid,
  case_id uuid,
  bank_line_id uuid,
  posted_at timestamptz not null,
  primary key (tenant_id, month, number),
  constraint book_entries_id unique (entry_id, tenant_id),
  constraint book_entries_chain unique (number, tenant_id, month, is_closing),
  constraint book_entries_previous foreign key (tenant_id, month, previous_number, follows_closing)
    references book_entries (tenant_id, month, number, is_closing),
  constraint book_entries_previous_number check (
    case when number = 1 then previous_number is null else previous_number is not null and previous_number = number - 1 end),
  constraint book_entries_period foreign key (tenant_id, month) references book_periods,
  constraint book_entries_posted_once unique (source_id, tenant_id, kind, part),
  constraint book_entries_debit foreign key (tenant_id, debit_account) references book_accounts (tenant_id, handle),
  constraint book_entries_credit foreign key (tenant_id, credit_account) references book_accounts (tenant_id, handle),
  constraint book_entries_within_month check (
    posting_date >= month and posting_date < (month + interval '1 month')::date and posting_date >= original_date),
  constraint book_entries_shape check (case when is_closing
    then kind = 'CLOSING' and num_nonnulls(debit_account, credit_account, amount, currency) = 0
    else kind <> 'CLOSING' and num_nulls(debit_account, credit_account, amount, currency) = 0
         and debit_account <> credit_account end)
);
create index book_entries_by_previous on book_entries (previous_number, tenant_id, month, follows_closing);
create index book_entries_by_debit on book_entries (debit_account, tenant_id, month, number);
create index book_entries_by_credit on book_entries (credit_account, tenant_id, month, number);
create index book_entries_by_case on book_entries (case_id, tenant_id) where case_id is not null;
create index book_entries_by_creditor on book_entries (creditor_id, tenant_id, month, number) where creditor_id is not null;
select protect_tenant_table('book_entries', 'select, insert');

-- What was posted on an account on a day, so that a balance is a sum of days and not of entries. Written together with the
-- entries. Sums are numeric: too large a total must not stop the books, only the report that shows it.
create table book_day_totals (
  tenant_id uuid not null,
  posting_date date not null,
  handle text not null,
  currency text not null,
  original_date date not null,
  debit numeric not null constraint book_day_totals_debit check (debit >= 0),
  credit numeric not null constraint book_day_totals_credit check (credit >= 0),
  debit_count bigint not null constraint book_day_totals_debit_count check (debit_count >= 0),
  credit_count bigint not null constraint book_day_totals_credit_count check (credit_count >= 0),
  primary key (tenant_id, posting_date, handle, currency, original_date),
  constraint book_day_totals_account foreign key (tenant_id, handle) references book_accounts (tenant_id, handle)
);
create index book_day_totals_by_account on book_day_totals (handle, tenant_id, original_date);
select protect_tenant_table('book_day_totals', 'select, insert, update (debit, credit, debit_count, credit_count)');

-- Months that were closed. There is no way back.
create table book_closings (
  tenant_id uuid not null,
  month date not null,
  number bigint not null,
  is_closing boolean not null default true constraint book_closings_is_closing check (is_closing),
  closed_at timestamptz not null,
  closed_by jsonb not null,
  constraint book_closings_once primary key (tenant_id, month),
  constraint book_closings_entry foreign key (tenant_id, month, number, is_closing)
    references book_entries (tenant_id, month, number, is_closing)
);
create index book_closings_by_entry on book_closings (month, tenant_id, number, is_closing);
select protect_tenant_table('book_closings', 'select, insert');

-- The balance of an account at the end of a day, as the bank reported it last.
create table bank_balances (
  tenant_id uuid not null,
  transaction_account_id uuid not null,
  day date not null,
  -- Negative if the account is overdrawn.
  amount bigint not null constraint bank_balances_amount check (amount between -9007199254740991 and 9007199254740991),
  bank_file_id uuid not null,
  bank_balance_id uuid not null,
  primary key (tenant_id, transaction_account_id, day),
  constraint bank_balances_id unique (bank_balance_id, tenant_id),
  constraint bank_balances_account foreign key (tenant_id, transaction_account_id) references transaction_accounts,
  constraint bank_balances_file foreign key (tenant_id, bank_file_id) references bank_files
);
create index bank_balances_by_file on bank_balances (bank_file_id, tenant_id);
select protect_tenant_table('bank_balances', 'select, insert, update (amount, bank_file_id)');

create view published.bank_balances with (security_invoker) as
  select tenant_id, transaction_account_id, day, amount, bank_file_id, bank_balance_id
  from public.bank_balances;
grant select on published.bank_balances to fordring_app;

-- What the books read of others.
create view published.payout_payments with (security_invoker) as
  select tenant_id, payout_id, paid_on, created_at
  from public.payout_payments;

create view published.creditor_account_entries with (security_invoker) as
  select tenant_id, entry_id, creditor_id, currency, kind, amount, reverses_entry_id, date, created_at, bank_line_id
  from public.creditor_account_entries;

grant select on published.payout_payments, published.creditor_account_entries to fordring_app;
