import type { Feature } from '../../../platform/feature/feature.ts'
import { checkPaymentPlans, checkPlansOf, plansToCheck } from './check-payment-plans.ts'
import { checks } from './payment-plans.checks.ts'
import { demo, exampleIds } from './payment-plans.demo.ts'
import { events } from './payment-plans.events.ts'
import { definitions, message, problem, texts } from './payment-plans.problems.ts'
import { paymentPlanOperations } from './payment-plans.routes.ts'
import { personalData } from './payment-plans.personal-data.ts'

const checkIntervalMs = 60_000

export const paymentPlans: Feature = {
  name: 'money/payment-plans',
  tags: {
    'Payment plans': 'Agreements to pay a debt in instalments, signed by the debtor.',
  },
  operations: paymentPlanOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    payment_plans_one_in_force: () =>
      problem('payment-plan-exists', message('The case already has a payment plan in force.')),
    payment_plans_file: () => problem('file-in-use', message('The file is the signature of a payment plan.')),
    payment_plans_one_proposal: () =>
      problem('payment-plan-exists', message('The case already has a proposal for a payment plan.')),
  },
  auditSubjects: { 'payment-plan': 'read:payment-plans', 'payment-plan-settings': 'read:payment-plans' },
  tables: ['payment_plan_notices', 'payment_plan_settings', 'payment_plan_steps', 'payment_plans'],
  dayWork: {
    order: 1,
    run: (services) => (tenant) => checkPlansOf(services, tenant),
    due: plansToCheck,
  },
  jobs: (services) => [
    { name: 'check payment plans', intervalMs: checkIntervalMs, run: () => checkPaymentPlans(services) },
  ],
  checks,
  exampleIds,
  demo,
  personalData,
}
