import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CountingProxy } from '../../../../test/counting-proxy.ts'
import { type GivenEntry, statementOf } from '../../../../test/bank-statements.ts'
import { givenCase, type GivenCase, givenCaseVoucher, givenCustomer, standardType } from '../../../../test/given.ts'
import { LockHolder } from '../../../../test/lock-holder.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { startSecondInstance, type SecondInstance } from '../../../../test/second-instance.ts'
import { asOwner } from '../../../../test/template-database.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import { sql } from '../../../platform/database/sql.ts'
import { getTenant } from '../../../platform/identity/identity.queries.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { Problem } from '../../../problems/index.ts'
import { verifyLedger } from '../ledger/index.ts'
import { paymentReferencesOf } from '../payment-references/payment-references.rules.ts'
import { bookMatchedLine, OverpaymentError } from './book-bank-line.ts'
import { importBankFiles } from './import-bank-files.ts'
import { readStatements } from './statement-files.ts'
import { decideLines, suggestCases, takeNewLines } from './match-bank-lines.queries.ts'
import { matchLinesOfFile, matchQueuedFiles } from './match-bank-lines.ts'

let api: TestApp
let proxy: CountingProxy
let counted: SecondInstance
beforeAll(async () => {
  api = await startTestApp()
  await keepWithoutStatistics()
  proxy = await CountingProxy.open(api.serviceUrl)
  counted = await startSecondInstance(api, { url: proxy.url, poolSize: 1 })
})
afterAll(async () => {
  await counted.close()
  await proxy.close()
  await api.close()
})

/** Keeps the planner as ignorant as in a new database: when statistics come would depend on how busy the machine is. */
async function keepWithoutStatistics(): Promise<void> {
  await asOwner(api.databaseUrl, async (owner) => {
    for (const table of ['bank_lines', 'bank_suggestions', 'bank_bookings', 'cases', 'case_vouchers'])
      await owner.query(`alter table ${table} set (autovacuum_enabled = false)`)
  })
}

const references = { fiCreditorNumber: '81234567', kidModulus: 10, ocrLengthDigit: false } as const

async function givenTenant(): Promise<TestTenant> {
  const as = await api.createTenant('Bank')
  await api.patch('/settings', { fiCreditorNumber: references.fiCreditorNumber, paymentDaysBack: 90 }, { as })
  const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0045678912' }
  await api.post('/transaction-accounts', { name: 'Klientkonto', bankAccount, currency: 'DKK' }, { as })
  return as
}

async function upload(as: TestTenant, entries: readonly GivenEntry[]): Promise<{ bankFileId: string }> {
  const content = Buffer.from(statementOf(entries)).toString('base64')
  const sent = await api.post('/bank-files', { fileName: 'a.xml', content }, { as })
  expect(sent.status, sent.text).toBe(200)
  return sent.body.files[0]
}

async function paymentOn(as: TestTenant, { caseId }: GivenCase, amount: number): Promise<GivenEntry> {
  const { caseSeqId } = (await api.get(`/cases/${caseId}`, { as })).body
  return { amount, reference: paymentReferencesOf(caseSeqId, 'DKK', references)[0]?.reference ?? '' }
}

const linesOf = async (as: TestTenant): Promise<any[]> => (await api.get('/bank-lines?pageSize=500', { as })).body.items

