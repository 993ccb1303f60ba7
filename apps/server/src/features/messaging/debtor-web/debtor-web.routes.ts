import { hasOwnTime, nowOf } from '../../../platform/clock/tenant-clock.ts'
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Html } from '../../../platform/html/html.ts'
import { discardAll } from '../../../platform/http/operations/uploads.ts'
import { RateLimit } from '../../../platform/http/server/rate-limit.ts'
import { sanitiseAhead } from '../../../platform/html/sanitise-ahead.ts'
import type { Services } from '../../../platform/http/server/services.ts'
import { isUuid } from '../../../platform/ids.ts'
import { languageOfCountry, writtenLanguageOf } from '../../../platform/text/written-languages.ts'
import { Problem } from '../../../problems/index.ts'
import { fileHeaders, contentKey } from '../files/index.ts'
import { findOpenedLink, type LinkLanguage, type OpenedLink } from '../links/index.ts'
import { casePage } from './case-page.ts'
import { contactList } from './contact-details.ts'
import { findTenant, type SharedFileRow } from './debtor-web.queries.ts'
import {
  formErrorsOf,
  type ContactForm,
  disputeErrorsOf,
  linkDeadlineOf,
  readForm,
  summaryOf,
} from './debtor-web.rules.ts'
import { debtorWebStyles } from './debtor-web.styles.ts'
import { languageAskedFor, languageOf, textsIn } from './debtor-web.texts.ts'
import type { DisputeState } from './dispute-form.ts'
import { sendFaultPage } from './fault-page.ts'
import { interestPage } from './interest-page.ts'
import { notice } from './layout.ts'
import { receiveAcceptance, receivePlanTerms, receiveProposal, sendPlanNotice } from './plan.routes.ts'
import { readCasePage, readInterest, readLogo, readSharedFile, readSharedLetter } from './read-case-page.ts'
import { readDisputeForm } from './read-dispute-form.ts'
import type { Shown } from './shown.ts'
import { withdrawOwnDispute, writeDispute } from './write-dispute.ts'
import { TooManyMessagesError, type Writer, writeMessage } from './write-message.ts'

/** No scripts, styles and forms from the same origin only, and no framing. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const formBytesMax = 64 * 1024

interface Limits {
  /** Requests from one IP address. */
  readonly visits: RateLimit
  /** Unknown or inactive links requested from one IP address, against guessing. */
  readonly misses: RateLimit
  /** Messages and disputes written through one link. */
  readonly messages: RateLimit
  /** Plans previewed and signed through one link. */
  readonly plans: RateLimit
}

type PageOfLink = FastifyRequest<{
  Params: { secret: string; fileId?: string; disputeId?: string }
  Querystring: { lang?: string | string[]; what?: string | string[] }
}>

/** Registers the debtor web at /d/{link}: pages that a debtor opens with the link alone. */
export async function registerDebtorWeb(app: FastifyInstance, services: Services): Promise<void> {
  const limits = {
    visits: new RateLimit(120),
    misses: new RateLimit(20),
    messages: new RateLimit(5),
    plans: new RateLimit(20),
  }
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytesMax },
      (_request, body, parsed) => {
        parsed(null, body)
      },
    )
    // Every page contains the secret of its link.
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, showsSecret: true }
    })
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'content-security-policy': pagePolicy, 'x-robots-tag': 'noindex, nofollow, noarchive' })
      limits.visits.take(request.ip, services.clock.now().getTime())
      return Promise.resolve()
    })
    scope.setErrorHandler((error, request, reply) => sendFaultPage(error, request, reply))
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
    return sendPage(reply, 200, casePage(shown, { form: emptyForm(), errors: {} }, emptyDispute()))
  })
  app.post('/d/:secret/messages', async (request: PageOfLink, reply) => {
    const link = await openLink(services, limits, request, reply)
    if (link === undefined) return reply
    return receiveMessage({ services, limits }, request, reply, link)
  })
  app.post('/d/:secret/disputes', async (request: PageOfLink, reply) => {
    const link = await openLink(services, limits, request, reply)
    if (link === undefined) return reply
    return receiveDispute({ services, limits }, request, reply, link)
  })
  app.post('/d/:secret/disputes/:disputeId/withdraw', async (request: PageOfLink, reply) => {
    const link = await openLink(services, limits, request, reply)
    if (link === undefined) return reply
    return receiveWithdrawal({ services, limits }, request, reply, link)
  })
  app.get('/d/:secret/sent', async (request: PageOfLink, reply) => {
    const link = await openLink(services, limits, request, reply)
    if (link === undefined) return reply
    const { texts, language, page, address } = await showCase(services, request, link, { isOpening: false })
    const title = request.query.what === 'dispute' ? texts.disputeSent : texts.sent
    const frame = { texts, language, title, sender: page.tenantName, address: null }
    const back = { href: `${address}?lang=${language}`, label: texts.back }
    return sendPage(reply, 200, notice(frame, { text: texts.sentText, link: back }))
  })
  app.get('/d/:secret/interest', async (request: PageOfLink, reply) => {
    const link = await openLink(services, limits, request, reply)
    if (link === undefined) return reply
    const shown = await showCase(services, request, link, { isOpening: false })
    return sendPage(reply, 200, interestPage(shown, await readInterest(services, link, shown)))
  })
  addPlanRoutes(app, services, limits)
  app.get('/d/:secret/files/:fileId', async (request: PageOfLink, reply) => {
    const link = await openLink(services, limits, request, reply)
    if (link === undefined) return reply
    const fileId = request.params.fileId ?? ''
    if (!isUuid(fileId)) return sendUnknown(request, reply)
    const file = await readSharedFile(services, link, fileId)
    if (file !== undefined || !hasOwnTime(link)) return sendFile(services, request, reply, { link, file })
    const letter = await readSharedLetter(services, link, fileId)
    if (letter === undefined) return sendUnknown(request, reply)
    return reply.headers(fileHeaders({ ...letter, size: letter.bytes.length })).send(letter.bytes)
  })
  app.get('/d/:secret/logo', async (request: PageOfLink, reply) => {
    const link = await openLink(services, limits, request, reply)
    if (link === undefined) return reply
    return sendFile(services, request, reply, { link, file: await readLogo(services, link) })
  })
}

