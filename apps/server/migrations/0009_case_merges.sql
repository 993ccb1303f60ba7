-- Two cases of one customer become one, and can be taken apart again.
--
-- Entries stay on the case they were made on: a merge is a row that says which case is read together with which, and the
-- vouchers of both then pay each other. It is one level deep: what was merged takes no part in another merge.

create table case_merges (
  tenant_id uuid not null references tenants,
  merge_id uuid not null,
  -- The case that remains.
  case_id uuid not null,
  merged_case_id uuid not null,
  former_status text not null constraint case_merges_former_status check (former_status in ('PENDING', 'VERIFIED', 'ENDED')),
  former_status_time timestamptz not null,
  former_end_reason_id uuid,
  merged_at timestamptz not null,
  merged_by jsonb not null,
  undone_at timestamptz,
  undone_by jsonb,
  primary key (tenant_id, merge_id),
  constraint case_merges_of_two check (case_id <> merged_case_id),
  constraint case_merges_ended_had_reason check ((former_status = 'ENDED') = (former_end_reason_id is not null)),
  constraint case_merges_undone_by_someone check ((undone_at is null) = (undone_by is null)),
  constraint case_merges_case foreign key (tenant_id, case_id) references cases,
  constraint case_merges_merged_case foreign key (tenant_id, merged_case_id) references cases,
  constraint case_merges_former_end_reason foreign key (tenant_id, former_end_reason_id) references end_reasons
);
-- A case is merged into one other at a time.
create unique index case_merges_once on case_merges (tenant_id, merged_case_id) where undone_at is null;
create index case_merges_by_case on case_merges (case_id, tenant_id);
create index case_merges_by_merged_case on case_merges (merged_case_id, tenant_id);
create index case_merges_by_former_end_reason on case_merges (tenant_id, former_end_reason_id) where former_end_reason_id is not null;
select protect_tenant_table('case_merges', 'select, insert, update (undone_at, undone_by)');

-- The case that a case is read and settled with: the one it was merged into, or itself.
create function case_root(p_tenant uuid, p_case uuid) returns uuid
language sql stable parallel safe
as $$
  select coalesce(
    (select m.case_id from case_merges m where m.tenant_id = p_tenant and m.merged_case_id = p_case and m.undone_at is null),
    p_case)
$$;

-- The cases within a case at a moment (null: now): itself, and those that were merged into it. Everything that shows or
-- settles a case goes through this one function.
create function cases_within(p_tenant uuid, p_case uuid, p_moment timestamptz default null) returns setof uuid
language sql stable parallel safe
as $$
  select p_case
  union all
  select m.merged_case_id from case_merges m
  where m.tenant_id = p_tenant and m.case_id = p_case
    and (p_moment is null or m.merged_at <= p_moment)
    and (m.undone_at is null or m.undone_at > p_moment)
$$;

-- A credit pays a debit of its own case, or of one that both are read together with, which no foreign key can say:
-- the case of an allocation is that of the credit.
alter table case_voucher_allocations
  drop constraint case_voucher_allocations_debit,
  add constraint case_voucher_allocations_debit foreign key (tenant_id, debit_voucher_id) references case_vouchers;

-- Which deposits are direct payments: a deposit that a creditor's voucher brought along looks the same otherwise.
alter table case_vouchers
  add column is_direct_payment boolean not null default false,
  add constraint case_vouchers_direct_payment_pays check (
    not is_direct_payment or (direction = 'credit' and reference_case_voucher_id is not null));
-- Those that there are already: what the audit trail says was registered so. (The owner of a table sees no rows of it
-- while its row-level security is forced.)
alter table case_vouchers no force row level security;
alter table audit_entries no force row level security;
update case_vouchers v set is_direct_payment = true
from audit_entries a
where a.operation = 'register-direct-payment' and a.tenant_id = v.tenant_id and a.subject_id = v.case_voucher_id;
alter table case_vouchers force row level security;
alter table audit_entries force row level security;

-- Registers money that debtors paid straight to the creditor: for each item one deposit and one allocation to the
-- voucher it pays. All items of one call commit together; each succeeds or is refused on its own.
--
-- p_items: [{ index, principalId, key, fingerprint, requestId, now, actor, eventIds: [2], auditId,
--             depositId, allocationId, caseVoucherId, caseVoucherReferenceId, creditorId, amount, currency, date, localDate, text,
--             lockTimeout (of the first: how long the call may wait for other transactions) }]
-- Answers a row per item. 'deferred' means that an earlier item of the call touches the same voucher or key: send it again.
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
  v_resolved jsonb;
  v_replies jsonb;
  v_paid jsonb;
  v_voucher_ids uuid[];
