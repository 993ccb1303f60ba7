import { exampleIds } from '../src/app.ts'
import { isTenantOperation, type Operation, paramsOf } from '../src/platform/http/operations/operation.ts'
import type { PopulatedTenant } from './populated-tenant.ts'
import type { RequestOptions } from './test-app.ts'

type Ids = Readonly<Record<string, string>>

/** Operations in which a parameter has another meaning than elsewhere. */
const ownParams: Record<string, (ids: Ids) => Ids> = {
  'get-direct-payment': (ids) => ({ caseVoucherId: ids['directPaymentId'] ?? '' }),
  'patch-customer-user': (ids) => ({ userId: ids['customerUserId'] ?? '' }),
  // An invited user may sign in and has no password yet.
  'create-invitation': (ids) => ({ userId: ids['caseworkerUserId'] ?? '' }),
  // A record to delete must not be in use.
  'delete-collector': (ids) => ({ collectorId: ids['unusedCollectorId'] ?? '' }),
  'delete-billing-model': (ids) => ({ billingModelId: ids['unusedBillingModelId'] ?? '' }),
  'delete-transaction-account': (ids) => ({ transactionAccountId: ids['unusedTransactionAccountId'] ?? '' }),
  // What can be done with a job depends on its state.
  'confirm-bulk-job': (ids) => ({ bulkJobId: ids['checkedBulkJobId'] ?? '' }),
  'undo-bulk-job': (ids) => ({ bulkJobId: ids['completedBulkJobId'] ?? '' }),
  // Only an import that was checked can be confirmed.
  'confirm-import': (ids) => ({ importId: ids['checkedImportId'] ?? '' }),
  // What can be done with a bank line depends on its state.
  'assign-bank-line-to-payout': (ids) => ({ payoutId: ids['paidPayoutId'] ?? '' }),
  'return-bank-line': (ids) => ({ bankLineId: ids['returningBankLineId'] ?? '' }),
  'set-aside-bank-line': (ids) => ({ bankLineId: ids['foreignBankLineId'] ?? '' }),
  'refund-bank-line': (ids) => ({ bankLineId: ids['refundableBankLineId'] ?? '' }),
  'correct-payout-account': (ids) => ({ payoutId: ids['correctedPayoutId'] ?? '' }),
  // What can be done with a batch depends on its state.
  'cancel-payout-batch': (ids) => ({ payoutBatchId: ids['cancelledPayoutBatchId'] ?? '' }),
  'download-payout-file': (ids) => ({ payoutBatchId: ids['approvedPayoutBatchId'] ?? '' }),
  'reject-payout-payment': (ids) => ({
    ...{ payoutBatchId: ids['approvedPayoutBatchId'] ?? '', payoutId: ids['sentPayoutId'] ?? '' },
  }),
  'cancel-print-batch': (ids) => ({ printBatchId: ids['cancelledPrintBatchId'] ?? '' }),
  // Only a message that was sent has been delivered.
  'get-delivery': (ids) => ({ interactionId: ids['sentInteractionId'] ?? '' }),
  'report-delivery': (ids) => ({ interactionId: ids['sentInteractionId'] ?? '' }),
  'retry-delivery': (ids) => ({ interactionId: ids['failedInteractionId'] ?? '' }),
  'undo-bank-line': (ids) => ({ bankLineId: ids['bookedBankLineId'] ?? '' }),
  // Only a draft can be deleted.
  'delete-billing': (ids) => ({ billingId: ids['draftBillingId'] ?? '' }),
  // Only a creditor that owes can pay.
  'get-creditor-entry': (ids) => ({ creditorId: ids['owingCreditorId'] ?? '' }),
  'register-creditor-payment': (ids) => ({ creditorId: ids['owingCreditorId'] ?? '' }),
  'reverse-creditor-entry': (ids) => ({ creditorId: ids['owingCreditorId'] ?? '' }),
  // Another example decides the dispute, and limitation is applied where something is due.
  'withdraw-dispute': (ids) => ({ disputeId: ids['withdrawnDisputeId'] ?? '' }),
  // The court can be corrected once a claim is filed, and another example creates the application.
  'patch-court-claim': (ids) => ({ courtClaimId: ids['servedCourtClaimId'] ?? '' }),
  'change-court-claim': (ids) => ({ courtClaimId: ids['withdrawnCourtClaimId'] ?? '' }),
  'apply-limitation': (ids) => ({ caseId: ids['lapsingCaseId'] ?? '' }),
  'get-work-item': (ids) => ({ subjectId: ids['unmappedInteractionId'] ?? '' }),
  'mark-work-item': (ids) => ({ subjectId: ids['unmappedInteractionId'] ?? '' }),
  // Only a proposal can be accepted.
  'accept-payment-plan': (ids) => ({ paymentPlanId: ids['proposedPlanId'] ?? '' }),
  'publish-workflow': (ids) => ({ workflowId: ids['draftedWorkflowId'] ?? '' }),
  'get-workflow-version': publishedWorkflow,
  'move-workflow-cases': publishedWorkflow,
  'simulate-workflow': publishedWorkflow,
  'get-case-workflow': caseWithWorkflow,
  'hold-case-workflow': caseWithWorkflow,
  'release-case-workflow': caseWithWorkflow,
  'skip-case-workflow-step': caseWithWorkflow,
  'redo-case-workflow-step': caseWithWorkflow,
  'delete-update-type': (ids) => ({ updateTypeId: ids['unusedUpdateTypeId'] ?? '' }),
  'delete-property-type': (ids) => ({ propertyTypeId: ids['unusedPropertyTypeId'] ?? '' }),
  'delete-template': (ids) => ({ templateId: ids['unusedTemplateId'] ?? '' }),
  // Somebody who owes money in an open case cannot be erased.
  'export-person': formerPerson,
  'erase-person': formerPerson,
  'delete-customer-user': (ids) => ({ userId: ids['customerUserId'] ?? '' }),
}

