import { createElement, Fragment, type ReactNode, useMemo } from 'react'

interface HtmlPolicy {
  createHTML(html: string): string
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): HtmlPolicy
}

/** Parses markup into an inert document, never into the page itself. */
const policy: HtmlPolicy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'fordring-notes',
  { createHTML: (html) => html },
) ?? { createHTML: (html) => html }

const allowed = new Set([
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'blockquote',
  'h3',
  'h4',
  'code',
  'pre',
  'div',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
])

/** Headings in a message are below those of the screen that shows it. */
const drawnAs: Readonly<Record<string, string>> = { h1: 'h3', h2: 'h4' }

/** Notes as sanitised by the service, rendered element by element: anything not on the allowlist stays text. */
export function NoteHtml({ html }: { html: string }): ReactNode {
  return useMemo(() => {
    const inert = new DOMParser().parseFromString(policy.createHTML(html), 'text/html')
    return childrenOf(inert.body)
  }, [html])
}

function childrenOf(node: Node): ReactNode[] {
  return [...node.childNodes].map((child, index) => draw(child, index))
}

function draw(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const name = drawnAs[node.localName] ?? node.localName
  if (name === 'br' || name === 'hr') return createElement(name, { key })
  if (name === 'a') return <SafeLink key={key} node={node} />
  return createElement(allowed.has(name) ? name : Fragment, { key }, ...childrenOf(node))
}

function SafeLink({ node }: { node: Element }): ReactNode {
  const href = node.getAttribute('href') ?? ''
  if (!/^(https?:|mailto:)/i.test(href)) return <Fragment>{childrenOf(node)}</Fragment>
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {childrenOf(node)}
    </a>
  )
}

/** Converts plain text to HTML: lines become paragraphs, and everything else is escaped. */
export function htmlOf(text: string): string {
  const escape = (line: string): string => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escape(line)}</p>`)
    .join('')
}
