import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { explain, explainIn } from '../../../../test/explain.ts'
import { type GivenCase, givenCase, givenCustomer, standardType } from '../../../../test/given.ts'
import { eventsAbout } from '../../../../test/recorded.ts'
import { asOwner } from '../../../../test/template-database.ts'
import { type Answer, startTestApp, type TestApp, type TestTenant, testStart } from '../../../../test/test-app.ts'
import { SeededRandom } from '../../../platform/demo/seeded-random.ts'
import { json, sql, type Statement, withText } from '../../../platform/database/sql.ts'
import { sqlFunction } from '../../../platform/database/sql-functions.ts'
import { newId } from '../../../platform/ids.ts'
import { serverFolder } from '../../../platform/server-folder.ts'
import { standardEndReasonId } from '../../casework/end-reasons/index.ts'
import { verifyLedger } from '../ledger/index.ts'
import { checkLimitation } from './check-limitation.ts'
import { findCasesToCheck, findCheckStart, listEndingPeriods, recordCheck } from './limitation-search.queries.ts'
import { monthsAfter } from './limitation.rules.ts'

const table = readFileSync(join(serverFolder, '../../docs/law/limitation.md'), 'utf8')
const rows = [...table.matchAll(/^\| \d+ \|.*$/gm)].map(([line]) =>
  line
    .split('|')
    .map((cell) => cell.trim())
    .slice(1),
)

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(async () => {
  const { checks } = await verifyLedger(api.database, [{ tenantId: api.tenant.tenantId, name: 'Testbureau' }])
  expect(checks.filter(({ ok }) => !ok)).toEqual([])
  await api.close()
})

const currencies: Readonly<Record<string, string>> = { dk: 'DKK', no: 'NOK', se: 'SEK' }

interface Claim {
  readonly caseId: string
  readonly voucherId: string
  readonly voucherIds: readonly string[]
}

async function givenClaim(rulePack: string | null, dueDate: string, more: object = {}): Promise<Claim> {
  const voucher = { amount: 100_000, date: dueDate, dueDate, ...more }
  return givenCase(api, { rulePack, currency: currencies[rulePack?.slice(0, 2) ?? 'dk'] ?? 'DKK', vouchers: [voucher] })
}

async function record(caseId: string, kind: string, date: string, more: object = {}): Promise<string> {
  const { status, text, body } = await api.post('/limitation-facts', { caseId, kind, date, note: 'Brev', ...more })
  expect(status, text).toBe(201)
  return body.limitationFactId
}

async function limitationOf(caseId: string): Promise<any> {
  const { status, text, body } = await api.get(`/cases/${caseId}/limitation`)
  expect(status, text).toBe(200)
  return body
}

async function apply(caseId: string): Promise<any> {
  const { status, text, body } = await api.post(`/cases/${caseId}/limitation/apply`)
  expect(status, text).toBe(200)
  return body
}

async function amountDueOn(caseId: string): Promise<number> {
  return (await api.get(`/cases/${caseId}/balance`)).body.amountDue
}

describe('the table of docs/law/limitation.md', () => {
  it('has at least 25 rows', () => {
    expect(rows.length).toBeGreaterThanOrEqual(25)
  })

  it.each(rows)('%s: %s, %s due %s, %s: %s, %s', async (...cells) => {
    const [, pack, category, due, happened, lastDay, state] = cells
    const type = category === 'interest' ? standardType.interest : standardType.principal
    const { caseId, voucherId } = await givenClaim(pack!, due!, { voucherTypeId: type })
    for (const [, date, kind] of happened!.matchAll(/(\d{4}-\d\d-\d\d): ([a-z-]+)/g)) {
      if (kind !== 'payment') await record(caseId, kind!, date!)
      else {
        const paid = await api.post('/direct-payments', { caseVoucherId: voucherId, amount: 100, date })
        expect(paid.status, paid.text).toBe(201)
      }
    }
    const { rulePack, components } = await limitationOf(caseId)
    const [{ lines, ...component }] = components
    expect({ rulePack, expiresOn: component.expiresOn, state: component.state }).toEqual({
      ...{ rulePack: pack, expiresOn: lastDay, state },
    })
    expect(lines.at(-1)).toMatchObject({ expiresOn: lastDay, years: component.years })
    expect((await apply(caseId)).lapsed).toHaveLength(state === 'LAPSED' ? 1 : 0)
  })
})

