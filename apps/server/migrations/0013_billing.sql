-- What a creditor is settled with: the terms, the settlements made by them, and the payouts that follow.

alter table billing_models
  -- The currency of all fixed sums below; null where there are none, and the model then fits every currency.
  add column currency text constraint billing_models_currency check (currency in ('DKK', 'SEK', 'NOK', 'USD', 'EUR', 'GBP', 'CHF')),
  -- { "basis": "age" | "size", "bands": [{ "from", "rateBasisPoints" }] }, the first band from 0, rising.
  add column commission jsonb not null default '{"basis": "size", "bands": [{"from": 0, "rateBasisPoints": 0}]}',
  -- [{ "trigger", "amount" }]
  add column fees jsonb not null default '[]' constraint billing_models_fees_are_list check (jsonb_typeof(fees) = 'array'),
  add column vat_rate_basis_points integer not null default 0
    constraint billing_models_vat_in_range check (vat_rate_basis_points between 0 and 10000),
  add column kept_by_collector text[] not null default '{fee,cost,payout}',
  add column minimum_commission_amount bigint not null default 0
    constraint billing_models_minimum_commission_not_negative check (minimum_commission_amount >= 0),
  add column minimum_payout_amount bigint not null default 0
    constraint billing_models_minimum_payout_not_negative check (minimum_payout_amount >= 0);

alter table creditors add column bank_account jsonb;

-- A settlement with a creditor. Its terms and name of the creditor are copies: what was settled stays as it was.
create table billings (
  tenant_id uuid not null references tenants,
  billing_id uuid not null,
  -- Given when it is approved, so that the numbers of a tenant have no gaps.
  billing_seq_id bigint,
  creditor_id uuid not null,
  creditor_name text not null,
  billing_model_id uuid not null,
  terms jsonb not null,
  currency text not null constraint billings_currency check (currency in ('DKK', 'SEK', 'NOK', 'USD', 'EUR', 'GBP', 'CHF')),
  period_from date not null,
  period_to date not null,
  state text not null constraint billings_state check (state in ('DRAFT', 'APPROVED')),
  -- What the entries and fees below come to, by kind.
  collections jsonb not null,
  fees jsonb not null,
  collected_by_collector_amount bigint not null,
  collected_by_creditor_amount bigint not null,
  collector_share_amount bigint not null,
  commission_amount bigint not null,
  fee_amount bigint not null,
  vat_amount bigint not null,
  -- Above nothing it is paid out to the creditor, below it is due from the creditor.
  balance_amount bigint not null,
  created_at timestamptz not null,
  created_by jsonb not null,
  approved_at timestamptz,
  approved_by jsonb,
  primary key (tenant_id, billing_id),
  constraint billings_creditor foreign key (tenant_id, creditor_id) references creditors,
  constraint billings_billing_model foreign key (tenant_id, billing_model_id) references billing_models,
  constraint billings_seq_unique unique (tenant_id, billing_seq_id),
  constraint billings_period check (period_from <= period_to),
  constraint billings_approved_has_number check ((state = 'APPROVED') = (billing_seq_id is not null and approved_at is not null)),
  constraint billings_balance check (balance_amount
    = collected_by_collector_amount - collector_share_amount - commission_amount - fee_amount - vat_amount)
);
-- One draft at a time: what corrects a settlement comes after it, so only the last of them can be taken back.
create unique index billings_one_draft on billings (tenant_id, creditor_id, currency) where state = 'DRAFT';
create index billings_by_creditor on billings (creditor_id, tenant_id, billing_id);
create index billings_by_billing_model on billings (billing_model_id, tenant_id);
select protect_tenant_table('billings', 'select, insert, update (state, billing_seq_id, approved_at, approved_by), delete');

-- What a settlement bills: one row for each allocation of a deposit, and never a second one for the same allocation.
create table billing_entries (
  tenant_id uuid not null references tenants,
  allocation_id uuid not null,
  billing_id uuid not null,
  category text not null,
  -- Below nothing where the allocation undoes another.
  amount bigint not null constraint billing_entries_amount_counts check (amount <> 0),
  paid_to text not null constraint billing_entries_paid_to check (paid_to in ('CREDITOR', 'COLLECTOR')),
  kept_by text not null constraint billing_entries_kept_by check (kept_by in ('CREDITOR', 'COLLECTOR')),
  -- Days, or minor units: what the band of the rate was chosen by.
  basis_value bigint not null,
  rate_basis_points integer not null,
  commission_amount bigint not null,
  corrects_allocation_id uuid,
  recorded_at timestamptz not null,
  -- Recorded before the period, and not billed by then.
  is_late boolean not null,
  constraint billing_entries_billed_once primary key (tenant_id, allocation_id),
  constraint billing_entries_billing foreign key (tenant_id, billing_id) references billings,
  constraint billing_entries_allocation foreign key (tenant_id, allocation_id) references case_voucher_allocations,
  constraint billing_entries_commission_of_share check (kept_by = 'CREDITOR' or commission_amount = 0)
);
create index billing_entries_by_billing on billing_entries (billing_id, tenant_id, allocation_id);
select protect_tenant_table('billing_entries', 'select, insert, delete');

-- A fixed fee for something that happened, charged once for each thing it happened to.
create table billing_fees (
  tenant_id uuid not null references tenants,
  trigger text not null,
  subject_id uuid not null,
  billing_id uuid not null,
  case_id uuid not null,
  amount bigint not null constraint billing_fees_amount_positive check (amount > 0),
  recorded_at timestamptz not null,
  constraint billing_fees_charged_once primary key (tenant_id, trigger, subject_id),
  constraint billing_fees_billing foreign key (tenant_id, billing_id) references billings
);
create index billing_fees_by_billing on billing_fees (billing_id, tenant_id);
select protect_tenant_table('billing_fees', 'select, insert, delete');

-- Payouts go to a contact, for a voucher, or to a creditor, for a settlement; at most one for either.
alter table payouts rename column contact_name to recipient_name;
alter table payouts
  alter column case_voucher_id drop not null,
  alter column contact_id drop not null,
  add column billing_id uuid,
  add column creditor_id uuid,
  -- A copy of the account it is paid from.
  add column transaction_account jsonb,
  add constraint payouts_billing foreign key (tenant_id, billing_id) references billings,
  add constraint payouts_creditor foreign key (tenant_id, creditor_id) references creditors,
  add constraint payouts_once_per_billing unique (tenant_id, billing_id),
  add constraint payouts_for_one_thing check (num_nonnulls(case_voucher_id, billing_id) = 1),
  add constraint payouts_to_one_party check ((case_voucher_id is null) = (contact_id is null) and (billing_id is null) = (creditor_id is null));
create index payouts_by_creditor on payouts (tenant_id, creditor_id) where creditor_id is not null;

-- That a payout was paid: an entry of its own, so that payouts stay as they were made.
create table payout_payments (
  tenant_id uuid not null references tenants,
  payout_id uuid not null,
  paid_on date not null,
  reference text constraint payout_payments_reference_length check (length(reference) between 1 and 200),
  created_at timestamptz not null,
  created_by jsonb not null,
  constraint payout_payments_once primary key (tenant_id, payout_id),
  constraint payout_payments_payout foreign key (tenant_id, payout_id) references payouts
);
select protect_tenant_table('payout_payments', 'select, insert');
