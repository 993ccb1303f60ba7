import type { Feature } from '../../../platform/feature/feature.ts'
import { secondMs } from '../../../platform/jobs/periodic-job.ts'
import { checks } from './books.checks.ts'
import { demo, exampleIds } from './books.demo.ts'
import { events } from './books.events.ts'
import { definitions, message, problem, texts } from './books.problems.ts'
import { bookOperations } from './books.routes.ts'
import { reconciliationOperations } from './reconciliation.routes.ts'
import { postBooks, postBooksOf } from './post-entries.ts'

const postingIntervalMs = 30 * secondMs
import { findUnposted } from './posting.queries.ts'

export const books: Feature = {
  name: 'money/books',
  tags: { Books: 'Double-entry books, derived from vouchers, bank lines, settlements and payouts.' },
  operations: [...bookOperations, ...reconciliationOperations],
  events,
  problems: definitions,
  texts,
  constraints: {
    book_accounts_number_once: () => problem('book-number-taken', message('Another account has this number.')),
  },
  auditSubjects: { 'book-account': 'read:books', 'book-period': 'read:books' },
  tables: ['book_accounts', 'book_closings', 'book_day_totals', 'book_entries', 'book_periods', 'book_states'],
  dayWork: {
    order: 5,
    run: (services) => (tenant) => postBooksOf(services, tenant),
    due: ({ tenantId }) => findUnposted(tenantId),
  },
  jobs: (services) => [{ name: 'post book entries', intervalMs: postingIntervalMs, run: () => postBooks(services) }],
  checks,
  exampleIds,
  demo,
}
