-- Files, and the settings of a tenant.

create table files (
  tenant_id uuid not null references tenants,
  file_id uuid not null,
  file_name text not null constraint files_name_length check (length(file_name) between 1 and 255),
  content_type text not null,
  size bigint not null constraint files_size_not_negative check (size >= 0),
  sha256 text not null,
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, file_id)
);
-- No column of a file changes; the right to update lets a transaction lock the row of a file that it refers to.
select protect_tenant_table('files', 'select, insert, update (file_name), delete');

-- The total size of a tenant's files. It is changed only by conditional updates, in the transaction of the file.
create table file_usage (
  tenant_id uuid primary key references tenants,
  bytes_used bigint not null default 0 constraint file_usage_not_negative check (bytes_used >= 0),
  bytes_max bigint not null default 10737418240 constraint file_usage_quota_not_negative check (bytes_max >= 0)
);
select protect_tenant_table('file_usage', 'select, insert, update');

-- Content in the file store that no row refers to is recorded here, and removed only after a sweep has found it so on 30
-- different days. Days are counted as they are seen, not computed from the clock: a clock that jumps, or a database that
-- was offline for a month, removes nothing at once.
create table quarantined_files (
  tenant_id uuid not null references tenants,
  file_id uuid not null,
  size bigint not null,
  quarantined_at timestamptz not null,
  last_seen_on date not null,
  days_seen integer not null default 0,
  -- Set in the transaction that records the removal, which precedes the removal itself.
  removal_began_at timestamptz,
  primary key (tenant_id, file_id)
);
select protect_tenant_table('quarantined_files', 'select, insert, update (last_seen_on, days_seen, removal_began_at), delete');

-- While a tenant has a hold that has not expired, its files are not swept: while a backup copies them, after a restore
-- until an operator lifts the hold, and whenever an operator sets one.
create table file_sweep_holds (
  tenant_id uuid not null references tenants,
  hold_id uuid not null,
  reason text not null constraint file_sweep_holds_reason check (reason in ('backup', 'restore', 'operator')),
  held_at timestamptz not null,
  -- Null: until it is lifted.
  expires_at timestamptz,
  primary key (tenant_id, hold_id)
);
select protect_tenant_table('file_sweep_holds', 'select');

-- Only the operator sets and lifts holds. Lifting one restarts the quarantines.
create policy operator_writes on quarantined_files for delete to current_user using (true);
create policy operator_writes on file_sweep_holds to current_user using (true) with check (true);

-- The settings of a tenant. A tenant without a row, and a setting that is null, have the default.
create table tenant_settings (
  tenant_id uuid primary key references tenants,
  -- [{ "category", "order" }], first paid first.
  allocation_policy jsonb constraint tenant_settings_policy_is_list check (jsonb_typeof(allocation_policy) = 'array'),
  updated_at timestamptz,
  updated_by jsonb,
  default_currency text constraint tenant_settings_currency
    check (default_currency in ('DKK', 'SEK', 'NOK', 'USD', 'EUR', 'GBP', 'CHF')),
  logo_file_id uuid,
  phone jsonb,
  email text,
  payment_instructions text constraint tenant_settings_instructions_length check (length(payment_instructions) <= 2000),
  bank_account jsonb,
  address jsonb,
  opening_hours text constraint tenant_settings_opening_hours_length check (length(opening_hours) <= 500),
  payment_reference text constraint tenant_settings_payment_reference_length check (length(payment_reference) <= 100),
  -- After how many days without an open case the data of a customer's people is erased; null: only on request.
  personal_data_days integer constraint tenant_settings_personal_data_days check (personal_data_days between 30 and 36500),
  -- The same for a kind of data of the customer, while its people are kept; null: as long as they are.
  message_days integer constraint tenant_settings_message_days check (message_days between 1 and 36500),
  note_days integer constraint tenant_settings_note_days check (note_days between 1 and 36500),
  contact_history_days integer constraint tenant_settings_contact_history_days
    check (contact_history_days between 1 and 36500),
  -- After how many days a request leaves the request log; null: with its partition.
  request_log_days integer constraint tenant_settings_request_log_days check (request_log_days between 1 and 30),
  payment_deadline_days integer
    constraint tenant_settings_payment_deadline check (payment_deadline_days between 1 and 90),
  -- Users without a second factor can then only sign in to set one up.
  second_factor_required boolean not null default false,
  -- How many days back a payment may be dated; null: no limit.
  payment_days_back integer
    constraint tenant_settings_payment_days_back check (payment_days_back between 0 and 36500),
  -- Whether a case ends as PAID when a payment brings its balance to zero.
  ends_paid_cases boolean not null default true,
  -- How long a payout to a changed account needs a second person. Lowering it takes effect after as many days as were in
  -- force, or one person could turn the rule off, pay, and turn it on again.
  payout_review_days integer not null default 7
    constraint tenant_settings_payout_review_days check (payout_review_days between 0 and 90),
  former_payout_review_days integer not null default 0
    constraint tenant_settings_former_payout_review_days check (former_payout_review_days between 0 and 90),
  former_payout_review_until timestamptz,
  -- From which total a payout batch needs a second person; null: never. Raising it takes effect after a week.
  two_people_from_amount bigint default 1000000
    constraint tenant_settings_two_people_from_amount check (two_people_from_amount between 0 and 9007199254740991),
  former_two_people_from_amount bigint
    constraint tenant_settings_former_two_people_from_amount check (former_two_people_from_amount between 0 and 9007199254740991),
  former_two_people_until timestamptz,
  -- How payment references are written: the creditor number of Danish FI cards, the check digit of Norwegian KID, and
  -- whether a Swedish OCR reference states its length.
  fi_creditor_number text constraint tenant_settings_fi_creditor_number check (fi_creditor_number ~ '^8[0-9]{7}$'),
  kid_modulus integer not null default 10 constraint tenant_settings_kid_modulus check (kid_modulus in (10, 11)),
  ocr_length_digit boolean not null default false,
  -- What invoices say about the agency.
  registration_number text constraint tenant_settings_registration_number check (registration_number ~ '^[0-9A-Z]{2,20}$'),
  vat_number text constraint tenant_settings_vat_number check (vat_number ~ '^[A-Z]{2}[0-9A-Z]{2,18}$'),
  -- What happens to a confidential e-mail if the mail server offers no encryption: it waits, or a link is sent instead.
  email_without_tls text not null default 'hold'
    constraint tenant_settings_email_without_tls check (email_without_tls in ('hold', 'link')),
  constraint tenant_settings_logo foreign key (tenant_id, logo_file_id) references files
);
create index tenant_settings_logo on tenant_settings (logo_file_id, tenant_id) where logo_file_id is not null;
select protect_tenant_table('tenant_settings', 'select, insert, update');
