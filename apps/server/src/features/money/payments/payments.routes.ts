import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst, unknownReference, validationFailed } from '../../../problems/index.ts'
import { statusEvents } from '../../casework/case-status/index.ts'
import { type AllocationRow, allocationView, CaseVoucherAllocation } from '../case-vouchers/index.ts'
import { allocateCaseVoucher } from './allocate-case-voucher.ts'
import { allocationPolicyView } from './allocation-policy-view.ts'
import { findAllocation, findPolicy, listAllocationsOfCase, listAllocationsOfVoucher } from './payments.queries.ts'
import {
  AllocatedCredit,
  AllocationInput,
  AllocationListQuery,
  AllocationParams,
  AllocationPolicy,
  AllocationPolicyPatch,
  CasePaymentInput,
  CasePaymentParams,
  RegisteredCasePayment,
} from './payments.schemas.ts'
import { patchAllocationPolicy } from './patch-allocation-policy.ts'
import { registerCasePayment } from './register-case-payment.ts'
import { undoAllocation } from './undo-allocation.ts'
import { message } from './payments.problems.ts'

const tag = 'Case voucher allocations'

export const paymentOperations = [
  readOperation({
    id: 'list-case-voucher-allocations',
    method: 'GET',
    path: '/v1/{tenantId}/case-voucher-allocations',
    scope: 'read:case-vouchers',
    tag,
    summary: 'List the allocations of a case or of a voucher',
    description: 'Give exactly one of `caseId` and `caseVoucherId`. The list includes allocations that were undone.',
    query: AllocationListQuery,
    success: {
      status: 200,
      description: 'One page of allocations, oldest first.',
      body: Page(CaseVoucherAllocation),
    },
    problems: ['unknown-reference'],
    example: { query: { caseId: '{caseId}' } },
    run: async ({ tenantId, read }, { query }) => {
      const { caseId, caseVoucherId } = query
      if ((caseId === undefined) === (caseVoucherId === undefined)) {
        throw validationFailed([{ path: '/caseId', message: message('or caseVoucherId is required, but not both') }])
      }
      const rows = await read(
        caseId === undefined
          ? listAllocationsOfVoucher(tenantId, caseVoucherId ?? '', pageBounds(query))
          : listAllocationsOfCase(tenantId, caseId, pageBounds(query)),
      )
      if (rows.length === 0) {
        throw caseId === undefined
          ? unknownReference('/caseVoucherId', 'case voucher')
          : unknownReference('/caseId', 'case')
      }
      return pageOf(query, rows.filter((row): row is AllocationRow => row.allocationId !== null).map(allocationView))
    },
  }),
  readOperation({
    id: 'get-case-voucher-allocation',
    method: 'GET',
    path: '/v1/{tenantId}/case-voucher-allocations/{allocationId}',
    scope: 'read:case-vouchers',
    tag,
    summary: 'Get an allocation',
    description: 'Returns allocations that were undone, too.',
    params: AllocationParams,
    success: { status: 200, description: 'The allocation.', body: CaseVoucherAllocation },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params }) => {
      const row = requireFirst(
        await read(findAllocation(tenantId, params.allocationId)),
        message('There is no such allocation.'),
      )
      return allocationView(row)
    },
  }),
  writeOperation({
    id: 'allocate-case-voucher',
    method: 'POST',
    path: '/v1/{tenantId}/case-voucher-allocations',
    scope: 'write:case-vouchers',
    tag,
    summary: 'Allocate a credit',
    description:
      'Pays debits of the case, or of cases merged with it, with the unallocated part of a credit: the debits and amounts in `allocations`, all or nothing, or else by the allocation policy of the tenant. Anything the policy cannot allocate, such as an overpayment, stays unallocated.',
    body: AllocationInput,
    success: {
      status: 200,
      description: 'The new allocations and the unallocated rest of the credit.',
      body: AllocatedCredit,
    },
    events: ['case-vouchers.create', 'case-vouchers.update', ...statusEvents],
    problems: [
      'unknown-reference',
      'voucher-not-a-credit',
      'voucher-not-payable',
      'amount-exceeds-outstanding',
      'amount-exceeds-unallocated',
    ],
    example: { body: { creditVoucherId: '{creditVoucherId}' } },
    run: (command, { body }) => allocateCaseVoucher(command, body),
  }),
  writeOperation({
    id: 'register-case-payment',
    method: 'POST',
    path: '/v1/{tenantId}/cases/{caseId}/payments',
    scope: 'write:case-vouchers',
    tag,
    summary: 'Register a payment on a case',
    description:
      'Registers money received for the case by the collector or the creditor (`source`): creates a deposit and allocates it to the debits in `allocations`, all or nothing, or else by the allocation policy of the tenant. What the debtor chose (`earmark`) is paid first where the rule pack of the case gives that choice (rule `debtor-earmarks`), is stored on the deposit, and counts again if the deposit is allocated anew. An overpayment stays unallocated on the deposit. Use `Prefer: dry-run` to see what would be paid, and `reverse-case-voucher` to cancel the payment.',
    params: CasePaymentParams,
    body: CasePaymentInput,
    success: { status: 201, description: 'The deposit and what it paid.', body: RegisteredCasePayment },
    location: (_payment, { caseId }) => `/case-vouchers/${caseId}`,
    events: ['case-vouchers.create', 'case-vouchers.update', ...statusEvents],
    problems: [
      'payment-date-in-future',
      'payment-date-too-early',
      'not-found',
      'unknown-reference',
      'currency-mismatch',
      'unique-id-taken',
      'earmark-not-given',
      'voucher-not-payable',
      'amount-exceeds-outstanding',
      'amount-exceeds-unallocated',
      'case-total-too-large',
    ],
    example: {
      body: { amount: 20000, currency: 'DKK', source: 'COLLECTOR', date: '2024-05-01', text: 'Bankoverførsel' },
    },
    run: (command, { params, body }) => registerCasePayment(command, params.caseId, body),
  }),
  writeOperation({
    id: 'undo-allocation',
    method: 'POST',
    path: '/v1/{tenantId}/case-voucher-allocations/{allocationId}/undo',
    scope: 'write:case-vouchers',
    tag,
    summary: 'Undo an allocation',
    description:
      'The amount is outstanding again on the debit and unallocated again on the credit. The allocation of a reversal cannot be undone.',
    params: AllocationParams,
    success: { status: 200, description: 'The allocation as undone.', body: CaseVoucherAllocation },
    events: ['case-vouchers.create', 'case-vouchers.update', ...statusEvents],
    problems: ['not-found', 'allocation-undone', 'allocation-of-reversal', 'debit-lapsed'],
    run: (command, { params }) => undoAllocation(command, params.allocationId),
  }),
  readOperation({
    id: 'get-allocation-policy',
    method: 'GET',
    path: '/v1/{tenantId}/allocation-policy',
    scope: 'read:case-vouchers',
    tag,
    summary: 'Get the allocation policy',
    description:
      'The order in which credits pay debits. The default is cost, fee, interest, compensation, payout, principal, each oldest first.',
    success: { status: 200, description: 'The policy.', body: AllocationPolicy },
    problems: [],
    run: async ({ tenantId, read }) => {
      const [row] = await read(findPolicy(tenantId))
      return allocationPolicyView(tenantId, row)
    },
  }),
  writeOperation({
    id: 'patch-allocation-policy',
    method: 'PATCH',
    path: '/v1/{tenantId}/allocation-policy',
    scope: 'write:case-vouchers',
    role: 'admin',
    tag,
    summary: 'Change the allocation policy',
    description: 'Applies to future allocations. `entries: null` restores the default.',
    body: AllocationPolicyPatch,
    success: { status: 200, description: 'The policy as changed.', body: AllocationPolicy },
    events: ['allocation-policies.update'],
    problems: [],
    example: {
      body: {
        entries: [
          { category: 'principal', order: 'oldest-first' },
          { category: 'interest', order: 'oldest-first' },
          { category: 'fee', order: 'oldest-first' },
          { category: 'cost', order: 'oldest-first' },
        ],
      },
    },
    run: (command, { body }) => patchAllocationPolicy(command, body),
  }),
]
