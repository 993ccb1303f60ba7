import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explain, explainIn } from '../../../../test/explain.ts'
import { givenCase, givenCaseVoucher, givenCreditor, givenCustomer } from '../../../../test/given.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { fillManyCases } from '../../../../test/many-cases.ts'
import { asOwner, testPasses } from '../../../../test/template-database.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import { findCases } from '../case-status/index.ts'
import { standardUpdateTypeId } from '../updates/index.ts'
import { ageingBuckets, dueWithin } from './ageing.rules.ts'
import type { CaseFilter } from './case-filter.ts'
import { listCaseIds } from './case-list.queries.ts'

const noFilter: CaseFilter = {
  ...{ status: null, customerId: null, creditorId: null, groupId: null, caseworkerId: null, journalNumber: null },
  ...{
    createdFrom: null,
    createdTo: null,
    tag: null,
    open: null,
    paused: null,
    reminderDue: null,
    promiseBroken: null,
  },
  ...{ currency: null, ageing: null, property: null, search: null, any: null },
}

let api: TestApp
let stranger: TestTenant
beforeAll(async () => {
  api = await startTestApp()
  stranger = await api.createTenant('Fremmed')
})
afterAll(() => api.close())

async function idsFor(query: Record<string, string>): Promise<string[]> {
  const { status, body, text } = await api.get(`/cases?${new URLSearchParams(query).toString()}`)
  expect(status, text).toBe(200)
  return body.items.map((item: { id: string }) => item.id)
}

describe('list cases: sort', () => {
  /** Three cases created in the reverse order of their ids and numbers, and two created at the same time. */
  async function givenCasesOutOfOrder(): Promise<{ creditorId: string; first: string; second: string; third: string }> {
    const { creditorId } = await givenCreditor(api)
    const at = async (hour: number): Promise<string> => {
      const { caseId } = await givenCase(api, { creditorId })
      const { tenantId } = api.tenant
      const moment = new Date(Date.UTC(2026, 0, 1, hour))
      await api.database.inTenant(tenantId, (transaction) =>
        transaction.run(sql`
          update cases set created_at = ${moment}::timestamptz
          where tenant_id = ${tenantId}::uuid and case_id = ${caseId}::uuid`),
      )
      return caseId
    }
    const third = await at(2)
    const first = await at(1)
    const second = await at(1)
    return { creditorId, first, second, third }
  }

  it.each([
    ['createdAt', ['first', 'second', 'third']],
    ['-createdAt', ['third', 'second', 'first']],
    ['caseSeqId', ['third', 'first', 'second']],
    ['-caseSeqId', ['second', 'first', 'third']],
  ] as const)('200: sort=%s returns the same order whole, in pages and after each case', async (sort, names) => {
    const { creditorId, ...cases } = await givenCasesOutOfOrder()
    const expected = names.map((name) => cases[name])
    const query = { creditorId, sort }
    expect(await idsFor(query)).toEqual(expected)
    for (const [page, id] of expected.entries()) {
      expect(await idsFor({ ...query, pageSize: '1', page: String(page) })).toEqual([id])
      expect(await idsFor({ ...query, after: id })).toEqual(expected.slice(page + 1))
    }
  })

  it('200: oldest first by default', async () => {
    const { creditorId, first, second, third } = await givenCasesOutOfOrder()
    expect(await idsFor({ creditorId })).toEqual([first, second, third])
  })

  it('422: an unknown sort order', async () => {
    expect((await api.get('/cases?sort=outstanding')).body.errors).toMatchObject([{ path: '/sort' }])
  })
})

describe('list cases: the names of the parties', () => {
  const named = (relation: string, name: string) => ({ relation, details: { name } })

  it.each([
    [
      'the first debtor, not an earlier user',
      [named('lawyer', 'Adv. Bo'), named('debtor', 'Mette'), named('debtor', 'Ib')],
      'Mette',
    ],
    ['the first user if none is a debtor', [named('guardian', 'Værge Lis'), named('lawyer', 'Adv. Bo')], 'Værge Lis'],
    ['the reference of a customer without users', [], 'K-uden-brugere'],
  ])('200: the debtor is %s', async (_, users, debtorName) => {
    const { creditorId } = await givenCreditor(api, { name: 'Sydkyst Vand' })
    const { customerId } = await givenCustomer(api, { creditorId, users, referenceId: 'K-uden-brugere' })
    const { caseId } = await givenCase(api, { customerId })
    const names = { debtorName, creditorName: 'Sydkyst Vand', ultimateCreditorName: null }
    expect((await api.get(`/cases?customerId=${customerId}`)).body.items).toMatchObject([{ id: caseId, ...names }])
    expect((await api.get(`/cases/${caseId}`)).body).toMatchObject(names)
  })
})

