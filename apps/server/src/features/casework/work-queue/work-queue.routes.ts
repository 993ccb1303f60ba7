import { localDate } from '../../../platform/clock/timestamps.ts'
import { type ReadContext, readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { instant } from '../../../platform/http/schemas/schemas.ts'
import { requireFound } from '../../../problems/index.ts'
import { markView, markWorkItem, unmarked } from './mark-work-item.ts'
import { kindsFor, type WorkViewer } from './work-kinds.ts'
import { message } from './work-queue.problems.ts'
import { countWork, findWorkItem, findWorkMark, listWork, type Whose } from './work-queue.queries.ts'
import {
  countMax,
  itemsMax,
  type WorkCounts,
  WorkCounts as WorkCountsSchema,
  WorkItemParams,
  WorkMark,
  WorkMarkInput,
  WorkQueue,
  WorkQueueQuery,
} from './work-queue.schemas.ts'

const tag = 'Work queue'

export const workQueueOperations = [
  readOperation({
    id: 'get-work-queue',
    method: 'GET',
    path: '/v1/{tenantId}/work-queue',
    scope: 'read:work-queue',
    tag,
    summary: 'Get the work queue',
    description: `Returns what needs a person, the most urgent first. Each kind needs the scope that reads it, and is left out without: \`read:updates\`, \`read:interactions\`, \`read:bank-statements\`, \`read:disputes\`, \`read:court-claims\`, \`read:limitation\` or \`read:cases\`. Snoozed items are left out.`,
    query: WorkQueueQuery,
    success: { status: 200, description: 'The queue.', body: WorkQueue },
    problems: [],
    example: { query: { assignee: 'anyone' } },
    run: async (context, { query }) => {
      const kinds = kindsFor(context.principal)
      if (kinds.length === 0) return { items: [], counts: [] }
      const whose = whoseOf(context, query)
      const mayReadCases = context.principal.scopes.has('read:cases')
      const rows = await context.read(listWork(kinds, viewerOf(context), whose, { limit: itemsMax, mayReadCases }))
      return { items: rows.map((row) => ({ ...row, at: instant(row.at) })), ...(await countsFor(context, whose)) }
    },
  }),
  readOperation({
    id: 'count-work-queue',
    method: 'GET',
    path: '/v1/{tenantId}/work-queue/count',
    scope: 'read:work-queue',
    tag,
    summary: 'Count the work queue',
    description: `Counts the items of each kind, up to ${countMax}.`,
    query: WorkQueueQuery,
    success: { status: 200, description: 'The number of items of each kind.', body: WorkCountsSchema },
    problems: [],
    run: (context, { query }) => countsFor(context, whoseOf(context, query)),
  }),
  readOperation({
    id: 'get-work-item',
    method: 'GET',
    path: '/v1/{tenantId}/work-queue/{kind}/{subjectId}',
    scope: 'read:work-queue',
    tag,
    summary: 'Get the mark of an item',
    description: 'Who has taken an item, and until when it is hidden. Needs the scope that reads the kind.',
    params: WorkItemParams,
    success: { status: 200, description: 'The mark.', body: WorkMark },
    problems: ['not-found'],
    example: { params: { kind: 'message', subjectId: '{unmappedInteractionId}' } },
    run: async (context, { params: { kind, subjectId } }) => {
      const { tenantId, principal, read } = context
      const isReadable = kindsFor(principal).includes(kind)
      const [item] = isReadable ? await read(findWorkItem(kind, subjectId, viewerOf(context))) : []
      requireFound(item, message('There is no such item in the work queue.'))
      const [mark] = await read(findWorkMark(tenantId, kind, subjectId))
      return mark === undefined ? unmarked(kind, subjectId) : markView(mark)
    },
  }),
  writeOperation({
    id: 'mark-work-item',
    method: 'PATCH',
    path: '/v1/{tenantId}/work-queue/{kind}/{subjectId}',
    scope: 'write:work-queue',
    tag,
    summary: 'Take, hand over or snooze an item',
    description:
      'Assigns an item of the work queue to a user, gives it back to everybody, or hides it until a time. Needs the scope that reads the kind. Returns 404 if the item is not in the queue.',
    params: WorkItemParams,
    body: WorkMarkInput,
    success: { status: 200, description: 'The mark as it is now.', body: WorkMark },
    events: { none: 'It organises the work of the users and changes no record.' },
    problems: ['not-found', 'unknown-reference', 'work-item-taken'],
    example: {
      params: { kind: 'message', subjectId: '{unmappedInteractionId}' },
      body: { assigneeId: '{caseworkerUserId}', fromAssigneeId: null },
    },
    run: (command, { params, body }) => markWorkItem(command, params, body),
  }),
]

async function countsFor(context: ReadContext, whose: Whose): Promise<WorkCounts> {
  const kinds = kindsFor(context.principal)
  if (kinds.length === 0) return { counts: [] }
  const rows = await context.read(countWork(kinds, viewerOf(context), whose, countMax + 1))
  return {
    counts: rows.map(({ kind, count }) => ({ kind, count: Math.min(count, countMax), isExact: count <= countMax })),
  }
}

function whoseOf({ principal }: ReadContext, { assignee = 'available' }: WorkQueueQuery): Whose {
  return { which: assignee, userId: principal.id }
}

function viewerOf({ tenantId, principal, now }: ReadContext): WorkViewer {
  const { timeZone } = principal.tenant
  return { tenantId, role: principal.role, now, timeZone, today: localDate(now, timeZone) }
}
