import type { LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCustomer } from '../../../../test/given.ts'
import { clockWorker, moveClock } from '../../../../test/move-clock.ts'
import { eventsAbout } from '../../../../test/recorded.ts'
import { startSecondInstance, type SecondInstance } from '../../../../test/second-instance.ts'
import { LockHolder } from '../../../../test/lock-holder.ts'
import { startTestApp, type TestApp, type TestTenant, testStart } from '../../../../test/test-app.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { asOwner } from '../../../platform/database/as-owner.ts'
import type { Database } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { DayWork } from '../../../platform/feature/feature.ts'
import { registerDebtorWeb } from '../../messaging/debtor-web/index.ts'
import { runWorkflows, runWorkflowsOf } from '../../casework/case-workflows/run-workflows.ts'
import { standardWorkflowId } from '../../casework/workflows/index.ts'
import { postBooks } from '../../money/books/post-entries.ts'
import { verifyLedger } from '../../money/ledger/index.ts'
import { removeTestTenant } from '../tenants/index.ts'
import { runRemovals } from '../tenants/run-removals.ts'
import { runClockMoves } from './index.ts'

let api: TestApp
let second: SecondInstance
beforeAll(async () => {
  api = await startTestApp({ extend: (app, services) => registerDebtorWeb(app, services) })
  second = await startSecondInstance(api)
})
afterAll(async () => {
  await second.close()
  await api.close()
})

const givenTestTenant = (): Promise<TestTenant> => api.createTenant('Prøvebureau', { isTest: true })
const person = {
  name: 'Mette Sørensen',
  email: 'mette@post.example',
  phone: { locale: '45', number: '20123456' },
  address: { address: 'Havnegade 1', zipcode: '8000', city: 'Aarhus', country: 'DK' },
}

/** A verified case of 1,200.00 that was due on 1 March 2026 and follows the Danish workflow for consumers. */
async function givenVerified(as: TestTenant, referenceId = 'K-1'): Promise<string> {
  const address = { address: 'Torvet 1', zipcode: '8000', city: 'Aarhus', country: 'DK' }
  const creditor = { name: 'Nordkyst El A/S', address, defaultChainId: standardWorkflowId('dk-consumer') }
  const { creditorId } = (await api.post('/creditors', creditor, { as })).body
  const { customerId } = await givenCustomer(api, { as, creditorId, referenceId, users: [{ details: person }] })
  const vouchers = [{ amount: 120_000, date: '2026-02-15', dueDate: '2026-03-01' }]
  const { caseId } = await givenCase(api, { as, customerId, vouchers })
  const verified = await api.patch(`/cases/${caseId}`, { status: 'VERIFIED' }, { as })
  expect(verified.status, verified.text).toBe(200)
  return caseId
}

async function stepsOf(as: TestTenant, caseId: string): Promise<string[]> {
  const { history } = (await api.get(`/cases/${caseId}/workflow`, { as })).body
  return history.toReversed().map((step: any) => `${step.at.slice(0, 16)} ${step.stepId} ${step.state}`)
}

/** The life of a case by the Danish workflow, at noon of each day. Summer time starts on 29 March. */
const life = [
  ...['2026-03-11T11:00 fee-1 DONE', '2026-03-11T11:00 reminder-1 DONE', '2026-03-11T11:00 email DONE'],
  ...['2026-03-21T11:00 fee-2 DONE', '2026-03-21T11:00 reminder-2 DONE'],
  ...['2026-03-31T10:00 demand DONE', '2026-04-14T10:00 plan DONE', '2026-04-28T10:00 review DONE'],
]

