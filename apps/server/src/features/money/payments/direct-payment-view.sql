-- Shapes a direct payment for responses, the only place that does. `DirectPayment` in direct-payments.schemas.ts declares
-- the same members.
--   p_reference_id: the reference of the paid voucher; p_date: the day of the payment in the time zone of the tenant.
create function direct_payment_view(p_deposit case_vouchers, p_reference_id text, p_date text) returns json
language sql stable parallel safe
as $$
  select format('{"caseId":"%s","caseVoucherId":"%s","amount":%s,"currency":"%s","date":"%s","datedBeforeVoucher":%s,"paidCaseVoucher":{"caseVoucherId":"%s","referenceId":%s,"amount":%s}}',
                p_deposit.case_id, p_deposit.case_voucher_id, p_deposit.amount, p_deposit.currency, p_date,
                p_deposit.is_dated_before_voucher::text, p_deposit.reference_case_voucher_id,
                coalesce(to_json(p_reference_id)::text, 'null'), p_deposit.amount)::json
$$;
