-- How people sign in: what they prove themselves with, and the sessions they then have.

-- What a user proves itself with. A user without a row has not accepted its invitation yet.
create table user_credentials (
  tenant_id uuid not null references tenants,
  user_id uuid not null,
  -- argon2id, with its parameters.
  password_hash text not null,
  password_changed_at timestamptz not null,
  -- Attempts are counted before they are judged, so that many at once cannot slip past the limit.
  failed_count integer not null default 0 constraint user_credentials_failed_not_negative check (failed_count >= 0),
  failed_at timestamptz,
  locked_until timestamptz,
  -- Sealed with the service's secret key.
  totp_secret text,
  totp_pending_secret text,
  -- The last time step whose code was used: a code works once.
  totp_used_step bigint not null default 0,
  primary key (tenant_id, user_id),
  constraint user_credentials_user foreign key (tenant_id, user_id) references users
);
select protect_tenant_table('user_credentials', 'select, insert, update');

create table recovery_codes (
  tenant_id uuid not null references tenants,
  user_id uuid not null,
  hash bytea not null constraint recovery_codes_hash_length check (length(hash) = 32),
  primary key (tenant_id, user_id, hash),
  constraint recovery_codes_user foreign key (tenant_id, user_id) references users
);
select protect_tenant_table('recovery_codes', 'select, insert, delete');

create table passkeys (
  tenant_id uuid not null references tenants,
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
  constraint passkeys_credential_unique unique (tenant_id, credential_id),
  constraint passkeys_user foreign key (tenant_id, user_id) references users
);
create index passkeys_of_user on passkeys (user_id, tenant_id);
select protect_tenant_table('passkeys', 'select, insert, update (counter, last_used_at), delete');

-- Links by which a user sets its password: of an invitation, or after the old one was forgotten. Used once.
create table password_links (
  tenant_id uuid not null references tenants,
  link_id uuid not null,
  user_id uuid not null,
  purpose text not null constraint password_links_purpose check (purpose in ('invitation', 'reset')),
  hash bytea not null constraint password_links_hash_is_sha256 check (length(hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, link_id),
  constraint password_links_hash_unique unique (tenant_id, hash),
  constraint password_links_user foreign key (tenant_id, user_id) references users
);
create index password_links_hash on password_links (hash);
create index password_links_of_user on password_links (user_id, tenant_id);
select protect_tenant_table('password_links', 'select, insert, delete');

create table sessions (
  tenant_id uuid not null references tenants,
  session_id uuid not null,
  user_id uuid not null,
  hash bytea not null constraint sessions_hash_is_sha256 check (length(hash) = 32),
  state text not null constraint sessions_state check (state in ('second-factor', 'signed-in')),
  -- How the user has proved itself, in that order.
  methods text[] not null,
  device text not null constraint sessions_device_length check (length(device) <= 300),
  address text not null,
  -- What a passkey is to sign, for one attempt.
  challenge text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, session_id),
  constraint sessions_hash_unique unique (tenant_id, hash),
  constraint sessions_user foreign key (tenant_id, user_id) references users
);
create index sessions_hash on sessions (hash);
create index sessions_of_user on sessions (user_id, tenant_id);
create index sessions_age on sessions (expires_at, tenant_id);
select protect_tenant_table('sessions', 'select, insert, update (last_seen_at, challenge), delete');

-- Whoever presents the hash of a session or of a link may see that one row, before its tenant is known.
create policy bearer on sessions for select to fordring_app
  using (hash = decode(nullif(current_setting('app.session_hash', true), ''), 'hex'));
create policy bearer on password_links for select to fordring_app
  using (hash = decode(nullif(current_setting('app.link_hash', true), ''), 'hex'));

-- Who signs in names an e-mail address and no tenant: the users with that address are shown, of whichever tenant.
create index users_email on users (lower(email), tenant_id);
create policy signing_in on users for select to fordring_app
  using (lower(email) = lower(nullif(current_setting('app.sign_in_email', true), '')));

-- What debtors are shown of the tenant, and what new things begin with.
alter table tenant_settings
  add column default_currency text constraint tenant_settings_currency
    check (default_currency in ('DKK', 'SEK', 'NOK', 'USD', 'EUR', 'GBP', 'CHF')),
  add column logo_file_id uuid,
  add column phone jsonb,
  add column email text,
  add column payment_instructions text constraint tenant_settings_instructions_length check (length(payment_instructions) <= 2000),
  add column bank_account jsonb,
  add constraint tenant_settings_logo foreign key (tenant_id, logo_file_id) references files;
create index tenant_settings_logo on tenant_settings (logo_file_id, tenant_id) where logo_file_id is not null;
