import { describe, expect, it } from 'vitest'
import { Problem } from '../../../problems/index.ts'
import type { RuleName } from './rule-packs.data.ts'
import { completeRow, halfYearEnd, overlap, requireValidRow, rowsOfCsv } from './rule-packs.rules.ts'

function errorsOf(run: () => unknown): string[] {
  try {
    run()
  } catch (error) {
    if (error instanceof Problem) return (error.options.errors ?? []).map(({ path }) => path)
    throw error
  }
  return []
}

function errorsOfRow(row: Parameters<typeof requireValidRow>[0]): string[] {
  return errorsOf(() => {
    requireValidRow(row)
  })
}

const always = { from: '2024-01-01', until: null, dueFrom: null, dueUntil: null }

describe('the end of a half-year', () => {
  it.each([
    ['2024-01-01', '2024-07-01'],
    ['2024-06-30', '2024-07-01'],
    ['2024-07-01', '2025-01-01'],
    ['2024-12-31', '2025-01-01'],
  ])('after %s is %s', (day, end) => {
    expect(halfYearEnd(day)).toBe(end)
  })

  it('ends a rate, but no other rule', () => {
    const row = { pack: 'dk-consumer', from: '2025-02-01', value: 0.1, source: 'x' } as const
    expect(completeRow({ ...row, rule: 'statutory-rate' }).until).toBe('2025-07-01')
    expect(completeRow({ ...row, rule: 'interest-start-days' }).until).toBeNull()
  })
})

describe('periods', () => {
  const period = (
    from: string,
    until: string | null,
    dueFrom: string | null = null,
    dueUntil: string | null = null,
  ) => ({
    ...{ from, until, dueFrom, dueUntil },
  })
  it.each([
    [period('2024-01-01', '2024-07-01'), period('2024-07-01', null), false],
    [period('2024-01-01', '2024-07-02'), period('2024-07-01', null), true],
    [period('2024-01-01', null), period('2000-01-01', null), true],
    [period('2024-01-01', null, null, '2013-03-01'), period('2024-01-01', null, '2013-03-01', null), false],
    [period('2024-01-01', null, null, '2013-03-02'), period('2024-01-01', null, '2013-03-01', null), true],
  ])('%o and %o', (one, other, expected) => {
    expect(overlap(one, other)).toBe(expected)
    expect(overlap(other, one)).toBe(expected)
  })
})

describe('the value of a rule', () => {
  it.each<[RuleName, unknown]>([
    ['statutory-rate', 0.1175],
    ['statutory-rate', 0],
    ['day-count', 'actual/365'],
    ['interest-start-days', 30],
    ['reminder-fee', { maxAmount: 10_000, maxCount: 3, daysBetween: 10, daysOverdue: 10 }],
    ['collection-fee', { maxAmount: 10_000, maxCount: 1 }],
    ['cost-table', { steps: [{ upTo: 100, amount: 1 }], excessRate: 0.01 }],
    ['allocation-order', ['principal', 'cost', 'fee', 'interest', 'compensation', 'payout']],
  ])('%s accepts %j', (rule, value) => {
    expect(errorsOfRow({ ...always, rule, value })).toEqual([])
  })

  it.each<[RuleName, unknown]>([
    ['statutory-rate', 99],
    ['statutory-rate', -0.01],
    ['statutory-rate', '0.1'],
    ['statutory-rate', { rate: 0.1 }],
    ['statutory-rate', Number.NaN],
    ['day-count', 'actual/actual'],
    ['day-count', 30],
    ['interest-start-days', 1.5],
    ['interest-start-days', -1],
    ['reminder-fee', { maxAmount: 10_000, maxCount: 3 }],
    ['reminder-fee', null],
    ['collection-fee', { maxAmount: -1, maxCount: 1 }],
    ['collection-fee', { maxAmount: 1, maxCount: 1, other: true }],
    ['cost-table', { steps: [] }],
    [
      'cost-table',
      {
        steps: [
          { upTo: 200, amount: 1 },
          { upTo: 100, amount: 2 },
        ],
      },
    ],
    ['cost-table', []],
    ['allocation-order', ['principal']],
    ['allocation-order', ['principal', 'principal', 'fee', 'interest', 'compensation', 'payout']],
  ])('%s rejects %j', (rule, value) => {
    expect(errorsOfRow({ ...always, rule, value })).toEqual(['/value'])
  })

  it('needs periods that are not empty', () => {
    const row = { rule: 'interest-start-days', value: 1 } as const
    const empty = { from: '2024-01-01', until: '2024-01-01', dueFrom: '2020-01-01', dueUntil: '2019-01-01' }
    expect(errorsOfRow({ ...row, ...empty })).toEqual(['/until', '/dueUntil'])
  })
})