function addPlanRoutes(app: FastifyInstance, services: Services, limits: Limits): void {
  const writes = { preview: receivePlanTerms, propose: receiveProposal, accept: receiveAcceptance } as const
  for (const [name, receive] of Object.entries(writes)) {
    app.post(`/d/:secret/plan/${name}`, async (request: PageOfLink, reply) => {
      const link = await openLink(services, limits, request, reply)
      if (link === undefined) return reply
      const shown = await showCase(services, request, link, { isOpening: false })
      limits.plans.take(link.linkId, services.clock.now().getTime())
      return receive({ services, shown, link, requestId: request.id, ipAddress: request.ip }, request, reply)
    })
  }
  for (const kind of ['signed', 'proposed'] as const) {
    app.get(`/d/:secret/plan/${kind}`, async (request: PageOfLink, reply) => {
      const link = await openLink(services, limits, request, reply)
      if (link === undefined) return reply
      return sendPlanNotice({ shown: await showCase(services, request, link, { isOpening: false }) }, reply, kind)
    })
  }
}

/** Finds the active link of a request; otherwise sends the page that explains why it does not work. */
async function openLink(
  services: Services,
  limits: Limits,
  request: PageOfLink,
  reply: FastifyReply,
): Promise<OpenedLink | undefined> {
  const link = await findOpenedLink(services.database, request.params.secret, services.clock)
  if (link?.state === 'ACTIVE') return link
  limits.misses.take(request.ip, services.clock.now().getTime())
  if (link === undefined) sendUnknown(request, reply)
  else await sendGone(services, request, reply, link)
  return undefined
}

function sendUnknown(request: PageOfLink, reply: FastifyReply): FastifyReply {
  const language = requestedLanguage(request) ?? languageAskedFor(request.headers['accept-language'])
  const texts = textsIn(language)
  const frame = { texts, language, title: texts.unknown, sender: null, address: null }
  return sendPage(reply, 404, notice(frame, { text: texts.unknownText }))
}

/** Explains that a link expired or was revoked, and whom to contact. Links cannot be guessed, so this reveals nothing. */
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
  const language = languageOf(
    ...[requestedLanguage(request), link.language, page.user?.language],
    ...[languageOfCountry(page.creditor.address?.country), page.tenantLanguage],
  )
  const linkDeadline = linkDeadlineOf(link.createdAt, page.tenantInfo.deadlineDays)
  const now = nowOf(services.clock, link)
  const summary = summaryOf(page, { now, linkDeadline })
  const mayDispute = link.userId === null || page.user?.relation !== 'alternative-contact'
  return {
    ...{ page, summary, language, texts: textsIn(language), address: `/d/${request.params.secret}` },
    ...{ now, mayDispute },
  }
}

