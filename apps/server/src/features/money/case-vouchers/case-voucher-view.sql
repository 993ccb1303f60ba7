-- Shapes a case voucher for responses and events, the only place that does. `CaseVoucher` in case-vouchers.schemas.ts
-- declares the same members. Those that few vouchers have are added only where they are needed: members can be added to
-- `jsonb` alone, with which a voucher takes twice the time.
create function case_voucher_view(v case_vouchers) returns json
language sql stable parallel safe
as $$
  select case when v.interest_basis is null and v.rule_override is null and v.earmark is null then case_voucher_members(v)
    else (case_voucher_members(v)::jsonb
      || case when v.interest_basis is null then '{}' else jsonb_build_object('interestBasis', v.interest_basis) end
      || case when v.rule_override is null then '{}' else jsonb_build_object('ruleOverride', v.rule_override) end
      || case when v.earmark is null then '{}' else jsonb_build_object('earmark', v.earmark) end)::json
  end
$$;
