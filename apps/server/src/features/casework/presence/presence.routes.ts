import { sessionOperation } from '../../../platform/http/operations/operation.ts'
import { unauthorized } from '../../../platform/identity/authenticator.ts'
import { Presence, PresenceInput } from './presence.schemas.ts'
import { showPresence } from './show-presence.ts'

export const presenceOperations = [
  sessionOperation({
    id: 'show-presence',
    method: 'POST',
    path: '/iam/presence',
    stage: 'signed-in',
    isBackground: true,
    tag: 'Presence',
    summary: 'Report an open case and list who else has it open',
    description:
      'Call it every few seconds while a case is shown; a window that is silent for 25 seconds counts as closed. It does not extend the session. Tokens are rejected, because presence is about people.',
    body: PresenceInput,
    success: { status: 200, description: 'Who else has the case open.', body: Presence },
    problems: ['unknown-reference'],
    example: { body: { caseId: '{caseId}', viewId: '169f2878-280a-8d2c-bf39-1e2d2c09ee23', state: 'here' } },
    run: (context, { body }) => {
      if (context.session === undefined) throw unauthorized()
      return showPresence(context, context.session, body)
    },
  }),
]
