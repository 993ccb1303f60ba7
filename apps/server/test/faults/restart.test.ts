import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exampleId, grantableScopes } from '../../src/app.ts'
import { ensureDemo } from '../../src/features/installation/demo/index.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { findEmbeddedDatabase } from '../../src/platform/database/embedded/index.ts'
import { migrate, requireMigrations } from '../../src/platform/database/migrate.ts'
import { readSqlFunctions, type SqlFunction } from '../../src/platform/database/sql-functions.ts'
import { sql } from '../../src/platform/database/sql.ts'
import { sweepExpiredKeys } from '../../src/platform/commands/sweep-expired-keys.ts'
import { voucherBody } from '../given.ts'
import { DatabaseProxy } from '../database-proxy.ts'
import { HttpClient, type HttpReply, TenantClient } from '../http-client.ts'
import { LockHolder } from '../lock-holder.ts'
import { createMigratedInstallation } from '../migrated-installation.ts'
import { eventually, freePort, Installation, type TenantOfInstallation } from '../server-process.ts'
import { asOwner, migrationsFolder, withDatabase } from '../template-database.ts'
import { startTestApp } from '../test-app.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../test-database.ts'

// How the service begins and ends: started, killed, asked to stop, and started again, as processes of the system.

const processTest = 900_000

let client: HttpClient
beforeAll(() => {
  client = new HttpClient()
})
afterAll(() => {
  client.close()
})

describe('after a kill', () => {
  let installation: Installation
  let tenant: TenantOfInstallation
  let api: TenantClient
  beforeAll(async () => {
    installation = await createMigratedInstallation()
    tenant = await installation.createTenant()
    api = new TenantClient(client, tenant)
  }, processTest)
  afterAll(() => installation.remove())

  test(
    'of the service alone, the next start finds the running database and replays earlier responses',
    async () => {
      const key = { 'idempotency-key': 'before-the-kill' }
      const first = await installation.start()
      const answer = await api.post(first.url, '/contacts', { name: 'Låsesmed Hansen ApS' }, key)
      expect(answer.status).toBe(201)
      const database = installation.postmasterPid()
      await first.kill()
      expect(await installation.databaseProcesses()).toContain(database)

      const second = await installation.start()
      expect(installation.postmasterPid()).toBe(database)
      const again = await api.post(second.url, '/contacts', { name: 'Låsesmed Hansen ApS' }, key)
      expect(again).toMatchObject({ status: 201, text: answer.text })
      expect(again.headers['idempotency-cached']).toBe('true')
      // The database that it found is its own to stop.
      expect(await second.stop()).toBe(0)
      expect(await installation.databaseProcesses()).toEqual([])
    },
    processTest,
  )

  test(
    'of both, the next start recovers the database with every acknowledged write',
    async () => {
      const first = await installation.start()
      const names = Array.from({ length: 20 }, (_, index) => `Kontakt ${index}`)
      const answers = await Promise.all(names.map((name) => api.make(first.url, '/contacts', { name })))
      installation.killPostmaster()
      await first.kill()

      const second = await installation.start()
      for (const { id, name } of answers) {
        expect(await api.get(second.url, `/contacts/${id}`)).toMatchObject({ status: 200, body: { name } })
      }
      expect(await installation.ask('verify')).toMatchObject({ ok: true })
      expect(await second.stop()).toBe(0)
      expect(await installation.databaseProcesses()).toEqual([])
    },
    processTest,
  )

  test(
    'of the database alone, requests get 503 until it is back',
    async () => {
      const server = await installation.start()
      // As many at once as make it open several connections, which then wait for the next.
      await Promise.all(Array.from({ length: 8 }, () => api.get(server.url, '/contacts')))
      const killed = installation.killPostmaster()
      const statuses = new Set<number>()
      await eventually('the service has its database back', async () => {
        const { status } = await api.get(server.url, '/contacts')
        statuses.add(status)
        return status === 200 && installation.postmasterPid() !== killed
      })
      expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
      // It logs what it lost, and nothing that the connection knows. On a busy machine no connection may be idle, and a
      // query may be on its way when the socket closes.
      expect(server.output).toMatch(/an idle database connection was lost|terminating connection due to|write EPIPE/)
      expect(server.output).not.toMatch(/secretKey|parsedStatements|password/i)
      expect(await server.stop()).toBe(0)
    },
    processTest,
  )
})

