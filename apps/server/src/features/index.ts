import { signIn } from './access/sign-in/feature.ts'
import { tokens } from './access/tokens/feature.ts'
import { users } from './access/users/feature.ts'
import { cases } from './casework/cases/feature.ts'
import { bulkJobs } from './casework/bulk-jobs/feature.ts'
import { calls } from './casework/calls/feature.ts'
import { courtClaims } from './casework/court-claims/feature.ts'
import { disputes } from './casework/disputes/feature.ts'
import { updates } from './casework/updates/feature.ts'
import { caseGroups } from './casework/case-groups/feature.ts'
import { endReasons } from './casework/end-reasons/feature.ts'
import { caseWorkflows } from './casework/case-workflows/feature.ts'
import { workflows } from './casework/workflows/feature.ts'
import { propertyTypes } from './casework/property-types/feature.ts'
import { savedViews } from './casework/saved-views/feature.ts'
import { workQueue } from './casework/work-queue/feature.ts'
import { presence } from './casework/presence/feature.ts'
import { caseVouchers } from './money/case-vouchers/feature.ts'
import { payments } from './money/payments/feature.ts'
import { paymentPlans } from './money/payment-plans/feature.ts'
import { promises } from './money/promises/feature.ts'
import { billings } from './money/billings/feature.ts'
import { payouts } from './money/payouts/feature.ts'
import { payoutBatches } from './money/payout-batches/feature.ts'
import { creditorAccounts } from './money/creditor-accounts/feature.ts'
import { billingModels } from './money/billing-models/feature.ts'
import { limitation } from './money/limitation/feature.ts'
import { rulePacks } from './money/rule-packs/feature.ts'
import { voucherTypes } from './money/voucher-types/feature.ts'
import { paymentReferences } from './money/payment-references/feature.ts'
import { bankStatements } from './money/bank-statements/feature.ts'
import { transactionAccounts } from './money/transaction-accounts/feature.ts'
import { books } from './money/books/feature.ts'
import { customers } from './parties/customers/feature.ts'
import { creditors } from './parties/creditors/feature.ts'
import { ultimateCreditors } from './parties/ultimate-creditors/feature.ts'
import { collectors } from './parties/collectors/feature.ts'
import { contacts } from './parties/contacts/feature.ts'
import { dataProtection } from './parties/data-protection/feature.ts'
import { bankAccounts } from './parties/bank-accounts/feature.ts'
import { contactGate } from './messaging/contact-gate/feature.ts'
import { interactions } from './messaging/interactions/feature.ts'
import { letters } from './messaging/letters/feature.ts'
import { documents } from './messaging/documents/feature.ts'
import { templates } from './messaging/templates/feature.ts'
import { files } from './messaging/files/feature.ts'
import { links } from './messaging/links/feature.ts'
import { deliveries } from './messaging/deliveries/feature.ts'
import { dispatches } from './messaging/dispatches/feature.ts'
import { incomingMail } from './messaging/incoming-mail/feature.ts'
import { outbox } from './messaging/outbox/feature.ts'
import { printBatches } from './messaging/print-batches/feature.ts'
import { webhooks } from './integration/webhooks/feature.ts'
import { exports } from './integration/exports/feature.ts'
import { imports } from './integration/imports/feature.ts'
import { batchedReads } from './integration/batched-reads/feature.ts'
import { requestLog } from './integration/request-log/feature.ts'
import { reports } from './reporting/reports/feature.ts'
import { targets } from './reporting/targets/feature.ts'
import { audit } from './reporting/audit/feature.ts'
import { changes } from './reporting/changes/feature.ts'
import { tenants } from './installation/tenants/feature.ts'
import { testClock } from './installation/test-clock/feature.ts'
import { tenantSettings } from './installation/tenant-settings/feature.ts'
import type { Feature } from '../platform/feature/feature.ts'

/** Every feature of the application, in the order of the API reference. */
export const features: readonly Feature[] = [
  tokens,
  signIn,
  users,
  cases,
  bulkJobs,
  calls,
  updates,
  disputes,
  courtClaims,
  caseGroups,
  endReasons,
  workflows,
  caseWorkflows,
  propertyTypes,
  savedViews,
  workQueue,
  presence,
  caseVouchers,
  payments,
  paymentPlans,
  promises,
  billings,
  payouts,
  payoutBatches,
  creditorAccounts,
  billingModels,
  voucherTypes,
  rulePacks,
  limitation,
  transactionAccounts,
  paymentReferences,
  bankStatements,
  books,
  customers,
  creditors,
  ultimateCreditors,
  collectors,
  contacts,
  bankAccounts,
  dataProtection,
  contactGate,
  interactions,
  letters,
  printBatches,
  documents,
  templates,
  files,
  links,
  outbox,
  dispatches,
  deliveries,
  incomingMail,
  imports,
  exports,
  webhooks,
  requestLog,
  batchedReads,
  reports,
  targets,
  audit,
  changes,
  tenants,
  tenantSettings,
  testClock,
]
