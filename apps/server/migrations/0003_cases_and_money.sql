-- Cases and the entries that say what is owed and what was paid. Entries are only ever added.

create table cases (
  tenant_id uuid not null references tenants,
  case_id uuid not null,
  case_seq_id bigint not null,
  creditor_id uuid not null,
  customer_id uuid not null,
  ultimate_creditor_id uuid,
  group_id uuid,
  currency text not null constraint cases_currency check (currency in ('DKK', 'SEK', 'NOK', 'USD', 'EUR', 'GBP', 'CHF')),
  status text not null default 'PENDING' constraint cases_status check (status in ('PENDING', 'VERIFIED', 'ENDED')),
  status_time timestamptz not null,
  end_reason_id uuid,
  journal_number text constraint cases_journal_number_length check (length(journal_number) between 1 and 200),
  migrated_id text constraint cases_migrated_id_length check (length(migrated_id) between 1 and 200),
  properties jsonb not null default '{}',
  created_at timestamptz not null,
  created_by jsonb not null,
  updated_at timestamptz,
  updated_by jsonb,
  primary key (tenant_id, case_id),
  constraint cases_seq_unique unique (tenant_id, case_seq_id),
  constraint cases_ended_has_reason check ((status = 'ENDED') = (end_reason_id is not null)),
  -- The customer and the ultimate creditor belong to the creditor of the case.
  constraint cases_customer foreign key (tenant_id, creditor_id, customer_id) references customers (tenant_id, creditor_id, customer_id),
  constraint cases_ultimate_creditor foreign key (tenant_id, creditor_id, ultimate_creditor_id)
    references ultimate_creditors (tenant_id, creditor_id, ultimate_creditor_id),
  constraint cases_group foreign key (tenant_id, group_id) references case_groups,
  constraint cases_end_reason foreign key (tenant_id, end_reason_id) references end_reasons
);
create index cases_by_creditor on cases (creditor_id, tenant_id, customer_id, case_id);
create index cases_by_customer on cases (customer_id, tenant_id, case_seq_id);
create index cases_by_ultimate_creditor on cases (tenant_id, creditor_id, ultimate_creditor_id) where ultimate_creditor_id is not null;
create index cases_by_group on cases (tenant_id, group_id, case_id) where group_id is not null;
create index cases_by_end_reason on cases (tenant_id, end_reason_id) where end_reason_id is not null;
create index cases_by_status on cases (status, tenant_id, case_id);
create index cases_by_journal_number on cases (tenant_id, journal_number) where journal_number is not null;
select protect_tenant_table('cases', 'select, insert, update');

-- One claim or one credit. `outstanding` is what is not yet paid of a debit, or not yet used of a credit: the one column
-- that changes, only by conditional updates, and never below nothing or above the amount.
create table case_vouchers (
  tenant_id uuid not null references tenants,
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
  interest numeric constraint case_vouchers_interest_in_range check (interest between 0 and 100),
  interest_start_date timestamptz,
  interest_end_date timestamptz,
  reference_case_voucher_id uuid,
  unique_id text constraint case_vouchers_unique_id_length check (length(unique_id) between 1 and 200),
  properties jsonb not null default '{}',
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, case_voucher_id),
  constraint case_vouchers_case foreign key (tenant_id, case_id) references cases,
  constraint case_vouchers_creditor foreign key (tenant_id, creditor_id) references creditors,
  constraint case_vouchers_voucher_type foreign key (tenant_id, voucher_type_id) references voucher_types,
  -- A voucher refers only to a voucher of its own case.
  constraint case_vouchers_of_case unique (tenant_id, case_id, case_voucher_id),
  constraint case_vouchers_reference_voucher foreign key (tenant_id, case_id, reference_case_voucher_id)
    references case_vouchers (tenant_id, case_id, case_voucher_id)
);
create unique index case_vouchers_unique_id_unique on case_vouchers (tenant_id, unique_id) where unique_id is not null;
create index case_vouchers_by_reference on case_vouchers (tenant_id, reference_id, creditor_id) where reference_id is not null;
create index case_vouchers_by_creditor on case_vouchers (creditor_id, tenant_id);
create index case_vouchers_by_voucher_type on case_vouchers (voucher_type_id, tenant_id);
create index case_vouchers_by_reference_voucher on case_vouchers (tenant_id, case_id, reference_case_voucher_id) where reference_case_voucher_id is not null;
select protect_tenant_table('case_vouchers', 'select, insert, update (outstanding)');

-- How much of one credit pays one debit. An allocation is undone by a row that points at it.
create table case_voucher_allocations (
  tenant_id uuid not null references tenants,
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
  constraint case_voucher_allocations_debit foreign key (tenant_id, case_id, debit_voucher_id)
    references case_vouchers (tenant_id, case_id, case_voucher_id),
  constraint case_voucher_allocations_undone foreign key (tenant_id, undoes_allocation_id) references case_voucher_allocations,
  constraint case_voucher_allocations_undone_once unique (tenant_id, undoes_allocation_id)
);
create index case_voucher_allocations_by_credit on case_voucher_allocations (credit_voucher_id, tenant_id, case_id);
create index case_voucher_allocations_by_debit on case_voucher_allocations (debit_voucher_id, tenant_id, case_id);
select protect_tenant_table('case_voucher_allocations', 'select, insert');

-- Money to be paid out to a contact, with its own copy of where it goes: the contact may be deleted afterwards.
create table payouts (
  tenant_id uuid not null references tenants,
  payout_id uuid not null,
  case_voucher_id uuid not null,
  contact_id uuid not null,
  contact_name text not null,
  bank_account jsonb not null,
  amount bigint not null constraint payouts_amount_positive check (amount > 0),
  currency text not null,
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, payout_id),
  constraint payouts_case_voucher foreign key (tenant_id, case_voucher_id) references case_vouchers,
  constraint payouts_once_per_voucher unique (tenant_id, case_voucher_id)
);
select protect_tenant_table('payouts', 'select, insert');

-- A moment as the API writes it. Called immutable it could not be inlined, since to_char is not.
create function api_instant(moment timestamptz) returns text
language sql stable parallel safe
as $$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- A case voucher as it is read: one shape for answers and events, so that they cannot differ.
create function case_voucher_view(v case_vouchers) returns jsonb
language sql stable parallel safe
as $$
  select jsonb_build_object(
    'caseVoucherId', v.case_voucher_id, 'tenantId', v.tenant_id, 'caseId', v.case_id, 'creditorId', v.creditor_id,
    'voucherTypeId', v.voucher_type_id, 'category', v.category, 'direction', v.direction, 'amount', v.amount,
    'outstanding', case when v.direction = 'debit' then v.outstanding end,
    'unallocated', case when v.direction = 'credit' then v.outstanding end,
    'currency', v.currency, 'source', v.source, 'date', api_instant(v.date), 'dueDate', api_instant(v.due_date),
    'referenceId', v.reference_id, 'text', v.text, 'interest', v.interest,
    'interestStartDate', api_instant(v.interest_start_date), 'interestEndDate', api_instant(v.interest_end_date),
    'referenceCaseVoucherId', v.reference_case_voucher_id, 'uniqueId', v.unique_id, 'properties', v.properties,
    'createdAt', api_instant(v.created_at), 'createdBy', v.created_by)
$$;
