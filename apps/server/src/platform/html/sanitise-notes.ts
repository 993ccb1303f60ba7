import sanitizeHtml, { type Attributes, type Options } from 'sanitize-html'

const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel']
/** Passes until the markup no longer changes: usually two, and at most three in 60,000 random tag soups. */
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
  // The text in these is code or another language, never something meant to be read.
  nonTextTags: [
    ...['script', 'style', 'title', 'textarea', 'option', 'xmp', 'noscript', 'template'],
    ...['iframe', 'noembed', 'noframes', 'object', 'svg', 'math'],
  ],
  // Browsers and editors slow down with depth, and nobody writes a note twenty levels deep.
  nestingLimit: 20,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
    th: (tagName, attribs) => ({ tagName, attribs: cellAttributes(attribs) }),
    td: (tagName, attribs) => ({ tagName, attribs: cellAttributes(attribs) }),
  },
}

/**
 * Returns HTML that a browser can show without running or loading anything, and that sanitising again does not change:
 * only text, simple formatting, tables, and links to the web, e-mail and telephones are left.
 */
export function sanitiseNotes(html: string): string {
  return ready.get(html) ?? sanitise(html)
}

/** Up to this length, even the worst markup takes only a few milliseconds. */
const quickLength = 4_000
/** Long texts that a worker sanitised, by their original and by their result, newest last. */
const ready = new Map<string, string>()
const readyLengthMax = 8_000_000
let readyLength = 0

/** Whether a text is short, or already sanitised. */
export function isQuicklySanitised(html: string): boolean {
  return html.length <= quickLength || ready.has(html)
}

/** Keeps the result for a long text, which will be needed soon. */
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
  // Removing an element can change how its neighbours nest when parsed again, hence the repetition.
  for (let pass = 1; pass < PASSES_MAX; pass += 1) {
    const again = sanitizeHtml(sanitised, notesPolicy)
    if (again === sanitised) return sanitised
    sanitised = again
  }
  // Plain text is stable; better to lose the formatting than the guarantee.
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

/** Uses the same parser as browsers. A relative address is rejected: in a note it could only mean our own pages. */
function isLinkTarget(href: string): boolean {
  return URL.canParse(href) && LINK_SCHEMES.includes(new URL(href).protocol.slice(0, -1))
}

/** A cell that spans thousands of columns would freeze the browser. */
function cellAttributes(attribs: Attributes): Attributes {
  const spans = Object.entries(attribs).filter(([name, value]) => isSpan(name) && /^[1-9]\d?$/.test(value))
  return Object.fromEntries(spans)
}

function isSpan(name: string): boolean {
  return name === 'colspan' || name === 'rowspan'
}
