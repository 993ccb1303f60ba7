import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCustomer } from '../../../../test/given.ts'
import { moveClock } from '../../../../test/move-clock.ts'
import { auditOf } from '../../../../test/recorded.ts'
import { rowsWith } from '../../../../test/rows-with.ts'
import { asOwner } from '../../../../test/template-database.ts'
import { startTestApp, type TestApp, type TestTenant, testStart } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { declared } from '../../../platform/feature/declared.ts'
import { dataKinds } from '../../../platform/feature/personal-data.ts'
import { standardTemplateId } from '../../messaging/templates/index.ts'
import { verifyLedger } from '../../money/ledger/index.ts'
import { eraseDueData } from './erase-due-data.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

async function ok(answer: Promise<{ status: number; text: string; body: any }>): Promise<any> {
  const { status, text, body } = await answer
  expect(status, text).toBeLessThan(300)
  return body
}

const settle = (as: TestTenant, settings: object): Promise<unknown> => ok(api.patch('/settings', settings, { as }))

/** The day is so many days after the first, and the job has run. */
async function runOn(day: number, ms = 0): Promise<void> {
  api.clock.set(new Date(testStart.getTime() + day * 86_400_000 + ms))
  await eraseDueData(api.services, pino({ level: 'silent' }))
}

interface Customer {
  readonly customerId: string
  readonly userId: string
}

async function givenDebtor(as: TestTenant, name: string): Promise<Customer> {
  const users = [
    { details: { name, email: 'mette@post.example' } },
    { relation: 'co-debtor', contact: true, details: { name: `${name} junior`, email: 'per@post.example' } },
  ]
  const { customerId } = await givenCustomer(api, { as, users })
  const customer = await ok(api.get(`/customers/${customerId}`, { as }))
  return { customerId, userId: customer.users[0].userId }
}

/** A case with a word in everything that is sent or received, and a word in everything that a caseworker wrote. */
async function givenWords(
  as: TestTenant,
  { customerId, userId }: Customer,
  said: string,
  noted: string,
): Promise<string> {
  const { caseId } = await givenCase(api, { as, customerId })
  const about = { referenceId: caseId, referenceType: 'case' }
  const file = { fileName: `${said}.txt`, contentType: 'text/plain', content: Buffer.from(said).toString('base64') }
  const { fileId } = await ok(api.post('/files', file, { as }))
  await ok(
    api.post('/interactions', { ...about, type: 'NOTE', direction: 'INCOMING', notes: said, files: [fileId] }, { as }),
  )
  const { users } = await ok(api.get(`/customers/${customerId}`, { as }))
  const email = { to: users.map((user: { userId: string }) => ({ userId: user.userId })), subject: `Om ${said}` }
  await ok(api.post('/interactions', { ...about, type: 'EMAIL', direction: 'OUTGOING', notes: said, email }, { as }))
  await ok(api.post('/documents', { caseId, templateId: standardTemplateId('reminder', 'letter', 'da') }, { as }))
  await ok(api.post('/links', { caseId, userId }, { as }))
  const { items } = await ok(api.get('/updates/types?pageSize=500', { as }))
  const update = { updateTypeId: items[0].updateTypeId, referenceId: caseId, update: noted }
  await ok(api.post('/updates', update, { as }))
  const { workflowId } = await ok(api.post('/workflows', { name: 'Prøve' }, { as }))
  const letter = { type: 'letter', template: 'reminder' }
  const steps = [
    { ...letter, id: 'first' },
    { id: 'w', type: 'wait', days: 90 },
    { ...letter, id: 'last' },
  ]
  await ok(api.patch(`/workflows/${workflowId}/draft`, { definition: { steps } }, { as }))
  await ok(api.post(`/workflows/${workflowId}/versions`, undefined, { as }))
  await ok(api.patch(`/cases/${caseId}`, { status: 'VERIFIED' }, { as }))
  await ok(api.post(`/cases/${caseId}/workflow`, { workflowId }, { as }))
  await ok(api.post(`/cases/${caseId}/workflow/skip`, { stepId: 'first', reason: noted }, { as }))
  await ok(api.post(`/cases/${caseId}/workflow/hold`, { reason: noted }, { as }))
  return caseId
}

async function end(as: TestTenant, caseId: string): Promise<void> {
  const { items } = await ok(api.get('/end-reasons?pageSize=500', { as }))
  const { endReasonId } = items.find(({ handle }: { handle: string }) => handle === 'WITHDRAWN')
  await ok(api.patch(`/cases/${caseId}`, { status: 'ENDED', endReasonId }, { as }))
}

