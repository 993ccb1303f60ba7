-- The ground that every tenant table stands on: who the tenant is, who may act, and what was done.

-- The tenant whose rows the current transaction may see; null shows nothing.
create function current_tenant() returns uuid
language sql stable parallel safe
as $$ select nullif(current_setting('app.tenant', true), '')::uuid $$;

-- Puts a table behind row-level security and hands the service exactly the rights named.
create function protect_tenant_table(table_name regclass, rights text) returns void
language plpgsql
as $$
begin
  execute format('alter table %s enable row level security', table_name);
  execute format('alter table %s force row level security', table_name);
  execute format(
    'create policy own_tenant on %s to fordring_app using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()))',
    table_name);
  execute format('grant %s on %s to fordring_app', rights, table_name);
end
$$;

create table tenants (
  tenant_id uuid primary key,
  name text not null constraint tenants_name_length check (length(name) between 1 and 200),
  time_zone text not null default 'Europe/Copenhagen',
  language text not null default 'da',
  is_test boolean not null default false,
  created_at timestamptz not null
);
select protect_tenant_table('tenants', 'select, insert, update (name, time_zone, language)');

-- The operator (the role that owns the schema) may see all tenants; the service reaches that list only through list_tenants().
create policy operator on tenants to current_user using (true);

create function list_tenants() returns setof tenants
language sql stable security definer set search_path = public
as $$ select * from tenants order by created_at, tenant_id $$;

-- A note on indexes: what is no unique rule begins with what tells rows apart, and not with tenant_id. While a table is
-- new and its statistics are missing, the planner may prefer any index whose first column is given, and a look-up by id
-- (or the check of a foreign key, whose plan is kept) would then read all rows of the tenant.

-- Numbers that count per tenant (cases, users). The row is taken late in a transaction, so it is held briefly.
create table tenant_counters (
  tenant_id uuid not null references tenants,
  counter text not null,
  value bigint not null constraint tenant_counters_not_negative check (value >= 0),
  primary key (tenant_id, counter)
);
select protect_tenant_table('tenant_counters', 'select, insert, update');

create table api_tokens (
  tenant_id uuid not null references tenants,
  token_id uuid not null,
  name text not null constraint api_tokens_name_length check (length(name) between 1 and 200),
  hash bytea not null constraint api_tokens_hash_is_sha256 check (length(hash) = 32),
  hint text not null,
  scopes text[] not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, token_id),
  constraint api_tokens_hash_unique unique (tenant_id, hash)
);
create index api_tokens_hash on api_tokens (hash);
select protect_tenant_table('api_tokens', 'select, insert, update (name, scopes, expires_at, revoked_at, last_used_at)');

-- A caller is looked up before its tenant is known: who presents a token's hash may see that one row.
create policy bearer on api_tokens for select to fordring_app
  using (hash = decode(nullif(current_setting('app.token_hash', true), ''), 'hex'));

-- One row per key that led to a success, written in the transaction of its effect.
create table idempotency_keys (
  tenant_id uuid not null references tenants,
  principal_id uuid not null,
  key text not null constraint idempotency_keys_key_length check (length(key) between 1 and 64),
  fingerprint bytea not null constraint idempotency_keys_fingerprint_is_sha256 check (length(fingerprint) = 32),
  status integer,
  headers jsonb,
  body text,
  created_at timestamptz not null,
  primary key (tenant_id, principal_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at, tenant_id);
select protect_tenant_table('idempotency_keys', 'select, insert, update, delete');

-- Who changed what, when, and from what to what. Rows are only ever added.
create table audit_entries (
  tenant_id uuid not null references tenants,
  audit_id uuid not null,
  at timestamptz not null,
  request_id text not null,
  operation text not null,
  actor jsonb not null,
  subject_type text not null,
  subject_id uuid not null,
  before jsonb,
  after jsonb,
  primary key (tenant_id, audit_id)
);
create index audit_entries_subject on audit_entries (tenant_id, subject_id, at);
select protect_tenant_table('audit_entries', 'select, insert');

-- What happened, for webhooks and feeds. Rows are only ever added.
create table events (
  tenant_id uuid not null references tenants,
  event_id uuid not null,
  type text not null,
  time timestamptz not null,
  subject_id uuid not null,
  case_id uuid,
  data jsonb not null,
  primary key (tenant_id, event_id)
);
create index events_subject on events (tenant_id, subject_id, time);
create index events_case on events (tenant_id, case_id, time) where case_id is not null;
select protect_tenant_table('events', 'select, insert');

-- Takes the idempotency keys of several requests at once. A key taken by a running transaction is waited for; one older
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

  -- A statement of its own: only now is the reply of a caller that was waited for visible.
  return query
  select k.principal_id, k.key, case when k.fingerprint = decode(c.fingerprint, 'hex') then 'replay' else 'reused' end,
         k.status, k.headers, k.body
  from jsonb_to_recordset(p_claims) as c ("principalId" uuid, key text, fingerprint text)
  join idempotency_keys k on k.tenant_id = p_tenant and k.principal_id = c."principalId" and k.key = c.key
  where k.status is not null;
end
$$;
