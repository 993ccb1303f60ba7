import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../src/platform/database/embedded/index.ts'
import { HttpClient, type HttpReply } from '../http-client.ts'
import { createMigratedInstallation } from '../migrated-installation.ts'
import { eventually, type Installation, type ServerProcess, type TenantOfInstallation } from '../server-process.ts'

/** A server, its database, and a real streaming replica whose replay can be paused. */
let installation: Installation
let primary: EmbeddedDatabase
let replica: EmbeddedDatabase
let superuser: pg.Client
let server: ServerProcess
let tenant: TenantOfInstallation
const client = new HttpClient()

beforeAll(async () => {
  installation = await createMigratedInstallation()
  tenant = await installation.createTenant()
  const copy = join(installation.folder, 'replica')
  mkdirSync(copy)
  execFileSync('cp', ['-a', join(installation.dataDir, 'postgres'), copy])
  primary = await startEmbeddedDatabase({ dataDir: installation.dataDir, log: () => undefined })
  const password = prepareStandby(join(copy, 'postgres/cluster'), new URL(primary.url).port)
  replica = await startEmbeddedDatabase({ dataDir: copy, log: () => undefined })
  superuser = new pg.Client({
    connectionString: Object.assign(new URL(replica.url), { username: 'postgres', password, pathname: '/postgres' })
      .href,
  })
  superuser.on('error', () => undefined)
  await superuser.connect()
  server = await installation.start({ DATABASE_URL: primary.url, DATABASE_READ_URL: replica.url })
}, 600_000)

afterAll(async () => {
  client.close()
  await server.kill()
  await superuser.end().catch(() => undefined)
  await replica.stop()
  await primary.stop()
  await installation.remove()
})

/** Makes a standby of a copied cluster, and returns the password of its superuser. */
function prepareStandby(cluster: string, primaryPort: string): string {
  const { superuserPassword } = JSON.parse(readFileSync(join(cluster, 'credentials.json'), 'utf8')) as {
    superuserPassword: string
  }
  for (const file of ['port', 'owner.json']) rmSync(join(cluster, file), { force: true })
  writeFileSync(join(cluster, 'data/standby.signal'), '')
  const source = `host=127.0.0.1 port=${primaryPort} user=postgres password=${superuserPassword}`
  appendFileSync(join(cluster, 'data/postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  return superuserPassword
}

function send(
  method: 'GET' | 'POST',
  path: string,
  options: { position?: string; body?: object } = {},
): Promise<HttpReply> {
  const { position, body } = options
  return client.send(server.url, {
    method,
    path: `/v1/${tenant.tenantId}${path}`,
    headers: {
      authorization: `Bearer ${tenant.token}`,
      ...(position === undefined ? {} : { 'database-position': position }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

async function createContact(name: string): Promise<string> {
  const phone = { locale: '45', number: '70123456' }
  const reply = await send('POST', '/contacts', { body: { name, phone, email: null } })
  expect(reply.status).toBe(201)
  return String(reply.headers['database-position'])
}

async function namesAfter(position: string | undefined): Promise<string[]> {
  const reply = await send('GET', '/contacts', position === undefined ? {} : { position })
  expect(reply.status).toBe(200)
  return reply.body.items.map(({ name }: { name: string }) => name)
}

describe('lists with a replica', () => {
  test('show callers what they wrote, however far the replica is', async () => {
    for (let count = 1; count <= 20; count++) {
      const position = await createContact(`Nummer ${count}`)
      expect(position).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/)
      expect(await namesAfter(position)).toContain(`Nummer ${count}`)
    }
  })

  test('are read from the replica if it has what the caller has seen, and else from the primary', async () => {
    const before = await createContact('Før')
    await eventually('the replica has replayed it', async () => {
      const { rows } = await superuser.query<{ isThere: boolean }>(
        `select pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"`,
        [before],
      )
      return rows[0]?.isThere === true
    })
    await superuser.query('select pg_wal_replay_pause()')
    const after = await createContact('Efter')
    expect(await namesAfter(after)).toContain('Efter')
    expect(await namesAfter(undefined)).toContain('Efter')
    // Positions that do not exist, or that nobody wrote, are never an error.
    for (const position of ['FFFFFFFF/FFFFFFFF', 'x', "0/0'; drop table contacts; --", '']) {
      expect(await namesAfter(position)).toContain('Efter')
    }
    const onReplica = await namesAfter(before)
    expect(onReplica).toContain('Før')
    expect(onReplica).not.toContain('Efter')

    await superuser.query('select pg_wal_replay_resume()')
    await eventually('the replica has caught up', async () => (await namesAfter(before)).includes('Efter'))
  })

  test('keep tenants apart', async () => {
    const position = await createContact('Kun vores')
    const other = await installation.runShared(['tenant', 'create', '--name', 'Et andet', '--json'], {
      DATABASE_URL: primary.url,
    })
    const { tenantId } = other.json as { tenantId: string }
    const reply = await client.send(server.url, {
      method: 'GET',
      path: `/v1/${tenantId}/contacts`,
      headers: { authorization: `Bearer ${tenant.token}`, 'database-position': position },
    })
    expect(reply.status).toBe(401)
    // Its login is the one that row-level security applies to, whatever login the setting names.
    const { rows } = await superuser.query<{ name: string }>(
      `select distinct usename as name from pg_stat_activity where application_name = 'fordring'`,
    )
    expect(rows.length).toBe(1)
    expect(rows[0]?.name).not.toBe(new URL(replica.url).username)
  })

  test('are read from the primary when the replica is gone', async () => {
    const before = await createContact('Inden')
    await superuser.end()
    await replica.stop()
    await createContact('Uden replika')
    expect(await namesAfter(before)).toContain('Uden replika')
    // The log arrives through a pipe, perhaps after the response.
    await expect.poll(() => server.output).toContain('the replica cannot be read; the primary serves its reads')
  })
})
