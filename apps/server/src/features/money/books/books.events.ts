import type { EventType } from '../../../platform/events/event-type.ts'
import { BookAccount, BookPeriod } from './books.schemas.ts'

const scope = 'read:books'

export const events: readonly EventType[] = [
  {
    type: 'book-accounts.update',
    scope,
    description: 'The number or the name of an account in the books was changed.',
    data: BookAccount,
  },
  {
    type: 'book-periods.close',
    scope,
    description: 'A month of the books was closed. Its entries never change.',
    data: BookPeriod,
    example: { state: 'CLOSED' },
  },
]
