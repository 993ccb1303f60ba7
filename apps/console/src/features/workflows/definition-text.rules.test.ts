import { describe, expect, it } from 'vitest'
import type { Definition } from './definition.rules.ts'
import { definitionIn, textOf } from './definition-text.rules.ts'

const definition: Definition = {
  steps: [
    { id: 'small', type: 'condition', if: 'amountDue < 10000', then: 'done' },
    { id: 'note', type: 'sms', text: 'Kære kunde: ring # nu\n0123' },
    { id: 'done', type: 'end' },
  ],
  daysBetweenLetters: 10,
}

describe('a definition as text', () => {
  it.each(['yaml', 'json'] as const)('is read back from %s as it was', (format) => {
    expect(definitionIn(textOf(definition, format))).toEqual(definition)
  })

  it.each(['', 'steps: 1', 'steps: [1]', 'steps: [{id: a}]', 'steps: [', 'a: &x 1\nsteps: [*x]', 'steps: !x []'])(
    'is not found in %j',
    (text) => {
      expect(definitionIn(text)).toBeUndefined()
    },
  )
})