describe('list cases: createdFrom, createdTo and tag', () => {
  it('200: createdFrom is inclusive and createdTo exclusive, in every timestamp format', async () => {
    const { creditorId } = await givenCreditor(api)
    const { caseId } = await givenCase(api, { creditorId })
    const now = api.clock.now()
    const later = new Date(now.getTime() + 1).toISOString()
    expect(await idsFor({ creditorId, createdFrom: now.toISOString(), createdTo: later })).toEqual([caseId])
    expect(await idsFor({ creditorId, createdFrom: later })).toEqual([])
    expect(await idsFor({ creditorId, createdTo: now.toISOString() })).toEqual([])
    expect(await idsFor({ creditorId, createdFrom: '2026-01-01', createdTo: '2099-01-01 00:00:00.000+01' })).toEqual([
      caseId,
    ])
    expect((await api.get('/cases?createdFrom=yesterday')).body.errors).toMatchObject([{ path: '/createdFrom' }])
  })

  it('200: a plain date means midnight in the time zone of the tenant', async () => {
    const { creditorId } = await givenCreditor(api)
    const copenhagenMidnight = Date.UTC(2026, 6, 1, 22)
    api.clock.advance({ ms: copenhagenMidnight - api.clock.now().getTime() })
    const { caseId } = await givenCase(api, { creditorId })
    expect(await idsFor({ creditorId, createdFrom: '2026-07-02' })).toEqual([caseId])
    expect(await idsFor({ creditorId, createdTo: '2026-07-02' })).toEqual([])
  })

  it('200: tags are set by a patch, deduplicated, sorted and searchable', async () => {
    const { caseId } = await givenCase(api)
    const other = await givenCase(api)
    await api.patch(`/cases/${other.caseId}`, { tags: ['advokat'] })
    const { status, body, text } = await api.patch(`/cases/${caseId}`, {
      tags: ['vip', 'advokat', 'vip', ' fjernvarme '],
    })
    expect(status, text).toBe(200)
    expect(body.tags).toEqual(['advokat', 'fjernvarme', 'vip'])
    expect((await api.get(`/cases/${caseId}`)).body).toEqual(body)
    expect(await idsFor({ tag: 'advokat' })).toEqual([caseId, other.caseId])
    expect(await idsFor({ tag: 'vip' })).toEqual([caseId])
    expect(await idsFor({ tag: 'VIP' })).toEqual([])
    expect((await eventsAbout(api, caseId)).at(-1)).toMatchObject({ type: 'cases.update', data: { tags: body.tags } })
    expect((await auditOf(api, caseId)).at(-1)).toMatchObject({ before: { tags: [] }, after: { tags: body.tags } })
    expect((await api.patch(`/cases/${caseId}`, { journalNumber: 'J-77' })).body.tags).toEqual(body.tags)
    expect((await api.patch(`/cases/${caseId}`, { tags: ['ny'] })).body.tags).toEqual(['ny'])
    expect((await api.patch(`/cases/${caseId}`, { tags: [] })).body.tags).toEqual([])
    expect(await idsFor({ tag: 'vip' })).toEqual([])
  })

  it('422: too many tags, empty tags or tags that are too long', async () => {
    const { caseId } = await givenCase(api)
    const pathsFor = async (tags: unknown) =>
      (await api.patch(`/cases/${caseId}`, { tags })).body.errors.map((error: { path: string }) => error.path)
    expect(await pathsFor(Array.from({ length: 51 }, (_, index) => `t${index}`))).toEqual(['/tags'])
    expect(await pathsFor(['ok', '', 'x'.repeat(51)])).toEqual(['/tags/1', '/tags/2'])
    expect(await pathsFor(null)).toEqual(['/tags'])
  })
})

