import type { FastifyReply, FastifyRequest } from 'fastify'
import { ConstantAnswer } from '../server/constant-answer.ts'

const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** A simple page that is readable on a phone, in light and dark, without script. */
export function htmlPage(title: string, body: string, language = 'en'): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Fordring</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/pages.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
}

const pageType = 'text/html; charset=utf-8'

/** Sends such a page with a policy that allows nothing but showing it. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('content-security-policy', pagePolicy).type(pageType).send(html)
}

/** Sends a constant page. */
export function sendConstantPage(
  page: ConstantAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return page.send(request, reply.header('content-security-policy', pagePolicy))
}

/** Stores a page as a constant response. */
export function constantPage(html: string): ConstantAnswer {
  return new ConstantAnswer(html, pageType)
}

/** The styles of those pages. They are a separate file because the content policy forbids inline styles. */
export const pageStyles = `
:root { color-scheme: light dark; --ink: #1b2b2b; --paper: #fbfcfc; --accent: #0b5f5f; --line: #d5dedd; }
@media (prefers-color-scheme: dark) { :root { --ink: #e2ecec; --paper: #121a1a; --accent: #6fc7c2; --line: #2b3a3a; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.05rem; margin: 2rem 0 .25rem; }
a { color: var(--accent); }
code { font: .95em ui-monospace, monospace; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid var(--line); }
ul { padding-left: 1.2rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
.quiet { opacity: .75; }
`

/** A coin with a notch: a part is owed. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#0b5f5f" d="M16 2a14 14 0 1 0 14 14H16z"/><path fill="#6fc7c2" d="M19 0a13 13 0 0 1 13 13H19z"/></svg>`