describe('the clock of a test tenant', () => {
  it('moves day by day: workflows, e-mails in the outbox, interest and promises happen in order', async () => {
    const as = await givenTestTenant()
    const caseId = await givenVerified(as)
    const before = (await api.get('/clock', { as })).body
    expect(before).toMatchObject({
      isTest: true,
      now: testStart.toISOString(),
      today: '2026-03-02',
      offsetMs: 0,
      move: null,
    })
    await moveClock(api, as, '2026-05-01')
    expect(await stepsOf(as, caseId)).toEqual(life)
    const after = (await api.get('/clock', { as })).body
    expect(after).toMatchObject({ now: '2026-05-01T10:00:00.000Z', today: '2026-05-01', move: null })
    expect(after.offsetMs).toBe(Date.parse(after.now) - testStart.getTime())
    const mails = (await api.get('/outbox', { as })).body.items
    expect(mails.map(({ state, isCaptured, createdAt }: any) => [state, isCaptured, createdAt])).toEqual([
      ['SENT', true, '2026-03-11T11:00:00.000Z'],
    ])
    const [listed] = (await api.get('/clock-moves', { as })).body.items
    expect(listed).toMatchObject({ state: 'COMPLETED', dayCount: 60, daysDone: 60, from: testStart.toISOString() })
    expect((await api.get(`/clock-moves/${listed.clockMoveId}`, { as })).body).toEqual(listed)
    expect((await eventsAbout(api, listed.clockMoveId, as)).map(({ type }) => type)).toEqual([
      'clock-moves.create',
      'clock-moves.update',
    ])
    // What is written now is written on the tenant's day.
    const note = await api.post('/interactions', { type: 'NOTE', referenceId: caseId, notes: 'Hej' }, { as })
    const noted = (await api.get(`/interactions/${note.body.id}`, { as })).body
    expect(noted.createdAt.slice(0, 10)).toBe('2026-05-01')
    const balance = (await api.get(`/cases/${caseId}`, { as })).body
    expect(balance.outstanding).toBe(140_000)
    const { checks } = await verifyLedger(api.database, [{ tenantId: as.tenantId, name: 'Prøvebureau' }])
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
  })

  it('notices a broken promise and a lapsed claim on their days', async () => {
    const as = await givenTestTenant()
    const vouchers = [{ amount: 50_000, date: '2023-04-01', dueDate: '2023-04-10' }]
    const { caseId } = await givenCase(api, { as, rulePack: 'dk-consumer', vouchers })
    const promise = { caseId, amount: 10_000, dueAt: '2026-03-20' }
    expect((await api.post('/promises', promise, { as })).status).toBe(201)
    await moveClock(api, as, '2026-04-20')
    const days = await api.database.read(
      as.tenantId,
      sql<{ type: string; day: string }>`
        select type, (time at time zone 'Europe/Copenhagen')::date::text as day from events
        where tenant_id = ${as.tenantId}::uuid and type in ('promises.status-change', 'limitation-lapses.create')
        order by position`,
    )
    expect(days).toEqual([
      { type: 'promises.status-change', day: '2026-03-21' },
      { type: 'limitation-lapses.create', day: '2026-04-11' },
    ])
  })

  it('gives the same result after a worker died at every third stop, and with two workers at once', async () => {
    const as = await givenTestTenant()
    const caseId = await givenVerified(as)
    expect((await api.post('/clock-moves', { to: '2026-05-01' }, { as })).status).toBe(201)
    let stops = 0
    const dying: DayWork = () => {
      stops += 1
      if (stops % 3 === 0) throw new Error('The worker was killed.')
      return Promise.resolve()
    }
    const failures: unknown[] = []
    for (let run = 0; run < 100; run += 1) {
      const worker = clockWorker(
        run % 2 === 0 ? api.services : { ...api.services, database: second.services.database },
        failures,
      )
      const everyDay = { ...worker, dayWork: [...worker.dayWork, dying], dueWork: [() => sql`select true`] }
      const died = await runClockMoves(everyDay).then(
        () => false,
        () => true,
      )
      if (!died) break
      // The lease of the dead worker ends.
      await api.database.inTenant(as.tenantId, (transaction) =>
        transaction.run(sql`update clock_moves set leased_until = null where tenant_id = ${as.tenantId}::uuid`),
      )
    }
    expect(stops).toBeGreaterThan(60)
    expect(await stepsOf(as, caseId)).toEqual(life)
    expect((await api.get('/outbox', { as })).body.items).toHaveLength(1)
    expect(failures).toEqual([])
    const other = await givenTestTenant()
    const otherCaseId = await givenVerified(other)
    await api.post('/clock-moves', { to: '2026-05-01' }, { as: other })
    await Promise.all([
      runClockMoves(clockWorker(api.services, failures)),
      runClockMoves(clockWorker({ ...api.services, database: second.services.database }, failures)),
    ])
    expect(await stepsOf(other, otherCaseId)).toEqual(life)
  })

  it('is moved by its own worker only: jobs leave the tenant alone until it has arrived', async () => {
    const as = await givenTestTenant()
    const caseId = await givenVerified(as)
    const readBefore = { tenantId: as.tenantId, name: 'Prøvebureau', timeZone: 'Europe/Copenhagen', language: 'da' }
    expect((await api.post('/clock-moves', { to: '2026-03-12' }, { as })).status).toBe(201)
    const failures: unknown[] = []
    const logger = { error: (found: unknown) => failures.push(found) }
    const entries = async (): Promise<unknown> =>
      api.database.read(as.tenantId, sql`select position from journal_heads where tenant_id = ${as.tenantId}::uuid`)
    const atFirst = await entries()
    await runWorkflows(api.services, logger)
    // A job that read the tenant before the clock was stopped does not go on at a time that is past.
    expect(await runWorkflowsOf(api.services, readBefore, logger)).toBe(0)
    await postBooks(api.services)
    expect(await entries()).toEqual(atFirst)
    expect((await api.get(`/cases/${caseId}/workflow`, { as })).status).toBe(404)
    await runClockMoves(clockWorker(api.services, failures))
    expect(await stepsOf(as, caseId)).toEqual(life.slice(0, 3))
    expect(failures).toEqual([])
  })
})

