import type { EventType } from '../../../platform/events/event-type.ts'
import { InstalmentNotice, PaymentPlan, PlanSettings } from './payment-plans.schemas.ts'

const scope = 'read:payment-plans'

export const events: readonly EventType[] = [
  { type: 'payment-plans.create', scope, description: 'A payment plan was proposed.', data: PaymentPlan },
  {
    type: 'payment-plans.status-change',
    scope,
    description: 'A payment plan was accepted, declined, withdrawn, completed, broken or cancelled.',
    data: PaymentPlan,
  },
  {
    type: 'payment-plans.instalment-due',
    scope,
    description: 'An unpaid instalment is due soon.',
    data: InstalmentNotice,
  },
  { type: 'payment-plans.instalment-paid', scope, description: 'An instalment was paid.', data: InstalmentNotice },
  {
    type: 'payment-plans.instalment-missed',
    scope,
    description: 'An instalment was not paid in full by the end of the days of grace.',
    data: InstalmentNotice,
  },
  {
    type: 'payment-plan-settings.update',
    scope,
    description: 'The rules of payment plans were changed.',
    data: PlanSettings,
  },
]
