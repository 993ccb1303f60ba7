import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest'
import { auditOf } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import { newId } from '../../../platform/ids.ts'
import { verifyLedger } from '../../money/ledger/index.ts'
import { setFileQuota } from './index.ts'

let api: TestApp
let tenant: TestTenant
beforeAll(async () => {
  api = await startTestApp()
})
beforeEach(async () => {
  tenant = await api.createTenant()
})
afterAll(() => api.close())

async function allow(bytesMax: number): Promise<void> {
  const owner = { tenantId: tenant.tenantId, name: 'Testbureau', timeZone: 'Europe/Copenhagen', language: 'da' }
  await runSystemCommand(api.services, owner, 'set-file-quota', (command) => setFileQuota(command, bytesMax))
}

const file = (bytes: number): object => ({
  fileName: 'a.txt',
  content: Buffer.from('x'.repeat(bytes)).toString('base64'),
})

async function used(): Promise<number | undefined> {
  const { tenantId } = tenant
  const rows = await api.database.read(
    tenantId,
    sql<{ used: number }>`select bytes_used as used from file_usage where tenant_id = ${tenantId}::uuid`,
  )
  const { ok } = await verifyLedger(api.database, [{ tenantId, name: 'Testbureau' }])
  expect(ok).toBe(true)
  return rows[0]?.used
}

describe('the file quota', () => {
  it('counts added and deleted files, but no dry runs or replays', async () => {
    expect(await used()).toBeUndefined()
    const headers = { 'idempotency-key': newId() }
    const { body } = await api.post('/files', file(100), { as: tenant, headers })
    await api.post('/files', file(100), { as: tenant, headers })
    await api.post('/files', file(50), { as: tenant, headers: { prefer: 'dry-run' } })
    expect(await used()).toBe(100)
    await api.post('/interactions', { type: 'NOTE', files: [file(7), file(8)] }, { as: tenant })
    expect(await used()).toBe(115)
    await api.delete(`/files/${body.fileId}`, { as: tenant })
    expect(await used()).toBe(15)
  })

  it('defaults to 10 GiB; changes by the operator are audited', async () => {
    await api.post('/files', file(1), { as: tenant })
    await allow(500)
    expect((await auditOf(api, tenant.tenantId, tenant)).at(-1)).toMatchObject({
      operation: 'set-file-quota',
      before: { bytesUsed: 1, bytesMax: 10 * 1024 ** 3 },
      after: { bytesUsed: 1, bytesMax: 500 },
    })
  })

  it('422: a file that exceeds it, with the bytes used, allowed and needed; nothing is stored', async () => {
    await allow(150)
    expect((await api.post('/files', file(100), { as: tenant })).status).toBe(201)
    const { status, body } = await api.post('/files', file(51), { as: tenant })
    expect([status, body.code]).toEqual([422, 'file-quota-exceeded'])
    expect(body).toMatchObject({ bytesUsed: 100, bytesMax: 150, bytesNeeded: 51 })
    expect((await api.get('/files', { as: tenant })).body.items).toHaveLength(1)
    expect((await api.post('/files', file(50), { as: tenant })).status).toBe(201)
    expect(await used()).toBe(150)
    const note = await api.post('/interactions', { type: 'NOTE', files: [file(1)] }, { as: tenant })
    expect([note.status, note.body.code]).toEqual([422, 'file-quota-exceeded'])
  })

  it('is never exceeded by concurrent uploads', async () => {
    await allow(1_000)
    const answers = await Promise.all(Array.from({ length: 40 }, () => api.post('/files', file(90), { as: tenant })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(11)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(29)
    expect(await used()).toBe(990)
  })
})
