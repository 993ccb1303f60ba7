import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp, withRole } from '../../../../test/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

async function givenFile(): Promise<string> {
  const content = Buffer.from('Fortroligt').toString('base64')
  const { status, body, text } = await api.post('/files', { fileName: 'a.txt', contentType: 'text/plain', content })
  expect(status, text).toBe(201)
  return body.fileId as string
}

async function attach(fileId: string, minVisibilityRole: string, as = api.tenant): Promise<number> {
  const input = { type: 'NOTE', minVisibilityRole, files: [{ fileId }] }
  return (await api.post('/interactions', input, { as })).status
}

it('404: a file that only a hidden interaction uses is invisible to the role and cannot be attached elsewhere', async () => {
  const [hidden, free] = [await givenFile(), await givenFile()]
  expect(await attach(hidden, 'admin')).toBe(201)
  const caseworker = withRole(api.tenant, 'caseworker')
  for (const [as, status] of [
    [caseworker, 404],
    [api.tenant, 200],
  ] as const) {
    expect((await api.get(`/files/${hidden}`, { as })).status).toBe(status)
    expect((await api.get(`/files/${hidden}/download`, { as })).status).toBe(status)
  }
  expect((await api.delete(`/files/${hidden}`, { as: caseworker })).status).toBe(404)
  const listed = async (as = api.tenant): Promise<string[]> =>
    (await api.get('/files', { as })).body.items.map(({ fileId }: { fileId: string }) => fileId)
  expect(await listed()).toEqual([hidden, free])
  expect(await listed(caseworker)).toEqual([free])
  expect(await attach(hidden, 'caseworker', caseworker)).toBe(422)
  expect(await attach(hidden, 'caseworker')).toBe(201)
  expect((await api.get(`/files/${hidden}`, { as: caseworker })).status).toBe(200)
})

it('200: an unused file, and one of an interaction that the role sees, can be read', async () => {
  const [free, shared] = [await givenFile(), await givenFile()]
  expect(await attach(shared, 'caseworker')).toBe(201)
  for (const fileId of [free, shared]) {
    expect((await api.get(`/files/${fileId}`, { as: withRole(api.tenant, 'caseworker') })).status).toBe(200)
  }
})
