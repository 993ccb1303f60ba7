import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectionConfig } from '../../src/platform/database/connection.ts'
import { Passes } from '../../src/platform/database/passes.ts'
import { startPopulatedApp } from '../populated-app.ts'
import type { PopulatedTenant } from '../populated-tenant.ts'
import { asOwner, testPasses } from '../template-database.ts'
import type { TestApp } from '../test-app.ts'

/**
 * Somebody has found a way to run SQL of their own: on a connection of the service, in a transaction of their own tenant.
 * What they then cannot do, and, in the end, what they still can.
 */
let api: TestApp
let own: PopulatedTenant
let foreign: PopulatedTenant
let client: pg.Client
let ownerName: string

beforeAll(async () => {
  ;({ api, own, foreign } = await startPopulatedApp())
  client = new pg.Client(connectionConfig({ url: api.serviceUrl }))
  await client.connect()
  ownerName = decodeURIComponent(new URL(api.databaseUrl).username)
}, 600_000)
afterAll(async () => {
  await client.end()
  await api.close()
})

const refused = '42501'

/** Runs statements in order as the attacker, and returns the rows of the last or the code of the error. */
async function attack(...texts: string[]): Promise<unknown> {
  await client.query('begin')
  try {
    await client.query(`select set_config('app.pass', $1, true)`, [testPasses.issue('tenant', own.tenantId)])
    let rows: unknown[] = []
    for (const text of texts) rows = (await client.query<Record<string, unknown>>(text)).rows
    return rows
  } catch (error) {
    return (error as pg.DatabaseError).code
  } finally {
    await client.query('rollback')
  }
}

function withPass(pass: string, text = 'select tenant_id from contacts'): Promise<unknown> {
  return attack(`select set_config('app.pass', ${pg.escapeLiteral(pass)}, true)`, text)
}

describe('the pass of a transaction', () => {
  it('gives access to the tenant that it was signed for', async () => {
    expect(await attack('select tenant_id from contacts')).toEqual([{ tenant_id: own.tenantId }])
  })

  it('cannot be changed to another tenant, kind or time', async () => {
    const pass = Buffer.from(testPasses.issue('tenant', own.tenantId), 'hex')
    const changed = (at: number, part: Buffer): string =>
      Buffer.concat([pass.subarray(0, at), part, pass.subarray(at + part.length)]).toString('hex')
    const worker = Buffer.concat([pass.subarray(0, 40), Buffer.from('wwebhooks')]).toString('hex')
    expect(changed(41, Buffer.from(own.tenantId))).toBe(pass.toString('hex'))
    expect(await withPass(changed(41, Buffer.from(foreign.tenantId)))).toBe('FD001')
    expect(await withPass(changed(36, Buffer.alloc(4, 255)))).toBe('FD001')
    expect(await withPass(worker, 'select tenant_id from journal_heads')).toBe('FD001')
    expect(await withPass(worker, 'select * from list_tenants()')).toBe('FD001')
  })

  it('cannot be forged: a plain id, another key and a key of the attacker give no access', async () => {
    const { tenantId } = foreign
    const forged = new Passes(Buffer.alloc(32, 7)).issue('tenant', tenantId)
    const keyId = testPasses.issue('tenant', tenantId).slice(64, 72)
    const ofNoKey = '0'.repeat(72) + forged.slice(72)
    expect(await withPass(tenantId)).toBe('22023')
    expect(await withPass(Buffer.from(tenantId).toString('hex'))).toBe('2202E')
    expect(await withPass('')).toEqual([])
    expect(await withPass(ofNoKey)).toBe('FD001')
    expect(await withPass(forged)).toBe('FD001')
    expect(await withPass(forged.slice(0, 64) + keyId + forged.slice(72))).toBe('FD001')
    expect(await withPass(forged.slice(0, 82))).toBe('FD001')
    expect(await attack(`insert into owner_only.access_keys values ('00000000', '', '')`)).toBe(refused)
  })

  it('cannot be replayed after it expired, but is valid until the end of its transaction', async () => {
    const expired = testPasses.sign('tenant', foreign.tenantId, new Date(Date.now() - 5_000))
    expect(await withPass(expired)).toBe('FD002')
    const { rows } = await asOwner(api.databaseUrl, (owner) =>
      owner.query<{ checked: string }>(`select pg_get_functiondef('checked_pass(text)'::regprocedure) as checked`),
    )
    // now() is when the transaction began.
    expect(rows[0]?.checked).toContain("< date_part('epoch', now())")
  })

  it('is not visible to others, neither in running nor in prepared statements', async () => {
    await api.database.inTenant(foreign.tenantId, async () => {
      const seen = (await attack(`select * from pg_stat_activity`)) as Record<string, unknown>[]
      const [pass] = [testPasses.issue('tenant', foreign.tenantId)]
      expect(JSON.stringify(seen)).not.toContain(pass.slice(0, 64))
      expect(seen.length).toBeGreaterThan(1)
    })
    expect(JSON.stringify(await attack('select * from pg_prepared_statements'))).not.toContain(foreign.tenantId)
  })

  it.each(['app.tenant', 'app.worker', 'app.sign_in_email'])('is the only way: %s has no effect', async (setting) => {
    const values = [foreign.tenantId, 'mail', 'webhooks', 'jobs', 'admin@bureau.example']
    for (const value of values) {
      const set = `select set_config('app.pass', '', true), set_config('${setting}', '${value}', true)`
      for (const table of [
        'contacts',
        'users',
        'journal',
        'journal_heads',
        'outgoing_mails',
        'webhook_queues',
        'webhook_deliveries',
      ]) {
        expect(await attack(set, `select 1 from ${table}`)).toEqual([])
      }
      expect(await attack(set, 'select 1 from list_tenants()')).toEqual([])
    }
  })

  it('is required by the list of tenants too', async () => {
    expect(await attack('select * from list_tenants()')).toEqual([])
  })
})

