import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyLedger } from '../../src/features/money/ledger/index.ts'
import { sql } from '../../src/platform/database/sql.ts'
import { givenCreditor, givenCustomer } from '../given.ts'
import { ledgerCommands } from '../ledger-commands.ts'
import { createCaseIntent, type RealLedger } from '../ledger-intents.ts'
import { keyLifeMs, LedgerModel, type ModelCase } from '../ledger-model.ts'
import { Progress, proved } from '../proof.ts'
import { countFrom, SeededRandom, seedFrom } from '../request-history.ts'
import { startTestApp, type TestApp, type TestTenant } from '../test-app.ts'

// Random sequences of everything that can happen to a ledger, against a model that is simple enough to be believed.
// A failure prints its seed and path: LEDGER_SEED, LEDGER_PATH and LEDGER_REPLAY_PATH bring it back.

const sequenceCount = countFrom('LEDGER_SEQUENCES', 20)
const commandsMax = countFrom('LEDGER_COMMANDS', 100)

let api: TestApp
let stranger: TestTenant
beforeAll(async () => {
  api = await startTestApp()
  stranger = await api.createTenant('En anden')
  // Tokens do not change here, so nobody need look for changes: every request is spared a look-up.
  api.services.authenticator.setReceivesChanges(true)
})
afterAll(() => api.close())

describe('the ledger', () => {
  test(
    'matches its model after any sequence of commands',
    async () => {
      const seed = seedFrom('LEDGER_SEED')
      const replayPath = process.env['LEDGER_REPLAY_PATH']
      const path = process.env['LEDGER_PATH']
      const begin = Date.now()
      let commandCount = 0
      let sequencesDone = 0
      const progress = new Progress('sequences', sequenceCount)
      const sequences = fc.commands(ledgerCommands, {
        maxCommands: commandsMax,
        size: 'max',
        ...(replayPath === undefined ? {} : { replayPath }),
      })
      await fc.assert(
        fc.asyncProperty(sequences, async (commands) => {
          const { model, real } = await givenLedger(seed)
          await fc.asyncModelRun(() => ({ model, real }), commands)
          commandCount += real.commandCount
          progress.at(++sequencesDone)
          await compare(model, real)
        }),
        { seed, numRuns: sequenceCount, ...(path === undefined ? {} : { path }) },
      )
      proved('commands', commandCount)
      proved('sequences', sequenceCount)
      proved('divergences from the model', 0)
      proved('seconds', Math.round((Date.now() - begin) / 1000))
      await expectNothingOf(stranger)
    },
    600_000 + sequenceCount * 2_000,
  )
})

/** A tenant of its own for every sequence, with one case to begin with. */
async function givenLedger(seed: number): Promise<{ model: LedgerModel; real: RealLedger }> {
  const tenant = await api.createTenant()
  const customers = []
  for (const referenceId of ['K-1', 'K-2']) {
    const { creditorId } = await givenCreditor(api, { as: tenant })
    customers.push(await givenCustomer(api, { as: tenant, creditorId, referenceId }))
  }
  const model = new LedgerModel()
  const real = { api, tenant, stranger, customers, random: new SeededRandom(seed), commandCount: 0 }
  const vouchers = [{ handle: 'principal' as const, amount: 1_000, reference: 'F-1', tied: [] }]
  const intent = createCaseIntent(model, real, { customer: 0, currency: 'DKK', vouchers })
  const answer = await api.post(intent.path, intent.body, { as: tenant })
  const decision = intent.decide()
  if (decision.code === undefined) await decision.apply(answer.body)
  for (const { customerId } of customers) model.announce(customerId, 'customers.create')
  return { model, real }
}

async function compare(model: LedgerModel, { tenant }: RealLedger): Promise<void> {
  for (const one of model.cases) await compareCase(model, one, tenant)
  for (const contact of model.contacts) {
    const { status } = await api.get(`/contacts/${contact.id}`, { as: tenant })
    expect(status).toBe(contact.isDeleted ? 404 : 200)
  }
  await compareCounts(model, tenant)
  const report = await verifyLedger(api.database, [{ tenantId: tenant.tenantId, name: 'Testbureau' }])
  expect(report.checks.filter(({ ok }) => !ok)).toEqual([])
}

