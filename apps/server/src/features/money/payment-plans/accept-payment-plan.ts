import { daysAfter } from '../../../platform/clock/calendar.ts'
import { localDate, parseTimestamp } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { unknownReference, validationFailed } from '../../../problems/index.ts'
import { createUpdate, standardUpdateTypeId } from '../../casework/updates/index.ts'
import { lockFiles } from '../../messaging/files/index.ts'
import { bearsInterest, bookInterest, createCaseVoucher, lockCase } from '../case-vouchers/index.ts'
import { createLimitationFact } from '../limitation/index.ts'
import { announcePlan } from './announce-plan.ts'
import { futureDebt } from './future-debt.rules.ts'
import { holdPlan, wrongStatus } from './hold-plan.ts'
import { acceptPlan, insertStep, type PlanRow } from './payment-plans.queries.ts'
import { message, problem } from './payment-plans.problems.ts'
import type { PaymentPlan, PlanAcceptance, Signature } from './payment-plans.schemas.ts'
import { paymentPlanView } from './payment-plan-view.ts'
import { requireFeeType } from './propose-payment-plan.ts'
import { readDebt } from './read-debt.ts'

/** A signature and the file that proves it. */
export interface SignedPlan {
  readonly signature: Signature
  readonly fileId: string
}

/**
 * Puts a proposal in force: books the interest so far and the fee, so that the ledger has what was acknowledged, and pauses
 * the case.
 */
export async function acceptPaymentPlan(
  command: Command,
  paymentPlanId: string,
  signed: SignedPlan | undefined,
): Promise<PaymentPlan> {
  const { tenantId, transaction, now, tenant, actor } = command
  const { plan, rootCaseId } = await holdPlan(command, paymentPlanId)
  const before = paymentPlanView(plan, { now, timeZone: tenant.timeZone })
  command.requireMatch(before)
  if (plan.status !== 'PROPOSED') throw wrongStatus(plan.status)
  const { signature, fileId } = signed ?? signatureOf(plan)
  await requireCurrent(command, plan, rootCaseId)
  await bookDebt(command, plan, rootCaseId)
  const updateId = await pauseCase(command, plan, rootCaseId)
  await transaction.run(acceptPlan(tenantId, { paymentPlanId, signature, fileId, updateId, at: now }))
  await transaction.run(insertStep(tenantId, { paymentPlanId, from: 'PROPOSED', to: 'ACTIVE', at: now, by: actor }))
  await createLimitationFact(command, {
    ...{ caseId: rootCaseId, kind: 'written-acknowledgement', fileId },
    date: localDate(new Date(signature.signedAt), tenant.timeZone),
    note: tenant.language === 'da' ? 'Underskrevet afdragsordning' : 'Signed payment plan',
  })
  return announcePlan(command, paymentPlanId, before)
}

function signatureOf({ signature, fileId }: PlanRow): SignedPlan {
  if (signature !== null && fileId !== null) return { signature, fileId }
  throw problem('payment-plan-unsigned', message('The debtor has not signed the plan.'))
}

/** Rejects a proposal whose debt was reduced, or whose first due date has passed meanwhile. */
async function requireCurrent(command: Command, plan: PlanRow, rootCaseId: string): Promise<void> {
  const today = localDate(command.now, command.tenant.timeZone)
  if ((plan.dueDates[0] ?? '') < today)
    throw problem('payment-plan-outdated', message('The first due date has passed.'))
  const { dueNow } = futureDebt(await readDebt(command, rootCaseId, plan.fee))
  if (dueNow < plan.amountDue)
    throw problem('payment-plan-outdated', message('Something was paid since the plan was proposed.'))
}

async function bookDebt(command: Command, { fee, currency }: PlanRow, rootCaseId: string): Promise<void> {
  if (fee > 0) {
    const { voucherTypeId } = await requireFeeType(command)
    const date = command.now.toISOString()
    await createCaseVoucher(command, rootCaseId, { voucherTypeId, amount: fee, currency, source: 'COLLECTOR', date })
  }
  const locked = await lockCase(command, rootCaseId)
  if (bearsInterest(locked)) await bookInterest(command, locked, { date: command.now })
}

/** A plan in force pauses the case; the reminder comes after the last instalment. */
async function pauseCase(command: Command, plan: PlanRow, rootCaseId: string): Promise<string> {
  const lastDay = plan.dueDates.at(-1) ?? ''
  const { updateId } = await createUpdate(command, {
    updateTypeId: standardUpdateTypeId('payment-plan-agreed'),
    referenceId: rootCaseId,
    data: { paymentPlanId: plan.paymentPlanId },
    remindedAt: daysAfter(lastDay, plan.graceDays + 1),
  })
  return updateId
}

/** The signature of a paper that a caseworker has uploaded; undefined if there is none. */
export async function paperSignature(
  command: Command,
  { fileId, signedBy, signedOn }: PlanAcceptance,
): Promise<SignedPlan | undefined> {
  if (fileId === undefined) return undefined
  const { tenantId, transaction, tenant, now, principal } = command
  if (signedBy === undefined)
    throw validationFailed([{ path: '/signedBy', message: message('is required with fileId') }])
  const today = localDate(now, tenant.timeZone)
  if (signedOn !== undefined && signedOn > today)
    throw validationFailed([{ path: '/signedOn', message: message('must be today or earlier') }])
  const files = await transaction.many(lockFiles(tenantId, [fileId], principal.role))
  if (files.length === 0) throw unknownReference('/fileId', 'file')
  const signedAt = signedOn === undefined ? now : (parseTimestamp(signedOn, tenant.timeZone) ?? now)
  return {
    fileId,
    signature: { method: 'PAPER', name: signedBy, signedAt: signedAt.toISOString(), ipAddress: null, text: null },
  }
}
