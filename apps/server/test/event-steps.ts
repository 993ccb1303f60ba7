import { expect } from 'vitest'
import { matchQueuedFiles } from '../src/features/money/bank-statements/match-bank-lines.ts'
import { statusReport } from '../src/features/money/payout-batches/payout-batches.demo.ts'
import { type GivenEntry, statementOf } from './bank-statements.ts'
import { givenCase, givenContact, givenCustomer, standardType } from './given.ts'
import { createPerson, signIn } from './people.ts'
import type { PopulatedTenant } from './populated-tenant.ts'
import type { Answer, TestApp } from './test-app.ts'

/** Method, path and body, and headers if the request does not use the tenant's token. */
type Sent = readonly ['POST' | 'PATCH' | 'DELETE', string, unknown?, Record<string, string>?]

export interface EventStep {
  /** The operation that is called last. */
  readonly operationId: string
  /** Creates what it needs, and returns the request to send. */
  readonly prepare: (world: { api: TestApp; as: PopulatedTenant }) => Promise<Sent>
}

/** The requests that emit the declared events which the example of an operation does not. */
export const eventSteps: readonly EventStep[] = [
  {
    operationId: 'patch-billing',
    prepare: async ({ api, as }) => {
      const { creditorId } = await made(api.post('/creditors', { name: 'Sund A/S', bankAccount }, { as }))
      const { caseId } = await givenCase(api, { as, creditorId })
      await made(api.post(`/cases/${caseId}/payments`, { ...payment, amount: 50_000 }, { as }))
      const today = api.clock.now().toISOString().slice(0, 10)
      const billing = { creditorId, from: today, to: today, billingModelId: as.ids['billingModelId'] }
      const { billingId } = await made(api.post('/billings', billing, { as }))
      return ['PATCH', `/billings/${billingId}`, { state: 'APPROVED' }]
    },
  },
  {
    operationId: 'patch-billing',
    prepare: async ({ api, as }) => {
      const { creditorId } = await made(api.post('/creditors', { name: 'Bælt A/S' }, { as }))
      await givenCase(api, { as, creditorId })
      const today = api.clock.now().toISOString().slice(0, 10)
      const billing = { creditorId, from: today, to: today, billingModelId: as.ids['billingModelId'] }
      const { billingId } = await made(api.post('/billings', billing, { as }))
      return ['PATCH', `/billings/${billingId}`, { state: 'APPROVED' }]
    },
  },
  {
    operationId: 'patch-creditor',
    prepare: async ({ api, as }) => {
      const { creditorId } = await made(api.post('/creditors', { name: 'Vig A/S' }, { as }))
      return ['PATCH', `/creditors/${creditorId}`, { bankAccount }]
    },
  },
  {
    operationId: 'patch-transaction-account',
    prepare: async ({ api, as }) => {
      const account = { name: 'Driftskonto', bankAccount, currency: 'DKK' }
      const { transactionAccountId } = await made(api.post('/transaction-accounts', account, { as }))
      const changed = { bankAccount: { ...bankAccount, accountNumber: '0011111111' } }
      return ['PATCH', `/transaction-accounts/${transactionAccountId}`, changed]
    },
  },
  {
    operationId: 'approve-payout',
    prepare: async ({ api, as }) => {
      const { contactId } = await givenContact(api, { as })
      const changed = { bankAccount: { ...bankAccount, accountNumber: '0022222222' } }
      await made(api.patch(`/contacts/${contactId}`, changed, { as }))
      const { caseId } = await givenCase(api, { as })
      const payout = { ...payment, voucherTypeId: standardType.payout, source: 'CREDITOR', payoutContactId: contactId }
      await made(api.post(`/case-vouchers/${caseId}`, payout, { as }))
      const { items } = await made(api.get(`/payouts?contactId=${contactId}`, { as }))
      const { cookie } = await signIn(api, await createPerson(api, 'admin', { tenantId: as.tenantId }))
      const headers = { authorization: '', 'sec-fetch-site': 'same-origin', cookie }
      return ['POST', `/payouts/${items[0].payoutId}/approve`, undefined, headers]
    },
  },
  {
    operationId: 'book-bank-line',
    prepare: async ({ api, as }) => {
      const { caseId } = await givenPayable(api, as)
      const bankLineId = await givenBankLine(api, as, {})
      return ['POST', `/bank-lines/${bankLineId}/book`, { payments: [{ caseId }] }]
    },
  },
  {
    operationId: 'undo-bank-line',
    prepare: async ({ api, as }) => ['POST', `/bank-lines/${await givenBookedLine(api, as)}/undo`, {}],
  },
  {
    operationId: 'return-bank-line',
    prepare: async ({ api, as }) => {
      const returnsBankLineId = await givenBookedLine(api, as)
      const bankLineId = await givenBankLine(api, as, { isDebit: true, isReturn: true })
      return ['POST', `/bank-lines/${bankLineId}/return`, { returnsBankLineId }]
    },
  },
  {
    operationId: 'assign-bank-line-to-payout',
    prepare: async ({ api, as }) => {
      const { contactId } = await givenContact(api, { as })
      const { caseId } = await givenCase(api, { as })
      const payout = { ...payment, voucherTypeId: standardType.payout, source: 'CREDITOR', payoutContactId: contactId }
      await made(api.post(`/case-vouchers/${caseId}`, payout, { as }))
      const { items } = await made(api.get(`/payouts?contactId=${contactId}`, { as }))
      const bankLineId = await givenBankLine(api, as, { isDebit: true, amount: items[0].amount })
      return ['POST', `/payouts/${items[0].payoutId}/bank-line`, { bankLineId }]
    },
  },
  {
    operationId: 'undo-bank-line',
    prepare: async ({ api, as }) => {
      const bankLineId = await givenBankLine(api, as, { payerAccount: '34090012345678' })
      await made(api.post(`/bank-lines/${bankLineId}/refund`, undefined, { as }))
      return ['POST', `/bank-lines/${bankLineId}/undo`, {}]
    },
  },
  {
    operationId: 'return-bank-line',
    prepare: async ({ api, as }) => {
      const returnsBankLineId = await givenBankLine(api, as, { payerAccount: '34090012345678' })
      await made(api.post(`/bank-lines/${returnsBankLineId}/refund`, undefined, { as }))
      const bankLineId = await givenBankLine(api, as, { isDebit: true, isReturn: true })
      return ['POST', `/bank-lines/${bankLineId}/return`, { returnsBankLineId }]
    },
  },
  {
    operationId: 'apply-payment-status',
    prepare: async ({ api, as }) => {
      const bankLineId = await givenBankLine(api, as, { payerAccount: '34090012345678' })
      const { payoutId } = await made(api.post(`/bank-lines/${bankLineId}/refund`, undefined, { as }))
      const { transactionAccountId = '' } = as.ids
      const batch = { transactionAccountId, payoutIds: [payoutId] }
      const { payoutBatchId } = await made(api.post('/payout-batches', batch, { as }))
      const { messageId } = await made(api.post(`/payout-batches/${payoutBatchId}/approve`, undefined, { as }))
      return ['POST', '/payout-batches/status-files', { fileName: 's.xml', content: statusReport(messageId, 'RJCT') }]
    },
  },
  {
    operationId: 'patch-collector',
    prepare: ({ as }) => Promise.resolve(['PATCH', `/collectors/${as.ids['collectorId']!}`, { name: 'Ny Inkasso' }]),
  },
  {
    operationId: 'create-case-voucher',
    prepare: async ({ api, as }) => {
      const { caseId, voucherIds } = await givenCase(api, { as })
      const credit = { ...payment, voucherTypeId: standardType.deposit }
      return ['POST', `/case-vouchers/${caseId}`, { ...credit, referenceCaseVoucherId: voucherIds[0] }]
    },
  },
  {
    operationId: 'create-case-voucher',
    prepare: async ({ api, as }) => {
      const { caseId } = await givenCase(api, { as })
      const { contactId } = await givenContact(api, { as })
      const payout = { ...payment, voucherTypeId: standardType.payout, source: 'CREDITOR' }
      return ['POST', `/case-vouchers/${caseId}`, { ...payout, payoutContactId: contactId }]
    },
  },
  {
    operationId: 'accept-payment-plan',
    prepare: async ({ api, as }) => {
      const { caseId } = await givenInterest(api, as)
      const today = api.clock.now().toISOString().slice(0, 10)
      const terms = { instalmentCount: 2, interval: 'MONTHLY', firstDueDate: today }
      const { paymentPlanId } = await made(api.post(`/cases/${caseId}/payment-plans`, terms, { as }))
      return ['POST', `/payment-plans/${paymentPlanId}/accept`, { fileId: as.ids['signedFileId'], signedBy: 'Mette' }]
    },
  },
  {
    operationId: 'log-call',
    prepare: async ({ api, as }) => {
      const { caseId } = await givenInterest(api, as)
      const plan = { instalmentCount: 2, interval: 'MONTHLY', firstDueDate: '2030-01-01' }
      const call = { caseId, direction: 'INCOMING', name: 'Mette', outcome: 'REACHED', identityCheck: 'ADDRESS', plan }
      return ['POST', '/calls', call]
    },
  },
  {
    operationId: 'allocate-case-voucher',
    prepare: async ({ api, as }) => {
      const { creditVoucherId } = await givenDeposit(api, as)
      return ['POST', '/case-voucher-allocations', { creditVoucherId }]
    },
  },
  {
    operationId: 'register-case-payment',
    prepare: async ({ api, as }) => {
      const { caseId } = await givenCase(api, { as })
      return ['POST', `/cases/${caseId}/payments`, payment]
    },
  },
  {
    operationId: 'undo-allocation',
    prepare: async ({ api, as }) => {
      const { creditVoucherId } = await givenDeposit(api, as)
      const { allocations } = await made(api.post('/case-voucher-allocations', { creditVoucherId }, { as }))
      return ['POST', `/case-voucher-allocations/${allocations[0].allocationId}/undo`]
    },
  },
  {
    operationId: 'patch-case',
    prepare: async ({ api, as }) => {
      const { caseId } = await givenCase(api, { as, status: 'VERIFIED' })
      const standIn = await made(api.post('/updates/types', { label: 'Hviler' }, { as }))
      const left = { label: 'Aftale', continueOnCaseExit: true, pauseWithUpdateOnCaseExit: standIn.updateTypeId }
      const { updateTypeId } = await made(api.post('/updates/types', left, { as }))
      await made(api.post('/updates', { updateTypeId, referenceId: caseId }, { as }))
      const { endReasonId } = await made(api.post('/end-reasons', { handle: 'SETTLED', label: 'Forlig' }, { as }))
      return ['PATCH', `/cases/${caseId}`, { status: 'ENDED', endReasonId }]
    },
  },
  {
    operationId: 'patch-case',
    prepare: async ({ api, as }) => {
      const { caseId } = await givenInterest(api, as)
      const { endReasonId } = await made(api.post('/end-reasons', { handle: 'WAIVED', label: 'Eftergivet' }, { as }))
      return ['PATCH', `/cases/${caseId}`, { status: 'ENDED', endReasonId }]
    },
  },
  {
    operationId: 'allocate-case-voucher',
    prepare: async ({ api, as }) => {
      const { caseId } = await givenInterest(api, as)
      const deposit = { ...payment, voucherTypeId: standardType.deposit }
      const { caseVoucherId } = await made(api.post(`/case-vouchers/${caseId}`, deposit, { as }))
      return ['POST', '/case-voucher-allocations', { creditVoucherId: caseVoucherId }]
    },
  },
  {
    operationId: 'undo-allocation',
    prepare: async ({ api, as }) => {
      const { caseId } = await givenInterest(api, as)
      const { allocations } = await made(api.post(`/cases/${caseId}/payments`, payment, { as }))
      // A lower rate makes the booked interest too high.
      const period = { pack: 'se-business', rule: 'statutory-rate', from: '2023-01-01', until: '2024-01-01' }
      await made(api.post('/rule-rows', { ...period, value: 0, source: 'Dom', reason: 'Dom' }, { as }))
      return ['POST', `/case-voucher-allocations/${allocations[0].allocationId}/undo`]
    },
  },
  {
    operationId: 'add-case-vouchers',
    prepare: async ({ api, as }) => {
      const { customerId } = await givenCustomer(api, { as })
      const voucher = { voucherTypeId: standardType.principal, amount: 100, source: 'CREDITOR', date: payment.date }
      const body = { currency: 'DKK', caseVouchers: [voucher], demand: creditorDemand }
      return ['POST', `/customers/${customerId}/add-case-vouchers`, body]
    },
  },
  {
    operationId: 'create-case',
    prepare: async ({ api, as }) => {
      const { customerId } = await givenCustomer(api, { as })
      return ['POST', '/cases', { customerId, currency: 'DKK', demand: creditorDemand }]
    },
  },
  {
    // Interest that was booked from the claim on is too high once the demand is known.
    operationId: 'create-limitation-fact',
    prepare: async ({ api, as }) => {
      const claim = { amount: 1_000_000, date: '2023-01-01', dueDate: null, interestRule: 'statutory' }
      const { caseId } = await givenCase(api, { as, rulePack: 'dk-consumer', vouchers: [claim] })
      await made(api.post(`/cases/${caseId}/payments`, { ...payment, amount: 1_000 }, { as }))
      const fact = { caseId, kind: 'demand', note: 'Påkrav', date: '2024-01-01' }
      return ['POST', '/limitation-facts', fact]
    },
  },
  {
    operationId: 'register-direct-payment',
    prepare: async ({ api, as }) => {
      const { voucherIds } = await givenCase(api, { as })
      return ['POST', '/direct-payments', { caseVoucherId: voucherIds[0], amount: 100 }]
    },
  },
  {
    operationId: 'create-case-voucher',
    prepare: async ({ api, as }) => {
      const { caseId, voucherId } = await givenPayable(api, as)
      const deposit = { ...payment, voucherTypeId: standardType.deposit, referenceCaseVoucherId: voucherId }
      return ['POST', `/case-vouchers/${caseId}`, deposit]
    },
  },
  {
    operationId: 'allocate-case-voucher',
    prepare: async ({ api, as }) => {
      const { caseId } = await givenPayable(api, as)
      const deposit = { ...payment, voucherTypeId: standardType.deposit }
      const { caseVoucherId } = await made(api.post(`/case-vouchers/${caseId}`, deposit, { as }))
      return ['POST', '/case-voucher-allocations', { creditVoucherId: caseVoucherId }]
    },
  },
  {
    operationId: 'register-case-payment',
    prepare: async ({ api, as }) => ['POST', `/cases/${(await givenPayable(api, as)).caseId}/payments`, payment],
  },
  {
    operationId: 'register-direct-payment',
    prepare: async ({ api, as }) => {
      const { voucherId } = await givenPayable(api, as)
      return ['POST', '/direct-payments', { caseVoucherId: voucherId, amount: payment.amount }]
    },
  },
  {
    operationId: 'reverse-case-voucher',
    prepare: async ({ api, as }) => {
      const { caseId, depositId } = await givenPaid(api, as)
      return ['POST', `/case-vouchers/${caseId}/${depositId}/reverse`, {}]
    },
  },
  {
    operationId: 'undo-allocation',
    prepare: async ({ api, as }) => {
      const { depositId } = await givenPaid(api, as)
      const { items } = await made(api.get(`/case-voucher-allocations?caseVoucherId=${depositId}`, { as }))
      return ['POST', `/case-voucher-allocations/${items[0].allocationId}/undo`]
    },
  },
  {
    operationId: 'create-transaction-account',
    prepare: async ({ api, as }) => {
      const account = { name: 'Klientkonto', bankAccount, currency: 'DKK', isDefault: true }
      await made(api.post('/transaction-accounts', account, { as }))
      return ['POST', '/transaction-accounts', { ...account, name: 'Ny klientkonto' }]
    },
  },
  {
    operationId: 'create-dispute',
    prepare: async ({ api, as }) => {
      const { voucherId } = await givenCase(api, { as })
      return ['POST', '/disputes', { caseVoucherId: voucherId, reason: 'Betalt', files: [file] }]
    },
  },
  {
    operationId: 'apply-limitation',
    prepare: async ({ api, as }) => ['POST', `/cases/${await givenOldClaim(api, as, '2019-05-15')}/limitation/apply`],
  },
  {
    operationId: 'apply-limitation',
    prepare: async ({ api, as }) => ['POST', `/cases/${await givenOldClaim(api, as, '2023-06-15')}/limitation/apply`],
  },
  {
    operationId: 'apply-limitation',
    prepare: async ({ api, as }) => {
      const caseId = await givenOldClaim(api, as, '2019-05-15')
      await made(api.post(`/cases/${caseId}/limitation/apply`, undefined, { as }))
      const fact = { caseId, kind: 'judgment', date: '2021-01-01', note: 'Dom' }
      await made(api.post('/limitation-facts', fact, { as }))
      return ['POST', `/cases/${caseId}/limitation/apply`]
    },
  },
  {
    operationId: 'create-interaction',
    prepare: () => Promise.resolve(['POST', '/interactions', { type: 'NOTE', files: [file] }]),
  },
  {
    operationId: 'create-interaction',
    prepare: async ({ api, as }) => {
      const { id } = await made(api.post('/interactions', { type: 'NOTE', notes: 'Kan jeg betale i rater?' }, { as }))
      const answer = { type: 'NOTE', direction: 'OUTGOING', notes: 'Ja', handlesInteractionId: id }
      return ['POST', '/interactions', answer]
    },
  },
  {
    operationId: 'patch-interaction',
    prepare: async ({ api, as }) => {
      const document = { caseId: as.ids['caseId'], templateId: as.ids['templateId'] }
      const { interactionId } = await made(api.post('/documents', document, { as }))
      return ['PATCH', `/interactions/${interactionId}`, { state: 'SENT' }]
    },
  },
  {
    operationId: 'patch-document',
    prepare: async ({ api, as }) => {
      const letter = { caseId: as.ids['caseId'], templateId: as.ids['templateId'] }
      const { documentId } = await made(api.post('/documents', letter, { as }))
      return ['PATCH', `/documents/${documentId}`, { sharedWithDebtor: true }]
    },
  },
  {
    operationId: 'delete-customer-user',
    prepare: async ({ api, as }) => {
      const { caseId, customerId } = await givenCase(api, { as })
      const guarantor = { relation: 'guarantor', details: { name: 'Per Sørensen' } }
      const { userId } = await made(api.post(`/customers/${customerId}/users`, guarantor, { as }))
      await made(api.post('/links', { caseId, userId }, { as }))
      return ['DELETE', `/customers/${customerId}/users/${userId}`]
    },
  },
  {
    operationId: 'delete-case-group',
    prepare: async ({ api, as }) => {
      const { id } = await made(api.post('/case-groups', { label: 'Ubrugt' }, { as }))
      return ['DELETE', `/case-groups/${id}`]
    },
  },
  {
    operationId: 'delete-ultimate-creditor',
    prepare: async ({ api, as }) => {
      const body = { creditorId: as.ids['creditorId'], name: 'Ubrugt ApS' }
      const { ultimateCreditorId } = await made(api.post('/ultimate-creditors', body, { as }))
      return ['DELETE', `/ultimate-creditors/${ultimateCreditorId}`]
    },
  },
  {
    operationId: 'delete-workflow',
    prepare: async ({ api, as }) => {
      const { workflowId } = await made(api.post('/workflows', { name: 'Ubrugt' }, { as }))
      return ['DELETE', `/workflows/${workflowId}`]
    },
  },
  {
    operationId: 'move-workflow-cases',
    prepare: ({ as }) =>
      Promise.resolve([
        'POST',
        `/workflows/${as.ids['standardWorkflowId']}/move-cases`,
        { fromVersion: 1, toVersion: 1 },
      ]),
  },
  {
    operationId: 'delete-file',
    prepare: async ({ api, as }) => {
      const { fileId } = await made(api.post('/files', file, { as }))
      return ['DELETE', `/files/${fileId}`]
    },
  },
]

