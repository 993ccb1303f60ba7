import { exampleIds } from '../../../example-ids.ts'
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

/** These are for people alone: a token is neither the first administrator nor the second. */
export const factorResetOperations = [
  sessionOperation({
    id: 'list-factor-resets',
    method: 'GET',
    path: '/iam/factor-resets',
    stage: 'signed-in',
    role: 'admin',
    tag,
    summary: 'List the requests to reset a second factor',
    description: 'Those that wait for a second administrator, oldest first.',
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
    summary: 'Ask for a lost second factor to be reset',
    description:
      'For another user, up to your own role. Nothing happens until a second administrator approves, within three days; the person is told by e-mail. Where a request is open already, that one is answered.',
    body: FactorResetInput,
    success: { status: 200, description: 'The open request.', body: FactorReset },
    problems: ['role-too-low', 'not-found', 'no-second-factor', 'factor-reset-own', 'password-not-recent'],
    example: { body: { userId: exampleIds.caseworkerUserId } },
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
      'As the second administrator: not whoever asked, not the person concerned, nobody below the role of that person, and nobody whom the first invited, gave another role or whose factors the first reset within the last seven days. Codes, passkeys and recovery codes are removed, all sessions of the person end, and the person is told by e-mail.',
    params: FactorResetParams,
    example: { params: { factorResetId: exampleIds.adminUserId } },
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
    params: FactorResetParams,
    example: { params: { factorResetId: exampleIds.adminUserId } },
    success: { status: 200, description: 'An empty object.', body: Empty },
    problems: ['role-too-low', 'not-found'],
    run: (context, { params }) =>
      context.execute(sessionOf(context).principal, (command) => withdrawFactorReset(command, params.factorResetId)),
  }),
]
