import type { FastifyInstance } from 'fastify'
import { constraints } from './constraints.ts'
import { auditOperations } from './features/reporting/audit/index.ts'
import { bankAccountOperations } from './features/parties/bank-accounts/index.ts'
import { billingModelOperations } from './features/money/billing-models/index.ts'
import { billingOperations } from './features/money/billings/index.ts'
import { collectorOperations } from './features/parties/collectors/index.ts'
import { caseGroupOperations } from './features/casework/case-groups/index.ts'
import { caseVoucherOperations } from './features/money/case-vouchers/index.ts'
import { caseOperations } from './features/casework/cases/index.ts'
import { contactOperations } from './features/parties/contacts/index.ts'
import { creditorAccountOperations } from './features/money/creditor-accounts/index.ts'
import { creditorOperations } from './features/parties/creditors/index.ts'
import { customerOperations } from './features/parties/customers/index.ts'
import { directPaymentOperations, paymentOperations } from './features/money/payments/index.ts'
import { documentOperations } from './features/messaging/documents/index.ts'
import { endReasonOperations } from './features/casework/end-reasons/index.ts'
import { fileOperations } from './features/messaging/files/index.ts'
import { letterOperations } from './features/messaging/letters/index.ts'
import { linkOperations } from './features/messaging/links/index.ts'
import {
  interactionMailOwner,
  interactionMailPurpose,
  templateMailOwner,
  templateMailPurpose,
  interactionOperations,
} from './features/messaging/interactions/index.ts'
import { outboxOperations } from './features/messaging/outbox/index.ts'
import { payoutOperations } from './features/money/payouts/index.ts'
import { propertyTypeOperations } from './features/casework/property-types/index.ts'
import { presenceOperations } from './features/casework/presence/index.ts'
import { reportOperations } from './features/reporting/reports/index.ts'
import { requestLogOperationsOf } from './features/integration/request-log/index.ts'
import { savedViewOperations } from './features/casework/saved-views/index.ts'
import { factorOperations, sessionOperations } from './features/access/sign-in/index.ts'
import { tenantSettingsOperations } from './features/installation/tenant-settings/index.ts'
import { templateOperations } from './features/messaging/templates/index.ts'
import { tokenOperationsOf } from './features/access/tokens/index.ts'
import { transactionAccountOperations } from './features/money/transaction-accounts/index.ts'
import { ultimateCreditorOperations } from './features/parties/ultimate-creditors/index.ts'
import { updateOperations } from './features/casework/updates/index.ts'
import { userOperationsOf } from './features/access/users/index.ts'
import { voucherTypeOperations } from './features/money/voucher-types/index.ts'
import {
  deliveryOperations,
  feedOperations,
  streamOperations,
  webhookOperations,
} from './features/integration/webhooks/index.ts'
import { workflowOperations } from './features/casework/workflows/index.ts'
import { eventTypes } from './event-types.ts'
import { exampleIds } from './example-ids.ts'
import type { ApiDescription } from './platform/http/reference/openapi.ts'
import { type Operation, paramsOf } from './platform/http/operations/operation.ts'
import { createServer, type ServerOptions } from './platform/http/server/server.ts'
import type { MailOwner } from './platform/mail/send-due-mails.ts'

/** Every operation of the API: the table of contents. */
export const operations: readonly Operation[] = [
  ...sessionOperations,
  ...factorOperations,
  ...presenceOperations,
  ...tokenOperationsOf(() => operations),
  ...tenantSettingsOperations,
  ...auditOperations,
  ...bankAccountOperations,
  ...billingModelOperations,
  ...billingOperations,
  ...collectorOperations,
  ...caseGroupOperations,
  ...caseVoucherOperations,
  ...paymentOperations,
  ...caseOperations,
  ...contactOperations,
  ...creditorOperations,
  ...creditorAccountOperations,
  ...customerOperations,
  ...directPaymentOperations,
  ...endReasonOperations,
  ...outboxOperations,
  ...payoutOperations,
  ...propertyTypeOperations,
  ...reportOperations,
  ...requestLogOperationsOf(() => operations),
  ...savedViewOperations,
  ...transactionAccountOperations,
  ...ultimateCreditorOperations,
  ...updateOperations,
  ...userOperationsOf(() => operations),
  ...voucherTypeOperations,
  ...webhookOperations,
  ...deliveryOperations,
  ...feedOperations,
  ...streamOperations,
  ...workflowOperations,
  ...fileOperations,
  ...interactionOperations,
  ...linkOperations,
  ...templateOperations,
  ...letterOperations,
  ...documentOperations,
]