describe('a CSV file', () => {
  it('is read with quotes, semicolons, a byte order mark and empty lines', () => {
    const csv =
      '\uFEFFpack;rule;from;value;source;reviewed\r\n' +
      'dk-consumer;statutory-rate;2025-01-01;0.1075;"Renteloven § 5; ""Nationalbanken""";true\r\n\r\n' +
      'dk-business;day-count;2025-01-01;"""actual/365""";Aftale;\r\n'
    const nothing = { until: null, dueFrom: null, dueUntil: null, reason: null, from: '2025-01-01' }
    const rows = rowsOfCsv(csv)
    expect(rows.map(({ number }) => number)).toEqual([2, 4])
    expect(rows.map(({ input }) => input)).toEqual([
      {
        ...nothing,
        ...{ pack: 'dk-consumer', rule: 'statutory-rate', value: 0.1075, reviewed: true },
        source: 'Renteloven § 5; "Nationalbanken"',
      },
      {
        ...nothing,
        ...{ pack: 'dk-business', rule: 'day-count', value: 'actual/365', source: 'Aftale', reviewed: false },
      },
    ])
  })

  it.each([
    ['pack;rule;from;value;source\ndk-consumer;statutory-rate;2025-01-01;0,1025;x', 0.1025],
    ['pack,rule,from,value,source\ndk-consumer,statutory-rate,2025-01-01,"0,1025",x', 0.1025],
    ['pack,rule,from,value,source,reason\ndk-consumer,statutory-rate,2025-01-01,0.1025,x,', 0.1025],
    ['pack\trule\tfrom\tvalue\tsource\ndk-consumer\tstatutory-rate\t2025-01-01\t0,1025\tx', 0.1025],
  ])('%j has one row', (csv, value) => {
    expect(rowsOfCsv(csv).map(({ input }) => input.value)).toEqual([value])
  })

  it.each([
    ['', ['/csv/1']],
    ['pack,rule,from,value,source\n', ['/csv']],
    ['pack,rule,from,value,source,colour\nx', ['/csv/1']],
    [
      'pack,rule,from,value,source,reviewed\ndk,rate,2025-02-30,ten,,perhaps',
      ['/csv/2/pack', '/csv/2/rule', '/csv/2/from', '/csv/2/value', '/csv/2/source', '/csv/2/reviewed'],
    ],
    ['pack,rule,from,value,source\ndk-consumer,day-count,1850-01-01,1,x', ['/csv/2/from']],
    ['pack,pack,rule,from,value,source\ndk-consumer,,day-count,2025-01-01,1,x', ['/csv/1']],
    ['pack,rule,from,value,source\ndk-consumer,statutory-rate,2025-01-01,0,1025,x', ['/csv/2']],
    ['pack,rule,from,value,source,reason\ndk-consumer,statutory-rate,2025-01-01,0.1,x', ['/csv/2']],
    [
      'pack,rule,from,value,source\ndk-consumer,day-count,2025-01-01,1,x\ndk-consumer,day-count,2026-01-01,1,The "Bank"',
      ['/csv/3'],
    ],
    ['pack,rule,from,value,source\ndk-consumer,day-count,2025-01-01,1,"x', ['/csv/2']],
  ])('%j is rejected at %j', (csv, paths) => {
    expect(errorsOf(() => rowsOfCsv(csv))).toEqual(paths)
  })
})
