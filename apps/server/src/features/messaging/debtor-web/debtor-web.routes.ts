import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Html } from '../../../platform/html/html.ts'
import { preferredLanguage } from '../../../platform/http/errors/language.ts'
import { RateLimit } from '../../../platform/http/server/rate-limit.ts'
import { sanitiseAhead } from '../../../platform/html/sanitise-ahead.ts'
import type { Services } from '../../../platform/http/server/services.ts'
import { isUuid } from '../../../platform/ids.ts'
import { fileHeaders, contentKey } from '../files/index.ts'
import { findOpenedLink, type LinkLanguage, type OpenedLink } from '../links/index.ts'
import { casePage } from './case-page.ts'
import { contactList } from './contact-details.ts'
import { findTenant, type SharedFileRow } from './debtor-web.queries.ts'
import { complaintsAbout, type ContactForm, linkDeadlineOf, readForm, standingOf } from './debtor-web.rules.ts'
import { debtorWebStyles } from './debtor-web.styles.ts'
import { languageOf, textsIn } from './debtor-web.texts.ts'
import { answerFault } from './fault-page.ts'
import { notice } from './layout.ts'
import { readCasePage, readLogo, readSharedFile } from './read-case-page.ts'
import type { Shown } from './shown.ts'
import { TooManyMessagesError, writeMessage } from './write-message.ts'

/** No script at all, styles from us alone, forms to us alone, and no frame around the page. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const formBytesMax = 64 * 1024

interface Limits {
  /** All that one address of the net asks for. */
  readonly visits: RateLimit
  /** Links that one address tried and that open nothing: guessing is pointless, and tiresome. */
  readonly misses: RateLimit
  /** Messages through one link. */
  readonly messages: RateLimit
}

type PageOfLink = FastifyRequest<{
  Params: { secret: string; fileId?: string }
  Querystring: { lang?: string | string[] }
}>

/** The debtor web at /d/{link}: pages for the one who owes, who has no login but the link. */
export async function answerDebtorWeb(app: FastifyInstance, services: Services): Promise<void> {
  const limits = { visits: new RateLimit(120), misses: new RateLimit(20), messages: new RateLimit(5) }
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytesMax },
      (_request, body, parsed) => {
        parsed(null, body)
      },
    )
    // Every page names the link that it was opened with.
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, showsSecret: true }
    })
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'content-security-policy': pagePolicy, 'x-robots-tag': 'noindex, nofollow, noarchive' })
      limits.visits.take(request.ip, services.clock.now().getTime())
      return Promise.resolve()
    })
    scope.setErrorHandler((error, request, reply) => answerFault(error, request, reply))
    addRoutes(scope, services, limits)
    done()
  })
}

function addRoutes(app: FastifyInstance, services: Services, limits: Limits): void {
  app.get('/d/debtor-web.css', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(debtorWebStyles),
  )
  app.get('/d/:secret', async (request: PageOfLink, reply) => {
    const link = await openLink(services, limits, request, reply)
    if (link === undefined) return reply
    const shown = await showCase(services, request, link, { isOpening: request.method === 'GET' })
    return sendPage(reply, 200, casePage(shown, { form: emptyForm(), errors: {} }))
  })
  app.post('/d/:secret/messages', async (request: PageOfLink, reply) => {
    const link = await openLink(services, limits, request, reply)
    if (link === undefined) return reply
    return takeMessage({ services, limits }, request, reply, link)
  })
  app.get('/d/:secret/sent', async (request: PageOfLink, reply) => {
    const link = await openLink(services, limits, request, reply)
    if (link === undefined) return reply
    const { texts, language, page, address } = await showCase(services, request, link, { isOpening: false })
    const frame = { texts, language, title: texts.sent, sender: page.tenantName, address: null }
    const back = { href: `${address}?lang=${language}`, label: texts.back }
    return sendPage(reply, 200, notice(frame, { text: texts.sentText, link: back }))
  })
  app.get('/d/:secret/files/:fileId', async (request: PageOfLink, reply) => {
    const link = await openLink(services, limits, request, reply)
    if (link === undefined) return reply
    const fileId = request.params.fileId ?? ''
    const file = isUuid(fileId) ? await readSharedFile(services, link, fileId) : undefined
    return sendFile(services, request, reply, { link, file })
  })
  app.get('/d/:secret/logo', async (request: PageOfLink, reply) => {
    const link = await openLink(services, limits, request, reply)
    if (link === undefined) return reply
    return sendFile(services, request, reply, { link, file: await readLogo(services, link) })
  })
}

