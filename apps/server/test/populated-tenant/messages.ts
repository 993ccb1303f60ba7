import { expect } from 'vitest'
import { writePrintBatches } from '../../src/features/messaging/print-batches/index.ts'
import { beginAttempt, settleDispatch } from '../../src/features/messaging/dispatches/dispatches.queries.ts'
import { sql } from '../../src/platform/database/sql.ts'
import { newId } from '../../src/platform/ids.ts'
import { asOwner } from '../template-database.ts'
import { testEngine } from '../test-engine.ts'
import type { TestApp, TestTenant } from '../test-app.ts'
import type { Create, Ids } from './given-records.ts'

export async function createMessages(create: Create, ids: Ids): Promise<void> {
  const content = Buffer.from('Vi har aftalt betaling den 1.').toString('base64')
  const file = { fileName: 'Aftale.txt', contentType: 'text/plain', content }
  // Two files, one of them in use: only the other can be deleted.
  ids['fileId'] = (await create('/files', file))['fileId']!
  const attached = await create('/files', file)
  const note = { type: 'DEBTOR NOTE', referenceId: ids['caseId'], notes: 'Hej', files: [attached['fileId']] }
  ids['interactionId'] = (await create('/interactions', note))['id']!
  ids['unmappedInteractionId'] = (await create('/interactions', { type: 'EMAIL', notes: 'Hej' }))['id']!
  ids['linkId'] = (await create('/links', { caseId: ids['caseId'], userId: ids['customerUserId'] }))['linkId']!
  ids['mailboxId'] = (await create('/mailboxes', { address: 'svar@bureau.example' }))['mailboxId']!
  const email = { subject: 'Hej', to: [{ address: 'eva@debtor.example' }] }
  await create('/interactions', { type: 'EMAIL', direction: 'OUTGOING', notes: 'Hej', email })
  const letter = { kind: 'letter', language: 'da', subject: 'Brev', body: 'Kære {{ debtor.name }}' }
  const used = await create('/templates', { ...letter, handle: 'used', name: 'Brev' })
  ids['templateId'] = used['templateId']!
  const unused = await create('/templates', { ...letter, handle: 'unused', name: 'Kladde' })
  ids['unusedTemplateId'] = unused['templateId']!
  const document = { caseId: ids['caseId'], templateId: ids['templateId'] }
  ids['documentId'] = (await create('/documents', document))['documentId']!
  ids['updateTypeId'] = (await create('/updates/types', { label: 'Løn oplyst' }))['updateTypeId']!
  const update = { updateTypeId: ids['updateTypeId'], referenceId: ids['caseId'], update: 'Ring til skyldner' }
  ids['updateId'] = (await create('/updates', update))['updateId']!
}

/** A text message that the adapter has accepted, recorded directly: there is no adapter here. */
export async function dispatchMessage(
  { database, clock }: TestApp,
  as: TestTenant,
  create: Create,
  ids: Ids,
): Promise<void> {
  const adapter = await create('/dispatch-channels', { channel: 'SMS', url: 'https://adapter.example.com/sms' })
  ids['dispatchChannelId'] = adapter['dispatchChannelId']!
  const sms = { type: 'SMS', direction: 'OUTGOING', notes: 'Hej', details: { phone: '20123456' } }
  const { id: interactionId = '' } = await create('/interactions', sms)
  const { tenantId } = as
  const [dispatchId, now, caseId] = [newId(), clock.now(), ids['caseId']!]
  ids['dispatchId'] = dispatchId
  const attempt = { dispatchId, interactionId, caseId, channel: 'SMS' as const, address: '+4520123456', text: 'Hej' }
  const lease = { leaseId: newId(), leasedUntil: now, now, serviceNow: now, userId: null, isCaptured: false }
  await database.inTenant(tenantId, async (transaction) => {
    await transaction.one(beginAttempt(tenantId, { ...attempt, ...lease }))
    const sent = { state: 'SENT' as const, providerReference: null, lastAnswer: null, sentAt: now, dueAt: now }
    await transaction.run(settleDispatch(tenantId, dispatchId, { ...sent, settledAt: null }))
  })
}

