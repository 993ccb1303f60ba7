import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  givenCase,
  givenCaseGroup,
  givenCreditor,
  givenPropertyType,
  givenUltimateCreditor,
} from '../../../../test/given.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { standardEndReasonId } from '../end-reasons/index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const paid = standardEndReasonId('PAID')
const missing = '01890000-0000-7000-8000-000000000000'

describe('patch case', () => {
  it('200: verifies, ends with a reason and reopens', async () => {
    const { caseId } = await givenCase(api, { vouchers: [] })
    api.clock.advance({ ms: 60_000 })
    const verified = await api.patch(`/cases/${caseId}`, { status: 'VERIFIED' })
    expect(verified.status).toBe(200)
    expect(verified.body).toMatchObject({
      status: 'VERIFIED',
      endReason: null,
      statusTime: api.clock.now().toISOString(),
    })
    const ended = await api.patch(`/cases/${caseId}`, { status: 'ENDED', endReasonId: paid })
    expect(ended.body).toMatchObject({ status: 'ENDED', endReason: 'PAID', endReasonId: paid })
    const reopened = await api.patch(`/cases/${caseId}`, { status: 'VERIFIED' })
    expect(reopened.body).toMatchObject({ status: 'VERIFIED', endReason: null, endReasonId: null })
    expect((await api.get(`/cases/${caseId}`)).body).toEqual(reopened.body)
  })

  it('emits cases.status-change for a new status and cases.update for every change', async () => {
    const { caseId } = await givenCase(api, { vouchers: [] })
    const { body } = await api.patch(`/cases/${caseId}`, { status: 'ENDED', endReasonId: paid })
    const { tenantId } = api.tenant
    const events = await api.database.read(
      tenantId,
      sql<{ type: string; data: unknown }>`
        select type, data from events
        where tenant_id = ${tenantId}::uuid and subject_id = ${caseId}::uuid and type <> 'cases.create' order by type`,
    )
    expect(events).toEqual([
      { type: 'cases.status-change', data: { caseId, status: 'ENDED', endReasonId: paid, handle: 'PAID' } },
      { type: 'cases.update', data: body },
    ])
    const audits = await api.database.read(
      tenantId,
      sql<{ before: { status: string }; after: { status: string } }>`
        select before, after from audit_entries
        where tenant_id = ${tenantId}::uuid and subject_id = ${caseId}::uuid and operation = 'patch-case'`,
    )
    expect(audits).toMatchObject([{ before: { status: 'PENDING' }, after: { status: 'ENDED' } }])
  })

  it('200: changes the given fields, clears with null and keeps the rest', async () => {
    const { creditorId } = await givenCreditor(api)
    const { ultimateCreditorId } = await givenUltimateCreditor(api, { creditorId })
    const { caseGroupId: groupId } = await givenCaseGroup(api)
    await givenPropertyType(api, { entity: 'case', handle: 'floor' })
    await givenPropertyType(api, { entity: 'case', handle: 'door' })
    const { caseId, caseSeqId } = await givenCase(api, { creditorId, properties: { floor: '1' } })
    const patch = { ultimateCreditorId, groupId, journalNumber: 'J-1', properties: { door: 'tv' } }
    expect((await api.patch(`/cases/${caseId}`, patch)).body).toMatchObject({
      ...patch,
      properties: { floor: '1', door: 'tv' },
      status: 'PENDING',
      updatedBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
    })
    const cleared = { ultimateCreditorId: null, groupId: null, journalNumber: null }
    expect((await api.patch(`/cases/${caseId}`, cleared)).body).toMatchObject({
      ...cleared,
      journalNumber: String(caseSeqId),
      properties: { floor: '1', door: 'tv' },
    })
  })

  it('422: a status change that is not allowed changes nothing', async () => {
    const { caseId } = await givenCase(api, { status: 'VERIFIED' })
    const before = (await api.get(`/cases/${caseId}`)).body
    for (const [patch, code] of [
      [{ status: 'PENDING' }, 'status-not-allowed'],
      [{ status: 'ENDED' }, 'end-reason-required'],
      [{ endReasonId: paid }, 'status-not-allowed'],
      [{ status: 'LOST' }, 'validation-failed'],
      [{ endReasonId: missing, groupId: missing, ultimateCreditorId: missing }, 'unknown-reference'],
      [{ properties: { nothing: 1 } }, 'validation-failed'],
    ] as const) {
      const { status, body } = await api.patch(`/cases/${caseId}`, patch)
      expect([status, body.code]).toEqual([422, code])
    }
    expect((await api.get(`/cases/${caseId}`)).body).toEqual(before)
  })

  it('200: a patch without changes emits no event and no audit entry, and keeps the version', async () => {
    const { creditorId } = await givenCreditor(api)
    const { ultimateCreditorId } = await givenUltimateCreditor(api, { creditorId })
    const { caseGroupId: groupId } = await givenCaseGroup(api)
    await givenPropertyType(api, { entity: 'case', handle: 'afdeling' })
    const { caseId } = await givenCase(api, { creditorId, vouchers: [] })
    const patch = {
      status: 'ENDED',
      endReasonId: paid,
      groupId,
      ultimateCreditorId,
      journalNumber: 'J-1',
      tags: ['b', 'a'],
      properties: { afdeling: 'Aarhus' },
    }
    const { body: before, headers } = await api.patch(`/cases/${caseId}`, patch)
    const traces = [(await eventsAbout(api, caseId)).length, (await auditOf(api, caseId)).length]
    api.clock.advance({ ms: 60_000 })
    const upper = { groupId: groupId.toUpperCase(), ultimateCreditorId: ultimateCreditorId.toUpperCase() }
    for (const same of [{}, patch, upper, { tags: ['a', 'b', 'a'] }, { properties: {} }]) {
      const { status, body, headers: again } = await api.patch(`/cases/${caseId}`, same)
      expect([status, body, again['etag']]).toEqual([200, before, headers['etag']])
    }
    expect([(await eventsAbout(api, caseId)).length, (await auditOf(api, caseId)).length]).toEqual(traces)
    for (const other of [{ tags: ['a'] }, { properties: { afdeling: null } }, { journalNumber: null }]) {
      const { body } = await api.patch(`/cases/${caseId}`, other)
      expect(body).not.toEqual(before)
    }
    expect((await auditOf(api, caseId)).length).toBe(traces[1]! + 3)
  })

  it('422: ending as PAID with money outstanding needs an override, whose reason is stored', async () => {
    const { caseId } = await givenCase(api, { vouchers: [500] })
    const end = { status: 'ENDED', endReasonId: paid.toUpperCase() }
    expect((await api.patch(`/cases/${caseId}`, end)).body).toMatchObject({
      status: 422,
      code: 'case-not-paid',
      outstanding: 500,
      errors: [{ path: '/endReasonId' }],
    })
    const withdrawn = { status: 'ENDED', endReasonId: standardEndReasonId('WITHDRAWN') }
    expect((await api.patch(`/cases/${caseId}`, withdrawn)).body).toMatchObject({
      endReason: 'WITHDRAWN',
      endOverride: null,
    })
    // Nor by way of another reason.
    expect((await api.patch(`/cases/${caseId}`, { endReasonId: paid })).body.code).toBe('case-not-paid')
    expect(
      (await api.patch(`/cases/${caseId}`, { endReasonId: paid, override: { reason: '' } })).body.errors,
    ).toMatchObject([{ path: '/override/reason' }])
    const override = { reason: 'Paid in cash at the counter' }
    const ended = await api.patch(`/cases/${caseId}`, { endReasonId: paid, override })
    const by = { type: 'KEY', id: api.tenant.tokenId, name: 'test' }
    expect(ended.body).toMatchObject({
      endReason: 'PAID',
      endOverride: { ...override, at: api.clock.now().toISOString(), by },
    })
    expect((await auditOf(api, caseId)).at(-1)).toMatchObject({ after: { endOverride: override } })
    // Other changes keep it, and reopening the case removes it.
    expect((await api.patch(`/cases/${caseId}`, { tags: ['kontant'] })).body.endOverride).toMatchObject(override)
    expect((await api.patch(`/cases/${caseId}`, { status: 'VERIFIED' })).body.endOverride).toBeNull()
  })

  it("404: another tenant's case looks exactly like a missing one", async () => {
    const { caseId } = await givenCase(api)
    const stranger = await api.createTenant('Fremmed')
    expect((await api.patch(`/cases/${caseId}`, { status: 'VERIFIED' }, { as: stranger })).status).toBe(404)
    expect((await api.patch(`/cases/${missing}`, { status: 'VERIFIED' })).status).toBe(404)
  })

  it('of two concurrent ends, the second finds the case ended', async () => {
    const { caseId } = await givenCase(api, { vouchers: [] })
    const answers = await Promise.all(
      ['PAID', 'WITHDRAWN'].map((handle) =>
        api.patch(`/cases/${caseId}`, { status: 'ENDED', endReasonId: standardEndReasonId(handle as 'PAID') }),
      ),
    )
    // Both succeed: the second only changes the reason. The last one wins.
    expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    const last = answers.map((answer) => answer.body.endReason)
    expect(last).toContain((await api.get(`/cases/${caseId}`)).body.endReason)
  })
})