/** Finds the link of a request; where it opens nothing, the answer is given here, and says so kindly. */
async function openLink(
  services: Services,
  limits: Limits,
  request: PageOfLink,
  reply: FastifyReply,
): Promise<OpenedLink | undefined> {
  const now = services.clock.now()
  const link = await findOpenedLink(services.database, request.params.secret, now)
  if (link?.state === 'ACTIVE') return link
  limits.misses.take(request.ip, now.getTime())
  if (link === undefined) sendUnknown(request, reply)
  else await sendGone(services, request, reply, link)
  return undefined
}

function sendUnknown(request: PageOfLink, reply: FastifyReply): FastifyReply {
  const language = requestedLanguage(request) ?? preferredLanguage(request.headers['accept-language'])
  const texts = textsIn(language)
  const frame = { texts, language, title: texts.unknown, sender: null, address: null }
  return sendPage(reply, 404, notice(frame, { text: texts.unknownText }))
}

/** Says that a link expired or was revoked, and whom to ask: who has one cannot have guessed it. */
async function sendGone(
  services: Services,
  request: PageOfLink,
  reply: FastifyReply,
  link: OpenedLink,
): Promise<FastifyReply> {
  const [tenant] = await services.database.read(link.tenantId, findTenant(link.tenantId))
  const language = languageOf(requestedLanguage(request), link.language, tenant?.language)
  const texts = textsIn(language)
  const name = tenant?.name ?? ''
  const [title, text] =
    link.state === 'EXPIRED' ? [texts.expired, texts.expiredText(name)] : [texts.revoked, texts.revokedText(name)]
  const frame = { texts, language, title, sender: name, address: null }
  const more = tenant && contactList(tenant, texts)
  return sendPage(reply, 410, notice(frame, { text, more }))
}

async function showCase(
  services: Services,
  request: PageOfLink,
  link: OpenedLink,
  options: { isOpening: boolean },
): Promise<Shown> {
  const page = await readCasePage(services, link, options)
  await sanitiseAhead(link.tenantId, [page.creditor.faq, ...page.interactions.map(({ notes }) => notes)])
  const language = languageOf(requestedLanguage(request), link.language, page.user?.language, page.tenantLanguage)
  const linkDeadline = linkDeadlineOf(link.createdAt, page.told.deadlineDays)
  const standing = standingOf(page, { now: services.clock.now(), linkDeadline })
  return { page, standing, language, texts: textsIn(language), address: `/d/${request.params.secret}` }
}

async function takeMessage(
  { services, limits }: { services: Services; limits: Limits },
  request: PageOfLink,
  reply: FastifyReply,
  link: OpenedLink,
): Promise<FastifyReply> {
  const shown = await showCase(services, request, link, { isOpening: false })
  const { page, texts, language, address } = shown
  const form = readForm(request.body)
  const errors = complaintsAbout(form, texts)
  if (Object.keys(errors).length > 0) return sendPage(reply, 422, casePage(shown, { form, errors }))
  limits.messages.take(link.linkId, services.clock.now().getTime())
  const tenant = {
    ...{ tenantId: link.tenantId, name: page.tenantName },
    ...{ timeZone: page.timeZone, language: page.tenantLanguage },
  }
  const writer = link.userId === null ? 'Debtor web' : (page.user?.name ?? 'Debtor web')
  try {
    await writeMessage(services, { link, tenant, writer, language, form, requestId: request.id })
  } catch (error) {
    if (!(error instanceof TooManyMessagesError)) throw error
    const frame = { texts, language, title: texts.tooManyMessages, sender: page.tenantName, address: null }
    return sendPage(reply, 429, notice(frame, { text: texts.tooManyMessagesText }))
  }
  return reply.redirect(`${address}/sent?lang=${language}`, 303)
}

async function sendFile(
  services: Services,
  request: PageOfLink,
  reply: FastifyReply,
  { link, file }: { link: OpenedLink; file: SharedFileRow | undefined },
): Promise<FastifyReply> {
  const content = file && (await services.files.open(contentKey(link.tenantId, file.fileId)))
  if (file === undefined || content === undefined) return sendUnknown(request, reply)
  return reply.headers(fileHeaders(file)).send(content)
}

function sendPage(reply: FastifyReply, status: number, page: Html): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(page.text)
}

/** The language that was asked for with ?lang=. */
function requestedLanguage(request: PageOfLink): LinkLanguage | undefined {
  const { lang } = request.query
  return lang === 'en' || lang === 'da' ? lang : undefined
}

/** Every page has a token of its own, so that a form sent twice from it is known again. */
function emptyForm(): ContactForm {
  return { token: randomBytes(16).toString('hex'), topic: '', message: '', email: '', phone: '' }
}
