-- Takes deliveries that are due, each for one worker and for a minute. Those of a worker that died (its lock is gone) or is
-- late are free again. At most 16 deliveries of a webhook are under way, 1 if it is in order, and no more than its rate.
create function claim_webhook_deliveries(p_worker integer, p_now timestamptz, p_limit integer, p_closed_hosts text[])
returns table (tenant_id uuid, delivery_id uuid, webhook_id uuid, event_id uuid, lease_id uuid, try_count integer)
language plpgsql
as $$
#variable_conflict use_column
declare
  v_queue record;
  v_dead integer[];
  v_left integer := p_limit;
  -- Of all deliveries that this call takes: a lease ends for each on its own.
  v_lease constant uuid := gen_random_uuid();
  v_served_at timestamptz;
  v_room integer;
  v_taken integer;
begin
  select array_agg(w.leased_by) into v_dead
  from (select distinct d.leased_by from webhook_deliveries d where d.lease_id is not null and d.leased_by <> p_worker) w
  where pg_try_advisory_xact_lock(20777, w.leased_by);
  update webhook_deliveries d
  set lease_id = null, leased_until = null, leased_by = null
  from (
    select l.tenant_id, l.delivery_id from webhook_deliveries l
    where l.lease_id is not null and (l.leased_until <= p_now or l.leased_by = any (v_dead))
    for update skip locked
  ) lost
  where d.tenant_id = lost.tenant_id and d.delivery_id = lost.delivery_id;

  for v_queue in
    select q.tenant_id, q.webhook_id, q.is_on, q.is_fifo, q.rate_limit, greatest(q.busy_until, p_now) as busy_until,
           case when q.is_fifo then 1 else 16 end - (
             select count(*) from webhook_deliveries f where f.webhook_id = q.webhook_id and f.lease_id is not null) as room
    from webhook_queues q
    where q.busy_until < p_now + interval '1 second' and q.host <> all (p_closed_hosts)
      and exists (
        select from webhook_deliveries d
        where d.webhook_id = q.webhook_id and d.state = 'pending' and d.due_at <= p_now and d.lease_id is null
          and (q.is_on or d.is_forced))
    order by q.served_at
    limit p_limit
    for update of q skip locked
  loop
    -- A second's worth may go out at once.
    v_room := least(v_left, v_queue.room,
                    floor(extract(epoch from p_now + interval '1 second' - v_queue.busy_until) * v_queue.rate_limit));
    v_taken := 0;
    if v_room > 0 then
      return query
      update webhook_deliveries d
      set lease_id = v_lease, leased_until = p_now + interval '60 seconds', leased_by = p_worker
      from (
        select c.tenant_id, c.delivery_id from webhook_deliveries c
        where c.webhook_id = v_queue.webhook_id and c.state = 'pending' and c.due_at <= p_now and c.lease_id is null
          and (v_queue.is_on or c.is_forced)
          and (not v_queue.is_fifo or c.position = (
            select min(h.position) from webhook_deliveries h
            where h.webhook_id = v_queue.webhook_id and h.state = 'pending' and (v_queue.is_on or h.is_forced)))
        order by c.due_at, c.position
        limit v_room
        for update skip locked
      ) due
      where d.tenant_id = due.tenant_id and d.delivery_id = due.delivery_id
      returning d.tenant_id, d.delivery_id, d.webhook_id, d.event_id, d.lease_id, d.try_count;
      get diagnostics v_taken = row_count;
    end if;
    v_left := v_left - v_taken;
    v_served_at := clock_timestamp();
    update webhook_queues q
    set served_at = v_served_at, busy_until = v_queue.busy_until + v_taken * interval '1 second' / v_queue.rate_limit
    where q.tenant_id = v_queue.tenant_id and q.webhook_id = v_queue.webhook_id;
    exit when v_left <= 0;
  end loop;
end
$$;
