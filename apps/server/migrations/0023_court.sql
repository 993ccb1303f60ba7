-- Claims that are taken to court as a payment order (betalingspåkrav), and what became of them. The amounts are what is
-- claimed: those of the day on which the claim was prepared, or its application was last created.
create table court_claims (
  tenant_id uuid not null,
  court_claim_id uuid not null,
  case_id uuid not null,
  state text not null default 'PREPARED' constraint court_claims_state check (state in
    ('PREPARED', 'FILED', 'SERVED', 'OBJECTED', 'ENDORSED', 'BAILIFF', 'WITHDRAWN', 'ENDED')),
  claimed_on date not null,
  principal bigint not null constraint court_claims_principal check (principal between 1 and 9007199254740991),
  interest bigint not null constraint court_claims_interest check (interest between 0 and 9007199254740991),
  fees bigint not null constraint court_claims_fees check (fees between 0 and 9007199254740991),
  costs bigint not null constraint court_claims_costs check (costs between 0 and 9007199254740991),
  -- The days that the debtor has to object, by the rule pack of the day on which the claim was prepared.
  objection_days integer not null constraint court_claims_objection_days check (objection_days between 1 and 3650),
  court text constraint court_claims_court_length check (length(court) between 1 and 200),
  court_reference text constraint court_claims_court_reference_length check (length(court_reference) between 1 and 100),
  served_on date,
  fee_voucher_id uuid,
  application_file_id uuid,
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, court_claim_id),
  constraint court_claims_case foreign key (tenant_id, case_id) references cases,
  constraint court_claims_fee_voucher foreign key (tenant_id, case_id, fee_voucher_id)
    references case_vouchers (tenant_id, case_id, case_voucher_id),
  constraint court_claims_application_file foreign key (tenant_id, application_file_id) references files,
  constraint court_claims_filed_at_a_court check (
    case when state = 'PREPARED' then court is null and fee_voucher_id is null when state = 'WITHDRAWN' then true else court is not null end),
  constraint court_claims_served check (case
    when state in ('PREPARED', 'FILED') then served_on is null
    when state in ('SERVED', 'OBJECTED', 'ENDORSED', 'BAILIFF') then served_on is not null
    else true end)
);
-- A case has one open claim.
create unique index court_claims_open_once on court_claims (tenant_id, case_id) where state not in ('WITHDRAWN', 'ENDED');
create index court_claims_by_case on court_claims (case_id, tenant_id);
create index court_claims_by_fee_voucher on court_claims (case_id, tenant_id, fee_voucher_id) where fee_voucher_id is not null;
create index court_claims_by_application_file on court_claims (application_file_id, tenant_id) where application_file_id is not null;
select protect_tenant_table('court_claims',
  'select, insert, update (state, claimed_on, principal, interest, fees, costs, court, court_reference, served_on, fee_voucher_id, application_file_id)');

-- When a claim came into each state. A state is reached once.
create table court_claim_changes (
  tenant_id uuid not null,
  court_claim_id uuid not null,
  state text not null constraint court_claim_changes_state check (state in
    ('PREPARED', 'FILED', 'SERVED', 'OBJECTED', 'ENDORSED', 'BAILIFF', 'WITHDRAWN', 'ENDED')),
  happened_on date not null,
  -- Why the debtor objects, or why the claim was withdrawn or ended.
  note text constraint court_claim_changes_note_length check (length(note) between 1 and 2000),
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, court_claim_id, state),
  constraint court_claim_changes_claim foreign key (tenant_id, court_claim_id) references court_claims,
  constraint court_claim_changes_explained check (state not in ('OBJECTED', 'WITHDRAWN', 'ENDED') or note is not null)
);
select protect_tenant_table('court_claim_changes', 'select, insert, update (happened_on, note)');

create view published.court_claims with (security_invoker) as
  select tenant_id, court_claim_id, case_id, state
  from public.court_claims;
grant select on published.court_claims to fordring_app;
