import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { verifyFiles } from './index.ts'

let api: TestApp
let tenant: TestTenant
beforeAll(async () => {
  api = await startTestApp()
})
beforeEach(async () => {
  tenant = await api.createTenant('Filer')
})
afterAll(() => api.close())

async function addFile(): Promise<string> {
  const { body } = await api.post('/files', { fileName: 'a.txt', content: 'aGVq' }, { as: tenant })
  return body.fileId as string
}

const keyOf = (fileId: string): string => `${tenant.tenantId}/${fileId}`

async function replace(fileId: string, content: string): Promise<void> {
  await api.services.files.put(keyOf(fileId), Readable.from([Buffer.from(content)]), { maxBytes: 100 })
}

/** The failed checks, with name and detail. */
async function failures(withHash = false): Promise<[string, string][]> {
  const checks = await verifyFiles(api.services, [{ tenantId: newId() }, tenant], { withHash })
  expect(checks).toHaveLength(2)
  return checks.filter(({ ok }) => !ok).map(({ name, detail }) => [name, detail])
}

describe('verify files', () => {
  it('finds nothing wrong with unchanged files, nor with content without a row', async () => {
    for (let count = 0; count < 3; count++) await addFile()
    await replace(newId(), 'left over')
    await replace('00000000-0000-7000-8000-000000000000', 'left over')
    expect(await failures()).toEqual([])
    expect(await failures(true)).toEqual([])
  })

  it('reports a file with missing content, whether first, in between or last', async () => {
    const [first, between, , last] = [await addFile(), await addFile(), await addFile(), await addFile()]
    await api.services.files.remove(keyOf(between))
    const name = 'The content of every file exists'
    expect(await failures()).toEqual([[name, `1 in tenant ${tenant.tenantId}, for example ${between}`]])
    for (const fileId of [first, last]) await api.services.files.remove(keyOf(fileId))
    expect(await failures()).toEqual([[name, `3 in tenant ${tenant.tenantId}, for example ${first}`]])
  })

  it('reports a file with another size and, with hashes, one with other content', async () => {
    const [longer, other] = [await addFile(), await addFile()]
    await replace(longer, 'hej hej')
    await replace(other, 'hov')
    const detail = (count: number, fileId: string): string =>
      `${count} in tenant ${tenant.tenantId}, for example ${fileId}`
    expect(await failures()).toEqual([['The content of every file has the recorded size', detail(1, longer)]])
    expect(await failures(true)).toEqual([['The content of every file is unchanged', detail(2, longer)]])
    await replace(longer, 'hej')
    expect(await failures()).toEqual([])
  })
})
