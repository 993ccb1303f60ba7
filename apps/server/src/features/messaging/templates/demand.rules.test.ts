import { describe, expect, it } from 'vitest'
import { requireCompleteDemand } from './demand.rules.ts'
import { fillTemplate } from './fill-template.ts'
import { exampleData } from './mentions.data.ts'
import { standardTemplates } from './standard-templates.data.ts'

const demands = standardTemplates.filter(({ isDemand }) => isDemand)
/** The table may be missing if the list of amounts names every open claim. */
const parts = ['{{ creditor.name }}', '{{ balance.outstanding | money }}', '{{ deadline | date }}']

describe('a demand', () => {
  it('is ready-made in every language', () => {
    expect(demands.map(({ language }) => language).sort()).toEqual(['da', 'en', 'nb', 'sv'])
  })

  it.each(demands)('in $language contains what the debtor needs, and is refused without any of it', (template) => {
    const check = (without: string): void => {
      requireCompleteDemand(
        fillTemplate({ template: { ...template, body: template.body.replaceAll(without, '') }, data: exampleData }),
        exampleData,
        template.language,
      )
    }
    check('a text that no template contains')
    for (const part of parts) {
      const checkWithout = (): void => {
        check(part)
      }
      expect(checkWithout, part).toThrow(expect.objectContaining({ code: 'demand-incomplete' }))
    }
  })
})
