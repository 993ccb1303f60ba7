import type { EventType } from '../../../platform/events/event-type.ts'
import { registryEvents } from '../../../platform/events/registry-events.ts'
import { TransactionAccount } from './transaction-accounts.schemas.ts'

export const events: readonly EventType[] = [
  ...registryEvents('transaction-accounts', {
    scope: 'read:transaction-accounts',
    name: 'A transaction account',
    data: TransactionAccount,
  }),
]
