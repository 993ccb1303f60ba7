import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenCase } from '../../../../test/given.ts'
import { startTestApp, type TestApp, withRole } from '../../../../test/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

it('200: leaves out interactions and updates that are hidden from the role of the caller', async () => {
  const { caseId } = await givenCase(api)
  const note = async (minVisibilityRole: string): Promise<string> =>
    (await api.post('/interactions', { type: 'NOTE', minVisibilityRole })).body.id as string
  const update = async (hiddenPermissionLevel: string | null): Promise<string> => {
    const { updateTypeId } = (await api.post('/updates/types', { label: 'Internt', hiddenPermissionLevel })).body
    return (await api.post('/updates', { updateTypeId, referenceId: caseId })).body.updateId as string
  }
  const seen = [await note('admin'), await update(null), await update('caseworker')]
  const hidden = [await note('super-admin'), await update('admin')]
  const entriesFor = async (subjectId: string, role: 'admin' | 'super-admin'): Promise<number> => {
    const { body } = await api.get(`/audit?subjectId=${subjectId}`, { as: withRole(api.tenant, role) })
    return body.items.length as number
  }
  for (const id of seen) expect([await entriesFor(id, 'admin'), await entriesFor(id, 'super-admin')]).toEqual([1, 1])
  for (const id of hidden) expect([await entriesFor(id, 'admin'), await entriesFor(id, 'super-admin')]).toEqual([0, 1])
})