/** What the areas of the API are, in the words of its reference. */
const tags = {
  Identity: 'Who the calling token is and what it may do.',
  Tokens: 'API tokens: issued with scopes, shown once, changed and revoked by administrators.',
  Settings: 'What the tenant has settled for itself, and what debtors are shown of it.',
  'Sign-in': 'How people sign in, and the sessions they then have. These are for browsers; tokens are not taken here.',
  Presence: 'Who has the same case open.',
  Cases: 'A case collects what one customer owes one creditor.',
  'Case vouchers': 'The claims and credits of a case. They are never changed, only added.',
  'Case voucher allocations': 'Which credit pays which debit, and how much of it.',
  'Direct payments': 'Money that a debtor paid straight to the creditor.',
  Customers: "Those who owe, under the creditor's own reference, and the people behind them.",
  Creditors: 'Those to whom money is owed.',
  'Creditor accounts': 'What creditors owe after settlements, and how it was offset, paid or given up.',
  'Ultimate creditors': 'The original creditor behind the creditor of a case.',
  Contacts: 'Third parties the tenant writes to or pays out to, such as a locksmith.',
  Interactions: 'Messages and notes, incoming and outgoing.',
  Templates: 'What letters and e-mails are written from.',
  Documents: 'Letters, as they were made, with the data they were made from.',
  Files: 'What is attached to interactions and properties.',
  Links: 'Addresses that show a case to the one who owes, in the debtor web.',
  Updates: 'What is to be done or waited for on a case, a customer or a creditor.',
  'End reasons': 'Why cases end.',
  'Case groups': 'Groups that cases are sorted into.',
  'Voucher types': 'What kinds of vouchers there are, and which way each one counts.',
  'Property types': "The tenant's own fields on cases, case vouchers and creditors.",
  Users: 'The people who work on the tenant, and their roles.',
  Collectors: 'Those who collect.',
  Workflows: 'The ways in which cases are pursued.',
  'Billing models': 'What the collector charges.',
  Billing: 'Settlements: what was collected for a creditor, what the collector takes of it, and what is paid out.',
  Outbox: 'E-mails that wait or were sent, and those that demo and test tenants keep.',
  Payouts: 'Money to be paid out, to creditors for settlements and to contacts for vouchers.',
  'Transaction accounts': 'The bank accounts that money is collected on.',
  Reports: 'Figures on the whole of a tenant.',
  'Saved views': 'Lists that people come back to: filters under a name.',
  Webhooks: 'Events that are posted to addresses of yours, and what became of them.',
  Requests: 'The requests to the API of the last 30 days, and how each was answered.',
  Audit: 'Who changed what, when, and from what to what.',
}

/** The API as it is described to those who build on it. */
export const api: ApiDescription = { operations: operations.map(withExampleParams), tags, events: eventTypes }

/** The scopes that can be granted: those that some operation asks for. */
export const grantableScopes: ReadonlySet<string> = new Set(
  operations.map((operation) => operation.scope).filter((scope) => scope !== null),
)

/** What an example does not name in its path is the demo's own thing of that name. */
function withExampleParams(operation: Operation): Operation {
  const ids: Readonly<Record<string, string>> = exampleIds
  const named = Object.keys(paramsOf(operation).properties).filter((name) => name in ids)
  const params = { ...Object.fromEntries(named.map((name) => [name, ids[name] ?? ''])), ...operation.example?.params }
  return { ...operation, example: { ...operation.example, params } }
}

/** Who is told about the e-mails of each purpose; those of others are sent without anybody being told. */
export const mailOwners: Readonly<Record<string, MailOwner>> = {
  [interactionMailPurpose]: interactionMailOwner,
  [templateMailPurpose]: templateMailOwner,
}

/** The service, ready to listen. */
export function buildApp(options: Omit<ServerOptions, 'operations' | 'constraints'>): Promise<FastifyInstance> {
  return createServer({ ...options, operations, constraints })
}
