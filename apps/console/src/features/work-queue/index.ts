import { IconCalendarCheck } from '@tabler/icons-react'
import type { Feature } from '../../app/feature.ts'
import { wordsText } from '../../text/words.text.ts'
import { useWorkCount } from './use-work-count.ts'
import { todayRoute } from './work-queue.routes.ts'

export { ItemAssignee } from './assignee-menu.tsx'
export { useWorkCount }

export const workQueue: Feature = {
  routes: [todayRoute],
  nav: [
    {
      to: '/today',
      label: () => wordsText.t('today'),
      icon: IconCalendarCheck,
      section: 'work',
      order: 5,
      scope: 'read:work-queue',
      useCount: () => useWorkCount(),
    },
  ],
}
