import { readOperation } from '../../../platform/http/operations/operation.ts'
import { instant, nullableInstant, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { listOutgoingMails, type OutgoingMailRow } from './outbox.queries.ts'
import { OutboxQuery, OutgoingMail } from './outbox.schemas.ts'

export const outboxOperations = [
  readOperation({
    id: 'list-outgoing-mails',
    method: 'GET',
    path: '/v1/{tenantId}/outbox',
    scope: 'read:outbox',
    role: 'admin',
    tag: 'Outbox',
    summary: 'List outgoing e-mails',
    showsOtherAreas: true,
    description:
      'The e-mails of the tenant, newest first: those that are waiting, and those completed within the last 30 days. Messages on cases need the scope `read:interactions`, e-mails to staff `read:users`. Demo and test tenants send nothing: their e-mails are stored here with their text.',
    query: OutboxQuery,
    success: { status: 200, description: 'One page of e-mails.', body: Page(OutgoingMail) },
    problems: [],
    example: { query: { state: 'SENT' } },
    run: async ({ tenantId, principal: { role, scopes }, read }, { query }) => {
      const readsMessages = scopes.has('read:interactions')
      const reader = { role, readsMessages, readsStaffMails: scopes.has('read:users') }
      const filters = { state: query.state ?? null, text: query.q ?? null }
      return pageOf(query, (await read(listOutgoingMails(tenantId, reader, filters, pageBounds(query)))).map(mailView))
    },
  }),
]

function mailView(row: OutgoingMailRow): OutgoingMail {
  return {
    ...row,
    recipients: row.recipients.map(({ address, name, state, answer }) => ({ address, name, state, answer })),
    createdAt: instant(row.createdAt),
    doneAt: nullableInstant(row.doneAt),
  }
}
