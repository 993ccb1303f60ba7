import type { Feature } from '../../../platform/feature/feature.ts'
import { checks } from './documents.checks.ts'
import { documentOperations } from './documents.routes.ts'
import { events } from './documents.events.ts'
import { unknownReference } from '../../../problems/index.ts'
import { definitions, message, problem, texts } from './documents.problems.ts'
import { personalData } from './documents.personal-data.ts'

export const documents: Feature = {
  name: 'messaging/documents',
  tags: {
    Documents: 'Stored letters, with the data they were created from.',
  },
  operations: documentOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    documents_file: () => problem('file-in-use', message('The file is a document.')),
    documents_template: () => unknownReference('/templateId', 'letter'),
  },
  auditSubjects: { document: 'read:documents' },
  tables: ['documents'],
  checks,
  personalData,
}