describe('list cases: q', () => {
  it('200: finds by names, reference, journal number, sequence number and voucher reference', async () => {
    const users = [
      { details: { name: 'Gunhild Østergård-Krøyer', email: 'gunhild@vindmolle.example' } },
      { relation: 'guarantor', details: { name: 'Ib Å. Trolle' } },
    ]
    const { customerId } = await givenCustomer(api, { referenceId: 'Kunde 77/B', users })
    const first = await givenCase(api, {
      customerId,
      journalNumber: 'Jnl/2026/0815',
      vouchers: [{ referenceId: 'Fakt-9001' }],
    })
    const second = await givenCase(api, { customerId, vouchers: [] })
    await givenCase(api)
    await givenCase(api, { as: stranger, customerId: (await givenCustomer(api, { as: stranger, users })).customerId })
    const both = [first.caseId, second.caseId]
    for (const q of [
      'gunhild',
      'GUNH',
      'ostergard',
      'Østergård-Krøyer',
      'krøyer',
      'gunhild øster',
      'øster gunhild',
      'Trolle',
      'å.',
    ]) {
      expect(await idsFor({ q }), q).toEqual(both)
    }
    for (const q of ['Kunde 77', '77/b', 'gunhild@vind', 'vindmolle']) expect(await idsFor({ q }), q).toEqual(both)
    for (const q of ['jnl/2026', 'JNL/2026/0815', 'fakt-9', 'Fakt-9001'])
      expect(await idsFor({ q }), q).toEqual([first.caseId])
    expect(await idsFor({ q: String(second.caseSeqId), customerId })).toEqual([second.caseId])
    for (const q of ['unhild', 'gunhild jensen', 'nl/2026', '%', '_', "'", 'fakt-9002', '\u0301x']) {
      expect(await idsFor({ q }), q).toEqual([])
    }
  })

  it('200: finds a case once, sorted and paged, together with other filters', async () => {
    const { customerId } = await givenCustomer(api, {
      referenceId: 'Zeppelin',
      users: [{ details: { name: 'Zeppelin' } }],
    })
    const vouchers = [{ referenceId: 'Zeppelin-1' }, { referenceId: 'Zeppelin-2' }]
    const cases = []
    while (cases.length < 3) cases.push(await givenCase(api, { customerId, vouchers }))
    const ids = cases.map(({ caseId }) => caseId)
    expect(await idsFor({ q: 'zeppelin' })).toEqual(ids)
    expect(await idsFor({ q: 'zeppelin', sort: '-caseSeqId' })).toEqual(ids.toReversed())
    expect(await idsFor({ q: 'zeppelin', pageSize: '1', page: '1' })).toEqual([ids[1]])
    expect(await idsFor({ q: 'zeppelin', after: ids[1]! })).toEqual([ids[2]])
    expect(await idsFor({ q: 'zeppelin', status: 'ENDED' })).toEqual([])
  })

  it('200: follows changes of vouchers and journal numbers', async () => {
    // Without a number that could be the one of the case.
    const { customerId } = await givenCustomer(api, { referenceId: 'Uden tal' })
    const { caseId, caseSeqId } = await givenCase(api, { customerId, vouchers: [] })
    await givenCaseVoucher(api, caseId, { referenceId: 'Senere-1' })
    expect(await idsFor({ q: 'senere' })).toEqual([caseId])
    await api.patch(`/cases/${caseId}`, { journalNumber: 'Egen-nr' })
    expect(await idsFor({ q: 'egen-' })).toEqual([caseId])
    expect(await idsFor({ q: String(caseSeqId), customerId })).toEqual([])
  })

  it('200: a word with more matches than are collected returns the same, sorted and paged', async () => {
    const tenant = await api.createTenant('Mange')
    const { tenantId } = tenant
    const { customerId, creditorId } = await givenCustomer(api, { as: tenant })
    const first = await givenCase(api, { as: tenant, customerId, vouchers: [{ referenceId: 'Faelles-1' }] })
    // Copies of the customer and its case, each with the word; every tenth has a second word.
    const copies = sql`generate_series(1, 2700) n`
    const id = (kind: string) => sql`md5(${kind}::text || n)::uuid`
    await api.database.inTenant(tenantId, async (transaction) => {
      await transaction.run(sql`
        insert into customers (tenant_id, customer_id, creditor_id, reference_id, is_company, created_at, created_by)
        select tenant_id, ${id('customer')}, creditor_id, 'R' || n, false, created_at, created_by
        from customers, ${copies} where tenant_id = ${tenantId}::uuid and customer_id = ${customerId}::uuid`)
      await transaction.run(sql`
        insert into customer_search_words (tenant_id, word, customer_id)
        select ${tenantId}::uuid, w.word, ${id('customer')}
        from ${copies}, unnest(case when n % 10 = 0 then array['faelles', 'tiende'] else array['faelles'] end) as w (word)`)
      await transaction.run(sql`
        insert into cases (tenant_id, case_id, case_seq_id, creditor_id, customer_id, currency, status_time, created_at, created_by)
        select tenant_id, ${id('case')}, 100000 + n, creditor_id, ${id('customer')}, currency, status_time,
               created_at + n * interval '1 minute', created_by
        from cases, ${copies} where tenant_id = ${tenantId}::uuid and case_id = ${first.caseId}::uuid`)
    })
    // Autovacuum does this within a minute of so many new rows.
    await asOwner(api.databaseUrl, (client) => client.query('analyze'))
    const found = async (path: string): Promise<number[]> => {
      const { status, body, text } = await api.get(path, { as: tenant })
      expect(status, text).toBe(200)
      return body.items.map((item: { caseSeqId: number }) => item.caseSeqId)
    }
    const copied = Array.from({ length: 2700 }, (_, index) => 100_001 + index)
    expect(await found('/cases?q=faelles&pageSize=500')).toEqual([first.caseSeqId, ...copied.slice(0, 499)])
    expect(await found('/cases?q=faelles&pageSize=500&page=2')).toEqual(copied.slice(999, 1_499))
    expect(await found('/cases?q=faelles&sort=-caseSeqId&pageSize=3')).toEqual([102_700, 102_699, 102_698])
    expect(await found('/cases?q=faelles%20tiende&pageSize=2')).toEqual([100_010, 100_020])
    expect(await found(`/cases?q=faelles&customerId=${customerId}`)).toEqual([first.caseSeqId])
    const customers = await api.get(`/customers?q=faelles&creditorId=${creditorId}&pageSize=500`, { as: tenant })
    expect(customers.body.items).toHaveLength(500)
  })

  it('422: an empty q, or one that is too long', async () => {
    for (const q of ['', 'x'.repeat(201)])
      expect((await api.get(`/cases?q=${q}`)).body.errors).toMatchObject([{ path: '/q' }])
  })
})

