import type { Feature } from '../../../platform/feature/feature.ts'
import { letterOperations } from './letters.routes.ts'
import { definitions, texts } from './letters.problems.ts'
import { demo, exampleIds } from './letters.demo.ts'

export const letters: Feature = {
  name: 'messaging/letters',
  operations: letterOperations,
  problems: definitions,
  texts,
  exampleIds,
  demo,
}
