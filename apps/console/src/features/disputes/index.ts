import { IconMessageReport } from '@tabler/icons-react'
import type { Feature } from '../../app/feature.ts'
import { disputesRoute } from './disputes.routes.ts'
import { disputesNavText } from './disputes-nav.text.ts'

export { disputesText } from './disputes.text.ts'
export { type Dispute, isOverdue } from './dispute.rules.ts'

export const disputes: Feature = {
  routes: [disputesRoute],
  nav: [
    {
      to: '/disputes',
      label: () => disputesNavText.t('disputes'),
      icon: IconMessageReport,
      section: 'work',
      order: 35,
      scope: 'read:disputes',
    },
  ],
}
