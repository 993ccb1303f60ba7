import { IconCode } from '@tabler/icons-react'
import type { Feature } from '../../app/feature.ts'
import { developersNavText } from './developers-nav.text.ts'
import {
  deliveriesRoute,
  developersRoute,
  eventsRoute,
  outboxRoute,
  requestsRoute,
  tokensRoute,
  webhooksRoute,
} from './developers.routes.ts'

export const developers: Feature = {
  routes: [developersRoute, tokensRoute, requestsRoute, webhooksRoute, deliveriesRoute, eventsRoute, outboxRoute],
  nav: [
    {
      to: '/developers',
      label: () => developersNavText.t('developers'),
      icon: IconCode,
      section: 'manage',
      order: 90,
      scope: 'read:tokens',
    },
  ],
  // Loaded with the first search: few screens need the sections.
  search: async (text, _signal, may) => (await import('./found-sections.ts')).foundSections(text, may),
}
