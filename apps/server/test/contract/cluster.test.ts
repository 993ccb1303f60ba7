import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { planDistribution } from '../../src/platform/database/distribution/distribute.ts'
import { nameTenant } from '../../src/platform/database/distribution/name-tenant.ts'
import type { Statement } from '../../src/platform/database/sql.ts'
import { findTokenByHash } from '../../src/platform/identity/identity.queries.ts'
import { findSessionByHash } from '../../src/platform/identity/sessions.queries.ts'
import { findLinkByHash } from '../../src/features/messaging/links/links.queries.ts'
import { asOwner, testPasses } from '../template-database.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

/** Runs only if DATABASE_URL is a database that is distributed over a Citus cluster. */
describe.runIf(inject('isTemplateShared'))('on a cluster', () => {
  let api: TestApp
  let client: pg.Client
  beforeAll(async () => {
    api = await startTestApp()
    client = new pg.Client(api.serviceUrl)
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
    await api.close()
  })

  it('nothing is left to distribute', async () => {
    const { steps } = await asOwner(api.databaseUrl, (owner) => planDistribution(owner))
    expect(steps).toEqual([])
  })

  it('a transaction sees the rows of its tenant only, on every node', async () => {
    const other = await api.createTenant('Another')
    await client.query('begin')
    await client.query(`select share_setting('app.pass', $1)`, [testPasses.issue('tenant', api.tenant.tenantId)])
    const { rows } = await client.query('select distinct tenant_id from api_tokens')
    const foreign = await client.query('select from api_tokens where tenant_id = $1', [other.tenantId])
    await client.query('rollback')
    expect(rows).toEqual([{ tenant_id: api.tenant.tenantId }])
    expect(foreign.rowCount).toBe(0)
    expect((await client.query('select from api_tokens')).rowCount).toBe(0)
  })

  const hash = Buffer.alloc(32)
  it.each<[string, (tenantId: string) => Statement]>([
    ['a token', (tenantId) => findTokenByHash(tenantId, hash)],
    ['a session', (tenantId) => findSessionByHash(tenantId, hash)],
    ['a debtor link', (tenantId) => findLinkByHash(tenantId, hash)],
  ])('the look-up of %s visits one shard', async (_, statementOf) => {
    const { tenantId } = api.tenant
    const { text, values } = nameTenant(statementOf(tenantId), tenantId)
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values])
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Task Count: 1')
  })
})
