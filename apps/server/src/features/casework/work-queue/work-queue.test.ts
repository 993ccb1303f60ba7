import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statementOf } from '../../../../test/bank-statements.ts'
import { givenCase, givenCreditor, givenCustomer } from '../../../../test/given.ts'
import { type Browser, createPerson, signIn } from '../../../../test/people.ts'
import { auditOf } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'
import { matchQueuedFiles } from '../../money/bank-statements/match-bank-lines.ts'
import { standardUpdateTypeId } from '../updates/index.ts'

let api: TestApp
let as: TestTenant
let caseId: string
let messageId: string
beforeAll(async () => {
  api = await startTestApp()
  as = await api.createTenant('Kø')
  const { creditorId } = await givenCreditor(api, { as })
  const users = [{ details: { name: 'Viggo Larsen' } }]
  const { customerId } = await givenCustomer(api, { creditorId, users, as })
  caseId = (await givenCase(api, { customerId, as })).caseId
  const at = (days: number): string => new Date(api.clock.now().getTime() + days * 86_400_000).toISOString()
  await update('payment-promised', at(-2), { promisedAmount: 5_000 })
  await update('call-back', at(-1))
  await update('call-back', at(300))
  const details = { name: 'Mette', email: { hostile: true } }
  messageId = (await api.post('/interactions', { type: 'DEBTOR NOTE', notes: '<p>Hej</p>', details }, { as })).body.id
  const { items } = (await api.get(`/case-vouchers/${caseId}`, { as })).body
  const dispute = { caseVoucherId: items[0].caseVoucherId, reason: 'Betalt' }
  expect((await api.post('/disputes', dispute, { as })).status).toBe(201)
})
afterAll(() => api.close())

async function update(
  type: Parameters<typeof standardUpdateTypeId>[0],
  remindedAt: string,
  data: object = {},
): Promise<void> {
  const body = { updateTypeId: standardUpdateTypeId(type), referenceId: caseId, update: type, remindedAt, data }
  const answer = await api.post('/updates', body, { as })
  expect(answer.status, answer.text).toBe(201)
}

const kindsOf = (queue: { items: { kind: string }[] }): string[] => queue.items.map(({ kind }) => kind)

async function givenColleague(): Promise<{ userId: string; browser: Browser }> {
  const person = await createPerson(api, 'caseworker', as)
  return { userId: person.userId, browser: await signIn(api, person) }
}

const queuePath = (): string => `/v1/${as.tenantId}/work-queue`

