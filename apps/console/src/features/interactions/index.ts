import { IconInbox } from '@tabler/icons-react'
import type { Feature } from '../../app/feature.ts'
import { useWorkCount } from '../work-queue/index.ts'
import { inboxRoute } from './interactions.routes.ts'
import { interactionsNavText } from './interactions-nav.text.ts'

export { CasePicker } from './case-picker.tsx'

export const interactions: Feature = {
  routes: [inboxRoute],
  nav: [
    {
      to: '/inbox',
      label: () => interactionsNavText.t('inbox'),
      icon: IconInbox,
      section: 'work',
      order: 20,
      scope: 'read:interactions',
      useCount: () => useWorkCount('message'),
    },
  ],
}