/** Counts what a database is asked for. */
function counted(database: Database): { readonly database: Database; readonly counts: Record<string, number> } {
  const counts: Record<string, number> = { read: 0, inTenantClosing: 0, inTenant: 0 }
  const get = (target: Database, name: string): unknown => {
    const found: unknown = Reflect.get(target, name, target)
    if (typeof found !== 'function') return found
    return (...values: unknown[]): unknown => {
      if (name in counts) counts[name] = (counts[name] ?? 0) + 1
      return Reflect.apply(found, target, values)
    }
  }
  return { counts, database: new Proxy(database, { get: (target, name) => get(target, String(name)) }) }
}

describe('the cost of a move', () => {
  const moved = async (as: TestTenant, to: string): Promise<{ stops: number; counts: Record<string, number> }> => {
    expect((await api.post('/clock-moves', { to }, { as })).status).toBe(201)
    const { database, counts } = counted(api.database)
    let stops = 0
    const failures: unknown[] = []
    const worker = clockWorker({ ...api.services, database }, failures)
    const counting: DayWork = () => Promise.resolve((stops += 1))
    await runClockMoves({ ...worker, dayWork: [...worker.dayWork, counting] })
    expect(failures).toEqual([])
    return { stops, counts }
  }

  it('a day on which nothing is due costs one read', async () => {
    const as = await givenTestTenant()
    // What the tenant was created with is searched at the first stop.
    await moved(as, '2026-03-04')
    const { stops, counts } = await moved(as, '2027-03-04')
    expect(stops).toBeLessThanOrEqual(3)
    expect(counts['read']).toBeGreaterThanOrEqual(360)
    expect(counts['read']).toBeLessThan(400)
    expect(counts['inTenantClosing']).toBeLessThanOrEqual(5)
  })

  it('cases are visited together: those that wait in one transaction, steps in one, and e-mails in one', async () => {
    const as = await givenTestTenant()
    const count = 12
    const caseIds: string[] = []
    for (let index = 0; index < count; index += 1) caseIds.push(await givenVerified(as, `K-${index}`))
    const { stops, counts } = await moved(as, '2027-03-04')
    for (const caseId of caseIds) expect(await stepsOf(as, caseId)).toEqual(life)
    expect(stops).toBeLessThan(30)
    // Not one for each case: the steps of all, and their e-mails, which are for one address and therefore wait for each other.
    expect(counts['inTenantClosing']).toBeLessThan(count + life.length + stops * 6)
  })
})