/** What was erased of a customer: the kinds in order, each with the counts that are not zero. */
async function erasuresOf({ tenantId }: TestTenant, { customerId }: Customer): Promise<[string, object][]> {
  const rows = await api.database.read(
    tenantId,
    sql<{ kind: string; counts: Record<string, number> }>`
      select kind, counts from erasures
      where tenant_id = ${tenantId}::uuid and customer_id = ${customerId}::uuid
      order by created_at, erasure_id`,
  )
  return rows.map(({ kind, counts }) => [
    kind,
    Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
  ])
}

const kindsOf = async (as: TestTenant, customer: Customer): Promise<string[]> =>
  (await erasuresOf(as, customer)).map(([kind]) => kind)

async function expectIntact({ tenantId }: TestTenant): Promise<void> {
  const report = await verifyLedger(api.database, [{ tenantId, name: 'Bureau' }])
  expect(report.checks.filter((check) => !check.ok)).toEqual([])
}

describe('kinds of data', () => {
  it('each belong to at least one section, which can be erased', () => {
    for (const kind of dataKinds) {
      const sections = declared().personalData.filter((data) => data.kind === kind)
      expect(sections.length, kind).toBeGreaterThan(0)
      expect(sections.filter(({ erase }) => erase === undefined)).toEqual([])
    }
    expect(
      declared()
        .personalData.filter(({ kind }) => kind !== undefined)
        .map(({ section }) => section)
        .sort(),
    ).toEqual([
      ...['contactVerdicts', 'debtorLinks', 'deliveryReports', 'dispatches', 'letters', 'messages', 'printedLetters'],
      ...['updates', 'workflowSteps'],
    ])
  })

  it('are each erased on their day and not before; the person, the books and other tenants stay', async () => {
    const [as, other] = [await api.createTenant('Kort hukommelse'), await api.createTenant('Lang hukommelse')]
    await settle(as, { messageDays: 30, noteDays: 60, contactHistoryDays: 90 })
    const debtor = await givenDebtor(as, 'Qnavna')
    const caseId = await givenWords(as, debtor, 'qsagta', 'qnotata')
    const stranger = await givenDebtor(other, 'Qnavnb')
    await end(other, await givenWords(other, stranger, 'qsagtb', 'qnotatb'))
    await end(as, caseId)
    const books = async (): Promise<unknown> => (await ok(api.get(`/case-vouchers/${caseId}`, { as }))).items
    const before = await books()
    const left = async (): Promise<boolean[]> => {
      const words = await Promise.all(['qsagta', 'qnotata'].map((word) => rowsWith(api, word)))
      const verdicts = (await rowsWith(api, 'qnavna')).filter((row) => row.includes('contact_verdicts'))
      return [...words, verdicts].map((rows) => rows.length > 0)
    }

    await runOn(30)
    expect(await left()).toEqual([true, true, true])
    await runOn(30, 1)
    expect(await left()).toEqual([false, true, true])
    await runOn(60)
    expect(await left()).toEqual([false, true, true])
    await runOn(60, 1)
    expect(await left()).toEqual([false, false, true])
    expect((await ok(api.get(`/links?caseId=${caseId}`, { as }))).items[0].revokedAt).toBeNull()
    await runOn(90)
    expect(await left()).toEqual([false, false, true])
    await runOn(90, 1)
    expect(await left()).toEqual([false, false, false])
    expect((await ok(api.get(`/links?caseId=${caseId}`, { as }))).items[0].revokedAt).not.toBeNull()
    await runOn(91)

    expect(await erasuresOf(as, debtor)).toEqual([
      ['messages', expect.objectContaining({ messages: 3, letters: 1, files: 2 })],
      ['notes', expect.objectContaining({ updates: 1, workflowSteps: 1 })],
      ['contactHistory', expect.objectContaining({ contactVerdicts: 3 })],
    ])
    expect((await ok(api.get(`/customers/${debtor.customerId}`, { as }))).users[0].details.name).toBe('Qnavna')
    expect(await books()).toEqual(before)
    await expectIntact(as)

    // The journal forgets what was said, and not what happened to the case.
    const changes = await auditOf(api, caseId, as)
    const forgotten = changes.filter(({ before, after }) => before === null && after === null)
    expect(forgotten.map(({ subjectType }) => subjectType)).toEqual(
      Array.from({ length: forgotten.length }, () => 'case-workflow'),
    )
    expect(forgotten.length).toBeGreaterThan(1)
    expect(changes.filter(({ operation }) => operation === 'patch-case').length).toBe(2)

    // Another tenant, without the settings, keeps everything.
    expect(await erasuresOf(other, stranger)).toEqual([])
    for (const word of ['qsagtb', 'qnotatb']) expect((await rowsWith(api, word)).length).toBeGreaterThan(3)
    api.clock.set(testStart)
  })

  it('are recorded: an event and an audit entry say what was erased', async () => {
    const as = await api.createTenant('Ordentligt bureau')
    await settle(as, { noteDays: 1 })
    const debtor = await givenDebtor(as, 'Mette')
    await end(as, await givenWords(as, debtor, 'sagt', 'noteret'))
    await runOn(2)
    const erasure = { customerId: debtor.customerId, userId: null, kind: 'notes', reason: 'Retention period' }
    const events = await api.database.read(
      as.tenantId,
      sql`select data from events where tenant_id = ${as.tenantId}::uuid and type = 'erasures.create'`,
    )
    expect(events).toMatchObject([{ data: { ...erasure, counts: { updates: 1 } } }])
    const audit = await ok(api.get('/audit?subjectType=erasure', { as }))
    expect(audit.items).toMatchObject([{ operation: 'erase-due-data', after: erasure, actor: { type: 'SYSTEM' } }])
    api.clock.set(testStart)
  })

  it('are kept while a case is open, and erased again after another case', async () => {
    const as = await api.createTenant('Travlt bureau')
    const debtor = await givenDebtor(as, 'Mette')
    const first = await givenWords(as, debtor, 'qforst', 'noteret')
    const second = await givenWords(as, debtor, 'qanden', 'noteret')
    await settle(as, { messageDays: 10 })
    await runOn(5)
    await end(as, first)
    await runOn(20)
    expect(await kindsOf(as, debtor)).toEqual([])
    await end(as, second)
    await runOn(30)
    expect(await kindsOf(as, debtor)).toEqual([])
    await runOn(31)
    expect(await kindsOf(as, debtor)).toEqual(['messages'])
    await runOn(32)
    expect(await kindsOf(as, debtor)).toEqual(['messages'])
    const third = await givenWords(as, debtor, 'qtredje', 'noteret')
    await runOn(50)
    expect(await kindsOf(as, debtor)).toEqual(['messages'])
    await end(as, third)
    await runOn(61)
    expect(await kindsOf(as, debtor)).toEqual(['messages', 'messages'])
    for (const word of ['qforst', 'qanden', 'qtredje']) expect(await rowsWith(api, word)).toEqual([])
    await expectIntact(as)
    api.clock.set(testStart)
  })

  it('of the other customers are erased if those of one cannot be, which is tried again', async () => {
    const as = await api.createTenant('Uheldigt bureau')
    await settle(as, { noteDays: 10 })
    const [broken, sound] = [await givenDebtor(as, 'A'), await givenDebtor(as, 'B')]
    const brokenCase = await givenWords(as, broken, 'sagt', 'qbrudt')
    await end(as, brokenCase)
    await end(as, await givenWords(as, sound, 'sagt', 'qhel'))
    await asOwner(api.databaseUrl, (client) =>
      client.query(`
        create function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
        create trigger fail before update on updates for each row
        when (old.case_id = '${brokenCase}') execute function fail()`),
    )
    await runOn(11)
    expect([await kindsOf(as, broken), await kindsOf(as, sound)]).toEqual([[], ['notes']])
    expect((await rowsWith(api, 'qbrudt')).length).toBeGreaterThan(0)
    await asOwner(api.databaseUrl, (client) => client.query('drop trigger fail on updates; drop function fail()'))
    await runOn(12)
    expect([await kindsOf(as, broken), await kindsOf(as, sound)]).toEqual([['notes'], ['notes']])
    expect(await rowsWith(api, 'qbrudt')).toEqual([])
    api.clock.set(testStart)
  })

  it('are erased by the clock of a test tenant', async () => {
    const as = await api.createTenant('Prøvebureau', { isTest: true })
    await settle(as, { messageDays: 30 })
    const debtor = await givenDebtor(as, 'Mette')
    const { caseId } = await givenCase(api, { as, customerId: debtor.customerId })
    await end(as, caseId)
    await moveClock(api, as, '2026-03-31')
    expect(await kindsOf(as, debtor)).toEqual([])
    await moveClock(api, as, '2026-04-01')
    expect(await kindsOf(as, debtor)).toEqual(['messages'])
  })

  it('leave no trace of the job in a tenant without the settings', async () => {
    const as = await api.createTenant('Stille bureau')
    const debtor = await givenDebtor(as, 'Mette')
    const { caseId } = await givenCase(api, { as, customerId: debtor.customerId })
    await end(as, caseId)
    await runOn(4_000)
    const cursors = await api.database.read(as.tenantId, sql`select from retention_cursors`)
    expect([await kindsOf(as, debtor), cursors]).toEqual([[], []])
    api.clock.set(testStart)
  })
})