/** Not a standard one, whose id is the same on every tenant. */
function publishedWorkflow(ids: Ids): Ids {
  return { workflowId: ids['publishedWorkflowId'] ?? '' }
}

function caseWithWorkflow(ids: Ids): Ids {
  return { caseId: ids['workflowCaseId'] ?? '' }
}

function formerPerson(ids: Ids): Ids {
  return { customerId: ids['formerCustomerId'] ?? '', userId: ids['formerUserId'] ?? '' }
}

export interface ExampleRequest {
  readonly params: Ids
  readonly query: Ids
  readonly body: unknown
}

/** The example of an operation, with the ids of the demo tenant replaced by those of a populated one. */
export function exampleFor(operation: Operation, { ids }: PopulatedTenant): ExampleRequest {
  const example = replaceIds(operation.example ?? {}, ids) as { params?: Ids; query?: Ids; body?: unknown }
  const params: Record<string, string> = {}
  for (const name of Object.keys(paramsOf(operation).properties)) {
    const value = ownParams[operation.id]?.(ids)[name] ?? ids[name] ?? example.params?.[name]
    if (value === undefined)
      throw new Error(`populated-tenant.ts makes nothing that {${name}} of ${operation.id} could name.`)
    params[name] = value
  }
  return { params, query: example.query ?? {}, body: example.body }
}

/** Sends such an example as a request; writes are dry runs, so that nothing changes. */
export function requestOf(operation: Operation, tenant: PopulatedTenant, example: ExampleRequest): RequestOptions {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(example.params[name] ?? ''),
  )
  const query = new URLSearchParams(example.query).toString()
  return {
    method: operation.method,
    path: query === '' ? path : `${path}?${query}`,
    as: tenant,
    ...(operation.body === undefined ? {} : { body: example.body }),
    ...(operation.kind === 'read' ? {} : { headers: { prefer: 'dry-run' } }),
  }
}

/** Not ids: rule packs and kinds of work are the same for every tenant, and a version is a number. */
const otherParams = ['tenantId', 'pack', 'kind', 'version']

/** The path parameters of an operation that are ids of the tenant. */
export function idParamsOf(operation: Operation): string[] {
  return isTenantOperation(operation)
    ? Object.keys(paramsOf(operation).properties).filter((name) => !otherParams.includes(name))
    : []
}

const nameByExampleId = new Map<unknown, string>(Object.entries(exampleIds).map(([name, id]) => [id, name]))

/** A copy in which every id of the demo tenant is replaced by the one of the same name. */
export function replaceIds(value: unknown, ids: Ids): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceIds(item, ids))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, replaceIds(member, ids)]))
  }
  const name = nameByExampleId.get(value)
  return name === undefined ? value : (ids[name] ?? value)
}
