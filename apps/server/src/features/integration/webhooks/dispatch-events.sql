-- Hands the events after the tenant's cursor to the webhooks that want them and may receive them: one delivery each. One
-- call at a time for a tenant. Returns whether there may be more, and null if the tenant has never had a webhook.
--   p_limit: how many entries of the journal are looked at; p_scopes: { "<type of event>": "<scope that reads its resource>" }
create function dispatch_events(p_tenant uuid, p_now timestamptz, p_limit integer, p_scopes jsonb) returns boolean
language plpgsql
as $$
declare
  v_from bigint;
  v_head bigint;
  v_to bigint;
  v_count integer;
begin
  select c.position into v_from from webhook_cursors c where c.tenant_id = p_tenant for update;
  if v_from is null then
    return null;
  end if;
  -- A separate statement: it sees what was written while this one waited for the lock.
  select h.position into v_head from journal_heads h where h.tenant_id = p_tenant;
  if v_head <= v_from then
    return false;
  end if;
  v_to := least(v_head, v_from + p_limit);

  with delivered as (
    insert into webhook_deliveries (tenant_id, delivery_id, webhook_id, event_id, event, position, state, due_at, created_at, done_at)
    select p_tenant, ordered_id(p_now, e.position), w.webhook_id, e.event_id, e.type, e.position,
           case when w.enabled then 'pending' else 'skipped' end, p_now, p_now, case when w.enabled then null else p_now end
    from webhooks w
    join webhook_rights(p_tenant, p_now) r on r.webhook_id = w.webhook_id
    join events e on e.tenant_id = p_tenant and e.position > v_from and e.position <= v_to
      and (cardinality(w.events) = 0 or e.type = any (w.events)) and w.created_at <= e.time and p_scopes ->> e.type = any (r.scopes)
    where w.tenant_id = p_tenant and not e.is_test
      and not is_hidden_from(p_tenant, r.role, subject_of_event(e.type), e.subject_id, e.data)
    order by e.position
    returning 1
  )
  select count(*) into v_count from delivered;

  update webhook_cursors c set position = v_to where c.tenant_id = p_tenant;
  return v_to < v_head;
end
$$;
