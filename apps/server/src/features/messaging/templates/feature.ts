import type { Feature } from '../../../platform/feature/feature.ts'
import { templateOperations } from './templates.routes.ts'
import { events } from './templates.events.ts'
import { definitions, message, problem, texts } from './templates.problems.ts'
import { standardTemplateId } from './create-standard-templates.ts'

export const templates: Feature = {
  name: 'messaging/templates',
  tags: {
    Templates: 'Texts for letters and e-mails, with placeholders.',
  },
  operations: templateOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    templates_handle_unique: () =>
      problem('template-handle-taken', message('Another template of this kind and language has this handle.'), {
        errors: [
          { path: '/handle', message: message('is already used by another template of this kind and language') },
        ],
      }),
  },
  auditSubjects: { template: 'read:templates' },
  tables: ['templates'],
  exampleIds: {
    /** The Danish reminder letter that every tenant starts with. */
    templateId: standardTemplateId('reminder', 'letter', 'da'),
    unusedTemplateId: standardTemplateId('payment-confirmation', 'email', 'en'),
  },
}
