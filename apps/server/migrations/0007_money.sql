-- The ledger of each case, and what follows from it: settlements, payouts and creditor accounts. Entries are only ever
-- added.

-- The tenant's own rows of rule packs: one rule of one pack in one period. In that period, the newest row replaces older
-- ones and those that come with the release (`shipped-rule-rows.sql`). The value never changes.
create table rule_rows (
  tenant_id uuid not null references tenants,
  rule_row_id uuid not null,
  pack text not null constraint rule_rows_pack check (
    pack in ('dk-consumer', 'dk-business', 'no-consumer', 'no-business', 'se-consumer', 'se-business')),
  rule text not null constraint rule_rows_rule check (rule in (
    'statutory-rate', 'day-count', 'interest-start-days', 'reminder-fee', 'collection-fee', 'plan-fee', 'compensation',
    'cost-table', 'demand-deadline-days', 'allocation-order', 'dispute-answer-days', 'limitation', 'fees-after-breach',
    'costs-after-demand', 'cost-vat', 'contract-rate-limit', 'debtor-earmarks', 'payment-order', 'court-fee',
    'contact-hours', 'contact-cap')),
  valid_from date not null,
  -- The first day on which the row no longer applies.
  valid_until date,
  due_from date,
  due_until date,
  value jsonb not null constraint rule_rows_rate_in_range check (
    rule <> 'statutory-rate' or (jsonb_typeof(value) = 'number' and (value #>> '{}')::numeric between 0 and 1)),
  source text not null constraint rule_rows_source_length check (length(source) between 1 and 500),
  reviewed boolean not null,
  reason text constraint rule_rows_reason_length check (length(reason) between 1 and 2000),
  created_at timestamptz not null,
  created_by jsonb not null,
  updated_at timestamptz,
  updated_by jsonb,
  primary key (tenant_id, rule_row_id),
  constraint rule_rows_period check (valid_until >= valid_from),
  constraint rule_rows_due_period check (due_until > due_from)
);
select protect_tenant_table('rule_rows', 'select, insert, update (valid_until, reviewed, reason, updated_at, updated_by)');

-- One debit or one credit. `outstanding` is the part of a debit that is not yet paid, or the part of a credit that is not
-- yet used. It is the one column that changes, only by conditional updates, and never below zero or above the amount.
-- A payment changes what is outstanding, which no index has: pages with free space keep it from changing any.
create table case_vouchers (
  tenant_id uuid not null,
  case_voucher_id uuid not null,
  case_id uuid not null,
  creditor_id uuid not null,
  voucher_type_id uuid not null,
  category text not null,
  direction text not null constraint case_vouchers_direction check (direction in ('debit', 'credit')),
  amount bigint not null constraint case_vouchers_amount_in_range check (amount between 0 and 9007199254740991),
  outstanding bigint not null constraint case_vouchers_outstanding_in_range check (outstanding between 0 and amount),
  currency text not null constraint case_vouchers_currency check (currency in ('DKK', 'SEK', 'NOK', 'USD', 'EUR', 'GBP', 'CHF')),
  source text not null constraint case_vouchers_source check (source in ('CREDITOR', 'COLLECTOR')),
  date timestamptz not null,
  due_date timestamptz,
  reference_id text constraint case_vouchers_reference_length check (length(reference_id) between 1 and 200),
  text text,
  -- The yearly rate of contractual interest; 1 is 100 %.
  interest numeric constraint case_vouchers_interest_in_range check (interest between 0 and 1),
  interest_start_date timestamptz,
  interest_end_date timestamptz,
  reference_case_voucher_id uuid,
  unique_id text constraint case_vouchers_unique_id_length check (length(unique_id) between 1 and 200),
  properties jsonb not null default '{}',
  created_at timestamptz not null,
  created_by jsonb not null,
  -- The reference as it is searched for.
  reference_key text collate "C" generated always as (lower(reference_id)) stored,
  -- A mistake is reversed by a voucher of the opposite direction.
  reverses_case_voucher_id uuid,
  -- Whether a deposit is a direct payment: a deposit that a creditor's voucher brought along looks the same otherwise.
  is_direct_payment boolean not null default false,
  -- Whether a payment was dated before the voucher that it paid when it was registered.
  is_dated_before_voucher boolean not null default false,
  -- How a debit bears interest, or, on an interest voucher tied to a debit, how that debit does. Null means that it does not.
  interest_rule text constraint case_vouchers_interest_rule check (interest_rule in ('statutory', 'contractual', 'none')),
  -- How accrued interest that was booked came about: { until, pack, version, lines }.
  interest_basis jsonb,
  -- Why a charge that the rule pack does not allow was added: { rule, source, reason, at, by }.
  rule_override jsonb,
  -- What the debtor chose that a payment covers: { "debitVoucherIds" } or { "categories" }.
  earmark jsonb,
  -- Whether a credit takes back interest that was booked and then turned out to be too high.
  is_interest_correction boolean not null default false,
  primary key (tenant_id, case_voucher_id),
  constraint case_vouchers_case foreign key (tenant_id, case_id) references cases,
  constraint case_vouchers_creditor foreign key (tenant_id, creditor_id) references creditors,
  constraint case_vouchers_voucher_type foreign key (tenant_id, voucher_type_id) references voucher_types,
  -- A voucher refers only to a voucher of its own case.
  constraint case_vouchers_of_case unique (case_id, tenant_id, case_voucher_id),
  constraint case_vouchers_reference_voucher foreign key (tenant_id, case_id, reference_case_voucher_id)
    references case_vouchers (tenant_id, case_id, case_voucher_id),
  -- A voucher reverses only a voucher of its own case.
  constraint case_vouchers_reversed_voucher foreign key (tenant_id, case_id, reverses_case_voucher_id)
    references case_vouchers (tenant_id, case_id, case_voucher_id),
  constraint case_vouchers_reverses_another check (reverses_case_voucher_id <> case_voucher_id),
  constraint case_vouchers_direct_payment_pays check (
    not is_direct_payment or (direction = 'credit' and reference_case_voucher_id is not null)),
  constraint case_vouchers_interest_of_rule check (case interest_rule
    when 'contractual' then interest is not null when 'statutory' then interest is null else true end),
  constraint case_vouchers_interest_rule_of_debit check (interest_rule is null or direction = 'debit'),
  constraint case_vouchers_interest_basis_of_interest check (
    interest_basis is null or (category = 'interest' and direction = 'debit' and reference_case_voucher_id is not null)),
  constraint case_vouchers_override_of_charge check (
    rule_override is null or (direction = 'debit' and category in ('fee', 'cost', 'compensation'))),
  constraint case_vouchers_earmark_of_payment check (earmark is null or category = 'deposit'),
  constraint case_vouchers_interest_correction check (
    not is_interest_correction or (direction = 'credit' and reference_case_voucher_id is not null)),
  constraint case_vouchers_dated_before_voucher check (not is_dated_before_voucher or direction = 'credit')
) with (fillfactor = 90);
create unique index case_vouchers_unique_id_unique on case_vouchers (tenant_id, unique_id) where unique_id is not null;
create index case_vouchers_by_reference on case_vouchers (tenant_id, reference_id, creditor_id) where reference_id is not null;
create index case_vouchers_by_creditor on case_vouchers (creditor_id, tenant_id);
create index case_vouchers_by_voucher_type on case_vouchers (voucher_type_id, tenant_id);
create index case_vouchers_by_reference_voucher on case_vouchers (tenant_id, case_id, reference_case_voucher_id) where reference_case_voucher_id is not null;
create index case_vouchers_by_reference_key on case_vouchers (reference_key, tenant_id, case_id) where reference_key is not null;
-- At most one reversal: the foreign key allows one case for each voucher, so the third column widens nothing.
create unique index case_vouchers_reversed_once on case_vouchers (tenant_id, reverses_case_voucher_id, case_id)
  where reverses_case_voucher_id is not null;
-- For sums of deposits since a day, without reading older ones.
create index case_vouchers_deposits on case_vouchers (tenant_id, date)
  include (creditor_id, currency, direction, amount) where category = 'deposit';
-- The few vouchers that bear interest.
create index case_vouchers_bearing_interest on case_vouchers (tenant_id, case_id)
  where interest_rule in ('statutory', 'contractual');
-- Debits by the day on which they were due, as `firstGiven` writes it. Not only those with something outstanding: a payment
-- would then change the index, and with it every other index of the table. (The second condition keeps it from lookups by
-- id; see the note on indexes in 0001.)
create index case_vouchers_debits_by_due on case_vouchers (tenant_id, (case when due_date is null then date else due_date end))
  where direction = 'debit' and case when due_date is null then date else due_date end > '-infinity';
select protect_tenant_table('case_vouchers', 'select, insert, update (outstanding)');

-- How much of one credit pays one debit. An allocation is undone by a row that points at it. A credit pays a debit of its
-- own case, or of one merged with it, which no foreign key can express: the case of an allocation is that of the credit.
create table case_voucher_allocations (
  tenant_id uuid not null,
  allocation_id uuid not null,
  case_id uuid not null,
  credit_voucher_id uuid not null,
  debit_voucher_id uuid not null,
  amount bigint not null constraint case_voucher_allocations_amount_positive check (amount > 0),
  undoes_allocation_id uuid,
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, allocation_id),
  constraint case_voucher_allocations_credit foreign key (tenant_id, case_id, credit_voucher_id)
    references case_vouchers (tenant_id, case_id, case_voucher_id),
  constraint case_voucher_allocations_debit foreign key (tenant_id, debit_voucher_id) references case_vouchers,
  constraint case_voucher_allocations_undone foreign key (tenant_id, undoes_allocation_id) references case_voucher_allocations,
  constraint case_voucher_allocations_undone_once unique (undoes_allocation_id, tenant_id)
);
create index case_voucher_allocations_by_credit on case_voucher_allocations (credit_voucher_id, tenant_id, case_id);
create index case_voucher_allocations_by_debit on case_voucher_allocations (debit_voucher_id, tenant_id, case_id);
select protect_tenant_table('case_voucher_allocations', 'select, insert');

-- A settlement with a creditor. Its terms and the name of the creditor are copies, so that later changes do not affect it.
create table billings (
  tenant_id uuid not null,
  billing_id uuid not null,
  -- Assigned on approval, so that the numbers of a tenant have no gaps.
  billing_seq_id bigint,
  creditor_id uuid not null,
  creditor_name text not null,
  billing_model_id uuid not null,
  terms jsonb not null,
  currency text not null constraint billings_currency check (currency in ('DKK', 'SEK', 'NOK', 'USD', 'EUR', 'GBP', 'CHF')),
  period_from date not null,
  period_to date not null,
  state text not null constraint billings_state check (state in ('DRAFT', 'APPROVED')),
  -- The entries and fees below, summed by kind.
  collections jsonb not null,
  fees jsonb not null,
  collected_by_collector_amount bigint not null,
  collected_by_creditor_amount bigint not null,
  collector_share_amount bigint not null,
  commission_amount bigint not null,
  fee_amount bigint not null,
  vat_amount bigint not null,
  -- A positive balance is paid out to the creditor; a negative one is due from the creditor.
  balance_amount bigint not null,
  created_at timestamptz not null,
  created_by jsonb not null,
  approved_at timestamptz,
  approved_by jsonb,
  -- The amount set off against what the creditor owed; null on drafts.
  offset_amount bigint,
  primary key (tenant_id, billing_id),
  constraint billings_creditor foreign key (tenant_id, creditor_id) references creditors,
  constraint billings_billing_model foreign key (tenant_id, billing_model_id) references billing_models,
  constraint billings_seq_unique unique (billing_seq_id, tenant_id),
  constraint billings_period check (period_from <= period_to),
  constraint billings_approved_has_number check ((state = 'APPROVED') = (billing_seq_id is not null and approved_at is not null)),
  constraint billings_balance check (balance_amount
    = collected_by_collector_amount - collector_share_amount - commission_amount - fee_amount - vat_amount),
  constraint billings_offset check (offset_amount between 0 and greatest(balance_amount, 0)),
  constraint billings_offset_of_approved check (offset_amount is null or state = 'APPROVED')
);
-- One draft at a time: a correction follows the settlement it corrects, so only the last settlement can be withdrawn.
create unique index billings_one_draft on billings (tenant_id, creditor_id, currency) where state = 'DRAFT';
create index billings_by_creditor on billings (creditor_id, tenant_id, billing_id);
create index billings_by_billing_model on billings (billing_model_id, tenant_id);
select protect_tenant_table('billings', 'select, insert, update (state, billing_seq_id, approved_at, approved_by, offset_amount), delete');

-- The entries of a settlement: one row for each allocation of a deposit. An allocation is billed only once.
create table billing_entries (
  tenant_id uuid not null,
  allocation_id uuid not null,
  billing_id uuid not null,
  category text not null,
  -- Negative if the allocation undoes another.
  amount bigint not null constraint billing_entries_amount_counts check (amount <> 0),
  paid_to text not null constraint billing_entries_paid_to check (paid_to in ('CREDITOR', 'COLLECTOR')),
  kept_by text not null constraint billing_entries_kept_by check (kept_by in ('CREDITOR', 'COLLECTOR')),
  -- The value that selected the commission band: days or minor units.
  basis_value bigint not null,
  rate_basis_points integer not null,
  commission_amount bigint not null,
  corrects_allocation_id uuid,
  recorded_at timestamptz not null,
  -- Recorded before the period but not billed then.
  is_late boolean not null,
  constraint billing_entries_billed_once primary key (tenant_id, allocation_id),
  constraint billing_entries_billing foreign key (tenant_id, billing_id) references billings,
  constraint billing_entries_allocation foreign key (tenant_id, allocation_id) references case_voucher_allocations,
  constraint billing_entries_commission_of_share check (kept_by = 'CREDITOR' or commission_amount = 0)
);
create index billing_entries_by_billing on billing_entries (billing_id, tenant_id, recorded_at, allocation_id);
select protect_tenant_table('billing_entries', 'select, insert, delete');

-- A fixed fee for an event, charged once per event.
create table billing_fees (
  tenant_id uuid not null,
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

-- Money to be paid out: to a contact for a voucher, or to a creditor for a settlement or a credit note, at most once for
-- each; or back to whoever paid it, for a bank line. The account is a copy, because the contact may be deleted afterwards.
create table payouts (
  tenant_id uuid not null references tenants,
  payout_id uuid not null,
  case_voucher_id uuid,
  contact_id uuid,
  recipient_name text not null,
  bank_account jsonb,
  amount bigint not null constraint payouts_amount_positive check (amount > 0),
  currency text not null,
  created_at timestamptz not null,
  created_by jsonb not null,
  billing_id uuid,
  creditor_id uuid,
  -- A copy of the account it is paid from.
  transaction_account jsonb,
  iban_account jsonb,
  -- A Norwegian or Swedish account without an IBAN.
  domestic_account jsonb,
  -- The bank line whose money is refunded.
  bank_line_id uuid,
  -- The credit note whose amount the creditor gets back, because the invoice was paid.
  invoice_id uuid,
  -- On a refund: somebody entered an account that the money did not come from, so a second person must approve it.
  is_account_entered boolean not null default false,
  primary key (tenant_id, payout_id),
  constraint payouts_case_voucher foreign key (tenant_id, case_voucher_id) references case_vouchers,
  constraint payouts_once_per_voucher unique (case_voucher_id, tenant_id),
  constraint payouts_billing foreign key (tenant_id, billing_id) references billings,
  constraint payouts_creditor foreign key (tenant_id, creditor_id) references creditors,
  constraint payouts_once_per_billing unique (billing_id, tenant_id),
  constraint payouts_once_per_invoice unique (invoice_id, tenant_id),
  constraint payouts_for_one_thing check (num_nonnulls(case_voucher_id, billing_id, bank_line_id, invoice_id) = 1),
  constraint payouts_to_one_party check (
    (case_voucher_id is null) = (contact_id is null) and (num_nonnulls(billing_id, invoice_id) = 0) = (creditor_id is null)),
  constraint payouts_to_one_account check (num_nonnulls(bank_account, iban_account, domestic_account) = 1),
  constraint payouts_entered_account_of_refund check (not is_account_entered or bank_line_id is not null)
);
create index payouts_by_creditor on payouts (tenant_id, creditor_id) where creditor_id is not null;
create index payouts_by_contact on payouts (contact_id, tenant_id) where contact_id is not null;
select protect_tenant_table('payouts', 'select, insert');

-- The payment of a payout. A separate entry, so that payouts never change.
create table payout_payments (
  tenant_id uuid not null,
  payout_id uuid not null,
  paid_on date not null,
  reference text constraint payout_payments_reference_length check (length(reference) between 1 and 200),
  created_at timestamptz not null,
  created_by jsonb not null,
  constraint payout_payments_once primary key (tenant_id, payout_id),
  constraint payout_payments_payout foreign key (tenant_id, payout_id) references payouts
);
select protect_tenant_table('payout_payments', 'select, insert');

-- Another account for a payout, if the bank could not pay to the one before. The last one counts.
create table payout_corrections (
  tenant_id uuid not null,
  payout_id uuid not null,
  correction_number integer not null constraint payout_corrections_number_positive check (correction_number > 0),
  bank_account jsonb,
  iban_account jsonb,
  domestic_account jsonb,
  corrected_at timestamptz not null,
  corrected_by jsonb not null,
  primary key (tenant_id, payout_id, correction_number),
  constraint payout_corrections_payout foreign key (tenant_id, payout_id) references payouts,
  constraint payout_corrections_to_one_account check (num_nonnulls(bank_account, iban_account, domestic_account) = 1)
);
select protect_tenant_table('payout_corrections', 'select, insert');

-- The approval of a payout by a second person, after the given change of its recipient's account and the given correction
-- of its own. A later one has another number and so voids the approval. 0 means that none is on record.
create table payout_approvals (
  tenant_id uuid not null,
  payout_id uuid not null,
  change_number integer not null constraint payout_approvals_number_not_negative check (change_number >= 0),
  correction_number integer not null constraint payout_approvals_correction_not_negative check (correction_number >= 0),
  approved_at timestamptz not null,
  approved_by jsonb not null,
  primary key (tenant_id, payout_id, change_number, correction_number),
  constraint payout_approvals_payout foreign key (tenant_id, payout_id) references payouts
);
select protect_tenant_table('payout_approvals', 'select, insert');

-- The account of a creditor in one currency: the amount the creditor owes after settlements. The balance is the sum of the
-- entries, stored here so that it can be locked and never becomes negative.
create table creditor_accounts (
  tenant_id uuid not null,
  creditor_id uuid not null,
  currency text not null constraint creditor_accounts_currency check (currency in ('DKK', 'SEK', 'NOK', 'USD', 'EUR', 'GBP', 'CHF')),
  balance_amount bigint not null
    constraint creditor_accounts_balance check (balance_amount between 0 and 9007199254740991),
  primary key (tenant_id, creditor_id, currency),
  constraint creditor_accounts_creditor foreign key (tenant_id, creditor_id) references creditors
);
select protect_tenant_table('creditor_accounts', 'select, insert, update (balance_amount)');

-- Each change of a creditor's debt, positive or negative. Entries are only ever added.
create table creditor_account_entries (
  tenant_id uuid not null,
  entry_id uuid not null,
  creditor_id uuid not null,
  currency text not null,
  kind text not null constraint creditor_account_entries_kind check (
    kind in ('RECEIVABLE', 'OFFSET', 'PAYMENT', 'CREDIT_NOTE', 'REVERSAL')),
  amount bigint not null,
  billing_id uuid,
  reverses_entry_id uuid,
  -- The bank line of a payment that the bank reported.
  bank_line_id uuid,
  date date not null,
  text text constraint creditor_account_entries_text_length check (length(text) between 1 and 500),
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, entry_id),
  constraint creditor_account_entries_account foreign key (tenant_id, creditor_id, currency) references creditor_accounts,
  constraint creditor_account_entries_billing foreign key (tenant_id, billing_id) references billings,
  constraint creditor_account_entries_reverses foreign key (tenant_id, reverses_entry_id) references creditor_account_entries,
  -- A settlement creates or offsets a receivable, once.
  constraint creditor_account_entries_once_per_billing unique (billing_id, tenant_id),
  constraint creditor_account_entries_reversed_once unique (reverses_entry_id, tenant_id),
  constraint creditor_account_entries_of_billing check ((kind in ('RECEIVABLE', 'OFFSET')) = (billing_id is not null)),
  constraint creditor_account_entries_of_entry check ((kind = 'REVERSAL') = (reverses_entry_id is not null)),
  constraint creditor_account_entries_of_line check (bank_line_id is null or kind = 'PAYMENT'),
  constraint creditor_account_entries_direction check (case kind
    when 'RECEIVABLE' then amount > 0 when 'REVERSAL' then amount <> 0 else amount < 0 end)
);
create index creditor_account_entries_by_creditor on creditor_account_entries (creditor_id, tenant_id, currency, entry_id);
create index creditor_account_entries_by_line on creditor_account_entries (bank_line_id, tenant_id) where bank_line_id is not null;
select protect_tenant_table('creditor_account_entries', 'select, insert');

-- How much of each receivable is still owed. The account of the creditor is locked before this changes.
create table creditor_receivables (
  tenant_id uuid not null,
  entry_id uuid not null,
  amount bigint not null constraint creditor_receivables_amount_positive check (amount > 0),
  outstanding_amount bigint not null
    constraint creditor_receivables_outstanding check (outstanding_amount between 0 and amount),
  primary key (tenant_id, entry_id),
  constraint creditor_receivables_entry foreign key (tenant_id, entry_id) references creditor_account_entries
);
select protect_tenant_table('creditor_receivables', 'select, insert, update (outstanding_amount)');

-- How much of an offset, a payment or a credit note settled which receivable. If the entry is reversed, it no longer counts.
create table creditor_allocations (
  tenant_id uuid not null,
  entry_id uuid not null,
  receivable_entry_id uuid not null,
  amount bigint not null constraint creditor_allocations_amount_positive check (amount > 0),
  primary key (tenant_id, entry_id, receivable_entry_id),
  constraint creditor_allocations_entry foreign key (tenant_id, entry_id) references creditor_account_entries,
  constraint creditor_allocations_receivable foreign key (tenant_id, receivable_entry_id) references creditor_receivables
);
create index creditor_allocations_by_receivable on creditor_allocations (receivable_entry_id, tenant_id);
select protect_tenant_table('creditor_allocations', 'select, insert');

-- What the ledger does not know and a limitation period depends on: acknowledgements, legal steps, demands. Rows are only
-- added, and withdrawn with a reason if they were wrong.
create table limitation_facts (
  tenant_id uuid not null,
  limitation_fact_id uuid not null,
  case_id uuid not null,
  -- Null: every debit of the case.
  case_voucher_id uuid,
  kind text not null constraint limitation_facts_kind check (kind in
    ('acknowledgement', 'written-acknowledgement', 'part-payment', 'legal-action', 'judgment', 'demand', 'debt-instrument')),
  happened_on date not null constraint limitation_facts_happened_on_in_range check (happened_on between '1900-01-01' and '2999-12-31'),
  note text not null constraint limitation_facts_note_length check (length(note) between 1 and 2000),
  -- What a demand gave the debtor, and how it was sent. A demand without a deadline is a mere reminder.
  deadline date,
  channel text constraint limitation_facts_channel check (channel in ('LETTER', 'DIGITAL POST', 'EMAIL', 'E-INVOICE')),
  -- The document that proves it.
  file_id uuid,
  created_at timestamptz not null,
  created_by jsonb not null,
  withdrawn_at timestamptz,
  withdrawn_by jsonb,
  withdrawal_reason text constraint limitation_facts_withdrawal_reason_length check (length(withdrawal_reason) between 1 and 2000),
  primary key (tenant_id, limitation_fact_id),
  constraint limitation_facts_demand_only check (kind = 'demand' or (deadline is null and channel is null)),
  constraint limitation_facts_deadline_in_range check (deadline >= happened_on and deadline <= '2999-12-31'),
  constraint limitation_facts_case foreign key (tenant_id, case_id) references cases,
  constraint limitation_facts_case_voucher foreign key (tenant_id, case_id, case_voucher_id)
    references case_vouchers (tenant_id, case_id, case_voucher_id),
  constraint limitation_facts_file foreign key (tenant_id, file_id) references files,
  constraint limitation_facts_withdrawn_by_someone check (
    (withdrawn_at is null) = (withdrawn_by is null) and (withdrawn_at is null) = (withdrawal_reason is null))
);
create index limitation_facts_by_voucher on limitation_facts (case_id, tenant_id, case_voucher_id);
create index limitation_facts_by_file on limitation_facts (file_id, tenant_id) where file_id is not null;
create index limitation_facts_by_day on limitation_facts (happened_on, tenant_id) where withdrawn_at is null;
select protect_tenant_table('limitation_facts', 'select, insert, update (note, file_id, withdrawn_at, withdrawn_by, withdrawal_reason)');

-- Debits that lapsed, each with the write-off that took it out of the balance.
create table limitation_lapses (
  tenant_id uuid not null,
  limitation_lapse_id uuid not null,
  case_id uuid not null,
  case_voucher_id uuid not null,
  write_off_voucher_id uuid not null,
  -- Interest lapses with the debit that it accrued on.
  with_voucher_id uuid,
  expired_on date not null,
  amount bigint not null constraint limitation_lapses_amount_positive check (amount between 1 and 9007199254740991),
  created_at timestamptz not null,
  created_by jsonb not null,
  -- Null while the debit is lapsed.
  undone_at timestamptz,
  undone_by jsonb,
  -- Why the debit is collected although it lapsed; null if it turned out not to have lapsed.
  override_reason text constraint limitation_lapses_override_reason_length check (length(override_reason) between 1 and 2000),
  primary key (tenant_id, limitation_lapse_id),
  constraint limitation_lapses_case_voucher foreign key (tenant_id, case_id, case_voucher_id)
    references case_vouchers (tenant_id, case_id, case_voucher_id),
  constraint limitation_lapses_write_off foreign key (tenant_id, case_id, write_off_voucher_id)
    references case_vouchers (tenant_id, case_id, case_voucher_id),
  constraint limitation_lapses_undone_by_someone check ((undone_at is null) = (undone_by is null)),
  constraint limitation_lapses_override_undoes check (override_reason is null or undone_at is not null)
);
-- A debit lapses once at a time, and a write-off is of one lapse.
create unique index limitation_lapses_once on limitation_lapses (tenant_id, case_voucher_id) where undone_at is null;
create unique index limitation_lapses_of_write_off on limitation_lapses (write_off_voucher_id, case_id, tenant_id);
create index limitation_lapses_by_voucher on limitation_lapses (case_id, tenant_id, case_voucher_id);
create index limitation_lapses_overridden on limitation_lapses (tenant_id, case_id) where override_reason is not null;
select protect_tenant_table('limitation_lapses', 'select, insert, update (undone_at, undone_by, override_reason)');

-- The warnings that were given, so that each is given once.
create table limitation_warnings (
  tenant_id uuid not null,
  case_voucher_id uuid not null,
  expires_on date not null,
  months smallint not null constraint limitation_warnings_months check (months in (12, 6, 3)),
  warned_at timestamptz not null,
  primary key (tenant_id, case_voucher_id, expires_on, months),
  constraint limitation_warnings_case_voucher foreign key (tenant_id, case_voucher_id) references case_vouchers
);
-- The warnings find what lapses soon, in its order (see limitation-search.sql). The condition keeps lookups from it, as above.
create index limitation_warnings_by_end on limitation_warnings (tenant_id, expires_on, case_voucher_id)
  where expires_on > '-infinity';
select protect_tenant_table('limitation_warnings', 'select, insert');

-- The last check of limitation of a tenant. By its end, every debit of an open case that lapses within a year of its day had
-- been warned of, except on cases whose check failed, if the case did not change after the position in the journal, and
-- the tenant's rules did not either.
create table limitation_checks (
  tenant_id uuid primary key references tenants,
  checked_on date not null,
  position bigint not null constraint limitation_checks_position check (position >= 0),
  -- Identifies the rules that applied (see limitation-basis.sql).
  basis text not null,
  failed_case_ids uuid[] not null
);
select protect_tenant_table('limitation_checks', 'select, insert, update (checked_on, position, basis, failed_case_ids)');