async function compareCase(model: LedgerModel, one: ModelCase, tenant: TestTenant): Promise<void> {
  const { body } = await api.get(`/cases/${one.id}`, { as: tenant })
  expect(body).toMatchObject({
    status: one.status,
    currency: one.currency,
    creditorId: one.creditorId,
    outstanding: model.outstandingOf(one),
  })
  const expected = one.vouchers.map(({ id, direction, amount, outstanding, referenceId }) => ({
    id,
    direction,
    amount,
    left: outstanding,
    referenceId,
  }))
  expect(await readVouchers(one, tenant)).toEqual(byId(expected))
  // The last two moments at which time moved on: what was outstanding then is what the entries until then add up to.
  for (const { at, outstanding } of model.past.slice(-2)) {
    const then = await readVouchers(one, tenant, at)
    const known = one.vouchers.filter(({ id }) => outstanding.has(id))
    expect(then.map(({ id, left }) => ({ id, left }))).toEqual(
      byId(known.map(({ id }) => ({ id, left: outstanding.get(id) }))),
    )
  }
}

async function readVouchers({ id, currency }: ModelCase, tenant: TestTenant, at?: Date) {
  const query = at === undefined ? '' : `&pointInTime=${at.toISOString()}`
  const { body } = await api.get(`/case-vouchers/${id}?pageSize=500${query}`, { as: tenant })
  expect(body.items.every((voucher: { currency: string }) => voucher.currency === currency)).toBe(true)
  return byId<{ id: string; direction: string; amount: number; left: number; referenceId: string | null }>(
    body.items.map((voucher: any) => ({
      id: voucher.caseVoucherId,
      direction: voucher.direction,
      amount: voucher.amount,
      left: voucher.outstanding ?? voucher.unallocated,
      referenceId: voucher.referenceId,
    })),
  )
}

function byId<Item extends { readonly id: string }>(items: readonly Item[]): Item[] {
  return [...items].sort((one, other) => (one.id < other.id ? -1 : 1))
}

async function compareCounts(model: LedgerModel, { tenantId }: TestTenant): Promise<void> {
  const [counts] = await api.database.read(
    tenantId,
    sql`
      select (select count(*) from cases where tenant_id = ${tenantId}::uuid) as cases,
             (select count(*) from case_vouchers where tenant_id = ${tenantId}::uuid) as vouchers,
             (select count(*) from case_voucher_allocations where tenant_id = ${tenantId}::uuid) as allocations,
             (select count(*) from updates where tenant_id = ${tenantId}::uuid) as reopenings`,
  )
  expect(counts).toEqual({
    cases: model.cases.length,
    vouchers: model.vouchers().length,
    allocations: model.allocationCount,
    reopenings: model.reopeningCount,
  })
  const payouts = await api.database.read(
    tenantId,
    sql`
      select case_voucher_id as "voucherId", bank_account ->> 'accountNumber' as "accountNumber", amount
      from payouts where tenant_id = ${tenantId}::uuid order by payout_id`,
  )
  // In the order of their making: ids are in the order of time.
  expect(payouts).toEqual(model.payouts)
  const events = await api.database.read(
    tenantId,
    sql<{ name: string; count: number }>`
      select subject_id || ' ' || type as name, count(*)::integer as count
      from events where tenant_id = ${tenantId}::uuid and type <> 'payouts.create' and type not like 'updates.%'
      group by 1`,
  )
  expect(Object.fromEntries(events.map(({ name, count }) => [name, count]))).toEqual(Object.fromEntries(model.events))
  await compareKeys(model, tenantId)
}

/** What is remembered is what succeeded. Whether the expired are still there is of no matter. */
async function compareKeys(model: LedgerModel, tenantId: string): Promise<void> {
  const oldest = new Date(api.clock.now().getTime() - keyLifeMs)
  const keys = await api.database.read(
    tenantId,
    sql<{ key: string; status: number; text: string }>`
      select key, status, body as text from idempotency_keys
      where tenant_id = ${tenantId}::uuid and created_at > ${oldest}::timestamptz order by key`,
  )
  const remembered = model.keys.flatMap(({ key, remembered: kept }) =>
    kept === undefined || kept.at <= oldest.getTime() ? [] : [{ key, status: kept.status, text: kept.text }],
  )
  expect(keys).toEqual(remembered.sort((one, other) => (one.key < other.key ? -1 : 1)))
}

async function expectNothingOf({ tenantId }: TestTenant): Promise<void> {
  const found = await api.database.read(
    tenantId,
    sql`
      select 'case' from cases where tenant_id = ${tenantId}::uuid
      union all select 'voucher' from case_vouchers where tenant_id = ${tenantId}::uuid
      union all select 'contact' from contacts where tenant_id = ${tenantId}::uuid
      union all select 'event' from events where tenant_id = ${tenantId}::uuid
      union all select 'key' from idempotency_keys where tenant_id = ${tenantId}::uuid`,
  )
  expect(found).toEqual([])
}
