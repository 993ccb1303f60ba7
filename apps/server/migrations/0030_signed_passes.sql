-- Which rows a transaction may see is shown by a pass that the service signs, and no longer by a setting that whoever
-- gets to run SQL could change. The keys that passes are checked with are for the owner of the schema alone.
create schema owner_only;

-- Several keys may be valid at once, so that the secret key of the service can be replaced. Pads as in RFC 2104.
create table owner_only.access_keys (
  key_id text primary key,
  inner_pad bytea not null constraint access_keys_inner_pad_length check (length(inner_pad) = 64),
  outer_pad bytea not null constraint access_keys_outer_pad_length check (length(outer_pad) = 64),
  created_at timestamptz not null default now()
);

-- The logins that were made for the service, by the name of their role.
create table owner_only.service_logins (
  role_name text primary key,
  password text not null
);

-- What the pass of this transaction opens, if it is a pass of the kind; null opens nothing. A pass is the id of its key
-- (8 characters), the second at which it expires (10), its HMAC-SHA-256 in hex (64), its kind, a colon and its value.
-- It has to be valid when the transaction begins: rows must not vanish half-way through. What is no pass, or one that has
-- expired, is an error, since a statement that finds no rows would be taken for one that has nothing to do.
create function checked_pass(p_kind text) returns text
language plpgsql stable parallel safe security definer
set search_path = pg_catalog
as $$
declare
  v_pass text := current_setting('app.pass', true);
  v_subject text := substr(v_pass, 83);
  v_key owner_only.access_keys;
begin
  if v_pass is null or v_pass = '' or not starts_with(v_subject, p_kind || ':') then
    return null;
  end if;
  select * into v_key from owner_only.access_keys where key_id = substr(v_pass, 1, 8);
  if v_key.key_id is null or substr(v_pass, 19, 64) <> encode(
       sha256(v_key.outer_pad || sha256(v_key.inner_pad || convert_to(substr(v_pass, 9, 10) || v_subject, 'UTF8'))), 'hex') then
    raise exception 'This is no pass that the service has signed.' using errcode = 'FD001';
  end if;
  if to_timestamp(substr(v_pass, 9, 10)::bigint) < now() then
    raise exception 'The pass had expired when the transaction began.' using errcode = 'FD002';
  end if;
  return substr(v_subject, length(p_kind) + 2);
end
$$;

-- The tenant whose rows the current transaction may see; null shows nothing.
create or replace function current_tenant() returns uuid
language sql stable parallel safe
as $$ select checked_pass('tenant')::uuid $$;

-- The worker that the current transaction belongs to; it sees the queues of all tenants.
create function current_worker() returns text
language sql stable parallel safe
as $$ select checked_pass('worker') $$;

-- The e-mail address of whoever is signing in, before the tenant is known.
create function signing_in_email() returns text
language sql stable parallel safe
as $$ select lower(checked_pass('email')) $$;

alter policy worker on outgoing_mails
  using ((select current_worker()) = 'mail') with check ((select current_worker()) = 'mail');
alter policy worker on events using ((select current_worker()) = 'webhooks');
alter policy worker on webhook_queues
  using ((select current_worker()) = 'webhooks') with check ((select current_worker()) = 'webhooks');
alter policy worker on webhook_deliveries
  using ((select current_worker()) = 'webhooks') with check ((select current_worker()) = 'webhooks');
alter policy signing_in on users using (lower(email) = (select signing_in_email()));

-- The list of all tenants is for jobs that visit each in turn, and for the owner of the schema (as whom this runs).
create or replace function list_tenants() returns setof tenants
language sql stable security definer set search_path = public
as $$
  select * from tenants
  where (select current_worker()) = 'jobs' or pg_has_role(session_user, current_user, 'member')
  order by created_at, tenant_id
$$;
