import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { refusalRules } from '../../../server/src/features/messaging/contact-gate/contact-rules.data.ts'
import { setLanguage } from './define-text.ts'
import { ruleSourceName } from './rule-source-name.ts'
import { ruleSourcesText } from './rule-sources.text.ts'

const rulePacks = join(import.meta.dirname, '../../../server/src/features/money/rule-packs/shipped-rule-rows.sql')
/** The second last column of a shipped row, before `reviewed`. */
const shipped = [...readFileSync(rulePacks, 'utf8').matchAll(/'([^']+)', (?:true|false)\)/g)].map(
  ([, source = '']) => source,
)
const sources = [...new Set([...shipped, ...Object.values(refusalRules).map(({ source }) => source)])]
const english = /\b(?:the|and|of|on|not|was|were|is|days|before|after|with|without|demand|costs|article|rule)\b/i

afterEach(() => setLanguage('en'))

describe('the source of a rule', () => {
  it('is Danish in the Danish console', () => {
    setLanguage('da')
    expect(ruleSourceName('Inkassoloven (NO) §§ 9 and 10')).toBe('Inkassoloven (NO) §§ 9 og 10')
    expect(sources.length).toBeGreaterThan(50)
    expect(sources.map(ruleSourceName).filter((source) => english.test(source))).toEqual([])
  })

  it('is as the API names it in the English console', () => {
    expect(sources.map(ruleSourceName)).toEqual(sources)
  })

  it('is as given if it is a citation, or that of a rule of the tenant', () => {
    setLanguage('da')
    expect(ruleSourceName('Renteloven § 3, stk. 2')).toBe('Renteloven § 3, stk. 2')
    expect(ruleSourceName('Our lawyer, 3 March')).toBe('Our lawyer, 3 March')
  })

  it('has a text only if a rule names it', () => {
    expect(Object.values(ruleSourcesText.words.en).filter((source) => !sources.includes(source))).toEqual([])
  })
})
