import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { sanitiseNotes } from './sanitise-notes.ts'

const ELEMENTS = new Set(
  'p br div span b strong i em u s a ul ol li blockquote pre code h1 h2 h3 h4 table thead tbody tr th td hr'.split(' '),
)
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'rel', 'target'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}
const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:']
const REL = 'rel="noopener noreferrer nofollow" target="_blank"'

describe('keeps what a note needs', () => {
  test.each([
    ['<p>Hello <b>Jens</b>,<br>see below</p>', '<p>Hello <b>Jens</b>,<br />see below</p>'],
    ['a & b < c > d "e"', 'a &amp; b &lt; c &gt; d "e"'],
    ['<h1>A</h1><hr><pre><code>x</code></pre>', '<h1>A</h1><hr /><pre><code>x</code></pre>'],
    ['<ul><li>one<li>two</ul>', '<ul><li>one</li><li>two</li></ul>'],
    [
      '<table><thead><tr><th colspan="2">A</th></tr></thead><tbody><tr><td rowspan="3">1</td></tr></tbody></table>',
      '<table><thead><tr><th colspan="2">A</th></tr></thead><tbody><tr><td rowspan="3">1</td></tr></tbody></table>',
    ],
    [
      '<a href="https://x.dk/?a=1&amp;b=2" title="X">x</a>',
      `<a href="https://x.dk/?a=1&amp;b=2" title="X" ${REL}>x</a>`,
    ],
    ['<a href="mailto:a@b.dk">m</a>', `<a href="mailto:a@b.dk" ${REL}>m</a>`],
    ['<a href="tel:+4512345678">t</a>', `<a href="tel:+4512345678" ${REL}>t</a>`],
    ['<a href="HTTP://X.DK" rel="opener" target="_top" class="c">x</a>', `<a href="HTTP://X.DK" ${REL}>x</a>`],
    ['<p class="c" style="color:red" id="i">x</p>', '<p>x</p>'],
    ['<font>x</font><article>y</article>', 'xy'],
    ['😀 æøå &nbsp;&copy;', '😀 æøå \u00a0©'],
    ['', ''],
  ])('%s', (html, expected) => {
    expect(sanitiseNotes(html)).toBe(expected)
  })
})