const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0012345678' }
const creditorDemand = { date: '2026-01-20', deadline: '2026-01-31', channel: 'LETTER' }
const payment = { amount: 1_000, currency: 'DKK', date: '2026-01-20', source: 'COLLECTOR' }
const file = { fileName: 'Aftale.txt', contentType: 'text/plain', content: Buffer.from('Hej').toString('base64') }

/** A Danish case with a claim that was due on this day. */
async function givenOldClaim(api: TestApp, as: PopulatedTenant, dueDate: string): Promise<string> {
  const { caseId } = await givenCase(api, { as, rulePack: 'dk-consumer', vouchers: [{ date: dueDate, dueDate }] })
  return caseId
}

/** A case with statutory interest of 2023. */
async function givenInterest(api: TestApp, as: PopulatedTenant): Promise<{ caseId: string }> {
  const { caseId } = await givenCase(api, { as, vouchers: [] })
  await made(api.patch(`/cases/${caseId}`, { rulePack: 'se-business' }, { as }))
  const claim = { ...payment, voucherTypeId: standardType.principal, amount: 1_000_000, interestRule: 'statutory' }
  await made(api.post(`/case-vouchers/${caseId}`, { ...claim, date: '2022-12-01', dueDate: '2023-01-01' }, { as }))
  return { caseId }
}

