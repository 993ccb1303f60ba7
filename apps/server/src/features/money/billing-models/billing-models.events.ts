import type { EventType } from '../../../platform/events/event-type.ts'
import { registryEvents } from '../../../platform/events/registry-events.ts'
import { BillingModel } from './billing-models.schemas.ts'

export const events: readonly EventType[] = [
  ...registryEvents('billing-models', { scope: 'read:billing', name: 'A billing model', data: BillingModel }),
]
