import { expect, it } from 'vitest'
import { htmlToText } from './html-to-text.ts'

it.each([
  ['<p>Kære <b>Eva</b></p>\n<p>Hej<br>du</p>', 'Kære Eva\n\nHej\ndu'],
  ['<ul><li>en</li><li>to</li></ul>', '- en\n- to'],
  ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a\tb\nc'],
  ['1 &lt; 2 &amp;&amp; &quot;x&quot; &amp;lt;', '1 < 2 && "x" &lt;'],
  ['', ''],
])('%s reads %s', (html, text) => {
  expect(htmlToText(html)).toBe(text)
})