describe('the work queue', () => {
  it('200: has the most urgent kind first, each with its case and the reason', async () => {
    const { status, body, text } = await api.get('/work-queue', { as })
    expect(status, text).toBe(200)
    expect(kindsOf(body)).toEqual(['broken-promise', 'message', 'follow-up', 'new-case'])
    expect(body.items[0]).toMatchObject({
      ...{ kind: 'broken-promise', text: 'payment-promised', amount: 5_000, currency: 'DKK', assignee: null },
      case: { caseId, debtorName: 'Viggo Larsen' },
    })
    expect(body.items[1]).toMatchObject({ subjectId: messageId, label: 'Mette', text: '<p>Hej</p>', case: null })
    expect(body.counts).toEqual([
      { kind: 'broken-promise', count: 1, isExact: true },
      { kind: 'message', count: 1, isExact: true },
      { kind: 'bank-line', count: 0, isExact: true },
      { kind: 'dispute', count: 0, isExact: true },
      { kind: 'court-claim', count: 0, isExact: true },
      { kind: 'limitation', count: 0, isExact: true },
      { kind: 'follow-up', count: 1, isExact: true },
      { kind: 'new-case', count: 1, isExact: true },
    ])
    expect((await api.get('/work-queue/count', { as })).body).toEqual({ counts: body.counts })
  })

  it('200: a dispute is in the queue from three days before its answer is due', async () => {
    const { dueAt } = (await api.get('/disputes', { as })).body.items[0]
    const has = async (): Promise<boolean> => kindsOf((await api.get('/work-queue', { as })).body).includes('dispute')
    const before = api.clock.now().getTime()
    api.clock.advance({ ms: Date.parse(dueAt) - before - 3 * 86_400_000 - 1 })
    expect(await has()).toBe(false)
    api.clock.advance({ ms: 1 })
    expect(await has()).toBe(true)
  })

  it('200: has bank lines that wait for a person', async () => {
    const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0045678912' }
    const account = { name: 'Klientkonto', currency: 'DKK', bankAccount }
    expect((await api.post('/transaction-accounts', account, { as })).status).toBe(201)
    const statement = statementOf([{ amount: 12_345, text: 'Tak for kaffe', payer: 'Mette' }])
    const content = Buffer.from(statement).toString('base64')
    const imported = await api.post('/bank-files', { fileName: 'a.xml', content }, { as })
    expect(imported.status, imported.text).toBe(200)
    await matchQueuedFiles(api.services)
    const { items } = (await api.get('/work-queue', { as })).body
    expect(items.filter(({ kind }: { kind: string }) => kind === 'bank-line')).toMatchObject([
      { label: 'Mette', text: 'Tak for kaffe', amount: 12_345, currency: 'DKK', case: null },
    ])
  })

  it('200: has debits that lapse soon, unless the period was interrupted since the warning', async () => {
    const { caseId: lapsing, voucherId } = await givenCase(api, {
      as,
      vouchers: [{ amount: 5_000, date: '2025-01-10' }],
    })
    expect((await api.patch(`/cases/${lapsing}`, { rulePack: 'dk-consumer' }, { as })).status).toBe(200)
    const { components } = (await api.get(`/cases/${lapsing}/limitation`, { as })).body
    await api.database.inTenant(as.tenantId, (transaction) =>
      transaction.run(sql`
        insert into limitation_warnings (tenant_id, case_voucher_id, expires_on, months, warned_at)
        values (${as.tenantId}::uuid, ${voucherId}::uuid, ${components[0].expiresOn}::date, 3, now())`),
    )
    const found = async (): Promise<unknown[]> =>
      (await api.get('/work-queue', { as })).body.items.filter(({ kind }: { kind: string }) => kind === 'limitation')
    expect(await found()).toMatchObject([{ subjectId: voucherId, amount: 5_000, currency: 'DKK' }])
    const fact = { caseId: lapsing, kind: 'acknowledgement', date: '2026-03-01', note: 'By phone' }
    expect((await api.post('/limitation-facts', fact, { as })).status).toBe(201)
    expect(await found()).toEqual([])
  })

  it('200: each kind needs its scope, and cases are not named without theirs', async () => {
    const token = await api.createToken(as.tenantId, ['read:work-queue', 'read:updates'])
    const { body } = await api.get('/work-queue', { as: { ...as, ...token } })
    expect(kindsOf(body)).toEqual(['broken-promise', 'follow-up'])
    expect(body.items[0].case).toBeNull()
    const nothing = await api.createToken(as.tenantId, ['read:work-queue'])
    expect((await api.get('/work-queue', { as: { ...as, ...nothing } })).body).toEqual({ items: [], counts: [] })
  })

  it('200: another tenant sees none of it', async () => {
    const other = await api.createTenant('Fremmed')
    expect(kindsOf((await api.get('/work-queue', { as: other })).body)).toEqual([])
    const path = `/work-queue/message/${messageId}`
    expect((await api.patch(path, { snoozedUntil: '2026-12-01' }, { as: other })).status).toBe(404)
  })
})

