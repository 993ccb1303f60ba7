import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '../../../problems/index.ts'
import { factDeclarations, factNames, type Facts } from './case-facts.data.ts'
import { mistakeIn } from './expression-parser.rules.ts'
import { dependsOnDate, isTrue } from './expression.rules.ts'

const empty = { number: 0, boolean: false, text: '', texts: [] } as const
const facts = Object.fromEntries(
  factNames.map((name) => [name, empty[factDeclarations[name].type]]),
) as unknown as Facts
const withFacts = (some: Partial<Facts>): Facts => ({ ...facts, ...some })

describe('conditions', () => {
  it.each<[string, Partial<Facts>, boolean]>([
    ['amountDue >= 10000', { amountDue: 10_000 }, true],
    ['amountDue > 10000', { amountDue: 10_000 }, false],
    ['isCompany', { isCompany: true }, true],
    ['not isCompany and hasEmail', { hasEmail: true }, true],
    ['isCompany or hasEmail and hasPhone', { isCompany: true }, true],
    ['(isCompany or hasEmail) and hasPhone', { isCompany: true }, false],
    ['principal + charges * 2 == 50', { principal: 10, charges: 20 }, true],
    ['principal - charges < 0', { principal: 10, charges: 20 }, true],
    ['rulePack == "dk-consumer"', { rulePack: 'dk-consumer' }, true],
    ['rulePack in ["dk-consumer", "dk-business"]', { rulePack: 'dk-business' }, true],
    ['tags contains "haster"', { tags: ['haster'] }, true],
    ['not (tags contains "haster")', { tags: [] }, true],
    ['daysSincePayment > 30', { daysSincePayment: null }, false],
    ['daysSincePayment <= 30', { daysSincePayment: null }, false],
    ['not (daysSincePayment <= 30)', { daysSincePayment: null }, true],
    ['daysSincePayment + 1 > 0', { daysSincePayment: null }, false],
  ])('%s of %j is %s', (condition, given, expected) => {
    expect(mistakeIn(condition)).toBeUndefined()
    expect(isTrue(condition, withFacts(given))).toBe(expected)
  })

  it.each<[string, number, string]>([
    ['', 0, 'ends too early'],
    ['amountDue', 0, 'must be true or false'],
    ['amountDue >', 11, 'ends too early'],
    ['amountDue > "x"', 10, 'needs a number, not a text'],
    ['amountdue > 1', 0, 'write amountDue'],
    ['constructor == 1', 0, 'is not a fact of a case'],
    ['__proto__ == 1', 0, 'this character is not allowed'],
    ['isCompany; drop table cases', 9, 'this character is not allowed'],
    ['status == "PENDING', 10, 'no closing quotation mark'],
    ['amountDue > 1.5', 12, 'numbers must be whole'],
    ['amountDue < 1 < 2', 14, '“<” is not expected here'],
    ['tags == tags', 5, 'use “contains” with a list'],
    ['isCompany and 5', 10, 'needs true or false, not a number'],
    ['rulePack in []', 13, '“]” is not expected here'],
    [`${'('.repeat(30)}true${')'.repeat(30)}`, 21, 'at most 20 levels'],
    [`${'not '.repeat(40)}true`, 84, 'at most 20 levels'],
    ['a'.repeat(501), 500, 'at most 500 characters'],
  ])('the mistake in %j is at character %i: %s', (condition, at, expected) => {
    const mistake = mistakeIn(condition)
    expect([mistake?.at, mistake && inLanguage(mistake.detail, 'en')]).toEqual([at, expect.stringContaining(expected)])
  })

  it('any text is read or rejected with a position inside it, and never fails in another way', () => {
    const word = fc.constantFrom(
      ...factNames,
      'and',
      'or',
      'not',
      'in',
      '(',
      ')',
      '[',
      ']',
      '"a"',
      '7',
      '<',
      '==',
      '+',
      '\0',
      'é',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        const text = words.join(' ')
        const mistake = mistakeIn(text)
        if (mistake === undefined) expect(typeof isTrue(text, facts)).toBe('boolean')
        else expect(mistake.at).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 2_000, seed: 15 },
    )
  })

  it('changes by itself only if a fact counts days or interest', () => {
    expect(dependsOnDate('daysOverdue > 10 and hasEmail')).toBe(true)
    expect(dependsOnDate('paid > 0 or tags contains "x"')).toBe(false)
  })
})
