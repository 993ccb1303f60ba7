import type { ReactNode } from 'react'
import type { client } from '../../api/client.ts'
import type { Result } from '../../api/query.ts'
import { StatusDot, type Tone } from '../../ui/status-dot.tsx'
import { deliveriesText } from './deliveries.text.ts'

export type Delivery = Result<typeof client.deliveries.get>
export type ListedDelivery = Result<typeof client.deliveries.list>['items'][number]

const tones: Readonly<Record<Delivery['state'], Tone>> = {
  QUEUED: 'waiting',
  SENT: 'accent',
  DELIVERED: 'good',
  FAILED: 'danger',
  RETURNED: 'danger',
  CANCELLED: 'neutral',
}

/** The state of a message, the same for every channel. */
export function DeliveryStatus({ state }: { state: Delivery['state'] }): ReactNode {
  const t = deliveriesText.useText()
  return <StatusDot tone={tones[state]} label={t(state)} />
}