describe('on a signal to stop', () => {
  let installation: Installation
  let tenant: TenantOfInstallation
  let api: TenantClient
  beforeAll(async () => {
    installation = await createMigratedInstallation()
    tenant = await installation.createTenant()
    api = new TenantClient(client, tenant)
  }, processTest)
  afterAll(() => installation.remove())

  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s: running requests finish, new ones are rejected, and the database stops last',
    async (signal) => {
      const server = await installation.start()
      const voucherId = await givenVoucher(server.url, signal)
      const lock = await LockHolder.connect((await installation.ask('database-url')).url, await installation.passes())
      await lock.holdFor(
        tenant.tenantId,
        'select from case_vouchers where tenant_id = $1 and case_voucher_id = $2 for update',
        [tenant.tenantId, voucherId],
      )
      const key = { 'idempotency-key': signal }
      const payment = api.post(server.url, '/direct-payments', { caseVoucherId: voucherId, amount: 10 }, key)
      await lock.waitForWaiters(1)

      server.signal(signal)
      await eventually('the door is closed', async () => !(await isOpen(server.port)))
      expect(server.isAlive).toBe(true)
      await Promise.all([lock.commit(), payment])
      await lock.close()
      expect(await payment).toMatchObject({ status: 201, headers: { connection: 'close' } })
      expect(await server.exit()).toBe(0)
      expect(await installation.databaseProcesses()).toEqual([])

      // What was finished on the way out is there on the way in.
      const next = await installation.start()
      const again = await api.post(next.url, '/direct-payments', { caseVoucherId: voucherId, amount: 10 }, key)
      expect(again).toMatchObject({ status: 201, text: (await payment).text })
      expect(again.headers['idempotency-cached']).toBe('true')
      expect(await next.stop()).toBe(0)
    },
    processTest,
  )

  test(
    'during the start, stops what it has started so far',
    async () => {
      const server = installation.launch()
      await eventually('the database is up', async () => {
        const url = await findEmbeddedDatabase(installation.dataDir).catch(() => undefined)
        return url !== undefined
      })
      expect(await server.stop()).toBe(0)
      expect(await installation.databaseProcesses()).toEqual([])
    },
    processTest,
  )

  async function givenVoucher(url: string, name: string): Promise<string> {
    const { creditorId } = await api.make(url, '/creditors', { name })
    const users = [{ details: { name: 'Åse Bæk' } }]
    const { customerId } = await api.make(url, `/customers?creditorId=${creditorId}`, { referenceId: name, users })
    const { id } = await api.make(url, '/cases', { customerId, currency: 'DKK', caseVouchers: [voucherBody(100)] })
    return (await api.get(url, `/case-vouchers/${id}`)).body.items[0].caseVoucherId
  }
})

async function isOpen(port: number): Promise<boolean> {
  return client
    .send(`http://127.0.0.1:${port}`, { method: 'GET', path: '/healthz', headers: { connection: 'close' } })
    .then(
      () => true,
      () => false,
    )
}

describe('two processes on one data folder', () => {
  let installation: Installation
  beforeEach(async () => {
    installation = await Installation.create()
  })
  afterEach(() => installation.remove())

  test(
    'that start at once on an empty folder both come up, and serve the same data when one is gone',
    async () => {
      const [first, second] = await Promise.all([
        installation.start({ PORT: String(await freePort()) }),
        installation.start({ PORT: String(await freePort()) }),
      ])
      expect(first.port).not.toBe(second.port)
      const api = new TenantClient(client, await installation.createTenant())
      const { id } = await api.make(first.url, '/contacts', { name: 'Flyttefirmaet Bakken I/S' })
      expect((await api.get(second.url, `/contacts/${id}`)).body).toMatchObject({ name: 'Flyttefirmaet Bakken I/S' })

      // The last process stops the database, no matter which one started it.
      const database = installation.postmasterPid()
      const statuses = new Set<number>()
      const gone = first.stop()
      const isLongGone = gone.then(() => sleep(500)).then(() => 'gone')
      while ((await Promise.race([isLongGone, sleep(5)])) !== 'gone') {
        statuses.add((await api.get(second.url, `/contacts/${id}`)).status)
      }
      expect(await gone).toBe(0)
      expect([...statuses]).toEqual([200])
      expect(installation.postmasterPid()).toBe(database)
      expect(await second.stop()).toBe(0)
      expect(await installation.databaseProcesses()).toEqual([])
    },
    processTest,
  )
})