describe('the signing keys', () => {
  it.each([
    'select * from owner_only.access_keys',
    'select * from owner_only.service_logins',
    'select * from owner_only.signing_key()',
    'select owner_only.read_keys_again()',
    `select owner_only.key_of_pass('')`,
    'copy owner_only.access_keys to stdout',
    'create view mine as select * from owner_only.access_keys',
    `select query_to_xml('select * from owner_only.access_keys', true, false, '')`,
    'select * from pg_authid',
    'select * from pg_shadow',
    `select lo_import('/etc/passwd')`,
    `select pg_read_file('pg_hba.conf')`,
    `select pg_read_binary_file('base/1/1259')`,
    `select pg_ls_dir('.')`,
    `select * from pg_hba_file_rules`,
    `copy contacts to program 'cat'`,
    `copy contacts (name) from program 'id'`,
    `copy contacts to '/tmp/fordring-attack'`,
    `copy contacts (name) from '/etc/passwd'`,
  ])('cannot be accessed by %s', async (text) => {
    expect([refused, '42P01']).toContain(await attack(text))
  })

  it('cannot be read from the plans of the function that checks passes', async () => {
    const seen: string[] = []
    const keep = ({ message, detail }: { message: string | undefined; detail: string | undefined }): void => {
      seen.push(message ?? '', detail ?? '')
    }
    client.on('notice', keep)
    const printing = ['parse', 'rewritten', 'plan'].map((part) => `set local debug_print_${part} = on`)
    await attack(
      ...printing,
      'set local debug_pretty_print = off',
      'set local client_min_messages = debug5',
      'discard plans',
      'select current_tenant()',
      'select tenant_id from contacts',
    )
    client.off('notice', keep)
    // A plan shows a constant as its bytes, which are signed numbers on some machines.
    const shown = seen.join(' ').replaceAll(/\s+/g, ' ')
    const spellings = (bytes: Buffer): string[] => [bytes.join(' '), new Int8Array(bytes).join(' ')]
    expect(shown).toContain(spellings(Buffer.from('tenant'))[0])
    for (const pad of [testPasses.accessKey.innerPad, testPasses.accessKey.outerPad])
      for (const spelling of spellings(pad.subarray(0, 16))) expect(shown).not.toContain(spelling)
  })

  it('cannot be read from statistics', async () => {
    expect(await attack(`select * from pg_stats where schemaname = 'owner_only'`)).toEqual([])
  })
})

