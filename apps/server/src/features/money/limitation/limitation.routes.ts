import { csvMeaning, csvSuccess, exportQuery } from '../../../platform/csv/csv-reply.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst, unknownReference } from '../../../problems/index.ts'
import { applyLimitation } from './apply-limitation.ts'
import { exportEndingLimitations, listEndingLimitations } from './export-ending-limitations.ts'
import { getCaseLimitation } from './get-case-limitation.ts'
import { createLimitationFact, withdrawLimitationFact } from './limitation-facts.ts'
import { findFact, findReferred, listFacts } from './limitation-facts.queries.ts'
import { factView } from './limitation-views.ts'
import {
  AppliedLimitation,
  CaseLimitation,
  EndingLimitation,
  EndingLimitationQuery,
  LimitationCaseParams,
  LimitationFact,
  LimitationFactInput,
  LimitationFactListQuery,
  LimitationFactParams,
  LimitationLapse,
  LimitationLapseParams,
  LimitationReason,
} from './limitation.schemas.ts'
import { message } from './limitation.problems.ts'
import { overrideLimitationLapse } from './override-limitation-lapse.ts'

const tag = 'Limitation'
export const limitationOperations = [
  readOperation({
    id: 'get-case-limitation',
    method: 'GET',
    path: '/v1/{tenantId}/cases/{caseId}/limitation',
    scope: 'read:limitation',
    tag,
    summary: 'Get when the debits of a case lapse',
    description:
      'The limitation period of each debit with something outstanding or lapsed, explained line by line: the due date, payments in the ledger, and recorded facts, with whether each started a new period under the rule pack of the case. Without a rule pack no period runs.',
    params: LimitationCaseParams,
    success: { status: 200, description: 'The periods.', body: CaseLimitation },
    problems: ['not-found'],
    run: (context, { params }) => getCaseLimitation(context, params.caseId),
  }),
  writeOperation({
    id: 'apply-limitation',
    method: 'POST',
    path: '/v1/{tenantId}/cases/{caseId}/limitation/apply',
    scope: 'write:limitation',
    tag,
    summary: 'Apply limitation to a case now',
    description:
      'Writes debits off whose period has ended, with the interest on them, restores debits that turned out not to have lapsed, and gives the warnings that are due at 12, 6 and 3 months. The service does this every hour for open cases.',
    params: LimitationCaseParams,
    success: { status: 200, description: 'What changed.', body: AppliedLimitation },
    events: [
      ...(['limitations.warn', 'limitation-lapses.create', 'limitation-lapses.restore'] as const),
      ...(['case-vouchers.create', 'case-vouchers.update', 'case-vouchers.reverse'] as const),
    ],
    problems: ['not-found', 'case-total-too-large'],
    example: { params: { caseId: '{lapsingCaseId}' } },
    run: (command, { params }) => applyLimitation(command, params.caseId),
  }),
  readOperation({
    id: 'list-ending-limitations',
    method: 'GET',
    path: '/v1/{tenantId}/limitations',
    scope: 'read:limitation',
    tag,
    summary: 'List debits that lapse soon',
    description:
      'The debits of open cases that can still be collected and lapse within some months, those that lapse first first.',
    query: EndingLimitationQuery,
    success: { status: 200, description: 'One page of debits.', body: Page(EndingLimitation) },
    problems: [],
    example: { query: { months: 6 } },
    run: async (context, { query }) => pageOf(query, await listEndingLimitations(context, query, pageBounds(query))),
  }),
  readOperation({
    id: 'export-ending-limitations',
    method: 'GET',
    path: '/v1/{tenantId}/limitations/export.csv',
    scope: 'read:limitation',
    tag,
    summary: 'Export debits that lapse soon as CSV',
    description: `Returns all debits of open cases that lapse within some months, in the order of the list. ${csvMeaning}`,
    query: exportQuery(EndingLimitationQuery),
    success: csvSuccess('The debits as a CSV file.'),
    problems: [],
    example: { query: { months: 6 } },
    run: (context, { query }) => exportEndingLimitations(context, query),
  }),
  writeOperation({
    id: 'create-limitation-fact',
    method: 'POST',
    path: '/v1/{tenantId}/limitation-facts',
    scope: 'write:limitation',
    tag,
    summary: 'Record what a limitation period depends on',
    description:
      'An acknowledgement, a legal step, a demand or a debt instrument. Payments in the ledger count by themselves. A demand with a `deadline` is also what collection costs wait for, if the rule pack says so, and interest on claims without a due date begins some days after it. A debit that was written off, but had not lapsed in the light of the fact, is outstanding again after the next check, or after `apply-limitation`.',
    body: LimitationFactInput,
    success: { status: 201, description: 'The fact.', body: LimitationFact },
    location: ({ limitationFactId }) => `/limitation-facts/${limitationFactId}`,
    events: ['limitation-facts.create', 'case-vouchers.create', 'case-vouchers.update'],
    problems: ['unknown-reference', 'case-total-too-large'],
    example: {
      body: {
        ...{ caseId: '{caseId}', kind: 'acknowledgement', date: '2025-11-03' },
        note: 'Skyldner har i telefonen bekræftet at skylde beløbet',
      },
    },
    run: (command, { body }) => createLimitationFact(command, body),
  }),
  readOperation({
    id: 'list-limitation-facts',
    method: 'GET',
    path: '/v1/{tenantId}/limitation-facts',
    scope: 'read:limitation',
    tag,
    summary: 'List limitation facts',
    description: 'The facts that match the filter, also those that were withdrawn.',
    query: LimitationFactListQuery,
    success: { status: 200, description: 'One page of facts.', body: Page(LimitationFact) },
    problems: ['unknown-reference'],
    example: { query: { caseId: '{caseId}' } },
    run: async ({ tenantId, read }, { query }) => {
      const { caseId = null } = query
      const rows = await read(listFacts(tenantId, caseId, pageBounds(query)))
      if (rows.length === 0) {
        const [found] = await read(findReferred(tenantId, { caseId, caseVoucherId: null, fileId: null }))
        if (found?.hasCase === false) throw unknownReference('/caseId', 'case')
      }
      return pageOf(query, rows.map(factView))
    },
  }),
  readOperation({
    id: 'get-limitation-fact',
    method: 'GET',
    path: '/v1/{tenantId}/limitation-facts/{limitationFactId}',
    scope: 'read:limitation',
    tag,
    summary: 'Get a limitation fact',
    description: 'A fact, withdrawn or not.',
    params: LimitationFactParams,
    success: { status: 200, description: 'The fact.', body: LimitationFact },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params }) =>
      factView(
        requireFirst(
          await read(findFact(tenantId, params.limitationFactId)),
          message('There is no such limitation fact.'),
        ),
      ),
  }),
  writeOperation({
    id: 'withdraw-limitation-fact',
    method: 'POST',
    path: '/v1/{tenantId}/limitation-facts/{limitationFactId}/withdraw',
    scope: 'write:limitation',
    tag,
    summary: 'Withdraw a limitation fact',
    description:
      'The fact does not count any more, and what it kept alive may lapse at the next check. It stays listed with the reason.',
    params: LimitationFactParams,
    body: LimitationReason,
    success: { status: 200, description: 'The fact as it is now.', body: LimitationFact },
    events: ['limitation-facts.withdraw'],
    problems: ['not-found', 'limitation-fact-withdrawn'],
    example: { body: { reason: 'Brevet var til en anden sag' } },
    run: (command, { params, body }) => withdrawLimitationFact(command, params.limitationFactId, body.reason),
  }),
  writeOperation({
    id: 'override-limitation-lapse',
    method: 'POST',
    path: '/v1/{tenantId}/limitation-lapses/{limitationLapseId}/override',
    scope: 'write:rule-packs',
    role: 'admin',
    tag,
    summary: 'Collect a debit although it lapsed',
    description:
      'Reverses the write-off of the debit and of the interest that lapsed with it. The debit does not lapse again, and the reason stays visible on it.',
    params: LimitationLapseParams,
    body: LimitationReason,
    success: { status: 200, description: 'The lapse as it is now.', body: LimitationLapse },
    events: ['limitation-lapses.restore', 'case-vouchers.create', 'case-vouchers.update', 'case-vouchers.reverse'],
    problems: ['not-found', 'limitation-lapse-undone', 'lapse-on-ended-case', 'case-total-too-large'],
    example: { body: { reason: 'Skyldner vil betale frivilligt' } },
    run: (command, { params, body }) => overrideLimitationLapse(command, params.limitationLapseId, body.reason),
  }),
]
