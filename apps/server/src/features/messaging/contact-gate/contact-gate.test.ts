import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shippedContactRows } from '../../../../test/contact-rows.ts'
import { givenCase, givenContact, givenCustomer } from '../../../../test/given.ts'
import { type MailServer, startMailServer } from '../../../../test/mail-server.ts'
import { createPerson, signIn } from '../../../../test/people.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { type Answer, startTestApp, type TestApp, testStart } from '../../../../test/test-app.ts'
import { mailOwners } from '../../../app.ts'
import { newId } from '../../../platform/ids.ts'
import { smtpTransport } from '../../../platform/mail/mail-transport.ts'
import { sendDueMails } from '../../../platform/mail/send-due-mails.ts'
import { serverFolder } from '../../../platform/server-folder.ts'
import { standardUpdateTypeId } from '../../casework/updates/index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.set(testStart)
  // What an earlier test has left in the outbox.
  await sendDue()
})

const sunday = new Date('2026-03-08T09:00:00.000Z')
const night = new Date('2026-03-02T22:00:00.000Z')

interface People {
  readonly caseId: string
  readonly customerId: string
  readonly eva: string
  readonly lawyer: string
  readonly friend: string
}

let count = 0
async function givenPeople(): Promise<People> {
  count += 1
  const address = { address: 'Havnegade 12', zipcode: '8000', city: 'Aarhus C', country: 'DK' }
  const phone = { locale: '45', number: '20304050' }
  const users = [
    { details: { name: 'Eva Østergård', email: `eva${count}@debtor.example`, phone, address } },
    { relation: 'lawyer', details: { name: 'Advokat Holm', email: `holm${count}@law.example` } },
    { relation: 'alternative-contact', contact: true, details: { name: 'Ida Ven', email: `ida${count}@post.example` } },
  ]
  const { customerId, users: made } = await givenCustomer(api, { users })
  const { caseId } = await givenCase(api, { customerId })
  const [eva, lawyer, friend] = made.map(({ userId }: { userId: string }) => userId)
  return { caseId, customerId, eva, lawyer, friend }
}

async function restrict(userId: string, kind: string, more: object = {}): Promise<any> {
  const answer = await api.post('/contact-restrictions', { userId, kind, reason: 'Oplyst i brev', ...more })
  expect(answer.status, answer.text).toBe(201)
  return answer.body
}

function emailTo(caseId: string, ...to: readonly object[]): object {
  const message = { type: 'EMAIL', direction: 'OUTGOING', referenceId: caseId, notes: '<p>Hej</p>' }
  return { ...message, email: { to, subject: 'Svar' } }
}

const smsTo = (caseId: string, userId: string): object => ({
  ...{ type: 'SMS', direction: 'OUTGOING', referenceId: caseId, notes: 'Ring til os', addressee: { userId } },
})

