import type { Feature } from '../../../platform/feature/feature.ts'
import { changeOperations } from './changes.routes.ts'

export const changes: Feature = {
  name: 'reporting/changes',
  tags: {
    Changes: 'What others change, for open screens.',
  },
  operations: changeOperations,
}
