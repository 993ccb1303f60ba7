import { givenCase, givenContact, givenCustomer, standardType } from '../given.ts'
import type { EventStep } from './event-step.ts'
import {
  creditorDemand,
  payment,
  givenOldClaim,
  givenInterest,
  givenPayable,
  givenPaid,
  givenDeposit,
  made,
} from './given-for-steps.ts'

/** The requests of claims, payments and limitation. */
export const voucherSteps: readonly EventStep[] = [
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
]