describe('a failing start', () => {
  let installation: Installation
  beforeAll(async () => {
    installation = await Installation.create()
  })
  afterAll(() => installation.remove())

  test('with invalid settings names all of them, and touches nothing', async () => {
    const result = await installation.run(['start'], { PORT: 'http', ROLE: 'boss', DATABASE_OWNER_URL: 'mysql://x' })
    expect(result.code).toBe(1)
    expect(result.stderr).toMatch(/^\d settings are wrong:$/m)
    for (const name of ['PORT', 'ROLE', 'DATABASE_OWNER_URL']) expect(result.stderr).toMatch(new RegExp(`- ${name} `))
    expect(result.stderr).not.toContain(' at ')
    expect(existsSync(installation.dataDir)).toBe(false)
  })

  test(
    'on a port in use reports it, and stops the database that it started',
    async () => {
      const stranger = createServer().listen(0, '127.0.0.1')
      await new Promise((resolve) => stranger.once('listening', resolve))
      const { port } = stranger.address() as { port: number }
      const result = await installation.run(['start'], { PORT: String(port) })
      stranger.close()
      expect(result.code).toBe(1)
      expect(result.stderr).toContain(String(port))
      expect(result.stderr).toContain('PORT')
      expect(await installation.databaseProcesses()).toEqual([])
    },
    processTest,
  )

  test(
    'on a database that a newer release made incompatible fails, and changes nothing',
    async () => {
      const first = await installation.start()
      const { url } = await installation.ask('database-url')
      const future = `insert into schema_migrations (name, checksum, breaks_older) values ('9999_drops_a_column.sql', '', true)`
      await asOwner(url, (owner) => owner.query(future))
      const result = await installation.run(['start'])
      expect(result.code).toBe(1)
      expect(result.stderr).toContain('which cannot work with 9999_drops_a_column.sql. Start a newer release')
      await asOwner(url, (owner) => owner.query(`delete from schema_migrations where name like '9999%'`))
      expect(await first.stop()).toBe(0)
    },
    processTest,
  )
})

