import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenCase, givenCreditor, givenCustomer, standardType, type VoucherFixture } from '../../../../test/given.ts'
import { eventsAbout } from '../../../../test/recorded.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { startSecondInstance, type SecondInstance } from '../../../../test/second-instance.ts'
import { startTestApp, type TestApp, testStart } from '../../../../test/test-app.ts'
import type { Database } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { message, problem } from '../../../problems/index.ts'
import { verifyLedger } from '../../money/ledger/index.ts'
import { standardUpdateTypeId } from '../updates/index.ts'
import { standardWorkflowId } from '../workflows/index.ts'
import { runWorkflows, runWorkflowsOf } from './run-workflows.ts'
import type { WorkflowWorker } from './prepare-cases.ts'

let api: TestApp
let second: SecondInstance
const failures: unknown[] = []
const logger = {
  error: (found: unknown) => {
    failures.push(found)
  },
}
beforeAll(async () => {
  api = await startTestApp()
  second = await startSecondInstance(api)
})
beforeEach(() => {
  api.clock.set(testStart)
  failures.length = 0
})
afterAll(async () => {
  await second.close()
  await api.close()
})

const dayMs = 86_400_000
const tenantOf = (): Tenant => ({
  ...{ tenantId: api.tenant.tenantId, name: 'Testbureau', timeZone: 'Europe/Copenhagen', language: 'da' },
})
const tick = (worker: WorkflowWorker = api.services) => runWorkflowsOf(worker, tenantOf(), logger)
/** Runs the workflows on each of the next days. */
async function live(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    await tick()
    api.clock.advance({ ms: dayMs })
  }
  expect(failures).toEqual([])
}
/** Runs the workflows at nine on each of these days, and on no other. */
async function liveOn(...days: readonly string[]): Promise<void> {
  for (const day of days) {
    api.clock.set(new Date(`${day}T09:00:00Z`))
    await tick()
  }
  expect(failures).toEqual([])
}
const workflowOf = async (caseId: string) => (await api.get(`/cases/${caseId}/workflow`)).body
const historyOf = async (caseId: string): Promise<string[]> =>
  (await workflowOf(caseId)).history
    .toReversed()
    .map((step: any) => `${step.at.slice(0, 10)} ${step.stepId} ${step.state}`)
const act = (caseId: string, verb: string, body: unknown) => api.post(`/cases/${caseId}/workflow/${verb}`, body)

async function givenWorkflow(steps: readonly object[], more: object = {}): Promise<string> {
  const { workflowId } = (await api.post('/workflows', { name: 'Prøve' })).body
  const saved = await api.patch(`/workflows/${workflowId}/draft`, { definition: { steps, ...more } })
  expect([saved.status, saved.body?.mistakes], saved.text).toEqual([200, []])
  const published = await api.post(`/workflows/${workflowId}/versions`)
  expect(published.status, published.text).toBe(201)
  return workflowId
}

const person = {
  name: 'Mette Sørensen',
  email: 'mette@post.example',
  phone: { locale: '45', number: '20123456' },
  address: { address: 'Havnegade 1', zipcode: '8000', city: 'Aarhus', country: 'DK' },
}
let references = 0
async function givenDebtor(creditor: object = {}): Promise<{ customerId: string; creditorId: string }> {
  const address = { address: 'Torvet 1', zipcode: '8000', city: 'Aarhus', country: 'DK' }
  const { creditorId } = (await api.post('/creditors', { name: 'Nordkyst El A/S', address, ...creditor })).body
  references += 1
  const customer = { creditorId, referenceId: `W-${references}`, users: [{ details: person }] }
  return { creditorId, customerId: (await givenCustomer(api, customer)).customerId }
}
/** A verified case of 1,200.00 that was due on 1 March. */
async function givenVerified(creditor: object = {}, more: object = {}): Promise<string> {
  const { customerId } = await givenDebtor(creditor)
  const vouchers = [{ amount: 120_000, date: '2026-02-15', dueDate: '2026-03-01' }]
  const { caseId } = await givenCase(api, { customerId, vouchers, ...more })
  expect((await api.patch(`/cases/${caseId}`, { status: 'VERIFIED' })).status).toBe(200)
  return caseId
}
const startOn = async (caseId: string, workflowId: string) => {
  const started = await api.post(`/cases/${caseId}/workflow`, { workflowId })
  expect(started.status, started.text).toBe(201)
}
const letter = { id: 'letter', type: 'letter', template: 'reminder' }

