import type { Feature } from '../../../platform/feature/feature.ts'
import { updateOperations } from './updates.routes.ts'
import { events } from './updates.events.ts'
import { unknownReference } from '../../../problems/index.ts'
import { definitions, texts } from './updates.problems.ts'
import { demo, exampleIds } from './updates.demo.ts'
import { personalData } from './updates.personal-data.ts'

export const updates: Feature = {
  name: 'casework/updates',
  tags: {
    Updates:
      'Notes, promises and objections on a case, a customer or a creditor. They can pause a case and set reminders.',
  },
  operations: updateOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    updates_type: () => unknownReference('/updateTypeId', 'update type'),
  },
  auditSubjects: { update: 'read:updates', 'update-type': 'read:updates' },
  tables: ['update_types', 'updates'],
  exampleIds,
  demo,
  personalData,
}
