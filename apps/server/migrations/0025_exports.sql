-- Exports of everything that a tenant has. The file is deleted with its row, some days after it was written.
create table exports (
  tenant_id uuid not null references tenants,
  export_id uuid not null,
  state text not null constraint exports_state check (state in ('RUNNING', 'COMPLETED', 'FAILED')),
  -- The lists that are written and those of the whole export: its progress.
  done_parts integer not null default 0 constraint exports_done_parts check (done_parts between 0 and part_count),
  part_count integer not null,
  row_count bigint not null default 0,
  file_id uuid,
  size bigint,
  sha256 text,
  -- The time of the snapshot: what was written later is not in the file.
  taken_at timestamptz,
  -- Why the export failed, in both languages.
  failure jsonb,
  created_at timestamptz not null,
  created_by jsonb not null,
  finished_at timestamptz,
  primary key (tenant_id, export_id),
  constraint exports_file foreign key (tenant_id, file_id) references files,
  constraint exports_finished check ((state = 'RUNNING') = (finished_at is null)),
  constraint exports_failure_of_failed check ((state = 'FAILED') = (failure is not null)),
  constraint exports_file_of_completed check (
    (state = 'COMPLETED') = (file_id is not null and size is not null and sha256 is not null and taken_at is not null))
);
-- Only one runs at a time: each has everything.
create unique index exports_one_running on exports (tenant_id) where state = 'RUNNING';
create index exports_by_file on exports (file_id, tenant_id) where file_id is not null;
select protect_tenant_table('exports', 'select, insert, update, delete');

-- Exports to be written. A queue: it is processed for all tenants together and refers to no other table.
create table export_queue (
  tenant_id uuid not null,
  export_id uuid not null,
  -- Until when a worker holds it; after that the worker is presumed dead.
  leased_until timestamptz not null,
  attempts integer not null default 0,
  primary key (tenant_id, export_id)
);
create index export_queue_due on export_queue (leased_until);
select protect_tenant_table('export_queue', 'select, insert, update, delete');
create policy worker on export_queue to fordring_app
  using ((select current_worker()) = 'export') with check ((select current_worker()) = 'export');

create view published.exports with (security_invoker) as
  select tenant_id, file_id
  from public.exports;
grant select on published.exports to fordring_app;
