import { parseTimestamp } from '../../../platform/clock/timestamps.ts'
import { csvMeaning, csvSuccess } from '../../../platform/csv/csv-reply.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { statusEvents } from '../../casework/case-status/index.ts'
import { CaseBalance, CaseBalanceQuery } from './case-balance.schemas.ts'
import { listCaseVouchers, listCaseVouchersAt } from './case-vouchers.queries.ts'
import {
  CaseVoucher,
  CaseVoucherExportQuery,
  CaseVoucherInput,
  CaseVoucherListQuery,
  CaseVoucherParams,
  CreatedCaseVoucher,
  ReversalInput,
  ReversedVoucherParams,
} from './case-vouchers.schemas.ts'
import { createCaseVoucher } from './create-case-voucher.ts'
import { exportCaseVouchers } from './export-case-vouchers.ts'
import { readCaseBalance } from './read-case-balance.ts'
import { reverseCaseVoucher } from './reverse-case-voucher.ts'
import { problem, message } from './case-vouchers.problems.ts'

const tag = 'Case vouchers'

export const caseVoucherOperations = [
  readOperation({
    id: 'list-case-vouchers',
    method: 'GET',
    path: '/v1/{tenantId}/case-vouchers/{caseId}',
    scope: 'read:case-vouchers',
    tag,
    summary: 'List the vouchers of a case',
    description:
      'Vouchers, oldest first. With `pointInTime`, the vouchers that existed at that moment, with the amounts outstanding or unallocated then.',
    params: CaseVoucherParams,
    query: CaseVoucherListQuery,
    success: { status: 200, description: 'One page of case vouchers, oldest first.', body: Page(CaseVoucher) },
    problems: ['not-found'],
    run: async ({ tenantId, principal, read }, { params, query }) => {
      const pointInTime = query.pointInTime && parseTimestamp(query.pointInTime, principal.tenant.timeZone)
      const rows = await read(
        pointInTime
          ? listCaseVouchersAt(tenantId, params.caseId, { ...pageBounds(query), pointInTime })
          : listCaseVouchers(tenantId, params.caseId, pageBounds(query)),
      )
      if (rows.length === 0) throw problem('not-found', message('There is no such case.'))
      return pageOf(
        query,
        rows.map((row) => row.voucher).filter((voucher) => voucher !== null),
      )
    },
  }),
  readOperation({
    id: 'export-case-vouchers',
    method: 'GET',
    path: '/v1/{tenantId}/case-vouchers/export.csv',
    scope: 'read:case-vouchers',
    tag,
    summary: 'Export case vouchers as CSV',
    description: `The vouchers of all cases that match the filters, oldest first. ${csvMeaning}`,
    query: CaseVoucherExportQuery,
    success: csvSuccess('The vouchers as a CSV file.'),
    problems: ['unknown-reference'],
    example: { query: { creditorId: '{creditorId}', direction: 'debit' } },
    run: (context, { query }) => exportCaseVouchers(context, query),
  }),
  writeOperation({
    id: 'create-case-voucher',
    method: 'POST',
    path: '/v1/{tenantId}/case-vouchers/{caseId}',
    scope: 'write:case-vouchers',
    tag,
    summary: 'Add a voucher to a case',
    description:
      'A voucher never changes after it is created. A credit with `referenceCaseVoucherId` pays that debit immediately and cannot exceed its outstanding amount. If the voucher type has a payout recipient, a payout to the contact is created with a copy of its bank account. A credit cannot be dated after today, nor further back than the settings of the tenant allow. Vouchers can be added to ended cases, since payments may arrive late; a new claim reopens a case that ended as `PAID`. Fees, costs and compensation must be allowed by the rule pack of the case at their own date, unless an override gives a reason. None can be added to a disputed debit.',
    params: CaseVoucherParams,
    body: CaseVoucherInput,
    success: { status: 201, description: 'The id of the voucher.', body: CreatedCaseVoucher },
    location: (_voucher, { caseId }) => `/case-vouchers/${caseId}`,
    events: ['case-vouchers.create', 'case-vouchers.update', 'payouts.create', ...statusEvents],
    problems: [
      'creditor-closed',
      'not-found',
      'unknown-reference',
      'currency-mismatch',
      'amount-exceeds-outstanding',
      'unique-id-taken',
      'payout-contact-required',
      'payout-contact-not-allowed',
      'contact-without-bank-account',
      'case-total-too-large',
      'payment-date-in-future',
      'payment-date-too-early',
      'charge-not-allowed',
      'voucher-disputed',
      'debit-lapsed',
      'override-not-permitted',
    ],
    example: {
      body: {
        voucherTypeId: 'eb41e58e-fccf-419d-a771-cd5027fe6e87',
        amount: 10000,
        currency: 'DKK',
        source: 'CREDITOR',
        date: '2024-05-01 00:00:00.000+01',
        dueDate: '2024-05-15 00:00:00.000+01',
        text: 'Tillæg til fakturaen',
        interestRule: 'statutory',
        referenceCaseVoucherId: '{caseVoucherId}',
      },
    },
    run: (command, { params, body }) => createCaseVoucher(command, params.caseId, body),
  }),
  writeOperation({
    id: 'reverse-case-voucher',
    method: 'POST',
    path: '/v1/{tenantId}/case-vouchers/{caseId}/{caseVoucherId}/reverse',
    scope: 'write:case-vouchers',
    tag,
    summary: 'Reverse a voucher',
    description:
      'Cancels a voucher with a new one of the same type and amount and the opposite direction, whose `reversesCaseVoucherId` refers to it. Existing allocations are undone first: debits paid by a reversed payment are outstanding again, and payments of a reversed debit are unallocated again. Then the two vouchers settle each other in full. Vouchers that belong to the reversed one stay. If this leaves an ended case with an outstanding amount, the case is reopened with an update of the type `Case reopened`. A voucher can be reversed once. A reversal cannot be reversed, nor can a voucher that was paid out to a contact: write it off instead.',
    params: ReversedVoucherParams,
    body: ReversalInput,
    success: { status: 201, description: 'The id of the reversal.', body: CreatedCaseVoucher },
    location: (_voucher, { caseId }) => `/case-vouchers/${caseId}`,
    events: ['case-vouchers.create', 'case-vouchers.reverse', 'case-vouchers.update', ...statusEvents],
    problems: [
      'voucher-from-bank',
      'not-found',
      'voucher-already-reversed',
      'reversal-not-reversible',
      'payout-not-reversible',
      'debit-lapsed',
      'case-total-too-large',
      'payment-date-in-future',
      'payment-date-too-early',
    ],
    example: {
      params: { caseVoucherId: '{feeVoucherId}' },
      body: { text: 'Gebyret var ikke berettiget' },
    },
    run: (command, { params, body }) => reverseCaseVoucher(command, params, body),
  }),
  readOperation({
    id: 'get-case-balance',
    method: 'GET',
    path: '/v1/{tenantId}/cases/{caseId}/balance',
    scope: 'read:cases',
    tag: 'Cases',
    summary: 'Get the balance of a case',
    description:
      'The debts and payments of a case: in total, by category and per voucher. With `pointInTime`, the balance as it was recorded at that moment: it counts the entries made by then, whatever their dates. If a voucher bears interest (`interestRule`), its line shows the accrued interest: simple interest on the amount outstanding each day, at the contractual rate or the statutory rates of the rule pack, from `interestStartDate` (or else the due date) to `interestEndDate` or the moment. Days are those of the tenant’s time zone, counted as the rule pack says, or as actual days over 365 without a pack; the first counts and the last does not. A payment reduces the outstanding amount from its own date. The terms of an interest voucher that is tied to a debit apply to that debit. `interest` explains each amount line by line; it is rounded once, half up. Interest that is booked as vouchers tied to the debit is subtracted. `disputedAmount` is the part that is disputed; it is included in all totals. Accrued interest is not booked, so only `totals.accruedInterest` and `amountDue` include it. The balance covers the cases merged into the case.',
    params: CaseVoucherParams,
    query: CaseBalanceQuery,
    success: { status: 200, description: 'The balance.', body: CaseBalance },
    problems: ['not-found'],
    run: async ({ tenantId, principal, now, read }, { params: { caseId }, query }) => {
      const requested = query.pointInTime && parseTimestamp(query.pointInTime, principal.tenant.timeZone)
      const recordedBy = requested instanceof Date ? requested : null
      const moment = { pointInTime: recordedBy ?? now, timeZone: principal.tenant.timeZone, recordedBy }
      const balance = await readCaseBalance(read, { tenantId, caseId }, moment)
      if (balance === undefined) throw problem('not-found', message('There is no such case.'))
      return balance
    },
  }),
]