describe('an external database', () => {
  let installation: Installation
  let external: Installation
  let superuserUrl: string
  beforeAll(async () => {
    // Its embedded database plays the part of somebody's PostgreSQL server.
    external = await createMigratedInstallation()
    await external.start()
    superuserUrl = await external.superuserUrl('own')
    await asOwner(await external.superuserUrl(), (owner) => owner.query('create database own'))
    installation = await Installation.create()
  }, processTest)
  afterAll(async () => {
    await external.remove()
    await installation.remove()
  })

  test(
    'with a superuser is rejected, unless that is allowed',
    async () => {
      const refused = await installation.run(['start'], { DATABASE_URL: superuserUrl })
      expect(refused.code).toBe(1)
      expect(refused.stderr).toMatch(/DATABASE_URL connects as postgres, .* ALLOW_SUPERUSER=true/)
      expect(refused.stderr).not.toContain(new URL(superuserUrl).password)

      const server = await installation.start({ DATABASE_URL: superuserUrl, ALLOW_SUPERUSER: 'true' })
      expect((await client.send(server.url, { method: 'GET', path: '/readyz' })).status).toBe(200)
      expect(await server.stop()).toBe(0)
    },
    processTest,
  )

  test(
    'with its owner is used without an embedded database or demo, and keeps running after the service stopped',
    async () => {
      const { url } = await external.ask('database-url')
      await asOwner(url, (owner) => owner.query('create database ordinary'))
      const DATABASE_URL = withDatabase(url, 'ordinary')
      // DEMO as nobody has set it.
      const server = installation.launch({ DATABASE_URL, DEMO: '' })
      expect(await server.announced()).toMatchObject({ demo: null })
      expect((await client.send(server.url, { method: 'GET', path: '/readyz' })).status).toBe(200)
      expect(await server.stop()).toBe(0)
      expect(existsSync(join(installation.dataDir, 'postgres'))).toBe(false)
      const { rows } = await asOwner(DATABASE_URL, (owner) => owner.query('select count(*)::integer as n from tenants'))
      expect(rows).toEqual([{ n: 0 }])
    },
    processTest,
  )

  test.each([
    ['on', true],
    ['off', false],
  ])(
    'DATABASE_PREPARE=%s: the service and its commands prepare statements: %j',
    async (prepare, isExpected) => {
      const { url } = await external.ask('database-url')
      await asOwner(url, (owner) => owner.query(`create database pooled_${prepare}`))
      const proxy = new DatabaseProxy(withDatabase(url, `pooled_${prepare}`))
      await proxy.open()
      const env = { DATABASE_URL: proxy.url, DATABASE_PREPARE: prepare }
      const server = await installation.start(env)
      expect((await client.send(server.url, { method: 'GET', path: '/readyz' })).status).toBe(200)
      const seen = [proxy.preparedNames.size > 0]
      expect(await server.stop()).toBe(0)
      proxy.preparedNames.clear()
      expect(await installation.run(['tenant', 'list'], env)).toMatchObject({ code: 0 })
      seen.push(proxy.preparedNames.size > 0)
      await proxy.close()
      expect(seen).toEqual([isExpected, isExpected])
    },
    processTest,
  )
})

