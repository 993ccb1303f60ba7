import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenContact, givenCustomer } from '../../../../test/given.ts'
import { startMailServer } from '../../../../test/mail-server.ts'
import { createPerson, signIn } from '../../../../test/people.ts'
import { auditOf } from '../../../../test/recorded.ts'
import { type Answer, startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { mailOwners } from '../../../app.ts'
import { smtpTransport } from '../../../platform/mail/mail-transport.ts'
import { sendDueMails } from '../../../platform/mail/send-due-mails.ts'
import { standardTemplateId } from '../templates/index.ts'
import { standardUpdateTypeId } from '../../casework/updates/index.ts'

/** E-mails from templates must be true, address their recipient, and respect objections. */
let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

interface Debtor {
  readonly caseId: string
  readonly userId: string
}

async function givenDebtor(): Promise<Debtor> {
  const users = [
    { details: { name: 'Eva Østergård', email: 'eva@debtor.example' } },
    { relation: 'guarantor', contact: true, details: { name: 'Per Holm', email: 'per@debtor.example' } },
  ]
  const { customerId, users: made } = await givenCustomer(api, { users })
  const { caseId } = await givenCase(api, { customerId })
  return { caseId, userId: made[0].userId }
}

type Recipient = Readonly<Record<string, string>>

function mailOf(caseId: string, handle: string, to: readonly Recipient[], more: object = {}): object {
  const email = { to, templateId: standardTemplateId(handle, 'email', 'en'), ...more }
  return { type: 'EMAIL', direction: 'OUTGOING', referenceId: caseId, email }
}

async function notesOf(caseId: string, handle: string, ...to: readonly Recipient[]): Promise<string> {
  const { status, text, body } = await api.post('/interactions', mailOf(caseId, handle, to))
  expect(status, text).toBe(201)
  return (await api.get(`/interactions/${body.id}`)).body.notes
}

async function givenObjection(caseId: string): Promise<string> {
  const objection = { updateTypeId: standardUpdateTypeId('objection'), referenceId: caseId }
  const { status, text, body } = await api.post('/updates', objection)
  expect(status, text).toBe(201)
  return body.updateId
}

describe('an e-mail from a standard template', () => {
  it('mentions a demand only if one was sent', async () => {
    const { caseId, userId } = await givenDebtor()
    expect(await notesOf(caseId, 'demand', { userId })).not.toContain('we sent you a demand')
    const letter = await api.post('/documents', { caseId, handle: 'demand' })
    expect(letter.status, letter.text).toBe(201)
    expect(await notesOf(caseId, 'demand', { userId })).not.toContain('we sent you a demand')
    const { status } = await api.patch(`/interactions/${letter.body.interactionId}`, { state: 'SENT' })
    expect(status).toBe(200)
    expect(await notesOf(caseId, 'demand', { userId })).toContain('we sent you a demand')
  })

  it('mentions a demand that was sent outside the service, until it is withdrawn', async () => {
    const { caseId, userId } = await givenDebtor()
    const fact = { caseId, kind: 'demand', note: 'Sent by the creditor', date: '2026-01-20', deadline: '2026-01-31' }
    const { body } = await api.post('/limitation-facts', { ...fact, channel: 'LETTER' })
    expect(await notesOf(caseId, 'demand', { userId })).toContain('On 20 January 2026 we sent you a demand')
    await api.post(`/limitation-facts/${body.limitationFactId}/withdraw`, { reason: 'Another case' })
    expect(await notesOf(caseId, 'demand', { userId })).not.toContain('we sent you a demand')
  })

  it('thanks for a payment only if there was one, and asks for one only if anything is outstanding', async () => {
    const { caseId, userId } = await givenDebtor()
    expect(await notesOf(caseId, 'payment-confirmation', { userId })).toContain('not yet registered any payment')
    expect(await notesOf(caseId, 'reminder', { userId })).toContain('ask you to pay')
    const payment = { amount: 120_000, currency: 'DKK', date: '2026-01-20', source: 'COLLECTOR' }
    const paid = await api.post(`/cases/${caseId}/payments`, payment)
    expect(paid.status, paid.text).toBe(201)
    expect(await notesOf(caseId, 'payment-confirmation', { userId })).toContain('Thank you')
    expect(await notesOf(caseId, 'reminder', { userId })).not.toContain('ask you to pay')
  })

  it('greets the recipient, and does not address a contact as the debtor', async () => {
    const { caseId, userId } = await givenDebtor()
    const { contactId } = await givenContact(api, { name: 'Låsesmed Hansen' })
    await api.patch(`/contacts/${contactId}`, { email: 'post@laas.example' })
    expect(await notesOf(caseId, 'reminder', { userId })).toContain('Dear Eva Østergård')
    expect(await notesOf(caseId, 'reminder', { address: 'PER@debtor.example' })).toContain('Dear Per Holm')
    const both = await notesOf(caseId, 'reminder', { userId }, { address: 'per@debtor.example' })
    expect(both).toContain('Hello')
    expect(both).toContain('ask you to pay')
    for (const to of [{ contactId }, { address: 'stranger@example.com', name: 'Låsesmed Hansen' }]) {
      const notes = await notesOf(caseId, 'reminder', to)
      expect(notes).toContain('Dear Låsesmed Hansen')
      expect(notes).not.toMatch(/Eva|ask you to pay/)
    }
  })
})

describe('on a case with an open objection', () => {
  it('422: no e-mail or letter from a template is sent; messages written by hand are', async () => {
    const { caseId, userId } = await givenDebtor()
    const updateId = await givenObjection(caseId)
    const despite = { despiteObjection: 'Vi svarer på den i samme brev.' }
    const refused: Answer[] = [
      await api.post('/interactions', mailOf(caseId, 'reminder', [{ userId }])),
      await api.post('/documents', { caseId, handle: 'reminder' }),
      // A token cannot take responsibility for it.
      await api.post('/interactions', mailOf(caseId, 'reminder', [{ userId }], despite)),
      await api.post('/documents', { caseId, handle: 'reminder', ...despite }),
    ]
    for (const { status, body } of refused) {
      expect([status, body.code, body.updateId]).toEqual([422, 'objection-open', updateId])
    }
    const written = { type: 'EMAIL', direction: 'OUTGOING', referenceId: caseId, notes: 'Hej' }
    const answered = await api.post('/interactions', { ...written, email: { to: [{ userId }], subject: 'Svar' } })
    expect(answered.status, answered.text).toBe(201)
    await api.patch(`/updates/${updateId}`, { continuedAt: api.clock.now().toISOString() })
    expect((await api.post('/documents', { caseId, handle: 'reminder' })).status).toBe(201)
  })

  it('201: a person can send it with a reason, which is audited on the case', async () => {
    const { caseId, userId } = await givenDebtor()
    const updateId = await givenObjection(caseId)
    const browser = await signIn(api, await createPerson(api, 'caseworker'))
    const reason = 'Debitor har bedt om det.'
    const more = { despiteObjection: reason }
    expect((await browser.post('/interactions', mailOf(caseId, 'reminder', [{ userId }]))).status).toBe(422)
    const sent = await browser.post('/interactions', mailOf(caseId, 'reminder', [{ userId }], more))
    expect(sent.status, sent.text).toBe(201)
    expect((await browser.post('/documents', { caseId, handle: 'reminder', ...more })).status).toBe(201)
    const trail = (await auditOf(api, caseId)).filter(({ after }) => after.despiteObjection !== undefined)
    expect(trail.map(({ operation, actor, after }) => [operation, actor.type, after.despiteObjection])).toEqual([
      ['create-interaction', 'USER', { updateId, reason }],
      ['create-document', 'USER', { updateId, reason }],
    ])
  })

  it('cancels an e-mail dated in the future if the objection comes first', async () => {
    const { caseId, userId } = await givenDebtor()
    const later = new Date(api.clock.now().getTime() + 3_600_000).toISOString()
    const mail = { ...mailOf(caseId, 'reminder', [{ userId }]), createdAt: later }
    const { body, status, text } = await api.post('/interactions', mail)
    expect(status, text).toBe(201)
    await givenObjection(caseId)
    api.clock.advance({ ms: 7_200_000 })
    const server = await startMailServer()
    const transport = smtpTransport({ url: server.url, from: 'inkasso@bureau.example' }, api.services.files)
    await sendDueMails({ ...api.services, transport, domain: 'bureau.example', owners: mailOwners })
    transport.close()
    await server.close()
    const read = await api.get(`/interactions/${body.id}`)
    expect([read.body.state, read.body.delivery.state]).toEqual(['CANCELLED', 'CANCELLED'])
  })
})
