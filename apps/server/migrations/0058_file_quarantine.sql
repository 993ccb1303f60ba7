-- Content in the store of files that no row knows is marked here, and removed only after a sweep has found it so on 30
-- different days. Days are counted as they are seen, not computed from the clock: a clock that jumps, or a database that
-- was away for a month, removes nothing at once.
create table quarantined_files (
  tenant_id uuid not null references tenants,
  file_id uuid not null,
  size bigint not null,
  quarantined_at timestamptz not null,
  last_seen_on date not null,
  days_seen integer not null default 0,
  -- Set in the transaction that records the removal, which comes before the removal itself.
  removal_began_at timestamptz,
  primary key (tenant_id, file_id)
);
select protect_tenant_table('quarantined_files', 'select, insert, update (last_seen_on, days_seen, removal_began_at), delete');

-- While a tenant has a hold that has not expired, its files are not swept: while a backup copies them, after a restore
-- until an operator says otherwise, and whenever an operator wants it.
create table file_sweep_holds (
  tenant_id uuid not null references tenants,
  hold_id uuid not null,
  reason text not null constraint file_sweep_holds_reason check (reason in ('backup', 'restore', 'operator')),
  held_at timestamptz not null,
  -- Null: until it is lifted.
  expires_at timestamptz,
  primary key (tenant_id, hold_id)
);
select protect_tenant_table('file_sweep_holds', 'select');

-- Holds are the operator's alone to set and lift; who lifts them also lets quarantines begin anew.
create policy operator_writes on quarantined_files for delete to current_user using (true);
create policy operator_writes on file_sweep_holds to current_user using (true) with check (true);
