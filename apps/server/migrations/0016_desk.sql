-- The work queue: who takes an item, and until when it is hidden. The items themselves are found in the tables of their kinds.

create table work_marks (
  tenant_id uuid not null references tenants,
  kind text not null constraint work_marks_kind check (kind in
    ('broken-promise', 'message', 'bank-line', 'dispute', 'court-claim', 'limitation', 'follow-up', 'new-case')),
  subject_id uuid not null,
  assignee_id uuid,
  snoozed_until timestamptz,
  updated_at timestamptz not null,
  updated_by jsonb not null,
  primary key (tenant_id, kind, subject_id),
  constraint work_marks_assignee foreign key (tenant_id, assignee_id) references users
);
create index work_marks_by_assignee on work_marks (assignee_id, tenant_id) where assignee_id is not null;
select protect_tenant_table('work_marks', 'select, insert, update');

-- The debits that lapse within three months, those that lapse first first.
create index limitation_warnings_last on limitation_warnings (tenant_id, expires_on, case_voucher_id) where months = 3;
