import type { EventType } from '../../../platform/events/event-type.ts'
import { EndingLimitation, LimitationFact, LimitationLapse } from './limitation.schemas.ts'

const scope = 'read:limitation'
const standing = { undoneAt: null, undoneBy: null, overrideReason: null, withVoucherId: null }

export const events: readonly EventType[] = [
  {
    type: 'limitations.warn',
    scope,
    description: 'A debit lapses in 12, 6 or 3 months. Each warning is given once for an end.',
    data: EndingLimitation,
    example: { state: 'ENDING', warning: 6 },
  },
  {
    type: 'limitation-lapses.create',
    scope,
    description: 'A debit lapsed and was written off.',
    data: LimitationLapse,
    example: standing,
  },
  {
    type: 'limitation-lapses.restore',
    scope,
    description: 'A lapse was undone or overridden, and the debit is outstanding again.',
    data: LimitationLapse,
    example: { withVoucherId: null },
  },
  {
    type: 'limitation-facts.create',
    scope,
    description: 'Something that a limitation period depends on was recorded.',
    data: LimitationFact,
    example: { withdrawnAt: null, withdrawnBy: null, withdrawalReason: null },
  },
  {
    type: 'limitation-facts.withdraw',
    scope,
    description: 'A fact was withdrawn and does not count any more.',
    data: LimitationFact,
  },
]
