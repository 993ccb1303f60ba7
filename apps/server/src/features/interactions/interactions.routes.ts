import { exampleIds } from '../../example-ids.ts'
import { readOperation, writeOperation } from '../../platform/http/operation.ts'
import { Page, pageBounds, pageOf } from '../../platform/http/schemas.ts'
import { Problem } from '../../problems/index.ts'
import { createInteraction } from './create-interaction.ts'
import { interactionView } from './interaction-view.ts'
import { findInteraction, listInteractions } from './interactions.queries.ts'
import {
  Interaction,
  InteractionCreated,
  InteractionInput,
  InteractionListQuery,
  InteractionParams,
} from './interactions.schemas.ts'

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
      'Registers a message or note, for example a contact form that a debtor submitted (type `DEBTOR NOTE`). Notes are HTML and are sanitised; files are named by id or come along in base64.',
    body: InteractionInput,
    success: { status: 201, description: 'The id of the interaction.', body: InteractionCreated },
    location: (interaction) => `/interactions/${interaction.id}`,
    problems: ['unknown-reference', 'state-not-allowed', 'file-type-refused'],
    example: {
      body: {
        type: 'DEBTOR NOTE',
        direction: 'INCOMING',
        referenceId: exampleIds.caseId,
        referenceType: 'case',
        notes: '<p>Jeg vil gerne betale i <b>tre rater</b>.</p>',
        details: { form: 'kontakt', phone: '70123456' },
        minVisibilityRole: 'caseworker',
        files: [exampleIds.fileId],
        createdAt: '2024-05-01 12:30:00.000+02',
      },
    },
    run: (command, { body }) => createInteraction(command, body),
  }),
  readOperation({
    id: 'list-interactions',
    method: 'GET',
    path: '/v1/{tenantId}/interactions',
    scope: 'read:interactions',
    tag,
    summary: 'List interactions',
    query: InteractionListQuery,
    success: { status: 200, description: 'One page of interactions.', body: Page(Interaction) },
    problems: [],
    example: { query: { referenceId: exampleIds.caseId } },
    run: async ({ tenantId, read }, { query }) =>
      pageOf(query, (await read(listInteractions(tenantId, query, pageBounds(query)))).map(interactionView)),
  }),
  readOperation({
    id: 'get-interaction',
    method: 'GET',
    path: '/v1/{tenantId}/interactions/{interactionId}',
    scope: 'read:interactions',
    tag,
    summary: 'Get an interaction',
    params: InteractionParams,
    success: { status: 200, description: 'The interaction.', body: Interaction },
    problems: ['not-found'],
    example: { params: { interactionId: exampleIds.interactionId } },
    run: async ({ tenantId, read }, { params }) => {
      const [row] = await read(findInteraction(tenantId, params.interactionId))
      if (row === undefined) throw new Problem('not-found', 'There is no such interaction.')
      return interactionView(row)
    },
  }),
]