describe('migrations', () => {
  const folders: string[] = []
  const databases: TestDatabase[] = []

  afterAll(async () => {
    for (const folder of folders) rmSync(folder, { recursive: true })
    for (const database of databases) await database.drop()
  })

  async function givenEmptyDatabase(): Promise<string> {
    const database = await createEmptyDatabase()
    databases.push(database)
    return database.url
  }

  async function givenMigratedDatabase(): Promise<string> {
    const database = await createTestDatabase()
    databases.push(database)
    return database.url
  }

  /** A release of one's own: the migrations, to be changed. */
  function givenRelease(): string {
    const folder = mkdtempSync(join(tmpdir(), 'fordring-migrations-'))
    folders.push(folder)
    cpSync(migrationsFolder, folder, { recursive: true })
    return folder
  }

  const names = readdirSync(migrationsFolder)
    .filter((name) => /^\d{4}_/.test(name))
    .sort()

  test('by several processes at once on an empty database run once, and none fails', async () => {
    const url = await givenEmptyDatabase()
    const ran = await Promise.all(Array.from({ length: 4 }, () => migrate(url, migrationsFolder)))
    expect(ran.filter((each) => each.length > 0)).toEqual([names])
    expect(await migrate(url, migrationsFolder)).toEqual([])
  })

  test('that were changed after they were applied are rejected by name', async () => {
    const url = await givenMigratedDatabase()
    const release = givenRelease()
    appendFileSync(join(release, names[1]!), '\n-- a second thought\n')
    await expect(migrate(url, release)).rejects.toThrow(`${names[1]} was changed after it was applied`)
    await expect(migrate(url, migrationsFolder)).resolves.toEqual([])
  })

  test('of a newer release are named, and do not prevent an older one from starting', async () => {
    const url = await givenEmptyDatabase()
    const release = givenRelease()
    writeFileSync(join(release, '9001_next_year.sql'), 'create table next_year ();')
    expect(await migrate(url, release)).toEqual([...names, '9001_next_year.sql'])
    const said: string[] = []
    const log = (message: string): unknown => said.push(message)
    expect(await migrate(url, migrationsFolder, { log })).toEqual([])
    await requireMigrations(url, migrationsFolder, { log, advice: '' })
    expect(said).toEqual(Array(2).fill('The database is newer than this release: it has 9001_next_year.sql.'))
  })

  test('of a newer release that break older ones are rejected by them', async () => {
    const url = await givenEmptyDatabase()
    const release = givenRelease()
    writeFileSync(join(release, '9001_drops_a_column.sql'), '-- breaks older releases\ncreate table next_year ();')
    await migrate(url, release)
    const refusal = 'cannot work with 9001_drops_a_column.sql. Start a newer release'
    await expect(migrate(url, migrationsFolder)).rejects.toThrow(refusal)
    const check = requireMigrations(url, migrationsFolder, { log: () => undefined, advice: '' })
    await expect(check).rejects.toThrow(refusal)
    await expect(migrate(url, release)).resolves.toEqual([])
  })

  test('of another history are rejected before anything is changed', async () => {
    const url = await givenMigratedDatabase()
    const release = givenRelease()
    await asOwner(url, (owner) =>
      owner.query(`update schema_migrations set name = '0002_registries.sql', checksum = 'x' where name = $1`, [
        names[1],
      ]),
    )
    writeFileSync(join(release, '9001_next_year.sql'), 'create table next_year ();')
    const refusal =
      'created with migrations that are not part of this release (0002_registries.sql), and cannot be upgraded'
    await expect(migrate(url, release)).rejects.toThrow(refusal)
    const check = requireMigrations(url, release, { log: () => undefined, advice: '' })
    await expect(check).rejects.toThrow(refusal)
    const { rows } = await asOwner(url, (owner) => owner.query(`select to_regclass('next_year') as made`))
    expect(rows).toEqual([{ made: null }])
  })

  test('that are missing are named if they may not be run', async () => {
    const url = await givenEmptyDatabase()
    const options = { log: () => undefined, advice: 'Run fordring migrate.' }
    await expect(requireMigrations(url, migrationsFolder, options)).rejects.toThrow(
      `The database lacks migrations of this release: ${names.slice(0, 3).join(', ')} and ${names.length - 3} more. Run fordring migrate.`,
    )
    await migrate(url, migrationsFolder)
    await expect(requireMigrations(url, migrationsFolder, options)).resolves.toBeUndefined()
  })

  test('install SQL functions next to those of other releases, and drop them 30 days after their last use', async () => {
    const url = await givenEmptyDatabase()
    const functionReturning = (value: number): SqlFunction[] =>
      readSqlFunctions({ 'f.sql': `create function f() returns integer language sql as $$ select ${value} $$;` })
    const [before, after] = [functionReturning(1), functionReturning(2)]
    const [beforeName, afterName] = [before[0]!.installedName, after[0]!.installedName]
    const migrateWith = (functions: SqlFunction[], log?: (message: string) => void): Promise<string[]> =>
      migrate(url, migrationsFolder, { functions, ...(log === undefined ? {} : { log }) })
    const ask = async (text: string): Promise<unknown[]> => (await asOwner(url, (owner) => owner.query(text))).rows
    const listed = (): Promise<unknown[]> =>
      ask(
        `select name, unused_since is null as used from owner_only.sql_functions order by name = '${beforeName}' desc`,
      )
    const check = (functions: SqlFunction[]): Promise<void> =>
      requireMigrations(url, migrationsFolder, { log: () => undefined, advice: 'Run fordring migrate.', functions })

    await migrateWith(before)
    const installed = await ask(`select '${beforeName}'::regproc::oid as oid`)
    await expect(check(after)).rejects.toThrow(
      `The database lacks SQL functions of this release: ${afterName}. Run fordring migrate.`,
    )
    // Four processes of the next release start at once, while one of the release before runs on.
    await Promise.all(Array.from({ length: 4 }, () => migrateWith(after)))
    await expect(Promise.all([check(before), check(after)])).resolves.toBeDefined()
    expect(await ask(`select ${beforeName}() as before, ${afterName}() as after`)).toEqual([{ before: 1, after: 2 }])
    expect(await ask(`select '${beforeName}'::regproc::oid as oid`)).toEqual(installed)
    expect(await listed()).toEqual([
      { name: beforeName, used: false },
      { name: afterName, used: true },
    ])
    // The previous release starts once more, and then the next one again.
    await migrateWith(before)
    expect(await listed()).toEqual([
      { name: beforeName, used: true },
      { name: afterName, used: false },
    ])
    await migrateWith(after)
    const age = (days: number): Promise<unknown[]> =>
      ask(
        `update owner_only.sql_functions set unused_since = now() - interval '${days} days' where unused_since is not null`,
      )
    await age(29)
    await migrateWith(after)
    expect(await listed()).toHaveLength(2)
    await age(31)
    const said: string[] = []
    await migrateWith(after, (message) => said.push(message))
    expect(said).toEqual([`Dropped SQL functions that were unused: ${beforeName}.`])
    expect(await listed()).toEqual([{ name: afterName, used: true }])
    expect(await ask(`select to_regproc('${beforeName}') as before`)).toEqual([{ before: null }])
    // It can be rolled back to even then.
    await migrateWith(before)
    expect(await ask(`select ${beforeName}() as before, ${afterName}() as after`)).toEqual([{ before: 1, after: 2 }])
  })

  test('wait for a lock only briefly, report it, and retry until they get it', async () => {
    const url = await givenMigratedDatabase()
    const release = givenRelease()
    writeFileSync(join(release, '9001_add.sql'), 'alter table contacts add column nickname text;')
    await asOwner(url, async (holder) => {
      await holder.query('begin; lock table contacts in access share mode')
      const said: string[] = []
      const log = (message: string): void => {
        said.push(message)
        // Others continue meanwhile: the migration does not block them. Then the lock is released.
        if (said.length === 2) void holder.query('commit')
      }
      expect(await migrate(url, release, { log, lockTimeoutMs: 50, pauseMs: 10 })).toEqual(['9001_add.sql'])
      expect(said.length).toBeGreaterThanOrEqual(2)
      expect(said[0]).toBe('9001_add.sql waits for a lock that another transaction holds; trying again in 0.01 s.')
    })
  })

  test('give up on a lock that is never released, and leave nothing', async () => {
    const url = await givenMigratedDatabase()
    const release = givenRelease()
    writeFileSync(join(release, '9001_add.sql'), 'alter table contacts add column nickname text;')
    await asOwner(url, async (holder) => {
      await holder.query('begin; lock table contacts in access share mode')
      const tries = migrate(url, release, { lockTimeoutMs: 20, pauseMs: 1, attemptsMax: 3 })
      await expect(tries).rejects.toThrow('Migration 9001_add.sql failed: canceling statement due to lock timeout')
    })
    expect(await migrate(url, release)).toEqual(['9001_add.sql'])
  })

  test('outside a transaction build indexes concurrently, and again after a failed attempt', async () => {
    const url = await givenMigratedDatabase()
    const release = givenRelease()
    const index =
      '-- outside a transaction\ncreate unique index concurrently if not exists numbers_once on numbers (n);\n'
    writeFileSync(
      join(release, '9001_numbers.sql'),
      'create table numbers (n int); insert into numbers values (1), (1);',
    )
    writeFileSync(join(release, '9002_index.sql'), `${index}\nalter table numbers add column if not exists m int;\n`)
    await expect(migrate(url, release)).rejects.toThrow(
      'Migration 9002_index.sql failed: could not create unique index',
    )
    const stateOf = async (): Promise<unknown> => {
      const { rows } = await asOwner(url, (owner) =>
        owner.query(`select i.indisvalid as valid from pg_index i where i.indexrelid = to_regclass('numbers_once')`),
      )
      return rows
    }
    expect(await stateOf()).toEqual([{ valid: false }])
    await asOwner(url, (owner) => owner.query('truncate numbers'))
    const ran = await Promise.all([migrate(url, release), migrate(url, release)])
    expect(ran.flat()).toEqual(['9002_index.sql'])
    expect(await stateOf()).toEqual([{ valid: true }])
  })

  test('that fail leave no changes, name the file, and can be fixed', async () => {
    const url = await givenEmptyDatabase()
    const release = givenRelease()
    const broken = join(release, '9001_broken.sql')
    writeFileSync(broken, 'create table half (); select 1 / 0;')
    await expect(migrate(url, release)).rejects.toThrow('Migration 9001_broken.sql failed: division by zero')
    const { rows } = await asOwner(url, (owner) =>
      owner.query(`select to_regclass('half') as half, (select count(*)::integer from schema_migrations) as applied`),
    )
    expect(rows).toEqual([{ half: null, applied: names.length }])
    writeFileSync(broken, 'create table whole ();')
    expect(await migrate(url, release)).toEqual(['9001_broken.sql'])
  })
})

