import { describe, expect, it } from 'vitest'
import { ruleRows } from './rule-rows.ts'
import { dayAndMonth, hundredthsOf, valueFormOf, yearDaysOf } from './rule-value-fields.ts'

describe('the value of a rule', () => {
  it('is entered by its parts, and as JSON only where a form cannot hold it', () => {
    const rule = ruleRows.fields.find(({ name }) => name === 'rule')
    const rules = rule?.kind === 'choice' ? rule.choices().map(({ value }) => value) : []
    expect(rules.filter((name) => valueFormOf(name).kind === 'json')).toEqual(['cost-table'])
    expect(valueFormOf('contact-cap')).toMatchObject({ kind: 'members' })
    expect(valueFormOf('statutory-rate')).toEqual({ kind: 'percent' })
    expect(valueFormOf('cost-table')).toEqual({ kind: 'json' })
    expect(valueFormOf(undefined)).toEqual({ kind: 'json' })
  })

  it('shows a rate in hundredths of a percent, without a rounding error', () => {
    expect([0.1175, 0.07, 1, 0].map(hundredthsOf)).toEqual([1175, 700, 10_000, 0])
    expect(hundredthsOf('0.1')).toBeUndefined()
  })

  it('reads days of the year as they are written, and keeps what is none for the service to refuse', () => {
    expect(yearDaysOf('24/12, 5/6;31.12. ')).toEqual(['12-24', '06-05', '12-31'])
    expect(yearDaysOf('Christmas')).toEqual(['Christmas'])
    expect(yearDaysOf(' ')).toEqual([])
    expect(['12-24', '06-05', 'Christmas'].map(dayAndMonth)).toEqual(['24/12', '5/6', 'Christmas'])
  })
})
