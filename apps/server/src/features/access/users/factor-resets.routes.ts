import { sessionOperation } from '../../../platform/http/operations/operation.ts'
import { Empty } from '../../../platform/http/schemas/schemas.ts'
import { requireRecentPassword, sessionOf } from '../sign-in/index.ts'
import { approveFactorReset, withdrawFactorReset } from './approve-factor-reset.ts'
import { listFactorResets } from './factor-resets.queries.ts'
import {
  FactorReset,
  FactorResetInput,
  FactorResetParams,
  FactorResets,
  factorResetView,
} from './factor-resets.schemas.ts'
import { requestFactorReset } from './request-factor-reset.ts'

const tag = 'Users'

/** Only for signed-in users: a token counts neither as the first administrator nor as the second. */
export const factorResetOperations = [
  sessionOperation({
    id: 'list-factor-resets',
    method: 'GET',
    path: '/iam/factor-resets',
    stage: 'signed-in',
    role: 'admin',
    tag,
    summary: 'List requests to reset a second factor',
    description: 'Returns the requests that are waiting for a second administrator, oldest first.',
    success: { status: 200, description: 'The open requests.', body: FactorResets },
    problems: ['role-too-low'],
    run: async (context) => {
      const { tenantId } = sessionOf(context)
      const rows = await context.services.database.read(tenantId, listFactorResets(tenantId, context.now))
      return { factorResets: rows.map(factorResetView) }
    },
  }),
  sessionOperation({
    id: 'request-factor-reset',
    method: 'POST',
    path: '/iam/factor-resets',
    stage: 'signed-in',
    role: 'admin',
    tag,
    summary: 'Request the reset of a second factor',
    description:
      'Requests the reset of another user’s lost second factor. The user cannot have a higher role than you. A second administrator must approve the request within three days. The user is notified by e-mail. If there is already an open request, it is returned.',
    body: FactorResetInput,
    success: { status: 200, description: 'The open request.', body: FactorReset },
    problems: ['role-too-low', 'not-found', 'no-second-factor', 'factor-reset-own', 'password-not-recent'],
    example: { body: { userId: '{caseworkerUserId}' } },
    run: async (context, { body }) => {
      const session = sessionOf(context)
      await requireRecentPassword(context, session)
      return context.execute(session.principal, (command) => requestFactorReset(command, body.userId))
    },
  }),
  sessionOperation({
    id: 'approve-factor-reset',
    method: 'POST',
    path: '/iam/factor-resets/{factorResetId}/approval',
    stage: 'signed-in',
    role: 'admin',
    tag,
    summary: 'Approve the reset of a second factor',
    description:
      'Approves the request as the second administrator. This cannot be the first administrator, the user concerned, anyone with a lower role than that user, or anyone whom the first administrator invited, gave another role or reset the factors of within the last seven days. App codes, passkeys and recovery codes are removed, all sessions of the user end, and the user is notified by e-mail.',
    params: FactorResetParams,
    example: { params: { factorResetId: '{adminUserId}' } },
    success: { status: 200, description: 'An empty object.', body: Empty },
    problems: ['role-too-low', 'not-found', 'second-person-needed', 'factor-reset-own', 'password-not-recent'],
    run: async (context, { params }) => {
      const session = sessionOf(context)
      await requireRecentPassword(context, session)
      return context.execute(session.principal, (command) => approveFactorReset(command, params.factorResetId))
    },
  }),
  sessionOperation({
    id: 'withdraw-factor-reset',
    method: 'DELETE',
    path: '/iam/factor-resets/{factorResetId}',
    stage: 'signed-in',
    role: 'admin',
    tag,
    summary: 'Withdraw a request to reset a second factor',
    description: 'Withdraws an open request. Nothing is reset.',
    params: FactorResetParams,
    example: { params: { factorResetId: '{adminUserId}' } },
    success: { status: 200, description: 'An empty object.', body: Empty },
    problems: ['role-too-low', 'not-found'],
    run: (context, { params }) =>
      context.execute(sessionOf(context).principal, (command) => withdrawFactorReset(command, params.factorResetId)),
  }),
]