describe('the first start', () => {
  test(
    'is ready before the demo is filled, with its logins, and announces it to programs when it is',
    async () => {
      const { caseCountAtSignIn, signIn, exampleCase, exitCode } = await undisturbedFirstStart()
      expect(caseCountAtSignIn).toBeLessThan(150)
      expect(signIn).toMatchObject({ status: 200 })
      expect(exampleCase.status).toBe(200)
      expect(exitCode).toBe(0)
    },
    processTest,
  )
})

describe('an interrupted fill of the demo', () => {
  test(
    'is completed days later, when its keys have expired',
    async () => {
      const app = await startTestApp()
      const options = { dataDir: mkdtempSync(join(tmpdir(), 'fordring-demo-')), scopes: grantableScopes }
      try {
        const cutOff = { ...app.services, database: cutOffAfter(app.database, 400) }
        await expect(ensureDemo(cutOff, options)).rejects.toThrow('cut off')
        app.clock.advance({ ms: 72 * 3_600_000 })
        await sweepExpiredKeys(app.database, app.clock)
        await ensureDemo(app.services, options)
        expect(await digestOfDemo(app.database)).toEqual((await undisturbedFirstStart()).digest)
      } finally {
        await app.close()
        rmSync(options.dataDir, { recursive: true })
      }
    },
    processTest,
  )

  let installation: Installation
  beforeAll(async () => {
    installation = await Installation.create()
  })
  afterAll(() => installation.remove())

  test(
    'by a signal to stop ends the fill and the database, and announces nothing',
    async () => {
      const server = installation.launch({ DEMO: 'on' })
      await waitForDemoCases(installation, 1)
      expect(await server.stop()).toBe(0)
      await expect(server.announced()).rejects.toThrow('The server ended before it was up')
      expect(await installation.databaseProcesses()).toEqual([])
    },
    processTest,
  )

  test(
    'is completed by the next start, with the same rows as an uninterrupted one',
    async () => {
      for (const least of [10, 40]) {
        const first = installation.launch({ DEMO: 'on' })
        await waitForDemoCases(installation, least)
        await first.kill()
        // The filling process ends with its server, and does not interfere with the next.
        await eventually('nobody is connected', async () => (await countConnections(installation)) === 0, {
          everyMs: 100,
        })
        expect(await withDemo(installation, countDemoCases)).toBeLessThan(150)
      }
      const server = installation.launch({ DEMO: 'on' })
      const { demo } = await server.announced()
      const digest = await withDemo(installation, digestOfDemo)
      const api = new TenantClient(client, demo!)
      expect((await api.get(server.url, `/cases/${exampleId('caseId')}`)).status).toBe(200)
      expect(await installation.ask('verify')).toMatchObject({ ok: true, tenantCount: 1 })

      expect(digest).toEqual((await undisturbedFirstStart()).digest)
      expect(await server.stop()).toBe(0)
    },
    processTest,
  )
})

