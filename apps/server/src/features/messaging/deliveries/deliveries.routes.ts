import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst, unknownReference } from '../../../problems/index.ts'
import { readBounce } from './bounce.rules.ts'
import { message } from './deliveries.problems.ts'
import { findDelivery, hasCase, listDeliveries } from './deliveries.queries.ts'
import {
  BounceInput,
  BounceResult,
  Delivery,
  DeliveryListQuery,
  DeliveryParams,
  DeliveryReportInput,
  ListedDelivery,
  ReturnedLetters,
  ReturnedLettersInput,
} from './deliveries.schemas.ts'
import { textStartOf } from './deliveries.rules.ts'
import { keepRefusal } from '../contact-gate/index.ts'
import { retryDelivery } from './retry-delivery.ts'
import { reportBounce } from './report-bounce.ts'
import { deliveryView, reportDelivery, reportReturnedLetters } from './report-delivery.ts'

const tag = 'Deliveries'

export const deliveryOperations = [
  readOperation({
    id: 'list-deliveries',
    method: 'GET',
    path: '/v1/{tenantId}/deliveries',
    scope: 'read:deliveries',
    tag,
    summary: 'List deliveries',
    description:
      'The outgoing letters, e-mails, text messages and digital post, newest first, with one state for all channels and the proof of it.',
    query: DeliveryListQuery,
    success: { status: 200, description: 'One page of deliveries.', body: Page(ListedDelivery) },
    problems: ['unknown-reference'],
    example: { query: { caseId: '{caseId}' } },
    run: async ({ tenantId, principal, read }, { query }) => {
      const { caseId = null, channel = null, state = null, q = null } = query
      const rows = await read(
        listDeliveries(tenantId, principal.role, { caseId, channel, state, q }, pageBounds(query)),
      )
      if (rows.length === 0 && caseId !== null) {
        const [found] = await read(hasCase(tenantId, caseId))
        if (found?.isThere !== true) throw unknownReference('/caseId', 'case')
      }
      const mayReadText = principal.scopes.has('read:interactions')
      const items = rows.map(({ notesStart, ...row }): ListedDelivery => {
        return { ...deliveryView(row), textStart: mayReadText ? textStartOf(notesStart) : null }
      })
      return pageOf(query, items)
    },
  }),
  readOperation({
    id: 'get-delivery',
    method: 'GET',
    path: '/v1/{tenantId}/deliveries/{interactionId}',
    scope: 'read:deliveries',
    tag,
    summary: 'Get a delivery',
    description: 'What became of an outgoing message.',
    params: DeliveryParams,
    success: { status: 200, description: 'The delivery.', body: Delivery },
    problems: ['not-found'],
    example: { params: { interactionId: '{sentInteractionId}' } },
    run: async ({ tenantId, principal, read }, { params }) => {
      const found = await read(findDelivery(tenantId, params.interactionId, principal.role))
      return deliveryView(requireFirst(found, message('There is no such outgoing message.')))
    },
  }),
  writeOperation({
    id: 'report-delivery',
    method: 'POST',
    path: '/v1/{tenantId}/deliveries/{interactionId}/report',
    scope: 'write:deliveries',
    tag,
    summary: 'Report what became of a message',
    description:
      'Records that a message that was sent was delivered, failed or came back. If a letter or e-mail failed or came back, the contact gate refuses more of them to that address until the person has another one, and the facts `mailReturned` and `emailReturned` tell the workflow. Reporting the same again changes nothing.',
    params: DeliveryParams,
    body: DeliveryReportInput,
    success: { status: 200, description: 'The delivery as it is now.', body: Delivery },
    events: ['deliveries.update', 'contact-restrictions.create', 'contact-restrictions.end'],
    problems: ['not-found', 'delivery-state'],
    example: { params: { interactionId: '{sentInteractionId}' }, body: { state: 'RETURNED', reason: 'Moved' } },
    run: (command, { params, body }) =>
      reportDelivery(command, params.interactionId, { ...body, reason: body.reason ?? null, letterNumber: null }),
  }),
  writeOperation({
    id: 'retry-delivery',
    method: 'POST',
    path: '/v1/{tenantId}/deliveries/{interactionId}/retry',
    scope: 'write:deliveries',
    tag,
    summary: 'Send a message again',
    description:
      'Sends an e-mail, text message or digital post that failed or came back again, once, as a new message to the same people, at the addresses that they have now. It passes the contact gate like any other. A letter is written anew instead.',
    params: DeliveryParams,
    success: { status: 200, description: 'The delivery of the new message.', body: Delivery },
    events: ['interactions.create', 'deliveries.update'],
    problems: [
      ...([
        'not-found',
        'delivery-state',
        'delivery-retried',
        'recipient-without-address',
        'unknown-reference',
      ] as const),
      ...(['objection-open', 'contact-refused'] as const),
    ],
    example: { params: { interactionId: '{failedInteractionId}' } },
    afterRefusal: keepRefusal,
    run: (command, { params }) => retryDelivery(command, params.interactionId),
  }),
  writeOperation({
    id: 'report-returned-letters',
    method: 'POST',
    path: '/v1/{tenantId}/returned-letters',
    scope: 'write:deliveries',
    tag,
    summary: 'Report letters that came back',
    description:
      'Records letters that came back, by the numbers in their windows, as scanned. Each is reported as `RETURNED`. Numbers that are not known are listed and change nothing.',
    body: ReturnedLettersInput,
    success: { status: 200, description: 'What became of each number.', body: ReturnedLetters },
    events: ['deliveries.update', 'contact-restrictions.create', 'contact-restrictions.end'],
    problems: ['delivery-state'],
    example: { body: { letterNumbers: ['1-0001'], reason: 'Moved' } },
    run: (command, { body }) => reportReturnedLetters(command, body),
  }),
  writeOperation({
    id: 'report-bounce',
    method: 'POST',
    path: '/v1/{tenantId}/bounces',
    scope: 'write:deliveries',
    tag,
    summary: 'Report a bounced e-mail',
    description:
      'For the mailbox that mail servers report to: reads a delivery status notification (RFC 3464) about an e-mail of the tenant, found by its Message-ID. A permanent failure is reported as `RETURNED` and marks the e-mail address, one after temporary errors as `FAILED`. Any other message changes nothing. The same report again changes nothing.',
    body: BounceInput,
    success: { status: 200, description: 'What the message was.', body: BounceResult },
    events: ['deliveries.update', 'contact-restrictions.create', 'contact-restrictions.end'],
    problems: ['delivery-state'],
    example: { body: { message: 'Subject: Out of office\r\n\r\nBack on Monday' } },
    prepare: (_context, { body }) => Promise.resolve(readBounce(body.message)),
    run: (command, _input, bounce) => reportBounce(command, bounce),
  }),
]
