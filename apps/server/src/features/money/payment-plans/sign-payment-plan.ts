import { localDate } from '../../../platform/clock/timestamps.ts'
import { html } from '../../../platform/html/html.ts'
import type { Command } from '../../../platform/commands/command.ts'
import type { Upload } from '../../../platform/http/operations/uploads.ts'
import { createInteraction } from '../../messaging/interactions/index.ts'
import { acceptPaymentPlan, type SignedPlan } from './accept-payment-plan.ts'
import { findOpenPlan, findSettings, type SettingsRow } from './payment-plans.queries.ts'
import { message, problem } from './payment-plans.problems.ts'
import type { PaymentPlan, PaymentPlanInput } from './payment-plans.schemas.ts'
import { defaultSettings } from './payment-plan-view.ts'
import { proposePaymentPlan } from './propose-payment-plan.ts'
import { dueDateOf } from './schedule.rules.ts'

/** A signature given on the debtor web, and the document that was rendered from it. */
export interface WebSignature {
  readonly caseId: string
  readonly name: string
  readonly ipAddress: string
  /** The text as shown. */
  readonly text: string
  readonly subject: string
  readonly upload: Upload
}

/** Accepts the proposal of a caseworker on behalf of the debtor who signed it. */
export async function signPaymentPlan(
  command: Command,
  paymentPlanId: string,
  signature: WebSignature,
): Promise<PaymentPlan> {
  const open = await command.transaction.maybeOne(findOpenPlan(command.tenantId, signature.caseId))
  if (open?.paymentPlanId !== paymentPlanId || open.proposedBy !== 'CASEWORKER')
    throw problem('not-found', message('There is no such payment plan.'))
  return acceptPaymentPlan(command, paymentPlanId, await keepSignature(command, signature))
}

/** What a debtor would get: a plan within the limits of the tenant. Only for dry runs, so nothing is stored. */
export async function previewDebtorPlan(
  command: Command,
  caseId: string,
  input: PaymentPlanInput,
): Promise<PaymentPlan> {
  const settings = (await command.transaction.maybeOne(findSettings(command.tenantId))) ?? defaultSettings
  const plan = await proposePaymentPlan(command, caseId, input)
  requireWithinLimits(command, plan, settings)
  return plan
}

/** Stores the signed proposal of a debtor. Within the limits it is accepted at once, if the tenant wants that. */
export async function proposeDebtorPlan(
  command: Command,
  input: PaymentPlanInput,
  signature: WebSignature,
): Promise<PaymentPlan> {
  const settings = (await command.transaction.maybeOne(findSettings(command.tenantId))) ?? defaultSettings
  const signed = await keepSignature(command, signature)
  const plan = await proposePaymentPlan(command, signature.caseId, input, { proposedBy: 'DEBTOR', ...signed })
  requireWithinLimits(command, plan, settings)
  return settings.acceptsWithinLimits ? acceptPaymentPlan(command, plan.paymentPlanId, undefined) : plan
}

function requireWithinLimits(command: Command, plan: PaymentPlan, settings: SettingsRow): void {
  const { instalmentMin, monthsMax, debtorMayPropose } = settings
  const beyond = (reason: Parameters<typeof problem>[1]) => problem('payment-plan-not-possible', reason)
  if (!debtorMayPropose) throw beyond(message('Debtors cannot propose payment plans.'))
  const today = localDate(command.now, command.tenant.timeZone)
  const lastDay = plan.instalments.at(-1)?.dueDate ?? ''
  if (plan.instalments.slice(0, -1).some(({ amount }) => amount < instalmentMin))
    throw beyond(message('The smallest instalment is {0}.', instalmentMin / 100))
  if (lastDay > dueDateOf({ firstDueDate: today, interval: 'MONTHLY' }, monthsMax))
    throw beyond(message('The longest plan is {0} months.', monthsMax))
}

/** Puts the signed document on the case, where the debtor sees it too. */
async function keepSignature(command: Command, signature: WebSignature): Promise<SignedPlan> {
  const { caseId, name, ipAddress, text, subject, upload } = signature
  const { fileName, contentType, fileId } = upload
  await createInteraction(
    command,
    {
      ...{ type: 'DEBTOR NOTE', direction: 'INCOMING', referenceId: caseId, referenceType: 'case' },
      ...{ minVisibilityRole: 'debtor', notes: html`<p>${subject}</p>`.text, details: { form: 'payment-plan', name } },
      files: [{ fileName, contentType, content: '' }],
    },
    { kept: [upload], rendered: undefined },
  )
  const signedAt = command.now.toISOString()
  return { fileId, signature: { method: 'DEBTOR_WEB', name, signedAt, ipAddress, text } }
}
