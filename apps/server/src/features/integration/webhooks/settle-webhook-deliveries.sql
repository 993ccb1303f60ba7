-- Writes the results of attempts, unless the lease was lost: then the result of another worker counts.
--   p_results: [{ deliveryId, leaseId, attemptId, at, outcome, state, dueAt, status, durationMs, answer, remoteAddress, error }]
-- Answers the webhooks that have failed for 5 days, and often: they are to be switched off.
create function settle_webhook_deliveries(p_tenant uuid, p_results jsonb, p_now timestamptz)
returns table (webhook_id uuid)
language sql
as $$
  with results as (
    select r.*
    from jsonb_to_recordset(p_results) as r (
      "deliveryId" uuid, "leaseId" uuid, "attemptId" uuid, at timestamptz, outcome text, state text, "dueAt" timestamptz,
      status integer, "durationMs" integer, answer text, "remoteAddress" text, error text)
  ),
  settled as (
    update webhook_deliveries d
    set state = r.state, due_at = r."dueAt", attempt_count = d.attempt_count + 1, try_count = d.try_count + 1,
        lease_id = null, leased_until = null, leased_by = null, last_status = r.status, last_error = r.error,
        is_forced = d.is_forced and r.state = 'pending', done_at = case when r.state = 'pending' then null else p_now end
    from results r
    where d.tenant_id = p_tenant and d.delivery_id = r."deliveryId" and d.lease_id = r."leaseId"
    returning d.webhook_id, d.attempt_count, r.*
  ),
  logged as (
    insert into webhook_attempts (tenant_id, attempt_id, delivery_id, webhook_id, number, at, outcome, status, duration_ms, answer, remote_address, error)
    select p_tenant, s."attemptId", s."deliveryId", s.webhook_id, s.attempt_count, s.at, s.outcome, s.status, s."durationMs",
           s.answer, s."remoteAddress", s.error
    from settled s
    returning 1
  ),
  counted as (
    update webhook_queues q
    set failing_since = case when w.has_success then null else coalesce(q.failing_since, p_now) end,
        failure_count = case when w.has_success then 0 else q.failure_count + w.failures end
    from (
      select s.webhook_id, bool_or(s.outcome = 'succeeded') as has_success, count(*)::integer as failures from settled s group by s.webhook_id
    ) w
    where q.tenant_id = p_tenant and q.webhook_id = w.webhook_id
      and (not w.has_success or q.failure_count > 0)
    returning q.webhook_id, q.is_on, q.failure_count, q.failing_since
  )
  select case when c.is_on and c.failure_count >= 10 and c.failing_since <= p_now - interval '5 days' then c.webhook_id end
  from counted c
$$;