describe('mark work item', () => {
  it('200: an item that somebody takes leaves the queue of everybody else', async () => {
    const [first, second] = [await givenColleague(), await givenColleague()]
    const body = { assigneeId: first.userId, fromAssigneeId: null }
    const taken = await first.browser.patch(`${queuePath()}/message/${messageId}`, body)
    expect([taken.status, taken.body]).toEqual([
      200,
      {
        kind: 'message',
        subjectId: messageId,
        assignee: { userId: first.userId, name: 'En caseworker' },
        snoozedUntil: null,
      },
    ])
    expect((await api.get(`/work-queue/message/${messageId}`, { as })).body).toEqual(taken.body)
    const seenBy = async ({ browser }: { browser: Browser }, query = ''): Promise<string[]> =>
      kindsOf((await browser.get(queuePath() + query)).body)
    expect(await seenBy(first)).toContain('message')
    expect(await seenBy(first, '?assignee=me')).toEqual(['message'])
    expect(await seenBy(second)).not.toContain('message')
    expect(await seenBy(second, '?assignee=anyone')).toContain('message')
    const late = await second.browser.patch(`${queuePath()}/message/${messageId}`, {
      ...body,
      assigneeId: second.userId,
    })
    expect([late.status, late.body.code]).toEqual([422, 'work-item-taken'])
    const handedOver = { assigneeId: second.userId, fromAssigneeId: first.userId }
    expect((await first.browser.patch(`${queuePath()}/message/${messageId}`, handedOver)).status).toBe(200)
    expect(await seenBy(second, '?assignee=me')).toEqual(['message'])
    const audited = (await auditOf(api, messageId, as)).filter(({ subjectType }) => subjectType === 'work-item')
    expect(audited).toMatchObject([
      { after: { assignee: { userId: first.userId } } },
      { after: { assignee: { userId: second.userId } } },
    ])
    await api.patch(`/work-queue/message/${messageId}`, { assigneeId: null }, { as })
  })

  it('of two who take an item at once, one is refused', async () => {
    const people = [await givenColleague(), await givenColleague()]
    const answers = await Promise.all(
      people.map(({ browser, userId }) =>
        browser.patch(`${queuePath()}/new-case/${caseId}`, { assigneeId: userId, fromAssigneeId: null }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('200: a snoozed item is hidden until the time, and keeps its assignee', async () => {
    const { userId } = await givenColleague()
    const path = `/work-queue/message/${messageId}`
    const until = new Date(api.clock.now().getTime() + 3_600_000).toISOString()
    await api.patch(path, { assigneeId: userId }, { as })
    const { body } = await api.patch(path, { snoozedUntil: until }, { as })
    expect(body).toMatchObject({ assignee: { userId }, snoozedUntil: until })
    const has = async (): Promise<boolean> =>
      kindsOf((await api.get('/work-queue?assignee=anyone', { as })).body).includes('message')
    expect(await has()).toBe(false)
    api.clock.advance({ ms: 3_600_000 })
    expect(await has()).toBe(true)
    await api.patch(path, { assigneeId: null }, { as })
  })

  it.each([
    [{}, ''],
    [{ snoozedUntil: '2020-01-01' }, '/snoozedUntil'],
    [{ assigneeId: newId() }, '/assigneeId'],
    [{ assigneeId: { hostile: true } }, '/assigneeId'],
  ])('422: %j', async (body, path) => {
    const answer = await api.patch(`/work-queue/message/${messageId}`, body, { as })
    expect([answer.status, answer.body.errors[0].path]).toEqual([422, path])
  })

  it('404: an item that is not in the queue, or of a kind that the caller may not read', async () => {
    const snooze = { snoozedUntil: '2030-01-01' }
    expect((await api.patch(`/work-queue/message/${newId()}`, snooze, { as })).status).toBe(404)
    expect((await api.patch(`/work-queue/dispute/${messageId}`, snooze, { as })).status).toBe(404)
    expect((await api.get(`/work-queue/message/${newId()}`, { as })).status).toBe(404)
    const token = await api.createToken(as.tenantId, ['write:work-queue', 'read:work-queue', 'read:cases'])
    const narrow = { ...as, ...token }
    expect((await api.patch(`/work-queue/message/${messageId}`, snooze, { as: narrow })).status).toBe(404)
    expect((await api.get(`/work-queue/message/${messageId}`, { as: narrow })).status).toBe(404)
  })
})