describe('list cases: interest', () => {
  it('is that of each balance, and all cases of a page are valued in one call', async () => {
    const { customerId } = await givenCustomer(api)
    const terms = [{ interest: 0.1 }, { interest: 0.2 }, {}, { interest: 0.05 }]
    const caseIds: string[] = []
    for (const more of terms) {
      const vouchers = [{ amount: 1_000_000, date: '2025-01-01', dueDate: '2025-02-01', ...more }]
      caseIds.push((await givenCase(api, { customerId, vouchers })).caseId)
    }
    const merged = await api.post(`/cases/${caseIds[0]}/merge`, { mergedCaseId: caseIds[1] })
    expect(merged.status, merged.text).toBeLessThan(300)
    const listed = (await api.get(`/cases?customerId=${customerId}&sort=createdAt`)).body.items
    const read = await Promise.all(caseIds.map(async (caseId) => (await api.get(`/cases/${caseId}`)).body))
    expect(listed).toEqual(read)
    expect(listed.map((each: { accruedInterest: number }) => each.accruedInterest > 0)).toEqual([
      true,
      true,
      false,
      true,
    ])
    const nodes = await explain(
      api.database,
      api.tenant.tenantId,
      findCases(api.tenant.tenantId, caseIds, api.clock.now()),
    )
    const valuations = nodes.filter((node) => node['Function Name']?.startsWith('accrued_interest') === true)
    expect(valuations.map((node) => node['Actual Loops'])).toEqual([1])
  })
})

describe('what depends on the claims and updates of a case', () => {
  const count = 30
  let as: TestTenant
  beforeAll(async () => {
    as = await api.createTenant('Mange')
    for (let index = 0; index < count; index++) {
      const { caseId } = await givenCase(api, { as, vouchers: [{ amount: 5_000 }] })
      const pausing = { pausedAt: '2026-02-01T00:00:00.000Z', remindedAt: '2026-02-01' }
      const promise = { updateTypeId: standardUpdateTypeId('payment-promised'), referenceId: caseId, ...pausing }
      expect((await api.post('/updates', promise, { as })).status).toBe(201)
    }
  })

  const now = new Date('2026-03-02T09:00:00Z')
  const listed = (filter: Partial<CaseFilter>) => (): Statement =>
    listCaseIds(as.tenantId, { ...noFilter, ...filter }, { role: 'super-admin', now, limit: 25 })

  it.each<[string, string, () => Statement]>([
    ['the ageing of claims', 'Semi', listed({ any: [{ ...noFilter, ageing: 'over-365' }] })],
    ['no pause', 'Anti', listed({ paused: false })],
    ['no due reminder', 'Anti', listed({ reminderDue: false })],
    ['no broken promise', 'Anti', listed({ promiseBroken: false })],
  ])('is looked up for each case, and compared with no other: %s', async (_case, joinType, statementOf) => {
    const nodes = await api.database.inTenant(as.tenantId, async (transaction) => {
      // As in a tenant with many of them.
      await transaction.run(sql`set local enable_seqscan = off`)
      return explainIn(transaction, statementOf())
    })
    // Such a join compares each case with all claims or updates of the tenant.
    expect(nodes.map((node) => node['Join Type'])).not.toContain(joinType)
  })
})

