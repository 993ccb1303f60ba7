import { IconCalendarDollar } from '@tabler/icons-react'
import { paymentPlansText } from '../../../payment-plans/index.ts'
import type { Panel } from '../panel.ts'
import { PlanForm } from './plan-form.tsx'

export const planPanel: Panel = {
  name: 'plan',
  title: () => paymentPlansText.t('plan'),
  keys: 'i',
  isOffered: ({ record }, may) => record.status !== 'ENDED' && may('write:payment-plans'),
  form: PlanForm,
  menuIcon: IconCalendarDollar,
}
