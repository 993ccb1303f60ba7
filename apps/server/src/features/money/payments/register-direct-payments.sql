-- Registers money that debtors paid directly to the creditor: for each item one deposit and one allocation to the voucher
-- it pays. All items of one call commit together; each succeeds or is rejected individually.
--
-- An item is spread over arrays of the same length: when and by whom it was asked for (p_times to p_actors, which is a JSON
-- array), the ids of what is written (p_create_entries to p_allocations), and the payment. Each item is judged at its own
-- time: a call may hold items from before and after midnight. `p_is_alone`: the caller has locked the case and ends it.
-- `p_lock_timeout`: how long the call may wait for other transactions.
-- Returns a row per item. 'deferred' means that an earlier item of the call uses the same voucher or key: send it again.
-- 'alone' means that the payment may end its case, or that its case bears interest, which is booked first: lock the case
-- and send the payment on its own.
create function register_direct_payments(
  p_tenant uuid, p_lock_timeout text, p_is_alone boolean,
  p_times timestamptz[], p_principals uuid[], p_keys text[], p_fingerprints bytea[], p_requests text[], p_actors jsonb,
  p_create_entries uuid[], p_update_entries uuid[], p_deposits uuid[], p_allocations uuid[],
  p_vouchers uuid[], p_references text[], p_creditors uuid[], p_amounts bigint[], p_currencies text[],
  p_dates timestamptz[], p_days date[], p_texts text[])
returns table (index integer, outcome text, status integer, body text, refusal text, facts jsonb)
language plpgsql
-- Batches are small and every lookup uses an index, but the planner expects large sets. Planning takes longer than the
-- work, so plans are kept. A plan made while a table was small must not read all of it later, so every lookup is a
-- subquery with a limit, which cannot be turned into a join.
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  v_zone text;
  v_days_back integer;
  v_ends_cases boolean;
  v_held_cases uuid[];
  -- One element per item.
  v_matches uuid[];
  v_match_counts integer[];
  v_pays_all boolean[];
  v_outcomes text[];
  v_statuses integer[];
  v_bodies text[];
  v_facts jsonb[];
  -- One element per accepted item, in the order of v_paying.
  v_paying bigint[];
  v_paid_vouchers uuid[];
  v_is_early boolean[];
