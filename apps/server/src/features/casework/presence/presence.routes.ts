import { exampleIds } from '../../../example-ids.ts'
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
    summary: 'Say that I have a case open, and see who else has',
    description:
      'Said every few seconds while a case is shown; a window that says nothing for 25 seconds is gone. It does not keep a session alive, and tokens, which nobody looks at a case with, are not taken.',
    body: PresenceInput,
    success: { status: 200, description: 'Who else has the case open.', body: Presence },
    problems: ['unknown-reference'],
    example: { body: { caseId: exampleIds.caseId, viewId: exampleIds.savedViewId, state: 'here' } },
    run: (context, { body }) => {
      if (context.session === undefined) throw unauthorized()
      return showPresence(context, context.session, body)
    },
  }),
]
