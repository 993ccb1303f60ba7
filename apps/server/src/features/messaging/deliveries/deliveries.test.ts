import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCustomer } from '../../../../test/given.ts'
import { eventsAbout } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import { findCaseStates } from '../../casework/case-workflows/case-state.queries.ts'
import { writePrintBatches } from '../print-batches/index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const address = { address: 'Havnegade 1', zipcode: '8000', city: 'Aarhus', country: 'DK' }

async function ok(answer: Promise<{ status: number; body: any; text: string }>): Promise<any> {
  const { status, body, text } = await answer
  expect(status, text).toBeLessThan(300)
  return body
}

interface Sent {
  readonly as: TestTenant
  readonly caseId: string
  readonly customerId: string
  readonly userId: string
  readonly interactionId: string
}

/** A letter that was printed in a batch and sent: its number is 1-0001. */
async function givenSentLetter(name: string): Promise<Sent> {
  const as = await api.createTenant(name)
  const details = { name: 'Mette Sørensen', email: 'mette@post.example', address }
  const { customerId } = await givenCustomer(api, { as, users: [{ details }] })
  const { caseId } = await givenCase(api, { as, customerId })
  const { interactionId, userId } = await ok(api.post('/documents', { caseId, handle: 'reminder' }, { as }))
  const { printBatchId } = await ok(api.post('/print-batches', {}, { as }))
  await writePrintBatches(api.services, { error: () => undefined })
  await ok(api.post(`/print-batches/${printBatchId}/hand-over`, { way: 'DOWNLOAD' }, { as }))
  return { as, caseId, customerId, userId, interactionId }
}

async function factsOf({ as, caseId }: Sent): Promise<{ mailReturned: boolean; emailReturned: boolean }> {
  const now = nowOf(api.clock, {})
  const [facts] = await api.database.read(as.tenantId, findCaseStates(as.tenantId, [caseId], now))
  return { mailReturned: facts!.mailReturned, emailReturned: facts!.emailReturned }
}

const letterTo = ({ as, caseId }: Sent): ReturnType<TestApp['post']> =>
  api.post('/documents', { caseId, handle: 'reminder' }, { as })

