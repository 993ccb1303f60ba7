import { localDate } from '../../../platform/clock/timestamps.ts'
import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { PlanRow, SettingsRow } from './payment-plans.queries.ts'
import type { PaymentPlan, PlanSettings } from './payment-plans.schemas.ts'
import { progressOf } from './plan-progress.rules.ts'
import type { Instalment } from './schedule.rules.ts'

/** The day on which a plan is shown, in the time zone of the tenant. */
export interface ShownAt {
  readonly now: Date
  readonly timeZone: string
}

/** The instalments of a plan. */
export function instalmentsOf({ dueDates, amounts }: Pick<PlanRow, 'dueDates' | 'amounts'>): Instalment[] {
  return amounts.map((amount, index) => ({ number: index + 1, dueDate: dueDates[index] ?? '', amount }))
}

/** Shapes a plan for responses. The states of its instalments follow from the payments on the case. */
export function paymentPlanView(row: PlanRow, { now, timeZone }: ShownAt): PaymentPlan {
  const { dueDates, amounts, ...plan } = row
  const isProposal = row.acceptedAt === null
  const moment = row.endedAt ?? (isProposal ? row.createdAt : now)
  const today = localDate(moment, timeZone)
  const instalments = progressOf(instalmentsOf({ dueDates, amounts }), {
    ...{ paid: row.paid, today, graceDays: row.graceDays },
  })
  const next = row.status === 'ACTIVE' ? instalments.find(({ state }) => state !== 'PAID') : undefined
  return {
    ...plan,
    instalments,
    nextInstalment:
      next === undefined ? null : { number: next.number, dueDate: next.dueDate, amount: next.amount - next.paid },
    createdAt: instant(row.createdAt),
    acceptedAt: nullableInstant(row.acceptedAt),
    endedAt: nullableInstant(row.endedAt),
  }
}

/** The rules of a tenant that has not changed them. */
export const defaultSettings: SettingsRow = {
  ...{ debtorMayPropose: false, acceptsWithinLimits: false, monthsMax: 12, instalmentMin: 10_000 },
  ...{ graceDays: 5, breachAfterMissed: 2, breachAfterDays: null, reminderDays: 3, updatedAt: null, updatedBy: null },
}

export function settingsView(tenantId: string, row: SettingsRow | undefined): PlanSettings {
  const settings = row ?? defaultSettings
  return { tenantId, ...settings, updatedAt: nullableInstant(settings.updatedAt) }
}
