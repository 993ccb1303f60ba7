import { deterministicId } from './platform/ids.ts'

/**
 * Things that exist on the demo tenant of every machine. The examples of the API reference name them, so that each
 * example can be sent as it stands.
 */
export const exampleIds = {
  tenantId: deterministicId('demo tenant'),
  creditorId: deterministicId('demo creditor'),
  creditorReferenceId: 'NORDKYST',
  ultimateCreditorId: deterministicId('demo ultimate creditor'),
  customerId: deterministicId('demo customer'),
  customerReferenceId: 'K-1001',
  caseId: deterministicId('demo case'),
  /** A debit of the example case, with something outstanding. */
  caseVoucherId: deterministicId('demo case · 2'),
  caseVoucherReferenceId: 'F-2024-1001',
  caseGroupId: deterministicId('demo case group'),
  contactId: deterministicId('demo contact'),
  adminUserId: deterministicId('demo admin'),
  caseworkerUserId: deterministicId('demo caseworker'),
  clientUserId: deterministicId('demo client'),
  collectorId: deterministicId('demo collector'),
  workflowId: deterministicId('demo workflow'),
  billingModelId: deterministicId('demo billing model'),
  propertyTypeId: deterministicId('demo property type'),
  /** A text property on cases. */
  propertyHandle: 'department',
  endReasonId: deterministicId('demo end reason'),
  updateId: deterministicId('demo update'),
  updateTypeId: deterministicId('demo update type'),
  interactionId: deterministicId('demo interaction'),
  fileId: deterministicId('demo file'),
  /** A file that nothing is attached to. */
  unusedFileId: deterministicId('demo file 2'),
  /** The deposit of a direct payment on the example case. */
  directPaymentId: deterministicId('demo payment 0 0'),
} as const
