-- Where money goes: accounts abroad, every change of an account, and the second person who approves a payout after one.

alter table creditors add column iban_account jsonb;

alter table payouts
  alter column bank_account drop not null,
  add column iban_account jsonb,
  add constraint payouts_to_one_account check (num_nonnulls(bank_account, iban_account) = 1);
create index payouts_by_contact on payouts (contact_id, tenant_id) where contact_id is not null;

-- One row for each time the account of somebody was set, changed or removed. Rows are only ever added.
create table bank_account_changes (
  tenant_id uuid not null references tenants,
  account_change_id uuid not null,
  owner_type text not null constraint bank_account_changes_owner_type
    check (owner_type in ('creditor', 'contact', 'transaction-account', 'tenant')),
  owner_id uuid not null,
  owner_name text not null,
  -- Counts the changes of one owner: clocks of two processes may disagree, this does not.
  change_number integer not null constraint bank_account_changes_number_positive check (change_number > 0),
  -- Whether the owner never had an account before.
  is_first boolean not null,
  bank_account jsonb,
  iban_account jsonb,
  changed_at timestamptz not null,
  changed_by jsonb not null,
  primary key (tenant_id, account_change_id),
  constraint bank_account_changes_numbered unique (tenant_id, owner_id, change_number)
);
select protect_tenant_table('bank_account_changes', 'select, insert');

-- That a second person approved a payout after the given change of its recipient's account. A later change makes the
-- approval void, because it names another number. 0 stands for changes from before they were recorded.
create table payout_approvals (
  tenant_id uuid not null references tenants,
  payout_id uuid not null,
  change_number integer not null constraint payout_approvals_number_not_negative check (change_number >= 0),
  approved_at timestamptz not null,
  approved_by jsonb not null,
  primary key (tenant_id, payout_id, change_number),
  constraint payout_approvals_payout foreign key (tenant_id, payout_id) references payouts
);
select protect_tenant_table('payout_approvals', 'select, insert');

-- How long a payout to a changed account needs a second person. Lowering it takes as long to take effect as the days that
-- were in force, or one person could switch the rule off, pay, and switch it on again.
alter table tenant_settings
  add column payout_review_days integer not null default 7
    constraint tenant_settings_payout_review_days check (payout_review_days between 0 and 90),
  add column former_payout_review_days integer not null default 0
    constraint tenant_settings_former_payout_review_days check (former_payout_review_days between 0 and 90),
  add column former_payout_review_until timestamptz;
