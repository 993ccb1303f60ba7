import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicationRole, connectionConfig } from '../../src/platform/database/connection.ts'
import { Database } from '../../src/platform/database/database.ts'
import { sql } from '../../src/platform/database/sql.ts'
import type { PipelineFields } from '../../src/platform/commands/grouped-commands.ts'
import {
  type DirectPaymentItem,
  registerDirectPayments,
} from '../../src/features/money/payments/direct-payments.queries.ts'
import { newId } from '../../src/platform/ids.ts'
import { startPopulatedApp } from '../populated-app.ts'
import type { PopulatedTenant } from '../populated-tenant.ts'
import { testPasses } from '../template-database.ts'
import type { TestApp } from '../test-app.ts'

/** What the database shows to a statement that forgot its condition, for every table there is. */
let api: TestApp
let own: PopulatedTenant
let foreign: PopulatedTenant
let client: pg.Client
let tables: string[]

beforeAll(async () => {
  ;({ api, own, foreign } = await startPopulatedApp())
  client = new pg.Client(connectionConfig({ url: api.serviceUrl }))
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  )
  tables = rows.map((row) => row.name)
}, 600_000)
afterAll(async () => {
  await client.end()
  await api.close()
})

interface Outcome {
  readonly rowCount: number
  readonly rows: Record<string, unknown>[]
  readonly code?: string | undefined
  readonly constraint?: string | undefined
}

const refused = '42501'

function passOf(tenantId: string): string {
  return tenantId === '' ? '' : testPasses.issue('tenant', tenantId)
}

/** Runs one statement as the service does for a tenant (or for none), and rolls it back. */
async function attempt(tenantId: string | undefined, text: string, values: unknown[] = []): Promise<Outcome> {
  await client.query('begin')
  try {
    if (tenantId !== undefined) await client.query(`select share_setting('app.pass', $1)`, [passOf(tenantId)])
    const { rowCount, rows } = await client.query<Record<string, unknown>>(text, values)
    return { rowCount: rowCount ?? 0, rows }
  } catch (error) {
    const { code, constraint } = error as pg.DatabaseError
    return { rowCount: 0, rows: [], code, constraint }
  } finally {
    await client.query('rollback')
  }
}

async function ofEveryTable(look: (table: string) => Promise<unknown>): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const table of tables) found[table] = await look(table)
  return found
}

/** A statement that adds a copy of some row of a table with other values in places. */
async function copyOfRow(table: string, change: string, condition = 'true'): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const names = rows[0]!.names
  return `insert into ${table} (${names}) select ${names}
    from (select (jsonb_populate_record(x, ${change})).* from ${table} x where ${condition} limit 1) changed`
}

function everyTable(value: unknown): Record<string, unknown> {
  return Object.fromEntries(tables.map((table) => [table, value]))
}

