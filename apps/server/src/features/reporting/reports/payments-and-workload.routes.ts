import { csvMeaning, csvSuccess } from '../../../platform/csv/csv-reply.ts'
import { readOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { exportWorkload, getWorkload } from './get-workload.ts'
import { exportCollectedPayments, getCollectedPayments } from './list-collected-payments.ts'
import {
  CollectedPayment,
  CollectedPaymentsExportQuery,
  CollectedPaymentsQuery,
  periodMonthsMax,
} from './reports.schemas.ts'
import { WorkloadQuery, WorkloadReport } from './workload.schemas.ts'

const tag = 'Reports'

export const paymentAndWorkloadOperations = [
  readOperation({
    id: 'list-collected-payments',
    method: 'GET',
    path: '/v1/{tenantId}/reports/collected/payments',
    scope: 'read:case-vouchers',
    tag,
    summary: 'List the payments of the collected amounts',
    description: `The deposits and reversals that \`get-collected\` adds up, the newest first. A period has at most ${periodMonthsMax} months.`,
    query: CollectedPaymentsQuery,
    success: { status: 200, description: 'One page of payments.', body: Page(CollectedPayment) },
    problems: ['unknown-reference'],
    example: { query: { from: '2026-01-01', to: '2026-03-31', creditorId: '{creditorId}' } },
    run: async (context, { query }) => pageOf(query, await getCollectedPayments(context, query)),
  }),
  readOperation({
    id: 'export-collected-payments',
    method: 'GET',
    path: '/v1/{tenantId}/reports/collected/payments/export.csv',
    scope: 'read:case-vouchers',
    tag,
    summary: 'Export the payments of the collected amounts as CSV',
    description: `One line per deposit or reversal. ${csvMeaning}`,
    query: CollectedPaymentsExportQuery,
    success: csvSuccess('The payments as a CSV file.'),
    problems: ['unknown-reference'],
    example: { query: { currency: 'DKK' } },
    run: (context, { query }) => exportCollectedPayments(context, query),
  }),
  readOperation({
    id: 'get-workload',
    method: 'GET',
    path: '/v1/{tenantId}/reports/workload',
    scope: 'read:audit',
    role: 'admin',
    tag,
    summary: 'Get the workload of each person',
    description: `Open cases, due reminders and waiting messages of the creditors that each caseworker is responsible for, as in the overview, and what the caseworker did in a period, from the audit trail: \`list-audit-entries\` lists it with \`actorId\` and \`operation\`. A period has at most ${periodMonthsMax} months. The figures are from \`asOf\`: they are computed at most every other second, less often for large tenants.`,
    query: WorkloadQuery,
    success: { status: 200, description: 'The figures by person.', body: WorkloadReport },
    problems: [],
    example: { query: { from: '2026-03-02', to: '2026-03-08' } },
    run: (context, { query }) => getWorkload(context, query),
  }),
  readOperation({
    id: 'export-workload',
    method: 'GET',
    path: '/v1/{tenantId}/reports/workload/export.csv',
    scope: 'read:audit',
    role: 'admin',
    tag,
    summary: 'Export the workload of each person as CSV',
    description: `One line per person. ${csvMeaning}`,
    query: WorkloadQuery,
    success: csvSuccess('The figures as a CSV file.'),
    problems: [],
    example: { query: {} },
    run: (context, { query }) => exportWorkload(context, query),
  }),
]
