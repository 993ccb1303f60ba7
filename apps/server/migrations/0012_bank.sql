-- Bank statements: what banks report, and which payments were booked for it.

-- A statement file that was imported. A file with the same content is imported once.
create table bank_files (
  tenant_id uuid not null references tenants,
  bank_file_id uuid not null,
  file_name text not null constraint bank_files_name_length check (length(file_name) between 1 and 255),
  format text not null constraint bank_files_format check (format in ('camt.053', 'camt.054', 'csv')),
  size bigint not null,
  sha256 text not null constraint bank_files_sha256_form check (sha256 ~ '^[0-9a-f]{64}$'),
  -- The lines of the file, and how many of them no earlier file had.
  line_count integer not null,
  new_line_count integer not null constraint bank_files_new_lines check (new_line_count between 0 and line_count),
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, bank_file_id),
  constraint bank_files_imported_once unique (sha256, tenant_id)
);
select protect_tenant_table('bank_files', 'select, insert');

-- How the CSV files of one bank are read.
create table bank_csv_mappings (
  tenant_id uuid not null,
  bank_csv_mapping_id uuid not null,
  name text not null constraint bank_csv_mappings_name_length check (length(name) between 1 and 200),
  transaction_account_id uuid not null,
  delimiter text not null constraint bank_csv_mappings_delimiter check (delimiter in (',', ';', 'tab')),
  decimal_separator text not null constraint bank_csv_mappings_decimal_separator check (decimal_separator in (',', '.')),
  date_format text not null constraint bank_csv_mappings_date_format check (
    date_format in ('YYYY-MM-DD', 'DD-MM-YYYY', 'DD.MM.YYYY', 'DD/MM/YYYY', 'YYYYMMDD')),
  skipped_lines integer not null constraint bank_csv_mappings_skipped_lines check (skipped_lines between 0 and 100),
  columns jsonb not null,
  created_at timestamptz not null,
  created_by jsonb not null,
  updated_at timestamptz,
  updated_by jsonb,
  primary key (tenant_id, bank_csv_mapping_id),
  constraint bank_csv_mappings_account foreign key (tenant_id, transaction_account_id) references transaction_accounts
);
create index bank_csv_mappings_by_account on bank_csv_mappings (transaction_account_id, tenant_id);
select protect_tenant_table('bank_csv_mappings', 'select, insert, update, delete');

-- One movement on a transaction account, or one transaction of a batch. What the bank reported never changes.
create table bank_lines (
  tenant_id uuid not null,
  bank_line_id uuid not null,
  bank_file_id uuid not null,
  transaction_account_id uuid not null,
  -- Identifies the entry of the bank in all its files; see `entry-keys.rules.ts`.
  entry_key text not null constraint bank_lines_entry_key_length check (length(entry_key) between 1 and 200),
  -- 0: the whole entry; otherwise a transaction of it.
  position integer not null constraint bank_lines_position check (position >= 0),
  direction text not null constraint bank_lines_direction check (direction in ('credit', 'debit')),
  kind text not null constraint bank_lines_kind check (kind in ('payment', 'return', 'reversal')),
  amount bigint not null constraint bank_lines_amount_positive check (amount between 1 and 9007199254740991),
  currency text not null constraint bank_lines_currency check (currency in ('DKK', 'SEK', 'NOK', 'USD', 'EUR', 'GBP', 'CHF')),
  booking_date date not null,
  value_date date not null,
  payment_references text[] not null,
  text text not null,
  payer_name text,
  -- A column, because an index on an expression is of no use to a role with row-level security: lower() is not leakproof.
  payer_key text collate "C" generated always as (lower(payer_name)) stored,
  payer_account text,
  end_to_end_id text,
  servicer_reference text,
  -- What the line can be found by: the case numbers of its reference and of references within its text, and its words.
  reference_numbers bigint[] not null,
  text_numbers bigint[] not null,
  words text[] not null,
  -- NEW: not matched yet. MATCHED: to be booked on matched_case_id. OPEN: waits for a person. RETURNED: a later line took
  -- the money back. REPLACED: a later file has the transactions of the entry.
  state text not null constraint bank_lines_state check (
    state in ('NEW', 'MATCHED', 'OPEN', 'BOOKED', 'SET_ASIDE', 'RETURNED', 'REPLACED')),
  booked_amount bigint not null default 0,
  matched_case_id uuid,
  -- Why the line was set aside, or was not booked by itself.
  reason text,
  note text constraint bank_lines_note_length check (length(note) between 1 and 500),
  -- On a return: the line of the money that was returned.
  returns_line_id uuid,
  -- On money that left: the payout that it paid.
  payout_id uuid,
  -- On money that left: the payout batch that it paid in one sum.
  payout_batch_id uuid,
  best_score integer,
  handled_at timestamptz,
  handled_by jsonb,
  created_at timestamptz not null,
  primary key (tenant_id, bank_line_id),
  constraint bank_lines_reported_once unique (entry_key, tenant_id, transaction_account_id, position),
  constraint bank_lines_file foreign key (tenant_id, bank_file_id) references bank_files,
  constraint bank_lines_account foreign key (tenant_id, transaction_account_id) references transaction_accounts,
  constraint bank_lines_matched_case foreign key (tenant_id, matched_case_id) references cases,
  constraint bank_lines_returned foreign key (tenant_id, returns_line_id) references bank_lines,
  constraint bank_lines_booked_in_range check (booked_amount between 0 and amount),
  constraint bank_lines_booked_in_full check (state <> 'BOOKED' or booked_amount = amount),
  constraint bank_lines_nothing_booked check (
    state not in ('NEW', 'MATCHED', 'SET_ASIDE', 'RETURNED', 'REPLACED') or booked_amount = 0),
  constraint bank_lines_matched_to_case check ((state = 'MATCHED') = (matched_case_id is not null)),
  constraint bank_lines_set_aside_has_reason check (state <> 'SET_ASIDE' or reason is not null),
  constraint bank_lines_payout foreign key (tenant_id, payout_id) references payouts,
  constraint bank_lines_payout_is_debit check (payout_id is null or (direction = 'debit' and state = 'BOOKED' and returns_line_id is null)),
  constraint bank_lines_payout_batch_is_debit check (
    payout_batch_id is null or (direction = 'debit' and state = 'BOOKED' and returns_line_id is null and payout_id is null)),
  constraint bank_lines_return_is_debit check (returns_line_id is null or (direction = 'debit' and state = 'BOOKED'))
);
create index bank_lines_by_file on bank_lines (bank_file_id, tenant_id, state);
create index bank_lines_by_account on bank_lines (transaction_account_id, tenant_id, booking_date);
create index bank_lines_by_state on bank_lines (state, tenant_id, booking_date, bank_line_id);
create index bank_lines_by_matched_case on bank_lines (matched_case_id, tenant_id) where matched_case_id is not null;
create index bank_lines_by_payer_account on bank_lines (payer_account, tenant_id, handled_at, bank_line_id) where state = 'BOOKED' and payer_account is not null;
create index bank_lines_by_payer_key on bank_lines (payer_key, tenant_id, handled_at, bank_line_id) where state = 'BOOKED' and payer_key is not null;
-- A payment is returned once, and a payout paid once.
create unique index bank_lines_payout_once on bank_lines (payout_id, tenant_id) where payout_id is not null;
create unique index bank_lines_payout_batch_once on bank_lines (payout_batch_id, tenant_id) where payout_batch_id is not null;
create unique index bank_lines_returned_once on bank_lines (returns_line_id, tenant_id) where returns_line_id is not null;
select protect_tenant_table('bank_lines', 'select, insert, update (text, payer_name, payer_account, words, state, booked_amount, matched_case_id, reason, note, returns_line_id, payout_id, payout_batch_id, best_score, handled_at, handled_by)');

