import { deterministicId } from './platform/ids.ts'

/**
 * Ids of records that every demo tenant has. The examples of the API reference use them, so that each example can be
 * sent unchanged.
 */
export const exampleIds = {
  tenantId: deterministicId('demo tenant'),
  creditorId: deterministicId('demo creditor'),
  creditorReferenceId: 'NORDKYST',
  ultimateCreditorId: deterministicId('demo ultimate creditor'),
  customerId: deterministicId('demo customer'),
  customerReferenceId: 'K-1001',
  /** A user of the example customer who is not its only debtor. */
  customerUserId: deterministicId('demo customer · 3'),
  caseId: deterministicId('demo case'),
  /** A debit of the example case that is not fully paid. */
  caseVoucherId: deterministicId('demo case · 2'),
  caseVoucherReferenceId: 'F-2024-1001',
  /** A debit of the example case that was charged by mistake. */
  feeVoucherId: deterministicId('demo fee'),
  /** A deposit on the example case that is not allocated yet. */
  creditVoucherId: deterministicId('demo deposit'),
  /** A case of the example customer that can be merged into the example case, and one that already is. */
  mergeableCaseId: deterministicId('demo small case'),
  mergedCaseId: deterministicId('demo merged case'),
  caseGroupId: deterministicId('demo case group'),
  contactId: deterministicId('demo contact'),
  tokenId: deterministicId('demo integration'),
  adminUserId: deterministicId('demo admin'),
  caseworkerUserId: deterministicId('demo caseworker'),
  /** A caseworker who has not chosen a password yet. */
  invitedUserId: deterministicId('demo caseworker 2'),
  clientUserId: deterministicId('demo client'),
  collectorId: deterministicId('demo collector'),
  workflowId: deterministicId('demo workflow'),
  billingModelId: deterministicId('demo billing model'),
  /** An approved settlement, and its unpaid payout. */
  billingId: deterministicId('demo billing'),
  payoutId: deterministicId('demo payout'),
  /** A creditor that owes money after a settlement, and a part payment of it. */
  owingCreditorId: deterministicId('demo creditor 4'),
  entryId: deterministicId('demo creditor payment'),
  /** A settlement that is not approved yet. */
  draftBillingId: deterministicId('demo billing 2'),
  /** A creditor without settlements. */
  openCreditorId: deterministicId('demo creditor 3'),
  propertyTypeId: deterministicId('demo property type'),
  /** A text property on cases. */
  propertyHandle: 'department',
  endReasonId: deterministicId('demo end reason'),
  updateId: deterministicId('demo update'),
  updateTypeId: deterministicId('demo update type'),
  interactionId: deterministicId('demo interaction'),
  /** A message that is not on a case. */
  unmappedInteractionId: deterministicId('demo unmapped 0'),
  fileId: deterministicId('demo file'),
  /** A file that is not attached to anything. */
  unusedFileId: deterministicId('demo file 2'),
  /** The deposit of a direct payment on the example case. */
  directPaymentId: deterministicId('demo payment 0 0'),
  /** The allocation by which that deposit pays a voucher of the example case. */
  allocationId: deterministicId('demo payment 0 0 · 2'),
  /** A disabled webhook, so that the demo sends nothing to the internet. */
  webhookId: deterministicId('demo webhook'),
  /** The event that the example contact was created. */
  eventId: deterministicId('demo contact · 3'),
  deliveryId: deterministicId('demo delivery · 2'),
  /** A link that opens the example case. */
  linkId: deterministicId('demo link'),
  /** The Danish reminder letter that every tenant starts with. */
  templateId: deterministicId('template reminder letter da'),
  /** A reminder on the example case. */
  documentId: deterministicId('demo letter 0'),
  transactionAccountId: deterministicId('demo transaction account'),
  /** The request that created the example contact. */
  // Requests are sorted by id, which starts with the time: this one is older than all others.
  requestId: '018f6d2c-5b40-7cc1-9a6e-2d1f4c7b9e30',
  savedViewId: deterministicId('demo saved view'),
  /** Records without references, so that they can be deleted. */
  unusedTemplateId: deterministicId('template payment-confirmation email en'),
  unusedCollectorId: deterministicId('demo collector 2'),
  unusedWorkflowId: deterministicId('demo workflow 2'),
  unusedBillingModelId: deterministicId('demo billing model 2'),
  unusedCaseGroupId: deterministicId('demo case group 3'),
  unusedEndReasonId: deterministicId('demo end reason 2'),
  unusedPropertyTypeId: deterministicId('demo property type 3'),
  unusedUltimateCreditorId: deterministicId('demo ultimate creditor 2'),
  unusedUpdateTypeId: deterministicId('demo update type 2'),
  unusedWebhookId: deterministicId('demo webhook 2'),
  unusedVoucherTypeId: deterministicId('demo voucher type'),
} as const
