-- The ledger of each case, and what follows from it: settlements, payouts and creditor accounts. Entries are only ever
-- added.

-- One debit or one credit. `outstanding` is the part of a debit that is not yet paid, or the part of a credit that is not
-- yet used. It is the one column that changes, only by conditional updates, and never below zero or above the amount.
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
  -- The reference as it is searched for.
  reference_key text collate "C" generated always as (lower(reference_id)) stored,
  -- A mistake is reversed by a voucher of the opposite direction.
  reverses_case_voucher_id uuid,
  -- Whether a deposit is a direct payment: a deposit that a creditor's voucher brought along looks the same otherwise.
  is_direct_payment boolean not null default false,
  -- Whether a payment was dated before the voucher that it paid when it was registered.
  is_dated_before_voucher boolean not null default false,
  primary key (tenant_id, case_voucher_id),
  constraint case_vouchers_case foreign key (tenant_id, case_id) references cases,
  constraint case_vouchers_creditor foreign key (tenant_id, creditor_id) references creditors,
  constraint case_vouchers_voucher_type foreign key (tenant_id, voucher_type_id) references voucher_types,
  -- A voucher refers only to a voucher of its own case.
  constraint case_vouchers_of_case unique (tenant_id, case_id, case_voucher_id),
  constraint case_vouchers_reference_voucher foreign key (tenant_id, case_id, reference_case_voucher_id)
    references case_vouchers (tenant_id, case_id, case_voucher_id),
  -- A voucher reverses only a voucher of its own case.
  constraint case_vouchers_reversed_voucher foreign key (tenant_id, case_id, reverses_case_voucher_id)
    references case_vouchers (tenant_id, case_id, case_voucher_id),
  constraint case_vouchers_reverses_another check (reverses_case_voucher_id <> case_voucher_id),
  constraint case_vouchers_direct_payment_pays check (
    not is_direct_payment or (direction = 'credit' and reference_case_voucher_id is not null)),
  constraint case_vouchers_dated_before_voucher check (not is_dated_before_voucher or direction = 'credit')
);
create unique index case_vouchers_unique_id_unique on case_vouchers (tenant_id, unique_id) where unique_id is not null;
create index case_vouchers_by_reference on case_vouchers (tenant_id, reference_id, creditor_id) where reference_id is not null;
create index case_vouchers_by_creditor on case_vouchers (creditor_id, tenant_id);
create index case_vouchers_by_voucher_type on case_vouchers (voucher_type_id, tenant_id);
create index case_vouchers_by_reference_voucher on case_vouchers (tenant_id, case_id, reference_case_voucher_id) where reference_case_voucher_id is not null;
create index case_vouchers_by_reference_key on case_vouchers (reference_key, tenant_id, case_id) where reference_key is not null;
-- At most one reversal: the foreign key allows one case for each voucher, so the third column widens nothing.
create unique index case_vouchers_reversed_once on case_vouchers (tenant_id, reverses_case_voucher_id, case_id)
  where reverses_case_voucher_id is not null;
-- What was collected since a day, without reading what was collected before it.
create index case_vouchers_deposits on case_vouchers (tenant_id, date)
  include (creditor_id, currency, direction, amount) where category = 'deposit';
select protect_tenant_table('case_vouchers', 'select, insert, update (outstanding)');

-- How much of one credit pays one debit. An allocation is undone by a row that points at it. A credit pays a debit of its
-- own case, or of one merged with it, which no foreign key can express: the case of an allocation is that of the credit.
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
  constraint case_voucher_allocations_debit foreign key (tenant_id, debit_voucher_id) references case_vouchers,
  constraint case_voucher_allocations_undone foreign key (tenant_id, undoes_allocation_id) references case_voucher_allocations,
  constraint case_voucher_allocations_undone_once unique (tenant_id, undoes_allocation_id)
);
create index case_voucher_allocations_by_credit on case_voucher_allocations (credit_voucher_id, tenant_id, case_id);
create index case_voucher_allocations_by_debit on case_voucher_allocations (debit_voucher_id, tenant_id, case_id);
select protect_tenant_table('case_voucher_allocations', 'select, insert');

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
    'referenceCaseVoucherId', v.reference_case_voucher_id, 'reversesCaseVoucherId', v.reverses_case_voucher_id,
    'datedBeforeVoucher', v.is_dated_before_voucher,
    'uniqueId', v.unique_id, 'properties', v.properties, 'createdAt', api_instant(v.created_at), 'createdBy', v.created_by)
