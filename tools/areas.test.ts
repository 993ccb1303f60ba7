import { describe, expect, it } from 'vitest'
import { closeNames, listTestFiles, testsOf } from './areas.mjs'

const files = [
  'apps/console/src/features/contacts/contact.rules.test.ts',
  'apps/server/src/features/parties/contacts/contacts.test.ts',
  'apps/server/src/features/parties/customers/customers.test.ts',
  'apps/server/src/platform/database/sql.test.ts',
  'apps/server/test/scenarios/console-cases.test.ts',
  'apps/server/test/scenarios/console-work.test.ts',
]

describe('the tests of an area', () => {
  it.each([
    ['contacts', [files[0], files[1]]],
    ['parties', [files[1], files[2]]],
    ['platform/database', [files[3]]],
    ['scenarios/console-cases', [files[4]]],
    ['scenarios', [files[4], files[5]]],
    ['apps/server/src/features/parties/', [files[1], files[2]]],
    ['./apps/server/test/scenarios/console-work.test.ts', [files[5]]],
    ['contact', []],
  ])('for "%s"', (area, found) => {
    expect(testsOf(area, files)).toEqual(found)
  })

  it('are found in this repository', () => {
    expect(testsOf('contacts').length).toBeGreaterThan(0)
    expect(listTestFiles()).toContain('tools/areas.test.ts')
  })
})

describe('names close to an unknown area', () => {
  it.each([
    ['contcts', ['contacts']],
    ['customer', ['customers']],
    ['console', ['console-cases', 'console-work']],
    ['quantum-entanglement', []],
  ])('for "%s"', (area, names) => {
    expect(closeNames(area, files)).toEqual(names)
  })
})
