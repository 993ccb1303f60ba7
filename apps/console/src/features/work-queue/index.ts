import { IconCalendarCheck } from '@tabler/icons-react'
import type { Feature } from '../../app/feature.ts'
import { useWorkCount } from './use-work-count.ts'
import { workQueueText } from './work-queue.text.ts'
import { todayRoute } from './work-queue.routes.ts'

export { ItemAssignee } from './assignee-menu.tsx'
export { useWorkCount }

export const workQueue: Feature = {
  routes: [todayRoute],
  nav: [
    {
      to: '/today',
      label: () => workQueueText.t('today'),
      icon: IconCalendarCheck,
      section: 'work',
      order: 5,
      scope: 'read:work-queue',
      useCount: () => useWorkCount(),
    },
  ],
}