describe('a letter of moved time', () => {
  const download = async ({ tenantId, token }: TestTenant, documentId: string): Promise<LightMyRequestResponse> =>
    api.app.inject({
      url: `/v1/${tenantId}/documents/${documentId}/download`,
      headers: { authorization: `Bearer ${token}` },
    })

  it('is rendered when it is opened, always from the data it was created with', async () => {
    const as = await givenTestTenant()
    const caseId = await givenVerified(as)
    await moveClock(api, as, '2026-03-12')
    const [letter] = (await api.get(`/documents?caseId=${caseId}`, { as })).body.items
    expect(letter).toMatchObject({ fileId: null, size: null, sha256: null })
    expect(letter.fileName).toMatch(/^\S.*\.pdf$/)
    const first = await download(as, letter.documentId)
    expect(first.statusCode).toBe(200)
    expect(readPdf(first.rawPayload).join(' ')).toContain('Mette Sørensen')
    // The debtor gets the same letter, by a link that shows it.
    const { url } = (await api.post('/links', { caseId }, { as })).body
    const page = new URL(url).pathname
    const shown = await api.app.inject({ url: page })
    expect(shown.payload).toContain(`${page}/files/${letter.documentId}`)
    const opened = await api.app.inject({ url: `${page}/files/${letter.documentId}` })
    expect(opened.rawPayload.equals(first.rawPayload)).toBe(true)
    expect((await api.app.inject({ url: `${page}/files/${caseId}` })).statusCode).toBe(404)
    // The creditor moves, but the letter was written before.
    const { creditorId } = (await api.get(`/cases/${caseId}`, { as })).body
    const address = { address: 'Nygade 2', zipcode: '8000', city: 'Aarhus', country: 'DK' }
    expect((await api.patch(`/creditors/${creditorId}`, { address }, { as })).status).toBe(204)
    expect((await download(as, letter.documentId)).rawPayload.equals(first.rawPayload)).toBe(true)
    expect((await api.get(`/documents/${letter.documentId}/download`)).status).toBe(404)
  })
})

describe('removing a test tenant', () => {
  const rowsOf = async (client: pg.Client, tenantId: string): Promise<number> => {
    let count = 0
    for (const { name } of await listTenantTables(client)) {
      const { rows } = await client.query(
        `select count(*)::int as count from ${pg.escapeIdentifier(name)} where tenant_id = $1`,
        [tenantId],
      )
      count += Number(rows[0].count)
    }
    return count
  }
  const listTenantTables = async (client: pg.Client): Promise<{ name: string }[]> =>
    (
      await client.query<{ name: string }>(`
        select c.relname as name from pg_class c
        join pg_attribute t on t.attrelid = c.oid and t.attname = 'tenant_id'
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`)
    ).rows

  it('deletes all its rows and no others, and refuses a real tenant', async () => {
    const as = await givenTestTenant()
    const other = await givenTestTenant()
    await givenVerified(as)
    await givenVerified(other)
    await moveClock(api, as, '2026-04-05')
    await asOwner(api.databaseUrl, async (client) => {
      const before = await rowsOf(client, other.tenantId)
      const own = await rowsOf(client, as.tenantId)
      expect(await removeTestTenant(client, as.tenantId)).toBe(own)
      expect(await rowsOf(client, as.tenantId)).toBe(0)
      expect(await rowsOf(client, other.tenantId)).toBe(before)
      await expect(removeTestTenant(client, api.tenant.tenantId)).rejects.toMatchObject({ code: 'not-found' })
      // The database itself does not let its owner delete rows of a real tenant.
      const deleted = await client.query('delete from end_reasons where tenant_id = $1', [api.tenant.tenantId])
      expect(deleted.rowCount).toBe(0)
    })
    expect((await api.get('/clock', { as })).status).toBe(401)
  })
})

