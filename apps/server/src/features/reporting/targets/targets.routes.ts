import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { instant, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireNamed, setTargets } from './set-targets.ts'
import { findNamed, listTargets } from './targets.queries.ts'
import { Target, TargetListQuery, Targets, TargetsInput } from './targets.schemas.ts'

const tag = 'Targets'
const path = '/v1/{tenantId}/targets'

export const targetOperations = [
  writeOperation({
    id: 'set-targets',
    method: 'POST',
    path,
    scope: 'write:targets',
    role: 'admin',
    tag,
    summary: 'Set targets',
    description:
      'Sets what is to be collected in some months: in total, for a creditor, or for the creditors of a caseworker. A month that has a target gets the new amount, and null removes it; setting the same targets again changes nothing. `get-collected` and `get-overview` compare them with what was collected.',
    body: TargetsInput,
    success: { status: 200, description: 'The targets as set.', body: Targets },
    events: ['targets.update'],
    problems: ['unknown-reference'],
    example: {
      body: {
        creditorId: '{creditorId}',
        currency: 'DKK',
        months: [
          { month: '2026-11', amount: 25_000_000 },
          { month: '2026-12', amount: null },
        ],
      },
    },
    run: (command, { body }) => setTargets(command, body),
  }),
  readOperation({
    id: 'list-targets',
    method: 'GET',
    path,
    scope: 'read:targets',
    tag,
    summary: 'List targets',
    description: 'Returns what is to be collected by month, in the order in which it was first set.',
    query: TargetListQuery,
    success: { status: 200, description: 'One page of targets.', body: Page(Target) },
    problems: ['unknown-reference'],
    example: { query: { from: '2026-01', to: '2026-12', total: true } },
    run: async ({ tenantId, read }, { query }) => {
      const rows = await read(listTargets(tenantId, query, pageBounds(query)))
      const { creditorId = null, caseworkerId = null } = query
      if (rows.length === 0) requireNamed(await read(findNamed(tenantId, { creditorId, caseworkerId })))
      return pageOf(
        query,
        rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: instant(updatedAt) })),
      )
    },
  }),
]
