import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenCase, givenCustomer } from '../../../../test/given.ts'
import { type MailServer, startMailServer } from '../../../../test/mail-server.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { mailOwners } from '../../../app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'
import { type MailTransport, smtpTransport } from '../../../platform/mail/mail-transport.ts'
import { sendDueMails } from '../../../platform/mail/send-due-mails.ts'
import { registerDebtorWeb } from '../debtor-web/index.ts'
import { standardTemplateId } from '../templates/index.ts'

let api: TestApp
let server: MailServer
let transport: MailTransport
beforeAll(async () => {
  api = await startTestApp({ extend: (app, services) => registerDebtorWeb(app, services) })
})
afterAll(() => api.close())
beforeEach(async () => {
  server = await startMailServer()
  transport = smtpTransport({ url: server.url, from: 'inkasso@bureau.example' }, api.services.files)
})
afterEach(async () => {
  transport.close()
  await server.close()
})

const send = (): Promise<number> =>
  sendDueMails({ ...api.services, transport, domain: 'bureau.example', owners: mailOwners })

async function givenDebtor(): Promise<{ caseId: string; userId: string }> {
  const users = [{ details: { name: 'Eva Østergård', email: 'eva@debtor.example' } }]
  const { customerId, users: made } = await givenCustomer(api, { users })
  const { caseId } = await givenCase(api, { customerId })
  return { caseId, userId: made[0].userId }
}

async function posted(body: Record<string, unknown>): Promise<string> {
  const answer = await api.post('/interactions', { type: 'EMAIL', direction: 'OUTGOING', ...body })
  expect(answer.status, answer.text).toBe(201)
  return answer.body.id
}

const read = async (id: string): Promise<any> => (await api.get(`/interactions/${id}`)).body

function eventsOf(id: string): Promise<{ type: string; case_id: string | null; data: any }[]> {
  const { tenantId } = api.tenant
  return api.database.read(
    tenantId,
    sql<any>`select type, case_id, data from events
      where tenant_id = ${tenantId}::uuid and subject_id = ${id}::uuid order by event_id`,
  )
}

describe('an outgoing e-mail', () => {
  it('is sent to users of the customer, contacts and addresses, with its files, and is then SENT', async () => {
    const { caseId, userId } = await givenDebtor()
    const contact = await api.post('/contacts', { name: 'Låsesmed Hansen', email: 'post@laas.example' })
    const content = Buffer.from('bilag').toString('base64')
    const id = await posted({
      ...{ referenceId: caseId, notes: '<p>Kære Eva</p><script>x()</script>', files: [{ fileName: 'b.txt', content }] },
      email: {
        subject: 'Om din sag',
        to: [{ userId }, { contactId: contact.body.id }, { address: 'EVA@debtor.example' }, { address: 'x@y.example' }],
      },
    })
    expect(await read(id)).toMatchObject({
      ...{ state: 'PENDING', notes: '<p>Kære Eva</p>' },
      delivery: { state: 'WAITING', attempts: 0, subject: 'Om din sag', sentAt: null },
    })
    expect(await send()).toBe(1)
    const [mail] = server.mails
    expect(mail).toMatchObject({ subject: 'Om din sag', html: '<p>Kære Eva</p>\n', text: 'Kære Eva\n' })
    expect(mail?.envelopeTo).toHaveLength(3)
    expect(mail?.to).toContainEqual({ name: 'Låsesmed Hansen', address: 'post@laas.example' })
    expect(mail?.attachments).toMatchObject([{ filename: 'b.txt' }])
    const sent = await read(id)
    expect(sent).toMatchObject({
      ...{ state: 'SENT', updatedBy: { type: 'SYSTEM' } },
      delivery: {
        ...{ state: 'SENT', attempts: 1, messageId: mail?.messageId, sentAt: api.clock.now().toISOString() },
        ...{ nextAttemptAt: null, lastAnswer: expect.stringMatching(/^250/) },
      },
    })
    const events = await eventsOf(id)
    expect(events.map(({ type }) => type)).toEqual([
      'interactions.create',
      // It is QUEUED, then SENT.
      'interactions.update',
      'interactions.update',
      'interactions.send',
    ])
    expect(events[3]).toEqual({ type: 'interactions.send', case_id: caseId, data: sent })
    const audit = await api.get(`/audit?subjectId=${id}`)
    expect(audit.body.items.map((entry: any) => entry.operation).sort()).toEqual([
      'begin-mail',
      'create-interaction',
      'settle-mail',
    ])
  })

  it('is QUEUED while delivery is retried', async () => {
    const { caseId, userId } = await givenDebtor()
    server.refusals.set('DATA', [451, 'Later please'])
    const id = await posted({ referenceId: caseId, notes: 'Hej', email: { subject: 'S', to: [{ userId }] } })
    await send()
    expect(await read(id)).toMatchObject({
      state: 'QUEUED',
      delivery: { state: 'WAITING', attempts: 1, lastAnswer: '451 Later please', nextAttemptAt: expect.any(String) },
    })
    server.refusals.clear()
    api.clock.advance({ ms: 75_000 })
    await send()
    expect(await read(id)).toMatchObject({ state: 'SENT', delivery: { attempts: 2 } })
  })

  it('that bounced is CANCELLED and keeps the response of the server', async () => {
    const { caseId, userId } = await givenDebtor()
    server.refusals.set('eva@debtor.example', [550, 'No such user'])
    const id = await posted({ referenceId: caseId, notes: 'Hej', email: { subject: 'S', to: [{ userId }] } })
    await send()
    expect(await read(id)).toMatchObject({
      state: 'CANCELLED',
      delivery: {
        state: 'BOUNCED',
        recipients: [
          { address: 'eva@debtor.example', state: 'BOUNCED', answer: expect.stringContaining('No such user') },
        ],
      },
    })
    const events = await eventsOf(id)
    expect(events.map(({ type }) => type)).toEqual([
      'interactions.create',
      'interactions.update',
      'interactions.update',
    ])
  })

  it.each(['CANCELLED', 'DELETED'])('that is %s before it is due is not sent', async (state) => {
    const { caseId, userId } = await givenDebtor()
    const id = await posted({ referenceId: caseId, notes: 'Hej', email: { subject: 'S', to: [{ userId }] } })
    const { tenantId } = api.tenant
    await api.database.inTenant(tenantId, (transaction) =>
      transaction.run(sql`
        update interactions set state = ${state}::text
        where tenant_id = ${tenantId}::uuid and interaction_id = ${id}::uuid`),
    )
    await send()
    expect(server.mails).toEqual([])
    expect(await read(id)).toMatchObject({ state, delivery: { state: 'CANCELLED', attempts: 0 } })
  })

  it('is filled in from a template for its case', async () => {
    const { caseId, userId } = await givenDebtor()
    const templateId = standardTemplateId('reminder', 'email', 'da')
    const id = await posted({ referenceId: caseId, email: { templateId, to: [{ userId }] } })
    await send()
    expect(server.mails[0]?.subject).toMatch(/^Rykker: sag \d+$/)
    expect(server.mails[0]?.text).toContain('Kære Eva Østergård')
    expect((await read(id)).notes).toContain('<p>Kære Eva Østergård</p>')
  })

  it('that is dated in the future is sent then, and one sent elsewhere is only stored', async () => {
    const { caseId, userId } = await givenDebtor()
    const later = new Date(api.clock.now().getTime() + 3_600_000)
    const email = { subject: 'S', to: [{ userId }] }
    await posted({ referenceId: caseId, notes: 'Hej', createdAt: later.toISOString(), email })
    const kept = await posted({ referenceId: caseId, state: 'SENT', notes: 'Sendt fra Outlook' })
    expect((await read(kept)).delivery).toBeNull()
    expect(await send()).toBe(0)
    api.clock.advance({ ms: 3_600_000 })
    expect(await send()).toBe(1)
  })
})

