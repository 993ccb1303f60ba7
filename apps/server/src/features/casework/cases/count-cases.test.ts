import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCreditor, givenCustomer } from '../../../../test/given.ts'
import { startTestApp, type TestApp, type TestTenant, withRole } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'

let api: TestApp
let stranger: TestTenant
beforeAll(async () => {
  api = await startTestApp()
  stranger = await api.createTenant('Fremmed')
})
afterAll(() => api.close())

async function countFor(query: Record<string, string>): Promise<unknown> {
  const { status, body, text } = await api.get(`/cases/count?${new URLSearchParams(query).toString()}`)
  expect(status, text).toBe(200)
  return body
}

async function givenReminder(caseId: string, { remindedAt = '2026-03-01', hiddenFrom = null as string | null } = {}) {
  const type = await api.post('/updates/types', { label: 'Ring', hiddenPermissionLevel: hiddenFrom })
  const { updateTypeId } = type.body
  const { status, body, text } = await api.post('/updates', { updateTypeId, referenceId: caseId, remindedAt })
  expect(status, text).toBe(201)
  return body.updateId as string
}

describe('count cases', () => {
  it('200: counts the same cases as the list, and none of another tenant', async () => {
    const { creditorId } = await givenCreditor(api)
    const users = [{ details: { name: 'Ragnhild Tælleprøve' } }]
    const { customerId } = await givenCustomer(api, { creditorId, users })
    const first = await givenCase(api, { customerId, journalNumber: 'Tal-1' })
    await givenCase(api, { customerId })
    await givenCase(api, { creditorId })
    await givenCase(api, { as: stranger })
    await api.patch(`/cases/${first.caseId}`, { status: 'VERIFIED', tags: ['talt'] })
    const now = api.clock.now().toISOString()
    for (const [query, count] of [
      [{ creditorId }, 3],
      [{ customerId }, 2],
      [{ customerId, status: 'VERIFIED' }, 1],
      [{ creditorId, journalNumber: 'Tal-1' }, 1],
      [{ creditorId, tag: 'talt' }, 1],
      [{ creditorId, paused: 'true' }, 0],
      [{ creditorId, paused: 'false' }, 3],
      [{ creditorId, createdFrom: now }, 3],
      [{ creditorId, createdTo: now }, 0],
      [{ q: 'ragnhild taelle' }, 2],
      [{ q: 'ragnhild tælle' }, 2],
      [{ q: 'tal-1' }, 1],
    ] as const) {
      expect(await countFor(query), JSON.stringify(query)).toEqual({ count, isExact: true })
      const listed = await api.get(`/cases?${new URLSearchParams(query).toString()}`)
      expect(listed.body.items, JSON.stringify(query)).toHaveLength(count)
    }
    expect((await api.get('/cases/count', { as: stranger })).body).toEqual({ count: 1, isExact: true })
  })

  it('200: counts up to 1,000, and isExact is false if there are more', async () => {
    const { customerId, creditorId } = await givenCustomer(api, { users: [{ details: { name: 'Tusindfryd' } }] })
    const { tenantId } = api.tenant
    const add = (count: number): Promise<unknown> =>
      api.database.inTenant(tenantId, (transaction) =>
        transaction.run(sql`
          with numbered as (
            update tenant_counters set value = value + ${count}::integer
            where tenant_id = ${tenantId}::uuid and counter = 'cases'
            returning value
          )
          insert into cases (
            tenant_id, case_id, case_seq_id, creditor_id, customer_id, currency, status_time, created_at, created_by)
          select ${tenantId}::uuid, gen_random_uuid(), numbered.value - n, ${creditorId}::uuid, ${customerId}::uuid,
                 'DKK', now(), now(), '{}'
          from numbered, generate_series(0, ${count - 1}::integer) n`),
      )
    await add(1_000)
    expect(await countFor({ customerId })).toEqual({ count: 1_000, isExact: true })
    expect(await countFor({ q: 'tusindfryd' })).toEqual({ count: 1_000, isExact: true })
    await add(1)
    expect(await countFor({ customerId })).toEqual({ count: 1_000, isExact: false })
    expect(await countFor({ q: 'tusindfryd' })).toEqual({ count: 1_000, isExact: false })
  })

  it('422: an unknown reference, an unknown filter or a paging parameter', async () => {
    const pathsFor = async (query: string): Promise<string[]> => {
      const { status, body } = await api.get(`/cases/count?${query}`)
      expect(status).toBe(422)
      return body.errors.map(({ path }: { path: string }) => path)
    }
    const { customerId } = await givenCustomer(api, { as: stranger })
    expect(await pathsFor(`customerId=${customerId}&groupId=${newId()}`)).toEqual(['/customerId', '/groupId'])
    expect(await pathsFor('colour=red&pageSize=3&sort=createdAt')).toEqual(['/colour', '/pageSize', '/sort'])
  })
})

describe('reminderDue', () => {
  it('200: finds cases with or without a due reminder', async () => {
    const { creditorId } = await givenCreditor(api)
    const [due, later, done, none] = await Promise.all(Array.from({ length: 4 }, () => givenCase(api, { creditorId })))
    await givenReminder(due!.caseId)
    await givenReminder(later!.caseId, { remindedAt: '2026-03-03' })
    const continued = await givenReminder(done!.caseId)
    await api.patch(`/updates/${continued}`, { continuedAt: '2026-03-01' })
    const listed = async (wanted: string): Promise<Set<string>> => {
      const { body } = await api.get(`/cases?creditorId=${creditorId}&reminderDue=${wanted}`)
      return new Set(body.items.map(({ id }: { id: string }) => id))
    }
    expect(await listed('true')).toEqual(new Set([due!.caseId]))
    expect(await listed('false')).toEqual(new Set([later!.caseId, done!.caseId, none!.caseId]))
    expect(await countFor({ creditorId, reminderDue: 'true' })).toEqual({ count: 1, isExact: true })
    expect(await countFor({ creditorId, reminderDue: 'false' })).toEqual({ count: 3, isExact: true })
  })

  it('ignores updates hidden from the role of the caller', async () => {
    const { creditorId } = await givenCreditor(api)
    const { caseId } = await givenCase(api, { creditorId })
    await givenReminder(caseId, { hiddenFrom: 'caseworker' })
    const countAs = async (role: 'caseworker' | 'admin'): Promise<number> => {
      const as = withRole(api.tenant, role)
      return (await api.get(`/cases/count?creditorId=${creditorId}&reminderDue=true`, { as })).body.count
    }
    expect(await countAs('caseworker')).toBe(0)
    expect(await countAs('admin')).toBe(1)
  })
})
