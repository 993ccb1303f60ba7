import sanitizeHtml, { type Attributes, type Options } from 'sanitize-html'

const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel']
/** Passes until the markup no longer changes: two as a rule, three at most in 60,000 random tag soups. */
const PASSES_MAX = 4

const notesPolicy: Options = {
  allowedTags: [
    ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code', 'h1', 'h2', 'h3', 'h4'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'a', 'ul', 'ol', 'li'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: LINK_SCHEMES,
  allowProtocolRelative: false,
  // The text in these is code or another language, never something the writer wanted to be read.
  nonTextTags: [
    ...['script', 'style', 'title', 'textarea', 'option', 'xmp', 'noscript', 'template'],
    ...['iframe', 'noembed', 'noframes', 'object', 'svg', 'math'],
  ],
  // Browsers and editors slow down with depth; nobody writes a note twenty levels deep.
  nestingLimit: 20,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
    th: (tagName, attribs) => ({ tagName, attribs: cellAttributes(attribs) }),
    td: (tagName, attribs) => ({ tagName, attribs: cellAttributes(attribs) }),
  },
}

/**
 * Gives HTML that a browser can show without running anything or loading anything, and that sanitising again does not
 * change: only text, simple formatting, tables and links to the web, to mail and to telephones are left.
 */
export function sanitiseNotes(html: string): string {
  return ready.get(html) ?? sanitise(html)
}

/** Up to this length even the worst markup takes a few milliseconds. */
const quickLength = 4_000
/** Long texts that were sanitised elsewhere, under what they were and what they became, the newest last. */
const ready = new Map<string, string>()
const readyLengthMax = 8_000_000
let readyLength = 0

/** Whether a text is short, or done already. */
export function isQuicklySanitised(html: string): boolean {
  return html.length <= quickLength || ready.has(html)
}

/** Keeps what a long text became for those who will ask for it soon. */
export function keepSanitised(html: string, sanitised: string): void {
  for (const text of [html, sanitised]) {
    if (ready.has(text)) continue
    ready.set(text, sanitised)
    readyLength += text.length + sanitised.length
  }
  for (const [text, result] of ready) {
    if (readyLength <= readyLengthMax) return
    ready.delete(text)
    readyLength -= text.length + result.length
  }
}

function sanitise(html: string): string {
  let sanitised = sanitizeHtml(html, notesPolicy)
  // Leaving out an element can change how its neighbours nest when they are read again, hence the repetition.
  for (let pass = 1; pass < PASSES_MAX; pass += 1) {
    const again = sanitizeHtml(sanitised, notesPolicy)
    if (again === sanitised) return sanitised
    sanitised = again
  }
  // Text alone is stable; better to lose the formatting of such a note than the promise.
  return sanitizeHtml(sanitised, { ...notesPolicy, allowedTags: [] })
}

function linkAttributes({ href, title }: Attributes): Attributes {
  return {
    ...(href !== undefined && isLinkTarget(href) && { href }),
    ...(title !== undefined && { title }),
    rel: 'noopener noreferrer nofollow',
    target: '_blank',
  }
}

/** Asks the parser that browsers use. A relative address is refused: in a note it could only mean our own pages. */
function isLinkTarget(href: string): boolean {
  return URL.canParse(href) && LINK_SCHEMES.includes(new URL(href).protocol.slice(0, -1))
}

/** A cell that spans thousands of columns stops the browser that has to lay it out. */
function cellAttributes(attribs: Attributes): Attributes {
  const spans = Object.entries(attribs).filter(([name, value]) => isSpan(name) && /^[1-9]\d?$/.test(value))
  return Object.fromEntries(spans)
}

function isSpan(name: string): boolean {
  return name === 'colspan' || name === 'rowspan'
}