/** Cases on which a payment does something of its own, and the payments. */
async function givenPayments(as: TestTenant): Promise<{ caseIds: string[]; entries: GivenEntry[] }> {
  const { customerId } = await givenCustomer(api, { as })
  const make = (...vouchers: number[]): Promise<GivenCase> => givenCase(api, { as, customerId, vouchers })
  const paid = await make(5_000)
  const part = await make(5_000, 7_000)
  await givenCaseVoucher(api, part.caseId, { as, voucherTypeId: standardType['collection-cost'], amount: 300 })
  const over = await make(1_000)
  const disputed = await make(2_000, 3_000)
  const dispute = { caseVoucherId: disputed.voucherId, reason: 'Ikke modtaget' }
  expect((await api.post('/disputes', dispute, { as })).status).toBe(201)
  const bearing = await make()
  const claim = { as, amount: 100_000, interest: 0.1, interestStartDate: '2026-01-01' }
  await givenCaseVoucher(api, bearing.caseId, claim)
  const contested = await make()
  const { caseVoucherId } = await givenCaseVoucher(api, contested.caseId, claim)
  const objection = { caseVoucherId, reason: 'Forkert beløb' }
  expect((await api.post('/disputes', objection, { as })).status).toBe(201)
  const remaining = await make(4_000)
  const merged = await make(2_500)
  const merging = await api.post(`/cases/${remaining.caseId}/merge`, { mergedCaseId: merged.caseId }, { as })
  expect(merging.status, merging.text).toBe(200)
  const credited = await make(6_000)
  await givenCaseVoucher(api, credited.caseId, { as, voucherTypeId: standardType.deposit, amount: 500 })
  const late = await make(9_000)
  const on = (each: GivenCase, amount: number): Promise<GivenEntry> => paymentOn(as, each, amount)
  const entries = [
    ...[await on(paid, 5_000), await on(part, 400), await on(part, 600), await on(over, 1_001)],
    ...[await on(disputed, 2_500), await on(bearing, 50_000), await on(merged, 5_000), await on(remaining, 500)],
    // The payments before it have booked interest that it makes too high.
    { ...(await on(bearing, 700)), bookingDate: '2026-02-01', valueDate: '2026-02-01' },
    await on(contested, 800),
    ...[await on(credited, 6_000), { ...(await on(late, 100)), bookingDate: '2025-01-02', valueDate: '2025-01-02' }],
  ]
  const cases = [paid, part, over, disputed, bearing, contested, remaining, merged, credited, late]
  return { caseIds: cases.map(({ caseId }) => caseId), entries }
}

/** Books lines as `registerCasePayment` does; what it refuses is left to the job, which notes the reason. */
async function bookEachAlone(as: TestTenant, entries: readonly GivenEntry[]): Promise<void> {
  const [row] = await api.database.read(as.tenantId, getTenant(as.tenantId))
  const tenant = { tenantId: as.tenantId, ...row } as Tenant
  const { bankFileId } = await upload(as, entries)
  await runSystemCommand(api.services, tenant, 'match', (command) => matchLinesOfFile(command, bankFileId))
  const inOrder = (await linesOf(as)).toSorted((a, b) => (a.bankLineId < b.bankLineId ? -1 : 1))
  for (const { bankLineId } of inOrder) {
    const booking = runSystemCommand(api.services, tenant, 'book', (command) => bookMatchedLine(command, bankLineId))
    await booking.catch((error: unknown) => {
      if (!(error instanceof Problem || error instanceof OverpaymentError)) throw error
    })
  }
  await matchQueuedFiles(api.services)
}

/** What cases have become, without ids and times. */
async function outcomeOf(as: TestTenant, caseIds: readonly string[]): Promise<unknown> {
  const cases = await Promise.all(
    caseIds.map(async (caseId) => {
      const { status, endReason, outstanding } = (await api.get(`/cases/${caseId}`, { as })).body
      const vouchers: any[] = (await api.get(`/case-vouchers/${caseId}?pageSize=500`, { as })).body.items
      const { items } = (await api.get(`/case-voucher-allocations?caseId=${caseId}&pageSize=500`, { as })).body
      const place = (id: string): number => vouchers.findIndex(({ caseVoucherId }) => caseVoucherId === id)
      return {
        ...{ status, endReason, outstanding },
        vouchers: vouchers.map(({ category, direction, amount, date, datedBeforeVoucher, ...of }) => ({
          ...{ category, direction, amount, date, datedBeforeVoucher, left: of.outstanding ?? of.unallocated },
          ...{ text: of.text, source: of.source },
        })),
        allocations: items.map((each: any) => [
          ...[place(each.creditVoucherId), place(each.debitVoucherId), each.amount],
        ]),
      }
    }),
  )
  const lines = (await linesOf(as)).map(({ state, reason, amount }) => ({ state, reason, amount }))
  return { cases, lines: lines.toSorted((a, b) => a.amount - b.amount) }
}