describe('the Danish workflow for consumers', () => {
  it('sends two reminders with fees, the demand of § 10 and an offer, and leaves the rest to a person', async () => {
    const caseId = await givenVerified({ defaultChainId: standardWorkflowId('dk-consumer') })
    // The day before each step, and the day itself.
    await liveOn(...['2026-03-02', '2026-03-10', '2026-03-11', '2026-03-20', '2026-03-21', '2026-03-30', '2026-03-31'])
    await liveOn(...['2026-04-13', '2026-04-14', '2026-04-27', '2026-04-28'])
    expect(await historyOf(caseId)).toEqual([
      ...['2026-03-11 fee-1 DONE', '2026-03-11 reminder-1 DONE', '2026-03-11 email DONE'],
      ...['2026-03-21 fee-2 DONE', '2026-03-21 reminder-2 DONE'],
      ...['2026-03-31 demand DONE', '2026-04-14 plan DONE', '2026-04-28 review DONE'],
    ])
    const view = await workflowOf(caseId)
    expect(view).toMatchObject({ state: 'DONE', outlook: 'OVER', chosenBy: 'CREDITOR', upcoming: [], version: 1 })
    expect(view.history[0].by).toEqual({
      type: 'WORKFLOW',
      id: standardWorkflowId('dk-consumer'),
      name: 'Danmark, privat',
    })
    const { items: updates } = (await api.get(`/updates?caseId=${caseId}`)).body
    expect(updates[0]).toMatchObject({
      ...{ updateTypeId: standardUpdateTypeId('task'), byWorkflowId: standardWorkflowId('dk-consumer') },
      responsibleType: 'caseworker',
    })
    expect((await api.get(`/cases/${caseId}`)).body.outstanding).toBe(140_000)
    const report = await verifyLedger(api.database, [{ tenantId: api.tenant.tenantId, name: 'Testbureau' }])
    expect(report.checks.filter(({ ok }) => !ok)).toEqual([])
  })

  it('stops when the debt is paid, and is held when the case is reopened', async () => {
    const caseId = await givenVerified({ defaultChainId: standardWorkflowId('dk-consumer') })
    await liveOn('2026-03-02', '2026-03-11', '2026-03-14')
    const { items } = (await api.get(`/case-vouchers/${caseId}`)).body
    const paid = await Promise.all(
      items
        .filter(({ outstanding }: any) => outstanding > 0)
        .map(({ caseVoucherId, outstanding }: any) =>
          api.post('/direct-payments', { caseVoucherId, amount: outstanding }),
        ),
    )
    expect(paid.map(({ status }) => status)).toEqual([201, 201])
    await liveOn('2026-03-14', '2026-03-21', '2026-04-20')
    expect(await workflowOf(caseId)).toMatchObject({ state: 'LEFT', outlook: 'OVER' })
    expect((await historyOf(caseId)).at(-1)).toBe('2026-03-11 email DONE')
    const { caseVoucherId } = paid[0]?.body
    await api.post(`/case-vouchers/${caseId}/${caseVoucherId}/reverse`, {})
    await liveOn('2026-04-21', '2026-05-20')
    expect(await workflowOf(caseId)).toMatchObject({ state: 'HELD', outlook: 'HELD' })
    expect((await act(caseId, 'release', undefined)).status).toBe(200)
    await liveOn('2026-05-23')
    expect((await historyOf(caseId)).at(-1)).toBe('2026-05-23 reminder-2 DONE')
  })

  it('is held when the case is reopened before the workflow noticed its end, unless it was started again since', async () => {
    const workflowId = await givenWorkflow([{ id: 'w', type: 'wait', days: 5 }, letter])
    for (const isStartedAgain of [false, true]) {
      const { caseId, voucherId } = await givenCase(api, { status: 'VERIFIED', vouchers: [1_000] })
      await startOn(caseId, workflowId)
      await tick()
      const paid = await api.post('/direct-payments', { caseVoucherId: voucherId, amount: 1_000 })
      expect((await api.get(`/cases/${caseId}`)).body.status).toBe('ENDED')
      await api.post(`/case-vouchers/${caseId}/${paid.body.caseVoucherId}/reverse`, {})
      if (isStartedAgain) await startOn(caseId, workflowId)
      await tick()
      expect(await workflowOf(caseId)).toMatchObject({ state: isStartedAgain ? 'RUNNING' : 'HELD' })
    }
  })
})

describe('claims that lapsed before the hourly check noticed', () => {
  it('are not in the letter of the next step, and a case with nothing else gets none', async () => {
    const workflowId = await givenWorkflow([letter])
    const lapsed = { amount: 500_000, date: '1990-01-15', dueDate: '1990-02-01' }
    const recent = { amount: 120_000, date: '2026-02-15', dueDate: '2026-03-01' }
    const of = async (vouchers: readonly VoucherFixture[]): Promise<string> => {
      const { customerId } = await givenDebtor()
      const { caseId } = await givenCase(api, { customerId, vouchers: [...vouchers], status: 'VERIFIED' })
      await startOn(caseId, workflowId)
      return caseId
    }
    const [both, old] = [await of([lapsed, recent]), await of([lapsed])]
    await tick()
    const [document] = (await api.get(`/documents?caseId=${both}`)).body.items
    const text = await textOfLetter(document.documentId)
    expect(text).toContain('1.200,00')
    expect(text).not.toContain('6.200,00')
    expect((await api.get(`/documents?caseId=${old}`)).body.items).toEqual([])
    expect((await api.get(`/cases/${both}`)).body.outstanding).toBe(120_000)
  })
})

