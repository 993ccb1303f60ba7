-- Addresses that open a case to the one who owes, and how much room the files of a tenant take.

create table links (
  tenant_id uuid not null references tenants,
  link_id uuid not null,
  case_id uuid not null,
  user_id uuid,
  language text constraint links_language check (language in ('en', 'da')),
  hash bytea not null constraint links_hash_is_sha256 check (length(hash) = 32),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by jsonb,
  open_count bigint not null default 0 constraint links_open_count_not_negative check (open_count >= 0),
  last_opened_at timestamptz,
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, link_id),
  constraint links_hash_unique unique (tenant_id, hash),
  constraint links_case foreign key (tenant_id, case_id) references cases,
  constraint links_user foreign key (tenant_id, user_id) references customer_users,
  constraint links_revoked_by_someone check ((revoked_at is null) = (revoked_by is null))
);
create index links_hash on links (hash);
create index links_by_case on links (case_id, tenant_id, link_id);
create index links_by_user on links (user_id, tenant_id) where user_id is not null;
select protect_tenant_table('links', 'select, insert, update (user_id, revoked_at, revoked_by, open_count, last_opened_at)');

-- Who opens a link is not signed in, and its tenant is not known yet: who presents the hash may see that one row.
create policy bearer on links for select to fordring_app
  using (hash = decode(nullif(current_setting('app.link_hash', true), ''), 'hex'));

-- What the files of a tenant add up to. It is changed by conditional updates only, in the transaction of the file.
create table file_usage (
  tenant_id uuid primary key references tenants,
  bytes_used bigint not null default 0 constraint file_usage_not_negative check (bytes_used >= 0),
  bytes_max bigint not null default 10737418240 constraint file_usage_quota_not_negative check (bytes_max >= 0)
);
alter table files no force row level security;
insert into file_usage (tenant_id, bytes_used) select tenant_id, sum(size) from files group by tenant_id;
alter table files force row level security;
select protect_tenant_table('file_usage', 'select, insert, update');
