import { sql } from '../../src/platform/database/sql.ts'
import { writePrintBatches } from '../../src/features/messaging/print-batches/index.ts'
import { givenCase, givenCustomer } from '../given.ts'
import type { PopulatedTenant } from '../populated-tenant.ts'
import type { TestApp } from '../test-app.ts'
import type { EventStep } from './event-step.ts'
import { made } from './given-for-steps.ts'

interface Moved {
  readonly userId: string
  readonly interactionId: string
  readonly letterNumber: string
}

/** A letter that was sent to somebody who has moved from an address that letters came back from. */
async function givenMoved(api: TestApp, as: PopulatedTenant): Promise<Moved> {
  const address = { address: 'Havnegade 1', zipcode: '8000', city: 'Aarhus', country: 'DK' }
  const { customerId } = await givenCustomer(api, { as, users: [{ details: { name: 'Flyttet Person', address } }] })
  const { caseId } = await givenCase(api, { as, customerId })
  const { users } = await made(api.get(`/customers/${customerId}`, { as }))
  const { userId } = users[0]
  const mark = { userId, kind: 'address-undeliverable', reason: 'Brev retur' }
  await made(api.post('/contact-restrictions', mark, { as }))
  const moved = { details: { address: { ...address, address: 'Nygade 2' } } }
  await made(api.patch(`/customers/${customerId}/users/${userId}`, moved, { as }))
  const { documentId, interactionId } = await made(api.post('/documents', { caseId, handle: 'reminder' }, { as }))
  const { printBatchId } = await made(api.post('/print-batches', { documentIds: [documentId] }, { as }))
  await writePrintBatches(api.services, { error: () => undefined })
  await made(api.post(`/print-batches/${printBatchId}/hand-over`, { way: 'DOWNLOAD' }, { as }))
  const { items } = await made(api.get(`/print-batches/${printBatchId}/letters`, { as }))
  return { userId, interactionId, letterNumber: items[0].letterNumber }
}

/** A bounce of an e-mail to somebody whose old address bounced before. */
async function givenBounce(api: TestApp, as: PopulatedTenant): Promise<string> {
  const details = { name: 'Ny Mail', email: 'old@post.example' }
  const { customerId } = await givenCustomer(api, { as, users: [{ details }] })
  const { caseId } = await givenCase(api, { as, customerId })
  const { users } = await made(api.get(`/customers/${customerId}`, { as }))
  const { userId } = users[0]
  await made(api.post('/contact-restrictions', { userId, kind: 'email-undeliverable', reason: 'Retur' }, { as }))
  await made(api.patch(`/customers/${customerId}/users/${userId}`, { details: { email: 'new@post.example' } }, { as }))
  const email = { to: [{ userId }], subject: 'Hej' }
  const mail = { type: 'EMAIL', direction: 'OUTGOING', referenceId: caseId, notes: 'Hej', email }
  const { id } = await made(api.post('/interactions', mail, { as }))
  const row = await api.database.inTenant(as.tenantId, async (transaction) => {
    await transaction.run(sql`
      update interactions set state = 'SENT', sent_at = now()
      where tenant_id = ${as.tenantId}::uuid and interaction_id = ${id}::uuid`)
    return transaction.one(sql<{ mailId: string }>`
      select mail_id as "mailId" from outgoing_mails
      where tenant_id = ${as.tenantId}::uuid and reference_id = ${id}::uuid`)
  })
  return [
    ...['Content-Type: multipart/report; boundary=b', '', '--b', 'Content-Type: message/delivery-status', ''],
    ...['Reporting-MTA: dns; mx.example', '', 'Final-Recipient: rfc822; new@post.example', 'Action: failed'],
    ...[
      'Status: 5.1.1',
      '',
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: <${row.mailId}@x.example>`,
      '--b--',
    ],
  ].join('\r\n')
}

/** A message with a file. */
const withFile = [
  ...['Content-Type: multipart/mixed; boundary=b', '', '--b', 'Content-Type: text/plain; name=a.txt'],
  ...['Content-Disposition: attachment; filename=a.txt', '', 'Hej', '--b--'],
].join('\r\n')

const base64 = (text: string): string => Buffer.from(text).toString('base64')

/** Letters that came back from a new address, after others had come back from the old one. */
export const letterSteps: readonly EventStep[] = [
  {
    operationId: 'receive-mail',
    prepare: async ({ api, as }) => ['POST', '/incoming-mails', { content: base64(await givenBounce(api, as)) }],
  },
  {
    operationId: 'receive-mail',
    prepare: () => Promise.resolve(['POST', '/incoming-mails', { content: base64(withFile) }] as const),
  },
  {
    operationId: 'retry-delivery',
    prepare: async ({ api, as }) => {
      const sms = { type: 'SMS', direction: 'OUTGOING', state: 'SENT', notes: 'Hej', details: { phone: '20123456' } }
      const { id } = await made(api.post('/interactions', sms, { as }))
      await made(api.post(`/deliveries/${id}/report`, { state: 'FAILED' }, { as }))
      return ['POST', `/deliveries/${id}/retry`]
    },
  },
  {
    operationId: 'report-bounce',
    prepare: async ({ api, as }) => ['POST', '/bounces', { message: await givenBounce(api, as) }],
  },
  {
    operationId: 'report-returned-letters',
    prepare: async ({ api, as }) => {
      const { letterNumber } = await givenMoved(api, as)
      return ['POST', '/returned-letters', { letterNumbers: [letterNumber] }]
    },
  },
  {
    operationId: 'report-delivery',
    prepare: async ({ api, as }) => {
      const { interactionId } = await givenMoved(api, as)
      return ['POST', `/deliveries/${interactionId}/report`, { state: 'RETURNED' }]
    },
  },
  {
    operationId: 'create-contact-restriction',
    prepare: async ({ api, as }) => {
      const { userId } = await givenMoved(api, as)
      return ['POST', '/contact-restrictions', { userId, kind: 'address-undeliverable', reason: 'Brev retur' }]
    },
  },
]
