-- Dispatches waiting events to the webhooks that want them and may receive them: one delivery each. One call at a time for
-- a tenant, so that places in the feed are taken in the order in which they become visible: a reader who has read up to
-- one has missed none.
--   p_scopes: { "<type of event>": "<scope that reads its resource>" }
create function dispatch_events(p_tenant uuid, p_now timestamptz, p_limit integer, p_scopes jsonb) returns integer
language plpgsql
as $$
declare
  v_count integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('dispatch events of ' || p_tenant, 0));
  -- A separate statement: it sees what another worker did while this one waited for the lock.
  with batch as (
    select e.event_id, e.type, e.time, e.case_id, e.is_test, e.position, e.subject_id, e.data
    from events e
    where e.tenant_id = p_tenant and e.dispatched_at is null
    order by e.position
    limit p_limit
  ),
  numbered as (
    select b.*,
           (select coalesce(max(f.feed_position), 0) from events f where f.tenant_id = p_tenant and f.feed_position is not null)
             + row_number() over (order by b.position) as feed_position,
           case when b.case_id is not null then
             (select coalesce(max(s.case_sequence), 0) from events s
              where s.tenant_id = p_tenant and s.case_id = b.case_id and s.case_sequence is not null)
             + row_number() over (partition by b.case_id order by b.position) end as case_sequence
    from batch b
  ),
  marked as (
    update events e
    set dispatched_at = p_now, feed_position = n.feed_position, case_sequence = n.case_sequence
    from numbered n
    where e.tenant_id = p_tenant and e.event_id = n.event_id
    returning e.event_id
  ),
  delivered as (
    insert into webhook_deliveries (tenant_id, delivery_id, webhook_id, event_id, event, position, state, due_at, created_at, done_at)
    select p_tenant, ordered_id(p_now, n.feed_position), w.webhook_id, n.event_id, n.type, n.feed_position,
           case when w.enabled then 'pending' else 'skipped' end, p_now, p_now, case when w.enabled then null else p_now end
    from numbered n
    join webhooks w on w.tenant_id = p_tenant and (cardinality(w.events) = 0 or n.type = any (w.events)) and w.created_at <= n.time
    join webhook_rights(p_tenant, p_now) r on r.webhook_id = w.webhook_id and p_scopes ->> n.type = any (r.scopes)
    where not n.is_test and not is_hidden_from(p_tenant, r.role, subject_of_event(n.type), n.subject_id, n.data)
    order by n.feed_position
    returning 1
  )
  select count(*) into v_count from marked;
  return v_count;
end
$$;
