-- What the overview of a tenant is read by.

-- What was collected since a day, without looking at what was collected before it.
create index case_vouchers_deposits on case_vouchers (tenant_id, date)
  include (creditor_id, currency, direction, amount) where category = 'deposit';
-- What is open and should be looked at again.
create index updates_open_by_reminder on updates (reminded_at, tenant_id) where continued_at is null;

-- Filters of a list under a name: the work list that someone comes back to.
create table saved_views (
  tenant_id uuid not null references tenants,
  saved_view_id uuid not null,
  owner_id uuid not null,
  name text not null constraint saved_views_name_length check (length(name) between 1 and 200),
  area text not null constraint saved_views_area check (area in ('cases', 'customers', 'interactions')),
  query jsonb not null,
  shared boolean not null,
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, saved_view_id)
);
create index saved_views_by_owner on saved_views (owner_id, tenant_id);
select protect_tenant_table('saved_views', 'select, insert, update, delete');
