import Type from 'typebox'
import { csvMeaning, csvSuccess, exportQuery } from '../../../platform/csv/csv-reply.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { searched } from '../../../platform/text/searched.ts'
import { isUuid } from '../../../platform/ids.ts'
import { requireFound } from '../../../problems/index.ts'
import { addCaseVouchers } from './add-case-vouchers.ts'
import { listCaseChanges } from './case-changes.queries.ts'
import { changeView } from './case-changes.rules.ts'
import { CaseChange, CaseChangeQuery } from './case-changes.schemas.ts'
import { countCases, countCasesBy, listCases } from './case-list.queries.ts'
import {
  CaseCount,
  CaseCountByQuery,
  CaseCountOf,
  CaseCountQuery,
  CaseListQuery,
  countMax,
} from './case-list.schemas.ts'
import { caseView, findCase } from '../case-status/index.ts'
import { findCaseBySeqId, findFilterReferences } from './cases.queries.ts'
import { caseFilter, needsCheck, requireKnownFilters, searchFor } from './cases.rules.ts'
import {
  AddCaseVouchersInput,
  AddedCaseVouchers,
  Case,
  CaseInput,
  CaseMergeInput,
  CaseParams,
  CasePatch,
  CreatedCase,
} from './cases.schemas.ts'
import { createCase } from './create-case.ts'
import { exportCases } from './export-cases.ts'
import { mergeCase } from './merge-case.ts'
import { patchCase } from './patch-case.ts'
import { undoCaseMerge } from './undo-case-merge.ts'
import { problem, message } from './cases.problems.ts'

const tag = 'Cases'
const CaseIdParams = Type.Object({ tenantId: Uuid, caseId: { ...Uuid, description: 'The id of the case.' } })