/** A letter as its reader sees it. */
async function textOfLetter(documentId: string): Promise<string> {
  const url = `/v1/${api.tenant.tenantId}/documents/${documentId}/download`
  const { rawPayload } = await api.app.inject({ url, headers: { authorization: `Bearer ${api.tenant.token}` } })
  return readPdf(rawPayload).join(' ')
}

/** Every message of a workflow in its country: what it says, and how it writes amounts and dates. */
const countries = [
  {
    ...{ pack: 'no-consumer' as const, currency: 'NOK', country: 'NO', city: 'Oslo', language: 'nb' },
    reads: {
      'reminder-1': ['Purring: sak', 'Vi ber deg betale', '1 200,00 kr', '29. mars 2026'],
      email: ['Purring: sak', 'Vi skriver til deg på vegne av Nordkyst El AS', 'Vennlig hilsen'],
      'reminder-2': ['Inkassovarsel: sak', 'inkassovarsel etter inkassoloven § 9', 'kan kravet gå til inkasso'],
      demand: ['Betalingsoppfordring: sak', 'Betal eller kom med innsigelser innen', 'Hovedstol', 'Inkassokostnader'],
    },
  },
  {
    ...{ pack: 'se-consumer' as const, currency: 'SEK', country: 'Sverige', city: 'Stockholm', language: 'sv' },
    reads: {
      'reminder-1': ['Påminnelse: ärende', 'Vi ber dig betala', '1 200,00 kr', '2026'],
      email: ['Påminnelse: ärende', 'Vi skriver till dig på uppdrag av Nordkyst El AS', 'Med vänlig hälsning'],
      demand: ['Inkassokrav: ärende', 'betalningsföreläggande hos Kronofogden', 'Kapitalbelopp', 'Inkassokostnader'],
    },
  },
] as const

describe('the workflows for other countries', () => {
  it.each(countries)('$pack writes $language', async ({ pack, currency, country, city, language, reads }) => {
    const address = { address: 'Torget 1', zipcode: '10010', city, country }
    const creditor = { name: 'Nordkyst El AS', address, defaultChainId: standardWorkflowId(pack) }
    const caseId = await givenVerified(creditor, { currency })
    expect((await api.patch(`/cases/${caseId}`, { rulePack: pack })).body.rulePack).toBe(pack)
    const days = Array.from({ length: 50 }, (_, day) => new Date(Date.UTC(2026, 2, 5 + day)).toISOString().slice(0, 10))
    await liveOn(...days)
    const { history } = await workflowOf(caseId)
    const said = new Map<string, string>()
    for (const { stepId, effect } of history) {
      if (effect?.documentId !== undefined) {
        const { body } = await api.get(`/documents/${effect.documentId}`)
        expect(body.language).toBe(language)
        said.set(stepId, `${body.subject} ${await textOfLetter(effect.documentId)}`)
      } else if (effect?.interactionId !== undefined) {
        const { body } = await api.get(`/interactions/${effect.interactionId}`)
        said.set(stepId, `${body.delivery.subject} ${body.notes}`)
      }
    }
    for (const [stepId, words] of Object.entries(reads))
      for (const word of words) expect(said.get(stepId)?.replaceAll(/\s+/g, ' '), stepId).toContain(word)
    expect([...said.keys()].sort()).toEqual(Object.keys(reads).sort())
  })
})

