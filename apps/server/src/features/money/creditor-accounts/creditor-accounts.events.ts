import type { EventType } from '../../../platform/events/event-type.ts'
import { CreditorEntry } from './creditor-accounts.schemas.ts'

export const events: readonly EventType[] = [
  {
    type: 'creditor-accounts.entry',
    scope: 'read:billing',
    description: 'The debt of a creditor has changed through a settlement, a payment or a reversal.',
    data: CreditorEntry,
  },
]
