import type { EventType } from '../../../platform/events/event-type.ts'
import { registryEvents } from '../../../platform/events/registry-events.ts'
import { VoucherType } from './voucher-types.schemas.ts'

export const events: readonly EventType[] = [
  ...registryEvents('voucher-types', { scope: 'read:voucher-types', name: 'A voucher type', data: VoucherType }),
]
