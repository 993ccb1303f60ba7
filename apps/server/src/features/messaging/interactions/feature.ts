import type { Feature } from '../../../platform/feature/feature.ts'
import { interactionOperations } from './interactions.routes.ts'
import { events } from './interactions.events.ts'
import { definitions, message, problem, texts } from './interactions.problems.ts'
import { interactionMailPurpose } from './interaction-mail-purpose.ts'
import { interactionMailOwner } from './interaction-mail.ts'
import { demo, exampleIds } from './interactions.demo.ts'
import { personalData } from './interactions.personal-data.ts'

export const interactions: Feature = {
  name: 'messaging/interactions',
  tags: {
    Interactions: 'Messages and notes, incoming and outgoing.',
  },
  operations: interactionOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    interaction_files_file: () => problem('file-in-use', message('The file is attached to an interaction.')),
  },
  auditSubjects: { interaction: 'read:interactions' },
  tables: ['interaction_files', 'interaction_search_words', 'interactions'],
  mailOwners: { [interactionMailPurpose]: interactionMailOwner },
  exampleIds,
  demo,
  personalData,
}
