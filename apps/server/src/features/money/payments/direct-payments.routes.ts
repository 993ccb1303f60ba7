import { groupedOperation, readOperation } from '../../../platform/http/operations/operation.ts'
import { newId } from '../../../platform/ids.ts'
import { statusEvents } from '../../casework/case-status/index.ts'
import { requireFirst } from '../../../problems/index.ts'
import { findDirectPayment, registerDirectPayments } from './direct-payments.queries.ts'
import {
  DirectPayment,
  DirectPaymentInput,
  DirectPaymentParams,
  DirectPaymentQuery,
} from './direct-payments.schemas.ts'
import { directPaymentItem, directPaymentRefusal, settleDirectPayment } from './register-direct-payment.ts'
import { message } from './payments.problems.ts'

const tag = 'Direct payments'

export const directPaymentOperations = [
  groupedOperation({
    id: 'register-direct-payment',
    method: 'POST',
    path: '/v1/{tenantId}/direct-payments',
    scope: 'write:case-vouchers',
    tag,
    summary: 'Register a direct payment',
    description:
      'Registers money that the debtor paid directly to the creditor. It creates a deposit with source `CREDITOR` that is allocated in full to the given voucher and cannot exceed its outstanding amount. Send a payment that covers several invoices as one request per invoice, each with its own `Idempotency-Key`. A payment cannot be dated after today, nor further back than the settings of the tenant allow; one dated before the voucher it pays is accepted and flagged (`datedBeforeVoucher`). If nothing is outstanding afterwards, interest included, the case ends as `PAID`, unless the settings of the tenant turn that off.',
    query: DirectPaymentQuery,
    body: DirectPaymentInput,
    success: { status: 201, description: 'The deposit and what it paid.', body: DirectPayment },
    location: (payment) => `/direct-payments/${payment.caseVoucherId}`,
    events: ['case-vouchers.create', 'case-vouchers.update', ...statusEvents],
    problems: [
      'payment-reference-ambiguous',
      'voucher-not-found',
      'voucher-not-unique',
      'voucher-not-payable',
      'currency-mismatch',
      'amount-exceeds-outstanding',
      'payment-date-in-future',
      'payment-date-too-early',
    ],
    example: {
      query: { creditorId: '{creditorId}' },
      body: {
        caseVoucherReferenceId: '{caseVoucherReferenceId}',
        amount: 10000,
        date: '2024-05-01',
        currency: 'DKK',
      },
    },
    statement: (tenantId, items, lockTimeout) => registerDirectPayments(tenantId, items, { lockTimeout }),
    item: ({ principal, now }, { query, body }) => ({
      ...directPaymentItem({ tenant: principal.tenant, now, newId }, body, query.creditorId),
    }),
    refusal: directPaymentRefusal,
    alone: settleDirectPayment,
  }),
  readOperation({
    id: 'get-direct-payment',
    method: 'GET',
    path: '/v1/{tenantId}/direct-payments/{caseVoucherId}',
    scope: 'read:case-vouchers',
    tag,
    summary: 'Get a direct payment',
    description: 'Returns a direct payment by the id of its deposit.',
    params: DirectPaymentParams,
    success: { status: 200, description: 'The deposit and what it paid.', body: DirectPayment },
    problems: ['not-found'],
    example: { params: { caseVoucherId: '{directPaymentId}' } },
    run: async ({ tenantId, principal, read }, { params }) => {
      const row = requireFirst(
        await read(findDirectPayment(tenantId, params.caseVoucherId, principal.tenant.timeZone)),
        message('There is no such direct payment.'),
      )
      return row.payment
    },
  }),
]