describe('a debit that has lapsed', () => {
  it('leaves the balance, the case, letters and reports at once, with the interest on it', async () => {
    const { caseId, voucherIds } = await givenCase(api, {
      rulePack: 'dk-consumer',
      vouchers: [
        { amount: 100_000, date: '2020-01-01', dueDate: '2020-01-15', interest: 0.1, referenceId: 'OLD' },
        { amount: 50_000, date: '2025-06-01', dueDate: '2025-06-15', referenceId: 'NEW' },
      ],
    })
    expect(await amountDueOn(caseId)).toBeGreaterThan(150_000)
    const { lapsed } = await apply(caseId)
    expect(lapsed).toMatchObject([
      { caseVoucherId: voucherIds[0], amount: 100_000, expiredOn: '2023-01-15', withVoucherId: null },
      { withVoucherId: voucherIds[0] },
    ])
    const body = '{{ balance.outstanding }}|{% for v in vouchers %}{{ v.reference }}:{{ v.outstanding }} {% endfor %}'
    const letter = await api.post('/templates/preview', { kind: 'letter', language: 'en', subject: 'x', body, caseId })
    const read: { outstanding: number; accruedInterest: number } = (await api.get(`/cases/${caseId}`)).body
    expect({
      ...{ balance: await amountDueOn(caseId), read: read.outstanding + read.accruedInterest },
      letter: (letter.body.body as string).split('|')[0]?.replaceAll(/\D/g, ''),
    }).toEqual({ balance: 50_000, read: 50_000, letter: '50000' })
    expect(await apply(caseId)).toEqual({ lapsed: [], restored: [] })
    const [lapse] = lapsed
    expect(await eventsAbout(api, lapse.limitationLapseId)).toMatchObject([{ type: 'limitation-lapses.create' }])
    const component = (await limitationOf(caseId)).components.find((each: any) => each.caseVoucherId === voucherIds[0])
    expect(component).toMatchObject({ state: 'LAPSED', outstanding: 0, lapses: [{ overrideReason: null }] })
  })

  it('cannot be collected: no payment, no charge, no reversal, no undone allocation', async () => {
    const { caseId, voucherId } = await givenClaim('dk-consumer', '2019-05-15')
    const { lapsed } = await apply(caseId)
    const { writeOffVoucherId } = lapsed[0]
    const { items } = (await api.get(`/case-voucher-allocations?caseVoucherId=${voucherId}`)).body
    const fee = { voucherTypeId: standardType['reminder-fee'], amount: 100, currency: 'DKK', source: 'CREDITOR' }
    const answers = [
      await api.post('/direct-payments', { caseVoucherId: voucherId, amount: 1 }),
      await api.post(`/case-vouchers/${caseId}`, { ...fee, date: '2026-03-01', referenceCaseVoucherId: voucherId }),
      await api.post(`/case-vouchers/${caseId}`, { ...fee, date: '2026-03-01' }),
      await api.post(`/case-vouchers/${caseId}/${writeOffVoucherId}/reverse`, {}),
      await api.post(`/case-voucher-allocations/${items[0].allocationId}/undo`),
    ]
    expect(answers.map(({ body }) => body.code)).toEqual([
      ...['amount-exceeds-outstanding', 'debit-lapsed', 'debit-lapsed', 'debit-lapsed', 'debit-lapsed'],
    ])
    expect(await amountDueOn(caseId)).toBe(0)
  })

  it('is restored when a fact shows that it had not lapsed, and lapses again when the fact is withdrawn', async () => {
    const { caseId, voucherId } = await givenClaim('dk-consumer', '2019-05-15', { interest: 0.1 })
    const before = await amountDueOn(caseId)
    await apply(caseId)
    expect(await amountDueOn(caseId)).toBe(0)
    const factId = await record(caseId, 'judgment', '2021-01-01', { caseVoucherId: voucherId })
    expect((await apply(caseId)).restored).toHaveLength(2)
    expect(await amountDueOn(caseId)).toBe(before)
    const withdrawn = await api.post(`/limitation-facts/${factId}/withdraw`, { reason: 'Another case' })
    expect(withdrawn.body).toMatchObject({ withdrawalReason: 'Another case' })
    const again = await api.post(`/limitation-facts/${factId}/withdraw`, { reason: 'Again' })
    expect(again.body.code).toBe('limitation-fact-withdrawn')
    expect((await apply(caseId)).lapsed).toHaveLength(2)
    expect(await amountDueOn(caseId)).toBe(0)
  })

  it('is collected after an override with a right and a reason, which stays visible for ever', async () => {
    const { caseId } = await givenClaim('dk-consumer', '2019-05-15', { interest: 0.1 })
    const before = await amountDueOn(caseId)
    const { lapsed } = await apply(caseId)
    const [own, interest] = lapsed
    const path = `/limitation-lapses/${own.limitationLapseId}/override`
    const { tenantId } = api.tenant
    const { token, tokenId } = await api.createToken(tenantId, ['write:limitation', 'write:case-vouchers'])
    expect((await api.post(path, { reason: 'Please' }, { as: { tenantId, token, tokenId } })).status).toBe(401)
    expect((await api.post(path, {})).status).toBe(422)
    const accessory = await api.post(`/limitation-lapses/${interest.limitationLapseId}/override`, { reason: 'No' })
    expect(accessory.body.code).toBe('limitation-lapse-undone')
    const stranger = await api.createTenant('Fremmed')
    expect((await api.post(path, { reason: 'Mine' }, { as: stranger })).status).toBe(404)
    const { body } = await api.post(path, { reason: 'The debtor wants to pay' })
    expect(body).toMatchObject({ overrideReason: 'The debtor wants to pay' })
    expect(await amountDueOn(caseId)).toBe(before)
    expect((await api.post(path, { reason: 'Again' })).body.code).toBe('limitation-lapse-undone')
    expect((await apply(caseId)).lapsed.map(({ caseVoucherId }: any) => caseVoucherId)).not.toContain(own.caseVoucherId)
    const component = (await limitationOf(caseId)).components.find(
      (each: any) => each.caseVoucherId === own.caseVoucherId,
    )
    expect(component).toMatchObject({
      state: 'OVERRIDDEN',
      lapses: [{ overrideReason: 'The debtor wants to pay', undoneBy: {} }],
    })
  })

  it('lapses once, however often the check runs at the same time', async () => {
    const { caseId } = await givenClaim('dk-consumer', '2019-05-15')
    const answers = await Promise.all(Array.from({ length: 6 }, () => api.post(`/cases/${caseId}/limitation/apply`)))
    expect(answers.flatMap(({ body }) => body.lapsed)).toHaveLength(1)
  })
})

