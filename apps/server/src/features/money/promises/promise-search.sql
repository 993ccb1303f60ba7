-- The promises to pay whose status can differ from the one in promise_states. `is_known` is false if the statuses were never
-- stored, or are of another time zone or of a later time than asked for, which only a clock of tests can be.
create function promise_search(p_tenant uuid, p_type uuid, p_now timestamptz)
returns table (is_known boolean, update_ids uuid[])
language plpgsql stable parallel safe
-- Planned for its values: the changes since the last look are few or many.
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  v_position bigint;
  v_checked timestamptz;
  v_zone text;
  v_day timestamptz;
  v_today timestamptz;
  v_changed uuid[];
  v_subjects uuid[];
  v_updates uuid[];
begin
  select k.position, k.checked_at, k.time_zone into v_position, v_checked, v_zone
  from promise_checks k
  join published.tenants z on z.tenant_id = p_tenant and z.time_zone = k.time_zone
  where k.tenant_id = p_tenant and k.checked_at <= p_now
    and not exists (select from journal_archives a where a.tenant_id = p_tenant and a.position > k.position);
  if v_checked is null then
    return query select false, '{}'::uuid[];
    return;
  end if;
  v_day := date_trunc('day', v_checked, v_zone);
  v_today := date_trunc('day', p_now, v_zone);

  -- The day of an open promise is over, or an update was closed, or its end, set in advance, has come.
  v_updates := array(
    select u.update_id from published.updates u
    where u.tenant_id = p_tenant and u.case_id is not null and u.continued_at is null
      and u.reminded_at >= v_day and u.reminded_at < v_today and u.update_type_id = p_type
    union all
    select u.update_id from published.updates u
    where u.tenant_id = p_tenant and u.case_id is not null and u.open_until >= v_day and u.open_until < 'infinity'
      and u.update_type_id = p_type
      and ((u.open_until > v_checked and u.open_until <= p_now) or (u.reminded_at >= v_day and u.reminded_at < v_today)));

  -- Payments, debits and the update itself are in the journal with the case. Erasing a person changes their customer.
  select coalesce(array_agg(distinct j.case_id) filter (where j.case_id is not null), '{}'),
         coalesce(array_agg(distinct j.subject_id) filter (where j.case_id is null), '{}')
  into v_changed, v_subjects
  from journal j
  where j.tenant_id = p_tenant and j.position > v_position and j.event is distinct from 'promises.status-change';
  if cardinality(v_subjects) > 0 then
    v_changed := v_changed || array(
      select s.case_id from published.cases s where s.tenant_id = p_tenant and s.customer_id = any (v_subjects));
  end if;
  if cardinality(v_changed) > 0 then
    v_changed := v_changed || array(
      select w
      from (select distinct case_root(p_tenant, c) as case_id from unnest(v_changed) c offset 0) r
      cross join lateral cases_within(p_tenant, r.case_id) w);
    v_updates := v_updates || array(
      select u.update_id from published.updates u
      where u.tenant_id = p_tenant and u.case_id = any (v_changed) and u.update_type_id = p_type);
  end if;
  return query select true, v_updates;
end
$$;
