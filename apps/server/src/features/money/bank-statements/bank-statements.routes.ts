import { localDate } from '../../../platform/clock/timestamps.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst } from '../../../problems/index.ts'
import { statusEvents } from '../../casework/case-status/index.ts'
import { assignOperations } from './assign-bank-lines.routes.ts'
import { bankFileView } from './bank-file-view.ts'
import { findBankFile, listBankFiles } from './bank-files.queries.ts'
import {
  BankFile,
  BankFileInput,
  BankFileListQuery,
  BankFileParams,
  ImportedBankFiles,
  ImportQuery,
} from './bank-files.schemas.ts'
import { bankLineView } from './bank-line-view.ts'
import { findLine, findLineParts, findReturnable, sumSuspense } from './bank-lines.queries.ts'
import {
  AsideInput,
  BankLine,
  BankLineDetails,
  BankLineListQuery,
  BankLineParams,
  RefundedLine,
  RefundInput,
  BookedLine,
  BookInput,
  ReturnInput,
  SuspenseSums,
} from './bank-lines.schemas.ts'
import { bookBankLine } from './book-bank-line.ts'
import { csvMappingOperations } from './csv-mappings.registry.ts'
import { listBankLines } from './list-bank-lines.ts'
import { importBankFiles } from './import-bank-files.ts'
import { refundBankLine } from './refund-bank-line.ts'
import { returnBankLine } from './return-bank-line.ts'
import { setAsideBankLine } from './set-aside-bank-line.ts'
import { undoBankLine } from './undo-bank-line.ts'
import { readUpload, sniffStatement } from './upload-bank-file.ts'
import { exampleStatement } from './bank-statements.demo.ts'
import { message } from './bank-statements.problems.ts'

const tag = 'Bank statements'
const paymentEvents = ['case-vouchers.create', 'case-vouchers.update', ...statusEvents] as const
const invoiceEvents = ['creditor-accounts.entry', 'invoices.reopen'] as const
const noLine = message('There is no such bank line.')

const fileOperations = [
  writeOperation({
    id: 'import-bank-file',
    method: 'POST',
    path: '/v1/{tenantId}/bank-files',
    scope: 'write:bank-statements',
    tag,
    summary: 'Import a bank statement',
    description:
      'Send `multipart/form-data` with one part named `file` (up to 25 MiB), or a JSON body with the content in base64 (up to 1 MiB in total): a camt.053 or camt.054 file of any version, a CSV file with `bankCsvMappingId`, or a zip archive of such files. A file is imported completely or not at all. Entries that another file had are not added again. Afterwards the lines are matched in the background: payments with an exact payment reference are booked, and the others wait for a person; `waitingCount` shows the progress.',
    takesUpload: true,
    sniffUpload: sniffStatement,
    query: ImportQuery,
    body: BankFileInput,
    success: { status: 200, description: 'The imported files.', body: ImportedBankFiles },
    events: ['bank-files.create'],
    problems: ['bank-file-refused', 'file-type-refused', 'unknown-reference'],
    example: { body: { fileName: 'kontoudtog.xml', content: exampleStatement('2026-02-27') } },
    prepare: (context, { query, body }) => readUpload(context, body, query.bankCsvMappingId),
    run: (command, _input, statements) => importBankFiles(command, statements),
  }),
  readOperation({
    id: 'list-bank-files',
    method: 'GET',
    path: '/v1/{tenantId}/bank-files',
    scope: 'read:bank-statements',
    tag,
    summary: 'List bank files',
    description: 'The imported files, newest first, with how far the matching of their lines has come.',
    query: BankFileListQuery,
    success: { status: 200, description: 'One page of files.', body: Page(BankFile) },
    problems: [],
    run: async ({ tenantId, read }, { query }) =>
      pageOf(query, (await read(listBankFiles(tenantId, pageBounds(query)))).map(bankFileView)),
  }),
  readOperation({
    id: 'get-bank-file',
    method: 'GET',
    path: '/v1/{tenantId}/bank-files/{bankFileId}',
    scope: 'read:bank-statements',
    tag,
    summary: 'Get a bank file',
    description: 'An imported file, with how far the matching of its lines has come.',
    params: BankFileParams,
    success: { status: 200, description: 'The file.', body: BankFile },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params }) =>
      bankFileView(
        requireFirst(await read(findBankFile(tenantId, params.bankFileId)), message('There is no such bank file.')),
      ),
  }),
]

