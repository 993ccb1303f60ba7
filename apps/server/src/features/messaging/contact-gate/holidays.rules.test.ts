import { describe, expect, it } from 'vitest'
import { easterSunday, holidaysOf } from './holidays.rules.ts'

describe('easterSunday', () => {
  it.each([
    [1900, '1900-04-15'],
    [1954, '1954-04-18'],
    [1981, '1981-04-19'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
  ])('%i is %s', (year, expected) => {
    expect(easterSunday(year).toString()).toBe(expected)
  })
})

describe('holidaysOf', () => {
  it('lists the Danish holidays of 2026, without Great Prayer Day', () => {
    expect(holidaysOf('DK', 2026).map(({ date }) => date.slice(5))).toEqual([
      '01-01',
      '04-02',
      '04-03',
      '04-05',
      '04-06',
      '05-14',
      '05-24',
      '05-25',
      '12-25',
      '12-26',
    ])
  })

  it('has Great Prayer Day until 2023', () => {
    expect(holidaysOf('DK', 2023)).toContainEqual({ name: 'Great Prayer Day', date: '2023-05-05' })
  })

  it('lists the Norwegian holidays of 2025', () => {
    expect(holidaysOf('NO', 2025).map(({ date }) => date.slice(5))).toEqual([
      '01-01',
      '04-17',
      '04-18',
      '04-20',
      '04-21',
      '05-01',
      '05-17',
      '05-29',
      '06-08',
      '06-09',
      '12-25',
      '12-26',
    ])
  })

  it('lists the Swedish holidays of 2026, with the Saturdays of Midsummer and All Saints', () => {
    expect(holidaysOf('SE', 2026).map(({ date }) => date.slice(5))).toEqual([
      ...['01-01', '01-06', '04-03', '04-05', '04-06', '05-01', '05-14', '05-24', '06-06', '06-20', '10-31'],
      ...['12-25', '12-26'],
    ])
  })
})