describe('the workflow of a case', () => {
  it('is its own, else that of its group, else of its creditor; a pending case follows the one for clients', async () => {
    const [chain, client, grouped, own] = await Promise.all(
      Array.from({ length: 4 }, () => givenWorkflow([{ id: 'w', type: 'wait', days: 100 }])),
    )
    const creditor = { defaultChainId: chain, defaultClientChainId: client }
    const { customerId } = await givenDebtor(creditor)
    const { body: group } = await api.post('/case-groups', { label: 'G', settings: { defaultWorkflowId: grouped } })
    const { caseId: pending } = await givenCase(api, { customerId })
    const verified = await givenVerified(creditor)
    const inGroup = await givenVerified(creditor, { groupId: group.id })
    await tick()
    const chosen = async (caseId: string) => {
      const { workflowId, chosenBy } = await workflowOf(caseId)
      return [workflowId, chosenBy]
    }
    expect(await Promise.all([pending, verified, inGroup].map(chosen))).toEqual([
      ...[
        [client, 'CLIENT'],
        [chain, 'CREDITOR'],
        [grouped, 'GROUP'],
      ],
    ])
    await startOn(inGroup, own!)
    await api.patch(`/cases/${pending}`, { status: 'VERIFIED' })
    await tick()
    expect(await Promise.all([pending, inGroup].map(chosen))).toEqual([
      [chain, 'CREDITOR'],
      [own, 'CASE'],
    ])
  })

  it('does not start before a version is published, and keeps its version until it is moved', async () => {
    const workflowId = await givenWorkflow([{ id: 'w', type: 'wait', days: 5 }, letter])
    const caseId = await givenVerified()
    expect((await api.get(`/cases/${caseId}/workflow`)).status).toBe(404)
    await startOn(caseId, workflowId)
    const definition = {
      steps: [
        { id: 'w', type: 'wait', days: 50 },
        { ...letter, id: 'late' },
      ],
    }
    await api.patch(`/workflows/${workflowId}/draft`, { definition })
    expect((await api.post(`/workflows/${workflowId}/versions`)).body).toMatchObject({ version: 2, definition })
    expect((await api.post(`/workflows/${workflowId}/versions`)).body.code).toBe('workflow-unchanged')
    expect(await workflowOf(caseId)).toMatchObject({ version: 1, publishedVersion: 2, until: '2026-03-07' })
    expect((await api.get(`/workflows/${workflowId}/use`)).body.versions).toEqual([{ version: 1, cases: 1 }])
    const move = { fromVersion: 1, toVersion: 2 }
    const moved = await api.post(`/workflows/${workflowId}/move-cases`, move)
    expect(moved.body, moved.text).toEqual({ moved: 1, held: 0, remaining: 0 })
    expect(await workflowOf(caseId)).toMatchObject({ version: 2, until: '2026-04-21' })
    expect((await api.delete(`/workflows/${workflowId}`)).body.usedBy).toEqual(['cases'])
    await expect(
      api.database.inTenant(api.tenant.tenantId, (transaction) =>
        transaction.run(sql`update workflow_versions set version = 9 where tenant_id = ${api.tenant.tenantId}::uuid`),
      ),
    ).rejects.toThrow(/permission denied/)
  })

  it('shows why it waits, what comes next and when', async () => {
    const caseId = await givenVerified()
    await startOn(caseId, standardWorkflowId('dk-consumer'))
    await tick()
    const view = await workflowOf(caseId)
    expect(view).toMatchObject({
      ...{ state: 'RUNNING', stepId: 'overdue', outlook: 'WAITING', waitsFor: 'wait', until: '2026-03-11' },
    })
    expect(view.upcoming.map(({ on, stepId }: any) => `${on} ${stepId}`)).toEqual([
      ...['2026-03-11 fee-1', '2026-03-11 reminder-1', '2026-03-11 email'],
      ...['2026-03-21 fee-2', '2026-03-21 reminder-2'],
    ])
    expect((await eventsAbout(api, caseId)).map(({ type }: any) => type)).toContain('case-workflows.update')
  })

  it('counts from a demand that was sent outside the service, and from a letter only once it was sent', async () => {
    const steps = [
      { id: 'wait', type: 'wait', until: 'daysSinceDemand >= 10' },
      { id: 'later', type: 'wait', days: 20, after: 'demand' },
      { ...letter, id: 'last' },
    ]
    const [recorded, printed] = [await givenVerified(), await givenVerified()]
    const workflowId = await givenWorkflow(steps)
    for (const caseId of [recorded, printed]) await startOn(caseId, workflowId)
    const unsent = await api.post('/documents', { caseId: printed, handle: 'demand', deadline: '2026-03-20' })
    expect(unsent.status, unsent.text).toBe(201)
    const fact = {
      kind: 'demand',
      date: '2026-02-28',
      deadline: '2026-03-12',
      channel: 'LETTER',
      note: 'Egen kreditor',
    }
    expect((await api.post('/limitation-facts', { caseId: recorded, ...fact })).status).toBe(201)
    await liveOn('2026-03-09', '2026-03-10', '2026-03-19', '2026-03-20')
    expect(await historyOf(recorded)).toEqual(['2026-03-20 last DONE'])
    expect(await workflowOf(printed)).toMatchObject({ stepId: 'wait', outlook: 'WAITING', waitsFor: 'until' })
  })

  it('can be skipped, held, continued and done again, with a reason', async () => {
    const workflowId = await givenWorkflow([letter, { id: 'w', type: 'wait', days: 10 }, { ...letter, id: 'last' }])
    const caseId = await givenVerified()
    await startOn(caseId, workflowId)
    const skipped = { stepId: 'letter', reason: 'Aftalt på telefonen' }
    expect((await act(caseId, 'skip', { ...skipped, stepId: 'w' })).status).toBe(422)
    expect((await act(caseId, 'skip', skipped)).body).toMatchObject({ stepId: 'w' })
    await act(caseId, 'hold', { reason: 'Afventer kreditor' })
    await live(20)
    expect(await workflowOf(caseId)).toMatchObject({ state: 'HELD', heldReason: 'Afventer kreditor' })
    expect((await act(caseId, 'release', undefined)).body).toMatchObject({ state: 'RUNNING' })
    await live(1)
    expect(await historyOf(caseId)).toEqual(['2026-03-02 letter SKIPPED', '2026-03-22 last DONE'])
    expect((await workflowOf(caseId)).history[1].reason.en).toBe('Aftalt på telefonen')
    expect((await act(caseId, 'redo', { stepId: 'last', reason: 'Brevet kom retur' })).body).toMatchObject({ round: 2 })
    await live(8)
    expect((await historyOf(caseId)).at(-1)).toBe('2026-03-29 last DONE')
    expect((await act(caseId, 'hold', { reason: 'x' })).body.code).toBe('no-case-workflow')
  })

  it('is paused by a pausing update, a dispute of everything and a promise, and goes on after them', async () => {
    const workflowId = await givenWorkflow([{ id: 'w', type: 'wait', days: 5 }, letter])
    const [promised, disputed, updated] = [await givenVerified(), await givenVerified(), await givenVerified()]
    for (const caseId of [promised, disputed, updated]) await startOn(caseId, workflowId)
    await api.post('/promises', { caseId: promised, dueAt: '2026-03-20' })
    const { items } = (await api.get(`/case-vouchers/${disputed}`)).body
    const { body: dispute } = await api.post('/disputes', { caseVoucherId: items[0].caseVoucherId, reason: 'Betalt' })
    const awaiting = { updateTypeId: standardUpdateTypeId('awaiting-creditor'), referenceId: updated }
    const { body: update } = await api.post('/updates', awaiting)
    await live(10)
    for (const caseId of [promised, disputed, updated]) {
      expect((await workflowOf(caseId)).outlook).toBe('PAUSED')
      expect(await historyOf(caseId)).toEqual([])
    }
    await api.post(`/disputes/${dispute.disputeId}/decide`, { decision: 'REJECTED', answer: 'Ikke modtaget' })
    await api.patch(`/updates/${update.updateId}`, { continuedAt: '2026-03-12T09:00:00Z' })
    await live(20)
    // Three days after the end of a pause; the promise was for 20 March.
    expect(await historyOf(updated)).toEqual(['2026-03-15 letter DONE'])
    expect(await historyOf(disputed)).toEqual(['2026-03-15 letter DONE'])
    expect(await historyOf(promised)).toEqual(['2026-03-24 letter DONE'])
  })
})

