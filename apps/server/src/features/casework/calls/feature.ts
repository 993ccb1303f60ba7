import type { Feature } from '../../../platform/feature/feature.ts'
import { definitions, texts } from './calls.problems.ts'
import { callOperations } from './calls.routes.ts'

export const calls: Feature = {
  name: 'casework/calls',
  tags: { Calls: 'Telephone calls, saved together with what was agreed in them.' },
  operations: callOperations,
  problems: definitions,
  texts,
}
