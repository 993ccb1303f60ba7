import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { sqlFunction } from '../../../platform/database/sql-functions.ts'
import { packNames, ruleNames } from './rule-packs.data.ts'
import { overlap, requireValidRow } from './rule-packs.rules.ts'
import type { EffectiveRow } from './rule-packs.schemas.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const rate = { pack: 'dk-business', rule: 'statutory-rate', from: '2024-07-01', value: 0.115, source: 'Nationalbanken' }

interface RateRow {
  readonly from: string
  readonly until: string
  readonly rate: string
}

async function ratesOf(pack: string): Promise<RateRow[]> {
  const { tenantId } = api.tenant
  return await api.database.inTenant(tenantId, (transaction) =>
    transaction.many(sql<RateRow>`
      select valid_from as "from", valid_until as "until", value::text as rate
      from ${sqlFunction('rule_periods')}(${tenantId}::uuid, 'statutory-rate')
      where pack = ${pack}::text and due_until = 'infinity' order by valid_from`),
  )
}

describe('the shipped rows', () => {
  it('are valid, have a source, and never overlap', async () => {
    for (const pack of packNames) {
      const { status, body } = await api.get(`/rule-packs/${pack}`)
      expect(status).toBe(200)
      const rows = body.rows as EffectiveRow[]
      for (const [index, row] of rows.entries()) {
        requireValidRow(row)
        expect(row).toMatchObject({ ruleRowId: null, overridden: false, reason: null })
        const others = rows.slice(index + 1).filter(({ rule }) => rule === row.rule)
        expect(others.filter((other) => overlap(row, other))).toEqual([])
      }
      expect(new Set(rows.map(({ rule }) => rule))).toContain('statutory-rate')
      expect(ruleNames).toEqual(expect.arrayContaining(rows.map(({ rule }) => rule)))
    }
  })

  it('have the same values on every day, whether the tenant replaces one of another pack or none', async () => {
    const replaces = await api.createTenant('Egne regler')
    const row = {
      pack: 'no-consumer',
      rule: 'contact-cap',
      from: '2026-01-01',
      until: '2027-01-01',
      source: 'Test',
      reason: 'Test',
    }
    const value = { channels: ['SMS'], messagesMax: 1, days: 7 }
    const { status, text } = await api.post('/rule-rows', { ...row, value }, { as: replaces })
    expect(status, text).toBe(201)
    const none = await api.createTenant()
    const valuesOf = ({ tenantId }: { tenantId: string }): Promise<unknown[]> =>
      api.database.read(
        tenantId,
        sql`
          with periods as materialized (
            select * from ${sqlFunction('rule_periods')}(${tenantId}::uuid, variadic ${[...ruleNames]}::text[])
            where pack <> 'no-consumer'
          ),
          days as (
            select generate_series('2012-06-15'::date, '2027-01-15'::date, interval '1 month')::date as day
          )
          select p.rule, p.pack, d.day, e.day as due, p.value
          from periods p
          join days d on d.day >= p.valid_from and d.day < p.valid_until
          join days e on e.day >= p.due_from and e.day < p.due_until and extract(month from e.day) = 6
          order by 1, 2, 3, 4`,
      )
    const shipped = await valuesOf(none)
    expect(shipped.length).toBeGreaterThan(10_000)
    expect(await valuesOf(replaces)).toEqual(shipped)
  })

  it('allow compensation between businesses only', async () => {
    for (const pack of packNames) {
      const { body } = await api.get(`/rule-packs/${pack}`)
      const hasCompensation = body.rows.some(({ rule }: EffectiveRow) => rule === 'compensation')
      expect([pack, hasCompensation]).toEqual([pack, pack.endsWith('business')])
    }
  })

  it('end where the sources end', async () => {
    const { body } = await api.get('/rule-packs')
    expect(body.items.map((pack: any) => [pack.pack, pack.ratesUntil, pack.version])).toEqual([
      ['dk-consumer', '2024-07-01', '5'],
      ['dk-business', '2024-07-01', '5'],
      ['no-consumer', '2025-07-01', '5'],
      ['no-business', '2025-07-01', '5'],
      ['se-consumer', '2024-01-01', '5'],
      ['se-business', '2024-01-01', '5'],
    ])
  })
})