describe('422: an e-mail', () => {
  const refused = async (body: Record<string, unknown>): Promise<any> => {
    const answer = await api.post('/interactions', { type: 'EMAIL', direction: 'OUTGOING', notes: 'Hej', ...body })
    expect(answer.status, answer.text).toBe(422)
    return answer.body
  }
  const email = { subject: 'S', to: [{ address: 'x@y.example' }] }

  it('of another type, direction or state', async () => {
    expect((await refused({ type: 'SMS', email })).errors).toMatchObject([{ path: '/email' }])
    expect((await refused({ direction: 'INCOMING', email })).errors).toMatchObject([{ path: '/email' }])
    expect((await refused({ state: 'SENT', email })).code).toBe('state-not-allowed')
  })

  it('without a subject, or with a recipient that is not exactly one of user, contact and address', async () => {
    expect((await refused({ email: { to: email.to } })).errors).toMatchObject([{ path: '/email/subject' }])
    expect((await refused({ email: { ...email, to: [] } })).errors).toMatchObject([{ path: '/email/to' }])
    const mixed = [{}, { address: 'x@y.example', contactId: newId() }]
    expect((await refused({ email: { ...email, to: mixed } })).errors).toMatchObject([
      { path: '/email/to/0' },
      { path: '/email/to/1' },
    ])
  })

  it('to a recipient who is unknown, has no address, or belongs to another case', async () => {
    const { caseId } = await givenDebtor()
    const { userId } = await givenDebtor()
    const to = [{ userId }, { contactId: newId() }]
    expect(await refused({ referenceId: caseId, email: { ...email, to } })).toMatchObject({
      ...{ code: 'unknown-reference', errors: [{ path: '/email/to/0/userId' }, { path: '/email/to/1/contactId' }] },
    })
    const mute = await api.post('/contacts', { name: 'Uden adresse' })
    expect(await refused({ email: { ...email, to: [{ contactId: mute.body.id }] } })).toMatchObject({
      ...{ code: 'recipient-without-address', errors: [{ path: '/email/to/0/contactId' }] },
    })
  })

  it('from a template that is not an e-mail, or without a case', async () => {
    const { caseId } = await givenDebtor()
    const letter = { ...email, templateId: standardTemplateId('demand', 'letter', 'da') }
    expect((await refused({ referenceId: caseId, email: letter })).errors).toMatchObject([
      { path: '/email/templateId' },
    ])
    const mail = { ...email, templateId: standardTemplateId('demand', 'email', 'da') }
    expect((await refused({ email: mail })).errors).toMatchObject([{ path: '/referenceId' }])
  })
})

