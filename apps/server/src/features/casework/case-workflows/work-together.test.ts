import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CountingProxy } from '../../../../test/counting-proxy.ts'
import { givenCase, givenCustomer } from '../../../../test/given.ts'
import { type SecondInstance, startSecondInstance } from '../../../../test/second-instance.ts'
import { startTestApp, type TestApp, type TestTenant, testStart } from '../../../../test/test-app.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import { verifyLedger } from '../../money/ledger/index.ts'
import { message, problem } from './case-workflows.problems.ts'
import type { WorkflowWorker } from './prepare-cases.ts'
import { runWorkflowsOf } from './run-workflows.ts'

let api: TestApp
let proxy: CountingProxy
let worker: SecondInstance
const failures: unknown[] = []
const logger = { error: (found: unknown) => void failures.push(found) }

beforeAll(async () => {
  api = await startTestApp()
  proxy = await CountingProxy.open(api.serviceUrl)
  worker = await startSecondInstance(api, { url: proxy.url })
})
beforeEach(() => {
  api.clock.set(testStart)
  failures.length = 0
})
afterAll(async () => {
  await worker.close()
  await proxy.close()
  await api.close()
})

const person = {
  name: 'Mette Sørensen',
  email: 'mette@post.example',
  phone: { locale: '45', number: '20123456' },
  address: { address: 'Havnegade 1', zipcode: '8000', city: 'Aarhus', country: 'DK' },
}
const course = [
  { id: 'fee', type: 'fee', voucherType: 'reminder-fee', amount: 10_000 },
  { id: 'letter', type: 'letter', template: 'reminder' },
  { id: 'mail', type: 'email', template: 'reminder' },
  { id: 'sms', type: 'sms', text: 'Se dit brev' },
  { id: 'task', type: 'task', text: 'Ring' },
]
const lived = ['fee DONE', 'letter DONE', 'mail DONE', 'sms DONE', 'task DONE']

interface Due {
  readonly as: TestTenant
  readonly caseIds: readonly string[]
  readonly userIds: readonly string[]
}

/** Cases of a tenant of their own, each of another customer, that are at the start of a workflow. */
async function givenDue(count: number, steps: readonly object[] = course): Promise<Due> {
  const as = await api.createTenant(`Bureau ${count}`)
  const { workflowId } = (await api.post('/workflows', { name: 'Prøve' }, { as })).body
  await api.patch(`/workflows/${workflowId}/draft`, { definition: { steps } }, { as })
  expect((await api.post(`/workflows/${workflowId}/versions`, undefined, { as })).status).toBe(201)
  const address = { address: 'Torvet 1', zipcode: '8000', city: 'Aarhus', country: 'DK' }
  const creditor = { name: 'Nordkyst El A/S', address, defaultChainId: workflowId }
  const { creditorId } = (await api.post('/creditors', creditor, { as })).body
  const caseIds: string[] = []
  const userIds: string[] = []
  for (let index = 0; index < count; index += 1) {
    const users = [{ details: { ...person, name: `Mette ${index}` } }]
    const { customerId } = await givenCustomer(api, { as, creditorId, referenceId: `W-${index}`, users })
    userIds.push((await api.get(`/customers/${customerId}`, { as })).body.users[0].userId)
    const vouchers = [{ amount: 120_000, date: '2026-02-15', dueDate: '2026-03-01' }]
    const { caseId } = await givenCase(api, { as, customerId, vouchers, status: 'VERIFIED' })
    caseIds.push(caseId)
  }
  api.clock.set(new Date('2026-04-01T09:00:00Z'))
  return { as, caseIds, userIds }
}

async function tick({ as: { tenantId } }: Due, services: WorkflowWorker = worker.services): Promise<readonly string[]> {
  proxy.take()
  const tenant = { tenantId, name: 'Bureau', timeZone: 'Europe/Copenhagen', language: 'da' }
  await runWorkflowsOf(services, tenant, logger)
  expect(failures).toEqual([])
  return proxy.take().statements
}

async function historyOf({ as }: Due, caseId: string): Promise<string[]> {
  const { history } = (await api.get(`/cases/${caseId}/workflow`, { as })).body
  return history.toReversed().map(({ stepId, state }: { stepId: string; state: string }) => `${stepId} ${state}`)
}

const commits = (statements: readonly string[]): number => statements.filter((text) => text === 'begin').length

