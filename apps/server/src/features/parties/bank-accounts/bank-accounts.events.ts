import type { EventType } from '../../../platform/events/event-type.ts'
import { BankAccountChange } from './bank-accounts.schemas.ts'

export const events: readonly EventType[] = [
  {
    type: 'bank-accounts.change',
    scope: 'read:billing',
    description:
      'The bank account of a creditor, a contact, a transaction account or the tenant was set, changed or removed.',
    data: BankAccountChange,
  },
]