it('lines that are booked together give the same entries as lines that are booked one after the other', async () => {
  const [together, alone] = [await givenTenant(), await givenTenant()]
  const [first, second] = [await givenPayments(together), await givenPayments(alone)]
  await upload(together, first.entries)
  await matchQueuedFiles(api.services)
  await bookEachAlone(alone, second.entries)
  const outcome: any = await outcomeOf(together, first.caseIds)
  expect(outcome).toEqual(await outcomeOf(alone, second.caseIds))
  // The case that the payment pays has ended, and only what a person must decide is open.
  expect(outcome.cases[0]).toMatchObject({ status: 'ENDED', endReason: 'PAID', outstanding: 0 })
  const open = outcome.lines.filter(({ state }: { state: string }) => state === 'OPEN')
  expect(open.map(({ reason }: { reason: string }) => reason)).toEqual(['payment-date-too-early', 'overpayment'])
  for (const { tenantId } of [together, alone]) {
    const { checks } = await verifyLedger(api.database, [{ tenantId, name: '' }])
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
  }
})

it('announces and audits every line as it is read', async () => {
  const as = await givenTenant()
  const cases = [await givenCase(api, { as }), await givenCase(api, { as })]
  await upload(as, [await paymentOn(as, cases[0] as GivenCase, 100), await paymentOn(as, cases[1] as GivenCase, 200)])
  await matchQueuedFiles(api.services)
  const lines = await linesOf(as)
  expect(lines.map(({ state }) => state)).toEqual(['BOOKED', 'BOOKED'])
  for (const line of lines) {
    expect(await eventsAbout(api, line.bankLineId, as)).toMatchObject([{ type: 'bank-lines.book', data: line }])
    const [entry] = await auditOf(api, line.bankLineId, as)
    expect(entry).toMatchObject({ operation: 'book-bank-line', before: { state: 'MATCHED' }, after: line })
    const [booking] = (await api.get(`/bank-lines/${line.bankLineId}`, { as })).body.bookings
    const { caseId, caseVoucherId } = booking
    const { items } = (await api.get(`/case-vouchers/${caseId}`, { as })).body
    expect(await eventsAbout(api, caseVoucherId, as)).toMatchObject([{ type: 'case-vouchers.create', data: items[1] }])
    expect((await eventsAbout(api, items[0].caseVoucherId, as)).at(-1)).toMatchObject({
      ...{ type: 'case-vouchers.update', caseId, data: items[0] },
    })
    const { items: allocations } = (await api.get(`/case-voucher-allocations?caseId=${caseId}`, { as })).body
    expect(await auditOf(api, allocations[0].allocationId, as)).toMatchObject([{ after: allocations[0] }])
  }
})

it('a case that somebody else works on does not keep the other lines waiting', async () => {
  const as = await givenTenant()
  const cases = [await givenCase(api, { as }), await givenCase(api, { as }), await givenCase(api, { as })]
  await upload(as, await Promise.all(cases.map((each, index) => paymentOn(as, each, 100 + index))))
  const holder = await LockHolder.connect(api.databaseUrl)
  await holder.holdFor(as.tenantId, 'select from cases where tenant_id = $1 and case_id = $2 for no key update', [
    as.tenantId,
    cases[1]?.caseId,
  ])
  const matching = matchQueuedFiles(api.services)
  await holder.waitForWaiters()
  expect((await linesOf(as)).map(({ state }) => state)).toEqual(['BOOKED', 'MATCHED', 'BOOKED'])
  await holder.release()
  await holder.close()
  await matching
  expect((await linesOf(as)).map(({ state }) => state)).toEqual(['BOOKED', 'BOOKED', 'BOOKED'])
})

/** Lets the database refuse vouchers of an amount, by a constraint that a feature declares a problem for. */
async function refuseVouchersOf(amount: number): Promise<{ allow: () => Promise<void> }> {
  const alter = (change: string): Promise<void> =>
    asOwner(api.databaseUrl, async (owner) => {
      await owner.query(`alter table case_vouchers ${change}`)
    })
  await alter(`add constraint disputes_open_once check (abs(amount) <> ${amount}) not valid`)
  return { allow: () => alter('drop constraint disputes_open_once') }
}

