-- The members that every case voucher has in responses and events; see `case_voucher_view`.
create function case_voucher_members(v case_vouchers) returns json
language sql stable parallel safe
as $$
  select json_build_object(
    'caseVoucherId', v.case_voucher_id, 'tenantId', v.tenant_id, 'caseId', v.case_id, 'creditorId', v.creditor_id,
    'voucherTypeId', v.voucher_type_id, 'category', v.category, 'direction', v.direction, 'amount', v.amount,
    'outstanding', case when v.direction = 'debit' then v.outstanding end,
    'unallocated', case when v.direction = 'credit' then v.outstanding end,
    'currency', v.currency, 'source', v.source, 'date', api_instant(v.date), 'dueDate', api_instant(v.due_date),
    'referenceId', v.reference_id, 'text', v.text, 'interest', v.interest, 'interestRule', v.interest_rule,
    'interestStartDate', api_instant(v.interest_start_date), 'interestEndDate', api_instant(v.interest_end_date),
    'referenceCaseVoucherId', v.reference_case_voucher_id, 'reversesCaseVoucherId', v.reverses_case_voucher_id,
    'datedBeforeVoucher', v.is_dated_before_voucher,
    'uniqueId', v.unique_id, 'properties', v.properties, 'createdAt', api_instant(v.created_at), 'createdBy', v.created_by)
$$;
