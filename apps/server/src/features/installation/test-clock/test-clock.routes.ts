import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { clockMoveView } from './clock-views.ts'
import { createClockMove } from './create-clock-move.ts'
import { requestTestTenantRemoval } from './request-removal.ts'
import { getClockMove, getTestClock } from './read-clock.ts'
import { listClockMoves } from './test-clock.queries.ts'
import {
  ClockMove,
  ClockMoveInput,
  ClockMoveListQuery,
  ClockMoveParams,
  ClockParams,
  Removal,
  RemovalInput,
  TestClock,
} from './test-clock.schemas.ts'

const tag = 'Test clock'

export const testClockOperations = [
  readOperation({
    id: 'get-clock',
    method: 'GET',
    path: '/v1/{tenantId}/clock',
    scope: 'read:clock',
    tag,
    summary: 'Get the clock',
    description: 'The current time of the tenant. Only the clock of a test tenant can differ from that of the service.',
    params: ClockParams,
    success: { status: 200, description: 'The clock.', body: TestClock },
    problems: [],
    run: ({ principal, now, read }) => getTestClock(read, principal.tenant, now),
  }),
  writeOperation({
    id: 'create-clock-move',
    method: 'POST',
    path: '/v1/{tenantId}/clock-moves',
    scope: 'write:clock',
    role: 'admin',
    tag,
    summary: 'Move the clock forward',
    description:
      'Moves the clock of a test tenant to noon of a later day. In the background, every day in between happens in order, as it would have: workflows, payment plans, promises, limitation and e-mails, which stay in the outbox. Real tenants are refused.',
    params: ClockParams,
    body: ClockMoveInput,
    success: { status: 201, description: 'The move, which is running.', body: ClockMove },
    location: ({ clockMoveId }) => `/clock-moves/${clockMoveId}`,
    events: ['clock-moves.create'],
    problems: ['not-a-test-tenant', 'clock-is-moving', 'clock-only-forward'],
    example: { body: { to: '2030-01-01' } },
    run: (command, { body }) => createClockMove(command, body),
  }),
  readOperation({
    id: 'list-clock-moves',
    method: 'GET',
    path: '/v1/{tenantId}/clock-moves',
    scope: 'read:clock',
    tag,
    summary: 'List moves of the clock',
    description: 'The moves of the clock, newest first.',
    params: ClockParams,
    query: ClockMoveListQuery,
    success: { status: 200, description: 'One page of moves.', body: Page(ClockMove) },
    problems: [],
    run: async ({ tenantId, principal, read }, { query }) => {
      const rows = await read(listClockMoves(tenantId, pageBounds(query)))
      return pageOf(
        query,
        rows.map((row) => clockMoveView(row, principal.tenant.timeZone)),
      )
    },
  }),
  readOperation({
    id: 'get-clock-move',
    method: 'GET',
    path: '/v1/{tenantId}/clock-moves/{clockMoveId}',
    scope: 'read:clock',
    tag,
    summary: 'Get a move of the clock',
    description: 'A move of the clock with its progress.',
    params: ClockMoveParams,
    success: { status: 200, description: 'The move.', body: ClockMove },
    problems: ['not-found'],
    run: ({ principal, read }, { params }) => getClockMove(read, principal.tenant, params.clockMoveId),
  }),
  writeOperation({
    id: 'remove-test-tenant',
    method: 'POST',
    path: '/v1/{tenantId}/removal',
    scope: 'write:clock.removal',
    role: 'admin',
    tag,
    summary: 'Remove a test tenant',
    description:
      'Removes a test tenant with everything it has: cases, messages, files, users, tokens and the audit trail. The request is confirmed by the name of the tenant, and carried out within seconds; every token and session ends. It cannot be undone. Real tenants are refused.',
    params: ClockParams,
    body: RemovalInput,
    success: { status: 200, description: 'The removal, which was asked for.', body: Removal },
    events: { none: 'The webhooks of the tenant are removed with it.' },
    problems: ['not-a-test-tenant'],
    example: { body: { name: '{tenantName}' } },
    run: (command, { body }) => requestTestTenantRemoval(command, body),
  }),
]
