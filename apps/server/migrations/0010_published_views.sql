-- What features read of each other's tables: a view for each table that another feature reads, with the columns it reads
-- and no others. Changing a view can break its readers; the other columns of a table concern only the feature that owns it.
-- The views have the rights of their reader, so row-level security applies as on the tables. Locking rows through a view
-- takes the right to update it, but the rights on the table decide what can be updated.
create schema published;
grant usage on schema published to fordring_app;

create view published.api_tokens with (security_invoker) as
  select tenant_id, token_id, scopes, expires_at, revoked_at, created_by
  from public.api_tokens;

create view published.bank_account_changes with (security_invoker) as
  select tenant_id, owner_id, change_number, is_first, bank_account, iban_account, changed_at, changed_by
  from public.bank_account_changes;

create view published.billing_models with (security_invoker) as
  select tenant_id, billing_model_id
  from public.billing_models;

create view published.billings with (security_invoker) as
  select tenant_id, billing_id, billing_seq_id, creditor_id, billing_model_id, currency, balance_amount,
    offset_amount, state, collector_share_amount, commission_amount, fee_amount, vat_amount, period_from, period_to,
    approved_at, fees, terms
  from public.billings;

create view published.case_groups with (security_invoker) as
  select tenant_id, case_group_id, label, settings
  from public.case_groups;

create view published.case_merges with (security_invoker) as
  select tenant_id, case_id, merged_case_id, former_status, former_status_time, former_end_reason_id, undone_at
  from public.case_merges;

create view published.case_tags with (security_invoker) as
  select tenant_id, tag, case_id
  from public.case_tags;

create view published.case_voucher_allocations with (security_invoker) as
  select tenant_id, allocation_id, case_id, credit_voucher_id, debit_voucher_id, amount, undoes_allocation_id,
    created_at
  from public.case_voucher_allocations;

create view published.case_vouchers with (security_invoker) as
  select tenant_id, case_voucher_id, case_id, creditor_id, voucher_type_id, category, direction, amount,
    outstanding, currency, source, date, due_date, reference_id, text, interest, interest_start_date,
    interest_end_date, interest_rule, is_interest_correction, reference_case_voucher_id, unique_id, properties, created_at,
    reference_key, reverses_case_voucher_id, interest_basis
  from public.case_vouchers;

create view published.cases with (security_invoker) as
  select tenant_id, case_id, case_seq_id, creditor_id, customer_id, ultimate_creditor_id, group_id, currency,
    status, status_time, end_reason_id, journal_number, journal_key, properties, created_at, rule_pack, migrated_id
  from public.cases;

create view published.collectors with (security_invoker) as
  select tenant_id, collector_id, name, registry_identifier
  from public.collectors;

create view published.contacts with (security_invoker) as
  select tenant_id, contact_id, name, email, bank_account
  from public.contacts;

create view published.creditors with (security_invoker) as
  select tenant_id, creditor_id, reference_id, name, contact_id, default_collector_id, default_chain_id,
    default_billing_model_id, default_client_chain_id, debtor_faq, central_register_id, state, address,
    bank_account, iban_account, properties, vat_registered
  from public.creditors;

create view published.customer_users with (security_invoker) as
  select tenant_id, user_id, user_seq_id, customer_id, relation, is_contact, language, details, created_at, erased_at
  from public.customer_users;

create view published.customers with (security_invoker) as
  select tenant_id, customer_id, creditor_id, reference_id, is_company
  from public.customers;

create view published.disputes with (security_invoker) as
  select tenant_id, dispute_id, case_id, case_voucher_id, state, due_at, answer, created_at, closed_at
  from public.disputes;

create view published.documents with (security_invoker) as
  select tenant_id, document_id, case_id, template_id, file_id, interaction_id, subject, deadline,
    demand_days, is_shared_with_debtor, created_at
  from public.documents;

create view published.end_reasons with (security_invoker) as
  select tenant_id, end_reason_id, handle, is_standard
  from public.end_reasons;

create view published.files with (security_invoker) as
  select tenant_id, file_id, file_name, content_type, size, sha256
  from public.files;

create view published.interaction_files with (security_invoker) as
  select tenant_id, interaction_id, file_id, position, is_staff_only
  from public.interaction_files;

create view published.interactions with (security_invoker) as
  select tenant_id, interaction_id, type, direction, state, reference_id, reference_type, notes, details,
    min_visibility_role, delivery, created_at, registered_at, updated_at, sent_at
  from public.interactions;

create view published.limitation_facts with (security_invoker) as
  select tenant_id, case_id, case_voucher_id, kind, happened_on, deadline, withdrawn_at, created_at
  from public.limitation_facts;

create view published.limitation_lapses with (security_invoker) as
  select tenant_id, case_id, case_voucher_id, write_off_voucher_id, undone_at
  from public.limitation_lapses;

create view published.payouts with (security_invoker) as
  select tenant_id, payout_id, case_voucher_id, amount, currency, billing_id, creditor_id, created_at, recipient_name,
    bank_line_id, invoice_id
  from public.payouts;

create view published.property_types with (security_invoker) as
  select tenant_id, handle, type, entity
  from public.property_types;

create view published.property_values with (security_invoker) as
  select tenant_id, entity, handle, value
  from public.property_values;

create view published.templates with (security_invoker) as
  select tenant_id, template_id, handle, kind
  from public.templates;

create view published.tenant_settings with (security_invoker) as
  select tenant_id, default_currency, logo_file_id, phone, email, payment_instructions, bank_account, address,
    opening_hours, payment_reference, payment_deadline_days, second_factor_required, payment_days_back,
    ends_paid_cases, personal_data_days, message_days, note_days, contact_history_days,
    payout_review_days, former_payout_review_days, former_payout_review_until,
    two_people_from_amount, former_two_people_from_amount, former_two_people_until, fi_creditor_number, kid_modulus, ocr_length_digit,
    registration_number, vat_number, email_without_tls
  from public.tenant_settings;

create view published.tenants with (security_invoker) as
  select tenant_id, name, time_zone, language, is_test, created_at
  from public.tenants;

create view published.transaction_accounts with (security_invoker) as
  select tenant_id, transaction_account_id, name, bank_account, currency, is_default, statement_account, purpose,
    bic, payment_format, payment_agreement
  from public.transaction_accounts;

create view published.ultimate_creditors with (security_invoker) as
  select tenant_id, ultimate_creditor_id, creditor_id, name, address, registry_identifier
  from public.ultimate_creditors;

create view published.update_types with (security_invoker) as
  select tenant_id, update_type_id, label, is_pausing
  from public.update_types;

create view published.updates with (security_invoker) as
  select tenant_id, update_id, update_type_id, case_id, text, data, paused_at, continued_at, open_until, reminded_at,
    by_workflow_id, created_at, created_by
  from public.updates;

create view published.users with (security_invoker) as
  select tenant_id, user_id, email, name, role, language, is_active
  from public.users;

create view published.voucher_types with (security_invoker) as
  select tenant_id, voucher_type_id, handle, label, category, direction, has_payout_recipient, is_standard
  from public.voucher_types;

create view published.workflows with (security_invoker) as
  select tenant_id, workflow_id
  from public.workflows;

grant select, update on all tables in schema published to fordring_app;
