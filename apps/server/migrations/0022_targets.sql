-- What is to be collected in a month: in total, for a creditor, or for the creditors of a caseworker.
create table collection_targets (
  tenant_id uuid not null references tenants,
  target_id uuid not null,
  month text not null constraint collection_targets_month check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  currency text not null,
  creditor_id uuid,
  user_id uuid,
  amount bigint not null constraint collection_targets_amount check (amount between 1 and 9007199254740991),
  updated_at timestamptz not null,
  updated_by jsonb not null,
  primary key (tenant_id, target_id),
  constraint collection_targets_creditor foreign key (tenant_id, creditor_id) references creditors,
  constraint collection_targets_user foreign key (tenant_id, user_id) references users,
  constraint collection_targets_one_subject check (num_nonnulls(creditor_id, user_id) <= 1),
  constraint collection_targets_once unique nulls not distinct (month, tenant_id, currency, creditor_id, user_id)
);
create index collection_targets_by_creditor on collection_targets (creditor_id, tenant_id) where creditor_id is not null;
create index collection_targets_by_user on collection_targets (user_id, tenant_id) where user_id is not null;
select protect_tenant_table('collection_targets', 'select, insert, delete, update (amount, updated_at, updated_by)');