const lineReads = [
  readOperation({
    id: 'list-bank-lines',
    method: 'GET',
    path: '/v1/{tenantId}/bank-lines',
    scope: 'read:bank-statements',
    tag,
    summary: 'List bank lines',
    description: 'The lines that match the filters, by booking date, oldest first.',
    query: BankLineListQuery,
    success: { status: 200, description: 'One page of lines.', body: Page(BankLine) },
    problems: ['unknown-reference'],
    example: { query: { state: 'OPEN' } },
    run: async (context, { query }) => pageOf(query, await listBankLines(context, query, pageBounds(query))),
  }),
  readOperation({
    id: 'sum-suspense',
    method: 'GET',
    path: '/v1/{tenantId}/bank-lines/suspense',
    scope: 'read:bank-statements',
    tag,
    summary: 'Sum up money in suspense',
    description: 'The money that came in and is not booked on any case, by account, with its age.',
    success: { status: 200, description: 'The sums.', body: SuspenseSums },
    problems: [],
    run: async ({ tenantId, read, principal, now }) => ({
      accounts: await read(sumSuspense(tenantId, localDate(now, principal.tenant.timeZone))),
    }),
  }),
  readOperation({
    id: 'get-bank-line',
    method: 'GET',
    path: '/v1/{tenantId}/bank-lines/{bankLineId}',
    scope: 'read:bank-statements',
    tag,
    summary: 'Get a bank line',
    description: 'A line with the cases that it may belong to, and what was booked for it.',
    params: BankLineParams,
    success: { status: 200, description: 'The line.', body: BankLineDetails },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params: { bankLineId } }) => {
      const [found, [parts], returnable] = await Promise.all([
        read(findLine(tenantId, bankLineId)),
        read(findLineParts(tenantId, bankLineId)),
        read(findReturnable(tenantId, bankLineId)),
      ])
      const line = bankLineView(requireFirst(found, noLine))
      const { suggestions = [], bookings = [], invoices = [] } = parts ?? {}
      return { ...line, suggestions, bookings, invoices, returnable: returnable.map(bankLineView) }
    },
  }),
]