describe('gates', () => {
  it('a fee that comes too early waits for its first lawful day, and one too many is passed over', async () => {
    const fee = (id: string) => ({ id, type: 'fee', voucherType: 'reminder-fee', amount: 10_000 })
    const caseId = await givenVerified()
    await startOn(caseId, await givenWorkflow([fee('a'), fee('b'), fee('c'), fee('d'), { ...letter, id: 'z' }]))
    await tick()
    expect((await workflowOf(caseId)).history[0]).toMatchObject({
      ...{ stepId: 'a', state: 'REFUSED', attempts: 1, retryAt: '2026-03-10T23:00:00.000Z' },
      reason: { code: 'charge-not-allowed' },
    })
    await live(45)
    expect(await historyOf(caseId)).toEqual([
      ...['2026-03-11 a DONE', '2026-03-21 b DONE', '2026-03-31 c DONE', '2026-03-31 d SKIPPED', '2026-03-31 z DONE'],
    ])
  })

  it('a demand without a known amount is tried once a day at most, and again after a week', async () => {
    const vouchers = [{ amount: 100_000, date: '2026-01-15', dueDate: '2026-02-15', interestRule: 'statutory' }]
    const caseId = await givenVerified({}, { rulePack: 'dk-consumer', vouchers })
    await startOn(caseId, await givenWorkflow([{ ...letter, template: 'demand' }]))
    const refusals = async (): Promise<unknown[]> =>
      (await workflowOf(caseId)).history.map(({ state, attempts, reason, retryAt }: any) => [
        ...[state, attempts, reason.code, retryAt.slice(0, 10)],
      ])
    // Every run ends, although each refusal is news about the case.
    await liveOn('2026-03-02')
    await api.post('/interactions', { type: 'NOTE', referenceId: caseId, notes: 'Ringet' })
    await liveOn('2026-03-02')
    expect(await refusals()).toEqual([['REFUSED', 1, 'demand-not-possible', '2026-03-08']])
    await liveOn('2026-03-08', '2026-03-09')
    expect(await refusals()).toEqual([['REFUSED', 2, 'demand-not-possible', '2026-03-15']])
  })

  it('a court claim waits for the deadline of the demand, and the workflow waits for the court', async () => {
    const caseId = await givenVerified({}, { rulePack: 'dk-consumer' })
    const demand = { caseId, kind: 'demand', date: '2026-03-01', deadline: '2026-03-15', note: 'Sendt af kreditor' }
    await api.post('/limitation-facts', demand)
    const steps = [
      { id: 'court', type: 'court' },
      { id: 'wait', type: 'wait', until: 'courtState == "ENDORSED"' },
      { id: 'task', type: 'task', text: 'Send til fogedretten' },
    ]
    await startOn(caseId, await givenWorkflow(steps))
    await live(18)
    expect(await historyOf(caseId)).toEqual(['2026-03-16 court DONE'])
    const [{ courtClaimId, createdBy }] = (await api.get(`/court-claims?caseId=${caseId}`)).body.items
    expect(createdBy.type).toBe('WORKFLOW')
    const change = async (body: object): Promise<void> => {
      const { status, text } = await api.post(`/court-claims/${courtClaimId}/change`, body)
      expect(status, text).toBe(200)
    }
    await change({ state: 'FILED', date: '2026-03-17', court: 'Retten i Aarhus' })
    await change({ state: 'SERVED', date: '2026-03-18' })
    await live(15)
    expect(await historyOf(caseId)).toHaveLength(1)
    await change({ state: 'ENDORSED', date: '2026-04-03' })
    await live(2)
    expect(await historyOf(caseId)).toEqual(['2026-03-16 court DONE', '2026-04-04 task DONE'])
  })

  it('a court claim that is not possible is passed over', async () => {
    const caseId = await givenVerified({}, { rulePack: 'no-consumer' })
    await startOn(
      caseId,
      await givenWorkflow([
        { id: 'court', type: 'court' },
        { ...letter, id: 'z' },
      ]),
    )
    await live(1)
    expect((await workflowOf(caseId)).history.find(({ stepId }: any) => stepId === 'court')).toMatchObject({
      ...{ state: 'SKIPPED', reason: { code: 'court-claim-not-possible' } },
    })
  })

  it('a person who must not be contacted gets no letter, and the refusal is recorded once a week', async () => {
    const caseId = await givenVerified()
    const [{ userId }] = (await api.get(`/cases/${caseId}/contact-gate`)).body.people
    const restricted = await api.post('/contact-restrictions', { userId, kind: 'deceased', reason: 'CPR' })
    expect(restricted.status, restricted.text).toBe(201)
    await startOn(caseId, await givenWorkflow([letter]))
    await live(16)
    const { history, state } = await workflowOf(caseId)
    expect([state, history]).toMatchObject([
      'RUNNING',
      [{ state: 'REFUSED', attempts: 3, reason: { code: 'contact-refused' } }],
    ])
    const { items: sent } = (await api.get(`/interactions?caseId=${caseId}`)).body
    expect(sent).toEqual([])
  })
})

