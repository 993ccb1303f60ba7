import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectionConfig } from '../../src/platform/database/connection.ts'
import { Database, sqlStateOf } from '../../src/platform/database/database.ts'
import { Passes } from '../../src/platform/database/passes.ts'
import {
  allowPasses,
  allowPassesAlone,
  ensureServiceLogin,
  findServiceLogin,
  isServiceUrl,
  requirePasses,
  requireServiceRole,
  withLogin,
} from '../../src/platform/database/service-login.ts'
import { sql } from '../../src/platform/database/sql.ts'
import { newId } from '../../src/platform/ids.ts'
import { asOwner, testPasses } from '../template-database.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
const roles: string[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  await asOwner(new URL('/postgres', database.url).toString(), async (owner) => {
    for (const role of roles) await owner.query(`drop role if exists ${pg.escapeIdentifier(role)}`)
  })
})

/** A role with a password, to be given one fault. */
async function givenRole(rights: string, ...statements: string[]): Promise<string> {
  const role = `test_role_${newId().replaceAll('-', '')}`
  roles.push(role)
  await asOwner(database.url, async (owner) => {
    await owner.query(`create role ${role} login password 'secret' ${rights}`)
    for (const statement of statements) await owner.query(statement.replaceAll('$role', role))
  })
  return withLogin(database.url, role, 'secret')
}

describe('the login of the service', () => {
  it('is created once per database, with a stable password, and can be used to serve', async () => {
    const make = (): Promise<string> => asOwner(database.url, (owner) => ensureServiceLogin(owner, database.url))
    const [first, second] = [await make(), await make()]
    roles.push(new URL(first).username)
    expect(first).toBe(second)
    expect(await asOwner(database.url, (owner) => findServiceLogin(owner, database.url))).toBe(first)
    expect(first).not.toContain(new URL(database.url).password)
    expect(await requireServiceRole(first)).toEqual([])
    expect([await isServiceUrl(first), await isServiceUrl(database.url)]).toEqual([true, false])
  })

  it('is created once by processes that start together on a new database', async () => {
    const fresh = await createTestDatabase()
    try {
      const make = (): Promise<string> => asOwner(fresh.url, (owner) => ensureServiceLogin(owner, fresh.url))
      const urls = await Promise.all(Array.from({ length: 6 }, make))
      roles.push(new URL(urls[0] ?? '').username)
      expect(new Set(urls).size).toBe(1)
      expect(await requireServiceRole(urls[0] ?? '')).toEqual([])
    } finally {
      await fresh.drop()
    }
  })

  it('gets its password back if somebody changed it', async () => {
    const url = await asOwner(database.url, async (owner) => {
      const made = await ensureServiceLogin(owner, database.url)
      await owner.query(`alter role ${pg.escapeIdentifier(new URL(made).username)} password 'another'`)
      return ensureServiceLogin(owner, database.url)
    })
    expect(await requireServiceRole(url)).toEqual([])
  })

  it.each([
    ['owns tables', 'in role fordring_app', ['create table owned_$role ()', 'alter table owned_$role owner to $role']],
    ['can create roles', 'createrole in role fordring_app', []],
    ['is not a member of fordring_app', '', []],
  ])('is rejected if it %s', async (_, rights, statements) => {
    const grants =
      statements.length > 0 ? ['grant $role to current_user', 'grant create on schema public to $role'] : []
    const url = await givenRole(rights, ...grants, ...statements)
    await expect(requireServiceRole(url)).rejects.toThrow('Requests would be served as')
  })

  it("is rejected if it is the owner's", async () => {
    await expect(requireServiceRole(database.url)).rejects.toThrow('Requests would be served as')
  })

  it.each([
    ['postgres://owner:old@db:5432/f', 'postgres://app:p%40ss@db:5432/f'],
    ['postgresql://owner@/f?host=/tmp', 'postgresql://app:p%40ss@/f?host=/tmp'],
    ['postgres://db/f?user=owner&password=old&sslmode=require', 'postgres://app:p%40ss@db/f?sslmode=require'],
    ['postgres://db/f?user=owner', 'postgres://app:p%40ss@db/f'],
  ])('replaces that of %s', (given, expected) => {
    expect(withLogin(given, 'app', 'p@ss')).toBe(expected)
  })
})

describe('the signing key of passes', () => {
  const other = new Passes(Buffer.alloc(32, 1))

  it('that the database does not know stops the start with a message', async () => {
    await expect(requirePasses(database.serviceUrl, testPasses)).resolves.toBeUndefined()
    await expect(requirePasses(database.serviceUrl, other)).rejects.toThrow('does not know the SECRET_KEY')
  })

  it('can be replaced: both are valid until the old one is dropped', async () => {
    await asOwner(database.url, (owner) => allowPasses(owner, other))
    await requirePasses(database.serviceUrl, other)
    await requirePasses(database.serviceUrl, testPasses)
    await asOwner(database.url, (owner) => allowPassesAlone(owner, testPasses))
    await expect(requirePasses(database.serviceUrl, other)).rejects.toThrow('does not know the SECRET_KEY')
    await requirePasses(database.serviceUrl, testPasses)
  })

  it.each(['a newer', 'an older'])(
    'is refused as soon as it is dropped, by a session that has accepted it: %s',
    async (age) => {
      const dropped = new Passes(Buffer.alloc(32, age === 'a newer' ? 4 : 5))
      const kept = new Passes(Buffer.alloc(32, age === 'a newer' ? 6 : 7))
      for (const passes of age === 'a newer' ? [kept, dropped] : [dropped, kept])
        await asOwner(database.url, (owner) => allowPasses(owner, passes))
      const session = new pg.Client(connectionConfig({ url: database.serviceUrl }))
      await session.connect()
      const tenantId = newId()
      const tenantOf = async (passes: Passes): Promise<unknown> => {
        await session.query("select set_config('app.pass', $1, false)", [passes.issue('tenant', tenantId)])
        return session.query<{ id: string }>('select current_tenant() as id').then(
          ({ rows }) => rows[0]?.id,
          (error: unknown) => sqlStateOf(error),
        )
      }
      try {
        expect([await tenantOf(dropped), await tenantOf(kept)]).toEqual([tenantId, tenantId])
        await asOwner(database.url, (owner) => allowPassesAlone(owner, kept))
        expect([await tenantOf(dropped), await tenantOf(kept)]).toEqual(['FD001', tenantId])
      } finally {
        await session.end()
        await asOwner(database.url, (owner) => allowPasses(owner, testPasses))
      }
    },
  )

  it("works on a machine whose clock differs from the database's", async () => {
    const off = new Passes(Buffer.alloc(32, 3))
    await asOwner(database.url, (owner) => allowPasses(owner, off))
    for (const offMs of [-7_200_000, 7_200_000]) {
      off.setDatabaseTime(new Date(Date.now() + offMs))
      await requirePasses(database.serviceUrl, off)
    }
  })

  it("uses the database's clock if that of this machine is behind", async () => {
    const slow = new Passes(Buffer.alloc(32, 2))
    await asOwner(database.url, (owner) => allowPasses(owner, slow))
    slow.setDatabaseTime(new Date(Date.now() - 3_600_000))
    const url = database.serviceUrl
    const service = new Database({ url, passes: slow, poolSize: 1, onIdleError: () => undefined })
    try {
      const tenantId = newId()
      expect(await service.read(tenantId, sql`select current_tenant() as tenant`)).toEqual([{ tenant: tenantId }])
    } finally {
      await service.close()
    }
  })
})
