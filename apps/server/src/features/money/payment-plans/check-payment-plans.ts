import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import { localDate, parseTimestamp } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { runSystemCommand, type SystemCommands } from '../../../platform/commands/system-command.ts'
import { listRunningTenants } from '../../../platform/database/tenants.queries.ts'
import type { DueWork } from '../../../platform/feature/feature.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { endHeldPlan } from './end-payment-plan.ts'
import { holdPlan } from './hold-plan.ts'
import {
  findCheckedAt,
  findDebtState,
  insertNotices,
  listNotices,
  listPlanPayments,
  listPlansToCheck,
  type PlanRow,
  setCheckedAt,
} from './payment-plans.queries.ts'
import { instalmentsOf } from './payment-plan-view.ts'
import { remindOfInstalment } from './remind-of-instalment.ts'
import { checkPlan, type CheckedPlan, type Notice } from './plan-progress.rules.ts'

const pageSize = 100

/** Compares the plans in force of every tenant with their payments. A plan that fails does not stop the others. */
export async function checkPaymentPlans(commands: SystemCommands): Promise<void> {
  const tenants = await commands.database.asWorker('jobs', (transaction) => transaction.many(listRunningTenants()))
  const failures: unknown[] = []
  for (const tenant of tenants) {
    await checkPlansOf(commands, tenant).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}

/** The same for one tenant. */
export async function checkPlansOf(commands: SystemCommands, tenant: Tenant): Promise<void> {
  const { tenantId } = tenant
  const startOfToday = startOf(tenant, nowOf(commands.clock, tenant))
  const failures: unknown[] = []
  let after: string | null = null
  for (;;) {
    const page = { after, limit: pageSize }
    const plans: { paymentPlanId: string }[] = await commands.database.readForJob(
      tenantId,
      listPlansToCheck(tenantId, startOfToday, page),
    )
    for (const { paymentPlanId } of plans) {
      const check = (command: Command): Promise<void> => checkPaymentPlan(command, paymentPlanId)
      await runSystemCommand(commands, tenant, 'check-payment-plan', check).catch((error: unknown) =>
        failures.push(error),
      )
    }
    after = plans.at(-1)?.paymentPlanId ?? null
    if (plans.length < pageSize) break
  }
  if (failures.length > 0) throw failures[0]
}

/** Selects a row if a plan is to be checked on the day of a time. */
export const plansToCheck: DueWork = (tenant, now) =>
  listPlansToCheck(tenant.tenantId, startOf(tenant, now), { after: null, limit: 1 })

function startOf({ timeZone }: Pick<Tenant, 'timeZone'>, now: Date): Date {
  return parseTimestamp(localDate(now, timeZone), timeZone) as Date
}

/**
 * Compares one plan with its payments, under the lock of its case: two processes at once, or a payment at the same time,
 * come one after the other. Checking again notices nothing twice.
 */
export async function checkPaymentPlan(command: Command, paymentPlanId: string): Promise<void> {
  const { tenantId, transaction, now } = command
  const { plan, rootCaseId } = await holdPlan(command, paymentPlanId)
  if (plan.status !== 'ACTIVE') return
  const [{ checkedAt }, payments, noticed, debt] = await Promise.all([
    transaction.one(findCheckedAt(tenantId, paymentPlanId)),
    transaction.many(listPlanPayments(tenantId, paymentPlanId)),
    transaction.many(listNotices(tenantId, paymentPlanId)),
    transaction.one(findDebtState(tenantId, rootCaseId, now)),
  ])
  const dayOf = (moment: Date): string => localDate(moment, command.tenant.timeZone)
  const checked = checkPlan({
    ...plan,
    instalments: instalmentsOf(plan),
    payments: payments.map(({ date, amount }) => ({ day: dayOf(date), amount })),
    noticed,
    checkedUntil: dayOf(checkedAt),
    today: dayOf(now),
  })
  await keepNotices(command, plan, checked.notices)
  // The notice is kept in the same transaction, so that the reminder is sent once.
  const due = plan.reminderDays === 0 ? [] : checked.notices.filter(({ kind }) => kind === 'DUE')
  for (const { instalment } of due) await remindOfInstalment(command, plan, instalment)
  const end = endOf(checked.outcome, debt)
  if (end === undefined) await transaction.run(setCheckedAt(tenantId, paymentPlanId, now))
  else await endHeldPlan(command, plan, { to: end, reason: reasonOf(command, end) })
}

/** How a plan ends; undefined if it goes on. A debt that is settled in another way completes its plan. */
function endOf(
  outcome: CheckedPlan['outcome'],
  { isSettled, isEnded }: { isSettled: boolean; isEnded: boolean },
): 'COMPLETED' | 'BROKEN' | 'CANCELLED' | undefined {
  if (isSettled || outcome === 'COMPLETED') return 'COMPLETED'
  if (isEnded) return 'CANCELLED'
  return outcome === 'BROKEN' ? 'BROKEN' : undefined
}

const reasons = {
  BROKEN: {
    en: 'Instalments were missed.',
    da: 'Afdrag er ikke betalt.',
  },
  CANCELLED: { en: 'The case has ended.', da: 'Sagen er afsluttet.' },
} as const

function reasonOf({ tenant }: Command, end: 'COMPLETED' | 'BROKEN' | 'CANCELLED'): string | null {
  return end === 'COMPLETED' ? null : reasons[end][tenant.language === 'da' ? 'da' : 'en']
}

const eventTypes = {
  DUE: 'payment-plans.instalment-due',
  KEPT: 'payment-plans.instalment-paid',
  PARTLY_PAID: 'payment-plans.instalment-missed',
  MISSED: 'payment-plans.instalment-missed',
} as const

async function keepNotices(
  command: Command,
  { paymentPlanId, caseId, currency }: PlanRow,
  notices: readonly Notice[],
): Promise<void> {
  if (notices.length === 0) return
  const { tenantId, transaction, now } = command
  await transaction.run(insertNotices(tenantId, paymentPlanId, { notices, now }))
  for (const { kind, instalment } of notices) {
    const data = { paymentPlanId, caseId, currency, instalment }
    command.emit({ type: eventTypes[kind], subjectId: paymentPlanId, caseId, data })
  }
}
