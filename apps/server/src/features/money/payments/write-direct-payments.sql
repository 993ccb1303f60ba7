-- Writes the accepted payments of a call of `register_direct_payments`: what is outstanding, deposit, allocation,
-- the reply under its key, and the entries of the journal.
--   p_paying: the places of the accepted items in the arrays of all items; p_paid_vouchers and p_is_early (whether it is
--   dated before the voucher) have an element for each of these.
create function write_direct_payments(
  p_tenant uuid, p_paying bigint[], p_paid_vouchers uuid[], p_is_early boolean[],
  p_times timestamptz[], p_principals uuid[], p_keys text[], p_fingerprints bytea[], p_requests text[], p_actors jsonb,
  p_create_entries uuid[], p_update_entries uuid[], p_deposits uuid[], p_allocations uuid[],
  p_amounts bigint[], p_dates timestamptz[], p_days date[], p_texts text[])
returns table (index integer, body text)
language plpgsql
as $$
#variable_conflict use_column
declare
  v_deposit_type constant uuid := 'b2f0c1de-6a0e-4c57-9d0f-0f6b2c7a1e04';
  -- One element per payment.
  v_amounts bigint[];
  v_deposits uuid[];
  v_cases uuid[];
  v_creditors uuid[];
  v_currencies text[];
  v_references text[];
  v_paid_views json[];
  v_deposit_views json[];
  v_replies text[];
  v_key_count integer;
  v_kept_count integer;
begin
  select array_agg(p_amounts[i.index] order by i.turn), array_agg(p_deposits[i.index] order by i.turn),
         count(p_keys[i.index])
  into v_amounts, v_deposits, v_key_count
  from unnest(p_paying) with ordinality as i (index, turn);

  select array_agg(m.case_id), array_agg(m.creditor_id), array_agg(m.currency), array_agg(m.reference_id), array_agg(m.view)
  into v_cases, v_creditors, v_currencies, v_references, v_paid_views
  from (
    select m.case_id, m.creditor_id, m.currency, m.reference_id, case_voucher_view(m) as view
    from move_outstanding(p_tenant, p_paid_vouchers, (select array_agg(-i.amount order by i.turn)
                                                      from unnest(v_amounts) with ordinality as i (amount, turn))) m
    order by array_position(p_paid_vouchers, m.case_voucher_id)) m;
  if cardinality(v_cases) is distinct from cardinality(p_paying) then
    raise exception 'A locked voucher could not be paid.';
  end if;

  with deposited as (
    insert into case_vouchers (tenant_id, case_voucher_id, case_id, creditor_id, voucher_type_id, category, direction, amount,
                               outstanding, currency, source, date, text, reference_case_voucher_id, is_direct_payment,
                               is_dated_before_voucher, created_at, created_by)
    select p_tenant, i.deposit_id, i.case_id, i.creditor_id, t.voucher_type_id, t.category, t.direction, i.amount, 0, i.currency,
           'CREDITOR', p_dates[i.index], p_texts[i.index], i.voucher_id, true, i.is_early, p_times[i.index], p_actors -> (i.index::integer - 1)
    from published.voucher_types t
    cross join unnest(p_paying, v_deposits, v_cases, v_creditors, v_amounts, v_currencies, p_paid_vouchers, p_is_early)
      as i (index, deposit_id, case_id, creditor_id, amount, currency, voucher_id, is_early)
    where t.tenant_id = p_tenant and t.voucher_type_id = v_deposit_type
    returning *
  )
  select array_agg(d.view), array_agg(d.reply) into v_deposit_views, v_replies
  from (
    select case_voucher_view(row(d.*)::case_vouchers) as view,
           direct_payment_view(row(d.*)::case_vouchers, v_references[o.turn], to_char(p_days[p_paying[o.turn]], 'YYYY-MM-DD'))::text as reply
    from deposited d
    cross join lateral (select array_position(v_deposits, d.case_voucher_id) as turn) o
    order by o.turn) d;

  with payments as (
    select i.*
    from unnest(p_paying, p_paid_vouchers, v_cases, v_deposits, v_amounts, v_replies)
      as i (index, voucher_id, case_id, deposit_id, amount, reply)
  ),
  allocated as (
    insert into case_voucher_allocations (tenant_id, allocation_id, case_id, credit_voucher_id, debit_voucher_id, amount, created_at, created_by)
    select p_tenant, p_allocations[p.index], p.case_id, p.deposit_id, p.voucher_id, p.amount, p_times[p.index], p_actors -> (p.index::integer - 1)
    from payments p
    returning 1
  ),
  -- In order, so that two calls never wait for each other.
  kept as (
    insert into idempotency_keys as k (tenant_id, principal_id, key, fingerprint, status, headers, body, created_at)
    select p_tenant, p_principals[p.index], p_keys[p.index], p_fingerprints[p.index], 201, '{}', p.reply, p_times[p.index]
    from payments p
    where p_keys[p.index] is not null
    order by p_principals[p.index], p_keys[p.index]
    on conflict (tenant_id, principal_id, key) do update
      set fingerprint = excluded.fingerprint, status = excluded.status, headers = excluded.headers, body = excluded.body,
          created_at = excluded.created_at
      where is_key_expired(k.principal_id, k.created_at, excluded.created_at)
    returning 1
  )
  select count(*) into v_kept_count from kept;

  -- Another transaction used a key for something else since the keys were read. Sent again, the item is refused for it.
  if v_kept_count <> v_key_count then
    raise exception 'An idempotency key was used at the same time.' using errcode = 'serialization_failure';
  end if;

  -- Two entries for each payment: the deposit, and the voucher that it pays. Last, because it locks the end of the journal.
  perform write_journal(
    p_tenant, array_agg(e.entry_id), array_agg(e.at), array_agg(e.subject_id), null, array_agg(e.view), array_agg(e.event),
    array_agg(e.case_id), null, null, array_agg(e.operation), array_agg(e.request_id), array_agg(e.actor),
    array_agg(e.subject_type), null)
  from (
    select e.entry_id, p_times[i.index] as at, e.subject_id, e.view, e.event, i.case_id, e.operation,
           case when e.operation is not null then p_requests[i.index] end as request_id,
           case when e.operation is not null then (p_actors -> (i.index::integer - 1))::json end as actor, e.subject_type
    from unnest(p_paying, p_paid_vouchers, v_cases, v_deposits, v_deposit_views, v_paid_views) with ordinality
      as i (index, voucher_id, case_id, deposit_id, deposit_view, paid_view, turn)
    cross join lateral (values
      (1, p_create_entries[i.index], i.deposit_id, i.deposit_view, 'case-vouchers.create', 'register-direct-payment', 'case-voucher'),
      (2, p_update_entries[i.index], i.voucher_id, i.paid_view, 'case-vouchers.update', null, null)
    ) as e (place, entry_id, subject_id, view, event, operation, subject_type)
    order by i.turn, e.place
  ) e;

  return query select i.index::integer - 1, i.reply from unnest(p_paying, v_replies) as i (index, reply);
end
$$;