describe('the role', () => {
  it('owns nothing, and is subject to row-level security', async () => {
    expect(
      await attack(
        `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
                (select count(*)::int from pg_class where relowner = r.oid) as owned,
                (select count(*)::int from pg_auth_members where member = r.oid) as memberships
         from pg_roles r where rolname = session_user`,
      ),
    ).toEqual([
      {
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
        owned: 0,
        memberships: 1,
      },
    ])
  })

  it.each(['set role $owner', 'set session authorization $owner', 'set role postgres', 'set role pg_read_all_data'])(
    'cannot become another: %s',
    async (text) => {
      expect([refused, '22023']).toContain(await attack(text.replace('$owner', pg.escapeIdentifier(ownerName))))
    },
  )

  it('gains nothing by becoming a role it is a member of, or by resetting it', async () => {
    for (const text of ['set role fordring_app', 'reset role', 'set role none', 'reset session authorization']) {
      expect(await attack(text, 'select distinct tenant_id from contacts')).toEqual([{ tenant_id: own.tenantId }])
      expect(await attack(text, 'select * from owner_only.access_keys')).toBe(refused)
    }
  })

  it.each([
    'create table mine (id int)',
    'create temporary table mine (id int)',
    'create schema mine',
    'create view mine as select 1',
    'create sequence mine',
    'create type mine as enum ()',
    `create function public.lower(text) returns text language sql as 'select $1'`,
    `create function pg_temp.now() returns timestamptz language sql as 'select null::timestamptz'`,
    `create or replace function current_tenant() returns uuid language sql as 'select null::uuid'`,
    'create extension dblink',
    'create extension postgres_fdw',
    'create role mine',
    'create policy mine on contacts using (true)',
    'alter policy own_tenant on contacts using (true)',
    'drop policy own_tenant on contacts',
    'alter table contacts disable row level security',
    'alter table contacts no force row level security',
    'alter function checked_pass(text) security invoker',
    'alter role current_user bypassrls',
    'alter table contacts owner to current_user',
    'drop table contacts cascade',
    'truncate contacts cascade',
    'grant fordring_app to postgres',
    'create publication mine for table contacts',
    'create event trigger mine on ddl_command_start execute function now()',
  ])('cannot create, change or drop: %s', async (text) => {
    expect(await attack(text)).toBe(refused)
  })

  it('cannot change the settings of the server', async () => {
    await expect(client.query('alter system set log_statement = none')).rejects.toMatchObject({ code: refused })
    await expect(client.query('create database mine')).rejects.toMatchObject({ code: refused })
  })

  it('cannot turn row-level security off: its statements then fail', async () => {
    expect(await attack('set row_security = off', 'select * from contacts')).toBe(refused)
    expect(await attack('set session_replication_role = replica')).toBe(refused)
  })

  it('cannot replace anything that is trusted', async () => {
    for (const path of ['pg_temp, public', 'owner_only, public', 'information_schema, pg_catalog, public']) {
      const seen = await attack(`set local search_path = ${path}`, 'select distinct tenant_id from public.contacts')
      expect(seen).toEqual([{ tenant_id: own.tenantId }])
    }
  })

  it('cannot connect to another server', async () => {
    expect(await attack(`select dblink_connect('host=127.0.0.1')`)).toBe('42883')
    expect(await attack('create server mine foreign data wrapper postgres_fdw')).not.toEqual([])
  })
})

describe('what an attacker can still do', () => {
  it('read and write rows of the tenant whose request it was, within the rights of the service', async () => {
    expect(await attack(`update contacts set name = 'x' returning tenant_id`)).toEqual([{ tenant_id: own.tenantId }])
    expect(await attack('delete from journal')).toBe(refused)
  })

  it('see the schema, the names of roles, and the text of statements without their values', async () => {
    expect(await attack(`select 1 from pg_proc where proname = 'checked_pass'`)).toHaveLength(1)
    expect(await attack(`select 1 from pg_roles where rolname = '${ownerName}'`)).toHaveLength(1)
  })

  it('end sessions of the service and hold its locks, so that requests fail or wait', async () => {
    const other = new pg.Client(connectionConfig({ url: api.serviceUrl }))
    other.on('error', () => undefined)
    await other.connect()
    const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid')
    expect(await attack(`select pg_terminate_backend(${String(rows[0]?.pid)}) as ended`)).toEqual([{ ended: true }])
    expect(await attack('select pg_try_advisory_xact_lock(1) as held')).toEqual([{ held: true }])
    expect(
      await attack(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'postgres'`),
    ).not.toContainEqual({ pg_terminate_backend: true })
  })
})
