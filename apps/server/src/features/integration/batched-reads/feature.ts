import type { Feature } from '../../../platform/feature/feature.ts'
import { batchedReadOperations } from './batched-reads.routes.ts'
import { definitions, texts } from './batched-reads.problems.ts'

export const batchedReads: Feature = {
  name: 'integration/batched-reads',
  tags: {
    Reads: 'Several reads in one request, for screens that show much at once.',
  },
  operations: batchedReadOperations,
  problems: definitions,
  texts,
}
