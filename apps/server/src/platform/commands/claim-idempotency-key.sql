-- Takes the idempotency key of a request. A key held by a running transaction is waited for.
-- Returns 'claimed', 'replay' (with the stored reply) or 'reused' (the key belongs to another request).
create function claim_idempotency_key(p_tenant uuid, p_principal uuid, p_key text, p_fingerprint bytea, p_now timestamptz)
returns table (outcome text, status integer, headers jsonb, body text)
language plpgsql
as $$
#variable_conflict use_column
begin
  insert into idempotency_keys as k (tenant_id, principal_id, key, fingerprint, created_at)
  values (p_tenant, p_principal, p_key, p_fingerprint, p_now)
  on conflict (tenant_id, principal_id, key) do update
    set fingerprint = excluded.fingerprint, created_at = excluded.created_at, status = null, headers = null, body = null
    where is_key_expired(k.principal_id, k.created_at, excluded.created_at);
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