describe('a statement without a condition', () => {
  it('is tested on tables that all have rows of both tenants: add a new table to populated-tenant.ts', async () => {
    for (const { tenantId } of [own, foreign]) {
      const isFilled = await ofEveryTable(async (table) => {
        const { rows } = await attempt(tenantId, `select count(*)::int as n from ${table} where tenant_id = $1`, [
          tenantId,
        ])
        return (rows[0]?.['n'] as number) > 0
      })
      expect(isFilled).toEqual(everyTable(true))
    }
    expect(tables.length).toBeGreaterThanOrEqual(28)
  })

  it('reads only rows of the current tenant', async () => {
    const strangers = await ofEveryTable(async (table) => {
      const { rows } = await attempt(own.tenantId, `select distinct tenant_id as id from ${table}`)
      return rows.map((row) => row['id'])
    })
    expect(strangers).toEqual(everyTable([own.tenantId]))
  })

  it('reads nothing without a tenant, or with an unknown one', async () => {
    for (const tenantId of [undefined, '', newId()]) {
      const counts = await ofEveryTable(async (table) => {
        const { rows } = await attempt(tenantId, `select count(*)::int as n from ${table}`)
        return rows[0]?.['n']
      })
      expect(counts).toEqual(everyTable(0))
    }
  })

  it('changes no row of another tenant', async () => {
    const touched = await ofEveryTable(async (table) => {
      const column = await updatableColumn(table)
      if (column === undefined) return 'no right to update'
      const all = await attempt(own.tenantId, `update ${table} set ${column} = ${column} returning tenant_id as id`)
      const aimed = await attempt(
        own.tenantId,
        `update ${table} set ${column} = ${column} where tenant_id = '${foreign.tenantId}'`,
      )
      return { owners: [...new Set(all.rows.map((row) => row['id']))], aimedCount: aimed.rowCount, code: all.code }
    })
    for (const [table, outcome] of Object.entries(touched)) {
      if (outcome !== 'no right to update') {
        expect(outcome, table).toEqual({ owners: [own.tenantId], aimedCount: 0, code: undefined })
      }
    }
  })

  it('deletes no row of another tenant', async () => {
    const counts = await ofEveryTable(async (table) => {
      const { rowCount } = await attempt(own.tenantId, `delete from ${table} where tenant_id <> '${own.tenantId}'`)
      return rowCount
    })
    expect(counts).toEqual(everyTable(0))
  })

  it('adds no row to another tenant', async () => {
    const codes = await ofEveryTable(async (table) => {
      const copy = await copyOfRow(table, "jsonb_build_object('tenant_id', $1::uuid)")
      return (await attempt(own.tenantId, copy, [foreign.tenantId])).code
    })
    expect(codes).toEqual(everyTable(refused))
  })

  it('moves no row to another tenant', async () => {
    const codes = await ofEveryTable(
      async (table) => (await attempt(own.tenantId, `update ${table} set tenant_id = '${foreign.tenantId}'`)).code,
    )
    expect(codes).toEqual(everyTable(refused))
  })

  async function updatableColumn(table: string): Promise<string | undefined> {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'tenant_id'
         and has_column_privilege('${applicationRole}', attrelid, attnum, 'UPDATE') order by attnum limit 1`,
      [table],
    )
    return rows[0]?.name
  }
})

describe('the tenant setting', () => {
  it('ends with its transaction: the next user of the connection has none', async () => {
    const database = new Database({
      url: api.serviceUrl,
      passes: testPasses,
      poolSize: 1,
      onIdleError: () => undefined,
    })
    const count = sql<{ n: number }>`select count(*)::int as n from contacts`
    try {
      expect(await database.read(own.tenantId, count)).toEqual([{ n: 1 }])
      expect(await database.withoutTenant((transaction) => transaction.one(count))).toEqual({ n: 0 })
      await expect(
        database.inTenant(own.tenantId, async (transaction) => {
          await transaction.one(count)
          throw new Error('The work fails.')
        }),
      ).rejects.toThrow('The work fails.')
      expect(await database.withoutTenant((transaction) => transaction.one(count))).toEqual({ n: 0 })
      const payment = { ...paymentItem(), caseVoucherId: own.ids['caseVoucherId'] ?? null }
      const [row] = await database.call(
        own.tenantId,
        registerDirectPayments(own.tenantId, [payment], { lockTimeout: '8s' }),
      )
      expect(row).toMatchObject({ outcome: 'done' })
      expect(await database.withoutTenant((transaction) => transaction.one(count))).toEqual({ n: 0 })
    } finally {
      await database.close()
    }
  })

  it('is safe against SQL injection', async () => {
    const injected = `${own.tenantId}'; select set_config('app.tenant', '${foreign.tenantId}', true); --`
    await expect(api.database.read(injected, sql`select 1`)).rejects.toThrow('must be a uuid')
    await expect(api.database.inTenant(injected, () => Promise.resolve())).rejects.toThrow('must be a uuid')
  })

  it('finds the tenants of debtor links by the end of their ids, and shows nothing else of them', async () => {
    const endingIn = (digits: string): Promise<Outcome> =>
      attempt(undefined, 'select * from tenants_ending_in($1)', [digits])
    expect((await endingIn(own.tenantId.slice(-8))).rows).toEqual([{ tenants_ending_in: own.tenantId }])
    expect((await endingIn('')).rows).toEqual([])
    expect((await endingIn('%')).rows).toEqual([])
  })
})

