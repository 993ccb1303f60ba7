import { daysAfter } from '../../../platform/clock/calendar.ts'
import { parseTimestamp } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { noMatch, unknownReferences } from '../../../problems/index.ts'
import { createCaseVoucher } from '../../money/case-vouchers/index.ts'
import { proposePaymentPlan } from '../../money/payment-plans/index.ts'
import {
  createInteraction,
  type InteractionInput,
  type PreparedInteraction,
} from '../../messaging/interactions/index.ts'
import { createDocument, type MadeLetter } from '../../messaging/letters/index.ts'
import { patchCase } from '../cases/index.ts'
import { prepareCourtClaim } from '../court-claims/index.ts'
import { createUpdate, standardUpdateTypeId } from '../updates/index.ts'
import { message, problem } from './case-workflows.problems.ts'
import { findStepTarget, noNames, type StepTarget } from './steps.queries.ts'
import { letterOf, requireDebtor, type StepOnCase } from './step-target.ts'

/** The slow parts of a step, prepared before its transaction. */
export interface PreparedStep {
  readonly letter?: MadeLetter
  readonly interaction?: { readonly input: InteractionInput; readonly prepared: PreparedInteraction }
}

/** The ids of what a step created. */
export type Effect = Readonly<Record<string, string>>

/** Does what a step says, through the same use cases as a person. Each passes the gates of fees, contact and demands. */
export async function performStep(command: Command, done: StepOnCase, prepared: PreparedStep): Promise<Effect> {
  const { step } = done
  switch (step.type) {
    case 'letter':
      return sendLetter(command, done, prepared)
    case 'email':
      return sendEmail(command, prepared)
    case 'sms':
      return sendSms(command, done)
    case 'fee':
      return chargeFee(command, done)
    case 'task':
    case 'update':
      return addUpdate(command, done)
    case 'plan':
      return offerPlan(command, done)
    case 'court':
      return handOverToCourt(command, done)
    case 'status':
    case 'end':
      return changeStatus(command, done)
    default:
      throw new RangeError(`A step of type ${step.type} has no effect.`)
  }
}

async function sendLetter(command: Command, done: StepOnCase, { letter }: PreparedStep): Promise<Effect> {
  if (letter === undefined) throw new RangeError('The letter was not prepared.')
  const document = await createDocument(command, { ...letterOf(done), sharedWithDebtor: true }, letter)
  const { documentId, interactionId } = document
  return { documentId, ...(interactionId === null ? {} : { interactionId }) }
}

async function sendEmail(command: Command, { interaction }: PreparedStep): Promise<Effect> {
  if (interaction === undefined) throw new RangeError('The e-mail was not prepared.')
  const { id } = await createInteraction(command, interaction.input, interaction.prepared)
  return { interactionId: id }
}

async function sendSms(command: Command, { caseId, step }: StepOnCase): Promise<Effect> {
  const { userId, phone } = requireDebtor(await targetOf(command, caseId))
  if (phone === null || phone === '') throw problem('step-not-possible', message('The debtor has no phone number.'))
  const text = (step.text ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const { id } = await createInteraction(command, {
    ...{ type: 'SMS', direction: 'OUTGOING', state: 'QUEUED', referenceId: caseId, referenceType: 'case' },
    ...{ notes: `<p>${text}</p>`, details: { phone }, addressee: { userId }, minVisibilityRole: 'debtor' },
  })
  return { interactionId: id }
}

async function chargeFee(command: Command, { caseId, step }: StepOnCase): Promise<Effect> {
  const { voucherTypeId, currency } = await targetOf(command, caseId, { voucherType: step.voucherType ?? null })
  if (voucherTypeId === null) throw unknownReferences([{ path: '/voucherType', message: noMatch('voucher type') }])
  return createCaseVoucher(command, caseId, {
    ...{ voucherTypeId, currency: currency as 'DKK', amount: step.amount ?? 0, source: 'COLLECTOR' },
    ...{ date: command.now.toISOString(), ...(step.text === undefined ? {} : { text: step.text }) },
  })
}

async function addUpdate(command: Command, { caseId, step, today }: StepOnCase): Promise<Effect> {
  const remindedOn = daysAfter(today, step.remindDays ?? 0)
  const remindedAt = parseTimestamp(remindedOn, command.tenant.timeZone)
  const isLater = remindedAt !== undefined && remindedAt > command.now
  const { updateId } = await createUpdate(command, {
    ...{
      updateTypeId: step.updateTypeId ?? standardUpdateTypeId('task'),
      referenceId: caseId,
      update: step.text ?? '',
    },
    ...(isLater ? { remindedAt: remindedOn } : {}),
    ...(step.type === 'task' ? { responsibleType: step.role ?? 'caseworker' } : {}),
  })
  return { updateId }
}

/** Days until the first instalment of an offer. */
const firstInstalmentDays = 14

async function offerPlan(command: Command, { caseId, step, today }: StepOnCase): Promise<Effect> {
  const { paymentPlanId } = await proposePaymentPlan(command, caseId, {
    ...{ instalmentCount: step.instalments ?? 1, interval: 'MONTHLY' },
    firstDueDate: daysAfter(today, firstInstalmentDays),
  })
  return { paymentPlanId }
}

async function handOverToCourt(command: Command, { caseId }: StepOnCase): Promise<Effect> {
  const { courtClaimId } = await prepareCourtClaim(command, { caseId })
  return { courtClaimId }
}

async function changeStatus(command: Command, { caseId, step }: StepOnCase): Promise<Effect> {
  if (step.type === 'status') {
    await patchCase(command, caseId, { status: 'VERIFIED' })
    return {}
  }
  const { endReasonId } = await targetOf(command, caseId, { endReason: step.endReason ?? null })
  if (endReasonId === null) throw unknownReferences([{ path: '/endReason', message: noMatch('end reason') }])
  await patchCase(command, caseId, { status: 'ENDED', endReasonId })
  return {}
}

function targetOf(
  { tenantId, transaction }: Command,
  caseId: string,
  names: Partial<typeof noNames> | { voucherType: string | null } | { endReason: string | null } = {},
): Promise<StepTarget> {
  return transaction.one(findStepTarget(tenantId, caseId, { ...noNames, ...names }))
}
