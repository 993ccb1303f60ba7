import type { EventType } from '../../../platform/events/event-type.ts'
import { registryEvents } from '../../../platform/events/registry-events.ts'
import { CaseGroup } from './case-groups.schemas.ts'

export const events: readonly EventType[] = [
  ...registryEvents('case-groups', { scope: 'read:case-groups', name: 'A case group', data: CaseGroup }),
]
