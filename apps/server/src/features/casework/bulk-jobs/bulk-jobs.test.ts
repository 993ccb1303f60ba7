import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCaseGroup, givenCustomer } from '../../../../test/given.ts'
import { auditOf } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { standardEndReasonId } from '../end-reasons/index.ts'
import { standardUpdateTypeId } from '../updates/index.ts'
import { standardWorkflowId } from '../workflows/index.ts'
import { runQueuedBulkJobs } from './run-bulk-jobs.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

interface Given {
  readonly as: TestTenant
  readonly caseIds: string[]
}

async function given(count = 3): Promise<Given> {
  const as = await api.createTenant('Bulk')
  const caseIds: string[] = []
  for (let index = 0; index < count; index++) {
    caseIds.push((await givenCase(api, { as, status: 'VERIFIED' })).caseId)
  }
  return { as, caseIds }
}

/** Orders a job and checks it. */
async function check(on: Given, action: string, parameters: object, cases: object = { caseIds: on.caseIds }) {
  const ordered = await api.post('/bulk-jobs', { action, parameters, ...cases }, on)
  expect(ordered.status, ordered.text).toBe(201)
  await runQueuedBulkJobs(api.services)
  return (await api.get(`/bulk-jobs/${ordered.body.bulkJobId}`, on)).body
}

async function confirm(on: Given, { bulkJobId }: { bulkJobId: string }) {
  const confirmed = await api.post(`/bulk-jobs/${bulkJobId}/confirm`, undefined, on)
  expect(confirmed.status, confirmed.text).toBe(200)
  await runQueuedBulkJobs(api.services)
  return (await api.get(`/bulk-jobs/${bulkJobId}`, on)).body
}

async function undo(on: Given, { bulkJobId }: { bulkJobId: string }) {
  const ordered = await api.post(`/bulk-jobs/${bulkJobId}/undo`, undefined, on)
  expect(ordered.status, ordered.text).toBe(201)
  await runQueuedBulkJobs(api.services)
  return confirm(on, ordered.body)
}

const caseOf = async ({ as }: Given, caseId = ''): Promise<any> => (await api.get(`/cases/${caseId}`, { as })).body

