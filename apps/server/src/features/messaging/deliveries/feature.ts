import type { Feature } from '../../../platform/feature/feature.ts'
import { demo, exampleIds } from './deliveries.demo.ts'
import { events } from './deliveries.events.ts'
import { personalData } from './deliveries.personal-data.ts'
import { definitions, texts } from './deliveries.problems.ts'
import { deliveryOperations } from './deliveries.routes.ts'

export const deliveries: Feature = {
  name: 'messaging/deliveries',
  tags: {
    Deliveries: 'What became of every outgoing message, with one state for all channels, and letters that came back.',
  },
  operations: deliveryOperations,
  events,
  problems: definitions,
  texts,
  auditSubjects: { delivery: 'read:deliveries' },
  tables: ['delivery_reports', 'delivery_retries'],
  personalData,
  exampleIds,
  demo,
}
