-- What debtors are told beside their case: where the tenant is found, what to write on a payment, and by when to pay.
alter table tenant_settings
  add column address jsonb,
  add column opening_hours text constraint tenant_settings_opening_hours_length check (length(opening_hours) <= 500),
  add column payment_reference text constraint tenant_settings_payment_reference_length check (length(payment_reference) <= 100),
  add column payment_deadline_days integer
    constraint tenant_settings_payment_deadline check (payment_deadline_days between 1 and 90);
