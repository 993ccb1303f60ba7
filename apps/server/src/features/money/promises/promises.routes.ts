import { parseTimestamp } from '../../../platform/clock/timestamps.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { unknownReference } from '../../../problems/index.ts'
import { createPromise } from './create-promise.ts'
import { promiseView } from './promise-view.ts'
import { findNamed, listPromises, type NamedRows } from './promises.queries.ts'
import { PromiseInput, PromiseListQuery, PromiseToPay } from './promises.schemas.ts'

const tag = 'Promises'

export const promiseOperations = [
  writeOperation({
    id: 'create-promise',
    method: 'POST',
    path: '/v1/{tenantId}/promises',
    scope: 'write:updates',
    tag,
    summary: 'Record a promise to pay',
    description:
      'Creates an update of the standard type “Payment promised”, as `create-update` does: `amount` is `promisedAmount` in its `data`, and `dueAt` its `remindedAt`. The case is paused until the update is continued. The day is today or later, and the amount at most what is due on that day with interest; `create-update` records promises of the past.',
    body: PromiseInput,
    success: { status: 201, description: 'The promise.', body: PromiseToPay },
    location: ({ updateId }) => `/updates/${updateId}`,
    events: ['updates.create'],
    problems: ['unknown-reference', 'promise-exceeds-debt'],
    example: {
      body: { caseId: '{planCaseId}', amount: 20000, dueAt: '2030-01-01', text: 'Betaler efter lønningsdag.' },
    },
    run: (command, { body }) => createPromise(command, body),
  }),
  readOperation({
    id: 'list-promises',
    method: 'GET',
    path: '/v1/{tenantId}/promises',
    scope: 'read:updates',
    tag,
    summary: 'List promises to pay',
    description:
      'The updates of the standard type “Payment promised” and what was paid since, the newest first. `list-cases` with `promiseBroken` lists the cases with a broken promise that is open.',
    query: PromiseListQuery,
    success: { status: 200, description: 'One page of promises.', body: Page(PromiseToPay) },
    problems: ['unknown-reference'],
    example: { query: { caseId: '{caseId}' } },
    run: async ({ tenantId, read, now, principal }, { query }) => {
      const { dueFrom, dueTo, ...named } = query
      const timeOf = (text: string | undefined): Date | undefined =>
        text === undefined ? undefined : parseTimestamp(text, principal.tenant.timeZone)
      const filters = { ...named, dueFrom: timeOf(dueFrom), dueTo: timeOf(dueTo), now }
      const rows = await read(listPromises(tenantId, filters, pageBounds(query)))
      if (rows.length === 0) requireNamed(await read(findNamed(tenantId, named)))
      return pageOf(query, rows.map(promiseView))
    },
  }),
]

function requireNamed([named]: readonly NamedRows[]): void {
  if (named?.hasCase === false) throw unknownReference('/caseId', 'case')
  if (named?.hasCreditor === false) throw unknownReference('/creditorId', 'creditor')
}