export const caseOperations = [
  readOperation({
    id: 'get-case',
    method: 'GET',
    path: '/v1/{tenantId}/cases/{caseId}',
    scope: 'read:cases',
    tag,
    summary: 'Get a case',
    description: 'Returns a case by its id or its sequence number.',
    params: CaseParams,
    success: { status: 200, description: 'The case.', body: Case },
    problems: ['not-found'],
    run: async ({ tenantId, read, now }, { params: { caseId } }) => {
      const [row] = await read(
        isUuid(caseId) ? findCase(tenantId, caseId, now) : findCaseBySeqId(tenantId, Number(caseId), now),
      )
      if (row === undefined) throw problem('not-found', message('There is no such case.'))
      return caseView(row)
    },
  }),
  readOperation({
    id: 'list-case-changes',
    method: 'GET',
    path: '/v1/{tenantId}/cases/{caseId}/changes',
    scope: 'read:cases',
    tag,
    summary: 'List the changes of a case',
    description:
      'Who created, ended, reopened or merged the case, changed its status, or gave its creditor another caseworker, newest first. The audit trail has every other change too.',
    params: CaseIdParams,
    query: CaseChangeQuery,
    success: { status: 200, description: 'One page of changes.', body: Page(CaseChange) },
    problems: ['not-found'],
    run: async ({ tenantId, read, now }, { params: { caseId }, query }) => {
      const rows = await read(listCaseChanges(tenantId, caseId, pageBounds(query)))
      // Every case was created, so only an empty page needs the check.
      if (rows.length === 0)
        requireFound((await read(findCase(tenantId, caseId, now)))[0], message('There is no such case.'))
      return pageOf(query, rows.map(changeView))
    },
  }),
  readOperation({
    id: 'list-cases',
    method: 'GET',
    path: '/v1/{tenantId}/cases',
    scope: 'read:cases',
    tag,
    summary: 'List cases',
    description:
      'Returns the cases that match all filters and, with `any`, at least one group of filters, oldest first by default.',
    query: CaseListQuery,
    success: {
      status: 200,
      description: 'One page of cases.',
      body: Page(Case),
    },
    problems: ['unknown-reference'],
    run: async ({ tenantId, principal, read, now }, { query }) => {
      const filter = caseFilter(query, principal)
      const { sort = 'createdAt' } = query
      const page = { ...pageBounds(query), sort, now, role: principal.role }
      const rows = await searched(query, (terms) =>
        read(listCases(tenantId, { ...filter, search: searchFor(query.q, terms) }, page)),
      )
      if (needsCheck(filter, rows.length)) requireKnownFilters(await read(findFilterReferences(tenantId, filter)))
      return pageOf(query, rows.map(caseView))
    },
  }),
  readOperation({
    id: 'count-cases',
    method: 'GET',
    path: '/v1/{tenantId}/cases/count',
    scope: 'read:cases',
    tag,
    summary: 'Count cases',
    description: `Counts the cases that match the filters of the list, up to ${countMax}, so that counting is as fast on a large tenant as on a small one.`,
    query: CaseCountQuery,
    success: { status: 200, description: 'The number of matching cases.', body: CaseCount },
    problems: ['unknown-reference'],
    example: { query: { status: 'VERIFIED' } },
    run: async ({ tenantId, principal, read, now }, { query }) => {
      const filter = caseFilter(query, principal)
      const options = { role: principal.role, now, limit: countMax + 1 }
      const [{ count } = { count: 0 }] = await read(countCases(tenantId, filter, options))
      if (needsCheck(filter, count)) requireKnownFilters(await read(findFilterReferences(tenantId, filter)))
      return countView({ count })
    },
  }),
  readOperation({
    id: 'count-cases-by',
    method: 'GET',
    path: '/v1/{tenantId}/cases/count-by',
    scope: 'read:cases',
    tag,
    summary: 'Count cases by creditor or group',
    description: `Counts the cases that match the filters of the list, up to ${countMax} per creditor or case group. Creditors and groups without a matching case are left out.`,
    query: CaseCountByQuery,
    success: { status: 200, description: 'One page of creditors or groups.', body: Page(CaseCountOf) },
    problems: ['unknown-reference'],
    example: { query: { by: 'creditor', status: 'VERIFIED' } },
    run: async ({ tenantId, principal, read, now }, { query }) => {
      const filter = caseFilter(query, principal)
      const page = { ...pageBounds(query), role: principal.role, now, countLimit: countMax + 1 }
      const rows = await read(countCasesBy(tenantId, query.by, filter, page))
      if (needsCheck(filter, rows.length)) requireKnownFilters(await read(findFilterReferences(tenantId, filter)))
      return pageOf(query, rows.map(countView))
    },
  }),
  readOperation({
    id: 'export-cases',
    method: 'GET',
    path: '/v1/{tenantId}/cases/export.csv',
    scope: 'read:cases',
    tag,
    summary: 'Export cases as CSV',
    description: `Returns all cases that match the filters of the list of cases, in the same order. ${csvMeaning}`,
    query: exportQuery(CaseListQuery),
    success: csvSuccess('The cases as a CSV file.'),
    problems: ['unknown-reference'],
    example: { query: { status: 'VERIFIED', sort: '-createdAt' } },
    run: (context, { query }) => exportCases(context, query),
  }),
  writeOperation({
    id: 'create-case',
    method: 'POST',
    path: '/v1/{tenantId}/cases',
    scope: 'write:cases',
    tag,
    summary: 'Create a case',
    description:
      'Creates a case of a customer together with its vouchers. The sign of an amount is ignored: the voucher type decides whether it is a debit or a credit. Each reference voucher becomes a voucher that refers to the one it is listed under; payments among them are allocated to it immediately and cannot exceed it.',
    body: CaseInput,
    success: { status: 201, description: 'The id and the sequence number of the case.', body: CreatedCase },
    location: (created) => `/cases/${created.id}`,
    // Nothing that it reads or locks changes because of other new cases.
    sharesTransaction: () => true,
    events: ['cases.create', 'case-vouchers.create', 'limitation-facts.create'],
    problems: [
      'creditor-closed',
      'payment-date-in-future',
      'payment-date-too-early',
      'unknown-reference',
      'amount-exceeds-outstanding',
      'charge-not-allowed',
      'payout-contact-required',
      'case-total-too-large',
    ],
    example: {
      body: {
        customerId: '{customerId}',
        currency: 'DKK',
        caseVouchers: [
          {
            referenceId: 'F-2024-2001',
            voucherTypeId: 'eb41e58e-fccf-419d-a771-cd5027fe6e87',
            amount: 120000,
            source: 'CREDITOR',
            date: '2024-05-01 00:00:00.000+01',
            dueDate: '2024-05-15 00:00:00.000+01',
            referenceVouchers: [
              {
                voucherTypeId: 'ca4af363-9925-436c-83d6-23b3db6ed5d2',
                amount: 0,
                source: 'CREDITOR',
                date: '2024-05-15 00:00:00.000+01',
                interestStartDate: '2024-05-15 00:00:00.000+01',
              },
            ],
          },
        ],
        ultimateCreditorId: '{ultimateCreditorId}',
        groupId: '{caseGroupId}',
        properties: { department: 'Aarhus' },
        journalNumber: null,
      },
    },
    run: (command, { body }) => createCase(command, body),
  }),
  writeOperation({
    id: 'patch-case',
    method: 'PATCH',
    path: '/v1/{tenantId}/cases/{caseId}',
    scope: 'write:cases',
    tag,
    summary: 'Change a case',
    description:
      'Changes the given fields. Ending a case needs an end reason. An ended case can be reopened, unless it is merged into another. A case with money outstanding can only end as `PAID` with an `override`. A patch that changes nothing has no effect and emits no event.',
    params: CaseIdParams,
    body: CasePatch,
    success: { status: 200, description: 'The updated case.', body: Case },
    events: ['cases.update', 'cases.status-change', 'updates.create', 'updates.update', 'case-vouchers.create'],
    problems: [
      'not-found',
      'unknown-reference',
      'status-not-allowed',
      'end-reason-required',
      'case-not-paid',
      'case-merged',
    ],
    example: {
      body: { journalNumber: '2024-0815', properties: { department: 'Aarhus' } },
    },
    run: (command, { params, body }) => patchCase(command, params.caseId, body),
  }),
  writeOperation({
    id: 'merge-case',
    method: 'POST',
    path: '/v1/{tenantId}/cases/{caseId}/merge',
    scope: 'write:cases',
    tag,
    summary: 'Merge another case into a case',
    description:
      'Merges two cases of a customer in the same currency. The case in the body ends with the end reason MERGED, and its `mergedIntoCaseId` is the case in the path. Its vouchers, allocations, interactions and updates are listed with the remaining case, its debits count in that case’s balance, its open updates pause that case and remind on it, and credits of either case can pay debits of the other. Every entry stays on the case it was created on, so a merge can be undone. A case that was merged, or that other cases were merged into, cannot be merged into another.',
    params: CaseIdParams,
    body: CaseMergeInput,
    success: { status: 200, description: 'The remaining case.', body: Case },
    events: ['cases.merge', 'cases.update', 'cases.status-change'],
    problems: ['not-found', 'unknown-reference', 'cases-not-mergeable', 'case-merged', 'case-total-too-large'],
    example: {
      body: { mergedCaseId: '{mergeableCaseId}' },
    },
    run: (command, { params, body }) => mergeCase(command, params.caseId, body),
  }),
  writeOperation({
    id: 'undo-case-merge',
    method: 'POST',
    path: '/v1/{tenantId}/cases/{caseId}/merge/undo',
    scope: 'write:cases',
    tag,
    summary: 'Undo a merge',
    description:
      'Restores the status and end reason that the merged case had before. Each case keeps the entries created on it. If credits of one case pay debits of the other, undo those allocations first.',
    params: CaseIdParams,
    body: CaseMergeInput,
    success: { status: 200, description: 'The case in the path, without the merged case.', body: Case },
    events: ['cases.merge-undo', 'cases.update', 'cases.status-change'],
    problems: ['not-found', 'unknown-reference', 'case-not-merged', 'merge-has-allocations'],
    example: {
      body: { mergedCaseId: '{mergedCaseId}' },
    },
    run: (command, { params, body }) => undoCaseMerge(command, params.caseId, body),
  }),
  writeOperation({
    id: 'add-case-vouchers',
    method: 'POST',
    path: '/v1/{tenantId}/customers/{customerId}/add-case-vouchers',
    scope: 'write:cases',
    tag,
    summary: 'Add vouchers to a customer’s open case',
    description:
      'Adds vouchers to the customer’s newest open case in this currency, or to a new case if there is none, and returns the case of each voucher. If the customer already has a voucher with the same `uniqueId`, its ids are returned and no voucher is created.',
    params: Type.Object({ tenantId: Uuid, customerId: { ...Uuid, description: 'The id of the customer.' } }),
    body: AddCaseVouchersInput,
    success: { status: 200, description: 'The case of each voucher.', body: AddedCaseVouchers },
    events: ['cases.create', 'case-vouchers.create', 'limitation-facts.create'],
    problems: [
      'creditor-closed',
      'payment-date-in-future',
      'payment-date-too-early',
      'not-found',
      'unknown-reference',
      'amount-exceeds-outstanding',
      'charge-not-allowed',
      'payout-contact-required',
      'case-total-too-large',
      'unique-id-taken',
    ],
    example: {
      body: {
        currency: 'DKK',
        caseVouchers: [
          {
            referenceId: 'F-2024-2002',
            voucherTypeId: 'eb41e58e-fccf-419d-a771-cd5027fe6e87',
            amount: 45000,
            source: 'CREDITOR',
            date: '2024-06-01 00:00:00.000+01',
            dueDate: '2024-06-15 00:00:00.000+01',
            uniqueId: 'erp-2024-2002',
          },
        ],
      },
    },
    run: (command, { params, body }) => addCaseVouchers(command, params.customerId, body),
  }),
]

/** Caps the count at the limit and reports whether it is exact. */
function countView<Counted extends { readonly count: number }>(counted: Counted): Counted & { isExact: boolean } {
  return { ...counted, count: Math.min(counted.count, countMax), isExact: counted.count <= countMax }
}