it('a line that meets a problem rolls back its batch: the others are booked without it, and it waits with the reason', async () => {
  const as = await givenTenant()
  const { customerId } = await givenCustomer(api, { as })
  const cases: GivenCase[] = []
  for (let index = 0; index < 5; index += 1) cases.push(await givenCase(api, { as, customerId }))
  const refused = cases[2] as GivenCase
  await upload(as, await Promise.all(cases.map((each, index) => paymentOn(as, each, 100 + index))))
  const { allow } = await refuseVouchersOf(102)
  await matchQueuedFiles(api.services)
  await allow()
  const outcomes = (await linesOf(as)).map(({ amount, state, reason }) => [amount, state, reason])
  expect(outcomes.toSorted(([one], [other]) => one - other)).toEqual([
    ...[100, 101].map((amount) => [amount, 'BOOKED', null]),
    [102, 'OPEN', 'dispute-open'],
    ...[103, 104].map((amount) => [amount, 'BOOKED', null]),
  ])
  const [waiting] = (await api.get('/bank-lines?state=OPEN', { as })).body.items
  const { bookings, suggestions } = (await api.get(`/bank-lines/${waiting.bankLineId}`, { as })).body
  expect([bookings, suggestions]).toMatchObject([[], [{ caseId: refused.caseId }]])
  expect((await api.get(`/cases/${refused.caseId}`, { as })).body.outstanding).toBe(120_000)
  // The reason is gone, so a person books it.
  const payments = [{ caseId: refused.caseId }]
  expect((await api.post(`/bank-lines/${waiting.bankLineId}/book`, { payments }, { as })).status).toBe(200)
  const { checks } = await verifyLedger(api.database, [{ tenantId: as.tenantId, name: '' }])
  expect(checks.filter(({ ok }) => !ok)).toEqual([])
})

it('two workers at once book every line once', async () => {
  const as = await givenTenant()
  const cases = await Promise.all(Array.from({ length: 12 }, () => givenCase(api, { as })))
  await upload(as, await Promise.all(cases.map((each) => paymentOn(as, each, 1_000))))
  const later = { now: () => new Date(api.clock.now().getTime() + 60_000) }
  // To the second worker, the first has lost its lease.
  await Promise.all([matchQueuedFiles(api.services), matchQueuedFiles({ ...api.services, clock: later })])
  await matchQueuedFiles(api.services)
  for (const { caseId } of cases) expect((await api.get(`/cases/${caseId}`, { as })).body.outstanding).toBe(119_000)
  expect(new Set((await linesOf(as)).map(({ state }) => state))).toEqual(new Set(['BOOKED']))
})

it('takes as many statements for fifty lines as for three', async () => {
  const traffic = async (lineCount: number): Promise<{ statements: number; deposits: number }> => {
    const as = await givenTenant()
    const { customerId } = await givenCustomer(api, { as })
    const cases: GivenCase[] = []
    for (let index = 0; index < lineCount; index += 1) cases.push(await givenCase(api, { as, customerId }))
    await upload(as, await Promise.all(cases.map((each) => paymentOn(as, each, 1_000))))
    proxy.take()
    await matchQueuedFiles({ ...counted.services, clock: api.clock })
    // Announcements of several transactions are sent together, depending on the time.
    const statements = proxy.take().statements.filter((text) => !text.includes('pg_notify'))
    expect((await linesOf(as)).every(({ state }) => state === 'BOOKED')).toBe(true)
    const inserted = statements.filter((text) => text.includes('insert into case_vouchers'))
    return { statements: statements.length, deposits: inserted.length }
  }
  const few = await traffic(3)
  expect(await traffic(50)).toEqual(few)
  expect(few.deposits).toBe(1)
})

/** The rows of bank lines and cases that this transaction has read so far. */
const rowsRead = sql<{ count: number }>`
  select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as count from pg_stat_xact_user_tables
  where relname in ('bank_lines', 'bank_suggestions', 'bank_bookings', 'cases', 'case_vouchers')`

async function tenantOf({ tenantId }: TestTenant): Promise<Tenant> {
  const [row] = await api.database.read(tenantId, getTenant(tenantId))
  return { tenantId, ...row } as Tenant
}