/** Waits until so many cases of the demo exist, on one connection: opening one costs far more than a look. */
async function waitForDemoCases(installation: Installation, least: number): Promise<void> {
  // At first there is no server, then no login, and then no table.
  await eventually(
    'the demo is being filled',
    () => withDemo(installation, countDemoCases).then(Boolean, () => false),
    {
      everyMs: 200,
    },
  )
  await withDemo(installation, async (database) => {
    await eventually(`the demo has ${least} cases`, async () => (await countDemoCases(database)) >= least)
  })
}

async function countDemoCases(database: Database): Promise<number> {
  const tenantId = exampleId('tenantId')
  const counted = sql<{ n: number }>`select count(*) as n from cases where tenant_id = ${tenantId}::uuid`
  return (await database.read(tenantId, counted))[0]?.n ?? 0
}

/** How many others use the database. */
async function countConnections(installation: Installation): Promise<number | undefined> {
  const url = await findEmbeddedDatabase(installation.dataDir)
  if (url === undefined) return undefined
  const others = sql<{
    n: number
  }>`select numbackends - 1 as n from pg_stat_database where datname = current_database()`
  return withDemo(installation, async (database) => (await database.read(exampleId('tenantId'), others))[0]?.n)
}

async function withDemo<Result>(
  installation: Installation,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await installation.openDatabase()
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/**
 * The ids of all that was made follow from what it is, so equal digests mean equal demos. What a running service has made
 * of the queued e-mail, the queued job and a broken promise since is no part of it.
 */
async function digestOfDemo(database: Database): Promise<unknown> {
  const tenantId = exampleId('tenantId')
  return database.read(
    tenantId,
    sql`
      select (select md5(string_agg(case_id || ' ' || case_seq_id || ' ' || status, ',' order by case_seq_id)) from cases) as cases,
             (select md5(string_agg(case_voucher_id || ' ' || outstanding, ',' order by case_voucher_id)) from case_vouchers) as vouchers,
             (select md5(string_agg(allocation_id || ' ' || amount, ',' order by allocation_id)) from case_voucher_allocations) as allocations,
             (select md5(string_agg(interaction_id::text, ',' order by interaction_id)) from interactions) as interactions,
             (select md5(string_agg(update_id || coalesce(' ' || (continued_at is null), ''), ',' order by update_id)) from updates) as updates,
             (select md5(string_agg(customer_id || ' ' || reference_id, ',' order by customer_id)) from customers) as customers,
             (select md5(string_agg(creditor_id || ' ' || name, ',' order by creditor_id)) from creditors) as creditors,
             (select md5(string_agg(contact_id::text, ',' order by contact_id)) from contacts) as contacts,
             (select count(*) from users) as users, (select count(*) from files f where not exists (select from print_batches b where b.file_id = f.file_id)) as files,
             (select count(*) from events where type not in ('interactions.update', 'interactions.send', 'bulk-jobs.update', 'imports.update', 'print-batches.update', 'files.create', 'promises.status-change')) as events`,
  )
}

/** A database that lets so many transactions through, and then no more. */
function cutOffAfter(database: Database, transactionCount: number): Database {
  let left = transactionCount
  return new Proxy(database, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target)
      if (typeof member !== 'function') return member
      return (...args: unknown[]): unknown => {
        // Announcements after a transaction are not part of it.
        if (name === 'announceSoon') return member.apply(target, args) as unknown
        left -= 1
        return left < 0 ? Promise.reject(new Error('cut off')) : (member.apply(target, args) as unknown)
      }
    },
  })
}

