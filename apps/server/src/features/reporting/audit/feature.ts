import type { Feature } from '../../../platform/feature/feature.ts'
import { auditOperations } from './audit.routes.ts'

export const audit: Feature = {
  name: 'reporting/audit',
  tags: {
    Audit: 'Who changed what, when, and from what to what.',
  },
  operations: auditOperations,
}
