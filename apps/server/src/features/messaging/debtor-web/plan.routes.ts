import type { FastifyReply, FastifyRequest } from 'fastify'
import { inLanguage, Problem } from '../../../problems/index.ts'
import type { PaymentPlan, PaymentPlanInput } from '../../money/payment-plans/index.ts'
import type { Html } from '../../../platform/html/html.ts'
import { framed, notice } from './layout.ts'
import { hashOf, isName, type PlanForm, type PlanFormErrors, readPlanForm, termsOfForm } from './plan-form.rules.ts'
import { acknowledgementFor, mayPropose, type PlanFormState, proposeForm, reviewForm } from './plan-section.ts'
import { acceptPlan, type PlanVisit, previewPlan, proposePlan, todayOf } from './sign-plan.ts'
import { html } from '../../../platform/html/html.ts'

type Received = Pick<FastifyRequest, 'body'>

/** Shows the plan for the terms that the debtor chose, or the form again with what is wrong. */
export async function receivePlanTerms(
  visit: PlanVisit,
  request: Received,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!mayPropose(visit.shown)) return sendGone(visit, reply)
  const form = readPlanForm(request.body)
  const known = await planFor(visit, form)
  if ('state' in known) return sendPlanPage(visit, reply, 422, proposeForm(visit.shown, known.state))
  return sendReview(visit, reply, { ...known, form, errors: {} })
}

/** Stores the plan that the debtor signed, if it is still the one that was shown. */
export async function receiveProposal(visit: PlanVisit, request: Received, reply: FastifyReply): Promise<FastifyReply> {
  if (!mayPropose(visit.shown)) return sendGone(visit, reply)
  const { shown } = visit
  const form = readPlanForm(request.body)
  const known = await planFor(visit, form)
  if ('state' in known) return sendPlanPage(visit, reply, 422, proposeForm(shown, known.state))
  const errors: PlanFormErrors = isName(form.name) ? {} : { name: shown.texts.plan.errors.name }
  if (errors.name !== undefined || form.seen !== seenOf(visit, known.plan))
    return sendReview(visit, reply, { ...known, form, errors })
  try {
    await proposePlan(visit, { ...known, name: form.name })
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    return sendGone(visit, reply)
  }
  const isAccepted = shown.page.planSettings.acceptsWithinLimits
  return reply.redirect(`${shown.address}/plan/${isAccepted ? 'signed' : 'proposed'}?lang=${shown.language}`, 303)
}

/** Accepts the offer of a caseworker that the debtor signed. */
export async function receiveAcceptance(
  visit: PlanVisit,
  request: Received,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { shown } = visit
  const { plan, maySign } = shown.page
  const { planId, name } = readPlanForm(request.body)
  const isOffer = plan?.status === 'PROPOSED' && plan.proposedBy === 'CASEWORKER' && plan.paymentPlanId === planId
  if (!isOffer || !maySign) return sendGone(visit, reply)
  if (!isName(name)) return reply.redirect(`${shown.address}?lang=${shown.language}#plan`, 303)
  try {
    await acceptPlan(visit, plan, name)
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    return sendGone(visit, reply)
  }
  return reply.redirect(`${shown.address}/plan/signed?lang=${shown.language}`, 303)
}

/** Confirms a signature. */
export function sendPlanNotice(
  { shown }: Pick<PlanVisit, 'shown'>,
  reply: FastifyReply,
  kind: 'signed' | 'proposed',
): FastifyReply {
  const { texts, language, page, address } = shown
  const [title, text] =
    kind === 'signed' ? [texts.plan.signed, texts.plan.signedText] : [texts.plan.proposed, texts.plan.proposedText]
  const link = { href: `${address}?lang=${language}`, label: texts.back }
  return send(reply, 200, notice({ texts, language, title, sender: page.tenantName, address: null }, { text, link }))
}

type KnownPlan = { readonly plan: PaymentPlan; readonly terms: PaymentPlanInput }

/** The plan for a form, or the form with its errors. */
async function planFor(visit: PlanVisit, form: PlanForm): Promise<KnownPlan | { readonly state: PlanFormState }> {
  const { texts } = visit.shown
  const read = termsOfForm(form, { texts, today: todayOf(visit) })
  if ('errors' in read) return { state: { form, errors: read.errors, refusal: null } }
  try {
    return { terms: read.terms, plan: await previewPlan(visit, read.terms) }
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    return {
      state: { form, errors: {}, refusal: texts.plan.refusal((language) => inLanguage(error.detail, language)) },
    }
  }
}

function seenOf({ shown }: PlanVisit, plan: PaymentPlan): string {
  return hashOf(acknowledgementFor(shown, plan).paragraphs.join('\n\n'))
}

function sendReview(
  visit: PlanVisit,
  reply: FastifyReply,
  { plan, form, errors }: { plan: PaymentPlan; form: PlanForm; errors: PlanFormErrors },
): FastifyReply {
  const seen = seenOf(visit, plan)
  const status = errors.name === undefined && (form.seen === '' || form.seen === seen) ? 200 : 422
  return sendPlanPage(visit, reply, status, reviewForm(visit.shown, plan, { form, errors, seen }))
}

function sendPlanPage({ shown }: PlanVisit, reply: FastifyReply, status: number, body: Html): FastifyReply {
  const { texts, language, page } = shown
  const frame = { texts, language, title: texts.plan.propose, sender: page.tenantName, address: null }
  return send(reply, status, framed(frame, html`<main>${body}</main>`))
}

function sendGone({ shown }: Pick<PlanVisit, 'shown'>, reply: FastifyReply): FastifyReply {
  const { texts, language, page, address } = shown
  const frame = { texts, language, title: texts.plan.propose, sender: page.tenantName, address: null }
  const link = { href: `${address}?lang=${language}`, label: texts.back }
  return send(reply, 409, notice(frame, { text: texts.plan.gone, link }))
}

function send(reply: FastifyReply, status: number, page: Html): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(page.text)
}
