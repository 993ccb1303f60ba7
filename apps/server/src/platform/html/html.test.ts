import { describe, expect, it } from 'vitest'
import { html, trusted } from './html.ts'

describe('html', () => {
  it('escapes values in text and attributes', () => {
    const name = `<script>alert("1")</script> & 'x'`
    expect(String(html`<a title="${name}">${name}</a>`)).toBe(
      '<a title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;">&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;</a>',
    )
  })

  it('inserts parts and lists of parts unchanged, and nothing for missing values', () => {
    const items = ['a', '<b>'].map((item) => html`<i>${item}</i>`)
    const page = html`${items}${null}${undefined}${false}${0}`
    expect(String(page)).toBe('<i>a</i><i>&lt;b&gt;</i>0')
  })

  it('escapes texts in a list', () => {
    expect(String(html`${['<', '&']}`)).toBe('&lt;&amp;')
  })

  it('trusts only markup that is marked as trusted', () => {
    expect(String(html`${trusted('<p>x</p>')}`)).toBe('<p>x</p>')
  })
})