/** Each is tried as it is, within other markup, and truncated in the middle. */
const hostile = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\x0ctype="text/javascript">alert(1)</script>',
  '<script/x>alert(1)</script foo>',
  '<<script>alert(1);//<</script>',
  '<img src=x onerror=alert(1)>',
  '<IMG """><SCRIPT>alert("XSS")</SCRIPT>">',
  '<img/src/onerror=alert(1)>',
  '<image src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert`1`//',
  '<svg><script>alert&#40;1&#41;</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><set attributeName="href" to="javascript:alert(1)"/></svg>',
  '<svg><use href="data:image/svg+xml;base64,PHN2Zz4="/></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><foreignObject><p><iframe srcdoc="<script>alert(1)</script>"></iframe></p></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<xmp></xmp><script>alert(1)</script></xmp>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<noembed><img title="</noembed><img src onerror=alert(1)>"></noembed>',
  '<noframes><img title="</noframes><img src onerror=alert(1)>"></noframes>',
  '<template><script>alert(1)</script></template>',
  '<template shadowrootmode="open"><img src=x onerror=alert(1)></template>',
  '<style>@import "//evil.example";*{background:url(javascript:alert(1))}</style>',
  '<style><img src="</style><img src=x onerror=alert(1)//">',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<div style="width:expression(alert(1))">x</div>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<textarea autofocus onfocus=alert(1)>',
  '<plaintext><script>alert(1)</script>',
  '<listing>&lt;img onerror="alert(1)" src=x&gt;</listing>',
  '<select><option><script>alert(1)</script></option></select>',
  '<select><template><img src=x onerror=alert(1)></template></select>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<!DOCTYPE html [<!ENTITY x "<script>alert(1)</script>">]>&x;',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="  javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java\0script:alert(1)">x</a>',
  '<a href="\x01javascript:alert(1)">x</a>',
  '<a href="&#106;&#97;vascript:alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61script&#58;alert(1)">x</a>',
  '<a href="jav&#x09;ascript&colon;alert(1)">x</a>',
  '<a href="jav&Tab;ascript&colon;alert&lpar;1&rpar;">x</a>',
  '<a href="jav&NewLine;ascript:alert(1)">x</a>',
  '<a href="javascript&#0000058alert(1)">x</a>',
  '<a href="javascript://evil.example/%0aalert(1)">x</a>',
  '<a href=`javascript:alert(1)`>x</a>',
  '<a href=javascript:alert(1)>x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="blob:https://x.dk/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="ftp://x.dk">x</a>',
  '<a href="feed:javascript:alert(1)">x</a>',
  '<a href="view-source:javascript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="/v1/logout">x</a>',
  '<a href="#x" name="getElementById" id="body">x</a>',
  '<a href="https://x.dk" onclick="alert(1)" ping="//evil.example" download>x</a>',
  '<a href="https://x.dk" title="&quot; onmouseover=&quot;alert(1)">x</a>',
  '<a href=\'https://x.dk/"onmouseover="alert(1)\'>x</a>',
  '<a href="https://x.dk" href="javascript:alert(1)">x</a>',
  '<a href="https://x.dk" rel="opener" target="parent">x</a>',
  '<a xlink:href="javascript:alert(1)">x</a>',
  '<p onclick=alert(1) onmouseover="alert(1)" ONLOAD=alert(1)>x</p>',
  '<b onpointerrawupdate=alert(1) oncontentvisibilityautostatechange=alert(1)>x</b>',
  '<div contenteditable autofocus tabindex=1 onfocus=alert(1)>x</div>',
  '<td colspan="javascript:alert(1)" background="javascript:alert(1)">x</td>',
  '<table background="javascript:alert(1)"><tr><td background="//evil.example">x</td></tr></table>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<iframe><img src="</iframe><img src=x onerror=alert(1)>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code="x"></applet>',
  '<base href="javascript:alert(1)//">',
  '<link rel=stylesheet href="//evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<form action="javascript:alert(1)"><input type=submit><button formaction="javascript:alert(1)">x</button></form>',
  '<input onfocus=alert(1) autofocus>',
  '<isindex action="javascript:alert(1)" type=image>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<body onload=alert(1)>',
  '<frameset onload=alert(1)><frame src="javascript:alert(1)"></frameset>',
  '<keygen autofocus onfocus=alert(1)>',
  '<bgsound src="javascript:alert(1)">',
  '<layer src="//evil.example/x.js"></layer>',
  '<dialog open onclose=alert(1)><form method=dialog><button>x</button></form></dialog>',
  '<custom-element onclick=alert(1)>x</custom-element>',
  '<p is="x-evil" slot="x" part="x" nonce="x">x</p>',
  '<x onclick=alert(1)>x</x>',
  '<b/onclick=alert(1)/x>x</b>',
  '<b\nonclick\n=\nalert(1)>x</b>',
  '<p "onclick=alert(1)">x</p>',
  '<p =onclick=alert(1)>x</p>',
  '<__proto__ onclick=alert(1)>x</__proto__>',
  '<a __proto__="x" constructor="y" href="https://x.dk">x</a>',
  '<table><caption><svg><title><table><tr><td></svg><img src=x onerror=alert(1)></td></tr></table>',
  '<p><svg><p><style><!--</style><img src=x onerror=alert(1)>--></style>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '＜script＞alert(1)＜/script＞',
  '<\u0000script>alert(1)</script>',
  '<img src=x onerror=alert(1)',
  '<p title="<img src=x onerror=alert(1)>',
]

