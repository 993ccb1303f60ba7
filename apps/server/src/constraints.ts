import type { ConstraintProblems } from './platform/http/error-reply.ts'
import { Problem, unknownReference } from './problems/index.ts'

/** What it means for a caller to run into a constraint of the database: one table, so that no handler catches errors. */
export const constraints: ConstraintProblems = {
  interaction_files_file: () => new Problem('file-in-use', 'The file is attached to an interaction.'),
  users_email_unique: () =>
    new Problem('email-taken', 'Another user of the tenant has this e-mail address.', {
      errors: [{ path: '/email', message: 'is the address of another user' }],
    }),
  creditors_reference_unique: () =>
    new Problem('creditor-reference-taken', 'Another creditor of the tenant has this reference id.', {
      errors: [{ path: '/id', message: 'is the reference id of another creditor' }],
    }),
  customers_reference_unique: () =>
    new Problem('customer-reference-taken', 'Another customer of the creditor has this reference.', {
      errors: [{ path: '/referenceId', message: 'is the reference of another customer of the creditor' }],
    }),
  ultimate_creditors_creditor: () => unknownReference('/creditorId', 'creditor'),
  property_types_handle_unique: () =>
    new Problem('property-handle-taken', 'Another property type of this entity has this handle.', {
      errors: [{ path: '/handle', message: 'is taken by another property type of this entity' }],
    }),
  voucher_types_handle_unique: () =>
    new Problem('voucher-type-handle-taken', 'Another voucher type has this handle.', {
      errors: [{ path: '/handle', message: 'is taken by another voucher type' }],
    }),
  end_reasons_handle_unique: () =>
    new Problem('end-reason-handle-taken', 'Another end reason has this handle.', {
      errors: [{ path: '/handle', message: 'is taken by another end reason' }],
    }),
}