describe('the hourly check', () => {
  it('warns once at 12, 6 and 3 months, then writes off, and lists what ends soon', async () => {
    const { caseId, voucherId } = await givenClaim('dk-consumer', '2024-03-15')
    const untouched = await givenClaim(null, '1990-01-01')
    const logger = pino({ level: 'silent' })
    const found = []
    for (const day of [
      '2026-03-02',
      '2026-03-15',
      '2026-03-16',
      '2026-09-15',
      '2026-12-20',
      '2027-03-15',
      '2027-03-16',
    ]) {
      api.clock.set(new Date(`${day}T09:00:00Z`))
      await checkLimitation(api.services, logger)
      found.push((await eventsAbout(api, voucherId)).filter(({ type }) => type === 'limitations.warn').length)
      if (day === '2026-12-20') {
        const { items } = (await api.get('/limitations?months=3&pageSize=500')).body
        expect(items.find((item: any) => item.caseVoucherId === voucherId)).toMatchObject({
          state: 'ENDING',
          warning: 3,
        })
      }
    }
    expect(found).toEqual([0, 1, 1, 2, 3, 3, 3])
    expect(await amountDueOn(caseId)).toBe(0)
    expect(await amountDueOn(untouched.caseId)).toBe(100_000)
    expect((await limitationOf(untouched.caseId)).components).toEqual([])
    api.clock.set(testStart)
  })
})

describe('the search for cases near the end of a period', () => {
  it('lists what ends soon without computing the periods of the others', async () => {
    const as = await api.createTenant('Frister')
    const address = { address: 'Torvet 1', zipcode: '8000', city: 'Aarhus', country: 'DK' }
    const { creditorId } = (await api.post('/creditors', { name: 'Nordkyst El A/S', address }, { as })).body
    const { customerId } = await givenCustomer(api, { as, creditorId })
    const dates = ['2023-05-01', '2026-01-01', '2026-02-01']
    for (const date of dates)
      await givenCase(api, { as, customerId, vouchers: [{ amount: 1_000, date, dueDate: date }] })
    const until = (day: string): Statement =>
      listEndingPeriods(
        as.tenantId,
        { timeZone: 'Europe/Copenhagen', today: '2026-03-02', until: day },
        { limit: 25, offset: 0, after: null },
      )
    const computed = async (day: string): Promise<unknown> => {
      const nodes = await explain(api.database, as.tenantId, until(day))
      return nodes.find((node) => node['Function Name']?.startsWith('limitation_periods'))?.['Actual Rows']
    }
    expect([await computed('2026-04-30'), await computed('2026-05-01'), await computed('2029-02-01')]).toEqual([
      0, 1, 3,
    ])
    expect(await api.database.read(as.tenantId, until('2026-05-01'))).toHaveLength(1)
  })

  // The day of the due date, and the first day within twelve months of the end of its three years.
  it.each([
    ['2024-02-29T23:30:00+01:00', '2026-02-28'],
    ['2024-03-01T00:10:00+01:00', '2026-03-01'],
    ['2024-12-31T23:59:00+01:00', '2026-12-31'],
  ])('finds a debit due at %s from %s on', async (dueDate, firstDay) => {
    const as = await api.createTenant('Frister')
    const address = { address: 'Torvet 1', zipcode: '8000', city: 'Aarhus', country: 'DK' }
    const { creditorId } = (await api.post('/creditors', { name: 'Nordkyst El A/S', address }, { as })).body
    const { customerId } = await givenCustomer(api, { as, creditorId })
    const { caseId } = await givenCase(api, { as, customerId, vouchers: [{ amount: 1_000, date: dueDate, dueDate }] })
    const found = async (today: string): Promise<unknown> =>
      api.database.read(as.tenantId, findCasesToCheck(as.tenantId, { timeZone: 'Europe/Copenhagen', today }))
    const dayBefore = new Date(Date.parse(firstDay) - 86_400_000).toISOString().slice(0, 10)
    expect([await found(dayBefore), await found(firstDay)]).toEqual([[], [{ caseId }]])
  })
})

