import { setTimeout } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCustomer } from '../../../../test/given.ts'
import { asOwner } from '../../../../test/template-database.ts'
import { rowsWith } from '../../../../test/rows-with.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'
import { registerDebtorWeb } from '../../messaging/debtor-web/index.ts'
import { verifyLedger } from '../../money/ledger/index.ts'
import { standardTemplateId } from '../../messaging/templates/index.ts'
import { eraseDueData } from './erase-due-data.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp({ extend: (app, services) => registerDebtorWeb(app, services) })
})
afterAll(() => api.close())

const mark = 'zzyxa'

/** A person whose every detail contains the mark. */
function personOf(marked: string) {
  return {
    ...{ name: `${marked} ${marked}sen`, email: `${marked}@${marked}.example`, cpr: '010190-0000' },
    address: { address: `${marked}vej 1`, zipcode: '8000', city: 'Aarhus C' },
  }
}

interface Traces {
  readonly customerId: string
  readonly userId: string
  readonly caseId: string
}

async function ok(answer: Promise<{ status: number; text: string; body: any }>): Promise<any> {
  const { status, text, body } = await answer
  expect(status, text).toBeLessThan(300)
  return body
}

/** A person who has left traces wherever a person can. */
async function givenTraces(others: readonly unknown[] = [], marked = mark): Promise<Traces> {
  const { customerId } = await givenCustomer(api, { users: [{ details: personOf(marked) }, ...others] })
  const { caseId } = await givenCase(api, { customerId })
  const userId = (await ok(api.get(`/customers/${customerId}`))).users[0].userId
  const file = { fileName: `${marked}.txt`, contentType: 'text/plain', content: Buffer.from(marked).toString('base64') }
  const { fileId } = await ok(api.post('/files', file))
  const about = { referenceId: caseId, referenceType: 'case' }
  await ok(
    api.post('/interactions', {
      ...about,
      type: 'NOTE',
      direction: 'INCOMING',
      notes: `<p>${marked} rang</p>`,
      files: [fileId],
    }),
  )
  const note = await ok(
    api.post('/interactions', { ...about, type: 'DEBTOR NOTE', direction: 'INCOMING', notes: marked }),
  )
  await ok(api.patch(`/interactions/${note.id}`, { state: 'HANDLED' }))
  await ok(api.post('/documents', { caseId, templateId: standardTemplateId('reminder', 'letter', 'da') }))
  await ok(api.patch(`/cases/${caseId}`, { tags: [marked] }))
  const { items } = await ok(api.get('/updates/types?pageSize=500'))
  await ok(
    api.post('/updates', { updateTypeId: items[0].updateTypeId, referenceId: caseId, update: `${marked} lover` }),
  )
  await ok(api.post('/contact-restrictions', { userId, kind: 'protected-address', reason: `${marked} er bange` }))
  await ok(api.post('/contact-consents', { userId, channel: 'SMS', state: 'GIVEN', evidence: `${marked} sagde ja` }))
  const { url } = await ok(api.post('/links', { caseId, userId }))
  const { items: vouchers } = await ok(api.get(`/case-vouchers/${caseId}`))
  await ok(api.post('/disputes', { caseVoucherId: vouchers[0].caseVoucherId, reason: `${marked} er uenig` }))
  const fact = { caseId, kind: 'acknowledgement', date: '2026-03-01', note: `${marked} lovede det` }
  await ok(api.post('/limitation-facts', fact))
  const email = { to: [{ userId }], subject: `Til ${marked}` }
  await ok(api.post('/interactions', { ...about, type: 'EMAIL', direction: 'OUTGOING', notes: 'Hej', email }))
  const { pathname } = new URL(url as string)
  await writeOnDebtorWeb(pathname, marked)
  await signPlan(caseId, pathname, marked)
  return { customerId, userId, caseId }
}

/** A message in the name of the person that the link is for. */
async function writeOnDebtorWeb(path: string, marked: string): Promise<void> {
  const page = await api.app.inject({ method: 'GET', url: path })
  const token = /name="token" value="(?<token>[^"]+)"/.exec(page.body)?.groups?.['token'] ?? ''
  await sendForm(path, 'messages', { token, topic: 'question', message: `Jeg er ${marked}` })
}

async function sendForm(path: string, form: string, fields: Record<string, string>): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = new URLSearchParams(fields).toString()
  const { statusCode, body } = await api.app.inject({ method: 'POST', url: `${path}/${form}`, headers, payload })
  expect(statusCode, body).toBeLessThan(400)
}

