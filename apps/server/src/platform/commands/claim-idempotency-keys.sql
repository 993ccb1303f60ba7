-- Takes the idempotency keys of several requests at once. A key held by a running transaction is waited for; one older
-- than 48 hours is free again, unless it is the system's own, which names a step that happens once. Keys are taken in
-- order, so that two callers can never wait for each other.
--   p_claims: [{ "principalId", "key", "fingerprint" (hex) }], no key twice.
-- Answers a row per claim: 'claimed', 'replay' (with the stored reply) or 'reused' (the key belongs to another request).
create function claim_idempotency_keys(p_tenant uuid, p_claims jsonb, p_now timestamptz)
returns table (principal_id uuid, key text, outcome text, status integer, headers jsonb, body text)
language plpgsql
as $$
#variable_conflict use_column
begin
  return query
  with claims as (
    select c."principalId" as principal_id, c.key, decode(c.fingerprint, 'hex') as fingerprint
    from jsonb_to_recordset(p_claims) as c ("principalId" uuid, key text, fingerprint text)
  ),
  claimed as (
    insert into idempotency_keys as k (tenant_id, principal_id, key, fingerprint, created_at)
    select p_tenant, c.principal_id, c.key, c.fingerprint, p_now
    from claims c
    order by c.principal_id, c.key
    on conflict (tenant_id, principal_id, key) do update
      set fingerprint = excluded.fingerprint, created_at = excluded.created_at, status = null, headers = null, body = null
      where k.created_at <= excluded.created_at - interval '48 hours'
        and k.principal_id <> '00000000-0000-0000-0000-000000000000'
    returning k.principal_id, k.key
  )
  select c.principal_id, c.key, 'claimed', null::integer, null::jsonb, null::text from claimed c;

  -- A separate statement: it sees the reply of a caller that the first one waited for.
  return query
  select k.principal_id, k.key, case when k.fingerprint = decode(c.fingerprint, 'hex') then 'replay' else 'reused' end,
         k.status, k.headers, k.body
  from jsonb_to_recordset(p_claims) as c ("principalId" uuid, key text, fingerprint text)
  join idempotency_keys k on k.tenant_id = p_tenant and k.principal_id = c."principalId" and k.key = c.key
  where k.status is not null;
end
$$;