async function verdictsOf(caseId: string, filter = ''): Promise<any[]> {
  const answer = await api.get(`/contact-verdicts?caseId=${caseId}${filter}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.items
}

async function newestVerdict(): Promise<any> {
  return (await api.get('/contact-verdicts?pageSize=1')).body.items[0]
}

/** Sends what is due, and returns the subjects and recipients that a mail server got. */
async function sendDue(): Promise<MailServer['mails']> {
  const server = await startMailServer()
  const transport = smtpTransport({ url: server.url, from: 'inkasso@bureau.example' }, api.services.files)
  await sendDueMails({ ...api.services, transport, domain: 'bureau.example', owners: mailOwners })
  transport.close()
  await server.close()
  return server.mails
}

function expectRefused({ status, body, text }: Answer, rule: string): void {
  expect([status, body.code, body.rule], text).toEqual([422, 'contact-refused', rule])
}

/** A token that may create messages but not send them. */
async function formToken(): Promise<TestApp['tenant']> {
  const { tenantId } = api.tenant
  const { token } = await api.createToken(tenantId, ['write:interactions.create'])
  return { ...api.tenant, token }
}

describe('every way to send', () => {
  // If another one is added, it needs a row here.
  const ways: readonly [string, (people: People) => Promise<Answer>][] = [
    ['an e-mail in own words', ({ caseId, eva }) => api.post('/interactions', emailTo(caseId, { userId: eva }))],
    [
      'an e-mail to the address of the person',
      async ({ caseId, customerId }) => {
        const { users } = (await api.get(`/customers/${customerId}`)).body
        return api.post('/interactions', emailTo(caseId, { address: users[0].details.email.toUpperCase() }))
      },
    ],
    [
      'an e-mail without a case to the address of the person',
      async ({ customerId }) => {
        const { users } = (await api.get(`/customers/${customerId}`)).body
        const email = { to: [{ address: users[0].details.email }], subject: 'Hej' }
        return api.post('/interactions', { type: 'EMAIL', direction: 'OUTGOING', email })
      },
    ],
    [
      'an e-mail to a contact with the address of the person',
      async ({ caseId, customerId }) => {
        const { users } = (await api.get(`/customers/${customerId}`)).body
        const { contactId } = await givenContact(api, { name: 'Omvej ApS' })
        await api.patch(`/contacts/${contactId}`, { email: users[0].details.email })
        return api.post('/interactions', emailTo(caseId, { contactId }))
      },
    ],
    [
      'one of several recipients',
      ({ caseId, eva, friend }) => api.post('/interactions', emailTo(caseId, { userId: friend }, { userId: eva })),
    ],
    ['a letter', ({ caseId, eva }) => api.post('/documents', { caseId, handle: 'reminder', userId: eva })],
    ['a letter to the default recipient', ({ caseId }) => api.post('/documents', { caseId, handle: 'reminder' })],
    [
      'a letter that is not put on the case',
      ({ caseId }) => api.post('/documents', { caseId, handle: 'reminder', createInteraction: false }),
    ],
    ['a text message', ({ caseId, eva }) => api.post('/interactions', smsTo(caseId, eva))],
    [
      'a text message whose recipient is in the details',
      ({ caseId, eva }) =>
        api.post('/interactions', {
          type: 'SMS',
          direction: 'OUTGOING',
          referenceId: caseId,
          details: { userId: eva },
        }),
    ],
    [
      'a message that names nobody',
      ({ caseId }) => api.post('/interactions', { type: 'DIGITAL POST', direction: 'OUTGOING', referenceId: caseId }),
    ],
    [
      'a message on the customer',
      ({ customerId: referenceId }) =>
        api.post('/interactions', { type: 'LETTER', direction: 'OUTGOING', referenceId, referenceType: 'customer' }),
    ],
    [
      'a message on the person',
      ({ eva: referenceId }) =>
        api.post('/interactions', { type: 'LETTER', direction: 'OUTGOING', referenceId, referenceType: 'debtor' }),
    ],
    ...(['PHONE CALL', 'E-INVOICE'] as const).map((type): [string, (people: People) => Promise<Answer>] => [
      `a planned message of type ${type}`,
      ({ caseId, eva }) =>
        api.post('/interactions', { type, direction: 'OUTGOING', referenceId: caseId, addressee: { userId: eva } }),
    ]),
  ]

  it.each(ways)('422: %s is refused, and the refusal is kept', async (_name, send) => {
    const people = await givenPeople()
    await restrict(people.eva, 'not-to-be-contacted')
    const before = await newestVerdict()
    const answer = await send(people)
    expectRefused(answer, 'not-to-be-contacted')
    expect(answer.body.source).toBe('House rule')
    const kept = await newestVerdict()
    expect(kept).toMatchObject({ rule: 'not-to-be-contacted', interactionId: null })
    expect(kept.verdictId).not.toBe(before?.verdictId)
    expect((await api.get(`/interactions?caseId=${people.caseId}`)).body.items).toEqual([])
    expect(await sendDue()).toEqual([])
  })

  it.each(ways)('201: %s is allowed without a restriction, with a verdict', async (_name, send) => {
    const people = await givenPeople()
    const before = await newestVerdict()
    const answer = await send(people)
    expect(answer.status, answer.text).toBe(201)
    const kept = await newestVerdict()
    expect(kept).toMatchObject({ decision: 'ALLOWED', rule: null, rules: [] })
    expect(kept.verdictId).not.toBe(before?.verdictId)
  })

  it('a person who may not be contacted gets no letter', async () => {
    const { caseId, customerId, eva } = await givenPeople()
    await api.patch(`/customers/${customerId}/users/${eva}`, { contact: false })
    expectRefused(await api.post('/documents', { caseId, handle: 'reminder' }), 'not-to-be-contacted')
  })

  it('a dry run is refused and keeps nothing', async () => {
    const { caseId, eva } = await givenPeople()
    await restrict(eva, 'deceased')
    const headers = { prefer: 'dry-run' }
    expectRefused(await api.post('/interactions', emailTo(caseId, { userId: eva }), { headers }), 'deceased')
    expect(await verdictsOf(caseId)).toEqual([])
  })

  it('a call that took place is recorded with the rule it broke', async () => {
    const { caseId, eva } = await givenPeople()
    await restrict(eva, 'lawyer')
    const call = { type: 'PHONE CALL', direction: 'OUTGOING', state: 'HANDLED', addressee: { userId: eva } }
    expect((await api.post('/interactions', { ...call, referenceId: caseId })).status).toBe(201)
    expect(await verdictsOf(caseId)).toMatchObject([{ decision: 'RECORDED', rule: 'lawyer', channel: 'PHONE CALL' }])
  })

  it('incoming messages and notes need no verdict', async () => {
    const { caseId, eva } = await givenPeople()
    await restrict(eva, 'deceased')
    for (const body of [
      { type: 'EMAIL' },
      { type: 'NOTE', direction: 'OUTGOING' },
      { type: 'CLIENT NOTE', direction: 'OUTGOING' },
    ]) {
      expect((await api.post('/interactions', { ...body, referenceId: caseId })).status).toBe(201)
    }
    expect(await verdictsOf(caseId)).toEqual([])
  })
})

describe('the source', () => {
  const features = join(serverFolder, 'src/features')
  const callersOf = (name: string): string[] =>
    readdirSync(features, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.(?:test|queries)\.ts$/.test(file))
      .filter((file) => new RegExp(`\\b${name}\\(`).test(readFileSync(join(features, file), 'utf8')))
      .sort()

  it('stores messages and letters in one place each, which ask the gate', () => {
    expect(callersOf('insertInteraction')).toEqual(['messaging/interactions/create-interaction.ts'])
    expect(callersOf('insertDocument')).toEqual(['messaging/letters/create-document.ts'])
    expect(callersOf('queueEmail').filter((file) => !file.endsWith('.demo.ts'))).toEqual([
      ...['messaging/interactions/create-interaction.ts', 'messaging/interactions/patch-interaction.ts'],
      'messaging/interactions/queue-email.ts',
    ])
  })

  it('queues no other e-mail than those of interactions and those to staff', () => {
    expect(callersOf('queueMail')).toEqual([
      ...['access/sign-in/password-links.ts', 'access/users/factor-reset-mails.ts'],
      ...['integration/webhooks/patch-webhook.ts', 'messaging/interactions/queue-email.ts'],
      'parties/bank-accounts/record-account-change.ts',
    ])
  })
})

describe('a representative', () => {
  it('gets the messages, is never greeted as the debtor, and is named as the addressee', async () => {
    const { caseId, eva, lawyer } = await givenPeople()
    expectRefused(await api.post('/documents', { caseId, handle: 'demand', userId: lawyer }), 'not-to-be-contacted')
    await restrict(eva, 'lawyer')
    expectRefused(await api.post('/documents', { caseId, handle: 'demand' }), 'lawyer')
    const letter = await api.post('/documents', { caseId, handle: 'demand', userId: lawyer })
    expect(letter.status, letter.text).toBe(201)
    const { body: source } = await api.get(`/documents/${letter.body.documentId}/source`)
    expect(source.body).toMatch(/^(Kære|Dear) Advokat Holm/)
    expect(source.body).toContain('Eva Østergård skal betale')
    expect(source.body).not.toMatch(/Betal senest|Dine oplysninger/)
    expect(source.data.debtor.name).toBe('Eva Østergård')
    expect(source.data.recipient).toMatchObject({ name: 'Advokat Holm', isDebtor: false, isRepresentative: true })
    const { body: interaction } = await api.get(`/interactions/${letter.body.interactionId}`)
    expect(interaction.addressees).toEqual([
      { userId: lawyer, contactId: null, name: 'Advokat Holm', relation: 'lawyer' },
    ])
  })

  it('an alternative contact learns nothing about the debt', async () => {
    const { caseId, friend } = await givenPeople()
    const letter = await api.post('/documents', { caseId, handle: 'reminder', userId: friend })
    const { body: source } = await api.get(`/documents/${letter.body.documentId}/source`)
    expect(source.body).toMatch(/^(Kære|Dear) Ida Ven/)
    expect(source.body).not.toMatch(/betale|pay|1\.200|Eva/)
  })

  it('422: a template that is written for the debtor is not sent to anybody else', async () => {
    const { caseId, eva, friend } = await givenPeople()
    const template = {
      ...{ kind: 'letter', language: 'da', handle: `own-${newId().slice(-8)}`, name: 'Eget brev', subject: 'Brev' },
      body: 'Kære {{ debtor.name }}\n\nDu skylder {{ balance.outstanding | money }}.',
    }
    const { templateId } = (await api.post('/templates', template)).body
    expectRefused(await api.post('/documents', { caseId, templateId, userId: friend }), 'greets-the-debtor')
    expect((await api.post('/documents', { caseId, templateId, userId: eva })).status).toBe(201)
  })
})

describe('too early', () => {
  it('an e-mail to Norway waits for the morning, and is then sent', async () => {
    const { caseId, customerId, eva } = await givenPeople()
    await api.patch(`/customers/${customerId}/users/${eva}`, { details: { address: { country: 'NO' } } })
    api.clock.set(night)
    const { body } = await api.post('/interactions', emailTo(caseId, { userId: eva }))
    const opensAt = '2026-03-03T07:00:00.000Z'
    const waiting = (await api.get(`/interactions/${body.id}`)).body
    expect([waiting.state, waiting.sendAfter, waiting.delivery.nextAttemptAt]).toEqual(['PENDING', opensAt, opensAt])
    expect(await sendDue()).toEqual([])
    api.clock.set(new Date(Date.parse(opensAt) - 1))
    expect(await sendDue()).toEqual([])
    api.clock.set(new Date(opensAt))
    expect(await sendDue()).toHaveLength(1)
    const sent = (await api.get(`/interactions/${body.id}`)).body
    expect([sent.state, sent.sendAfter, sent.delivery.attempts]).toEqual(['SENT', null, 1])
    const decisions = (await verdictsOf(caseId)).map(({ decision, opensAt: at }) => [decision, at])
    expect(decisions).toEqual([
      ['ALLOWED', null],
      ['WAITING', opensAt],
    ])
  })

  it('an e-mail that becomes due after closing time is postponed, and no attempt is counted', async () => {
    const { caseId, customerId, eva } = await givenPeople()
    await api.patch(`/customers/${customerId}/users/${eva}`, { details: { address: { country: 'NO' } } })
    const { body } = await api.post('/interactions', emailTo(caseId, { userId: eva }))
    api.clock.set(night)
    expect(await sendDue()).toEqual([])
    const waiting = (await api.get(`/interactions/${body.id}`)).body
    expect([waiting.state, waiting.sendAfter]).toEqual(['PENDING', '2026-03-03T07:00:00.000Z'])
    api.clock.set(new Date('2026-03-03T07:00:00.000Z'))
    expect(await sendDue()).toHaveLength(1)
    expect((await api.get(`/interactions/${body.id}`)).body.delivery).toMatchObject({ state: 'SENT', attempts: 1 })
  })

  it('422: a text message is not marked as sent on a Sunday, and can be on Monday', async () => {
    const { caseId, eva } = await givenPeople()
    api.clock.set(sunday)
    const { body } = await api.post('/interactions', smsTo(caseId, eva))
    expect((await api.get(`/interactions/${body.id}`)).body.sendAfter).toBe('2026-03-09T07:00:00.000Z')
    for (const state of ['QUEUED', 'SENT']) {
      const early = await api.patch(`/interactions/${body.id}`, { state })
      expect([early.status, early.body.code, early.body.opensAt]).toEqual([
        422,
        'contact-too-early',
        '2026-03-09T07:00:00.000Z',
      ])
    }
    api.clock.set(new Date('2026-03-09T07:00:00.000Z'))
    expect((await api.patch(`/interactions/${body.id}`, { state: 'SENT' })).status).toBe(200)
    const decisions = (await verdictsOf(caseId)).map(({ decision }) => decision)
    expect(decisions).toEqual(['ALLOWED', 'WAITING', 'WAITING', 'WAITING'])
  })

  it('the eighth message of a week waits, also if two are sent at once', async () => {
    const { caseId, eva } = await givenPeople()
    for (let index = 0; index < 6; index += 1) {
      expect((await api.post('/interactions', smsTo(caseId, eva))).status).toBe(201)
    }
    const both = await Promise.all([1, 2].map(() => api.post('/interactions', smsTo(caseId, eva))))
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    const decisions = (await verdictsOf(caseId)).map(({ decision }) => decision)
    expect(decisions.filter((decision) => decision === 'WAITING')).toEqual(['WAITING'])
    const [waiting] = await verdictsOf(caseId, '&decision=WAITING')
    expect(waiting).toMatchObject({ rule: 'weekly-cap', opensAt: '2026-03-09T09:00:00.000Z' })
  })

  it('cancelled messages do not count', async () => {
    const { caseId, eva } = await givenPeople()
    for (let index = 0; index < 7; index += 1) {
      const { body } = await api.post('/interactions', smsTo(caseId, eva))
      await api.patch(`/interactions/${body.id}`, { state: 'CANCELLED' })
    }
    await api.post('/interactions', smsTo(caseId, eva))
    expect((await verdictsOf(caseId))[0]).toMatchObject({ decision: 'ALLOWED' })
  })
})

describe('between creating and sending', () => {
  it.each(['deceased', 'not-to-be-contacted', 'debt-relief'])('%s cancels an e-mail in own words', async (kind) => {
    const { caseId, eva } = await givenPeople()
    const { body } = await api.post('/interactions', emailTo(caseId, { userId: eva }))
    await restrict(eva, kind)
    expect(await sendDue()).toEqual([])
    const read = (await api.get(`/interactions/${body.id}`)).body
    expect([read.state, read.delivery.state]).toEqual(['CANCELLED', 'CANCELLED'])
    expect((await verdictsOf(caseId))[0]).toMatchObject({ decision: 'REFUSED', rule: kind, interactionId: body.id })
  })

  it('a withdrawn consent cancels it', async () => {
    const { caseId, eva } = await givenPeople()
    await api.post('/interactions', emailTo(caseId, { userId: eva }))
    const consent = { userId: eva, channel: 'EMAIL', state: 'WITHDRAWN', evidence: 'Ringede' }
    expect((await api.post('/contact-consents', consent)).status).toBe(201)
    expect(await sendDue()).toEqual([])
    await api.post('/contact-consents', { ...consent, state: 'GIVEN' })
    await api.post('/interactions', emailTo(caseId, { userId: eva }))
    expect(await sendDue()).toHaveLength(1)
  })

  it('a person who was removed from the customer gets nothing', async () => {
    const { caseId, customerId, friend } = await givenPeople()
    await api.post('/interactions', emailTo(caseId, { userId: friend }))
    expect((await api.delete(`/customers/${customerId}/users/${friend}`)).status).toBe(200)
    expect(await sendDue()).toEqual([])
    expect((await verdictsOf(caseId))[0]).toMatchObject({ decision: 'REFUSED', rule: 'unknown-state' })
  })

  it('422: a held e-mail is not released, and a letter is not marked as sent', async () => {
    const { caseId, eva } = await givenPeople()
    const held = await formToken()
    const mail = await api.post('/interactions', emailTo(caseId, { userId: eva }), { as: held })
    expect(mail.status, mail.text).toBe(201)
    const letter = await api.post('/documents', { caseId, handle: 'reminder' })
    await restrict(eva, 'deceased')
    expectRefused(await api.patch(`/interactions/${mail.body.id}`, { state: 'QUEUED' }), 'deceased')
    expectRefused(await api.patch(`/interactions/${letter.body.interactionId}`, { state: 'SENT' }), 'deceased')
    expect((await verdictsOf(caseId, '&decision=REFUSED')).map(({ channel }) => channel)).toEqual(['LETTER', 'EMAIL'])
    expect((await api.patch(`/interactions/${mail.body.id}`, { state: 'CANCELLED' })).status).toBe(200)
  })

  it('a message that a gateway has taken is recorded as sent', async () => {
    const { caseId, eva } = await givenPeople()
    const { body } = await api.post('/interactions', smsTo(caseId, eva))
    expect((await api.patch(`/interactions/${body.id}`, { state: 'QUEUED' })).status).toBe(200)
    await restrict(eva, 'deceased')
    expect((await api.patch(`/interactions/${body.id}`, { state: 'SENT' })).status).toBe(200)
    expect((await verdictsOf(caseId))[0]).toMatchObject({ decision: 'RECORDED', rule: 'deceased' })
  })
})

describe('an override', () => {
  it('needs an administrator and a reason, stays visible, and also holds when the e-mail is sent', async () => {
    const { caseId, eva } = await givenPeople()
    await restrict(eva, 'not-to-be-contacted')
    const contactOverrideReason = 'Retten kræver, at brevet sendes'
    const mail = { ...emailTo(caseId, { userId: eva }), contactOverrideReason }
    const refusal = await api.post('/interactions', mail)
    expectRefused(refusal, 'not-to-be-contacted')
    expect(refusal.body.overrideRole).toBe('admin')
    const caseworker = await signIn(api, await createPerson(api, 'caseworker'))
    expectRefused(await caseworker.post('/interactions', mail), 'not-to-be-contacted')
    const admin = await signIn(api, await createPerson(api, 'admin'))
    expectRefused(await admin.post('/interactions', emailTo(caseId, { userId: eva })), 'not-to-be-contacted')
    const sent = await admin.post('/interactions', mail)
    expect(sent.status, sent.text).toBe(201)
    const letter = await admin.post('/documents', { caseId, handle: 'reminder', contactOverrideReason })
    expect(letter.status, letter.text).toBe(201)
    expect(await sendDue()).toHaveLength(1)
    const overridden = await verdictsOf(caseId, '&decision=OVERRIDDEN')
    expect(
      overridden.map(({ channel, overriddenRules, overrideReason }) => [channel, overriddenRules, overrideReason]),
    ).toEqual([
      ['EMAIL', ['not-to-be-contacted'], contactOverrideReason],
      ['LETTER', ['not-to-be-contacted'], contactOverrideReason],
      ['EMAIL', ['not-to-be-contacted'], contactOverrideReason],
    ])
    const trail = (await auditOf(api, caseId)).flatMap(({ after }) => after.contactOverride ?? [])
    expect(trail.map(({ rules, reason }) => [rules, reason])).toEqual([
      [['not-to-be-contacted'], contactOverrideReason],
      [['not-to-be-contacted'], contactOverrideReason],
    ])
  })

  it('does not cover a restriction that comes later', async () => {
    const { caseId, eva } = await givenPeople()
    await restrict(eva, 'not-to-be-contacted')
    const admin = await signIn(api, await createPerson(api, 'admin'))
    const mail = { ...emailTo(caseId, { userId: eva }), contactOverrideReason: 'Retten kræver det' }
    expect((await admin.post('/interactions', mail)).status).toBe(201)
    await restrict(eva, 'deceased')
    expect(await sendDue()).toEqual([])
  })
})

describe('a paused case', () => {
  it('422: a token sends nothing from a template; a person and own words do', async () => {
    const { caseId, eva } = await givenPeople()
    await api.post('/updates', { updateTypeId: standardUpdateTypeId('payment-promised'), referenceId: caseId })
    expectRefused(await api.post('/documents', { caseId, handle: 'reminder' }), 'case-paused')
    expect((await api.post('/interactions', emailTo(caseId, { userId: eva }))).status).toBe(201)
    const caseworker = await signIn(api, await createPerson(api, 'caseworker'))
    expect((await caseworker.post('/documents', { caseId, handle: 'reminder' })).status).toBe(201)
  })
})

describe('get-contact-gate', () => {
  it('says who may be contacted, how, from when and why not', async () => {
    const { caseId, eva } = await givenPeople()
    await restrict(eva, 'protected-address')
    api.clock.set(sunday)
    const { status, body, text } = await api.get(`/cases/${caseId}/contact-gate`)
    expect(status, text).toBe(200)
    const person = body.people.find(({ userId }: { userId: string }) => userId === eva)
    expect(person).toMatchObject({
      ...{ name: 'Eva Østergård', relation: 'debtor', contact: true, restrictions: ['protected-address'] },
      phone: { locale: '45', number: '20304050' },
    })
    const by = (channel: string): any => person.channels.find((each: any) => each.channel === channel)
    expect(by('LETTER')).toMatchObject({ decision: 'REFUSED', rule: 'protected-address', overrideRole: 'admin' })
    expect(by('EMAIL')).toMatchObject({ decision: 'ALLOWED', rule: null, opensAt: null })
    expect(by('PHONE CALL')).toMatchObject({
      ...{ decision: 'WAITING', rule: 'contact-hours', opensAt: '2026-03-09T07:00:00.000Z' },
      rules: [{ reviewed: false, source: expect.stringContaining('§ 12') }],
    })
    expect(await verdictsOf(caseId)).toEqual([])
  })

  it('404: another tenant’s case', async () => {
    const other = await api.createTenant()
    const { caseId } = await givenCase(api, { as: other })
    expect((await api.get(`/cases/${caseId}/contact-gate`)).status).toBe(404)
  })
})

describe('restrictions and consents', () => {
  it('201: a restriction is listed, emits an event and is audited; it ends once, with a reason', async () => {
    const { customerId, eva, caseId } = await givenPeople()
    const made = await restrict(eva, 'guardian')
    const again = await api.post('/contact-restrictions', { userId: eva, kind: 'guardian', reason: 'x' })
    expect([again.status, again.body.code]).toEqual([422, 'restriction-exists'])
    const listed = async (active: boolean): Promise<string[]> =>
      (await api.get(`/contact-restrictions?customerId=${customerId}&active=${active}`)).body.items.map(
        ({ restrictionId }: { restrictionId: string }) => restrictionId,
      )
    expect([await listed(true), await listed(false)]).toEqual([[made.restrictionId], []])
    const path = `/contact-restrictions/${made.restrictionId}`
    const ends = await Promise.all([1, 2].map(() => api.post(`${path}/end`, { reason: 'Værgemålet er ophævet' })))
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await api.get(path)).body).toMatchObject({ kind: 'guardian', endReason: 'Værgemålet er ophævet' })
    expect([await listed(true), await listed(false)]).toEqual([[], [made.restrictionId]])
    expect((await eventsAbout(api, made.restrictionId)).map(({ type }) => type)).toEqual([
      'contact-restrictions.create',
      'contact-restrictions.end',
    ])
    expect((await auditOf(api, made.restrictionId)).map(({ operation }) => operation)).toEqual([
      'create-contact-restriction',
      'end-contact-restriction',
    ])
    expect((await api.post('/documents', { caseId, handle: 'reminder' })).status).toBe(201)
  })

  it('a restriction ends by itself', async () => {
    const { caseId, eva } = await givenPeople()
    await restrict(eva, 'debt-relief', { expiresAt: '2026-03-03T09:00:00Z' })
    expectRefused(await api.post('/documents', { caseId, handle: 'reminder' }), 'debt-relief')
    api.clock.set(new Date('2026-03-03T09:00:00Z'))
    expect((await api.post('/documents', { caseId, handle: 'reminder' })).status).toBe(201)
    const past = { userId: eva, kind: 'minor', reason: 'x', expiresAt: '2026-03-01' }
    const refused = await api.post('/contact-restrictions', past)
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, '/expiresAt'])
  })

  it('a CPR number that says a person is under age restricts them until they come of age', async () => {
    const { caseId, customerId, eva } = await givenPeople()
    api.clock.set(new Date('2026-03-03T09:00:00Z'))
    const path = `/customers/${customerId}/users/${eva}`
    expect((await api.patch(path, { details: { cpr: '040308-4000' } })).status).toBe(200)
    expectRefused(await api.post('/documents', { caseId, handle: 'reminder' }), 'minor')
    const [person] = (await api.get(`/cases/${caseId}/contact-gate`)).body.people
    expect(person.restrictions).toEqual(['minor'])
    api.clock.set(new Date('2026-03-04T09:00:00Z'))
    expect((await api.post('/documents', { caseId, handle: 'reminder' })).status).toBe(201)
  })

  it('422: another tenant’s person', async () => {
    const other = await api.createTenant()
    const { eva } = await givenPeople()
    const restriction = { userId: eva, kind: 'deceased', reason: 'x' }
    const consent = { userId: eva, channel: 'SMS', state: 'GIVEN', evidence: 'x' }
    for (const answer of [
      await api.post('/contact-restrictions', restriction, { as: other }),
      await api.post('/contact-consents', consent, { as: other }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([422, 'unknown-reference'])
    }
  })

  it('401: a token with only write:interactions.create can neither restrict nor read verdicts', async () => {
    const { caseId, eva } = await givenPeople()
    const as = await formToken()
    const restriction = { userId: eva, kind: 'deceased', reason: 'x' }
    expect((await api.post('/contact-restrictions', restriction, { as })).status).toBe(401)
    expect((await api.get(`/contact-verdicts?caseId=${caseId}`, { as })).status).toBe(401)
    await restrict(eva, 'deceased')
    expectRefused(await api.post('/interactions', emailTo(caseId, { userId: eva }), { as }), 'deceased')
  })
})

describe('list-contact-verdicts', () => {
  it('filters, and pages from the newest', async () => {
    const { caseId, eva, friend } = await givenPeople()
    await api.post('/interactions', smsTo(caseId, eva))
    await api.post('/interactions', emailTo(caseId, { userId: friend }, { userId: eva }))
    const all = await verdictsOf(caseId)
    expect(all.map(({ channel }) => channel)).toEqual(['EMAIL', 'EMAIL', 'SMS'])
    expect(await verdictsOf(caseId, '&channel=SMS')).toEqual([all[2]])
    expect(await verdictsOf(caseId, `&userId=${friend}`)).toHaveLength(1)
    expect(await verdictsOf(caseId, `&after=${all[0].verdictId}&pageSize=1`)).toEqual([all[1]])
    expect(await verdictsOf(caseId, '&rule=deceased')).toEqual([])
  })
})

describe('get-contact-rules', () => {
  it('lists hours, caps and holidays with their sources', async () => {
    for (const country of ['DK', 'NO', 'SE']) {
      const { body } = await api.get(`/contact-rules?country=${country}&year=2026`)
      const pack = `${country.toLowerCase()}-consumer`
      for (const [rule, rows] of [['contact-hours', body.hours] as const, ['contact-cap', body.caps] as const]) {
        const row = shippedContactRows.find((each) => each.pack === pack && each.rule === rule)!
        const { from: validFrom, source, reviewed, reason, ruleRowId } = row
        const dated = { validFrom, validTo: null, source, reviewed, reason, ruleRowId, isLaxer: false }
        expect(rows).toEqual([{ ...dated, ...(row.value as object) }])
      }
    }
    const { body } = await api.get('/contact-rules?country=DK&year=2026')
    expect(body.holidays).toContainEqual({ date: '2026-04-05', name: 'Easter Sunday' })
    expect((await api.get('/contact-rules?country=FI')).status).toBe(422)
  })
})

describe('contact rules of the tenant', () => {
  const office = { channels: ['SMS', 'EMAIL'], weekdays: ['10:00', '12:00'], saturdays: null, closedOn: [] }
  const row = { pack: 'dk-consumer', rule: 'contact-hours', from: '2026-03-01', source: 'House policy' }
  const add = (more: object) => api.post('/rule-rows', { ...row, value: office, ...more })
  const forAWhile = { until: '2026-04-01', reason: 'Agreed with the creditors' }
  const withdraw = (ruleRowId: string) => api.patch(`/rule-rows/${ruleRowId}`, { until: row.from })

  it('422: need a reason and an end, hours that can be, and the role of other overrides', async () => {
    expect((await add({})).body.errors.map(({ path }: any) => path)).toEqual(['/reason', '/until'])
    const wrong: readonly unknown[] = [
      ...['always', 7, [], null, {}],
      { ...office, weekdays: ['12:00', '10:00'] },
      { ...office, weekdays: ['10:00'] },
      { ...office, weekdays: ['10', '12'] },
      { ...office, saturdays: 'open' },
      { ...office, closedOn: ['13-01'] },
      { ...office, channels: ['FAX'] },
      { ...office, channels: [] },
      { ...office, more: true },
    ]
    for (const value of wrong) {
      const { status, body } = await add({ ...forAWhile, value })
      expect([status, body.errors?.[0]?.path], JSON.stringify(value)).toEqual([422, '/value'])
    }
    for (const cap of [
      { messagesMax: 0, days: 7 },
      { messagesMax: 3, days: 32 },
      { messagesMax: 1.5, days: 7 },
    ]) {
      const value = { channels: ['SMS'], ...cap }
      expect((await add({ ...forAWhile, rule: 'contact-cap', value })).body.errors[0].path).toBe('/value')
    }
    const due = await add({ ...forAWhile, dueFrom: '2026-01-01' })
    expect([due.status, due.body.errors[0].path]).toEqual([422, '/dueFrom'])
    const caseworker = await signIn(api, await createPerson(api, 'caseworker'))
    expect((await caseworker.post('/rule-rows', { ...row, ...forAWhile, value: office })).status).toBe(403)
  })

  it('decide when a message is sent, and only for the tenant and the kind of debtor', async () => {
    const { caseId, eva } = await givenPeople()
    const { body: own } = await add(forAWhile)
    const sent = await api.post('/interactions', emailTo(caseId, { userId: eva }))
    expect(sent.status, sent.text).toBe(201)
    // Monday at 10 in Copenhagen: the office opens at 10.
    api.clock.set(new Date('2026-03-02T12:00:00Z'))
    const late = await api.post('/interactions', smsTo(caseId, eva))
    expect(late.status, late.text).toBe(201)
    expect((await verdictsOf(caseId))[0]).toMatchObject({
      ...{ decision: 'WAITING', rule: 'contact-hours', opensAt: '2026-03-03T09:00:00.000Z' },
      rules: [{ rule: 'contact-hours', source: 'House policy', reviewed: false }],
    })
    const gate = (await api.get(`/cases/${caseId}/contact-gate`)).body.people[0].channels
    const decisionOn = (channel: string) => gate.find((each: any) => each.channel === channel).decision
    // The row names no calls, so that they have no hours.
    expect([decisionOn('EMAIL'), decisionOn('PHONE CALL'), decisionOn('LETTER')]).toEqual([
      ...['WAITING', 'ALLOWED', 'ALLOWED'],
    ])
    const company = await givenCustomer(api, { isCompany: true, users: [{ details: { name: 'Firma ApS' } }] })
    const { caseId: ofCompany } = await givenCase(api, { customerId: company.customerId })
    const [firm] = (await api.get(`/cases/${ofCompany}/contact-gate`)).body.people
    expect(firm.channels.find((each: any) => each.channel === 'EMAIL').decision).toBe('ALLOWED')
    expect((await withdraw(own.ruleRowId)).status).toBe(200)
    const after = (await api.get(`/cases/${caseId}/contact-gate`)).body.people[0].channels
    expect(after.find((each: any) => each.channel === 'EMAIL').decision).toBe('ALLOWED')
  })

  it('limit how many messages a person gets, on the channels of the row', async () => {
    const { caseId, eva } = await givenPeople()
    const value = { channels: ['SMS'], messagesMax: 1, days: 30 }
    const { body: own } = await add({ ...forAWhile, rule: 'contact-cap', value })
    for (const message of [emailTo(caseId, { userId: eva }), smsTo(caseId, eva), emailTo(caseId, { userId: eva })])
      expect((await api.post('/interactions', message)).status).toBe(201)
    expect((await verdictsOf(caseId)).map(({ decision }) => decision)).toEqual(['ALLOWED', 'ALLOWED', 'ALLOWED'])
    expect((await api.post('/interactions', smsTo(caseId, eva))).status).toBe(201)
    expect((await verdictsOf(caseId))[0]).toMatchObject({
      // Thirty days after the first.
      ...{ decision: 'WAITING', rule: 'weekly-cap', opensAt: '2026-04-01T09:00:00.000Z' },
    })
    await withdraw(own.ruleRowId)
  })

  it('name what is laxer than the law', async () => {
    const values: readonly [string, object, boolean][] = [
      [
        'contact-hours',
        { ...office, channels: ['SMS', 'PHONE CALL', 'AUTO CALL'], closedOn: ['06-05', '12-24', '12-31'] },
        false,
      ],
      ['contact-hours', office, true],
      ['contact-cap', { channels: ['EMAIL', 'SMS', 'PHONE CALL', 'AUTO CALL'], messagesMax: 1, days: 1 }, false],
      ['contact-cap', { channels: ['EMAIL', 'SMS', 'PHONE CALL', 'AUTO CALL'], messagesMax: 2, days: 1 }, true],
    ]
    for (const [rule, value, isLaxer] of values) {
      const { body: own } = await add({ ...forAWhile, rule, value })
      const { rows } = (await api.get('/rule-packs/dk-consumer')).body
      const shown = rows.find(({ ruleRowId }: any) => ruleRowId === own.ruleRowId)
      expect([rule, shown.isLaxer], JSON.stringify(value)).toEqual([rule, isLaxer])
      const { hours, caps } = (await api.get('/contact-rules?country=DK')).body
      expect([...hours, ...caps].find(({ ruleRowId }: any) => ruleRowId === own.ruleRowId)).toMatchObject({
        ...{ isLaxer, reason: forAWhile.reason, validTo: '2026-03-31' },
      })
      await withdraw(own.ruleRowId)
    }
  })
})