/** A payment plan in force, with what the person signed. */
async function signPlan(caseId: string, path: string, marked: string): Promise<void> {
  const terms = { instalmentCount: 2, interval: 'MONTHLY', firstDueDate: '2030-01-01' }
  const { paymentPlanId } = await ok(api.post(`/cases/${caseId}/payment-plans`, terms))
  await sendForm(path, 'plan/accept', { planId: paymentPlanId, name: `${marked} ${marked}sen` })
}

async function end(caseId: string): Promise<void> {
  const { items } = await ok(api.get('/end-reasons?pageSize=500'))
  const { endReasonId } = items.find(({ handle }: { handle: string }) => handle !== 'PAID' && handle !== 'paid')
  await ok(api.patch(`/cases/${caseId}`, { status: 'ENDED', endReasonId }))
}

function erasure({ customerId, userId }: Traces, as: TestTenant = api.tenant, headers: Record<string, string> = {}) {
  return api.post(`/customers/${customerId}/users/${userId}/erasure`, { reason: 'Anmodning' }, { as, headers })
}

describe('an export', () => {
  it('contains everything about the person, and nothing about others', async () => {
    const { customerId, userId, caseId } = await givenTraces([
      { relation: 'co-debtor', details: { name: 'Anden Qvist', email: 'qvist@post.example' } },
    ])
    const { sections } = await ok(api.get(`/customers/${customerId}/users/${userId}/personal-data`))
    expect(sections.people).toMatchObject([{ userId, details: { name: personOf(mark).name, cpr: '010190-0000' } }])
    expect(sections.cases).toMatchObject([{ caseId, tags: [mark] }])
    expect(sections.vouchers).toMatchObject([{ caseId, amount: 120_000 }])
    expect(sections.restrictions).toHaveLength(1)
    expect(sections.consents).toHaveLength(1)
    expect(sections.debtorLinks).toHaveLength(1)
    expect(sections.letters).toHaveLength(1)
    expect(sections.updates).toHaveLength(2)
    expect(sections.paymentPlans).toMatchObject([{ caseId, signature: { name: `${mark} ${mark}sen` } }])
    expect(JSON.stringify(sections)).not.toContain('Qvist')
  })

  it('needs its own scope, and finds nobody of another tenant', async () => {
    const traces = await givenTraces()
    const path = `/customers/${traces.customerId}/users/${traces.userId}/personal-data`
    const { token } = await api.createToken(api.tenant.tenantId, ['read:customers', 'write:customers'])
    expect((await api.get(path, { as: { ...api.tenant, token } })).status).toBe(401)
    const other = await api.createTenant('Andet bureau')
    expect((await api.get(path, { as: other })).status).toBe(404)
    expect((await erasure(traces, other)).status).toBe(404)
    expect((await erasure({ ...traces, customerId: newId() })).status).toBe(404)
  })
})