describe('a row of the tenant', () => {
  it('201: adds the rate of a half-year, to one pack of one tenant', async () => {
    const created = await api.post('/rule-rows', rate)
    expect(created.status, created.text).toBe(201)
    expect(created.body).toMatchObject({ ...rate, until: '2025-01-01', reviewed: false, reason: null })
    const { body } = await api.get('/rule-packs/dk-business')
    expect(body).toMatchObject({ ratesUntil: '2025-01-01', version: expect.stringMatching(/^5\+20/) })
    expect((await api.get('/rule-packs/dk-consumer')).body.ratesUntil).toBe('2024-07-01')
    const other = await api.createTenant()
    expect((await api.get('/rule-packs/dk-business', { as: other })).body.ratesUntil).toBe('2024-07-01')
    expect((await api.get(`/rule-rows/${created.body.ruleRowId}`, { as: other })).status).toBe(404)
    expect((await ratesOf('dk-business')).at(-1)).toEqual({ from: '2024-07-01', until: '2025-01-01', rate: '0.115' })
  })

  it('422: replaces a row of the pack only with a reason and an end', async () => {
    const row = { ...rate, rule: 'day-count', value: 'actual/365', from: '2020-01-01' }
    const refused = await api.post('/rule-rows', row)
    expect([refused.status, refused.body.code]).toEqual([422, 'rule-override-incomplete'])
    expect(refused.body.errors.map((error: any) => error.path)).toEqual(['/reason', '/until'])
    const reason = 'The contract counts actual days.'
    const accepted = await api.post('/rule-rows', { ...row, reason, until: '2030-01-01' })
    expect(accepted.status, accepted.text).toBe(201)
    const { body } = await api.get('/rule-packs/dk-business')
    const counts = body.rows.filter((found: EffectiveRow) => found.rule === 'day-count')
    expect(counts.map((found: EffectiveRow) => [found.value, found.overridden])).toEqual([
      ['30/360', true],
      ['actual/365', false],
    ])
  })

  it('replaces part of a period, and the newest row wins', async () => {
    const override = { ...rate, pack: 'se-consumer', from: '2023-03-01', until: '2023-09-01', reason: 'Domstol' }
    const first = await api.post('/rule-rows', { ...override, value: 0.2 })
    expect(first.status, first.text).toBe(201)
    await api.post('/rule-rows', { ...override, from: '2023-04-01', until: '2023-05-01', value: 0.3 })
    expect((await ratesOf('se-consumer')).map((row) => Object.values(row))).toEqual([
      ['2023-01-01', '2023-03-01', '0.1050'],
      ['2023-03-01', '2023-04-01', '0.2'],
      ['2023-04-01', '2023-05-01', '0.3'],
      ['2023-05-01', '2023-07-01', '0.2'],
      ['2023-07-01', '2023-09-01', '0.2'],
      ['2023-09-01', '2024-01-01', '0.1150'],
    ])
    const withdrawn = await api.patch(`/rule-rows/${first.body.ruleRowId}`, { until: '2023-03-01' })
    expect(withdrawn.status, withdrawn.text).toBe(200)
    expect((await ratesOf('se-consumer')).map(({ rate: known }) => known)).toEqual([
      ...['0.1050', '0.1050', '0.3', '0.1050', '0.1150'],
    ])
  })

  it('422: an end before the beginning, or a rate of 9,900 %', async () => {
    const { body } = await api.post('/rule-rows', { ...rate, from: '2025-01-01' })
    const early = await api.patch(`/rule-rows/${body.ruleRowId}`, { until: '2024-12-31' })
    expect([early.status, early.body.errors[0].path]).toEqual([422, '/until'])
    const high = await api.post('/rule-rows', { ...rate, from: '2025-07-01', value: 99 })
    expect([high.status, high.body.errors[0].path]).toEqual([422, '/value'])
    const object = await api.post('/rule-rows', { ...rate, from: { day: 1 } })
    expect([object.status, object.body.errors[0].path]).toEqual([422, '/from'])
  })
})

describe('an import', () => {
  const header = 'pack,rule,from,value,source'

  it('200: adds every row', async () => {
    const csv = `${header}\nno-consumer,statutory-rate,2025-07-01,0.1225,FOR-2025\nno-business,statutory-rate,2025-07-01,0.1225,FOR-2025\n`
    const imported = await api.post('/rule-rows/import', { csv })
    expect(imported.status, imported.text).toBe(200)
    expect(imported.body.items.map((row: any) => [row.pack, row.until])).toEqual([
      ['no-consumer', '2026-01-01'],
      ['no-business', '2026-01-01'],
    ])
  })

  it('422: adds nothing if one row is invalid, and names its line', async () => {
    const before = (await api.get('/rule-rows?pageSize=500')).body.items.length
    const csv = `${header}\nno-consumer,statutory-rate,2026-01-01,0.12,FOR\nno-consumer,statutory-rate,2026-07-01,12,FOR`
    const invalid = await api.post('/rule-rows/import', { csv })
    expect([invalid.status, invalid.body.errors[0].path]).toEqual([422, '/csv/3/value'])
    const overriding = await api.post('/rule-rows/import', {
      csv: `${header}\nno-consumer,day-count,2026-01-01,"""30/360""",x`,
    })
    expect([overriding.status, overriding.body.errors[0].path]).toEqual([422, '/csv/2/reason'])
    const rate = (from: string, value: number): string => `se-consumer,statutory-rate,${from},${value},Riksbanken`
    const overlapping = await api.post('/rule-rows/import', {
      csv: [header, rate('2031-01-01', 0.1), rate('2031-07-01', 0.1), rate('2031-03-01', 0.2)].join('\n'),
    })
    expect(overlapping.body.errors).toMatchObject([
      { path: '/csv/4/from', message: 'overlaps row 2 of the file. End one of them' },
    ])
    expect((await api.get('/rule-rows?pageSize=500')).body.items).toHaveLength(before)
  })
})