begin
  perform set_config('lock_timeout', p_lock_timeout, true);

  select t.time_zone, s.payment_days_back, coalesce(s.ends_paid_cases, true)
  into v_zone, v_days_back, v_ends_cases
  from published.tenants t left join tenant_settings s on s.tenant_id = t.tenant_id
  where t.tenant_id = p_tenant;

  -- Find the voucher of each item. Items after the first on one voucher or key wait for the next call.
  select array_agg(m.case_voucher_id order by m.index), array_agg(m.match_count order by m.index),
         array_agg(m.pays_all order by m.index),
         array_agg(case when m.voucher_turn > 1 or m.key_turn > 1 then 'deferred' end order by m.index)
  into v_matches, v_match_counts, v_pays_all, v_outcomes
  from (
    select i.index, v.match_count, v.case_voucher_id, v.pays_all,
           case when v.case_voucher_id is not null
             then row_number() over (partition by v.case_voucher_id order by i.index) end as voucher_turn,
           case when i.key is not null
             then row_number() over (partition by i.principal_id, i.key order by i.index) end as key_turn
    from unnest(p_principals, p_keys, p_vouchers, p_references, p_creditors, p_amounts)
      with ordinality as i (principal_id, key, voucher_id, reference_id, creditor_id, amount, index)
    cross join lateral (
      select count(*)::integer as match_count, (array_agg(v.case_voucher_id))[1] as case_voucher_id,
             coalesce(bool_or(v.outstanding <= i.amount), false) as pays_all
      from (
        select v.case_voucher_id, v.outstanding from case_vouchers v
        where v.tenant_id = p_tenant and v.case_voucher_id = i.voucher_id
          and (i.creditor_id is null or v.creditor_id = i.creditor_id)
        union all
        -- A reversed voucher frees its reference, because the invoice may be booked again.
        (select r.case_voucher_id, r.outstanding
         from (
           select v.case_voucher_id, v.outstanding, rank() over (order by exists (
             select from case_vouchers o
             where o.tenant_id = p_tenant and o.reverses_case_voucher_id = v.case_voucher_id and o.case_id = v.case_id)) as rank
           from case_vouchers v
           where i.voucher_id is null and v.tenant_id = p_tenant and v.reference_id = i.reference_id
             and (i.creditor_id is null or v.creditor_id = i.creditor_id)) r
         where r.rank = 1
         limit 2)
      ) v
    ) v
  ) m;

  -- A payment that pays a voucher in full locks the case first: of two that pay the last two vouchers of a case, the second
  -- then sees the first and knows that it ends the case. Other payments lock no case and wait for none.
  if v_ends_cases and true = any (v_pays_all) then
    select array_agg(distinct case_root(p_tenant, v.case_id)) into v_held_cases
    from unnest(v_matches, v_pays_all) as i (voucher_id, pays_all)
    cross join lateral (
      select v.case_id from case_vouchers v where v.tenant_id = p_tenant and v.case_voucher_id = i.voucher_id limit 1) v
    where i.pays_all;
    perform c.locked
    from (select h.case_id from unnest(v_held_cases) as h (case_id) order by h.case_id) h
    cross join lateral (
      select true as locked from published.cases c where c.tenant_id = p_tenant and c.case_id = h.case_id limit 1 for no key update) c;
  end if;

  -- Vouchers are locked in the order of their ids, then checked with their current amounts.
  perform v.locked
  from (select m.case_voucher_id from unnest(v_matches) as m (case_voucher_id) order by m.case_voucher_id) m
  cross join lateral (
    select true as locked from case_vouchers v
    where v.tenant_id = p_tenant and v.case_voucher_id = m.case_voucher_id limit 1 for update) v;

  -- A repeated request gets its original reply, whatever happened to the voucher since. The keys are read after the locks:
  -- a repeated request that runs beside the first one waited for it, because both pay the same voucher.
  select array_agg(case when i.outcome is not null or k.key is null then i.outcome
                        when k.fingerprint = i.fingerprint then 'replay' else 'reused' end order by i.index),
         array_agg(k.status order by i.index), array_agg(k.body order by i.index)
  into v_outcomes, v_statuses, v_bodies
  from unnest(p_times, p_principals, p_keys, p_fingerprints, v_outcomes)
    with ordinality as i (time, principal_id, key, fingerprint, outcome, index)
  left join lateral (
    select k.key, k.fingerprint, k.status, k.body from idempotency_keys k
    where k.tenant_id = p_tenant and k.principal_id = i.principal_id and k.key = i.key
      and not is_key_expired(k.principal_id, k.created_at, i.time)
    limit 1) k on true;

  with judged as (
    select i.index, i.amount, v.outstanding, v.currency, v.case_voucher_id, v.case_id,
      i.day < (v.date at time zone v_zone)::date as is_early,
      not p_is_alone and exists (
        select from case_vouchers t
        where t.tenant_id = p_tenant and t.case_id = v.case_id and t.interest_rule in ('statutory', 'contractual')) as bears_interest,
      case
        when i.outcome is not null then i.outcome
        when i.day > t.today then 'payment-date-in-future'
        when i.day < t.today - v_days_back then 'payment-date-too-early'
        when i.match_count = 0 then 'voucher-not-found'
        when i.match_count > 1 then 'voucher-not-unique'
        when v.direction <> 'debit' then 'voucher-not-payable'
        when i.currency is not null and i.currency <> v.currency then 'currency-mismatch'
        when i.amount > v.outstanding then 'amount-exceeds-outstanding'
      end as outcome
    from unnest(p_times, v_matches, v_match_counts, v_outcomes, p_amounts, p_currencies, p_days)
      with ordinality as i (time, voucher_id, match_count, outcome, amount, currency, day, index)
    cross join lateral (select (i.time at time zone v_zone)::date as today) t
    left join lateral (
      select v.* from case_vouchers v where v.tenant_id = p_tenant and v.case_voucher_id = i.voucher_id limit 1) v on true
  ),
  ending as (
    select j.*, case when j.outcome is null and not p_is_alone
                       and (j.bears_interest or (v_ends_cases and j.amount = j.outstanding))
                  then case_root(p_tenant, j.case_id) end as root_case_id
    from judged j
  ),
  decided as (
    select e.index, e.amount, e.outstanding, e.currency, e.case_voucher_id, e.is_early, e.root_case_id, e.bears_interest,
      coalesce(e.outcome, case
        when e.bears_interest then 'alone'
        when c.status <> 'ENDED' and (
          -- It did not pay the voucher in full when first checked, or the case was merged since: its case is not locked.
          v_held_cases is null or c.case_id <> all (v_held_cases)
          -- Another item of this call may be the last payment.
          or row_number() over (partition by e.root_case_id order by e.index) > 1
          or not exists (
            select from case_vouchers o
            where o.tenant_id = p_tenant and o.case_id = any (array(select w from cases_within(p_tenant, c.case_id) w))
              and o.outstanding > 0 and o.case_voucher_id <> e.case_voucher_id))
        then 'alone'
      end) as outcome
    from ending e
    left join lateral (
      select c.case_id, c.status from published.cases c where c.tenant_id = p_tenant and c.case_id = e.root_case_id limit 1) c on true
  )
  select array_agg(d.outcome order by d.index),
         array_agg(case when d.outcome is not null then
           jsonb_build_object('outstanding', d.outstanding, 'currency', d.currency, 'caseId', d.root_case_id, 'daysBack', v_days_back,
                              'interestVoucherId', case when d.bears_interest then d.case_voucher_id end)
         end order by d.index),
         array_agg(d.index order by d.index) filter (where d.outcome is null),
         array_agg(d.case_voucher_id order by d.index) filter (where d.outcome is null),
         array_agg(d.is_early order by d.index) filter (where d.outcome is null)
  into v_outcomes, v_facts, v_paying, v_paid_vouchers, v_is_early
  from decided d;

  -- Only successes are stored: the keys of rejected items stay free.
  return query
  select i.index::integer - 1,
         case when i.outcome in ('deferred', 'replay', 'reused', 'alone') then i.outcome else 'refused' end,
         i.status, i.body, i.outcome, i.facts
  from unnest(v_outcomes, v_statuses, v_bodies, v_facts) with ordinality as i (outcome, status, body, facts, index)
  where i.outcome is not null;
  if v_paying is null then
    return;
  end if;

  return query
  select w.index, 'done', 201, w.body, null::text, null::jsonb
  from write_direct_payments(p_tenant, v_paying, v_paid_vouchers, v_is_early, p_times, p_principals, p_keys, p_fingerprints,
    p_requests, p_actors, p_create_entries, p_update_entries, p_deposits, p_allocations, p_amounts, p_dates, p_days, p_texts) w;
end
$$;
