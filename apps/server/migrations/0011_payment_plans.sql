-- Payment plans: agreements to pay in instalments, and what was noticed about instalments and promises to pay.

create function sum_of_amounts(p_amounts bigint[]) returns numeric
language sql immutable strict parallel safe
as $$ select coalesce(sum(a.amount), 0) from unnest(p_amounts) as a (amount) $$;

create function least_amount(p_amounts bigint[]) returns bigint
language sql immutable strict parallel safe
as $$ select min(a.amount) from unnest(p_amounts) as a (amount) $$;

-- Whether every day is after the one before it.
create function are_ascending(p_days date[]) returns boolean
language sql immutable strict parallel safe
as $$
  select coalesce(bool_and(d.day > p_days[d.position - 1]), true)
  from unnest(p_days) with ordinality as d (day, position)
  where d.position > 1
$$;

create table payment_plan_settings (
  tenant_id uuid primary key references tenants,
  debtor_may_propose boolean not null,
  -- Whether a plan that a debtor proposes within the limits is in force at once.
  accepts_within_limits boolean not null,
  months_max integer not null constraint payment_plan_settings_months check (months_max between 1 and 120),
  instalment_min bigint not null
    constraint payment_plan_settings_instalment check (instalment_min between 1 and 9007199254740991),
  grace_days integer not null constraint payment_plan_settings_grace check (grace_days between 0 and 90),
  breach_after_missed integer not null constraint payment_plan_settings_missed check (breach_after_missed between 1 and 12),
  breach_after_days integer constraint payment_plan_settings_late check (breach_after_days between 1 and 365),
  reminder_days integer not null constraint payment_plan_settings_reminder check (reminder_days between 0 and 30),
  updated_at timestamptz not null,
  updated_by jsonb not null
);
select protect_tenant_table('payment_plan_settings', 'select, insert, update');

create table payment_plans (
  tenant_id uuid not null,
  payment_plan_id uuid not null,
  case_id uuid not null,
  currency text not null,
  status text not null constraint payment_plans_status check (status in
    ('PROPOSED', 'ACTIVE', 'COMPLETED', 'BROKEN', 'CANCELLED', 'DECLINED', 'WITHDRAWN')),
  amount bigint not null constraint payment_plans_amount_in_range check (amount between 1 and 9007199254740991),
  -- The whole debt with the interest until the last instalment, or a part of it.
  covers text not null constraint payment_plans_covers check (covers in ('ALL', 'PART')),
  -- What was due when the plan was proposed, with accrued interest and the fee of the plan.
  amount_due bigint not null constraint payment_plans_due_in_range check (amount_due between 1 and 9007199254740991),
  -- The interest from then until the last instalment, and the days without a known rate.
  interest bigint not null constraint payment_plans_interest_not_negative check (interest >= 0),
  unpriced_days integer not null,
  rule_pack text,
  rule_pack_version text,
  fee bigint not null constraint payment_plans_fee_in_range check (fee between 0 and 9007199254740991),
  interval text not null constraint payment_plans_interval check (interval in ('WEEKLY', 'FORTNIGHTLY', 'MONTHLY')),
  due_dates date[] not null,
  amounts bigint[] not null,
  grace_days integer not null,
  breach_after_missed integer not null,
  breach_after_days integer,
  reminder_days integer not null,
  proposed_by text not null constraint payment_plans_proposed_by check (proposed_by in ('CASEWORKER', 'DEBTOR')),
  -- How the debtor acknowledged the debt: { method, name, signedAt, ipAddress, text }.
  signature jsonb,
  file_id uuid,
  -- The update that pauses the case.
  update_id uuid,
  -- Up to when payments and due dates have been compared; set while the plan is in force.
  checked_at timestamptz,
  created_at timestamptz not null,
  created_by jsonb not null,
  accepted_at timestamptz,
  ended_at timestamptz,
  end_reason text constraint payment_plans_end_reason_length check (length(end_reason) <= 500),
  primary key (tenant_id, payment_plan_id),
  constraint payment_plans_case foreign key (tenant_id, case_id) references cases,
  constraint payment_plans_file foreign key (tenant_id, file_id) references files,
  constraint payment_plans_instalments_match check (
    cardinality(amounts) between 1 and 260 and cardinality(due_dates) = cardinality(amounts)),
  constraint payment_plans_instalments_sum check (sum_of_amounts(amounts) = amount),
  constraint payment_plans_instalments_positive check (least_amount(amounts) > 0),
  constraint payment_plans_days_ascending check (are_ascending(due_dates)),
  -- When the person who signed is erased, the document goes. That the plan was signed, how and when, stays.
  constraint payment_plans_signed check (file_id is null or signature is not null),
  constraint payment_plans_accepted check (
    (accepted_at is not null) = (status in ('ACTIVE', 'COMPLETED', 'BROKEN', 'CANCELLED'))
    and (accepted_at is null or (signature is not null and update_id is not null and checked_at is not null))),
  constraint payment_plans_ended check ((ended_at is null) = (status in ('PROPOSED', 'ACTIVE')))
);
create unique index payment_plans_one_in_force on payment_plans (case_id, tenant_id) where status = 'ACTIVE';
create unique index payment_plans_one_proposal on payment_plans (case_id, tenant_id) where status = 'PROPOSED';
create index payment_plans_by_case on payment_plans (case_id, tenant_id, payment_plan_id);
create index payment_plans_by_status on payment_plans (status, tenant_id, payment_plan_id);
create index payment_plans_by_file on payment_plans (file_id, tenant_id) where file_id is not null;
select protect_tenant_table('payment_plans',
  'select, insert, update (status, signature, file_id, update_id, checked_at, accepted_at, ended_at, end_reason)');

