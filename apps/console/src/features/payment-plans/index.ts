import { IconCalendarDollar } from '@tabler/icons-react'
import type { Feature } from '../../app/feature.ts'
import { paymentPlansRoute } from './payment-plans.routes.ts'
import { paymentPlansText } from './payment-plans.text.ts'

export { paymentPlansText }
export { InstalmentTable, type PaymentPlan, planLine, PlanStatusDot } from './plan-parts.tsx'

export const paymentPlans: Feature = {
  routes: [paymentPlansRoute],
  nav: [
    {
      to: '/payment-plans',
      label: () => paymentPlansText.t('title'),
      icon: IconCalendarDollar,
      section: 'work',
      order: 30,
      scope: 'read:payment-plans',
    },
  ],
}