describe('simulate', () => {
  it('plays a portfolio forward by two versions, and changes nothing', async () => {
    const { customerId, creditorId } = await givenDebtor()
    const vouchers = [{ amount: 120_000, date: '2026-02-15', dueDate: '2026-03-01' }]
    const { caseId } = await givenCase(api, { customerId, vouchers })
    const workflowId = await givenWorkflow([{ id: 'w', type: 'wait', days: 8 }, letter])
    const steps = [letter, { id: 'w', type: 'wait', days: 8 }, { ...letter, id: 'two' }]
    await api.patch(`/workflows/${workflowId}/draft`, { definition: { steps } })
    await api.post(`/workflows/${workflowId}/versions`)
    const body = { creditorId, cases: 10, weeks: 3, compareWith: 1 }
    const { status, body: found, text } = await api.post(`/workflows/${workflowId}/simulate`, body)
    expect([status, found.from, found.cases], text).toEqual([200, '2026-03-02', 1])
    const letters = found.results.map(({ version, weeks }: any) => [version, weeks.map((week: any) => week.letters)])
    expect(letters).toEqual([
      [2, [1, 1, 0]],
      [1, [0, 1, 0]],
    ])
    expect((await api.get(`/cases/${caseId}/workflow`)).status).toBe(404)
    expect((await api.post(`/workflows/${workflowId}/simulate`, { ...body, compareWith: 9 })).status).toBe(422)
    const assumed = (await api.post(`/workflows/${workflowId}/simulate`, { ...body, paidPercent: 25 })).body
    const cash = assumed.results.map(({ weeks }: any) => weeks.map((week: any) => week.cash))
    const paid = (amount: number): object[] => [{ currency: 'DKK', amount }]
    expect(cash).toEqual([
      [[], paid(30_000), paid(22_500)],
      [[], [], paid(30_000)],
    ])
    const unknown = { ...body, creditorId: '11111111-1111-4111-8111-111111111111' }
    expect((await api.post(`/workflows/${workflowId}/simulate`, unknown)).body.code).toBe('unknown-reference')
  })
})