describe('removes everything harmful from', () => {
  test.each(hostile)('%j', (html) => {
    for (const variant of variantsOf(html)) {
      const sanitised = sanitiseNotes(variant)
      expect(harmIn(sanitised), `${variant} became ${sanitised}`).toEqual([])
      expect(sanitiseNotes(sanitised)).toBe(sanitised)
    }
  })

  test('covers many cases, each once', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(120)
    expect(new Set(hostile).size).toBe(hostile.length)
  })
})

test('drops the content of elements that are not text', () => {
  expect(sanitiseNotes('a<script>b</script><style>c</style><svg><text>d</text></svg><template>e</template>f')).toBe(
    'af',
  )
})

test.each([
  ['open only', '<b>'.repeat(20_000)],
  ['closed', `${'<b>'.repeat(9_000)}${'</b>'.repeat(9_000)}`],
  ['not allowed', '<font>'.repeat(9_000)],
])('limits nesting: %s', (_what, html) => {
  const sanitised = sanitiseNotes(html)
  expect(deepestNesting(sanitised)).toBeLessThanOrEqual(20)
  expect(sanitiseNotes(sanitised)).toBe(sanitised)
})

test('drops spans that would freeze a browser', () => {
  expect(sanitiseNotes('<table><tr><td colspan="1000" rowspan="0">x</td><th colspan="99">y</th></tr></table>')).toBe(
    '<table><tr><td>x</td><th colspan="99">y</th></tr></table>',
  )
})

describe('for any tag soup', () => {
  const piece = fc.oneof(
    fc.constantFrom(...hostile),
    fc.constantFrom('<p>', '</p>', '<li>', '</li>', '<i>', '</i>', '<a href="http://a">', '</a>', '<foo>', '</foo>'),
    fc.constantFrom('<table>', '<tr>', '<td>', '</table>', '<svg>', '</svg>', '<title>', '<!--', '-->', '<', '>', '"'),
    fc.string({ maxLength: 5 }),
  )

  test('the result is harmless, and sanitising is idempotent', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const sanitised = sanitiseNotes(pieces.join(''))
        expect(harmIn(sanitised)).toEqual([])
        expect(sanitiseNotes(sanitised)).toBe(sanitised)
      }),
      { numRuns: 500 },
    )
  })

  test('escaped text stays unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
        expect(sanitiseNotes(escaped)).toBe(escaped)
      }),
    )
  })
})

function variantsOf(html: string): string[] {
  const cuts = [0.25, 0.5, 0.75].map((part) => html.slice(0, Math.floor(html.length * part)))
  return [html, `<p>${html}</p>`, `<table><tr><td>${html}`, html + html, ...cuts, ...cuts.map((cut) => `${cut}">x<b>`)]
}

/** What could harm a browser in the HTML. Uses a parser, because a regular expression can be fooled. */
function harmIn(html: string): string[] {
  const harm: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!ELEMENTS.has(name)) harm.push(`element ${name}`)
      for (const [attribute, value] of Object.entries(attributes)) harm.push(...harmInAttribute(name, attribute, value))
    },
    oncomment: () => harm.push('comment'),
    onprocessinginstruction: (name) => harm.push(`instruction ${name}`),
  })
  parser.end(html)
  return harm
}

function harmInAttribute(element: string, attribute: string, value: string): string[] {
  if (!ATTRIBUTES[element]?.includes(attribute)) return [`attribute ${attribute} on ${element}`]
  if (attribute === 'href' && !PROTOCOLS.includes(new URL(value, 'relative://').protocol)) return [`link to ${value}`]
  if (attribute === 'rel' && value !== 'noopener noreferrer nofollow') return [`rel ${value}`]
  if (attribute === 'target' && value !== '_blank') return [`target ${value}`]
  return []
}

function deepestNesting(html: string): number {
  let depth = 0
  let deepest = 0
  const parser = new Parser({
    onopentag: () => (deepest = Math.max(deepest, (depth += 1))),
    onclosetag: () => (depth -= 1),
  })
  parser.end(html)
  return deepest
}
