import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import pg from 'pg'
import type { Database } from '../../src/platform/database/database.ts'
import { sql } from '../../src/platform/database/sql.ts'
import { standardType, voucherBody } from '../given.ts'
import { HttpClient, type HttpReply, TenantClient } from '../http-client.ts'
import { proved } from '../proof.ts'
import { countFrom, SeededRandom, seedFrom } from '../request-history.ts'
import { createMigratedInstallation } from '../migrated-installation.ts'
import type { Installation, ServerProcess, TenantOfInstallation } from '../server-process.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

// Many clients pay the same few vouchers at the same time: exactly what was owed is paid, and never more. The same
// check finds each of four well-known ways to get this wrong.

/** What was owed, what is left by the running column, and what was paid by the entries. */
interface Account {
  readonly id: string
  readonly amount: number
  readonly outstanding: number
  readonly paid: number
}

/** Every account that does not add up. */
function findOverspent(accounts: readonly Account[]): string[] {
  return accounts.flatMap(({ id, amount, outstanding, paid }) => {
    if (paid > amount) return [`${id}: ${paid} was paid of ${amount}`]
    if (outstanding < 0) return [`${id}: ${outstanding} is outstanding`]
    return outstanding === amount - paid
      ? []
      : [`${id}: ${outstanding} is outstanding, but ${paid} of ${amount} was paid`]
  })
}

describe('concurrent payments', () => {
  const attemptCount = countFrom('PAYMENT_ATTEMPTS', 4_000)
  /** On a slow machine the clients stop after this time, but not before a quarter was sent. */
  const loadMsMax = countFrom('PAYMENT_MS', 10_000)
  const clientCount = countFrom('PAYMENT_CLIENTS', 64)
  /** So little that a quarter of the attempts is more than enough to use it up. */
  const voucherAmount = 3_000

  let installation: Installation
  let servers: ServerProcess[]
  let tenant: TenantOfInstallation
  let client: HttpClient
  let api: TenantClient
  let database: Database
  beforeAll(async () => {
    installation = await createMigratedInstallation()
    servers = [await installation.start(), await installation.start()]
    tenant = await installation.createTenant()
    client = new HttpClient()
    api = new TenantClient(client, tenant)
    database = await installation.openDatabase()
  })
  afterAll(async () => {
    await database.close()
    client.close()
    await installation.remove()
  })

  interface Voucher {
    readonly caseVoucherId: string
    readonly caseId: string
    readonly referenceId: string
  }

  async function givenHotVouchers(): Promise<{ creditorId: string; vouchers: Voucher[] }> {
    const at = servers[0]!.url
    const { creditorId } = await api.make(at, '/creditors', { name: 'Fjordbredbånd ApS' })
    const users = [{ details: { name: 'Lars Kjær' } }]
    const { customerId } = await api.make(at, `/customers?creditorId=${creditorId}`, { referenceId: 'K-1', users })
    const claims = Array.from({ length: 8 }, (_, index) => ({ amount: voucherAmount, referenceId: `F-${index + 1}` }))
    const { id } = await api.make(at, '/cases', { customerId, currency: 'DKK', caseVouchers: claims.map(voucherBody) })
    const { body } = await api.get(at, `/case-vouchers/${id}`)
    return { creditorId, vouchers: body.items }
  }

  /** The deposits of the vouchers, by entries alone: what each has received. */
  function readAccounts(): Promise<Account[]> {
    const { tenantId } = tenant
    return database.read(
      tenantId,
      sql<Account>`
        select v.case_voucher_id as id, v.amount, v.outstanding, coalesce(p.paid, 0)::bigint as paid
        from case_vouchers v
        left join (
          select debit_voucher_id, sum(amount) as paid from case_voucher_allocations
          where tenant_id = ${tenantId}::uuid group by debit_voucher_id) p on p.debit_voucher_id = v.case_voucher_id
        where v.tenant_id = ${tenantId}::uuid and v.direction = 'debit'
        order by v.case_voucher_id`,
    )
  }

  test('never exceed the outstanding amount', async () => {
    const random = new SeededRandom(seedFrom('PAYMENT_SEED'))
    const { creditorId, vouchers } = await givenHotVouchers()
    const paid = new Map(vouchers.map(({ caseVoucherId }) => [caseVoucherId, 0]))
    const answers = new Map<number, number>()
    let sent = 0
    let acceptedCount = 0

    /** The voucher by its id, by its reference, and by the other endpoint that pays. */
    const payOnce = (voucher: Voucher, amount: number): Promise<HttpReply> => {
      const { url } = random.pick(servers)
      const way = random.next()
      if (way < 0.1) {
        const credit = { voucherTypeId: standardType.deposit, amount, referenceCaseVoucherId: voucher.caseVoucherId }
        return api.post(url, `/case-vouchers/${voucher.caseId}`, { currency: 'DKK', ...voucherBody(credit) })
      }
      if (way < 0.5) return api.post(url, '/direct-payments', { caseVoucherId: voucher.caseVoucherId, amount })
      const path = random.chance(0.5) ? '/direct-payments' : `/direct-payments?creditorId=${creditorId}`
      return api.post(url, path, { caseVoucherReferenceId: voucher.referenceId, amount })
    }
    const pay = async (): Promise<void> => {
      const voucher = random.pick(vouchers)
      const amount = random.integer(1, 100)
      const { status } = await payOnce(voucher, amount)
      answers.set(status, (answers.get(status) ?? 0) + 1)
      if (status !== 201) return
      acceptedCount += 1
      paid.set(voucher.caseVoucherId, paid.get(voucher.caseVoucherId)! + amount)
    }

    const begin = Date.now()
    const watch = watchAccounts(readAccounts)
    await Promise.all(
      Array.from({ length: clientCount }, async () => {
        while (sent < attemptCount && (Date.now() - begin < loadMsMax || sent < attemptCount / 4)) {
          sent += 1
          await pay()
        }
      }),
    )
    const looks = await watch.end()
    const seconds = Math.round((Date.now() - begin) / 100) / 10
    console.log(`${sent} attempts in ${seconds} s, ${acceptedCount} accepted, looked ${looks} times meanwhile`)
    proved('payments of the same eight vouchers attempted', sent)
    proved('of them accepted', acceptedCount)

    // Every payment was either accepted or rejected.
    expect([...answers.keys()].filter((status) => status !== 201 && status !== 422)).toEqual([])
    expect(answers.get(422)).toBeGreaterThan(0)
    // What is left of each voucher is what no accepted payment covers.
    const accounts = await readAccounts()
    expect(findOverspent(accounts)).toEqual([])
    expect(Object.fromEntries(accounts.map(({ id, paid: received }) => [id, received]))).toEqual(
      Object.fromEntries(paid),
    )
    // The last of each can be paid to the unit, and not one more.
    for (const { id, outstanding } of accounts) {
      if (outstanding > 0)
        await api.make(servers[0]!.url, '/direct-payments', { caseVoucherId: id, amount: outstanding })
      const refused = await api.post(servers[1]!.url, '/direct-payments', { caseVoucherId: id, amount: 1 })
      expect(refused).toMatchObject({ status: 422, body: { code: 'amount-exceeds-outstanding', outstanding: 0 } })
    }
    expect(await readAccounts()).toEqual(
      vouchers.map(({ caseVoucherId: id }) => ({ id, amount: voucherAmount, outstanding: 0, paid: voucherAmount })),
    )
    expect((await installation.run(['verify', '--json'])).json).toMatchObject({ ok: true })
  })
})