describe('a job on many cases', () => {
  it('is tried without effect, confirmed, done as single actions, and undone', async () => {
    const on = await given()
    const [first = '', second = ''] = on.caseIds
    await api.patch(`/cases/${second}`, { tags: ['forår', 'vip'] }, on)
    const checked = await check(on, 'ADD_TAG', { tag: 'forår' })
    expect(checked).toMatchObject({ state: 'CHECKED', itemCount: 3, checkedCount: 3, doneCount: 0, refusedCount: 0 })
    expect((await caseOf(on, first)).tags).toEqual([])
    const done = await confirm(on, checked)
    expect(done).toMatchObject({ state: 'COMPLETED', doneCount: 3, undoableCount: 2 })
    expect((await caseOf(on, first)).tags).toEqual(['forår'])
    const [entry] = (await auditOf(api, first, on.as)).slice(-1)
    expect(entry).toMatchObject({ operation: 'patch-case', actor: { type: 'KEY', id: on.as.tokenId } })
    expect(await undo(on, checked)).toMatchObject({ action: 'UNDO', undoesJobId: checked.bulkJobId, doneCount: 2 })
    expect((await caseOf(on, first)).tags).toEqual([])
    expect((await caseOf(on, second)).tags).toEqual(['forår', 'vip'])
    expect((await api.post(`/bulk-jobs/${checked.bulkJobId}/undo`, undefined, on)).body.code).toBe('bulk-job-state')
  })

  it('sends an e-mail to the debtor of each case from the template in their language, through the contact gate', async () => {
    const as = await api.createTenant('Mails')
    const template = { kind: 'email', handle: 'hello', name: 'Hej', language: 'da', subject: 'Sag', body: 'Hej' }
    const made = await api.post('/templates', template, { as })
    expect(made.status, made.text).toBe(201)
    const caseIds: string[] = []
    for (const details of [{ name: 'Mette', email: 'mette@post.example' }, { name: 'Uden mail' }]) {
      const { customerId } = await givenCustomer(api, { as, users: [{ details }] })
      caseIds.push((await givenCase(api, { as, customerId, status: 'VERIFIED' })).caseId)
    }
    const on = { as, caseIds }
    const mailsOf = async (caseId = ''): Promise<any[]> =>
      (await api.get(`/interactions?referenceId=${caseId}&type=EMAIL`, { as })).body.items
    const checked = await check(on, 'EMAIL', { templateHandle: 'hello' })
    expect(checked).toMatchObject({ state: 'CHECKED', itemCount: 2, refusedCount: 1 })
    expect(await mailsOf(caseIds[0])).toEqual([])
    const done = await confirm(on, checked)
    expect(done).toMatchObject({ state: 'COMPLETED', doneCount: 1, undoableCount: 0 })
    expect(await mailsOf(caseIds[0])).toMatchObject([
      { direction: 'OUTGOING', createdBy: { id: as.tokenId }, delivery: { subject: 'Sag' } },
    ])
    expect(await mailsOf(caseIds[1])).toEqual([])
    expect(await check(on, 'EMAIL', { templateHandle: 'missing' })).toMatchObject({ refusedCount: 2 })
    expect((await api.post('/bulk-jobs', { action: 'EMAIL', parameters: {}, caseIds }, { as })).status).toBe(422)
    const token = await api.createToken(as.tenantId, ['read:bulk-jobs', 'write:bulk-jobs', 'write:cases'])
    const order = { action: 'EMAIL', parameters: { templateHandle: 'hello' }, caseIds }
    expect((await api.post('/bulk-jobs', order, { as: { ...as, ...token } })).status).toBe(403)
  })

  it('chooses cases by the filters of the list, and refuses those to which it cannot be done', async () => {
    const on = await given()
    await api.patch(`/cases/${on.caseIds[0] ?? ''}`, { tags: ['x'] }, on)
    expect(await check(on, 'SET_GROUP', { groupId: null }, { filter: { tag: 'x' } })).toMatchObject({ itemCount: 1 })
    const endReasonId = standardEndReasonId('PAID')
    const checked = await check(on, 'END', { endReasonId }, { filter: { status: 'VERIFIED' } })
    expect(checked).toMatchObject({ itemCount: 3, refusedCount: 3 })
    const [item] = (await api.get(`/bulk-jobs/${checked.bulkJobId}/items?state=REFUSED`, on)).body.items
    expect(item.reason).toEqual({ en: 'The case has 1,200.00 outstanding.', da: 'Sagen har en restgæld på 1.200,00.' })
  })

  it('pauses, groups and ends cases, and takes each back', async () => {
    const on = await given(2)
    const [caseId = ''] = on.caseIds
    const { caseGroupId: groupId } = await givenCaseGroup(api, on)
    const withdrawn = standardEndReasonId('WITHDRAWN')
    const paused = await confirm(
      on,
      await check(on, 'PAUSE', { updateTypeId: standardUpdateTypeId('awaiting-creditor'), text: 'Ferie' }),
    )
    expect(paused.doneCount).toBe(2)
    expect((await caseOf(on, caseId)).paused).toBe(true)
    await undo(on, paused)
    expect((await caseOf(on, caseId)).paused).toBe(false)
    const grouped = await confirm(on, await check(on, 'SET_GROUP', { groupId }))
    expect((await caseOf(on, caseId)).groupId).toBe(groupId)
    await undo(on, grouped)
    expect((await caseOf(on, caseId)).groupId).toBeNull()
    const ended = await confirm(on, await check(on, 'END', { endReasonId: withdrawn }))
    expect((await caseOf(on, caseId)).status).toBe('ENDED')
    await undo(on, ended)
    expect((await caseOf(on, caseId)).status).toBe('VERIFIED')
  })

  it('starts a workflow on cases, and refuses those that have ended', async () => {
    const on = await given(2)
    const [caseId = '', ended = ''] = on.caseIds
    await api.patch(`/cases/${ended}`, { status: 'ENDED', endReasonId: standardEndReasonId('WITHDRAWN') }, on)
    const workflowId = standardWorkflowId('dk-consumer')
    const checked = await check(on, 'START_WORKFLOW', { workflowId })
    expect(checked).toMatchObject({ itemCount: 2, refusedCount: 1 })
    expect((await api.get(`/cases/${caseId}/workflow`, on)).body.state).toBeUndefined()
    expect(await confirm(on, checked)).toMatchObject({ doneCount: 1, undoableCount: 0 })
    expect((await api.get(`/cases/${caseId}/workflow`, on)).body).toMatchObject({ workflowId, state: 'RUNNING' })
    const unknown = await check(on, 'START_WORKFLOW', { workflowId: newId() })
    expect(unknown).toMatchObject({ itemCount: 2, refusedCount: 2 })
  })

  it('does nothing twice if workers run at once or die', async () => {
    const on = await given(4)
    const checked = await check(on, 'PAUSE', { updateTypeId: standardUpdateTypeId('awaiting-creditor') })
    await api.post(`/bulk-jobs/${checked.bulkJobId}/confirm`, undefined, on)
    let times = 0
    const dying = {
      ...api.services,
      clock: {
        now: () => {
          times += 1
          if (times > 4) throw new Error('killed')
          return api.clock.now()
        },
      },
    }
    await expect(runQueuedBulkJobs(dying)).rejects.toThrow('killed')
    const { doneCount } = (await api.get(`/bulk-jobs/${checked.bulkJobId}`, on)).body
    expect([1, 2, 3]).toContain(doneCount)
    api.clock.advance({ ms: 10 * 60_000 })
    await Promise.all([runQueuedBulkJobs(api.services), runQueuedBulkJobs(api.services)])
    expect((await api.get(`/bulk-jobs/${checked.bulkJobId}`, on)).body).toMatchObject({
      state: 'COMPLETED',
      doneCount: 4,
    })
    for (const caseId of on.caseIds) {
      expect((await api.get(`/updates?caseId=${caseId}`, on)).body.items).toHaveLength(1)
    }
  })

  it('needs the rights of the single action, also when it runs, and can be cancelled', async () => {
    const on = await given(1)
    const { tenantId } = on.as
    const few = { ...on.as, ...(await api.createToken(tenantId, ['write:bulk-jobs', 'read:bulk-jobs'])) }
    const order = { action: 'ADD_TAG', parameters: { tag: 'x' }, caseIds: on.caseIds }
    const refused = await api.post('/bulk-jobs', order, { as: few })
    expect([refused.status, refused.body.code]).toEqual([403, 'bulk-job-not-permitted'])
    const full = { ...on.as, ...(await api.createToken(tenantId, ['write:bulk-jobs', 'write:cases'])) }
    const { bulkJobId } = (await api.post('/bulk-jobs', order, { as: full })).body
    expect((await api.delete(`/tokens/${full.tokenId}`, on)).status).toBe(200)
    await runQueuedBulkJobs(api.services)
    expect((await api.get(`/bulk-jobs/${bulkJobId}`, on)).body).toMatchObject({ state: 'CHECKED', refusedCount: 1 })
    expect((await api.post(`/bulk-jobs/${bulkJobId}/cancel`, undefined, on)).body.state).toBe('CANCELLED')
    expect((await api.post(`/bulk-jobs/${bulkJobId}/confirm`, undefined, on)).body.code).toBe('bulk-job-state')
  })

  it('is refused without its parameters, without cases, and with those of another tenant', async () => {
    const on = await given(1)
    const other = await given(1)
    const bodies = [
      { action: 'ADD_TAG', caseIds: on.caseIds },
      { action: 'REOPEN' },
      { action: 'REOPEN', caseIds: on.caseIds, filter: {} },
      { action: 'REOPEN', caseIds: other.caseIds },
      { action: 'REOPEN', filter: { tag: 'nobody' } },
      { action: 'DROP', caseIds: on.caseIds },
      { action: 'ADD_TAG', parameters: { tag: { toString: 'x' } }, caseIds: on.caseIds },
    ]
    const answers = []
    for (const body of bodies) answers.push(await api.post('/bulk-jobs', body, on))
    expect(answers.map(({ status, body }) => [status, body.errors[0].path])).toEqual([
      [422, '/parameters/tag'],
      [422, '/caseIds'],
      [422, '/caseIds'],
      [422, '/caseIds'],
      [422, '/filter'],
      [422, '/action'],
      [422, '/parameters/tag'],
    ])
  })
})
