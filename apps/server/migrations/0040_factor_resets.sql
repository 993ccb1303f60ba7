-- A lost second factor is reset by two administrators: one asks, another approves. A request that was approved or
-- withdrawn is deleted; the audit trail keeps what happened.
create table factor_resets (
  tenant_id uuid not null references tenants,
  factor_reset_id uuid not null,
  user_id uuid not null,
  requested_by uuid not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, factor_reset_id),
  constraint factor_resets_one_per_user unique (tenant_id, user_id),
  constraint factor_resets_user foreign key (tenant_id, user_id) references users,
  constraint factor_resets_requester foreign key (tenant_id, requested_by) references users,
  constraint factor_resets_for_another check (user_id <> requested_by)
);
create index factor_resets_requester on factor_resets (requested_by, tenant_id);
select protect_tenant_table('factor_resets', 'select, insert, delete');