describe('simulate without a version', () => {
  const simulated = (found: any): [number, number[], number][] =>
    found.results.map(({ version, weeks }: any) => [
      version,
      weeks.map((week: any) => week.letters),
      weeks.reduce((sum: number, week: { feeAmount: number }) => sum + week.feeAmount, 0),
    ])

  it('plays steps that are stored nowhere, also of a workflow that was never published', async () => {
    const { customerId, creditorId } = await givenDebtor()
    await givenCase(api, { customerId, vouchers: [{ amount: 120_000, date: '2026-02-15', dueDate: '2026-03-01' }] })
    const { workflowId } = (await api.post('/workflows', { name: 'Kladde' })).body
    const definition = { steps: [letter, { id: 'w', type: 'wait', days: 8 }, { ...letter, id: 'two' }] }
    const body = { creditorId, cases: 10, weeks: 2 }
    const path = `/workflows/${workflowId}/simulate`
    expect((await api.post(path, body)).body.code).toBe('workflow-not-published')
    expect(simulated((await api.post(path, { ...body, definition })).body)).toEqual([[null, [1, 1], 0]])
    expect((await api.get(`/workflows/${workflowId}/draft`)).body.definition).toBeNull()
    const broken = { steps: [{ id: 'c', type: 'condition', if: 'amountDue >' }] }
    expect((await api.post(path, { ...body, definition: broken })).body).toMatchObject({
      code: 'workflow-incomplete',
      errors: [{ path: '/definition/steps/0/if' }],
    })
    const published = await givenWorkflow([letter])
    const compared = { ...body, definition, compareWith: 1 }
    expect(simulated((await api.post(`/workflows/${published}/simulate`, compared)).body)).toEqual([
      [null, [1, 1], 0],
      [1, [1, 0], 0],
    ])
  })

  it('plays the cases of an uploaded file, which are not imported', async () => {
    const { creditorId } = await givenCreditor(api, { referenceId: 'FIL' })
    const voucher = { voucherTypeId: standardType.principal, source: 'CREDITOR', date: '2026-01-01' }
    const caseOf = (referenceId: string, amount: number, more: object = {}, paid = 0): object => ({
      ...{ creditorReference: 'FIL', currency: 'DKK', customer: { referenceId, users: [], ...more } },
      caseVouchers: [
        {
          ...{ ...voucher, amount, referenceId: `F-${referenceId}`, dueDate: '2026-02-01' },
          referenceVouchers: paid === 0 ? [] : [{ ...voucher, voucherTypeId: standardType.deposit, amount: paid }],
        },
      ],
    })
    const lines = [
      caseOf('S-1', 100_000),
      caseOf('S-2', 60_000, { isCompany: true }),
      // Paid in full, so that nothing comes next.
      caseOf('S-3', 5_000, {}, 5_000),
      { nonsense: true },
    ]
    const content = Buffer.from(lines.map((line) => JSON.stringify(line)).join('\n')).toString('base64')
    const { importId } = (await api.post('/imports?kind=cases', { fileName: 'nye.ndjson', content })).body
    const steps = [
      { id: 'business', type: 'condition', if: 'isCompany', then: 'fee' },
      { id: 'first', type: 'letter', template: 'reminder' },
      { id: 'over', type: 'end' },
      { id: 'fee', type: 'fee', voucherType: 'reminder-fee', amount: 10_000 },
      { ...letter, id: 'second' },
    ]
    const { workflowId } = (await api.post('/workflows', { name: 'Fil' })).body
    const path = `/workflows/${workflowId}/simulate`
    const body = { importId, definition: { steps }, cases: 100, weeks: 1, paidPercent: 50 }
    const found = (await api.post(path, body)).body
    expect([found.cases, found.refusedRows, simulated(found)]).toEqual([3, 1, [[null, [2], 10_000]]])
    expect((await api.post(path, { ...body, cases: 1 })).body).toMatchObject({ cases: 1 })
    const customers = (await api.get(`/customers?creditorId=${creditorId}`)).body.items
    expect(customers).toEqual([])
    expect((await api.get(`/imports/${importId}`)).body.doneRows).toBe(0)
    // The right to read the file is needed even to learn whether it exists.
    const narrow = { ...api.tenant, ...(await api.createToken(api.tenant.tenantId, ['write:workflows'])) }
    const stranger = await api.createTenant('Fremmed fil')
    for (const id of [importId, stranger.tenantId]) {
      const answer = await api.post(path, { ...body, importId: id }, { as: narrow })
      expect(answer.body).toMatchObject({ status: 403, code: 'simulation-not-permitted' })
    }
    const other = (await api.post('/imports?kind=cases', { fileName: 'a.ndjson', content }, { as: stranger })).body
    expect((await api.post(path, { ...body, importId: other.importId })).body.code).toBe('unknown-reference')
    await api.post(`/imports/${importId}/cancel`)
    expect((await api.post(path, body)).body.code).toBe('import-state')
  })
})