describe('signing in, before the tenant is known', () => {
  async function seen(setting: string, value: string, text: string): Promise<Record<string, unknown>[]> {
    await client.query('begin')
    try {
      await client.query(`select share_setting('app.pass', ''), share_setting($1, $2)`, [setting, value])
      return (await client.query<Record<string, unknown>>(text)).rows
    } finally {
      await client.query('rollback')
    }
  }

  it('gives access only to the users with the given address', async () => {
    const seenBy = (email: string, text: string): Promise<Record<string, unknown>[]> =>
      seen('app.pass', testPasses.issue('email', email), text)
    const users = await seenBy('ADMIN@bureau.example', 'select lower(email) as email from users')
    expect(new Set(users.map(({ email }) => email))).toEqual(new Set(['admin@bureau.example']))
    expect(await seenBy('%', 'select * from users')).toEqual([])
    for (const table of ['user_credentials', 'passkeys', 'recovery_codes', 'sessions', 'tenants']) {
      expect(await seenBy('admin@bureau.example', `select * from ${table}`)).toEqual([])
    }
  })

  it.each(['api_tokens', 'sessions', 'password_links', 'links'])('gives access to no row of %s', async (table) => {
    const { rows } = await attempt(own.tenantId, `select encode(hash, 'hex') as hash from ${table}`)
    expect(rows.length).toBeGreaterThan(0)
    expect(await seen('app.token_hash', String(rows[0]?.['hash']), `select * from ${table}`)).toEqual([])
  })
})

describe('written rows', () => {
  it.each([
    ['case_voucher_allocations', 'amount'],
    ['payouts', 'amount'],
    ['payout_payments', 'paid_on'],
    ['journal', 'operation'],
  ])('of %s cannot be changed or deleted', async (table, column) => {
    expect((await attempt(own.tenantId, `update ${table} set ${column} = ${column}`)).code).toBe(refused)
    expect((await attempt(own.tenantId, `delete from ${table}`)).code).toBe(refused)
    expect((await attempt(own.tenantId, `truncate ${table} cascade`)).code).toBe(refused)
  })

  it('of case vouchers change only in their outstanding amount', async () => {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute where attrelid = 'case_vouchers'::regclass and attnum > 0 and attgenerated = '' order by attnum`,
    )
    const changeable: string[] = []
    for (const { name } of rows) {
      const { code } = await attempt(own.tenantId, `update case_vouchers set ${name} = ${name}`)
      if (code !== refused) changeable.push(name)
    }
    expect(changeable).toEqual(['outstanding'])
    expect((await attempt(own.tenantId, 'delete from case_vouchers')).code).toBe(refused)
    expect((await attempt(own.tenantId, 'truncate case_vouchers cascade')).code).toBe(refused)
  })

  it.each(['-1', 'amount + 1', 'null'])('keep outstanding within bounds: it cannot become %s', async (value) => {
    const outcome = await attempt(own.tenantId, `update case_vouchers set outstanding = ${value}`)
    expect(outcome).toMatchObject(
      value === 'null' ? { code: '23502' } : { code: '23514', constraint: 'case_vouchers_outstanding_in_range' },
    )
  })

  it('keep outstanding within bounds: a new voucher cannot exceed its amount', async () => {
    const copy = await copyOfRow('case_vouchers', '$1::jsonb', "x.direction = 'debit'")
    const make = (change: object): Promise<Outcome> =>
      attempt(own.tenantId, copy, [JSON.stringify({ case_voucher_id: newId(), ...change })])
    expect(await make({ amount: 5, outstanding: 6 })).toMatchObject({ code: '23514' })
    expect(await make({ amount: -5, outstanding: -5 })).toMatchObject({ code: '23514' })
    expect(await make({ amount: 5, outstanding: 5 })).toMatchObject({ rowCount: 1 })
  })
})

function paymentItem(): Omit<DirectPaymentItem & PipelineFields, 'caseVoucherId'> {
  const now = api.clock.now()
  return {
    principalId: own.tokenId,
    key: null,
    fingerprint: null,
    requestId: newId(),
    now,
    actor: { type: 'KEY', id: own.tokenId, name: 'test' },
    entryIds: [newId(), newId()],
    depositId: newId(),
    allocationId: newId(),
    caseVoucherReferenceId: null,
    creditorId: null,
    amount: 1,
    currency: null,
    date: now,
    localDate: '2026-03-02',
    text: null,
  }
}