/** Looks at the accounts all the time: at no moment may one be overspent, nor may anything that was paid come back. */
function watchAccounts(read: () => Promise<Account[]>): { end: () => Promise<number> } {
  const ending = new AbortController()
  const watching = (async () => {
    const least = new Map<string, number>()
    let looks = 0
    for (; !ending.signal.aborted; looks++) {
      const accounts = await read()
      expect(findOverspent(accounts)).toEqual([])
      for (const { id, outstanding } of accounts) {
        expect(outstanding).toBeLessThanOrEqual(least.get(id) ?? Infinity)
        least.set(id, outstanding)
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return looks
  })()
  // A failure is heard of at the end, when the clients have stopped.
  watching.catch(() => undefined)
  return {
    end: () => {
      ending.abort()
      return watching
    },
  }
}

describe('the overspending check', () => {
  const debtCount = 8
  const debtAmount = 2_000
  const connectionCount = 32
  /** A planted fault must show within this many rounds, and nearly always shows in the first. */
  const roundsMax = 10

  let scratch: TestDatabase
  let pool: pg.Pool
  beforeAll(async () => {
    scratch = await createTestDatabase()
    pool = new pg.Pool({ connectionString: scratch.url, max: connectionCount })
    pool.on('error', () => undefined)
  })
  afterAll(async () => {
    await pool.end()
    await scratch.drop()
  })

  type Pay = (client: pg.PoolClient, debtId: number, amount: number) => Promise<unknown>

  async function resetDebts(guard: string): Promise<void> {
    await pool.query(`
      drop table if exists scratch_payments, scratch_debts;
      create table scratch_debts (id integer primary key, amount integer not null, outstanding integer not null ${guard});
      create table scratch_payments (debt_id integer not null, amount integer not null);
      create index on scratch_payments (debt_id);
      insert into scratch_debts select n, ${debtAmount}, ${debtAmount} from generate_series(1, ${debtCount}) n`)
  }

  /** One round: every debt is paid from all sides until it is dry. */
  async function round(random: SeededRandom, pay: Pay): Promise<void> {
    let left = 3_000
    await Promise.all(
      Array.from({ length: connectionCount }, async () => {
        const client = await pool.connect()
        try {
          while (left > 0) {
            left -= 1
            await pay(client, random.integer(1, debtCount), random.integer(1, 100)).catch(async (error: unknown) => {
              await client.query('rollback')
              // Refused by the database itself: that payment did not happen. Anything else is a fault of this test.
              if (!['23514', '40001', '40P01'].includes((error as { code?: string }).code ?? '')) throw error
            })
          }
        } finally {
          client.release()
        }
      }),
    )
  }

  /** The accounts of the scratch tables; a way of paying without the running column is judged by its entries alone. */
  async function readDebts(hasColumn: boolean): Promise<Account[]> {
    const { rows } = await pool.query<Account>(`
      select d.id::text as id, d.amount, coalesce(sum(p.amount), 0)::integer as paid,
             ${hasColumn ? 'd.outstanding' : '(d.amount - coalesce(sum(p.amount), 0))::integer'} as outstanding
      from scratch_debts d left join scratch_payments p on p.debt_id = d.id group by d.id`)
    return rows
  }

  const insertPayment = 'insert into scratch_payments values ($1, $2)'

  const readThenWrite: Pay = async (client, id, amount) => {
    await client.query('begin')
    const { rows } = await client.query<{ outstanding: number }>(
      'select outstanding from scratch_debts where id = $1',
      [id],
    )
    const { outstanding } = rows[0]!
    if (outstanding >= amount) {
      await client.query('update scratch_debts set outstanding = $2 where id = $1', [id, outstanding - amount])
      await client.query(insertPayment, [id, amount])
    }
    await client.query('commit')
  }

  /** The lock refreshes the locked row, but not the statement's view of the payments. */
  const lockAndSumAtOnce: Pay = async (client, id, amount) => {
    await client.query('begin')
    await client.query(
      `with locked as (select id, amount from scratch_debts where id = $1 for update),
            room as (select l.id, l.amount - coalesce((select sum(p.amount) from scratch_payments p where p.debt_id = l.id), 0) as rest
                     from locked l)
       insert into scratch_payments select id, $2::integer from room where rest >= $2::integer`,
      [id, amount],
    )
    await client.query('commit')
  }

  /** The locked row is not changed, so the snapshot is not reported as outdated. */
  const sumUnderRepeatableRead: Pay = async (client, id, amount) => {
    await client.query('begin isolation level repeatable read')
    await client.query('select from scratch_debts where id = $1 for update', [id])
    const { rows } = await client.query<{ rest: number }>(
      `select (${debtAmount} - coalesce(sum(amount), 0))::integer as rest from scratch_payments where debt_id = $1`,
      [id],
    )
    if (rows[0]!.rest >= amount) await client.query(insertPayment, [id, amount])
    await client.query('commit')
  }

  function conditionalUpdate(condition: string): Pay {
    return (client, id, amount) =>
      client.query(
        `with paid as (
           update scratch_debts set outstanding = outstanding - $2::integer where id = $1 and ${condition} returning id)
         insert into scratch_payments select id, $2::integer from paid`,
        [id, amount],
      )
  }

  test.each([
    ['reading and then writing', readThenWrite, 'with a column'],
    ['locking and adding up in one statement', lockAndSumAtOnce, 'by entries'],
    ['adding up under repeatable read with a lock', sumUnderRepeatableRead, 'by entries'],
    ['a conditional update with the wrong condition', conditionalUpdate('outstanding > 0'), 'with a column'],
  ] as const)(
    'detects %s',
    async (_, pay, kept) => {
      const random = new SeededRandom(seedFrom('PAYMENT_SEED'))
      let found: string[] = []
      let roundCount = 0
      for (; found.length === 0 && roundCount < roundsMax; roundCount++) {
        await resetDebts('')
        await round(random, pay)
        found = findOverspent(await readDebts(kept === 'with a column'))
      }
      expect(found.length).toBeGreaterThan(0)
      console.log(`${found.length} of ${debtCount} debts overspent, found in round ${roundCount}`)
    },
    900_000,
  )

  test('accepts a conditional update with a constraint', async () => {
    const random = new SeededRandom(seedFrom('PAYMENT_SEED'))
    for (let turn = 0; turn < 2; turn++) {
      await resetDebts('check (outstanding >= 0)')
      await round(random, conditionalUpdate('outstanding >= $2::integer'))
      const debts = await readDebts(true)
      expect(findOverspent(debts)).toEqual([])
      expect(debts.every(({ outstanding }) => outstanding < 100)).toBe(true)
    }
  })
})