async function receiveMessage(
  { services, limits }: { services: Services; limits: Limits },
  request: PageOfLink,
  reply: FastifyReply,
  link: OpenedLink,
): Promise<FastifyReply> {
  const shown = await showCase(services, request, link, { isOpening: false })
  const { texts, language, address } = shown
  const form = readForm(request.body)
  const errors = formErrorsOf(form, texts)
  if (Object.keys(errors).length > 0) return sendPage(reply, 422, casePage(shown, { form, errors }, emptyDispute()))
  limits.messages.take(link.linkId, services.clock.now().getTime())
  try {
    await writeMessage(services, { ...writerOf(shown, link, request.id), form })
  } catch (error) {
    if (!(error instanceof TooManyMessagesError)) throw error
    return sendTooMany(reply, shown)
  }
  return reply.redirect(`${address}/sent?lang=${language}`, 303)
}

/** The author of what is written through a link: the user it is for, if it is for one. */
function writerOf({ page, language }: Shown, link: OpenedLink, requestId: string): Writer {
  const tenant = {
    ...{ tenantId: link.tenantId, name: page.tenantName },
    ...{ timeZone: page.timeZone, language: page.tenantLanguage },
  }
  const writer = link.userId === null ? 'Debtor web' : (page.user?.name ?? 'Debtor web')
  return { link, tenant, writer, language, requestId }
}

function sendTooMany(reply: FastifyReply, { texts, language, page }: Shown): FastifyReply {
  const frame = { texts, language, title: texts.tooManyMessages, sender: page.tenantName, address: null }
  return sendPage(reply, 429, notice(frame, { text: texts.tooManyMessagesText }))
}

async function receiveDispute(
  { services, limits }: { services: Services; limits: Limits },
  request: PageOfLink,
  reply: FastifyReply,
  link: OpenedLink,
): Promise<FastifyReply> {
  // Before the body is read: a link cannot be used to fill the store with files.
  limits.messages.take(link.linkId, services.clock.now().getTime())
  const shown = await showCase(services, request, link, { isOpening: false })
  const { texts, language, address, page } = shown
  const { form, files, isFileRefused } = await readDisputeForm(request, services.files, link.tenantId)
  const refuse = async (errors: DisputeState['errors']): Promise<FastifyReply> => {
    await discardAll(files)
    return sendPage(reply, 422, casePage(shown, { form: emptyForm(), errors: {} }, { form, errors }))
  }
  const errors = disputeErrorsOf(form, shown.mayDispute ? page : { vouchers: [] }, texts)
  if (isFileRefused) errors.files = texts.errors.files
  if (Object.keys(errors).length > 0) return refuse(errors)
  try {
    await writeDispute(services, writerOf(shown, link, request.id), { form, files })
  } catch (error) {
    if (error instanceof TooManyMessagesError) return sendTooMany(reply, shown)
    if (!(error instanceof Problem)) throw error
    if (error.code === 'file-quota-exceeded') return refuse({ files: texts.errors.files })
    if (disputedMeanwhile.includes(error.code)) return refuse({ vouchers: texts.errors.vouchers })
    throw error
  }
  return reply.redirect(`${address}/sent?lang=${language}&what=dispute`, 303)
}

/** Another request has changed a debit since the page was read. */
const disputedMeanwhile = ['dispute-open', 'voucher-not-disputable', 'unknown-reference']

async function receiveWithdrawal(
  { services, limits }: { services: Services; limits: Limits },
  request: PageOfLink,
  reply: FastifyReply,
  link: OpenedLink,
): Promise<FastifyReply> {
  limits.messages.take(link.linkId, services.clock.now().getTime())
  const shown = await showCase(services, request, link, { isOpening: false })
  const disputeId = request.params.disputeId ?? ''
  if (!isUuid(disputeId) || !shown.mayDispute) return sendUnknown(request, reply)
  try {
    await withdrawOwnDispute(services, writerOf(shown, link, request.id), disputeId.toLowerCase())
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.code === 'not-found') return sendUnknown(request, reply)
    if (error.code !== 'dispute-closed') throw error
  }
  return reply.redirect(`${shown.address}?lang=${shown.language}`, 303)
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

/** The language requested with `?lang=`. */
function requestedLanguage(request: PageOfLink): LinkLanguage | undefined {
  const { lang } = request.query
  return typeof lang === 'string' ? writtenLanguageOf(lang) : undefined
}

/** Every page has its own tokens, so that a form sent twice is recognised. */
function emptyForm(): ContactForm {
  return { token: randomBytes(16).toString('hex'), topic: '', message: '', email: '', phone: '' }
}

function emptyDispute(): DisputeState {
  return { form: { token: randomBytes(16).toString('hex'), vouchers: [], reason: '' }, errors: {} }
}