describe('the steps of several cases', () => {
  it('cost hardly more statements than those of one case', async () => {
    const [one, many] = [await givenDue(1), await givenDue(10)]
    const [ofOne, ofMany] = [await tick(one), await tick(many)]
    for (const due of [one, many]) {
      for (const caseId of due.caseIds) expect(await historyOf(due, caseId)).toEqual(lived)
    }
    expect(ofMany.length).toBeLessThan(ofOne.length * 2)
    expect(commits(ofMany)).toBeLessThan(commits(ofOne) + 5)
  })

  it('are done in one transaction, without those that a gate refuses', async () => {
    const due = await givenDue(8, [course[1] ?? {}])
    const { as, caseIds, userIds } = due
    for (const userId of [userIds[2], userIds[5]]) {
      const restriction = { userId, kind: 'deceased', reason: 'Oplyst i brev' }
      expect((await api.post('/contact-restrictions', restriction, { as })).status).toBe(201)
    }
    const texts = await tick(due)
    const states = await Promise.all(caseIds.map((caseId) => historyOf(due, caseId)))
    expect(states.flat()).toEqual(caseIds.map((_, index) => `letter ${[2, 5].includes(index) ? 'REFUSED' : 'DONE'}`))
    // One for the steps and one for the refusals, which are recorded together.
    expect(texts.filter((text) => /^\s*insert into workflow_steps/.test(text))).toHaveLength(2)
    expect(texts.filter((text) => /^\s*insert into documents/.test(text))).toHaveLength(1)
    const verdicts = (await api.get('/contact-verdicts?decision=REFUSED', { as })).body.items
    expect(verdicts.map(({ caseId }: { caseId: string }) => caseId).toSorted()).toEqual(
      [caseIds[2], caseIds[5]].toSorted(),
    )
    expect((await tick(due)).length).toBeLessThan(60)
  })

  it('are done again without one that is refused after it has written something, of which nothing stays', async () => {
    const due = await givenDue(4, [course[0] ?? {}])
    const refusedId = due.caseIds[1] ?? ''
    const bytes = Buffer.from(refusedId.replaceAll('-', ''), 'hex')
    const isRefused = ({ text, values }: Statement): boolean =>
      text.includes('insert into case_vouchers') &&
      values.some((value) => value === refusedId || (Buffer.isBuffer(value) && value.includes(bytes)))
    await tick(due, refusing(worker.services, isRefused))
    const states = await Promise.all(due.caseIds.map((caseId) => historyOf(due, caseId)))
    expect(states.map(([state]) => state)).toEqual(['fee DONE', 'fee SKIPPED', 'fee DONE', 'fee DONE'])
    const fees = await api.database.read(
      due.as.tenantId,
      sql<{ caseId: string }>`
        select case_id as "caseId" from case_vouchers
        where tenant_id = ${due.as.tenantId}::uuid and category = 'fee' order by case_id`,
    )
    expect(fees.map(({ caseId }) => caseId)).toEqual(due.caseIds.filter((caseId) => caseId !== refusedId).toSorted())
    expect((await verifyLedger(api.database, [{ ...due.as, name: 'Bureau' }])).checks.filter(({ ok }) => !ok)).toEqual(
      [],
    )
  })

  it('follow each other on a case before the first step of cases that are not claimed yet', async () => {
    const due = await givenDue(60, [{ id: 'wait', type: 'wait', days: 5 }, course[0] ?? {}, course[4] ?? {}])
    api.clock.set(testStart)
    await tick(due)
    // All of them have been due for weeks.
    api.clock.set(new Date('2026-04-01T09:00:00Z'))
    await tick(due)
    const { tenantId } = due.as
    const written = await api.database.read(
      tenantId,
      sql<{ event: string }>`
        select event from journal
        where tenant_id = ${tenantId}::uuid and event in ('case-vouchers.create', 'updates.create') order by position`,
    )
    const events = written.map(({ event }) => event)
    const beforeLastFee = events.slice(0, events.lastIndexOf('case-vouchers.create'))
    expect(beforeLastFee.filter((event) => event === 'updates.create')).toHaveLength(50)
    expect(events.filter((event) => event === 'updates.create')).toHaveLength(60)
  })

  it('count each other where they are for the same person', async () => {
    const due = await givenDue(1, [course[3] ?? {}])
    const { as, caseIds, userIds } = due
    const { customerId } = (await api.get(`/cases/${caseIds[0] ?? ''}`, { as })).body
    const vouchers = [{ amount: 120_000, date: '2026-02-15', dueDate: '2026-03-01' }]
    const other = await givenCase(api, { as, customerId, vouchers, status: 'VERIFIED' })
    // The limit is seven in a week.
    for (let count = 0; count < 6; count += 1) {
      const sms = { type: 'SMS', direction: 'OUTGOING', state: 'QUEUED', referenceId: caseIds[0], notes: '<p>Hej</p>' }
      const sent = await api.post('/interactions', { ...sms, addressee: { userId: userIds[0] } }, { as })
      expect(sent.status, sent.text).toBe(201)
    }
    await tick(due)
    const waiting = await api.database.read(
      as.tenantId,
      sql<{ isWaiting: boolean }>`
        select send_after is not null as "isWaiting" from interactions
        where tenant_id = ${as.tenantId}::uuid and created_by ->> 'type' = 'WORKFLOW'
          and reference_id = any (${[caseIds[0] ?? '', other.caseId]}::uuid[]) order by 1`,
    )
    expect(waiting).toEqual([{ isWaiting: false }, { isWaiting: true }])
  })
})

/** A worker on whose database a statement is refused. */
function refusing(services: WorkflowWorker, isRefused: (statement: Statement) => boolean): WorkflowWorker {
  const guarded = (transaction: Transaction): Transaction => {
    const many: Transaction['many'] = (statement) =>
      isRefused(statement)
        ? Promise.reject(problem('step-not-possible', message('The case has no debtor to write to.')))
        : transaction.many(statement)
    return { ...transaction, many }
  }
  const inTenantClosing: Database['inTenantClosing'] = (tenantId, work) =>
    services.database.inTenantClosing(tenantId, (transaction) => work(guarded(transaction)))
  const database = new Proxy(services.database, {
    get: (target, name) => {
      if (name === 'inTenantClosing') return inTenantClosing
      const member: unknown = Reflect.get(target, name, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  return { ...services, database }
}