-- A deposit that was booked for a line. Undoing it reverses the deposit.
create table bank_bookings (
  tenant_id uuid not null,
  bank_booking_id uuid not null,
  bank_line_id uuid not null,
  case_id uuid not null,
  case_voucher_id uuid not null,
  amount bigint not null constraint bank_bookings_amount_positive check (amount > 0),
  is_automatic boolean not null,
  created_at timestamptz not null,
  created_by jsonb not null,
  reversal_voucher_id uuid,
  undone_at timestamptz,
  undone_by jsonb,
  primary key (tenant_id, bank_booking_id),
  constraint bank_bookings_line foreign key (tenant_id, bank_line_id) references bank_lines,
  constraint bank_bookings_deposit foreign key (tenant_id, case_id, case_voucher_id)
    references case_vouchers (tenant_id, case_id, case_voucher_id),
  -- A voucher is on one case, so the third column widens nothing.
  constraint bank_bookings_of_deposit unique (case_voucher_id, tenant_id, case_id),
  constraint bank_bookings_undone_by_reversal check (
    (undone_at is null) = (reversal_voucher_id is null) and (undone_at is null) = (undone_by is null))
);
-- A line is booked on a case once at a time.
create unique index bank_bookings_once on bank_bookings (tenant_id, bank_line_id, case_id) where undone_at is null;
create index bank_bookings_by_line on bank_bookings (bank_line_id, tenant_id);
select protect_tenant_table('bank_bookings', 'select, insert, update (reversal_voucher_id, undone_at, undone_by)');

-- Cases that a line may belong to, with the reasons. Nothing is booked because of them.
create table bank_suggestions (
  tenant_id uuid not null,
  bank_line_id uuid not null,
  case_id uuid not null,
  score integer not null constraint bank_suggestions_score check (score between 1 and 99),
  reasons text[] not null,
  primary key (tenant_id, bank_line_id, case_id),
  constraint bank_suggestions_line foreign key (tenant_id, bank_line_id) references bank_lines,
  constraint bank_suggestions_case foreign key (tenant_id, case_id) references cases
);
create index bank_suggestions_by_case on bank_suggestions (case_id, tenant_id);
select protect_tenant_table('bank_suggestions', 'select, insert, delete');

-- Files whose lines are still to be matched. A queue: it is processed for all tenants together and refers to no other table.
create table bank_match_queue (
  tenant_id uuid not null,
  bank_file_id uuid not null,
  -- Until when a worker holds it; after that the worker is presumed dead.
  leased_until timestamptz not null,
  primary key (tenant_id, bank_file_id)
);
create index bank_match_queue_due on bank_match_queue (leased_until);
select protect_tenant_table('bank_match_queue', 'select, insert, update, delete');
create policy worker on bank_match_queue to fordring_app
  using ((select current_worker()) = 'bank') with check ((select current_worker()) = 'bank');

-- What other features read of it.
create view published.bank_bookings with (security_invoker) as
  select tenant_id, case_voucher_id, undone_at, bank_line_id
  from public.bank_bookings;

create view published.bank_csv_mappings with (security_invoker) as
  select tenant_id, transaction_account_id
  from public.bank_csv_mappings;

create view published.bank_lines with (security_invoker) as
  select tenant_id, transaction_account_id, bank_line_id, bank_file_id, entry_key, position, direction, kind, amount,
    currency, booking_date, value_date, state, reason, payout_id, payout_batch_id, payer_name, text
  from public.bank_lines;

grant select, update on published.bank_bookings, published.bank_csv_mappings, published.bank_lines to fordring_app;
