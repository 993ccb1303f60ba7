-- Takes the idempotency key of a request. A key held by a running transaction is waited for; one older than 48 hours is
-- free again, unless it is the system's own, which names a step that happens once.
-- Returns 'claimed', 'replay' (with the stored reply) or 'reused' (the key belongs to another request).
create function claim_idempotency_key(p_tenant uuid, p_principal uuid, p_key text, p_fingerprint bytea, p_now timestamptz)
returns table (outcome text, status integer, headers jsonb, body text)
language plpgsql
as $$
#variable_conflict use_column
declare
  v_expired timestamptz := p_now - interval '48 hours';
begin
  insert into idempotency_keys as k (tenant_id, principal_id, key, fingerprint, created_at)
  values (p_tenant, p_principal, p_key, p_fingerprint, p_now)
  on conflict (tenant_id, principal_id, key) do update
    set fingerprint = excluded.fingerprint, created_at = excluded.created_at, status = null, headers = null, body = null
    where k.created_at <= v_expired
      and k.principal_id <> '00000000-0000-0000-0000-000000000000';
  if found then
    return query select 'claimed', null::integer, null::jsonb, null::text;
    return;
  end if;

  -- A separate statement: it sees the reply of a request that the first one waited for.
  return query
  select case when k.fingerprint = p_fingerprint then 'replay' else 'reused' end, k.status, k.headers, k.body
  from idempotency_keys k
  where k.tenant_id = p_tenant and k.principal_id = p_principal and k.key = p_key and k.status is not null;
end
$$;
