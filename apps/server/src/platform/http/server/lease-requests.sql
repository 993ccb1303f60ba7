-- Takes a block of a caller's requests of this minute for one process: an eighth of what is left, so that several processes
-- share the limit and the last requests are handed out one by one. A minute ends after 60 seconds, or if the clock was set
-- back by more than the clocks of processes differ.
-- Returns the start of the minute, how many requests the process may serve (0: none are left), and how many all have taken.
create function lease_requests(p_tenant uuid, p_caller uuid, p_now timestamptz, p_limit integer)
returns table (started_at timestamptz, granted integer, leased integer)
language plpgsql
as $$
#variable_conflict use_column
begin
  return query
  insert into request_windows as w (tenant_id, caller_id, started_at, leased, last_lease)
  values (p_tenant, p_caller, p_now, greatest(1, p_limit / 8), greatest(1, p_limit / 8))
  on conflict (tenant_id, caller_id) do update
    set started_at = case when abs(extract(epoch from excluded.started_at - w.started_at)) < 60
                       then w.started_at else excluded.started_at end,
        leased = case when abs(extract(epoch from excluded.started_at - w.started_at)) < 60
                   then w.leased + greatest(1, (p_limit - w.leased) / 8) else excluded.leased end,
        last_lease = case when abs(extract(epoch from excluded.started_at - w.started_at)) < 60
                       then greatest(1, (p_limit - w.leased) / 8) else excluded.last_lease end
    where w.leased < p_limit or abs(extract(epoch from excluded.started_at - w.started_at)) >= 60
  returning w.started_at, w.last_lease, w.leased;
  if not found then
    return query
    select w.started_at, 0, w.leased from request_windows w where w.tenant_id = p_tenant and w.caller_id = p_caller;
  end if;
end
$$;