describe('facts', () => {
  it.each([
    [{ date: '2026-03-03' }, 422],
    [{ date: '1899-12-31' }, 422],
    [{ date: '2999-01-01' }, 422],
    [{ date: '2025-02-30' }, 422],
    [{ kind: 'promise' }, 422],
    [{ note: { text: 'x' } }, 422],
    [{ note: '' }, 422],
    [{ caseVoucherId: newId() }, 422],
    [{ fileId: newId() }, 422],
    [{ caseId: newId() }, 422],
  ])('with %j are refused', async (wrong, status) => {
    const { caseId } = await givenClaim('dk-consumer', '2025-05-15')
    const fact = { caseId, kind: 'acknowledgement', date: '2025-06-01', note: 'Brev', ...wrong }
    expect((await api.post('/limitation-facts', fact)).status).toBe(status)
  })

  it('from 1900 count, and those of other tenants and cases are out of reach', async () => {
    const { caseId } = await givenClaim('dk-consumer', '2025-05-15')
    const other = await givenClaim('dk-consumer', '2025-05-15')
    const factId = await record(caseId, 'debt-instrument', '1900-01-01')
    expect((await limitationOf(caseId)).components[0]).toMatchObject({ expiresOn: '2035-05-15' })
    expect((await limitationOf(other.caseId)).components[0]).toMatchObject({ expiresOn: '2028-05-15' })
    const wrong = { caseId, caseVoucherId: other.voucherId, kind: 'judgment', date: '2025-06-01', note: 'x' }
    expect((await api.post('/limitation-facts', wrong)).body.errors).toMatchObject([{ path: '/caseVoucherId' }])
    const as = await api.createTenant('Nabo')
    const answers = await Promise.all([
      api.get(`/limitation-facts/${factId}`, { as }),
      api.post(`/limitation-facts/${factId}/withdraw`, { reason: 'x' }, { as }),
      api.get(`/cases/${caseId}/limitation`, { as }),
      api.post(`/cases/${caseId}/limitation/apply`, undefined, { as }),
      api.get(`/limitation-facts?caseId=${caseId}`, { as }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 422])
  })
})

it('the SQL for a portfolio compares no debit with the events of others', async () => {
  const caseIds: string[] = []
  for (let index = 0; index < 40; index += 1) {
    const { caseId } = await givenClaim('se-consumer', '2025-01-01')
    await record(caseId, 'acknowledgement', '2025-06-01')
    caseIds.push(caseId)
  }
  const [few, many] = [await rowsOfPeriods(caseIds.slice(0, 10)), await rowsOfPeriods(caseIds)]
  // Four times as many cases. The plan, and so the exact figures, depend on the statistics of the moment; to compare each
  // debit with all events would take sixteen times as many rows.
  expect(many / few).toBeLessThan(6)
})

// Last, because these debits have lapsed and a check would write each of them off.
it('the SQL for a portfolio equals the function that explains a case, for random events', async () => {
  const { tenantId } = api.tenant
  const kinds = [
    'acknowledgement',
    'written-acknowledgement',
    'part-payment',
    'legal-action',
    'judgment',
    'demand',
    'debt-instrument',
  ]
  const day = fc
    .integer({ min: 0, max: 9_000 })
    .map((days) => new Date(Date.UTC(2001, 0, 1 + days)).toISOString().slice(0, 10))
  const claim = fc.record({
    due: day,
    type: fc.constantFrom(standardType.principal, standardType.interest),
    facts: fc.array(fc.record({ kind: fc.constantFrom(...kinds), date: day }), { maxLength: 6 }),
  })
  const createdBy = { type: 'SYSTEM', id: tenantId, name: 'Test' }
  for (const rulePack of ['dk-consumer', 'no-business', 'se-consumer', 'se-business']) {
    // The same in every run: the last assertion does not hold for every sample.
    const claims = fc.sample(claim, { numRuns: 60, seed: 20_260_302 })
    const vouchers = claims.map(({ due, type }) => ({ amount: 100, date: due, dueDate: due, voucherTypeId: type }))
    const { caseId, voucherIds } = await givenCase(api, { rulePack, vouchers })
    const facts = claims.flatMap(({ facts }, index) =>
      facts.map((fact) => ({ ...fact, id: newId(), voucherId: voucherIds[index] })),
    )
    await api.database.inTenant(tenantId, (transaction) =>
      transaction.run(sql`
        insert into limitation_facts (tenant_id, limitation_fact_id, case_id, case_voucher_id, kind, happened_on, note, created_at, created_by)
        select ${tenantId}::uuid, f.id, ${caseId}::uuid, f."voucherId", f.kind, f.date, 'Test', ${testStart}::timestamptz, ${json(createdBy)}::jsonb
        from jsonb_to_recordset(${json(facts)}::jsonb) as f (id uuid, "voucherId" uuid, kind text, date date)
        returning true`),
    )
    const { components } = await limitationOf(caseId)
    expect(components).toHaveLength(claims.length)
    for (const { lines, expiresOn, years, startsOn } of components) {
      expect({ lines, expiresOn, years }).toEqual({
        lines,
        expiresOn: lines.at(-1).expiresOn,
        years: lines.at(-1).years,
      })
      expect(lines[0]).toMatchObject({ cause: 'due', date: startsOn })
    }
    expect(components.some(({ lines }: any) => lines.filter(({ counts }: any) => counts).length > 2)).toBe(true)
  }
})

/**
 * How many rows of its own results the function reads again, if the planner knows too little to join them by hash. It is
 * the plan of its body: that of the function is hidden.
 */
async function rowsOfPeriods(caseIds: readonly string[]): Promise<number> {
  const { tenantId } = api.tenant
  const nodes = await api.database.inTenant(tenantId, async (transaction) => {
    await transaction.run(
      sql`select set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true)`,
    )
    const { body } = await transaction.one(
      sql<{ body: string }>`select prosrc as body from pg_proc where proname ~ '^limitation_periods_'`,
    )
    const text = body
      .replaceAll('p_tenant', `'${tenantId}'::uuid`)
      .replaceAll('p_cases', `'{${caseIds.join(',')}}'::uuid[]`)
      .replaceAll('p_zone', `'Europe/Copenhagen'`)
    return explainIn(transaction, withText(sql``, text))
  })
  const own = nodes.filter((node) => node['Node Type'] === 'CTE Scan')
  return own.reduce((sum, node) => {
    const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)
    return sum + (node['Actual Rows'] + removed) * node['Actual Loops']
  }, 0)
}

