import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Language, languages, message, problem, type ProblemDefinitions } from '../../../problems/index.ts'
import { type EventType, exampleEventOf } from '../../events/event-type.ts'
import { ConstantAnswer, createdOnce } from '../server/constant-answer.ts'
import { constantPage, escapeHtml, favicon, htmlPage, pageStyles, sendConstantPage } from '../pages/html-page.ts'
import { answerIn } from '../errors/language.ts'
import { type ApiDescription, describeApiInSteps } from './openapi.ts'
import { problemIndex, problemPage } from './problem-pages.ts'

export interface DocumentationOptions {
  readonly api: ApiDescription
  readonly publicUrl: () => string
}

/** The reference adds its styles to the page at run time. Scripts and requests are limited to this server. */
const referencePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The pages for integrators: the OpenAPI document, the reference, events and problems. */
export function answerDocumentation(app: FastifyInstance, options: DocumentationOptions): void {
  const front = constantPage(frontPage())
  app.get('/api', (request, reply) => sendConstantPage(front, request, reply))
  answerConstant(app, '/favicon.svg', new ConstantAnswer(favicon, 'image/svg+xml'))
  answerConstant(app, '/pages.css', new ConstantAnswer(pageStyles, 'text/css; charset=utf-8'))
  // A process has at most two public URLs: the port may be known only once it listens.
  const documentAt = createdOnce(async (url) => {
    const document = await describeApiInSteps(options.api, url)
    return new ConstantAnswer(JSON.stringify(document), 'application/json; charset=utf-8')
  })
  app.get('/openapi.json', async (request, reply) => (await documentAt(options.publicUrl())).send(request, reply))
  answerProblems(app, options.api.problems)
  answerEvents(app, options.api.events)
  answerReference(app)
}

function answerConstant(app: FastifyInstance, path: string, answer: ConstantAnswer): void {
  app.get(path, (request, reply) => answer.send(request, reply))
}

function answerProblems(app: FastifyInstance, problems: ProblemDefinitions): void {
  const indexIn = createdOnce((language: Language) => constantPage(problemIndex(problems, language)))
  const pagesIn = createdOnce((language: Language) => {
    const pages = Object.entries(problems).map(
      ([code, definition]) => [code, constantPage(problemPage(code, definition, language))] as const,
    )
    return new Map(pages)
  })
  app.get<LanguageQuery>('/problems', (request, reply) =>
    sendConstantPage(indexIn(answerIn(request, reply, requestedLanguage(request))), request, reply),
  )
  app.get<LanguageQuery & { Params: { code: string } }>('/problems/:code', (request, reply) => {
    const page = pagesIn(answerIn(request, reply, requestedLanguage(request))).get(request.params.code)
    if (page === undefined) throw problem('route-not-found', message('There is no such problem.'))
    return sendConstantPage(page, request, reply)
  })
}

/** Readers can choose a language with `?lang=`, as the console does. */
interface LanguageQuery {
  Querystring: { lang?: unknown }
}

function requestedLanguage({ query }: { query: LanguageQuery['Querystring'] }): Language | undefined {
  return languages.find((language) => language === query.lang)
}

function answerEvents(app: FastifyInstance, events: readonly EventType[]): void {
  const index = constantPage(eventIndex(events))
  const pages = new Map(events.map((type) => [type.type, constantPage(eventPage(type))]))
  app.get('/events', (request, reply) => sendConstantPage(index, request, reply))
  app.get<{ Params: { type: string } }>('/events/:type', (request, reply) => {
    const page = pages.get(request.params.type)
    if (page === undefined) throw problem('route-not-found', message('There is no such event type.'))
    return sendConstantPage(page, request, reply)
  })
}

function answerReference(app: FastifyInstance): void {
  const libraryFile = join(
    dirname(createRequire(import.meta.url).resolve('@scalar/fastify-api-reference')),
    'js',
    'standalone.js',
  )
  const script = 'text/javascript; charset=utf-8'
  const page = new ConstantAnswer(referencePage, 'text/html; charset=utf-8')
  app.get('/reference', (request, reply) =>
    page.send(request, reply.header('content-security-policy', referencePolicy)),
  )
  answerConstant(app, '/reference/start.js', new ConstantAnswer(referenceStart, script))
  // Several megabytes that are rarely requested: read on first use.
  let library: Promise<ConstantAnswer> | undefined
  app.get('/reference/scalar.js', async (request, reply) => {
    library ??= readFile(libraryFile).then((content) => new ConstantAnswer(content, script))
    return (await library).send(request, reply.header('cache-control', 'public, max-age=86400'))
  })
}

const referencePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference · Fordring</title>
<link rel="icon" href="/favicon.svg">
</head>
<body>
<div id="reference"></div>
<script src="/reference/scalar.js"></script>
<script src="/reference/start.js"></script>
</body>
</html>
`

/** Nothing is loaded from other servers: no fonts, no telemetry, no proxy. */
const referenceStart = `Scalar.createApiReference('#reference', {
  url: '/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  defaultOpenAllTags: false,
})
`

function frontPage(): string {
  return htmlPage(
    'Debt collection as an API',
    `<h1>Fordring</h1>
<p>An open, self-hosted platform for debt collection. This server provides its API.</p>
<ul>
<li><a href="/reference">API reference</a>, where every operation can be tried</li>
<li><a href="/openapi.json">OpenAPI document</a></li>
<li><a href="/events">Events</a> that are sent to webhooks</li>
<li><a href="/problems">Problems</a>: what each error means and how to fix the request</li>
<li><a href="/healthz">Health</a> and <a href="/readyz">readiness</a></li>
</ul>`,
  )
}

function eventIndex(events: readonly EventType[]): string {
  const rows = events.map(
    ({ type, description }) =>
      `<tr><td><a href="/events/${type}"><code>${type}</code></a></td><td>${escapeHtml(description)}</td></tr>`,
  )
  return htmlPage(
    'Events',
    `<h1>Events</h1>
<p>The events that are sent to webhooks. Their schemas are under <code>webhooks</code> in the <a href="/openapi.json">OpenAPI document</a>.</p>
<table><thead><tr><th>Type</th><th>When</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>`,
  )
}

function eventPage(type: EventType): string {
  const example = escapeHtml(JSON.stringify(exampleEventOf(type), null, 2))
  const schema = escapeHtml(JSON.stringify(type.data, null, 2))
  return htmlPage(
    type.type,
    `<h1><code>${type.type}</code></h1>
<p>${escapeHtml(type.description)}</p>
<h2>Example</h2>
<pre><code>${example}</code></pre>
<h2>The schema of <code>data</code></h2>
<pre><code>${schema}</code></pre>
<p class="quiet"><a href="/events">All events</a> · <a href="/reference">API reference</a></p>`,
  )
}