$$;

create function has_accrued_interest(p_tenant uuid, p_cases uuid[], p_moment timestamptz, p_zone text) returns boolean
language sql stable parallel safe
as $$
  select exists (
    select
    from case_vouchers t
    -- An interest voucher that is tied to a debit is a marker on it, and bears no interest itself.
    left join case_vouchers tied
      on tied.tenant_id = p_tenant and tied.case_voucher_id = t.reference_case_voucher_id and tied.case_id = any (p_cases)
         and t.category = 'interest' and tied.direction = 'debit'
    cross join lateral (
      select coalesce(tied.case_voucher_id, t.case_voucher_id) as case_voucher_id,
             coalesce(tied.amount, t.amount) as amount,
             (coalesce(t.interest_start_date, t.due_date, tied.due_date) at time zone p_zone)::date as first_day,
             (least(t.interest_end_date, p_moment) at time zone p_zone)::date as end_day
    ) b
    where t.tenant_id = p_tenant and t.case_id = any (p_cases) and t.direction = 'debit' and t.interest > 0
      and b.end_day > b.first_day
      and not exists (
        select from case_vouchers r
        where r.tenant_id = p_tenant and r.case_id = any (p_cases)
          and r.reverses_case_voucher_id in (t.case_voucher_id, b.case_voucher_id))
      and 2 * t.interest * (
        b.amount::numeric * (b.end_day - b.first_day)
        - coalesce((
            select sum(p.amount * greatest(b.end_day - greatest(p.day, b.first_day), 0))
            from (
              select (k.date at time zone p_zone)::date as day,
                     sum(case when a.undoes_allocation_id is null then a.amount else -a.amount end) as amount
              from case_voucher_allocations a
              join case_vouchers k on k.tenant_id = p_tenant and k.case_voucher_id = a.credit_voucher_id
              where a.tenant_id = p_tenant and a.debit_voucher_id = b.case_voucher_id
              group by k.case_voucher_id, k.date
            ) p), 0)
      ) >= 365)
$$;

create function register_direct_payments(p_tenant uuid, p_items jsonb)
returns table (index integer, outcome text, status integer, body text, refusal text, facts jsonb)
language plpgsql
-- A batch is small and every look-up goes by an index, whatever the planner believes of the size of a set.
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  v_now timestamptz := (p_items -> 0 ->> 'now')::timestamptz;
  v_zone text;
  v_days_back integer;
  v_ends_cases boolean;
  v_today date;
  v_resolved jsonb;
  v_replies jsonb;
  v_paid jsonb;
  v_voucher_ids uuid[];
  v_held_cases uuid[];
