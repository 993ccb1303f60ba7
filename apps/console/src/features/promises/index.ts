import { IconCalendarCheck } from '@tabler/icons-react'
import type { Feature } from '../../app/feature.ts'
import { promisesRoute } from './promises.routes.ts'
import { promisesText } from './promises.text.ts'

export { promisesText }

export const promises: Feature = {
  routes: [promisesRoute],
  nav: [
    {
      to: '/promises',
      label: () => promisesText.t('title'),
      icon: IconCalendarCheck,
      section: 'work',
      order: 31,
      scope: 'read:updates',
    },
  ],
}
