-- When a payment may be dated, and what a payment or its reversal does to the case: a case that is paid off ends by
-- itself, and one that owes again is reopened.

alter table tenant_settings
  -- How many days back a payment may be dated; null: as far as anybody likes.
  add column payment_days_back integer
    constraint tenant_settings_payment_days_back check (payment_days_back between 0 and 36500),
  -- Whether a case ends as PAID when a payment brings its balance to nothing.
  add column ends_paid_cases boolean not null default true;

-- A payment dated before the voucher that it paid when it was registered: accepted, and shown for what it is.
alter table case_vouchers
  add column is_dated_before_voucher boolean not null default false,
  add constraint case_vouchers_dated_before_voucher check (not is_dated_before_voucher or direction = 'credit');

-- Why, by whom and when a case was ended as PAID although money was outstanding: { reason, at, by }.
alter table cases
  add column end_override jsonb,
  add constraint cases_override_of_ended check (end_override is null or status = 'ENDED');

-- Cases that ended so before there was a rule stay ended, and say so.
-- (The owner of a table sees no rows of it while its row-level security is forced.)
alter table cases no force row level security;
alter table case_vouchers no force row level security;
alter table case_merges no force row level security;
alter table end_reasons no force row level security;
alter table update_types no force row level security;
update cases c
set end_override = jsonb_build_object(
  'reason', 'Ended before outstanding money had to be accounted for.', 'at', api_instant(c.status_time),
  'by', jsonb_build_object('type', 'SYSTEM', 'id', '00000000-0000-0000-0000-000000000000', 'name', 'Fordring'))
from end_reasons e
where e.tenant_id = c.tenant_id and e.end_reason_id = c.end_reason_id and e.handle = 'PAID' and e.is_standard
  and exists (
    select from case_vouchers v
    where v.tenant_id = c.tenant_id and v.case_id in (select cases_within(c.tenant_id, c.case_id))
      and v.direction = 'debit' and v.outstanding > 0);

-- What tells people that a case was reopened, on tenants that were there before it. New tenants are born with it.
insert into update_types (tenant_id, update_type_id, label, description, priority, reference_type, is_pausing, is_public,
                          is_important, is_standard, continue_on_case_exit, created_at, created_by)
select t.tenant_id, 'f1358596-1daf-8be1-acf7-1b77979c7995', 'Case reopened', 'Money is outstanding again on a case that had ended.', 40, 'CASE',
       false, false, true, true, true, now(),
       '{"type": "SYSTEM", "id": "00000000-0000-0000-0000-000000000000", "name": "Fordring"}'
from tenants t
where exists (select from update_types u where u.tenant_id = t.tenant_id and u.is_standard);
alter table update_types force row level security;
alter table end_reasons force row level security;
alter table case_merges force row level security;
alter table case_vouchers force row level security;
alter table cases force row level security;

create or replace function case_voucher_view(v case_vouchers) returns jsonb
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

-- Whether interest that nobody has booked has run on the vouchers of these cases up to a moment, by the days of a time
-- zone: the same rule as that of the balance, line by line, of which each is rounded half up to the minor unit.
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

-- Registers money that debtors paid straight to the creditor: for each item one deposit and one allocation to the
-- voucher it pays. All items of one call commit together; each succeeds or is refused on its own.
--
-- p_items: [{ index, principalId, key, fingerprint, requestId, now, actor, eventIds: [2], auditId,
--             depositId, allocationId, caseVoucherId, caseVoucherReferenceId, creditorId, amount, currency, date, localDate, text,
--             isAlone, lockTimeout (of the first: how long the call may wait for other transactions) }]
-- Answers a row per item. 'deferred' means that an earlier item of the call touches the same voucher or key: send it
-- again. 'alone' means that nothing was done because the payment may end its case (facts: caseId): hold the case, and
-- send it again with isAlone in a transaction that then ends the case.
create or replace function register_direct_payments(p_tenant uuid, p_items jsonb)
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

-- The entries of the payments that were accepted: deposit, allocation, events, audit entry and stored reply.
create or replace function write_direct_payments(p_tenant uuid, p_items jsonb, p_paid jsonb, p_now timestamptz)
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
