import type { Feature } from '../../../platform/feature/feature.ts'
import { presenceOperations } from './presence.routes.ts'

export const presence: Feature = {
  name: 'casework/presence',
  tags: {
    Presence: 'Who has a case open.',
  },
  operations: presenceOperations,
  tables: ['case_presences'],
}
