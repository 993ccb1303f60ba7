import { exampleIds } from '../../../example-ids.ts'
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
      'Registers money that the debtor paid straight to the creditor. It is applied in full to the one case voucher named, as a deposit with source `CREDITOR`, and cannot exceed what is outstanding on it. A payment that covers several invoices is sent as one request per invoice, each with an `Idempotency-Key` of its own. It cannot be dated after today, nor further back than the settings of the tenant allow; one dated before the voucher it pays is accepted and marked. A payment that brings the case to nothing, interest included, ends it as `PAID`, unless the settings say otherwise.',
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
      query: { creditorId: exampleIds.creditorId },
      body: {
        caseVoucherReferenceId: exampleIds.caseVoucherReferenceId,
        amount: 10000,
        date: '2024-05-01',
        currency: 'DKK',
      },
    },
    statement: registerDirectPayments,
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
    description: 'Reads a payment back by the id of its deposit.',
    params: DirectPaymentParams,
    success: { status: 200, description: 'The deposit and what it paid.', body: DirectPayment },
    problems: ['not-found'],
    example: { params: { caseVoucherId: exampleIds.directPaymentId } },
    run: async ({ tenantId, principal, read }, { params }) => {
      const row = requireFirst(
        await read(findDirectPayment(tenantId, params.caseVoucherId, principal.tenant.timeZone)),
        message('There is no such direct payment.'),
      )
      return row.payment
    },
  }),
]