const lineWrites = [
  writeOperation({
    id: 'book-bank-line',
    method: 'POST',
    path: '/v1/{tenantId}/bank-lines/{bankLineId}/book',
    scope: 'write:bank-statements',
    tag,
    summary: 'Book a bank line',
    description:
      'Registers the money of an open line as payments on one or several cases, dated by its value date. What the payments do not use stays in suspense, and the line stays open. Use `Prefer: dry-run` to see the cases afterwards.',
    params: BankLineParams,
    body: BookInput,
    success: { status: 200, description: 'The line and what was booked.', body: BookedLine },
    events: ['bank-lines.book', ...paymentEvents],
    problems: [
      'not-found',
      'unknown-reference',
      'bank-line-state',
      'bank-line-exceeded',
      'currency-mismatch',
      'payment-date-in-future',
      'payment-date-too-early',
      'earmark-not-given',
      'case-total-too-large',
    ],
    example: { body: { payments: [{ caseId: '{caseId}', amount: 100 }] } },
    run: (command, { params, body }) => bookBankLine(command, params.bankLineId, body),
  }),
  writeOperation({
    id: 'return-bank-line',
    method: 'POST',
    path: '/v1/{tenantId}/bank-lines/{bankLineId}/return',
    scope: 'write:bank-statements',
    tag,
    summary: 'Book a bank line as a returned payment',
    description: 'For money that left the account because the bank returned a payment: its deposits are reversed.',
    params: BankLineParams,
    body: ReturnInput,
    success: { status: 200, description: 'The line as it is now.', body: BankLine },
    events: [
      'bank-lines.book',
      'bank-lines.return',
      'payouts.cancel',
      'case-vouchers.reverse',
      ...paymentEvents,
      ...invoiceEvents,
    ],
    problems: ['not-found', 'bank-line-state', 'payout-paid', 'payout-in-batch'],
    example: {
      params: { bankLineId: '{returningBankLineId}' },
      body: { returnsBankLineId: '{returnedBankLineId}' },
    },
    run: (command, { params, body }) => returnBankLine(command, params.bankLineId, body.returnsBankLineId),
  }),
  writeOperation({
    id: 'refund-bank-line',
    method: 'POST',
    path: '/v1/{tenantId}/bank-lines/{bankLineId}/refund',
    scope: 'write:billing',
    role: 'admin',
    tag,
    summary: 'Refund a bank line',
    description:
      'Pays back what is left of a line that came in, by a payout from the same account: to the account that the money came from, or to another one, which a second person must then approve. To refund an overpayment that is booked, undo the line, book what is owed, and refund the rest.',
    params: BankLineParams,
    body: RefundInput,
    isBodyOptional: true,
    success: { status: 200, description: 'The line as it is now, and its payout.', body: RefundedLine },
    events: ['bank-lines.book', 'payouts.create'],
    problems: ['not-found', 'bank-line-state'],
    example: {
      params: { bankLineId: '{refundableBankLineId}' },
      body: { bankAccount: { type: 'DANISH', registrationNumber: '3409', accountNumber: '0012345678' } },
    },
    run: (command, { params, body }) => refundBankLine(command, params.bankLineId, body),
  }),
  writeOperation({
    id: 'set-aside-bank-line',
    method: 'POST',
    path: '/v1/{tenantId}/bank-lines/{bankLineId}/set-aside',
    scope: 'write:bank-statements',
    tag,
    summary: 'Set a bank line aside',
    description:
      'For a line that is not a payment of a debtor. Money that came in stays in suspense until it is refunded.',
    params: BankLineParams,
    body: AsideInput,
    success: { status: 200, description: 'The line as it is now.', body: BankLine },
    events: ['bank-lines.update'],
    problems: ['not-found', 'bank-line-state'],
    example: {
      params: { bankLineId: '{foreignBankLineId}' },
      body: { reason: 'NOT_OURS', note: 'Betalt til os ved en fejl' },
    },
    run: (command, { params, body }) => setAsideBankLine(command, params.bankLineId, body),
  }),
  writeOperation({
    id: 'undo-bank-line',
    method: 'POST',
    path: '/v1/{tenantId}/bank-lines/{bankLineId}/undo',
    scope: 'write:bank-statements',
    tag,
    summary: 'Undo what was done with a bank line',
    description:
      'Reverses the deposits and invoice payments of a booked line, withdraws its refund unless the money is on its way, or takes a line back that was set aside. The line is open again.',
    params: BankLineParams,
    success: { status: 200, description: 'The line as it is now.', body: BankLine },
    events: ['bank-lines.undo', 'payouts.cancel', 'case-vouchers.reverse', ...paymentEvents, ...invoiceEvents],
    problems: ['not-found', 'bank-line-state', 'payout-paid', 'payout-in-batch'],
    example: { params: { bankLineId: '{bookedBankLineId}' } },
    run: (command, { params }) => undoBankLine(command, params.bankLineId),
  }),
]

export const bankStatementOperations = [
  ...fileOperations,
  ...lineReads,
  ...lineWrites,
  ...assignOperations,
  ...csvMappingOperations,
]
