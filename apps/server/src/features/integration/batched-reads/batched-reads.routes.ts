import { declared } from '../../../platform/feature/declared.ts'
import { type Operation, readOperation } from '../../../platform/http/operations/operation.ts'
import { type FieldError, validationFailed } from '../../../problems/index.ts'
import { message } from './batched-reads.problems.ts'
import { BatchedReadParams, BatchedReadQuery, BatchedReads, readsMax } from './batched-reads.schemas.ts'
import { batchablePath } from './batchable-path.rules.ts'

const id = 'batch-reads'

export const batchedReadOperations: readonly Operation[] = [
  readOperation({
    id,
    method: 'GET',
    path: '/v1/{tenantId}/reads',
    scope: null,
    tag: 'Reads',
    summary: 'Read several resources at once',
    showsOtherAreas: true,
    description: `Up to ${readsMax} reads in one request. Each is answered as if it had been sent alone: with its own scope, its own status and problem, and its own line in the request log; it also counts as a request of its own against the rate limit. Files and streams cannot be read this way.`,
    params: BatchedReadParams,
    query: BatchedReadQuery,
    success: { status: 200, description: 'The response to each read.', body: BatchedReads },
    problems: [],
    example: { query: { path: '/case-groups?pageSize=5' } },
    run: async ({ tenantId, readWithin }, { query }) => {
      const others = declared().operations.filter((operation) => operation.id !== id)
      const urls = query.path.map((path) => batchablePath(`/v1/${tenantId}`, path, others))
      const errors = urls.flatMap((url, index) => (url === undefined ? [notReadable(index)] : []))
      if (errors.length > 0) throw validationFailed(errors)
      return { items: await Promise.all(urls.filter((url) => url !== undefined).map((url) => readWithin(url))) }
    },
  }),
]

function notReadable(index: number): FieldError {
  return {
    path: `/path/${index}`,
    message: message('is not the path of a read that returns JSON, such as /cases/4711 or /updates?pageSize=25'),
  }
}