begin
  perform set_config('app.tenant', p_tenant::text, true);
  perform set_config('lock_timeout', coalesce(p_items -> 0 ->> 'lockTimeout', '8s'), true);

  select t.time_zone, (v_now at time zone t.time_zone)::date, s.payment_days_back, coalesce(s.ends_paid_cases, true)
  into v_zone, v_today, v_days_back, v_ends_cases
  from tenants t left join tenant_settings s on s.tenant_id = t.tenant_id
  where t.tenant_id = p_tenant;

  -- Which voucher does each item mean? Items after the first on one voucher or key wait for the next call.
  with items as (
    select i.*
    from jsonb_to_recordset(p_items) as i (
      index integer, "principalId" uuid, key text, "caseVoucherId" uuid, "caseVoucherReferenceId" text, "creditorId" uuid,
      amount bigint)
  ),
  matches as (
    select i.index, i."principalId", i.key, m.match_count, m.case_voucher_id, m.pays_all
    from items i
    cross join lateral (
      select count(*) as match_count, min(v.case_voucher_id::text)::uuid as case_voucher_id,
             bool_or(v.outstanding <= i.amount) as pays_all
      from (
        select v.case_voucher_id, v.outstanding from case_vouchers v
        where v.tenant_id = p_tenant and v.case_voucher_id = i."caseVoucherId"
          and (i."creditorId" is null or v.creditor_id = i."creditorId")
        union all
        -- A reference is free again once what bore it was reversed: an invoice may be booked anew.
        (select r.case_voucher_id, r.outstanding
         from (
           select v.case_voucher_id, v.outstanding, rank() over (order by exists (
             select from case_vouchers o
             where o.tenant_id = p_tenant and o.reverses_case_voucher_id = v.case_voucher_id and o.case_id = v.case_id)) as rank
           from case_vouchers v
           where i."caseVoucherId" is null and v.tenant_id = p_tenant and v.reference_id = i."caseVoucherReferenceId"
             and (i."creditorId" is null or v.creditor_id = i."creditorId")) r
         where r.rank = 1
         limit 2)
      ) v
    ) m
  ),
  turns as (
    select m.index, m.match_count, m.case_voucher_id, m.pays_all,
           row_number() over (partition by coalesce(m.case_voucher_id::text, 'none ' || m.index) order by m.index) as voucher_turn,
           row_number() over (partition by coalesce(m."principalId" || ' ' || m.key, 'none ' || m.index) order by m.index) as key_turn
    from matches m
  )
  select jsonb_agg(item || jsonb_build_object('matchCount', t.match_count, 'voucherId', t.case_voucher_id, 'paysAll', t.pays_all,
                                              'isFirst', t.voucher_turn = 1 and t.key_turn = 1))
  into v_resolved
  from turns t
  join jsonb_array_elements(p_items) item on (item ->> 'index')::integer = t.index;

  return query
  select (item ->> 'index')::integer, 'deferred', null::integer, null::text, null::text, null::jsonb
  from jsonb_array_elements(v_resolved) item where not (item ->> 'isFirst')::boolean;

  select coalesce(jsonb_agg(item), '[]') into v_resolved
  from jsonb_array_elements(v_resolved) item where (item ->> 'isFirst')::boolean;

  -- Keys first: what was answered before is answered again, whatever has become of the voucher.
  select coalesce(jsonb_agg(to_jsonb(c)), '[]') into v_replies
  from claim_idempotency_keys(p_tenant,
    (select coalesce(jsonb_agg(item), '[]') from jsonb_array_elements(v_resolved) item where item ->> 'key' is not null), v_now) c;

  return query
  select (item ->> 'index')::integer, r.outcome, r.status, r.body, null::text, null::jsonb
  from jsonb_array_elements(v_resolved) item
  join jsonb_to_recordset(v_replies) as r (principal_id uuid, key text, outcome text, status integer, body text)
    on r.principal_id = (item ->> 'principalId')::uuid and r.key = item ->> 'key'
  where r.outcome <> 'claimed';

  select coalesce(jsonb_agg(item), '[]') into v_resolved
  from jsonb_array_elements(v_resolved) item
  where not exists (
    select from jsonb_to_recordset(v_replies) as r (principal_id uuid, key text, outcome text)
    where r.principal_id = (item ->> 'principalId')::uuid and r.key = item ->> 'key' and r.outcome <> 'claimed');

  -- Whoever pays the rest of a voucher holds its case first: of two who pay the last two vouchers of a case, the second
  -- then sees what the first did, and knows that it ends the case. Other payments hold no case, and wait for none.
  if v_ends_cases and v_resolved @? '$[*] ? (@.paysAll == true)' then
    select array_agg(distinct case_root(p_tenant, v.case_id)) into v_held_cases
    from jsonb_array_elements(v_resolved) item
    join case_vouchers v on v.tenant_id = p_tenant and v.case_voucher_id = (item ->> 'voucherId')::uuid
    where (item ->> 'paysAll')::boolean;
    perform from cases c
    where c.tenant_id = p_tenant and c.case_id = any (v_held_cases)
    order by c.case_id
    for no key update;
  end if;

  -- Vouchers are locked in the order of their ids, then decided on by what they hold now.
  -- (By an array: of a set the planner expects so much that it would read the whole table.)
  select array_agg((item ->> 'voucherId')::uuid) into v_voucher_ids from jsonb_array_elements(v_resolved) item;
  perform from case_vouchers v
  where v.tenant_id = p_tenant and v.case_voucher_id = any (v_voucher_ids)
  order by v.case_voucher_id
  for update;

  with items as (
    select i.*
    from jsonb_to_recordset(v_resolved) as i (
      index integer, "matchCount" integer, "voucherId" uuid, "principalId" uuid, key text, amount bigint, currency text,
      "localDate" date, "isAlone" boolean)
  ),
  judged as (
    select i.index, i."principalId", i.key, i.amount, i."isAlone", v.outstanding, v.currency, v.case_voucher_id, v.case_id,
      i."localDate" < (v.date at time zone v_zone)::date as is_early,
      case
        when i."localDate" > v_today then 'payment-date-in-future'
        when i."localDate" < v_today - v_days_back then 'payment-date-too-early'
        when i."matchCount" = 0 then 'voucher-not-found'
        when i."matchCount" > 1 then 'voucher-not-unique'
        when v.direction <> 'debit' then 'voucher-not-payable'
        when i.currency is not null and i.currency <> v.currency then 'currency-mismatch'
        when i.amount > v.outstanding then 'amount-exceeds-outstanding'
      end as judgement
    from items i
    left join case_vouchers v on v.tenant_id = p_tenant and v.case_voucher_id = i."voucherId"
  ),
  ending as (
    select j.*, case when v_ends_cases and j.judgement is null and j."isAlone" is not true and j.amount = j.outstanding
                  then case_root(p_tenant, j.case_id) end as root_case_id
    from judged j
  ),
  decided as (
    select e.index, e."principalId", e.key, e.amount, e.outstanding, e.currency, e.case_voucher_id, e.is_early,
           c.case_id as root_case_id,
      coalesce(e.judgement, case
        when c.status <> 'ENDED' and (
          -- It was not seen to pay the rest before, or the case was merged meanwhile: its case is not held.
          v_held_cases is null or c.case_id <> all (v_held_cases)
          -- Another of this call may be the last.
          or row_number() over (partition by e.root_case_id order by e.index) > 1
          or not exists (
            select from case_vouchers o
            where o.tenant_id = p_tenant and o.case_id in (select cases_within(p_tenant, c.case_id))
              and o.outstanding > 0 and o.case_voucher_id <> e.case_voucher_id))
        then 'alone'
      end) as refusal
    from ending e
    left join cases c on c.tenant_id = p_tenant and c.case_id = e.root_case_id
  ),
  paid as (
    update case_vouchers v
    set outstanding = v.outstanding - d.amount
    from decided d
    where d.refusal is null and v.tenant_id = p_tenant and v.case_voucher_id = d.case_voucher_id and v.outstanding >= d.amount
    returning d.index, v.*
  ),
  -- Only a success is remembered: the keys of refused items are free again.
  freed as (
    delete from idempotency_keys k using decided d
    where d.refusal is not null and k.tenant_id = p_tenant and k.principal_id = d."principalId" and k.key = d.key
  )
  select jsonb_agg(to_jsonb(d) || jsonb_build_object('voucher', to_jsonb(p))) into v_paid
  from decided d left join paid p on p.index = d.index;

  return query
  select d.index, case d.refusal when 'alone' then 'alone' else 'refused' end, null::integer, null::text,
         coalesce(d.refusal, 'amount-exceeds-outstanding'),
         jsonb_build_object('outstanding', d.outstanding, 'currency', d.currency, 'caseId', d.root_case_id, 'daysBack', v_days_back)
  from jsonb_to_recordset(v_paid) as d (
    index integer, refusal text, outstanding bigint, currency text, root_case_id uuid, voucher jsonb)
  where d.voucher is null or d.voucher = 'null';

  return query select * from write_direct_payments(p_tenant, v_resolved, v_paid, v_now);
