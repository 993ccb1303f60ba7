import { csvMeaning, csvSuccess, exportQuery } from '../../../platform/csv/csv-reply.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst } from '../../../problems/index.ts'
import { accountView, entryView, periodView, trialBalanceView } from './book-views.ts'
import { findAccount, findPeriod, findPostedAt, listAccounts, listPeriods, sumAccounts } from './books.queries.ts'
import {
  BookAccount,
  BookAccountListQuery,
  BookAccountParams,
  BookAccountPatch,
  BookEntry,
  BookEntryQuery,
  BookkeepingQuery,
  BookPeriod,
  BookPeriodParams,
  BookPeriodQuery,
  TrialBalance,
  TrialBalanceQuery,
} from './books.schemas.ts'
import { closeBookPeriod } from './close-book-period.ts'
import { exportBookkeeping, exportEntries, exportSie } from './export-books.ts'
import { listBookEntries, requireKnownFilters } from './list-book-entries.ts'
import { patchBookAccount } from './patch-book-account.ts'
import { message } from './books.problems.ts'

const tag = 'Books'
const scope = 'read:books'
const period = { from: '2026-01-01', to: '2026-12-31', currency: 'DKK' }

export const bookOperations = [
  readOperation({
    id: 'get-trial-balance',
    method: 'GET',
    path: '/v1/{tenantId}/books/trial-balance',
    ...{ scope, tag },
    summary: 'Get the trial balance',
    description:
      'The balance of every account before and after a period, and what was debited and credited in it. The books are derived from vouchers, allocations, bank lines, settlements and payouts, about half a minute after they are recorded. With `creditorId` it is the balance of that creditor.',
    query: TrialBalanceQuery,
    success: { status: 200, description: 'The balances.', body: TrialBalance },
    problems: ['unknown-reference'],
    example: { query: { currency: 'DKK' } },
    run: async ({ tenantId, read }, { query }) => {
      const rows = await read(sumAccounts(tenantId, query))
      if (rows.length === 0) await requireKnownFilters({ tenantId, read }, query)
      const [state] = await read(findPostedAt(tenantId))
      return trialBalanceView(rows, state?.postedAt)
    },
  }),
  readOperation({
    id: 'list-book-entries',
    method: 'GET',
    path: '/v1/{tenantId}/book-entries',
    ...{ scope, tag },
    summary: 'List the entries of the books',
    description:
      'The entries that match, oldest first. Each moves an amount from the credited to the debited account. With `bookAccountId` and `currency` it is the card of an account, with the balance after each entry.',
    query: BookEntryQuery,
    success: { status: 200, description: 'One page of entries.', body: Page(BookEntry) },
    problems: ['unknown-reference'],
    example: { query: { currency: 'DKK', pageSize: 5 } },
    run: async (context, { query }) => {
      const rows = await listBookEntries(context, query, pageBounds(query))
      return pageOf(query, rows.map(entryView))
    },
  }),
  readOperation({
    id: 'export-book-entries',
    method: 'GET',
    path: '/v1/{tenantId}/book-entries/export.csv',
    ...{ scope, tag },
    summary: 'Export the entries of the books as CSV',
    description: `All entries that match the filters, in the order of \`list-book-entries\`. ${csvMeaning}`,
    query: exportQuery(BookEntryQuery),
    success: csvSuccess('The entries as a CSV file.'),
    problems: ['unknown-reference'],
    example: { query: { currency: 'DKK' } },
    run: (context, { query }) => exportEntries(context, query),
  }),
  readOperation({
    id: 'export-bookkeeping',
    method: 'GET',
    path: '/v1/{tenantId}/books/bookkeeping.csv',
    ...{ scope, tag },
    summary: 'Export the books for a bookkeeping system',
    description:
      'The entries of a period in one currency, as Danish bookkeeping systems import them: date, voucher number, text, account, amount and contra account, separated by semicolons, with decimal commas, in UTF-8 with a byte order mark. The amount is debited to the account and credited to the contra account.',
    query: BookkeepingQuery,
    success: csvSuccess('The entries.'),
    problems: [],
    example: { query: period },
    run: (context, { query }) => exportBookkeeping(context, query),
  }),
  readOperation({
    id: 'export-sie',
    method: 'GET',
    path: '/v1/{tenantId}/books/books.se',
    ...{ scope, tag },
    summary: 'Export the books as a SIE file',
    description:
      'The accounts with their balances and the entries of a period in one currency, as a SIE file of type 4 in code page 437, as the format requires. The code page has no `ø`; it becomes `o`.',
    query: BookkeepingQuery,
    success: { status: 200, description: 'The SIE file.', isFile: true, mediaType: 'application/octet-stream' },
    problems: [],
    example: { query: period },
    run: (context, { query }) => exportSie(context, query),
  }),
  readOperation({
    id: 'list-book-accounts',
    method: 'GET',
    path: '/v1/{tenantId}/book-accounts',
    ...{ scope, tag },
    summary: 'List the chart of accounts',
    description: 'The accounts of the books, by number. They are created with the first entry.',
    query: BookAccountListQuery,
    success: { status: 200, description: 'One page of accounts.', body: Page(BookAccount) },
    problems: [],
    run: async ({ tenantId, read }, { query }) =>
      pageOf(query, (await read(listAccounts(tenantId, pageBounds(query)))).map(accountView)),
  }),
  readOperation({
    id: 'get-book-account',
    method: 'GET',
    path: '/v1/{tenantId}/book-accounts/{bookAccountId}',
    ...{ scope, tag },
    summary: 'Get an account of the books',
    description: 'An account with its number and name.',
    params: BookAccountParams,
    success: { status: 200, description: 'The account.', body: BookAccount },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params }) =>
      accountView(
        requireFirst(
          await read(findAccount(tenantId, params.bookAccountId)),
          message('There is no such book account.'),
        ),
      ),
  }),
  writeOperation({
    id: 'patch-book-account',
    method: 'PATCH',
    path: '/v1/{tenantId}/book-accounts/{bookAccountId}',
    scope: 'write:books',
    role: 'admin',
    tag,
    summary: 'Change the number or name of an account',
    description:
      'What is posted on the account never changes. Exports show the number and name that the account has when they are created.',
    params: BookAccountParams,
    body: BookAccountPatch,
    success: { status: 200, description: 'The account as it is now.', body: BookAccount },
    events: ['book-accounts.update'],
    problems: ['not-found', 'book-number-taken'],
    example: { body: { number: '1015' } },
    run: (command, { params, body }) => patchBookAccount(command, params.bookAccountId, body),
  }),
  readOperation({
    id: 'list-book-periods',
    method: 'GET',
    path: '/v1/{tenantId}/book-periods',
    ...{ scope, tag },
    summary: 'List the months of the books',
    description: 'The months, newest first, open or closed.',
    query: BookPeriodQuery,
    success: { status: 200, description: 'One page of months.', body: Page(BookPeriod) },
    problems: [],
    run: async ({ tenantId, read }, { query }) =>
      pageOf(query, (await read(listPeriods(tenantId, pageBounds(query)))).map(periodView)),
  }),
  readOperation({
    id: 'get-book-period',
    method: 'GET',
    path: '/v1/{tenantId}/book-periods/{bookPeriodId}',
    ...{ scope, tag },
    summary: 'Get a month of the books',
    description: 'A month, open or closed.',
    params: BookPeriodParams,
    success: { status: 200, description: 'The month.', body: BookPeriod },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params }) =>
      periodView(
        requireFirst(
          await read(findPeriod(tenantId, params.bookPeriodId)),
          message('There is no such month in the books.'),
        ),
      ),
  }),
  writeOperation({
    id: 'close-book-period',
    method: 'POST',
    path: '/v1/{tenantId}/book-periods/{bookPeriodId}/close',
    scope: 'write:books.close',
    role: 'admin',
    tag,
    summary: 'Close a month of the books',
    description:
      'Closes the month and all months before it. This cannot be undone: nothing is posted in a closed month any more, so its reports never change. What is recorded for it later is posted on the first open day, with its original date. A month can be closed once it is over.',
    params: BookPeriodParams,
    success: { status: 200, description: 'The month as it is now.', body: BookPeriod },
    events: ['book-periods.close'],
    problems: ['not-found', 'book-period-not-over'],
    run: (command, { params }) => closeBookPeriod(command, params.bookPeriodId),
  }),
]