describe('an e-mail with amounts', () => {
  const words = 'Restgæld: 1.200,00 kr.'
  const post = (caseId: string, to: object) =>
    posted({ referenceId: caseId, notes: `<p>${words}</p>`, email: { subject: 'Gæld: 1.200,00 kr.', to: [to] } })
  const setting = (emailWithoutTls: string) => api.patch('/settings', { emailWithoutTls })
  let open: MailServer
  let openTransport: MailTransport
  beforeEach(async () => {
    open = await startMailServer({ hasTls: false })
    const settings = { url: open.url, from: 'inkasso@bureau.example', requiresLocalTls: true }
    openTransport = smtpTransport(settings, api.services.files)
  })
  afterEach(async () => {
    openTransport.close()
    await open.close()
  })
  const sendOpenly = (): Promise<number> =>
    sendDueMails({ ...api.services, transport: openTransport, domain: 'bureau.example', owners: mailOwners })
  async function sendLater(): Promise<void> {
    api.clock.advance({ ms: 8 * 3_600_000 })
    await sendOpenly()
  }

  it('is sent over TLS', async () => {
    const { caseId, userId } = await givenDebtor()
    const id = await post(caseId, { userId })
    await send()
    expect(server.mails).toMatchObject([{ isEncrypted: true, text: `${words}\n` }])
    expect((await read(id)).delivery).toMatchObject({ state: 'SENT', protection: 'TLS' })
  })

  it('is handed to a server on this machine that offers no TLS, unless the operator requires it', async () => {
    const local = smtpTransport({ url: open.url, from: 'inkasso@bureau.example' }, api.services.files)
    const { caseId, userId } = await givenDebtor()
    const id = await post(caseId, { userId })
    await sendDueMails({ ...api.services, transport: local, domain: 'bureau.example', owners: mailOwners })
    local.close()
    expect(open.mails).toMatchObject([{ isEncrypted: false, text: `${words}\n` }])
    expect((await read(id)).delivery).toMatchObject({ state: 'SENT', protection: 'LOCAL' })
  })

  it('is held if the server offers no TLS, for as long as that lasts; others are sent', async () => {
    const { caseId, userId } = await givenDebtor()
    const id = await post(caseId, { userId })
    const harmless = await posted({
      referenceId: caseId,
      notes: '<p>Ring!</p>',
      email: { subject: 'S', to: [{ userId }] },
    })
    await sendOpenly()
    for (let attempt = 0; attempt < 20; attempt += 1) await sendLater()
    expect(open.mails).toMatchObject([{ isEncrypted: false, subject: 'S' }])
    expect(await read(harmless)).toMatchObject({ state: 'SENT', delivery: { protection: null } })
    expect(await read(id)).toMatchObject({
      state: 'QUEUED',
      delivery: { ...{ state: 'WAITING', protection: 'HELD' }, lastAnswer: expect.stringContaining('TLS') },
    })
    expect((await api.patch(`/interactions/${id}`, { state: 'CANCELLED' })).status).toBe(200)
    await sendLater()
    expect((await read(id)).delivery.state).toBe('CANCELLED')
  })

  it('is replaced by a link if the tenant wants that, and can be read there', async () => {
    expect((await setting('link')).status).toBe(200)
    const { caseId, userId } = await givenDebtor()
    const id = await post(caseId, { userId })
    await sendOpenly()
    expect(open.mails).toEqual([])
    await sendLater()
    const [mail] = open.mails
    expect([mail?.subject, mail?.html, mail?.text].join(' ')).not.toMatch(/1\.200|Gæld/)
    expect(mail?.attachments).toEqual([])
    expect(await read(id)).toMatchObject({
      ...{ state: 'SENT', minVisibilityRole: 'debtor' },
      delivery: { state: 'SENT', protection: 'LINK', attempts: 2 },
    })
    const [, address] = /(\/d\/[0-9A-Za-z]+)/.exec(mail?.text ?? '') ?? []
    const page = await api.app.inject({ method: 'GET', url: address! })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(words)
    await setting('hold')
  })

  it('is held if a link would show the case to somebody who does not owe the debt', async () => {
    await setting('link')
    const { caseId } = await givenDebtor()
    const id = await post(caseId, { address: 'stranger@post.example' })
    await sendOpenly()
    await sendLater()
    expect(open.mails).toEqual([])
    expect((await read(id)).delivery.protection).toBe('HELD')
    await api.patch(`/interactions/${id}`, { state: 'CANCELLED' })
    await setting('hold')
  })

  it('422: another setting', async () => {
    for (const wrong of ['never', null, true, {}]) expect((await setting(wrong as string)).status).toBe(422)
  })
})
