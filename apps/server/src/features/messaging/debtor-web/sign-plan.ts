import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { executeCommand } from '../../../platform/commands/execute-command.ts'
import type { Services } from '../../../platform/http/server/services.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import {
  makeAcknowledgement,
  type PaymentPlan,
  type PaymentPlanInput,
  previewDebtorPlan,
  proposeDebtorPlan,
  signPaymentPlan,
  type WebSignature,
} from '../../money/payment-plans/index.ts'
import type { OpenedLink } from '../links/index.ts'
import { hashOf } from './plan-form.rules.ts'
import { acknowledgementFor } from './plan-section.ts'
import type { Shown } from './shown.ts'

/** A visit of the debtor: what is shown, through which link, and from where. */
export interface PlanVisit {
  readonly services: Services
  readonly shown: Shown
  readonly link: OpenedLink
  readonly requestId: string
  readonly ipAddress: string
}

/** The plan that the debtor would get for these terms. Nothing is stored. */
export async function previewPlan(visit: PlanVisit, terms: PaymentPlanInput): Promise<PaymentPlan> {
  const { services, link } = visit
  const previewed: { plan?: PaymentPlan } = {}
  const request = { ...requestOf(visit, 'debtor-web-plan-preview'), idempotency: undefined, isDryRun: true }
  await executeCommand(services, request, async (command) => {
    previewed.plan = await previewDebtorPlan(command, link.caseId, terms)
    return { status: 200, headers: {}, body: '' }
  })
  if (previewed.plan === undefined) throw new Error('The preview has no plan.')
  return previewed.plan
}

/** Stores the proposal that the debtor signed, with the document. */
export async function proposePlan(
  visit: PlanVisit,
  { terms, plan, name }: { terms: PaymentPlanInput; plan: PaymentPlan; name: string },
): Promise<void> {
  await sign(visit, { plan, name, purpose: 'propose' }, (command, signature) =>
    proposeDebtorPlan(command, terms, signature),
  )
}

/** Accepts the offer that the debtor signed, with the document. */
export async function acceptPlan(visit: PlanVisit, plan: PaymentPlan, name: string): Promise<void> {
  await sign(visit, { plan, name, purpose: plan.paymentPlanId }, (command, signature) =>
    signPaymentPlan(command, plan.paymentPlanId, signature),
  )
}

/** Renders the document before the transaction; without a row its content is removed again. */
async function sign(
  visit: PlanVisit,
  { plan, name, purpose }: { plan: PaymentPlan; name: string; purpose: string },
  write: (command: Command, signature: WebSignature) => Promise<PaymentPlan>,
): Promise<void> {
  const { services, shown, link, ipAddress } = visit
  const { language, texts, page } = shown
  const now = nowOf(services.clock, link)
  const acknowledgement = acknowledgementFor(shown, plan)
  const time = new Intl.DateTimeFormat(texts.locale, {
    ...{ dateStyle: 'long', timeStyle: 'long', timeZone: page.timeZone },
  }).format(now)
  const { tenantId, caseId, userId } = link
  const tenant = tenantOf(visit)
  const upload = await makeAcknowledgement(
    { tenantId, tenant, now, files: services.files, read: (statement) => services.database.read(tenantId, statement) },
    { caseId, userId, language, acknowledgement, signatureLine: texts.plan.signature(name, time, ipAddress) },
  )
  const text = acknowledgement.paragraphs.join('\n\n')
  const key = hashOf(JSON.stringify([link.linkId, purpose, name, text]))
  const request = {
    ...requestOf(visit, 'debtor-web-plan'),
    idempotency: { key, fingerprint: Buffer.from(key, 'hex') },
    isDryRun: false,
  }
  const { subject } = acknowledgement
  try {
    const { isReplay } = await executeCommand(services, request, async (command) => {
      await write(command, { caseId, name, ipAddress, text, subject, upload })
      return { status: 303, headers: {}, body: '' }
    })
    if (isReplay) await upload.discard()
  } catch (error) {
    await upload.discard()
    throw error
  }
}

function requestOf(visit: PlanVisit, operation: string) {
  const { services, requestId, link } = visit
  return { operation, principal: principalOf(visit), requestId, now: nowOf(services.clock, link) }
}

function tenantOf({ link, shown }: PlanVisit): Principal['tenant'] {
  const { page } = shown
  return { tenantId: link.tenantId, name: page.tenantName, timeZone: page.timeZone, language: page.tenantLanguage }
}

/**
 * The author: the user that the link is for, else the link itself. Their name is in the signature only, because what they
 * sign has effects in the books, which stay when the person is erased.
 */
function principalOf(visit: PlanVisit): Principal {
  const { link } = visit
  return {
    ...{ type: 'USER', id: link.userId ?? link.linkId, name: 'Debtor web', role: 'debtor', tenant: tenantOf(visit) },
    ...{ scopes: new Set<string>(), expiresAt: null },
  }
}

/** Today in the time zone of the tenant. */
export function todayOf({ shown }: Pick<PlanVisit, 'shown'>): string {
  return localDate(shown.now, shown.page.timeZone)
}