-- Every status that a plan has had. Rows are only added, each status is reached and left once, and only forward.
create table payment_plan_steps (
  tenant_id uuid not null,
  payment_plan_id uuid not null,
  from_status text,
  status text not null,
  at timestamptz not null,
  by jsonb not null,
  primary key (tenant_id, payment_plan_id, status),
  constraint payment_plan_steps_left_once unique (payment_plan_id, tenant_id, from_status),
  constraint payment_plan_steps_plan foreign key (tenant_id, payment_plan_id) references payment_plans,
  constraint payment_plan_steps_previous foreign key (tenant_id, payment_plan_id, from_status) references payment_plan_steps,
  constraint payment_plan_steps_forward check (
    (from_status is null and status = 'PROPOSED')
    or (from_status = 'PROPOSED' and status in ('ACTIVE', 'DECLINED', 'WITHDRAWN'))
    or (from_status = 'ACTIVE' and status in ('COMPLETED', 'BROKEN', 'CANCELLED')))
);
select protect_tenant_table('payment_plan_steps', 'select, insert');

-- What was noticed about an instalment, once each.
create table payment_plan_notices (
  tenant_id uuid not null,
  payment_plan_id uuid not null,
  number integer not null constraint payment_plan_notices_number check (number between 1 and 260),
  kind text not null constraint payment_plan_notices_kind check (kind in ('DUE', 'KEPT', 'PARTLY_PAID', 'MISSED')),
  day date not null,
  noticed_at timestamptz not null,
  primary key (tenant_id, payment_plan_id, number, kind),
  constraint payment_plan_notices_plan foreign key (tenant_id, payment_plan_id) references payment_plans
);
select protect_tenant_table('payment_plan_notices', 'select, insert');

-- What was noticed about promises to pay, once each. A promise is an update of the standard type; it has no other record.
create table promise_notices (
  tenant_id uuid not null references tenants,
  update_id uuid not null,
  status text not null constraint promise_notices_status check (status in ('KEPT', 'BROKEN', 'CANCELLED')),
  noticed_at timestamptz not null,
  primary key (tenant_id, update_id, status)
);
select protect_tenant_table('promise_notices', 'select, insert');

-- The status of each promise to pay when it was last looked at, so that a list of one status need not look at the others.
create table promise_states (
  tenant_id uuid not null references tenants,
  update_id uuid not null,
  status text not null constraint promise_states_status check (status in ('OPEN', 'KEPT', 'BROKEN', 'CANCELLED')),
  primary key (tenant_id, update_id)
);
create index promise_states_by_status on promise_states (status, tenant_id, update_id);
select protect_tenant_table('promise_states', 'select, insert, update (status), delete');

-- Up to where the journal was read for them, and the time they are of. A status differs only if the case of the promise was
-- changed since, or if a day or the end of an update has passed (see promise-search.sql).
create table promise_checks (
  tenant_id uuid primary key references tenants,
  position bigint not null constraint promise_checks_position check (position >= 0),
  checked_at timestamptz not null,
  -- Decides when the day of a promise is over. Null until all promises have been looked at.
  time_zone text
);
select protect_tenant_table('promise_checks', 'select, insert, update (position, checked_at, time_zone)');

-- Broken plans rule out new fees in Denmark.
create view published.payment_plans with (security_invoker) as
  select tenant_id, case_id, status, ended_at
  from public.payment_plans;
grant select on published.payment_plans to fordring_app;
