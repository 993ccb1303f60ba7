-- Payout batches: payouts that one payment file pays. One person prepares a batch, and another approves it.

create table payout_batches (
  tenant_id uuid not null,
  payout_batch_id uuid not null,
  batch_seq_id bigint not null,
  transaction_account_id uuid not null,
  -- Copies of what the file says about the account that pays.
  source jsonb not null,
  currency text not null constraint payout_batches_currency check (currency in ('DKK', 'SEK', 'NOK', 'EUR')),
  format text not null constraint payout_batches_format check (format in ('pain.001.001.03', 'pain.001.001.09')),
  execution_date date not null,
  -- APPROVED: the file exists, and the bank may have it.
  state text not null constraint payout_batches_state check (state in ('PREPARED', 'APPROVED', 'CANCELLED')),
  payment_count integer not null constraint payout_batches_payment_count check (payment_count between 1 and 1000),
  amount bigint not null constraint payout_batches_amount_positive check (amount between 1 and 9007199254740991),
  needs_second_person boolean not null,
  prepared_by_id uuid not null,
  created_at timestamptz not null,
  created_by jsonb not null,
  cancelled_at timestamptz,
  cancelled_by jsonb,
  primary key (tenant_id, payout_batch_id),
  constraint payout_batches_account foreign key (tenant_id, transaction_account_id) references transaction_accounts,
  constraint payout_batches_seq_unique unique (batch_seq_id, tenant_id),
  -- What an approval must repeat.
  constraint payout_batches_preparation unique (payout_batch_id, tenant_id, needs_second_person, prepared_by_id),
  constraint payout_batches_prepared_by_creator check (prepared_by_id::text = created_by ->> 'id'),
  constraint payout_batches_cancelled_by_someone check (
    (state = 'CANCELLED') = (cancelled_at is not null) and (cancelled_at is null) = (cancelled_by is null))
);
create index payout_batches_by_account on payout_batches (transaction_account_id, tenant_id);
select protect_tenant_table('payout_batches', 'select, insert, update (state, execution_date, cancelled_at, cancelled_by)');

alter table bank_lines add constraint bank_lines_payout_batch foreign key (tenant_id, payout_batch_id) references payout_batches;

-- The approval of a batch and its file, written once and never changed. An approval by the person who prepared the batch,
-- or by a token, is impossible where a second person is needed.
create table payout_files (
  tenant_id uuid not null,
  payout_batch_id uuid not null,
  needs_second_person boolean not null,
  prepared_by_id uuid not null,
  approved_at timestamptz not null,
  approved_by jsonb not null,
  content text not null,
  sha256 text not null,
  primary key (tenant_id, payout_batch_id),
  constraint payout_files_preparation foreign key (tenant_id, payout_batch_id, needs_second_person, prepared_by_id)
    references payout_batches (tenant_id, payout_batch_id, needs_second_person, prepared_by_id),
  constraint payout_files_second_person check (not needs_second_person
    or (approved_by ->> 'type' = 'USER' and approved_by ->> 'id' <> prepared_by_id::text)),
  constraint payout_files_sha256 check (sha256 = encode(sha256(convert_to(content, 'UTF8')), 'hex'))
);
create index payout_files_by_preparation on payout_files (payout_batch_id, tenant_id, needs_second_person, prepared_by_id);
select protect_tenant_table('payout_files', 'select, insert');

-- A payout in a batch. Its id is the end-to-end id that banks report it by.
create table payout_batch_payments (
  tenant_id uuid not null,
  payment_id uuid not null,
  payout_batch_id uuid not null,
  payout_id uuid not null,
  -- Counts the batches that the payout was in.
  attempt integer not null constraint payout_batch_payments_attempt check (attempt >= 0),
  end_to_end_id text not null
    constraint payout_batch_payments_end_to_end_id check (end_to_end_id = replace(payment_id::text, '-', '')),
  state text not null constraint payout_batch_payments_state check (
    state in ('PREPARED', 'SENT', 'ACCEPTED', 'REJECTED', 'CANCELLED')),
  -- Why the bank rejected it.
  reason text constraint payout_batch_payments_reason_length check (length(reason) between 1 and 500),
  sent_at timestamptz,
  decided_at timestamptz,
  decided_by jsonb,
  primary key (tenant_id, payment_id),
  constraint payout_batch_payments_batch foreign key (tenant_id, payout_batch_id) references payout_batches,
  constraint payout_batch_payments_payout foreign key (tenant_id, payout_id) references payouts,
  constraint payout_batch_payments_attempt_once unique (payout_id, tenant_id, attempt),
  constraint payout_batch_payments_end_to_end_id_once unique (end_to_end_id, tenant_id),
  constraint payout_batch_payments_sent check ((state in ('PREPARED', 'CANCELLED')) = (sent_at is null)),
  constraint payout_batch_payments_rejected_with_reason check ((state = 'REJECTED') = (reason is not null))
);
-- A payout is in one live batch at most.
create unique index payout_batch_payments_once on payout_batch_payments (payout_id, tenant_id)
  where state not in ('REJECTED', 'CANCELLED');
create index payout_batch_payments_by_batch on payout_batch_payments (payout_batch_id, tenant_id, payout_id);
select protect_tenant_table('payout_batch_payments', 'select, insert, update (state, reason, sent_at, decided_at, decided_by)');

-- A refund that was withdrawn before it was paid. A separate entry, so that payouts never change.
create table payout_cancellations (
  tenant_id uuid not null,
  payout_id uuid not null,
  cancelled_at timestamptz not null,
  cancelled_by jsonb not null,
  constraint payout_cancellations_once primary key (tenant_id, payout_id),
  constraint payout_cancellations_payout foreign key (tenant_id, payout_id) references payouts
);
select protect_tenant_table('payout_cancellations', 'select, insert');

alter table payouts add constraint payouts_bank_line foreign key (tenant_id, bank_line_id) references bank_lines;
create index payouts_by_bank_line on payouts (bank_line_id, tenant_id) where bank_line_id is not null;
create index bank_lines_by_end_to_end_id on bank_lines (end_to_end_id, tenant_id) where direction = 'debit' and end_to_end_id is not null;

create view published.payout_batch_payments with (security_invoker) as
  select tenant_id, payout_batch_id, payout_id, attempt, end_to_end_id, state, reason, sent_at, decided_at
  from public.payout_batch_payments;

create view published.payout_batches with (security_invoker) as
  select tenant_id, payout_batch_id, batch_seq_id, transaction_account_id
  from public.payout_batches;

create view published.payout_cancellations with (security_invoker) as
  select tenant_id, payout_id, cancelled_at
  from public.payout_cancellations;

grant select, update on published.payout_batch_payments, published.payout_batches, published.payout_cancellations to fordring_app;
