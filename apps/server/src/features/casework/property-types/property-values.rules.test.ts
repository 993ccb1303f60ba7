import { describe, expect, it } from 'vitest'
import { propertyFilter, propertyTexts } from './property-values.rules.ts'

describe('property texts', () => {
  it.each([
    [{ department: 'AARHUS Nord' }, [['department', 'aarhus nord']]],
    [
      { vip: true, age: 12.5, limit: -120000 },
      [
        ['vip', 'true'],
        ['age', '12.5'],
        ['limit', '-120000'],
      ],
    ],
    [
      { home: { address: 'Nygade 1', city: 'Åbyhøj' } },
      [
        ['home', 'nygade 1'],
        ['home', 'åbyhøj'],
      ],
    ],
    [{ long: 'Ø'.repeat(300) }, [['long', 'ø'.repeat(200)]]],
    [{ gone: null }, []],
    [{}, []],
  ] as [Record<string, unknown>, [string, string][]][])('%j', (properties, expected) => {
    expect(propertyTexts(properties)).toEqual(expected.map(([handle, value]) => ({ handle, value })))
  })

  it('a filter is the handle up to the first colon, and the value after it', () => {
    expect(propertyFilter('time:12:30 A')).toEqual({ handle: 'time', value: '12:30 a' })
  })
})
