-- A mistake is reversed by a voucher of the opposite direction that points at it, and a tenant says in which order a
-- credit pays debits.

alter table case_vouchers
  add column reverses_case_voucher_id uuid,
  add constraint case_vouchers_reverses_another check (reverses_case_voucher_id <> case_voucher_id),
  -- A voucher reverses only a voucher of its own case.
  add constraint case_vouchers_reversed_voucher foreign key (tenant_id, case_id, reverses_case_voucher_id)
    references case_vouchers (tenant_id, case_id, case_voucher_id);
-- At most one reversal: the foreign key leaves one case for each voucher, so the third column widens nothing.
create unique index case_vouchers_reversed_once on case_vouchers (tenant_id, reverses_case_voucher_id, case_id)
  where reverses_case_voucher_id is not null;

create or replace function case_voucher_view(v case_vouchers) returns jsonb
language sql stable parallel safe
as $$
  select jsonb_build_object(
    'caseVoucherId', v.case_voucher_id, 'tenantId', v.tenant_id, 'caseId', v.case_id, 'creditorId', v.creditor_id,
    'voucherTypeId', v.voucher_type_id, 'category', v.category, 'direction', v.direction, 'amount', v.amount,
    'outstanding', case when v.direction = 'debit' then v.outstanding end,
    'unallocated', case when v.direction = 'credit' then v.outstanding end,
    'currency', v.currency, 'source', v.source, 'date', api_instant(v.date), 'dueDate', api_instant(v.due_date),
    'referenceId', v.reference_id, 'text', v.text, 'interest', v.interest,
    'interestStartDate', api_instant(v.interest_start_date), 'interestEndDate', api_instant(v.interest_end_date),
    'referenceCaseVoucherId', v.reference_case_voucher_id, 'reversesCaseVoucherId', v.reverses_case_voucher_id,
    'uniqueId', v.unique_id, 'properties', v.properties, 'createdAt', api_instant(v.created_at), 'createdBy', v.created_by)
$$;

-- What a tenant has settled for itself. A tenant without a row, and a setting that is null, have the default.
create table tenant_settings (
  tenant_id uuid primary key references tenants,
  -- [{ "category", "order" }], first paid first.
  allocation_policy jsonb constraint tenant_settings_policy_is_list check (jsonb_typeof(allocation_policy) = 'array'),
  updated_at timestamptz,
  updated_by jsonb
);
select protect_tenant_table('tenant_settings', 'select, insert, update');