describe('a letter that came back', () => {
  it('marks the address: no more letters until it changes, and the workflow sees it', async () => {
    const sent = await givenSentLetter('Retur')
    const { as, interactionId, caseId } = sent
    const before = (await api.get(`/deliveries/${interactionId}`, { as })).body
    expect(before).toMatchObject({ state: 'SENT', channel: 'LETTER', caseId, reason: null })
    const documents = (await api.get(`/documents?caseId=${caseId}`, { as })).body.items
    expect([before.subject]).toEqual(documents.map(({ subject }: { subject: string }) => subject))
    const scanned = { letterNumbers: [' 1-0001 ', '9-0001'], reason: 'Flyttet' }
    const { letters } = await ok(api.post('/returned-letters', scanned, { as }))
    expect(letters).toEqual([
      { letterNumber: '1-0001', result: 'RETURNED', caseId, interactionId },
      { letterNumber: '9-0001', result: 'UNKNOWN', caseId: null, interactionId: null },
    ])
    const after = (await api.get(`/deliveries/${interactionId}`, { as })).body
    expect(after).toMatchObject({ state: 'RETURNED', reason: 'Flyttet', letterNumber: '1-0001' })
    const listed = (await api.get(`/deliveries?state=RETURNED&channel=LETTER`, { as })).body.items
    expect(listed).toEqual([{ ...after, textStart: null }])
    expect((await eventsAbout(api, interactionId, as)).at(-1)).toMatchObject({ type: 'deliveries.update', data: after })
    expect(await factsOf(sent)).toEqual({ mailReturned: true, emailReturned: false })
    const refused = await letterTo(sent)
    expect([refused.status, refused.body.code, refused.body.rule]).toEqual([
      ...[422, 'contact-refused', 'address-undeliverable'],
    ])
    const again = await ok(api.post('/returned-letters', { letterNumbers: ['1-0001'] }, { as }))
    expect(again.letters[0].result).toBe('ALREADY_RETURNED')
    expect((await api.get(`/contact-restrictions?userId=${sent.userId}`, { as })).body.items).toHaveLength(1)
    // A new address can be written to, and one that comes back as well is marked in its place.
    const moved = { details: { address: { ...address, address: 'Nygade 2' } } }
    await ok(api.patch(`/customers/${sent.customerId}/users/${sent.userId}`, moved, { as }))
    expect(await factsOf(sent)).toEqual({ mailReturned: false, emailReturned: false })
    expect((await api.get(`/contact-restrictions?userId=${sent.userId}&active=true`, { as })).body.items).toEqual([])
    const second = await ok(letterTo(sent))
    await ok(api.patch(`/interactions/${second.interactionId}`, { state: 'SENT' }, { as }))
    await ok(api.post(`/deliveries/${second.interactionId}/report`, { state: 'RETURNED' }, { as }))
    const { items } = (await api.get(`/contact-restrictions?userId=${sent.userId}`, { as })).body
    expect(items.map(({ address: marked, endedAt }: any) => [marked, endedAt === null])).toEqual([
      ['havnegade 1 8000 aarhus', false],
      ['nygade 2 8000 aarhus', true],
    ])
  })

  it('does not mark an address that the debtor has meanwhile changed', async () => {
    const sent = await givenSentLetter('Flyttet')
    const moved = { details: { address: { ...address, address: 'Nygade 2' } } }
    await ok(api.patch(`/customers/${sent.customerId}/users/${sent.userId}`, moved, { as: sent.as }))
    await ok(api.post('/returned-letters', { letterNumbers: ['1-0001'] }, { as: sent.as }))
    expect(await factsOf(sent)).toEqual({ mailReturned: false, emailReturned: false })
    expect((await letterTo(sent)).status).toBe(201)
  })

  it('two reports at once are recorded once', async () => {
    const { as, interactionId, userId } = await givenSentLetter('Samtidig retur')
    const body = { letterNumbers: ['1-0001'] }
    const answers = await Promise.all([1, 2, 3].map(() => api.post('/returned-letters', body, { as })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const updates = (await eventsAbout(api, interactionId, as)).filter(({ type }) => type === 'deliveries.update')
    expect(updates).toHaveLength(1)
    expect((await api.get(`/contact-restrictions?userId=${userId}`, { as })).body.items).toHaveLength(1)
  })
})

describe('an e-mail that came back', () => {
  it('marks the e-mail address, and no other channel', async () => {
    const sent = await givenSentLetter('E-mail retur')
    const { as, caseId, userId } = sent
    const email = { type: 'EMAIL', direction: 'OUTGOING', state: 'SENT', referenceId: caseId, addressee: { userId } }
    const { id } = await ok(api.post('/interactions', email, { as }))
    await ok(api.post(`/deliveries/${id}/report`, { state: 'FAILED', reason: '550 5.1.1' }, { as }))
    expect(await factsOf(sent)).toEqual({ mailReturned: false, emailReturned: true })
    const mail = { to: [{ userId }], subject: 'Hej' }
    const refused = await api.post(
      '/interactions',
      { type: 'EMAIL', direction: 'OUTGOING', referenceId: caseId, notes: 'Hej', email: mail },
      { as },
    )
    expect([refused.status, refused.body.rule]).toEqual([422, 'email-undeliverable'])
    expect((await letterTo(sent)).status).toBe(201)
  })
})

/** What a mail server sends if a recipient does not exist. */
function bounceOf(messageId: string, address: string, status = '5.1.1'): { message: string } {
  const lines = [
    ...['Content-Type: multipart/report; boundary=b', '', '--b', 'Content-Type: message/delivery-status', ''],
    ...['Reporting-MTA: dns; mx.example', '', `Final-Recipient: rfc822; ${address}`, 'Action: failed'],
    ...[`Status: ${status}`, '', '--b', 'Content-Type: text/rfc822-headers', '', `Message-ID: ${messageId}`, '--b--'],
  ]
  return { message: lines.join('\r\n') }
}

describe('a bounce', () => {
  async function givenMail(sent: Sent): Promise<{ id: string; messageId: string }> {
    const { as, caseId, userId } = sent
    const email = { to: [{ userId }], subject: 'Om din sag' }
    const mail = { type: 'EMAIL', direction: 'OUTGOING', referenceId: caseId, notes: 'Hej', email }
    const { id } = await ok(api.post('/interactions', mail, { as }))
    const find = sql<{ mailId: string }>`
      select mail_id as "mailId" from outgoing_mails where tenant_id = ${as.tenantId}::uuid and reference_id = ${id}::uuid`
    const [row] = await api.database.read(as.tenantId, find)
    const done = sql`
      update interactions set state = 'SENT', sent_at = now()
      where tenant_id = ${as.tenantId}::uuid and interaction_id = ${id}::uuid`
    await api.database.inTenant(as.tenantId, (transaction) => transaction.run(done))
    return { id, messageId: `<${row!.mailId}@bureau.example>` }
  }

  it('marks the e-mail address once, found by the Message-ID', async () => {
    const sent = await givenSentLetter('Bounce')
    const { as } = sent
    const { id, messageId } = await givenMail(sent)
    const bounce = bounceOf(messageId, 'METTE@post.example')
    expect(await ok(api.post('/bounces', bounce, { as }))).toEqual({ result: 'RECORDED', interactionId: id })
    expect((await api.get(`/deliveries/${id}`, { as })).body).toMatchObject({ state: 'RETURNED', reason: '5.1.1' })
    expect(await factsOf(sent)).toEqual({ mailReturned: false, emailReturned: true })
    expect(await ok(api.post('/bounces', bounce, { as }))).toEqual({ result: 'NOTHING_NEW', interactionId: id })
    expect((await ok(api.post('/bounces', bounce))).result).toBe('UNKNOWN_MESSAGE')
    expect((await ok(api.post('/bounces', { message: 'Subject: Ferie\r\n\r\nHej' }, { as }))).result).toBe(
      'NOT_A_REPORT',
    )
    for (const message of ['', { a: 1 }, 'x'.repeat(500_001)]) {
      expect((await api.post('/bounces', { message }, { as })).status).toBe(422)
    }
  })

  it('of a temporary kind, or from an address that the debtor no longer has, marks nothing', async () => {
    const sent = await givenSentLetter('Midlertidig')
    const { as } = sent
    const temporary = await givenMail(sent)
    await ok(api.post('/bounces', bounceOf(temporary.messageId, 'mette@post.example', '4.4.7'), { as }))
    expect((await api.get(`/deliveries/${temporary.id}`, { as })).body.state).toBe('FAILED')
    const other = await givenMail(sent)
    await ok(api.post('/bounces', bounceOf(other.messageId, 'old@post.example'), { as }))
    expect((await api.get(`/deliveries/${other.id}`, { as })).body.state).toBe('RETURNED')
    expect(await factsOf(sent)).toEqual({ mailReturned: false, emailReturned: false })
  })
})

describe('a report', () => {
  it('422: on a message that was not sent, or that came back', async () => {
    const sent = await givenSentLetter('Ikke sendt')
    const waiting = await ok(letterTo(sent))
    const report = (interactionId: string, state: string): ReturnType<TestApp['post']> =>
      api.post(`/deliveries/${interactionId}/report`, { state }, { as: sent.as })
    expect((await report(waiting.interactionId, 'RETURNED')).body.code).toBe('delivery-state')
    await ok(report(sent.interactionId, 'DELIVERED'))
    await ok(report(sent.interactionId, 'RETURNED'))
    expect((await report(sent.interactionId, 'DELIVERED')).body.code).toBe('delivery-state')
    for (const body of [{}, { state: 'SENT' }, { state: { a: 1 } }]) {
      expect((await api.post(`/deliveries/${sent.interactionId}/report`, body, { as: sent.as })).status).toBe(422)
    }
  })

  it('404: on a message of another tenant, an incoming one, and one that the caller may not see', async () => {
    const sent = await givenSentLetter('Anden')
    const foreign = await api.post(`/deliveries/${sent.interactionId}/report`, { state: 'RETURNED' })
    expect(foreign.status).toBe(404)
    expect((await api.get(`/deliveries/${sent.interactionId}`)).status).toBe(404)
    const { letters } = await ok(api.post('/returned-letters', { letterNumbers: ['1-0001'] }))
    expect(letters[0].result).toBe('UNKNOWN')
    const { id } = await ok(api.post('/interactions', { type: 'EMAIL', notes: 'Hej' }, { as: sent.as }))
    expect((await api.get(`/deliveries/${id}`, { as: sent.as })).status).toBe(404)
    expect((await api.get(`/deliveries?caseId=${sent.caseId}`)).body.code).toBe('unknown-reference')
  })
})

describe('a message that failed', () => {
  const sms = (sent: Sent): object => ({
    ...{ type: 'SMS', direction: 'OUTGOING', state: 'SENT', referenceId: sent.caseId, notes: '<p>Ring til os</p>' },
    ...{ addressee: { userId: sent.userId }, details: { phone: '+4520123456' } },
  })

  it('is sent again once, to the same people, and both show it', async () => {
    const sent = await givenSentLetter('Send igen')
    const { as } = sent
    const { id } = await ok(api.post('/interactions', sms(sent), { as }))
    expect((await api.post(`/deliveries/${id}/retry`, undefined, { as })).body.code).toBe('delivery-state')
    await ok(api.post(`/deliveries/${id}/report`, { state: 'FAILED', reason: 'Ukendt nummer' }, { as }))
    const answers = await Promise.all([1, 2, 3].map(() => api.post(`/deliveries/${id}/retry`, undefined, { as })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    const again = answers.find(({ status }) => status === 200)?.body
    expect(again).toMatchObject({ state: 'QUEUED', channel: 'SMS', caseId: sent.caseId, recipient: 'Mette Sørensen' })
    const failed = (await api.get(`/deliveries/${id}`, { as })).body
    expect(failed).toMatchObject({ state: 'FAILED', retriedAs: again.interactionId })
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('delivery-retried')
    const { notes, details } = (await api.get(`/interactions/${again.interactionId}`, { as })).body
    expect([notes, details.sentAgainFrom]).toEqual(['<p>Ring til os</p>', id])
  })

  it('goes by e-mail to the address that the debtor has now, and through the contact gate', async () => {
    const sent = await givenSentLetter('Ny mailadresse')
    const { as, caseId, userId, customerId } = sent
    const email = { to: [{ userId }], subject: 'Din sag' }
    const mail = { type: 'EMAIL', direction: 'OUTGOING', referenceId: caseId, notes: '<p>Hej</p>', email }
    const { id } = await ok(api.post('/interactions', mail, { as }))
    await api.database.inTenant(as.tenantId, (transaction) =>
      transaction.run(sql`
        update interactions set state = 'SENT', sent_at = now()
        where tenant_id = ${as.tenantId}::uuid and interaction_id = ${id}::uuid`),
    )
    await ok(api.post(`/deliveries/${id}/report`, { state: 'RETURNED' }, { as }))
    expect((await api.post(`/deliveries/${id}/retry`, undefined, { as })).body.code).toBe('contact-refused')
    await ok(api.patch(`/customers/${customerId}/users/${userId}`, { details: { email: 'ny@post.example' } }, { as }))
    const again = await ok(api.post(`/deliveries/${id}/retry`, undefined, { as }))
    expect(again).toMatchObject({ channel: 'EMAIL', subject: 'Din sag', state: 'QUEUED' })
    const { delivery } = (await api.get(`/interactions/${again.interactionId}`, { as })).body
    expect(delivery.recipients[0].address).toBe('ny@post.example')
  })

  it('is listed by the time it was created, newest first, page by page', async () => {
    const as = await api.createTenant('Rækkefølge')
    const { caseId } = await givenCase(api, { as })
    // The ids increase in this order, and the times do not.
    const days = ['2026-03-02', '2026-05-01', '2026-01-15', '2026-05-01']
    const made: { id: string; createdAt: string }[] = []
    for (const day of days) {
      const body = { type: 'SMS', direction: 'OUTGOING', referenceId: caseId, notes: '<p>Hej</p>' }
      const createdAt = `${day}T10:00:00.000Z`
      const details = { phone: '+45 20123456' }
      made.push(await ok(api.post('/interactions', { ...body, details, createdAt }, { as })))
    }
    const expected = [made[3], made[1], made[0], made[2]].map((message) => message!.id)
    const whole = await ok(api.get('/deliveries', { as }))
    expect(whole.items.map(({ interactionId }: { interactionId: string }) => interactionId)).toEqual(expected)
    const paged: string[] = []
    for (let page = 0; page < expected.length; page += 1) {
      const after = page === 0 ? '' : `&after=${paged.at(-1)}`
      const { items } = await ok(api.get(`/deliveries?pageSize=1${after}`, { as }))
      paged.push(items[0].interactionId)
    }
    expect(paged).toEqual(expected)
  })

  it('is found by debtor and case number, and never by another tenant', async () => {
    const sent = await givenSentLetter('Find udsendelse')
    const { as, caseId } = sent
    const { id } = await ok(api.post('/interactions', sms(sent), { as }))
    const { journalNumber } = (await api.get(`/cases/${caseId}`, { as })).body
    const found = async (q: string): Promise<string[]> =>
      (await ok(api.get(`/deliveries?q=${encodeURIComponent(q)}`, { as }))).items.map((item: any) => item.interactionId)
    expect(await found('mette sør')).toEqual([id, sent.interactionId])
    const { items } = await ok(api.get('/deliveries', { as }))
    expect(items.map((item: any) => [item.interactionId, item.textStart])).toEqual([
      [id, 'Ring til os'],
      [sent.interactionId, null],
    ])
    const reader = { ...as, ...(await api.createToken(as.tenantId, ['read:deliveries'])) }
    const listed = await ok(api.get('/deliveries', { as: reader }))
    expect(listed.items.map((item: any) => item.textStart)).toEqual([null, null])
    expect(await found(journalNumber)).toEqual([id, sent.interactionId])
    expect(await found('nobody')).toEqual([])
    expect((await api.post(`/deliveries/${id}/retry`)).status).toBe(404)
    expect((await api.post(`/deliveries/${sent.interactionId}/retry`, undefined, { as })).body.code).toBe(
      'delivery-state',
    )
  })
})
