-- Who may act: users and how they sign in, and the tokens of programs.

-- The rank of a role, from the least to the most trusted; null if there is no such role.
create function role_rank(p_role text) returns integer
language sql immutable parallel safe
as $$ select array_position(array['alternative-contact', 'debtor', 'client', 'caseworker', 'admin', 'super-admin'], p_role) $$;

create table users (
  tenant_id uuid not null references tenants,
  user_id uuid not null,
  user_seq_id bigint not null,
  email text not null constraint users_email_length check (length(email) between 3 and 254),
  name text not null constraint users_name_length check (length(name) between 1 and 200),
  role text not null constraint users_role check (role in ('alternative-contact', 'debtor', 'client', 'caseworker', 'admin', 'super-admin')),
  language text not null default 'da',
  phone jsonb,
  is_active boolean not null default true,
  created_at timestamptz not null,
  created_by jsonb not null,
  updated_at timestamptz,
  updated_by jsonb,
  primary key (tenant_id, user_id),
  constraint users_seq_unique unique (user_seq_id, tenant_id)
);
create unique index users_email_unique on users (lower(email), tenant_id);
select protect_tenant_table('users', 'select, insert, update');
-- People sign in with an e-mail address only: the users with that address are visible, of any tenant.
create policy signing_in on users for select to fordring_app using (lower(email) = (select signing_in_email()));

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
  constraint api_tokens_hash_unique unique (hash, tenant_id)
);
select protect_tenant_table('api_tokens', 'select, insert, update (name, scopes, expires_at, revoked_at, last_used_at)');

-- The password and second factor of a user. A user without a row has not accepted the invitation yet.
create table user_credentials (
  tenant_id uuid not null,
  user_id uuid not null,
  -- argon2id, with its parameters.
  password_hash text not null,
  password_changed_at timestamptz not null,
  -- Attempts are counted before they are checked, so that many at once cannot exceed the limit.
  failed_count integer not null default 0 constraint user_credentials_failed_not_negative check (failed_count >= 0),
  failed_at timestamptz,
  locked_until timestamptz,
  -- Sealed with the service's secret key.
  totp_secret text,
  totp_pending_secret text,
  -- The last time step whose code was used: a code works once.
  totp_used_step bigint not null default 0,
  -- A person who guesses at a second factor knows the password already: these failures are counted separately.
  factor_failed_count integer not null default 0
    constraint user_credentials_factor_failed_not_negative check (factor_failed_count >= 0),
  factor_failed_at timestamptz,
  factor_locked_until timestamptz,
  primary key (tenant_id, user_id),
  constraint user_credentials_user foreign key (tenant_id, user_id) references users
);
select protect_tenant_table('user_credentials', 'select, insert, update');

create table recovery_codes (
  tenant_id uuid not null,
  user_id uuid not null,
  hash bytea not null constraint recovery_codes_hash_length check (length(hash) = 32),
  -- The key of the hash: after the secret key is replaced, it shows who still needs the previous one.
  key_id text,
  primary key (tenant_id, user_id, hash),
  constraint recovery_codes_user foreign key (tenant_id, user_id) references users
);
select protect_tenant_table('recovery_codes', 'select, insert, delete');

create table passkeys (
  tenant_id uuid not null,
  passkey_id uuid not null,
  user_id uuid not null,
  name text not null constraint passkeys_name_length check (length(name) between 1 and 200),
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (tenant_id, passkey_id),
  constraint passkeys_credential_unique unique (credential_id, tenant_id),
  constraint passkeys_user foreign key (tenant_id, user_id) references users
);
create index passkeys_of_user on passkeys (user_id, tenant_id);
select protect_tenant_table('passkeys', 'select, insert, update (counter, last_used_at, name), delete');

-- Links with which a user sets a password: of an invitation, or because the old password was forgotten. Used once.
create table password_links (
  tenant_id uuid not null,
  link_id uuid not null,
  user_id uuid not null,
  purpose text not null constraint password_links_purpose check (purpose in ('invitation', 'reset')),
  hash bytea not null constraint password_links_hash_is_sha256 check (length(hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, link_id),
  constraint password_links_hash_unique unique (hash, tenant_id),
  constraint password_links_user foreign key (tenant_id, user_id) references users
);
create index password_links_of_user on password_links (user_id, tenant_id);
select protect_tenant_table('password_links', 'select, insert, delete');

create table sessions (
  tenant_id uuid not null,
  session_id uuid not null,
  user_id uuid not null,
  hash bytea not null constraint sessions_hash_is_sha256 check (length(hash) = 32),
  state text not null constraint sessions_state check (state in ('second-factor', 'enrolment', 'signed-in')),
  -- How the user signed in, in that order.
  methods text[] not null,
  device text not null constraint sessions_device_length check (length(device) <= 300),
  address text not null,
  -- The challenge that a passkey has to sign, for one attempt.
  challenge text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the password was last confirmed: changing a password or second factor requires that to be recent.
  password_shown_at timestamptz,
  primary key (tenant_id, session_id),
  constraint sessions_hash_unique unique (hash, tenant_id),
  constraint sessions_user foreign key (tenant_id, user_id) references users
);
create index sessions_of_user on sessions (user_id, tenant_id);
create index sessions_age on sessions (expires_at, tenant_id);
select protect_tenant_table('sessions', 'select, insert, update (last_seen_at, challenge, password_shown_at), delete');

-- Where failed attempts on an account come from. Each network has a count of its own, so that a stranger who fails from
-- one cannot lock the owner out of another; a browser that the owner has used before has its own count too.
create table sign_in_sources (
  tenant_id uuid not null,
  user_id uuid not null,
  source text not null constraint sign_in_sources_source check (source ~ '^(network|device|session) .{1,90}$'),
  failed_count integer not null constraint sign_in_sources_failed_not_negative check (failed_count >= 0),
  failed_at timestamptz not null,
  locked_until timestamptz,
  primary key (tenant_id, user_id, source),
  constraint sign_in_sources_user foreign key (tenant_id, user_id) references users
);
create index sign_in_sources_age on sign_in_sources (failed_at, tenant_id);
select protect_tenant_table('sign_in_sources', 'select, insert, update, delete');

-- Browsers that a user has signed in with, recognised by a cookie that signing out leaves in place.
create table known_devices (
  tenant_id uuid not null,
  user_id uuid not null,
  hash bytea not null constraint known_devices_hash_is_sha256 check (length(hash) = 32),
  used_at timestamptz not null,
  primary key (tenant_id, user_id, hash),
  constraint known_devices_user foreign key (tenant_id, user_id) references users
);
create index known_devices_age on known_devices (used_at, tenant_id);
select protect_tenant_table('known_devices', 'select, insert, update (used_at), delete');

-- A lost second factor is reset by two administrators: one requests it, another approves. A request that was approved or
-- withdrawn is deleted; the audit trail keeps what happened.
create table factor_resets (
  tenant_id uuid not null,
  factor_reset_id uuid not null,
  user_id uuid not null,
  requested_by uuid not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, factor_reset_id),
  constraint factor_resets_one_per_user unique (user_id, tenant_id),
  constraint factor_resets_user foreign key (tenant_id, user_id) references users,
  constraint factor_resets_requester foreign key (tenant_id, requested_by) references users,
  constraint factor_resets_for_another check (user_id <> requested_by)
);
create index factor_resets_requester on factor_resets (requested_by, tenant_id);
select protect_tenant_table('factor_resets', 'select, insert, delete');
