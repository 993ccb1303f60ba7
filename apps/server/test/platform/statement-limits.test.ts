import { afterAll, beforeAll, expect, it } from 'vitest'
import { Database, type DatabaseOptions } from '../../src/platform/database/database.ts'
import { sql } from '../../src/platform/database/sql.ts'
import { newId } from '../../src/platform/ids.ts'
import { testPasses } from '../template-database.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let test: TestDatabase
let service: Database
let operator: Database
let options: DatabaseOptions
beforeAll(async () => {
  test = await createTestDatabase()
  options = { url: test.serviceUrl, passes: testPasses, poolSize: 1, onIdleError: () => undefined }
  service = new Database(options)
  operator = new Database({ ...options, limitsStatements: false, queryTimeoutMs: 100 })
})
afterAll(async () => {
  await service.close()
  await operator.close()
  await test.drop()
})

const limit = sql<{ limit: string }>`select current_setting('statement_timeout') as limit`

async function limitsOf(database: Database): Promise<unknown[]> {
  const tenantId = newId()
  const snapshot = await database.openSnapshot(tenantId)
  const [inSnapshot] = await snapshot.read(limit)
  await snapshot.close()
  const inTransaction = await database.inTenant(tenantId, (transaction) => transaction.one(limit))
  const [alone] = await database.read(tenantId, limit)
  return [alone, inTransaction, inSnapshot]
}

it('a statement of the service ends after 15 seconds, and one of an operator when it is done', async () => {
  expect(await limitsOf(service)).toEqual([{ limit: '15s' }, { limit: '15s' }, { limit: '15s' }])
  expect(await limitsOf(operator)).toEqual([{ limit: '0' }, { limit: '0' }, { limit: '0' }])
})

it('a read of a job may take ten minutes, of which the next read knows nothing', async () => {
  const impatient = new Database({ ...options, queryTimeoutMs: 100 })
  const slow = sql<{ limit: string }>`select current_setting('statement_timeout') as limit from pg_sleep(0.3)`
  expect(await impatient.readForJob(newId(), slow)).toEqual([{ limit: '10min' }])
  expect(await impatient.read(newId(), limit)).toEqual([{ limit: '15s' }])
  await expect(impatient.read(newId(), slow)).rejects.toThrow('timeout')
  await impatient.close()
  expect(await operator.readForJob(newId(), limit)).toEqual([{ limit: '0' }])
})

it('the connection of an operator waits as long', async () => {
  await expect(operator.read(newId(), sql`select pg_sleep(0.3)`)).resolves.toHaveLength(1)
})

it('no statement is compiled, however much its plan is estimated to cost', async () => {
  const tenantId = newId()
  const jit = sql<{ jit: string }>`select current_setting('jit') as jit`
  expect(await service.read(tenantId, jit)).toEqual([{ jit: 'off' }])
  expect(await operator.readForJob(tenantId, jit)).toEqual([{ jit: 'off' }])
})
