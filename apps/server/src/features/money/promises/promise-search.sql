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
  v_checked timestamptz;
  v_zone text;
  v_day timestamptz;
  v_today timestamptz;
  v_changed uuid[];
  v_updates uuid[];
begin
  -- Payments, debits and the update itself are in the journal with the case. Erasing a person changes their customer.
  select k.checked_at, k.time_zone, cases_changed_since(p_tenant, k.position, 'promises.status-change')
  into v_checked, v_zone, v_changed
  from promise_checks k
  join published.tenants z on z.tenant_id = p_tenant and z.time_zone = k.time_zone
  where k.tenant_id = p_tenant and k.checked_at <= p_now;
  if v_changed is null then
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

  if cardinality(v_changed) > 0 then
    v_updates := v_updates || array(
      select u.update_id from published.updates u
      where u.tenant_id = p_tenant and u.case_id = any (v_changed) and u.update_type_id = p_type);
  end if;
  return query select true, v_updates;
end
$$;