end
$$;

create function write_direct_payments(p_tenant uuid, p_items jsonb, p_paid jsonb, p_now timestamptz)
returns table (index integer, outcome text, status integer, body text, refusal text, facts jsonb)
language plpgsql
as $$
#variable_conflict use_column
begin
  return query
  with payments as (
    select i.index, i."principalId" as principal_id, i.key, i."requestId" as request_id, i.actor, i."auditId" as audit_id,
           (i."eventIds" ->> 0)::uuid as create_event_id, (i."eventIds" ->> 1)::uuid as update_event_id,
           i."depositId" as deposit_id, i."allocationId" as allocation_id, i.amount, i.date, i."localDate" as local_date, i.text,
           p.is_early, v.*
    from jsonb_to_recordset(p_items) as i (
      index integer, "principalId" uuid, key text, "requestId" text, actor jsonb, "auditId" uuid, "eventIds" jsonb,
      "depositId" uuid, "allocationId" uuid, amount bigint, date timestamptz, "localDate" text, text text)
    join jsonb_to_recordset(p_paid) as p (index integer, is_early boolean, voucher jsonb)
      on p.index = i.index and jsonb_typeof(p.voucher) = 'object'
    cross join lateral (
      select w.case_voucher_id as paid_voucher_id, w.case_id, w.creditor_id, w.currency, w.reference_id
      from jsonb_to_record(p.voucher) as w (case_voucher_id uuid, case_id uuid, creditor_id uuid, currency text, reference_id text)
    ) v
  ),
  deposits as (
    insert into case_vouchers (tenant_id, case_voucher_id, case_id, creditor_id, voucher_type_id, category, direction, amount,
                               outstanding, currency, source, date, text, reference_case_voucher_id, is_direct_payment,
                               is_dated_before_voucher, created_at, created_by)
    select p_tenant, p.deposit_id, p.case_id, p.creditor_id, t.voucher_type_id, t.category, t.direction, p.amount,
           0, p.currency, 'CREDITOR', p.date, p.text, p.paid_voucher_id, true, p.is_early, p_now, p.actor
    from payments p
    join voucher_types t on t.tenant_id = p_tenant and t.voucher_type_id = 'b2f0c1de-6a0e-4c57-9d0f-0f6b2c7a1e04'
    returning *
  ),
  allocated as (
    insert into case_voucher_allocations (tenant_id, allocation_id, case_id, credit_voucher_id, debit_voucher_id, amount, created_at, created_by)
    select p_tenant, p.allocation_id, p.case_id, p.deposit_id, p.paid_voucher_id, p.amount, p_now, p.actor from payments p
  ),
  announced as (
    insert into events (tenant_id, event_id, type, time, subject_id, case_id, data)
    select p_tenant, p.create_event_id, 'case-vouchers.create', p_now, d.case_voucher_id, p.case_id, case_voucher_view(d)
    from payments p join deposits d on d.case_voucher_id = p.deposit_id
    union all
    select p_tenant, p.update_event_id, 'case-vouchers.update', p_now, v.case_voucher_id, p.case_id,
           case_voucher_view(v)
    from payments p join case_vouchers v on v.tenant_id = p_tenant and v.case_voucher_id = p.paid_voucher_id
  ),
  audited as (
    insert into audit_entries (tenant_id, audit_id, at, request_id, operation, actor, subject_type, subject_id, after)
    select p_tenant, p.audit_id, p_now, p.request_id, 'register-direct-payment', p.actor, 'case-voucher', d.case_voucher_id, case_voucher_view(d)
    from payments p join deposits d on d.case_voucher_id = p.deposit_id
  ),
  replies as (
    select p.index, p.principal_id, p.key,
           format('{"caseId":"%s","caseVoucherId":"%s","amount":%s,"currency":"%s","date":"%s","datedBeforeVoucher":%s,"paidCaseVoucher":{"caseVoucherId":"%s","referenceId":%s,"amount":%s}}',
                  p.case_id, p.deposit_id, p.amount, p.currency, p.local_date, p.is_early::text, p.paid_voucher_id,
                  coalesce(to_json(p.reference_id)::text, 'null'), p.amount) as body
    from payments p
  ),
  kept as (
    update idempotency_keys k set status = 201, headers = '{}', body = r.body
    from replies r
    where k.tenant_id = p_tenant and k.principal_id = r.principal_id and k.key = r.key
  )
  select r.index, 'done', 201, r.body, null::text, null::jsonb from replies r;
