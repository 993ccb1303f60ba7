import { statusReport } from '../../src/features/money/payout-batches/payout-batches.demo.ts'
import { givenCase, givenContact, standardType } from '../given.ts'
import { createPerson, signIn } from '../people.ts'
import type { TestApp, TestTenant } from '../test-app.ts'
import type { EventStep } from './event-step.ts'
import {
  bankAccount,
  givenPayable,
  givenBankLine,
  givenBookedLine,
  givenDraft,
  givenInvoice,
  made,
  payment,
} from './given-for-steps.ts'

async function payoutTo(api: TestApp, as: TestTenant, contactId: string): Promise<string> {
  const { caseId } = await givenCase(api, { as })
  const payout = { ...payment, voucherTypeId: standardType.payout, source: 'CREDITOR', payoutContactId: contactId }
  await made(api.post(`/case-vouchers/${caseId}`, payout, { as }))
  return (await made(api.get(`/payouts?contactId=${contactId}`, { as }))).items[0].payoutId
}

/** The requests of the bank, settlements and payouts. */
export const bankSteps: readonly EventStep[] = [
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
    operationId: 'patch-billing',
    prepare: async ({ api, as }) => {
      const { creditorId } = await givenInvoice(api, as)
      const { caseId } = await givenCase(api, { as, creditorId })
      await made(api.post(`/cases/${caseId}/payments`, { ...payment, amount: 50_000 }, { as }))
      return ['PATCH', `/billings/${await givenDraft(api, as, creditorId)}`, { state: 'APPROVED' }]
    },
  },
  {
    operationId: 'register-creditor-payment',
    prepare: async ({ api, as }) => {
      const { creditorId } = await givenInvoice(api, as)
      return ['POST', `/creditors/${creditorId}/account/payments`, { amount: 1, currency: 'DKK' }]
    },
  },
  {
    operationId: 'reverse-creditor-entry',
    prepare: async ({ api, as }) => {
      const { creditorId } = await givenInvoice(api, as)
      const paid = { amount: 1, currency: 'DKK' }
      const { entryId } = await made(api.post(`/creditors/${creditorId}/account/payments`, paid, { as }))
      return ['POST', `/creditors/${creditorId}/account/entries/${entryId}/reverse`, {}]
    },
  },
  {
    operationId: 'credit-invoice',
    prepare: async ({ api, as }) => {
      const { creditorId, invoiceId } = await givenInvoice(api, as)
      const paid = { amount: 1, currency: 'DKK' }
      await made(api.post(`/creditors/${creditorId}/account/payments`, paid, { as }))
      return ['POST', `/invoices/${invoiceId}/credit`, { text: 'Fejl' }]
    },
  },
  {
    operationId: 'undo-bank-line',
    prepare: async ({ api, as }) => {
      const { invoiceId, outstanding: amount } = await givenInvoice(api, as)
      const bankLineId = await givenBankLine(api, as, { amount })
      await made(api.post(`/invoices/${invoiceId}/bank-line`, { bankLineId }, { as }))
      return ['POST', `/bank-lines/${bankLineId}/undo`, {}]
    },
  },
  {
    operationId: 'return-bank-line',
    prepare: async ({ api, as }) => {
      const { invoiceId, outstanding: amount } = await givenInvoice(api, as)
      const returnsBankLineId = await givenBankLine(api, as, { amount })
      await made(api.post(`/invoices/${invoiceId}/bank-line`, { bankLineId: returnsBankLineId }, { as }))
      const bankLineId = await givenBankLine(api, as, { amount, isDebit: true, isReturn: true })
      return ['POST', `/bank-lines/${bankLineId}/return`, { returnsBankLineId }]
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
    operationId: 'correct-payout-account',
    prepare: async ({ api, as }) => {
      const { contactId } = await givenContact(api, { as })
      const payoutId = await payoutTo(api, as, contactId)
      const changed = { bankAccount: { ...bankAccount, accountNumber: '0022222222' } }
      await made(api.patch(`/contacts/${contactId}`, changed, { as }))
      return ['POST', `/payouts/${payoutId}/correct-account`, {}]
    },
  },
  {
    operationId: 'approve-payout',
    prepare: async ({ api, as }) => {
      const { contactId } = await givenContact(api, { as })
      const changed = { bankAccount: { ...bankAccount, accountNumber: '0022222222' } }
      await made(api.patch(`/contacts/${contactId}`, changed, { as }))
      const payoutId = await payoutTo(api, as, contactId)
      const { cookie } = await signIn(api, await createPerson(api, 'admin', { tenantId: as.tenantId }))
      const headers = { authorization: '', 'sec-fetch-site': 'same-origin', cookie }
      return ['POST', `/payouts/${payoutId}/approve`, undefined, headers]
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
    operationId: 'create-transaction-account',
    prepare: async ({ api, as }) => {
      const account = { name: 'Klientkonto', bankAccount, currency: 'DKK', isDefault: true }
      await made(api.post('/transaction-accounts', account, { as }))
      return ['POST', '/transaction-accounts', { ...account, name: 'Ny klientkonto' }]
    },
  },
]
