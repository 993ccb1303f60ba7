import { IconCalendarDollar } from '@tabler/icons-react'
import type { Feature } from '../../app/feature.ts'
import { paymentPlansRoute } from './payment-plans.routes.ts'
import { paymentPlansNavText } from './payment-plans-nav.text.ts'

export { paymentPlansText } from './payment-plans.text.ts'
export { InstalmentTable, type PaymentPlan, planLine, PlanStatusDot } from './plan-parts.tsx'

export const paymentPlans: Feature = {
  routes: [paymentPlansRoute],
  nav: [
    {
      to: '/payment-plans',
      label: () => paymentPlansNavText.t('paymentPlans'),
      icon: IconCalendarDollar,
      section: 'work',
      order: 30,
      scope: 'read:payment-plans',
    },
  ],
}