describe('workers', () => {
  /** Everything that the workflow of a case has sent and charged. */
  async function effectsOf(caseIds: readonly string[]): Promise<Record<string, number>[]> {
    return api.database.read(
      api.tenant.tenantId,
      sql<Record<string, number>>`
        select (select count(*)::integer from documents d where d.tenant_id = c.tenant_id and d.case_id = c.case_id) as letters,
          (select count(*)::integer from interactions i
           where i.tenant_id = c.tenant_id and i.reference_id = c.case_id and i.direction = 'OUTGOING') as messages,
          (select count(*)::integer from case_vouchers v
           where v.tenant_id = c.tenant_id and v.case_id = c.case_id and v.category = 'fee') as fees,
          (select count(*)::integer from updates u where u.tenant_id = c.tenant_id and u.case_id = c.case_id) as tasks
        from cases c where c.tenant_id = ${api.tenant.tenantId}::uuid and c.case_id = any (${caseIds}::uuid[])`,
    )
  }
  const course = [
    { id: 'fee', type: 'fee', voucherType: 'reminder-fee', amount: 10_000 },
    letter,
    { id: 'mail', type: 'email', template: 'reminder' },
    { id: 'sms', type: 'sms', text: 'Se dit brev' },
    { id: 'task', type: 'task', text: 'Ring' },
  ]
  const once = { letters: 1, messages: 3, fees: 1, tasks: 1 }

  async function givenDue(count: number): Promise<string[]> {
    const workflowId = await givenWorkflow(course)
    const caseIds: string[] = []
    for (let index = 0; index < count; index += 1) {
      const caseId = await givenVerified()
      await startOn(caseId, workflowId)
      caseIds.push(caseId)
    }
    api.clock.set(new Date('2026-04-01T09:00:00Z'))
    return caseIds
  }

  it('share the cases that are due, and do nothing twice', async () => {
    const caseIds = await givenDue(6)
    await Promise.all([tick(), tick(second.services), tick(), tick(second.services)])
    expect(failures).toEqual([])
    expect(await effectsOf(caseIds)).toEqual(caseIds.map(() => once))
    expect(await tick()).toBe(0)
  })

  it('that die at any moment leave nothing undone and nothing twice', async () => {
    const caseIds = await givenDue(2)
    let deaths = 0
    for (const call of [1, 2, 3, 1, 2, 3]) {
      for (const moment of ['before', 'after'] as const) {
        await tick(dyingWorker(api.services, call, moment)).catch((error: unknown) => failures.push(error))
        deaths += failures.length
        failures.length = 0
        // The lease of the dead worker ends.
        api.clock.advance({ ms: 61_000 })
      }
    }
    expect(deaths).toBeGreaterThan(5)
    await tick()
    expect(await effectsOf(caseIds)).toEqual(caseIds.map(() => once))
  })

  it('try a step again soon if the file store was not available, and do not take that for a refusal', async () => {
    const workflowId = await givenWorkflow([letter])
    const { caseId } = await givenCase(api, { status: 'VERIFIED' })
    await startOn(caseId, workflowId)
    const files = new Proxy(api.services.files, {
      get: () => () =>
        Promise.reject(
          problem('unavailable', message('The file store is not available right now. Try again shortly.')),
        ),
    })
    await tick({ ...api.services, files })
    expect(failures).not.toEqual([])
    failures.length = 0
    expect(await historyOf(caseId)).toEqual([])
    api.clock.advance({ ms: 61_000 })
    await tick()
    expect(await historyOf(caseId)).toEqual([expect.stringMatching(/ DONE$/)])
  })

  it('do not stop at a tenant or case that fails', async () => {
    await givenDue(1)
    await runWorkflows(dyingWorker(api.services, 1, 'before'), logger)
    expect(failures.length).toBeGreaterThan(0)
  })
})

/** A worker whose connection is lost at its n-th command, before or after the commit. All later ones fail as well. */
function dyingWorker(services: WorkflowWorker, call: number, moment: 'before' | 'after'): WorkflowWorker {
  let calls = 0
  const lost = new Error('The connection was lost.')
  const inTenantClosing: Database['inTenantClosing'] = async (tenantId, work) => {
    calls += 1
    if (calls < call) return services.database.inTenantClosing(tenantId, work)
    if (calls > call) throw lost
    const result = await services.database.inTenantClosing(tenantId, async (transaction) => {
      const closing = await work(transaction)
      if (moment === 'before') throw lost
      return closing
    })
    void result
    throw lost
  }
  const database = new Proxy(services.database, {
    get: (target, name) => {
      if (name === 'inTenantClosing') return inTenantClosing
      const member: unknown = Reflect.get(target, name, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  return { ...services, database }
}
