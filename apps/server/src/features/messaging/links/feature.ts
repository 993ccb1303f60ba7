import type { Feature } from '../../../platform/feature/feature.ts'
import { linkOperations } from './links.routes.ts'
import { events } from './links.events.ts'
import { unknownReference } from '../../../problems/index.ts'
import { definitions, texts } from './links.problems.ts'
import { demoId } from '../../../platform/demo/demo-id.ts'
import { personalData } from './links.personal-data.ts'

export const links: Feature = {
  name: 'messaging/links',
  tags: {
    Links: 'Expiring addresses that show a debtor the case in the debtor web.',
  },
  operations: linkOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    links_user: () => unknownReference('/userId', 'user of the customer of the case'),
  },
  auditSubjects: { link: 'read:links' },
  tables: ['links'],
  exampleIds: {
    /** Opens the example case. It is one of the logins of the demo, so `installation/demo` creates it. */
    linkId: demoId('link'),
  },
  personalData,
}
