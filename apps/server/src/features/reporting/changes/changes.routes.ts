import { sessionOperation } from '../../../platform/http/operations/operation.ts'
import { unauthorized } from '../../../platform/identity/authenticator.ts'
import { streamChanges } from './stream-changes.ts'

export const changeOperations = [
  sessionOperation({
    id: 'stream-changes',
    method: 'GET',
    path: '/iam/changes',
    stage: 'signed-in',
    isBackground: true,
    tag: 'Changes',
    summary: 'Stream which resources change',
    description:
      'Server-sent events for the console, so that a screen shows what others change. A message says only that a resource changed that the user may read: `data` has its `kind`, as the audit trail names it, its `id`, and the `caseId` of its case, if it belongs to one. `id` of the message is its position in the journal. The stream starts now, or after `Last-Event-ID` without missing a change. A message with the event `reset` means that too much has changed to list: read everything again. The first message has an `id` and no data. A comment is sent every 15 seconds. The stream does not extend the session. It is closed after an hour, when the session ends or the role of the user changes, when the service stops, or if it is read too slowly. Tokens are rejected: integrations use the stream of events.',
    success: { status: 200, description: 'A stream of changes.', isStream: true },
    problems: ['too-many-streams'],
    run: (context) => {
      if (context.session === undefined) throw unauthorized()
      return streamChanges(context, context.session)
    },
  }),
]
