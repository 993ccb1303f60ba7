import { exampleIds } from '../../example-ids.ts'
import { parseTimestamp } from '../../platform/clock/timestamps.ts'
import { readOperation, writeOperation } from '../../platform/http/operation.ts'
import { Page, pageBounds, pageOf } from '../../platform/http/schemas.ts'
import { Problem } from '../../problems/index.ts'
import { listCaseVouchers, listCaseVouchersAt } from './case-vouchers.queries.ts'
import {
  CaseVoucher,
  CaseVoucherInput,
  CaseVoucherListQuery,
  CaseVoucherParams,
  CreatedCaseVoucher,
} from './case-vouchers.schemas.ts'
import { createCaseVoucher } from './create-case-voucher.ts'

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
      'With `pointInTime` the vouchers that had been made by then, with what was outstanding or unallocated on them at that moment.',
    params: CaseVoucherParams,
    query: CaseVoucherListQuery,
    success: { status: 200, description: 'One page of case vouchers, oldest first.', body: Page(CaseVoucher) },
    problems: ['not-found'],
    example: { params: { caseId: exampleIds.caseId } },
    run: async ({ tenantId, principal, read }, { params, query }) => {
      const pointInTime = query.pointInTime && parseTimestamp(query.pointInTime, principal.tenant.timeZone)
      const rows = await read(
        pointInTime
          ? listCaseVouchersAt(tenantId, params.caseId, { ...pageBounds(query), pointInTime })
          : listCaseVouchers(tenantId, params.caseId, pageBounds(query)),
      )
      if (rows.length === 0) throw new Problem('not-found', 'There is no such case.')
      return pageOf(
        query,
        rows.map((row) => row.voucher).filter((voucher) => voucher !== null),
      )
    },
  }),
  writeOperation({
    id: 'create-case-voucher',
    method: 'POST',
    path: '/v1/{tenantId}/case-vouchers/{caseId}',
    scope: 'write:case-vouchers',
    tag,
    summary: 'Add a voucher to a case',
    description:
      'A case voucher is never changed after it was made. A credit with `referenceCaseVoucherId` pays that debit at once, and cannot exceed what is outstanding on it. A voucher of a type with a payout recipient makes a payout to the contact, which keeps its own copy of the bank account. Ended cases take vouchers too: late payments happen.',
    params: CaseVoucherParams,
    body: CaseVoucherInput,
    success: { status: 201, description: 'The id of the voucher.', body: CreatedCaseVoucher },
    location: (_voucher, { caseId }) => `/case-vouchers/${caseId}`,
    problems: [
      'not-found',
      'unknown-reference',
      'currency-mismatch',
      'amount-exceeds-outstanding',
      'unique-id-taken',
      'payout-contact-required',
      'payout-contact-not-allowed',
      'contact-without-bank-account',
      'case-total-too-large',
    ],
    example: {
      params: { caseId: exampleIds.caseId },
      body: {
        voucherTypeId: '3e51bf87-3c8f-4dd5-abd5-69417d113c89',
        amount: 10000,
        currency: 'DKK',
        source: 'COLLECTOR',
        date: '2024-05-01 00:00:00.000+01',
        text: 'Rykkergebyr',
        referenceCaseVoucherId: exampleIds.caseVoucherId,
      },
    },
    run: (command, { params, body }) => createCaseVoucher(command, params.caseId, body),
  }),
]
