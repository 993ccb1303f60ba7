import type { ConstraintProblems } from './platform/http/errors/error-reply.ts'
import { totalTooLarge } from './platform/money/exact-sum.ts'
import { Problem, say, unknownReference } from './problems/index.ts'

/** What it means for a caller to run into a constraint of the database: one table, so that no handler catches errors. */
export const constraints: ConstraintProblems = {
  documents_file: () => new Problem('file-in-use', say('The file is a document.')),
  interaction_files_file: () => new Problem('file-in-use', say('The file is attached to an interaction.')),
  tenant_settings_logo: () => new Problem('file-in-use', say('The file is the logo of the tenant.')),
  case_vouchers_reversed_once: () => new Problem('voucher-already-reversed', say('The voucher was reversed before.')),
  case_voucher_allocations_undone_once: () =>
    new Problem('allocation-undone', say('The allocation was undone before.')),
  countable_total: totalTooLarge,
  creditor_account_entries_reversed_once: () =>
    new Problem('creditor-entry-reversed', say('The entry was reversed before.')),
  billings_one_draft: () =>
    new Problem('billing-draft-open', say('There is a draft of a settlement with this creditor already.')),
  passkeys_credential_unique: () => new Problem('passkey-taken', say('This passkey is set up already.')),
  users_email_unique: () =>
    new Problem('email-taken', say('Another user of the tenant has this e-mail address.'), {
      errors: [{ path: '/email', message: say('is the address of another user') }],
    }),
  creditors_reference_unique: () =>
    new Problem('creditor-reference-taken', say('Another creditor of the tenant has this reference id.'), {
      errors: [{ path: '/id', message: say('is the reference id of another creditor') }],
    }),
  customers_reference_unique: () =>
    new Problem('customer-reference-taken', say('Another customer of the creditor has this reference.'), {
      errors: [{ path: '/referenceId', message: say('is the reference of another customer of the creditor') }],
    }),
  ultimate_creditors_creditor: () => unknownReference('/creditorId', 'creditor'),
  // What is named is looked for first, so these are met only by who names a thing at the moment when it is deleted.
  cases_group: () => unknownReference('/groupId', 'case group'),
  cases_end_reason: () => unknownReference('/endReasonId', 'end reason'),
  cases_ultimate_creditor: () => unknownReference('/ultimateCreditorId', 'ultimate creditor'),
  case_vouchers_voucher_type: () => unknownReference('/voucherTypeId', 'voucher type'),
  creditors_default_collector: () => unknownReference('/defaultCollectorId', 'collector'),
  creditors_default_chain: () => unknownReference('/defaultChainId', 'workflow'),
  creditors_default_client_chain: () => unknownReference('/defaultClientChainId', 'workflow'),
  creditors_default_billing_model: () => unknownReference('/defaultBillingModelId', 'billing model'),
  documents_template: () => unknownReference('/templateId', 'letter'),
  updates_type: () => unknownReference('/updateTypeId', 'update type'),
  links_user: () => unknownReference('/userId', 'user of the customer of the case'),
  transaction_accounts_one_default: () =>
    new Problem('default-account-taken', say('Another account became the default of the currency at the same moment.')),
  property_types_handle_unique: () =>
    new Problem('property-handle-taken', say('Another property type of this entity has this handle.'), {
      errors: [{ path: '/handle', message: say('is taken by another property type of this entity') }],
    }),
  voucher_types_handle_unique: () =>
    new Problem('voucher-type-handle-taken', say('Another voucher type has this handle.'), {
      errors: [{ path: '/handle', message: say('is taken by another voucher type') }],
    }),
  templates_handle_unique: () =>
    new Problem('template-handle-taken', say('Another template of this kind and language has this handle.'), {
      errors: [{ path: '/handle', message: say('is taken by another template of this kind and language') }],
    }),
  end_reasons_handle_unique: () =>
    new Problem('end-reason-handle-taken', say('Another end reason has this handle.'), {
      errors: [{ path: '/handle', message: say('is taken by another end reason') }],
    }),
}
