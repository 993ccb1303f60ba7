-- Writes the accepted payments: deposit, allocation, events, audit entry and stored reply.
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
    join published.voucher_types t on t.tenant_id = p_tenant and t.voucher_type_id = 'b2f0c1de-6a0e-4c57-9d0f-0f6b2c7a1e04'
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
    select p.index, p.principal_id, p.key, direct_payment_view(d, p.reference_id, p.local_date)::text as body
    from payments p join deposits d on d.case_voucher_id = p.deposit_id
  ),
  kept as (
    update idempotency_keys k set status = 201, headers = '{}', body = r.body
    from replies r
    where k.tenant_id = p_tenant and k.principal_id = r.principal_id and k.key = r.key
  )
  select r.index, 'done', 201, r.body, null::text, null::jsonb from replies r;
end
$$;
