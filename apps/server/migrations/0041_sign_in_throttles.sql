-- Where attempts on an account come from. Each network has a count of its own, so that a stranger who fails from one
-- cannot lock the owner out of another; a browser that the owner has signed in with before has its own count too.
create table sign_in_sources (
  tenant_id uuid not null references tenants,
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

-- Browsers that somebody has signed in with, by a cookie that signing out leaves in place.
create table known_devices (
  tenant_id uuid not null references tenants,
  user_id uuid not null,
  hash bytea not null constraint known_devices_hash_is_sha256 check (length(hash) = 32),
  used_at timestamptz not null,
  primary key (tenant_id, user_id, hash),
  constraint known_devices_user foreign key (tenant_id, user_id) references users
);
create index known_devices_age on known_devices (used_at, tenant_id);
select protect_tenant_table('known_devices', 'select, insert, update (used_at), delete');

-- Whoever guesses at a second factor knows the password already: these failures are counted apart, and strictly.
alter table user_credentials
  add column factor_failed_count integer not null default 0
    constraint user_credentials_factor_failed_not_negative check (factor_failed_count >= 0),
  add column factor_failed_at timestamptz,
  add column factor_locked_until timestamptz;