interface FirstStart {
  readonly caseCountAtSignIn: number
  readonly signIn: HttpReply
  readonly exampleCase: HttpReply
  readonly digest: unknown
  readonly exitCode: number | null
}

let firstStart: Promise<FirstStart> | undefined
/** A first start that nothing interrupts, once for all tests: filling the demo takes ten seconds. */
function undisturbedFirstStart(): Promise<FirstStart> {
  return (firstStart ??= startForTheFirstTime())
}

async function startForTheFirstTime(): Promise<FirstStart> {
  const installation = await Installation.create()
  try {
    const port = await freePort()
    const server = installation.launch({ DEMO: 'on', PORT: String(port) })
    const url = `http://127.0.0.1:${port}`
    await eventually('the service is ready', async () => {
      const ready = await client.send(url, { method: 'GET', path: '/readyz' }).catch(() => undefined)
      return ready?.status === 200
    })
    const password = readFileSync(join(installation.dataDir, 'demo-password'), 'utf8').trim()
    const headers = { origin: url, 'content-type': 'application/json' }
    const body = JSON.stringify({ email: 'anna@nordisk-inkasso.example', password })
    const signIn = await client.send(url, { method: 'POST', path: '/iam/session', headers, body })
    const caseCountAtSignIn = await withDemo(installation, countDemoCases)

    const { demo } = await server.announced()
    const exampleCase = await new TenantClient(client, demo!).get(url, `/cases/${exampleId('caseId')}`)
    const digest = await withDemo(installation, digestOfDemo)
    return { caseCountAtSignIn, signIn, exampleCase, digest, exitCode: await server.stop() }
  } finally {
    await installation.remove()
  }
}