/** How many rows of some tables a statement reads in a tenant, with indexes wherever there is one. */
async function rowsRead({ tenantId }: TestTenant, statement: Statement): Promise<number> {
  return api.database.inTenant(tenantId, async (transaction) => {
    await transaction.run(sql`select set_config('enable_seqscan', 'off', true)`)
    const count = sql<{ count: number }>`
      select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as count from pg_stat_xact_user_tables
      where relname in ('case_vouchers', 'cases', 'limitation_facts', 'limitation_warnings')`
    const before = await transaction.one(count)
    await transaction.many(statement)
    return (await transaction.one(count)).count - before.count
  })
}

describe('after a check', () => {
  const danish = { address: 'Torvet 1', zipcode: '8000', city: 'Aarhus', country: 'DK' }
  const logger = pino({ level: 'silent' })
  afterEach(() => {
    api.clock.set(testStart)
  })

  async function givenDebtor(): Promise<{ as: TestTenant; creditorId: string; customerId: string }> {
    const as = await api.createTenant('Frister')
    const { creditorId } = (await api.post('/creditors', { name: 'Nordkyst El A/S', address: danish }, { as })).body
    const { customerId } = await givenCustomer(api, { as, creditorId })
    return { as, creditorId, customerId }
  }

  const todayOf = (): string => api.clock.now().toISOString().slice(0, 10)

  /** All debits of open cases that lapse by a day, computed for every case. */
  async function computed({ tenantId }: TestTenant, until: string): Promise<string[]> {
    const rows = await api.database.read(
      tenantId,
      sql<{ text: string }>`
        select p.expires_on || ' ' || p.case_voucher_id as text
        from ${sqlFunction('limitation_periods')}(
          ${tenantId}::uuid,
          array(select c.case_id from cases c where c.tenant_id = ${tenantId}::uuid and c.status <> 'ENDED'),
          'Europe/Copenhagen') p
        join case_vouchers v on v.tenant_id = ${tenantId}::uuid and v.case_voucher_id = p.case_voucher_id
        where v.outstanding > 0 and p.expires_on between ${todayOf()}::date and ${until}::date
        order by p.expires_on, p.case_voucher_id`,
    )
    return rows.map(({ text }) => text)
  }

  async function listed(as: TestTenant, months: number, more = 'pageSize=500'): Promise<string[]> {
    const { status, text, body } = await api.get(`/limitations?months=${months}&${more}`, { as })
    expect(status, text).toBe(200)
    return body.items.map((item: any) => `${item.expiresOn} ${item.caseVoucherId}`)
  }

  it('a check of all debits reads no more for each of them the more there are', async () => {
    const { as, customerId } = await givenDebtor()
    const search = findCasesToCheck(as.tenantId, { timeZone: 'Europe/Copenhagen', today: '2026-03-02' })
    const givenMore = async (): Promise<number> => {
      for (let index = 0; index < 15; index += 1) {
        await givenCase(api, { as, customerId, vouchers: [{ amount: 1_000, date: '2023-05-01' }] })
      }
      await asOwner(api.databaseUrl, (owner) => owner.query('analyze cases, case_vouchers, limitation_facts'))
      return rowsRead(as, search)
    }
    const [of15, of30] = [await givenMore(), await givenMore()]
    expect(of15).toBeGreaterThanOrEqual(15)
    expect(of30).toBeLessThanOrEqual(2 * of15)
  })

  it('the list and the next check read no debit that does not lapse within a year', async () => {
    const { as, customerId } = await givenDebtor()
    const { tenantId } = as
    const timeZone = 'Europe/Copenhagen'
    const today = '2026-03-02'
    // Old debits whose periods were interrupted, and new ones.
    const givenOthers = async (): Promise<void> => {
      for (let index = 0; index < 10; index += 1) {
        const { caseId } = await givenCase(api, { as, customerId, vouchers: [{ amount: 1_000, date: '2023-05-01' }] })
        const fact = { caseId, kind: 'judgment', date: '2025-06-01', note: 'Dom' }
        expect((await api.post('/limitation-facts', fact, { as })).status).toBe(201)
        await givenCase(api, { as, customerId, vouchers: [{ amount: 1_000, date: '2026-02-01' }] })
      }
    }
    const ending = await givenCase(api, { as, customerId, vouchers: [{ amount: 1_000, date: '2023-05-01' }] })
    const read = async (): Promise<number[]> => {
      // Without statistics, any index of the tenant looks good to the planner.
      await asOwner(api.databaseUrl, (owner) => owner.query('analyze cases, case_vouchers, limitation_facts'))
      return [
        await rowsRead(
          as,
          listEndingPeriods(tenantId, { timeZone, today, until: '2027-03-02' }, { limit: 25, offset: 0, after: null }),
        ),
        await rowsRead(as, findCasesToCheck(tenantId, { timeZone, today })),
      ]
    }
    await givenOthers()
    const [unchecked = 0] = await read()
    await checkLimitation(api.services, logger)
    const few = await read()
    await givenOthers()
    await checkLimitation(api.services, logger)
    const many = await read()
    expect(unchecked).toBeGreaterThan(40)
    expect(Math.max(...few, ...many)).toBeLessThan(20)
    expect(await listed(as, 12)).toEqual([`2026-05-01 ${ending.voucherId}`])
  })

  it('a page is read from the warnings in their order, and computes the periods of its own debits only', async () => {
    const { as, customerId } = await givenDebtor()
    for (let index = 0; index < 12; index += 1) {
      await givenCase(api, { as, customerId, vouchers: [{ amount: 1_000, date: `2023-05-${String(index + 10)}` }] })
    }
    await checkLimitation(api.services, logger)
    const page = listEndingPeriods(
      as.tenantId,
      { timeZone: 'Europe/Copenhagen', today: '2026-03-02', until: '2027-03-02' },
      { limit: 3, offset: 0, after: null },
    )
    const nodes = await explain(api.database, as.tenantId, page)
    const warned = nodes.find((node) => node['Relation Name'] === 'limitation_warnings')
    expect(warned?.['Actual Rows']).toBe(3)
    const computing = nodes.filter((node) => node['Function Name']?.startsWith('limitation_periods'))
    // Nothing changed since the check, and the periods of the page are computed case by case, as a part of the plan.
    expect(computing.map((node) => node['Actual Loops'])).toEqual([0])
    const debits = nodes.filter((node) => node['Relation Name'] === 'case_vouchers')
    expect(Math.max(...debits.map((node) => node['Actual Loops']))).toBe(3)
  })

  it('the list is what all periods computed one by one say, whatever changes between checks', async () => {
    const { as, creditorId, customerId } = await givenDebtor()
    const cases: GivenCase[] = []
    const facts: string[] = []
    const payments: string[] = []
    const random = new SeededRandom(20_260_302)
    const oneOf = <Item>(items: readonly Item[]): Item => random.pick(items)
    /** A day up to so many days ago. */
    const daysAgo = (most: number, least = 0): string =>
      new Date(api.clock.now().getTime() - random.integer(least, most) * 86_400_000).toISOString().slice(0, 10)
    const patchCase = (changes: object): Promise<Answer> => api.patch(`/cases/${oneOf(cases).caseId}`, changes, { as })
    const actions: readonly (() => Promise<unknown>)[] = [
      async () => {
        const date = daysAgo(1_500)
        cases.push(await givenCase(api, { as, customerId, vouchers: [{ amount: 9_000, date, dueDate: date }] }))
      },
      async () => {
        const { caseId } = oneOf(cases)
        const voucher = { voucherTypeId: standardType.principal, amount: 500, currency: 'DKK', source: 'CREDITOR' }
        await api.post(`/case-vouchers/${caseId}`, { ...voucher, date: daysAgo(1_100, 700) }, { as })
      },
      async () => {
        const kind = oneOf(['acknowledgement', 'judgment', 'legal-action', 'debt-instrument'])
        const fact = { caseId: oneOf(cases).caseId, kind, date: daysAgo(1_200), note: 'Brev' }
        facts.push((await api.post('/limitation-facts', fact, { as })).body.limitationFactId)
      },
      async () => facts.length > 0 && api.post(`/limitation-facts/${oneOf(facts)}/withdraw`, { reason: 'Nej' }, { as }),
      async () => {
        const { caseId } = oneOf(cases)
        const payment = { amount: 100, currency: 'DKK', source: 'COLLECTOR', date: daysAgo(900) }
        const { body } = await api.post(`/cases/${caseId}/payments`, payment, { as })
        payments.push(`/case-vouchers/${caseId}/${body.caseVoucherId}/reverse`)
      },
      async () => payments.length > 0 && api.post(oneOf(payments), {}, { as }),
      async () => patchCase({ status: 'ENDED', endReasonId: standardEndReasonId('WITHDRAWN') }),
      async () => patchCase({ status: 'VERIFIED' }),
      async () => patchCase({ rulePack: oneOf([null, 'se-business', 'no-consumer']) }),
      async () =>
        api.patch(`/creditors/${creditorId}`, { address: { ...danish, country: oneOf(['DK', 'FR', 'SE']) } }, { as }),
      () => {
        api.clock.advance({ ms: random.integer(1, 200) * 86_400_000 })
        return Promise.resolve()
      },
    ]
    const statuses: number[] = []
    let compared = 0
    for (let step = 0; step < 6; step += 1) await actions[0]!()
    for (let step = 0; step < 80; step += 1) {
      const answer = await (step % 25 === 24 ? actions.at(-1) : oneOf(actions.slice(0, -1)))!()
      if (typeof answer === 'object' && answer !== null && 'status' in answer) statuses.push(answer.status as number)
      if (random.chance(0.25)) await checkLimitation(api.services, logger)
      for (const months of [6, 12, 30]) {
        const all = await computed(as, monthsAfter(todayOf(), months))
        expect(await listed(as, months), `step ${step}, ${months} months`).toEqual(all)
        compared += all.length
        const after = all[Math.floor(all.length / 2)]
        if (after === undefined) continue
        const rest = all.slice(all.indexOf(after) + 1)
        expect(await listed(as, months, `pageSize=500&after=${after.slice(11)}`)).toEqual(rest)
        expect(await listed(as, months, 'pageSize=2&page=1')).toEqual(all.slice(2, 4))
      }
    }
    expect(compared).toBeGreaterThan(50)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(10)
  })

  it('what lapses after the year of the check is found by the day it was due, of a fact, or of a payment', async () => {
    const { as, customerId } = await givenDebtor()
    const due = async (date: string): Promise<GivenCase> =>
      givenCase(api, { as, customerId, vouchers: [{ amount: 1_000, date, dueDate: date }] })
    const [never, byFact, byPayment] = [await due('2024-06-01'), await due('2023-06-01'), await due('2023-06-02')]
    const fact = { caseId: byFact.caseId, kind: 'acknowledgement', date: '2024-06-10', note: 'Brev' }
    expect((await api.post('/limitation-facts', fact, { as })).status).toBe(201)
    const payment = { amount: 100, currency: 'DKK', source: 'COLLECTOR', date: '2024-06-20' }
    expect((await api.post(`/cases/${byPayment.caseId}/payments`, payment, { as })).status).toBe(201)
    await checkLimitation(api.services, logger)
    const expected = [
      `2027-06-01 ${never.voucherId}`,
      `2027-06-10 ${byFact.voucherId}`,
      `2027-06-20 ${byPayment.voucherId}`,
    ]
    expect(await listed(as, 24)).toEqual(expected)
    // The same when a year before these days has come, and nothing was checked since.
    api.clock.set(new Date('2026-06-20T09:00:00Z'))
    expect(await listed(as, 12)).toEqual(expected)
    await checkLimitation(api.services, logger)
    expect(await listed(as, 12)).toEqual(expected)
  })

  it('a creditor that gets a rule pack by its country has its debits listed at once', async () => {
    const { as, creditorId, customerId } = await givenDebtor()
    const moveTo = async (country: string): Promise<void> => {
      const { status } = await api.patch(`/creditors/${creditorId}`, { address: { ...danish, country } }, { as })
      expect(status).toBe(204)
    }
    await moveTo('FR')
    const { voucherId } = await givenCase(api, { as, customerId, vouchers: [{ amount: 1_000, date: '2023-05-01' }] })
    await checkLimitation(api.services, logger)
    expect(await listed(as, 12)).toEqual([])
    await moveTo('DK')
    expect(await listed(as, 12)).toEqual([`2026-05-01 ${voucherId}`])
  })

  it('a case whose check failed is listed, and checked again', async () => {
    const { as, customerId } = await givenDebtor()
    await checkLimitation(api.services, logger)
    const { caseId, voucherId } = await givenCase(api, {
      as,
      customerId,
      vouchers: [{ amount: 100, date: '2023-05-01' }],
    })
    // As the next check would have recorded it.
    const start = await api.database.inTenant(as.tenantId, (transaction) =>
      transaction.one(findCheckStart(as.tenantId, 'Europe/Copenhagen')),
    )
    await api.database.inTenant(as.tenantId, (transaction) =>
      transaction.run(recordCheck(as.tenantId, start, { today: '2026-03-02', failedCaseIds: [caseId] })),
    )
    const found = findCasesToCheck(as.tenantId, { timeZone: 'Europe/Copenhagen', today: '2026-03-02' })
    expect(await api.database.read(as.tenantId, found)).toEqual([{ caseId }])
    expect(await listed(as, 12)).toEqual([`2026-05-01 ${voucherId}`])
  })

  it('verify notices a debit that nothing warned of', async () => {
    const { as, customerId } = await givenDebtor()
    await checkLimitation(api.services, logger)
    await givenCase(api, { as, customerId, vouchers: [{ amount: 1_000, date: '2023-05-01' }] })
    const failing = async (): Promise<string[]> => {
      const { checks } = await verifyLedger(api.database, [{ tenantId: as.tenantId, name: 'Frister' }])
      return checks.filter(({ ok }) => !ok).map(({ name }) => name)
    }
    expect(await failing()).toEqual([])
    // As a bug would have it that changes a case without an entry in the journal.
    await api.database.inTenant(as.tenantId, (transaction) =>
      transaction.run(sql`
        update limitation_checks k set position = h.position from journal_heads h
        where k.tenant_id = ${as.tenantId}::uuid and h.tenant_id = k.tenant_id`),
    )
    expect(await failing()).toEqual([
      'The last check of limitation warned of every debit that lapses within a year, unless its case changed since',
    ])
  })
})