describe('the removal of a test tenant', () => {
  const failures: unknown[] = []
  const logger = { info: () => undefined, error: (found: unknown) => void failures.push(found) }
  const remove = (as: TestTenant, name: unknown) => api.post('/removal', { name }, { as })

  it('is confirmed by its name, audited, and deletes its rows and files and no others', async () => {
    const as = await givenTestTenant()
    const other = await givenTestTenant()
    const caseId = await givenVerified(as)
    await givenVerified(other)
    const file = { fileName: 'a.txt', contentType: 'text/plain', content: Buffer.from('Kvittering').toString('base64') }
    for (const owner of [as, other]) expect((await api.post('/files', file, { as: owner })).status).toBe(201)
    const wrong = await remove(as, 'Prøvebureauet')
    expect([wrong.status, wrong.body.errors]).toMatchObject([422, [{ path: '/name' }]])
    await runRemovals(api.services, logger)
    expect((await api.get(`/cases/${caseId}`, { as })).status).toBe(200)
    const [asked, again] = [await remove(as, 'Prøvebureau'), await remove(as, 'Prøvebureau')]
    expect([asked.status, again.body]).toEqual([200, asked.body])
    expect((await api.get('/audit?subjectType=removal', { as })).body.items).toHaveLength(1)
    // Two workers at once: one removes, the other finds nothing.
    await Promise.all([runRemovals(api.services, logger), runRemovals(api.services, logger)])
    await runRemovals(api.services, logger)
    await expect.poll(async () => (await api.get('/clock', { as })).status).toBe(401)
    const filesOf = async ({ tenantId }: TestTenant): Promise<number> => {
      let count = 0
      for await (const { key } of api.services.files.list(tenantId)) count += key === '' ? 0 : 1
      return count
    }
    expect([await filesOf(as), await filesOf(other)]).toEqual([0, 1])
    expect((await api.get('/cases', { as: other })).body.items).toHaveLength(1)
    const left = await api.database.read(as.tenantId, sql<{ count: number }>`select count(*)::integer from cases`)
    expect(left).toEqual([{ count: 0 }])
  })

  it('waits for what is being written for the tenant, and deletes it too', async () => {
    const as = await givenTestTenant()
    const { tenantId } = as
    expect((await remove(as, 'Prøvebureau')).status).toBe(200)
    const writer = await LockHolder.connect(api.databaseUrl)
    await writer.holdFor(tenantId, `insert into tenant_counters (tenant_id, counter, value) values ($1, 'test', 1)`, [
      tenantId,
    ])
    const removed = runRemovals(api.services, logger)
    await writer.waitForWaiters()
    await writer.commit()
    await Promise.all([removed, writer.close()])
    expect(failures).toEqual([])
    await expect.poll(async () => (await api.get('/clock', { as })).status).toBe(401)
  })

  it('422: is refused for a real tenant, also by the database', async () => {
    const { tenantId } = api.tenant
    expect((await remove(api.tenant, 'Testbureau')).body.code).toBe('not-a-test-tenant')
    const flag = sql`update tenants set removal_requested_at = now() where tenant_id = ${tenantId}::uuid`
    await expect(api.database.inTenant(tenantId, (transaction) => transaction.run(flag))).rejects.toThrow(
      'tenants_removal_of_test_only',
    )
  })

  it('is carried out by a worker only, after somebody asked for it', async () => {
    const as = await givenTestTenant()
    const { tenantId } = as
    const call = sql<{ count: number | null }>`select remove_test_tenant(${tenantId}::uuid) as count`
    await expect(api.database.inTenant(tenantId, (transaction) => transaction.one(call))).rejects.toThrow(
      'Only a worker',
    )
    expect(await api.database.asWorker('jobs', (transaction) => transaction.one(call))).toEqual({ count: null })
    expect((await api.get('/clock', { as })).status).toBe(200)
  })
})

describe('a move', () => {
  const refused = async (as: TestTenant, to: string): Promise<unknown[]> => {
    const { status, body } = await api.post('/clock-moves', { to }, { as })
    return [status, body.code]
  }

  it('422: is refused for a real tenant, also by the database', async () => {
    expect(await refused(api.tenant, '2026-05-01')).toEqual([422, 'not-a-test-tenant'])
    expect((await api.get('/clock')).body).toMatchObject({ isTest: false, offsetMs: 0, now: testStart.toISOString() })
    const { tenantId } = api.tenant
    await expect(
      api.database.inTenant(tenantId, (transaction) =>
        transaction.run(sql`update tenants set clock_offset_ms = 1 where tenant_id = ${tenantId}::uuid`),
      ),
    ).rejects.toThrow('tenants_clock_of_test_only')
  })

  it('422: only goes forward, at most ten years, one at a time', async () => {
    const as = await givenTestTenant()
    for (const to of ['2026-03-02', '2026-03-01', '1999-01-01', '2036-03-03']) {
      expect(await refused(as, to)).toEqual([422, 'clock-only-forward'])
    }
    for (const to of ['tomorrow', '2026-02-30']) expect((await refused(as, to))[0]).toBe(422)
    const sent = await Promise.all(['2026-04-01', '2026-05-01'].map((to) => api.post('/clock-moves', { to }, { as })))
    expect(sent.map(({ status, body }) => body.code ?? status).sort()).toEqual([201, 'clock-is-moving'])
    expect((await api.get('/clock', { as })).body.move).toMatchObject({ state: 'RUNNING', daysDone: 0 })
  })

  it('404: is not visible to another tenant', async () => {
    const as = await givenTestTenant()
    const { clockMoveId } = (await api.post('/clock-moves', { to: '2026-04-01' }, { as })).body
    expect((await api.get(`/clock-moves/${clockMoveId}`)).status).toBe(404)
    expect((await api.get(`/clock-moves/${clockMoveId}`, { as })).status).toBe(200)
  })
})
