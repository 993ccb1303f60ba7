import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { searchTerms } from '../../../platform/text/search-words.ts'
import { requireFirst, unknownReference } from '../../../problems/index.ts'
import { keepRefusal } from '../contact-gate/index.ts'
import { type CreatedInteraction, createInteraction } from './create-interaction.ts'
import { findCaseOfFilter, listInteractions } from './interaction-list.queries.ts'
import { interactionView } from './interaction-view.ts'
import { findInteraction } from './interactions.queries.ts'
import { isOnlyRecorded } from './interactions.rules.ts'
import {
  Interaction,
  InteractionCreated,
  InteractionInput,
  InteractionListQuery,
  InteractionParams,
  InteractionPatch,
} from './interactions.schemas.ts'
import { prepareInteraction } from './prepare-interaction.ts'
import { patchInteraction } from './patch-interaction.ts'
import { message } from './interactions.problems.ts'

const tag = 'Interactions'

export const interactionOperations = [
  writeOperation({
    id: 'create-interaction',
    method: 'POST',
    path: '/v1/{tenantId}/interactions',
    scope: 'write:interactions.create',
    tag,
    summary: 'Create an interaction',
    description:
      'Registers a message or note, such as a contact form submitted by a debtor (type `DEBTOR NOTE`). Notes are HTML and are sanitised. Files are referenced by id or sent along in base64. An `OUTGOING` interaction of type `EMAIL` with `email` is sent: it is `PENDING` until the first attempt, `QUEUED` until a mail server accepts it, then `SENT`; `delivery` contains the responses of the mail servers. An e-mail dated in the future is sent at that time. Every outgoing message passes the contact gate: one that is too early waits until `sendAfter`, and one that a rule refuses gets 422. One that was sent outside the service (`SENT`, or a call that is `HANDLED`) is only recorded. With only the scope `write:interactions.create`, nothing is sent: outgoing interactions stay `PENDING` (e-mails `HELD`) until somebody with `write:interactions` queues them, and files attached by id are visible to staff only.',
    body: InteractionInput,
    success: { status: 201, description: 'The id of the interaction.', body: InteractionCreated },
    location: ({ id, isVisible }: CreatedInteraction) => (isVisible ? `/interactions/${id}` : undefined),
    sharesTransaction: ({ body }) => isOnlyRecorded(body),
    events: ['interactions.create', 'interactions.update', 'files.create'],
    problems: [
      ...([
        'unknown-reference',
        'state-not-allowed',
        'file-type-refused',
        'file-content-refused',
        'recipient-without-address',
      ] as const),
      ...(['unknown-mention', 'template-invalid', 'rendering-too-large'] as const),
      ...(['file-quota-exceeded', 'objection-open', 'contact-refused'] as const),
    ],
    example: {
      body: {
        type: 'DEBTOR NOTE',
        direction: 'INCOMING',
        referenceId: '{caseId}',
        referenceType: 'case',
        notes: '<p>Jeg vil gerne betale i <b>tre rater</b>.</p>',
        details: { form: 'kontakt', phone: '70123456' },
        minVisibilityRole: 'caseworker',
        files: ['{fileId}'],
        createdAt: '2024-05-01 12:30:00.000+02',
      },
    },
    prepare: (context, { body }) => prepareInteraction(context, body),
    afterRefusal: keepRefusal,
    run: (command, { body }, prepared) => createInteraction(command, body, prepared),
  }),
  readOperation({
    id: 'list-interactions',
    method: 'GET',
    path: '/v1/{tenantId}/interactions',
    scope: 'read:interactions',
    tag,
    summary: 'List interactions',
    description:
      'The interactions that the caller may see: those whose `minVisibilityRole` is the caller’s role or a lower one. A token counts as an administrator.',
    query: InteractionListQuery,
    success: { status: 200, description: 'One page of interactions.', body: Page(Interaction) },
    problems: ['unknown-reference'],
    example: { query: { caseId: '{caseId}' } },
    run: async ({ tenantId, principal, read }, { query }) => {
      const { sort = 'registeredAt', q, ...filter } = query
      const terms = q === undefined ? undefined : searchTerms(q)
      const page = { ...pageBounds(query), sort }
      const rows = await read(listInteractions(tenantId, principal.role, { ...filter, terms }, page))
      // A non-empty page proves that the case exists.
      if (rows.length === 0 && filter.caseId !== undefined) {
        const [found] = await read(findCaseOfFilter(tenantId, filter.caseId))
        if (found === undefined) throw unknownReference('/caseId', 'case')
      }
      return pageOf(query, rows.map(interactionView))
    },
  }),
  readOperation({
    id: 'get-interaction',
    method: 'GET',
    path: '/v1/{tenantId}/interactions/{interactionId}',
    scope: 'read:interactions',
    tag,
    summary: 'Get an interaction',
    description: 'Returns 404 if the caller’s role may not see the interaction.',
    params: InteractionParams,
    success: { status: 200, description: 'The interaction.', body: Interaction },
    problems: ['not-found'],
    run: async ({ tenantId, principal, read }, { params }) => {
      const row = requireFirst(
        await read(findInteraction(tenantId, params.interactionId, principal.role)),
        message('There is no such interaction.'),
      )
      return interactionView(row)
    },
  }),
  writeOperation({
    id: 'patch-interaction',
    method: 'PATCH',
    path: '/v1/{tenantId}/interactions/{interactionId}',
    scope: 'write:interactions',
    tag,
    summary: 'Map an interaction or change its state',
    description:
      'Maps an interaction to the resource it belongs to (`referenceId` alone refers to a case), marks it as `HANDLED`, cancels an unsent outgoing one, marks a letter or other message sent outside the service as `SENT`, or removes it from the lists (`DELETED`). `QUEUED` sends an e-mail that is held because its creator may not send. The contact gate is asked again before a message is queued or marked as sent. In all other cases the service itself sets `QUEUED`, and `SENT` for the e-mails it sends.',
    params: InteractionParams,
    body: InteractionPatch,
    success: { status: 200, description: 'The interaction as changed.', body: Interaction },
    events: ['interactions.update', 'interactions.send', 'documents.send'],
    problems: [
      ...(['not-found', 'unknown-reference', 'state-not-allowed'] as const),
      ...(['objection-open', 'contact-refused', 'contact-too-early'] as const),
    ],
    example: {
      params: { interactionId: '{unmappedInteractionId}' },
      body: { state: 'MAPPED', referenceId: '{caseId}', referenceType: 'case' },
    },
    afterRefusal: keepRefusal,
    run: (command, { params, body }) => patchInteraction(command, params.interactionId, body),
  }),
]