describe('the list of debits that lapse soon', () => {
  it('is sorted by the end, paged, and exported as CSV', async () => {
    const as = await api.createTenant('Forældelse')
    const dueDates = ['2023-08-01', '2023-04-01', '2023-06-01', '2023-04-01', '2024-12-01', '2023-01-01']
    for (const dueDate of dueDates) {
      await givenCase(api, { as, rulePack: 'dk-consumer', vouchers: [{ amount: 1_000, date: dueDate, dueDate }] })
    }
    const listed = async (query: string): Promise<any[]> => (await api.get(`/limitations?${query}`, { as })).body.items
    const all = await listed('months=6')
    expect(all.map(({ expiresOn }) => expiresOn)).toEqual(['2026-04-01', '2026-04-01', '2026-06-01', '2026-08-01'])
    const walked: string[] = []
    for (let after = ''; ; after = `&after=${walked.at(-1)!}`) {
      const [next] = await listed(`months=6&pageSize=1${after}`)
      if (next === undefined) break
      walked.push(next.caseVoucherId)
    }
    expect(walked).toEqual(all.map(({ caseVoucherId }) => caseVoucherId))
    expect(await listed('months=1')).toHaveLength(2)
    const csv = await api.get('/limitations/export.csv?months=6', { as })
    expect([csv.status, csv.text.trim().split('\r\n').length]).toEqual([200, 5])
    const stranger = await api.createTenant('En anden')
    expect((await api.get('/limitations?months=120', { as: stranger })).body.items).toEqual([])
  })
})
