import { IconSend } from '@tabler/icons-react'
import type { Feature } from '../../app/feature.ts'
import { deliveriesRoute } from './deliveries.routes.ts'
import { deliveriesNavText } from './deliveries-nav.text.ts'
import { useFailures } from './use-failures.ts'

export const deliveries: Feature = {
  routes: [deliveriesRoute],
  nav: [
    {
      to: '/dispatch',
      label: () => deliveriesNavText.t('dispatch'),
      icon: IconSend,
      section: 'work',
      order: 56,
      scope: 'read:deliveries',
      useAlert: useFailures,
    },
  ],
}
