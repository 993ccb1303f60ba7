import { expect, it } from 'vitest'
import { interactionWords } from './interaction-words.rules.ts'

it('extracts the words of the notes without markup, and all texts and numbers of the details', () => {
  const notes = '<p title="skjult">Hr. Sørensen &amp; søn</p>betaler<br>i rater'
  const details = { form: 'Kontakt', fields: [{ value: 70123456 }, null, true] }
  expect(interactionWords({ notes, details }).sort()).toEqual(
    ['hr.', 'hr', 'sorensen', '&', 'son', 'betaler', 'i', 'rater', 'kontakt', '70123456'].sort(),
  )
})

it('extracts at most the first 500 words', () => {
  const notes = Array.from({ length: 700 }, (_, index) => `ord${index}`).join(' ')
  const words = interactionWords({ notes, details: {} })
  expect(words).toHaveLength(500)
  expect(words[0]).toBe('ord0')
})
