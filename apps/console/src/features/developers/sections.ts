import type { Section } from '../registry/index.ts'
import { developersText } from './developers.text.ts'
import { outboxText } from './outbox/outbox.text.ts'
import { requestsText } from './requests/requests.text.ts'

const { t } = developersText

export const sections: readonly Section[] = [
  { to: '/developers/tokens', label: () => t('tokens'), scope: 'read:tokens' },
  { to: '/developers/requests', label: () => requestsText.t('requests'), scope: 'read:requests' },
  { to: '/developers/webhooks', label: () => t('webhooks'), scope: 'read:webhooks' },
  { to: '/developers/events', label: () => t('eventFeed'), scope: 'read:webhooks' },
  { to: '/developers/outbox', label: () => outboxText.t('outbox'), scope: 'read:outbox' },
  { to: '/reference', label: () => t('reference'), isElsewhere: true },
]