/** A case with an update that its end continues, and another that replaces it. */
async function givenPayable(api: TestApp, as: PopulatedTenant): Promise<{ caseId: string; voucherId: string }> {
  const { caseId, voucherId } = await givenCase(api, { as, status: 'VERIFIED', vouchers: [payment.amount] })
  const standIn = await made(api.post('/updates/types', { label: 'Hviler', continueOnCaseExit: false }, { as }))
  const left = { label: 'Aftale', continueOnCaseExit: true, pauseWithUpdateOnCaseExit: standIn.updateTypeId }
  const { updateTypeId } = await made(api.post('/updates/types', left, { as }))
  await made(api.post('/updates', { updateTypeId, referenceId: caseId }, { as }))
  return { caseId, voucherId }
}

/** The same, paid in full and therefore ended. */
async function givenPaid(api: TestApp, as: PopulatedTenant): Promise<{ caseId: string; depositId: string }> {
  const { caseId, voucherId } = await givenPayable(api, as)
  const paid = { caseVoucherId: voucherId, amount: payment.amount }
  const { caseVoucherId } = await made(api.post('/direct-payments', paid, { as }))
  return { caseId, depositId: caseVoucherId }
}

/** A bank line of the same amount that waits for a person. */
async function givenBankLine(api: TestApp, as: PopulatedTenant, entry: Partial<GivenEntry>): Promise<string> {
  const text = statementOf([{ amount: payment.amount, ...entry }])
  const body = { fileName: 'a.xml', content: Buffer.from(text).toString('base64') }
  const { files } = await made(api.post('/bank-files', body, { as }))
  await matchQueuedFiles(api.services)
  const { items } = await made(api.get(`/bank-lines?bankFileId=${files[0].bankFileId}`, { as }))
  return items[0].bankLineId
}

/** A bank line that paid off a case, which therefore ended. */
async function givenBookedLine(api: TestApp, as: PopulatedTenant): Promise<string> {
  const { caseId } = await givenPayable(api, as)
  const bankLineId = await givenBankLine(api, as, {})
  await made(api.post(`/bank-lines/${bankLineId}/book`, { payments: [{ caseId }] }, { as }))
  return bankLineId
}

async function givenDeposit(api: TestApp, as: PopulatedTenant): Promise<{ creditVoucherId: string }> {
  const { caseId } = await givenCase(api, { as })
  const deposit = { ...payment, voucherTypeId: standardType.deposit }
  const { caseVoucherId } = await made(api.post(`/case-vouchers/${caseId}`, deposit, { as }))
  return { creditVoucherId: caseVoucherId }
}

async function made(sent: Promise<Answer>): Promise<Answer['body']> {
  const { status, text, body } = await sent
  expect(status, text).toBeLessThan(300)
  return body
}
