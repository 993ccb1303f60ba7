import type { EventType } from '../../../platform/events/event-type.ts'
import { registryEvents } from '../../../platform/events/registry-events.ts'
import { EndReason } from './end-reasons.schemas.ts'

export const events: readonly EventType[] = [
  ...registryEvents('end-reasons', { scope: 'read:end-reasons', name: 'An end reason', data: EndReason }),
]
