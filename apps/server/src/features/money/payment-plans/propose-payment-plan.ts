import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import {
  type Message,
  message as sharedMessage,
  type Problem,
  requireFound,
  shownAmount,
  validationFailed,
} from '../../../problems/index.ts'
import { requireLawfulCharges } from '../case-vouchers/index.ts'
import { announcePlan } from './announce-plan.ts'
import { findFeeType, findPlanCase, findSettings, insertPlan, insertStep } from './payment-plans.queries.ts'
import { message, problem } from './payment-plans.problems.ts'
import type { PaymentPlan, PaymentPlanInput, Signature } from './payment-plans.schemas.ts'
import { defaultSettings } from './payment-plan-view.ts'
import { readDebt } from './read-debt.ts'
import {
  type Division,
  dueDateOf,
  instalmentsMax,
  type Schedule,
  type ScheduleError,
  scheduleOf,
  type ScheduleTerms,
} from './schedule.rules.ts'

/** The longest plan that anybody can propose. */
const monthsMax = 120

/** Who proposes a plan: a caseworker, or the debtor, who signs at once. */
export type Proposer =
  | { readonly proposedBy: 'CASEWORKER' }
  | { readonly proposedBy: 'DEBTOR'; readonly signature: Signature; readonly fileId: string }

/** Proposes a plan for a case: computes its instalments, with interest, and stores it. */
export async function proposePaymentPlan(
  command: Command,
  caseId: string,
  input: PaymentPlanInput,
  proposer: Proposer = { proposedBy: 'CASEWORKER' },
): Promise<PaymentPlan> {
  const { tenantId, transaction, now, actor } = command
  const place = requireFound(
    await transaction.maybeOne(findPlanCase(tenantId, caseId)),
    sharedMessage('There is no such case.'),
  )
  if (place.status === 'ENDED') throw notPossible(message('The case has ended.'))
  const { rootCaseId, currency } = place
  const today = localDate(now, command.tenant.timeZone)
  const terms = termsOf(input, today)
  // No interest is computed for days that are too far away.
  requireMonths(terms.firstDueDate, today)
  const fee = input.fee ?? 0
  if (fee > 0) await requireFee(command, rootCaseId, fee)
  const debt = await readDebt(command, rootCaseId, fee)
  const schedule = requireSchedule(scheduleOf(debt, terms), terms)
  requireMonths(schedule.instalments.at(-1)?.dueDate ?? today, today)
  const settings = (await transaction.maybeOne(findSettings(tenantId))) ?? defaultSettings
  const { amount, amountDue, interest, unpricedDays, instalments } = schedule
  const { graceDays, breachAfterMissed, breachAfterDays, reminderDays } = settings
  const paymentPlanId = command.newId()
  const signed = proposer.proposedBy === 'DEBTOR' ? proposer : { signature: null, fileId: null }
  await transaction.run(
    insertPlan({
      ...{ paymentPlanId, tenantId, caseId: rootCaseId, currency, amount, amountDue, interest, unpricedDays, fee },
      ...{ covers: terms.part === null ? 'ALL' : 'PART', interval: terms.interval, ...debt.pack },
      dueDates: instalments.map(({ dueDate }) => dueDate),
      amounts: instalments.map((instalment) => instalment.amount),
      ...{ graceDays, breachAfterMissed, breachAfterDays, reminderDays, proposedBy: proposer.proposedBy },
      ...{ signature: signed.signature, fileId: signed.fileId, createdAt: now, createdBy: actor },
    }),
  )
  await transaction.run(insertStep(tenantId, { paymentPlanId, from: null, to: 'PROPOSED', at: now, by: actor }))
  return announcePlan(command, paymentPlanId)
}

/** The terms of the schedule. Rejects terms that contradict each other, and a first due date that has passed. */
function termsOf(input: PaymentPlanInput, today: string): ScheduleTerms {
  const { instalmentAmount, instalmentCount, interval, firstDueDate } = input
  if (firstDueDate < today)
    throw validationFailed([{ path: '/firstDueDate', message: sharedMessage('must be today or later') }])
  return { interval, firstDueDate, part: input.amount ?? null, division: divisionOf(instalmentAmount, instalmentCount) }
}

function divisionOf(instalmentAmount: number | undefined, instalmentCount: number | undefined): Division {
  if (instalmentAmount !== undefined && instalmentCount === undefined) return { instalmentAmount }
  if (instalmentCount !== undefined && instalmentAmount === undefined) return { instalmentCount }
  throw validationFailed([
    { path: '', message: message('must have exactly one of instalmentAmount and instalmentCount') },
  ])
}

function requireSchedule(schedule: Schedule | ScheduleError, { part }: ScheduleTerms): Schedule {
  if (typeof schedule !== 'string') return schedule
  const reasons: Readonly<Record<ScheduleError, Message>> = {
    'nothing-due': message('Nothing is due on the case.'),
    'part-exceeds-due': message('The debt is smaller than {0}.', shownAmount(part ?? 0)),
    'too-many': message('The plan would have more than {0} instalments.', instalmentsMax),
    'too-small': message('The debt is too small for so many instalments.'),
    'too-complex': message('The case has too many claims with interest for so many instalments.'),
  }
  throw notPossible(reasons[schedule])
}

function requireMonths(lastDueDate: string, today: string): void {
  if (lastDueDate <= dueDateOf({ firstDueDate: today, interval: 'MONTHLY' }, monthsMax)) return
  throw notPossible(message('The last instalment would be due more than {0} months from now.', monthsMax))
}

/** Rejects a fee that the rule pack of the case does not allow. It is judged again when it is booked. */
async function requireFee(command: Command, caseId: string, fee: number): Promise<void> {
  const { voucherTypeId } = await requireFeeType(command)
  await requireLawfulCharges(command, caseId, [
    {
      path: '/fee',
      handle: 'plan-fee',
      voucher: {
        ...{ caseVoucherId: command.newId(), voucherTypeId, category: 'fee', direction: 'debit', source: 'COLLECTOR' },
        ...{ amount: fee, outstanding: fee, date: command.now, dueDate: null, referenceId: null, text: null },
        ...{ interest: null, interestRule: null, interestStartDate: null, interestEndDate: null },
        ...{ referenceCaseVoucherId: null, reversesCaseVoucherId: null, isDatedBeforeVoucher: false },
        ...{ uniqueId: null, properties: {} },
      },
    },
  ])
}

/** The voucher type of plan fees, which the tenant has to create. */
export async function requireFeeType({ tenantId, transaction }: Command): Promise<{ voucherTypeId: string }> {
  const type = await transaction.maybeOne(findFeeType(tenantId))
  if (type !== undefined) return type
  throw validationFailed([
    {
      path: '/fee',
      message: message('needs a voucher type of your own with the handle plan-fee and the category fee'),
    },
  ])
}

function notPossible(reason: Message): Problem {
  return problem('payment-plan-not-possible', reason)
}
