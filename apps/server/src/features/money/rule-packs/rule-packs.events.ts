import type { EventType } from '../../../platform/events/event-type.ts'
import { RuleRow } from './rule-packs.schemas.ts'

export const events: readonly EventType[] = [
  {
    type: 'rule-rows.create',
    scope: 'read:rule-packs',
    description: 'The tenant added a row to a rule pack.',
    data: RuleRow,
  },
  {
    type: 'rule-rows.update',
    scope: 'read:rule-packs',
    description: 'The end, the review or the reason of a row changed.',
    data: RuleRow,
  },
]
