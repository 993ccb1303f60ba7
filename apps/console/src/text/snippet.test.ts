import { describe, expect, it } from 'vitest'
import { snippetOf } from './snippet.ts'

describe('a snippet', () => {
  it('is one line of text without markup', () => {
    expect(snippetOf('<p>Jeg <b>har</b>\n betalt</p><p>5 &lt; 6 &amp; &amp;lt;</p>')).toBe(
      'Jeg har betalt 5 < 6 & &lt;',
    )
    expect(snippetOf('')).toBe('')
  })
})
