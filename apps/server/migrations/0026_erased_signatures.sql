-- When the person who signed a plan is erased, the document goes. That the plan was signed, how and when, stays.
alter table payment_plans
  drop constraint payment_plans_signed,
  add constraint payment_plans_signed check (file_id is null or signature is not null);
