import { describe, expect, it } from 'vitest'
import type { Problem } from '../../../problems/index.ts'
import { blankTerms, requireValidTerms } from './billing-models.rules.ts'
import type { BillingTerms } from './billing-models.schemas.ts'

function pathsOf(terms: Partial<BillingTerms>): string[] {
  try {
    requireValidTerms({ ...blankTerms, ...terms })
    return []
  } catch (error) {
    return ((error as Problem).options.errors ?? []).map(({ path }) => path)
  }
}

const rate = 1_000
describe('terms of a billing model', () => {
  it.each<[string, Partial<BillingTerms>, string[]]>([
    ['the defaults', {}, []],
    [
      'a single rate, in any currency',
      { commission: { basis: 'size', bands: [{ from: 0, rateBasisPoints: rate }] } },
      [],
    ],
    [
      'ages in days, in any currency',
      {
        commission: {
          basis: 'age',
          bands: [
            { from: 0, rateBasisPoints: rate },
            { from: 90, rateBasisPoints: 0 },
          ],
        },
      },
      [],
    ],
    [
      'sizes need a currency',
      {
        commission: {
          basis: 'size',
          bands: [
            { from: 0, rateBasisPoints: rate },
            { from: 90, rateBasisPoints: 0 },
          ],
        },
      },
      ['/currency'],
    ],
    ['fees need a currency', { fees: [{ trigger: 'letter-sent', amount: 1 }] }, ['/currency']],
    ['a minimum commission needs a currency', { minimumCommission: 1 }, ['/currency']],
    ['a minimum payout needs a currency', { minimumPayout: 1 }, ['/currency']],
    [
      'the first band starts at 0',
      { commission: { basis: 'age', bands: [{ from: 1, rateBasisPoints: rate }] } },
      ['/commission/bands/0/from'],
    ],
    [
      'bands are in ascending order',
      { commission: { basis: 'age', bands: [0, 30, 30, 20].map((from) => ({ from, rateBasisPoints: rate })) } },
      ['/commission/bands/2/from', '/commission/bands/3/from'],
    ],
    [
      'duplicates are rejected, all at once',
      {
        fees: [
          { trigger: 'sms-sent', amount: 1 },
          { trigger: 'sms-sent', amount: 2 },
        ],
        keptByCollector: ['fee', 'cost', 'fee'],
      },
      ['/fees/1/trigger', '/keptByCollector/2', '/currency'],
    ],
  ])('%s', (_, terms, paths) => {
    expect(pathsOf(terms)).toEqual(paths)
  })
})
