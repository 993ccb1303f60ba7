import { csvMeaning, csvSuccess } from '../../../platform/csv/csv-reply.ts'
import { readOperation } from '../../../platform/http/operations/operation.ts'
import { CreditorAccountParams } from './creditor-accounts.schemas.ts'
import { CreditorStatement, StatementQuery } from './creditor-statement.schemas.ts'
import { exportCreditorStatement, getCreditorStatement, printCreditorStatement } from './creditor-statement.ts'

const tag = 'Creditor accounts'
const path = '/v1/{tenantId}/creditors/{creditorId}/account/statement'
const example = {
  params: { creditorId: '{owingCreditorId}' },
  query: { currency: 'DKK', from: '2026-01-01', to: '2026-12-31' },
} as const

export const statementOperations = [
  readOperation({
    id: 'get-creditor-statement',
    method: 'GET',
    path,
    scope: 'read:billing',
    tag,
    summary: 'Get the statement of a creditor’s account',
    description:
      'What the creditor owed before a period, every settlement, credit note and payment in it, and what it owed afterwards.',
    params: CreditorAccountParams,
    query: StatementQuery,
    success: { status: 200, description: 'The statement.', body: CreditorStatement },
    problems: ['not-found'],
    example,
    run: (context, { params, query }) => getCreditorStatement(context, params.creditorId, query),
  }),
  readOperation({
    id: 'export-creditor-statement',
    method: 'GET',
    path: `${path}/export.csv`,
    scope: 'read:billing',
    tag,
    summary: 'Export the statement of a creditor’s account as CSV',
    description: `The entries of the period, each with the balance after it. ${csvMeaning}`,
    params: CreditorAccountParams,
    query: StatementQuery,
    success: csvSuccess('The entries as a CSV file.'),
    problems: ['not-found'],
    example,
    run: (context, { params, query }) => exportCreditorStatement(context, params.creditorId, query),
  }),
  readOperation({
    id: 'print-creditor-statement',
    method: 'GET',
    path: `${path}/export.pdf`,
    scope: 'read:billing',
    tag,
    summary: 'Print the statement of a creditor’s account',
    description:
      'The statement as a tagged PDF for the creditor, in Danish if that is the tenant’s language, otherwise in English.',
    params: CreditorAccountParams,
    query: StatementQuery,
    success: { status: 200, description: 'The statement as a PDF file.', isFile: true, mediaType: 'application/pdf' },
    problems: ['not-found', 'rendering-too-large'],
    example,
    run: (context, { params, query }) => printCreditorStatement(context, params.creditorId, query),
  }),
]