begin
  perform set_config('app.tenant', p_tenant::text, true);
  perform set_config('lock_timeout', coalesce(p_items -> 0 ->> 'lockTimeout', '8s'), true);

  -- Which voucher does each item mean? Items after the first on one voucher or key wait for the next call.
  with items as (
    select i.*
    from jsonb_to_recordset(p_items) as i (
      index integer, "principalId" uuid, key text, "caseVoucherId" uuid, "caseVoucherReferenceId" text, "creditorId" uuid)
  ),
  matches as (
    select i.index, i."principalId", i.key, m.match_count, m.case_voucher_id
    from items i
    cross join lateral (
      select count(*) as match_count, min(v.case_voucher_id::text)::uuid as case_voucher_id
      from (
        select v.case_voucher_id from case_vouchers v
        where v.tenant_id = p_tenant and v.case_voucher_id = i."caseVoucherId"
          and (i."creditorId" is null or v.creditor_id = i."creditorId")
        union all
        -- A reference is free again once what bore it was reversed: an invoice may be booked anew.
        (select r.case_voucher_id
         from (
           select v.case_voucher_id, rank() over (order by exists (
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
    select m.index, m.match_count, m.case_voucher_id,
           row_number() over (partition by coalesce(m.case_voucher_id::text, 'none ' || m.index) order by m.index) as voucher_turn,
           row_number() over (partition by coalesce(m."principalId" || ' ' || m.key, 'none ' || m.index) order by m.index) as key_turn
    from matches m
  )
  select jsonb_agg(item || jsonb_build_object('matchCount', t.match_count, 'voucherId', t.case_voucher_id,
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
      index integer, "matchCount" integer, "voucherId" uuid, "principalId" uuid, key text, amount bigint, currency text)
  ),
  decided as (
    select i.index, i."principalId", i.key, i.amount, v.outstanding, v.currency, v.case_voucher_id,
      case
        when i."matchCount" = 0 then 'voucher-not-found'
        when i."matchCount" > 1 then 'voucher-not-unique'
        when v.direction <> 'debit' then 'voucher-not-payable'
        when i.currency is not null and i.currency <> v.currency then 'currency-mismatch'
        when i.amount > v.outstanding then 'amount-exceeds-outstanding'
      end as refusal
    from items i
    left join case_vouchers v on v.tenant_id = p_tenant and v.case_voucher_id = i."voucherId"
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
  select d.index, 'refused', null::integer, null::text, coalesce(d.refusal, 'amount-exceeds-outstanding'),
         jsonb_build_object('outstanding', d.outstanding, 'currency', d.currency)
  from jsonb_to_recordset(v_paid) as d (index integer, refusal text, outstanding bigint, currency text, voucher jsonb)
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
           v.*
    from jsonb_to_recordset(p_items) as i (
      index integer, "principalId" uuid, key text, "requestId" text, actor jsonb, "auditId" uuid, "eventIds" jsonb,
      "depositId" uuid, "allocationId" uuid, amount bigint, date timestamptz, "localDate" text, text text)
    join jsonb_to_recordset(p_paid) as p (index integer, voucher jsonb) on p.index = i.index and jsonb_typeof(p.voucher) = 'object'
    cross join lateral (
      select w.case_voucher_id as paid_voucher_id, w.case_id, w.creditor_id, w.currency, w.reference_id
      from jsonb_to_record(p.voucher) as w (case_voucher_id uuid, case_id uuid, creditor_id uuid, currency text, reference_id text)
    ) v
  ),
  deposits as (
    insert into case_vouchers (tenant_id, case_voucher_id, case_id, creditor_id, voucher_type_id, category, direction, amount,
                               outstanding, currency, source, date, text, reference_case_voucher_id, is_direct_payment, created_at, created_by)
    select p_tenant, p.deposit_id, p.case_id, p.creditor_id, t.voucher_type_id, t.category, t.direction, p.amount,
           0, p.currency, 'CREDITOR', p.date, p.text, p.paid_voucher_id, true, p_now, p.actor
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
           format('{"caseId":"%s","caseVoucherId":"%s","amount":%s,"currency":"%s","date":"%s","paidCaseVoucher":{"caseVoucherId":"%s","referenceId":%s,"amount":%s}}',
                  p.case_id, p.deposit_id, p.amount, p.currency, p.local_date, p.paid_voucher_id,
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