describe('a tenant with many cases', () => {
  const count = 4_000
  let as: TestTenant
  beforeAll(async () => {
    as = await api.createTenant('Stort bureau')
    await asOwner(api.databaseUrl, async (owner) => {
      await owner.query('set role fordring_app')
      await owner.query("select set_config('app.pass', $1, false)", [testPasses.issue('tenant', as.tenantId)])
      await fillManyCases((text, values) => owner.query(text, [...values]), as.tenantId, count)
      await owner.query('reset role')
      await owner.query('analyze cases, case_vouchers, customer_search_words')
    })
  })

  // The cases are as old as the clock of the machine says.
  const viewer = { role: 'super-admin', now: new Date(), limit: 500 } as const
  const search = (...terms: string[]): Partial<CaseFilter> => ({ search: { text: terms.join(' '), terms } })
  const listed = (filter: Partial<CaseFilter>, more = {}): Statement<{ id: string }> =>
    listCaseIds(as.tenantId, { ...noFilter, ...filter }, { ...viewer, ...more })
  const loopsOver = async (table: string, statement: Statement<{ id: string }>): Promise<number> => {
    const nodes = await explain(api.database, as.tenantId, statement)
    const loops = nodes.filter((node) => node['Relation Name'] === table).map((node) => node['Actual Loops'])
    return Math.max(...loops)
  }

  it.each(ageingBuckets)('200: ageing=%s lists the open cases with such a claim, in order', async (bucket) => {
    const { after, until } = dueWithin(bucket, viewer.now)
    const expected = await api.database.read(
      as.tenantId,
      sql<{ id: string }>`
        select c.case_id as id from cases c
        join case_vouchers v on v.tenant_id = c.tenant_id and v.case_id = c.case_id
        where c.tenant_id = ${as.tenantId}::uuid and c.status <> 'ENDED' and v.outstanding > 0
          and v.date > coalesce(${after}::timestamptz, '-infinity') and v.date <= coalesce(${until}::timestamptz, 'infinity')
        order by c.created_at, c.case_id limit 500`,
    )
    expect(await api.database.read(as.tenantId, listed({ ageing: bucket }))).toEqual(expected)
  })

  it.each<[string, Partial<CaseFilter>]>([
    ['a bucket', { ageing: '31-60' }],
    ['a bucket and another filter', { ageing: '91-180', tag: 'common' }],
    ['a word', search('efternavn42')],
    ['words of which one is rare', search('k', '199')],
    ['a number', search('39')],
    ['an invoice', search('f-2026-39')],
    ['a word and a bucket', { ...search('efternavn4'), ageing: '181-365' }],
  ])('200: %s finds the same, whether matches are collected or cases are asked', async (_title, filter) => {
    const [asked = [], few = [], collected = []] = await Promise.all(
      [0, 3, 100_000].map((gatheredMax) => api.database.read(as.tenantId, listed(filter, { gatheredMax }))),
    )
    expect(collected.length).toBeGreaterThan(3)
    expect(asked).toEqual(collected)
    expect(few).toEqual(collected)
  })

  it('looks at the claims of no case if those of the bucket are few', async () => {
    // 1,200 cases are open.
    expect(await loopsOver('case_vouchers', listed({ ageing: 'not-due' }))).toBeLessThanOrEqual(1)
    expect(await loopsOver('case_vouchers', listed({ ageing: 'not-due' }, { gatheredMax: 0 }))).toBeGreaterThan(1_000)
  })

  it('looks up the cases of each found customer, unless these are too many', async () => {
    // About 440 of 4,000 customers are found.
    const loopsOf = async (gatheredMax: number): Promise<number> => {
      const nodes = await explain(api.database, as.tenantId, listed(search('efternavn4'), { gatheredMax }))
      const lookups = nodes.filter((node) => /customer_id = w\w*\.customer_id/.test(node['Index Cond'] ?? ''))
      return Math.max(...lookups.map((node) => node['Actual Loops']))
    }
    expect(await loopsOf(1_000)).toBeGreaterThan(400)
    expect(await loopsOf(100)).toBe(0)
  })
})
