import type { Feature } from '../../../platform/feature/feature.ts'
import { requestLogOperations } from './request-log.routes.ts'
import { definitions, texts } from './request-log.problems.ts'
import { demo, exampleIds } from './request-log.demo.ts'
import { hourMs } from '../../../platform/jobs/periodic-job.ts'
import { sweepRequests } from './sweep-requests.ts'

export const requestLog: Feature = {
  name: 'integration/request-log',
  tags: {
    Requests: 'The request log: every API request of the last 30 days and its response.',
  },
  operations: requestLogOperations,
  problems: definitions,
  texts,
  tables: ['api_request_objects', 'api_requests'],
  exampleIds,
  jobs: ({ database }, logger) => [
    { name: 'delete old requests', intervalMs: hourMs, run: () => sweepRequests(database, logger) },
  ],
  demo,
}