/** Imports a file that is too long for an upload in JSON. */
async function importEntries(
  as: TestTenant,
  entries: readonly GivenEntry[],
): Promise<{ bankFileId: string; rows: number }> {
  const bytes = Buffer.from(statementOf(entries))
  const statements = await readStatements({ fileName: 'a.xml', bytes, csv: undefined })
  return runSystemCommand(api.services, await tenantOf(as), 'import', async (command) => {
    const { count: before } = await command.transaction.one(rowsRead)
    const { files } = await importBankFiles(command, { statements, csvAccountId: undefined })
    const { count: after } = await command.transaction.one(rowsRead)
    return { bankFileId: files[0]?.bankFileId ?? '', rows: after - before }
  })
}

const planModes = ['force_generic_plan', 'force_custom_plan']
/** Much less than the lines of a file. A small table, such as the cases of these tests, may be read whole for a line. */
const rowsPerLine = 150

/** How many rows are read to match the first lines of a file: to find their cases, and to decide what happens. */
async function rowsToMatch(
  as: TestTenant,
  bankFileId: string,
  mode: string,
): Promise<{ found: number; decided: number }> {
  return runSystemCommand(api.services, await tenantOf(as), 'match', async ({ transaction, tenantId }) => {
    await transaction.run(sql`select set_config('plan_cache_mode', ${mode}::text, true)`)
    const ids = (await transaction.many(takeNewLines(tenantId, bankFileId, 300))).map(({ bankLineId }) => bankLineId)
    const { count: first } = await transaction.one(rowsRead)
    await transaction.many(suggestCases(tenantId, ids))
    const { count: second } = await transaction.one(rowsRead)
    await transaction.run(decideLines(tenantId, ids, '2026-03-02'))
    const { count: last } = await transaction.one(rowsRead)
    return { found: second - first, decided: last - second }
  })
}

describe('before the database has statistics', () => {
  it('lines of payers who have paid before are matched by a few rows each', async () => {
    const as = await givenTenant()
    const { customerId } = await givenCustomer(api, { as })
    const payments: GivenEntry[] = []
    for (let index = 0; index < 20; index += 1) {
      const payment = await paymentOn(as, await givenCase(api, { as, customerId }), 100)
      // All from one account, as the payments that a payment service collects.
      payments.push({ ...payment, payer: `Betaler ${index}`, payerAccount: '12340007654321' })
    }
    const entries = Array.from({ length: 20 }, () => payments).flat()
    await importEntries(as, entries)
    await matchQueuedFiles(api.services)
    for (const mode of planModes) {
      const { bankFileId } = await importEntries(as, entries)
      const { found, decided } = await rowsToMatch(as, bankFileId, mode)
      expect(found, mode).toBeLessThan(300 * rowsPerLine)
      expect(decided, mode).toBeLessThan(300 * rowsPerLine)
    }
  })

  it('lines of a long file are imported and matched by a few rows each', async () => {
    const as = await givenTenant()
    const payment = await paymentOn(as, await givenCase(api, { as }), 1)
    for (const mode of planModes) {
      const batches = Array.from({ length: 1_000 }, (_, index) => ({ amount: 2, bankReference: `${mode}-${index}` }))
      const entries = Array.from({ length: 2_000 }, () => payment)
      const { bankFileId, rows } = await importEntries(as, [...entries, ...batches])
      expect(rows, mode).toBeLessThan(3_000 * rowsPerLine)
      const { found, decided } = await rowsToMatch(as, bankFileId, mode)
      expect(found, mode).toBeLessThan(300 * rowsPerLine)
      expect(decided, mode).toBeLessThan(300 * rowsPerLine)
      const { rows: replacing } = await importEntries(
        as,
        batches.map((batch) => ({ ...batch, parts: [payment, payment] })),
      )
      expect(replacing, mode).toBeLessThan(3_000 * rowsPerLine)
    }
    const replaced = sql<{ count: number }>`
      select count(*)::integer as count from bank_lines where tenant_id = ${as.tenantId}::uuid and state = 'REPLACED'`
    expect(await api.database.read(as.tenantId, replaced)).toEqual([{ count: 2_000 }])
  })
})
