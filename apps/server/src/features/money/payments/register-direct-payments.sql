-- Registers money that debtors paid directly to the creditor: for each item one deposit and one allocation to the voucher
-- it pays. All items of one call commit together; each succeeds or is rejected individually.
--
-- p_items: [{ index, principalId, key, fingerprint, requestId, now, actor, eventIds: [2], auditId,
--             depositId, allocationId, caseVoucherId, caseVoucherReferenceId, creditorId, amount, currency, date, localDate, text,
--             isAlone (the caller has locked the case and ends it), lockTimeout (of the first item: how long the call may
--             wait for other transactions) }]
-- Returns a row per item. 'deferred' means that an earlier item of the call uses the same voucher or key: send it again.
-- 'alone' means that the payment may end its case: lock the case and send the payment on its own.
create function register_direct_payments(p_tenant uuid, p_items jsonb)
returns table (index integer, outcome text, status integer, body text, refusal text, facts jsonb)
language plpgsql
-- Batches are small and every lookup uses an index, but the planner expects large sets.
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
  perform set_config('lock_timeout', coalesce(p_items -> 0 ->> 'lockTimeout', '8s'), true);

  select t.time_zone, (v_now at time zone t.time_zone)::date, s.payment_days_back, coalesce(s.ends_paid_cases, true)
  into v_zone, v_today, v_days_back, v_ends_cases
  from published.tenants t left join tenant_settings s on s.tenant_id = t.tenant_id
  where t.tenant_id = p_tenant;

  -- Find the voucher of each item. Items after the first on one voucher or key wait for the next call.
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
        -- A reversed voucher frees its reference, because the invoice may be booked again.
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

  -- Keys first: a repeated request gets its original reply, whatever happened to the voucher since.
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

  -- A payment that pays a voucher in full locks the case first: of two that pay the last two vouchers of a case, the second
  -- then sees the first and knows that it ends the case. Other payments lock no case and wait for none.
  if v_ends_cases and v_resolved @? '$[*] ? (@.paysAll == true)' then
    select array_agg(distinct case_root(p_tenant, v.case_id)) into v_held_cases
    from jsonb_array_elements(v_resolved) item
    join case_vouchers v on v.tenant_id = p_tenant and v.case_voucher_id = (item ->> 'voucherId')::uuid
    where (item ->> 'paysAll')::boolean;
    perform from published.cases c
    where c.tenant_id = p_tenant and c.case_id = any (v_held_cases)
    order by c.case_id
    for no key update;
  end if;

  -- Vouchers are locked in the order of their ids, then checked with their current amounts.
  -- (As an array: for a set the planner would scan the whole table.)
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
          -- It did not pay the voucher in full when first checked, or the case was merged since: its case is not locked.
          v_held_cases is null or c.case_id <> all (v_held_cases)
          -- Another item of this call may be the last payment.
          or row_number() over (partition by e.root_case_id order by e.index) > 1
          or not exists (
            select from case_vouchers o
            where o.tenant_id = p_tenant and o.case_id in (select cases_within(p_tenant, c.case_id))
              and o.outstanding > 0 and o.case_voucher_id <> e.case_voucher_id))
        then 'alone'
      end) as refusal
    from ending e
    left join published.cases c on c.tenant_id = p_tenant and c.case_id = e.root_case_id
  ),
  paid as (
    select d.index, v.*
    from move_outstanding(p_tenant, (
      select coalesce(jsonb_agg(jsonb_build_object('caseVoucherId', a.case_voucher_id, 'change', -a.amount)), '[]')
      from decided a where a.refusal is null)) v
    join decided d on d.case_voucher_id = v.case_voucher_id
  ),
  -- Only successes are stored: the keys of rejected items are free again.
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
