import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCustomer } from '../../../../test/given.ts'
import { createPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp, withRole } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { paidReasonId } from '../case-status/index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

async function changesOf(caseId: string, query = ''): Promise<Record<string, any>[]> {
  const { status, body, text } = await api.get(`/cases/${caseId}/changes?${query}`, {
    as: withRole(api.tenant, 'caseworker'),
  })
  expect(status, text).toBe(200)
  return body.items
}

async function patch(caseId: string, body: object): Promise<void> {
  api.clock.advance({ ms: 1_000 })
  const { status, text } = await api.patch(`/cases/${caseId}`, body)
  expect(status, text).toBe(200)
}

const kinds = (changes: Record<string, any>[]): unknown[] => changes.map(({ kind }) => kind)

describe('list case changes', () => {
  it('200: a caseworker sees who ended and reopened a case, newest first, but not other changes', async () => {
    const { caseId } = await givenCase(api, { vouchers: [] })
    await patch(caseId, { status: 'VERIFIED' })
    await patch(caseId, { journalNumber: 'J-7' })
    await patch(caseId, { status: 'ENDED', endReasonId: paidReasonId })
    const endedAt = api.clock.now().toISOString()
    await patch(caseId, { status: 'VERIFIED' })
    const changes = await changesOf(caseId)
    expect(kinds(changes)).toEqual(['reopened', 'ended', 'status-changed', 'created'])
    expect(changes[1]).toEqual({
      changeId: expect.any(String),
      at: endedAt,
      kind: 'ended',
      actor: expect.objectContaining({ type: 'KEY', name: expect.any(String) }),
      status: 'ENDED',
      endReasonId: paidReasonId,
      otherCaseId: null,
      responsibleName: null,
    })
    const first = await changesOf(caseId, 'pageSize=2')
    const rest = await changesOf(caseId, `pageSize=2&after=${String(first[1]?.['changeId'])}`)
    expect([...first, ...rest]).toEqual(changes)
    expect(await changesOf(caseId, `after=${String(changes[3]?.['changeId'])}`)).toEqual([])
  })

  it('200: a merge and its undoing are on both cases', async () => {
    const { customerId } = await givenCustomer(api)
    const { caseId: remaining } = await givenCase(api, { customerId })
    const { caseId: merged } = await givenCase(api, { customerId })
    expect((await api.post(`/cases/${remaining}/merge`, { mergedCaseId: merged })).status).toBe(200)
    api.clock.advance({ ms: 1_000 })
    expect((await api.post(`/cases/${remaining}/merge/undo`, { mergedCaseId: merged })).status).toBe(200)
    const changes = await changesOf(remaining)
    expect(kinds(changes)).toEqual(['merge-undone', 'case-merged', 'created'])
    expect(changes[1]).toMatchObject({ otherCaseId: merged })
    const ofMerged = await changesOf(merged)
    expect(kinds(ofMerged)).toEqual(['merged-into-undone', 'merged-into', 'created'])
    expect(ofMerged[1]).toMatchObject({ otherCaseId: remaining, status: 'ENDED' })
  })

  it('200: a new caseworker of the creditor is on its cases from then on', async () => {
    const person = await createPerson(api, 'caseworker')
    const { customerId, creditorId } = await givenCustomer(api)
    const { caseId } = await givenCase(api, { customerId })
    api.clock.advance({ ms: 1_000 })
    expect((await api.patch(`/creditors/${creditorId}`, { caseworkerContactId: person.userId })).status).toBe(204)
    api.clock.advance({ ms: 1_000 })
    const { caseId: later } = await givenCase(api, { customerId })
    const changes = await changesOf(caseId)
    expect(kinds(changes)).toEqual(['responsible-changed', 'created'])
    expect(changes[0]).toMatchObject({ responsibleName: 'En caseworker', status: null })
    expect(kinds(await changesOf(later))).toEqual(['created'])
  })

  it('404: an unknown case, and one of another tenant', async () => {
    const { caseId } = await givenCase(api)
    const stranger = await api.createTenant('Fremmed')
    expect((await api.get(`/cases/${newId()}/changes`)).status).toBe(404)
    expect((await api.get(`/cases/${caseId}/changes`, { as: stranger })).status).toBe(404)
  })
})
