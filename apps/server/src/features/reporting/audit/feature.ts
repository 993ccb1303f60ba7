import type { Feature } from '../../../platform/feature/feature.ts'
import { auditOperations } from './audit.routes.ts'

export const audit: Feature = {
  name: 'reporting/audit',
  tags: {
    Audit: 'The audit trail: who changed what, and when.',
  },
  operations: auditOperations,
}