end
$$;

-- A settlement with a creditor. Its terms and the name of the creditor are copies: what was settled stays as it was.
create table billings (
  tenant_id uuid not null references tenants,
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
  -- Above zero it is paid out to the creditor, below zero the creditor owes it.
  balance_amount bigint not null,
  created_at timestamptz not null,
  created_by jsonb not null,
  approved_at timestamptz,
  approved_by jsonb,
  -- What an approved settlement withheld from its payout for what the creditor owed; null on drafts.
  offset_amount bigint,
  primary key (tenant_id, billing_id),
  constraint billings_creditor foreign key (tenant_id, creditor_id) references creditors,
  constraint billings_billing_model foreign key (tenant_id, billing_model_id) references billing_models,
  constraint billings_seq_unique unique (tenant_id, billing_seq_id),
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

-- What a settlement bills: one row for each allocation of a deposit, and never a second one for the same allocation.
create table billing_entries (
  tenant_id uuid not null references tenants,
  allocation_id uuid not null,
  billing_id uuid not null,
  category text not null,
  -- Below zero where the allocation undoes another.
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

-- Money to be paid out: to a contact for a voucher, or to a creditor for a settlement, at most once for either. The
-- account is a copy, because the contact may be deleted afterwards.
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
  primary key (tenant_id, payout_id),
  constraint payouts_case_voucher foreign key (tenant_id, case_voucher_id) references case_vouchers,
  constraint payouts_once_per_voucher unique (tenant_id, case_voucher_id),
  constraint payouts_billing foreign key (tenant_id, billing_id) references billings,
  constraint payouts_creditor foreign key (tenant_id, creditor_id) references creditors,
  constraint payouts_once_per_billing unique (tenant_id, billing_id),
  constraint payouts_for_one_thing check (num_nonnulls(case_voucher_id, billing_id) = 1),
  constraint payouts_to_one_party check ((case_voucher_id is null) = (contact_id is null) and (billing_id is null) = (creditor_id is null)),
  constraint payouts_to_one_account check (num_nonnulls(bank_account, iban_account) = 1)
);
create index payouts_by_creditor on payouts (tenant_id, creditor_id) where creditor_id is not null;
create index payouts_by_contact on payouts (contact_id, tenant_id) where contact_id is not null;
select protect_tenant_table('payouts', 'select, insert');

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

-- That a second person approved a payout after the given change of its recipient's account. A later change voids the
-- approval, because it has another number. 0: no change of the account is on record.
create table payout_approvals (
  tenant_id uuid not null references tenants,
  payout_id uuid not null,
  change_number integer not null constraint payout_approvals_number_not_negative check (change_number >= 0),
  approved_at timestamptz not null,
  approved_by jsonb not null,
  primary key (tenant_id, payout_id, change_number),
  constraint payout_approvals_payout foreign key (tenant_id, payout_id) references payouts
);
select protect_tenant_table('payout_approvals', 'select, insert');

-- The account of a creditor in one currency: what the creditor owes after settlements in its disfavour. The balance is
-- the sum of the entries, stored here so that it can be locked and never falls below zero.
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

-- Each change of what a creditor owes: more (above zero) or less (below). Entries are only ever added.
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