/** A print batch with its file, and a letter that waits for one. */
export async function printLetters(api: TestApp, as: TestTenant, create: Create, ids: Ids): Promise<void> {
  const address = { address: 'Havnegade 1', zipcode: '8000', city: 'Aarhus', country: 'DK' }
  const users = [{ details: { name: 'Post Modtager', address } }]
  const { customerId } = await create(`/customers?creditorId=${ids['creditorId']!}`, { referenceId: 'K-post', users })
  const { id: caseId } = await create('/cases', { customerId, currency: 'DKK' })
  const input = { caseId, handle: 'reminder' }
  const { documentId } = await create('/documents', input)
  ids['printBatchId'] = (await create('/print-batches', { documentIds: [documentId] }))['printBatchId']!
  await writePrintBatches(api.services, { error: () => undefined })
  const { documentId: second } = await create('/documents', input)
  ids['cancelledPrintBatchId'] = (await create('/print-batches', { documentIds: [second] }))['printBatchId']!
  const sent = { type: 'LETTER', direction: 'OUTGOING', state: 'SENT', referenceId: caseId, notes: 'Rykker' }
  const { id: interactionId = '' } = await create('/interactions', sent)
  ids['sentInteractionId'] = interactionId
  const report = await api.post(`/deliveries/${interactionId}/report`, { state: 'DELIVERED' }, { as })
  expect(report.status, report.text).toBe(200)
  ids['waitingDocumentId'] = (await create('/documents', input))['documentId']!
}

/** A webhook with a delivery, and a reader of the feed. */
export async function deliverWebhooks(api: TestApp, as: TestTenant, ids: Ids): Promise<void> {
  for (const name of ['webhookId', 'unusedWebhookId']) {
    const webhook = { url: 'https://hooks.bureau.example/', events: ['cases.create'] }
    const created = await api.post('/webhooks', webhook, { as })
    expect(created.status, created.text).toBe(201)
    ids[name] = created.body.webhookId
  }
  const sent = await api.post('/webhooks/test-events', { event: 'cases.create', webhookId: ids['webhookId'] }, { as })
  expect(sent.status, sent.text).toBe(200)
  ids['deliveryId'] = sent.body.deliveryId
  await testEngine(api).drain()
  const { body: feed } = await api.get('/webhooks/items', { as })
  ids['eventId'] = feed.items[0].eventId
  const read = await api.post('/webhooks/items/acknowledge', { eventId: ids['eventId'] }, { as })
  expect(read.status, read.text).toBe(200)
}

/** Content that a sweep found without a row, and an expired hold on sweeps: only an operator sets one. */
export async function quarantineFile(
  { database, databaseUrl, clock }: TestApp,
  { tenantId }: TestTenant,
): Promise<void> {
  const now = clock.now()
  await database.inTenant(tenantId, (transaction) =>
    transaction.run(sql`
      insert into quarantined_files (tenant_id, file_id, size, quarantined_at, last_seen_on)
      values (${tenantId}::uuid, ${newId()}::uuid, 1, ${now}::timestamptz, ${now}::date)`),
  )
  await asOwner(databaseUrl, (client) =>
    client.query(
      `insert into file_sweep_holds (tenant_id, hold_id, reason, held_at, expires_at) values ($1, $2, 'backup', $3, $3)`,
      [tenantId, newId(), now],
    ),
  )
}

/** An archive that has nothing of the journal: only an operator makes one. */
export async function archiveNothing({ databaseUrl }: TestApp, { tenantId }: TestTenant): Promise<void> {
  await asOwner(databaseUrl, (client) =>
    client.query(
      `insert into journal_archives (tenant_id, position, link, ends_at, file_name) values ($1, 0, '', '-infinity', 'none')`,
      [tenantId],
    ),
  )
}

/** An e-mail that arrived, a message that failed, and one that was sent again. */
export async function receiveAndRetry(api: TestApp, as: TestTenant, create: Create, ids: Ids): Promise<void> {
  const mail = Buffer.from('From: eva@debtor.example\r\nSubject: Hej\r\n\r\nHej').toString('base64')
  expect((await api.post('/incoming-mails', { content: mail }, { as })).status).toBe(200)
  ids['failedInteractionId'] = await failMessage(api, as, create)
  const retried = await failMessage(api, as, create)
  expect((await api.post(`/deliveries/${retried}/retry`, undefined, { as })).status).toBe(200)
}

/** A text message that failed. */
async function failMessage(api: TestApp, as: TestTenant, create: Create): Promise<string> {
  const sms = { type: 'SMS', direction: 'OUTGOING', state: 'SENT', notes: 'Hej', details: { phone: '20123456' } }
  const { id = '' } = await create('/interactions', sms)
  const report = { state: 'FAILED', reason: 'Ukendt nummer' }
  expect((await api.post(`/deliveries/${id}/report`, report, { as })).status).toBe(200)
  return id
}