describe('an erasure', () => {
  it.each([
    [
      'opened',
      (customerId: string) => sql`select from customers where customer_id = ${customerId}::uuid for key share`,
    ],
    [
      'reopened',
      (customerId: string) => sql`select from cases where customer_id = ${customerId}::uuid for no key update`,
    ],
  ])('422: waits for a case that is being %s, and is refused then', async (_what, locking) => {
    const traces = await givenTraces()
    await end(traces.caseId)
    const running = await api.database.inTenant(api.tenant.tenantId, async (transaction) => {
      await transaction.run(locking(traces.customerId))
      const answer = erasure(traces)
      const first = await Promise.race([answer.then(() => 'erased'), setTimeout(300, 'waiting')])
      expect(first).toBe('waiting')
      await transaction.run(
        sql`update cases set status = 'VERIFIED', end_reason_id = null where case_id = ${traces.caseId}::uuid`,
      )
      return { answer }
    })
    expect((await running.answer).status).toBe(422)
  })

  it('leaves no trace of the person anywhere in the database, and keeps the books and the chain', async () => {
    const unique = 'qwzzyxb'
    const traces = await givenTraces([], unique)
    expect((await erasure(traces)).body).toMatchObject({ status: 422, code: 'person-in-open-case' })
    await end(traces.caseId)
    const tried = await erasure(traces, api.tenant, { prefer: 'dry-run' })
    expect(tried.body.counts, tried.text).toMatchObject({
      people: 1,
      cases: 1,
      letters: 1,
      restrictions: 1,
      paymentPlans: 1,
      files: 3,
    })
    expect((await rowsWith(api, unique)).length).toBeGreaterThan(10)

    const { counts } = await ok(erasure(traces))
    expect(counts).toMatchObject({ people: 1, cases: 1, messages: 7, letters: 1, updates: 2, consents: 1, files: 3 })
    expect(counts.journal).toBeGreaterThan(10)
    expect(await rowsWith(api, unique)).toEqual([])
    expect((await erasure(traces)).body.code).toBe('already-erased')

    const customer = await ok(api.get(`/customers/${traces.customerId}`))
    expect(customer.users[0].details).toMatchObject({ name: 'Slettet person', email: null, cpr: null, address: null })
    expect((await ok(api.get(`/customers?q=${unique}`))).items).toEqual([])
    const { items } = await ok(api.get(`/case-vouchers/${traces.caseId}`))
    expect(items).toMatchObject([{ amount: 120_000, outstanding: 120_000 }])
    const plans = await ok(api.get(`/payment-plans?caseId=${traces.caseId}`))
    expect(plans.items).toMatchObject([{ fileId: null, signature: { method: 'DEBTOR_WEB', name: '-' } }])
    expect((await ok(api.get('/webhooks/items?pageSize=500'))).items.length).toBeGreaterThan(5)
    expect((await ok(api.get('/audit?pageSize=100'))).items.length).toBeGreaterThan(5)
    const report = await verifyLedger(api.database, [{ tenantId: api.tenant.tenantId, name: 'Testbureau' }])
    expect(report.checks.filter((check) => !check.ok)).toEqual([])
  })

  it('of one of several people keeps what is about the others too', async () => {
    const traces = await givenTraces([
      { relation: 'lawyer', details: { name: 'Advokat Qvist', email: 'q@post.example' } },
    ])
    const { users } = await ok(api.get(`/customers/${traces.customerId}`))
    const lawyer = { ...traces, userId: users.find((user: { relation: string }) => user.relation === 'lawyer').userId }
    // Somebody who owes nothing can be erased while the case is open.
    expect((await ok(erasure(lawyer))).counts).toMatchObject({ people: 1, messages: 0, letters: 0, updates: 0 })
    const after = await ok(api.get(`/customers/${traces.customerId}`))
    expect(after.users.map(({ details }: { details: { name: string } }) => details.name)).toEqual([
      personOf(mark).name,
      'Slettet person',
    ])
    expect((await ok(api.get(`/documents?caseId=${traces.caseId}`))).items).toHaveLength(1)
  })

  it('cannot be forged: an entry that lost its versions without an erasure breaks the chain', async () => {
    const fresh = await startTestApp()
    try {
      await givenCase(fresh)
      await asOwner(fresh.databaseUrl, (client) =>
        client.query(
          'begin; alter table journal no force row level security; update journal set before = null, after = null, salt = null; alter table journal force row level security; commit',
        ),
      )
      const report = await verifyLedger(fresh.database, [{ tenantId: fresh.tenant.tenantId, name: 'Testbureau' }])
      expect(report.ok).toBe(false)
    } finally {
      await fresh.close()
    }
  })

  it('of the same person twice at once happens once', async () => {
    const traces = await givenTraces()
    await end(traces.caseId)
    const answers = await Promise.all([erasure(traces), erasure(traces), erasure(traces)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })
})

describe('the retention period', () => {
  it('erases the people whose cases ended long enough ago, and nobody else', async () => {
    const as = await api.createTenant('Glemsomt bureau')
    const settle = (days: number | null) => ok(api.patch('/settings', { personalDataDays: days }, { as }))
    const people = await Promise.all(
      ['open', 'ended'].map(async (state) => {
        const { customerId } = await givenCustomer(api, { as })
        const endReason = state === 'ended' ? { endReason: 'WITHDRAWN' } : {}
        await givenCase(api, { as, customerId, ...endReason })
        return customerId
      }),
    )
    const namesLeft = async (): Promise<string[]> => {
      await eraseDueData(api.services, pino({ level: 'silent' }))
      const customers = await Promise.all(people.map((customerId) => ok(api.get(`/customers/${customerId}`, { as }))))
      return customers.map(({ users }) => users[0].details.name)
    }
    const start = api.clock.now()
    await settle(1_826)
    expect(await namesLeft()).toEqual(['Mette Sørensen', 'Mette Sørensen'])
    api.clock.set(new Date(start.getTime() + 1_825 * 86_400_000))
    expect(await namesLeft()).toEqual(['Mette Sørensen', 'Mette Sørensen'])
    api.clock.set(new Date(start.getTime() + 1_827 * 86_400_000))
    await settle(null)
    expect(await namesLeft()).toEqual(['Mette Sørensen', 'Mette Sørensen'])
    await settle(1_826)
    expect(await namesLeft()).toEqual(['Mette Sørensen', 'Slettet person'])
    api.clock.set(start)
  })

  it('is at least 30 days', async () => {
    expect((await api.patch('/settings', { personalDataDays: 29 })).status).toBe(422)
  })
})
