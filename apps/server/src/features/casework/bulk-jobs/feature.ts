import type { Feature } from '../../../platform/feature/feature.ts'
import { secondMs } from '../../../platform/jobs/periodic-job.ts'
import { demo, exampleIds } from './bulk-jobs.demo.ts'
import { events } from './bulk-jobs.events.ts'
import { definitions, message, problem, texts } from './bulk-jobs.problems.ts'
import { bulkJobOperations } from './bulk-jobs.routes.ts'
import { runQueuedBulkJobs } from './run-bulk-jobs.ts'

export const bulkJobs: Feature = {
  name: 'casework/bulk-jobs',
  tags: { 'Bulk jobs': 'The same action on many cases: previewed, confirmed, followed and undone.' },
  operations: bulkJobOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    bulk_jobs_undone_once: () => problem('bulk-job-state', message('The job has been undone already.')),
  },
  auditSubjects: { 'bulk-job': 'read:bulk-jobs' },
  tables: ['bulk_job_items', 'bulk_job_queue', 'bulk_jobs'],
  jobs: (services) => [
    {
      name: 'run bulk jobs',
      intervalMs: secondMs,
      run: async () => {
        await runQueuedBulkJobs(services)
      },
    },
  ],
  exampleIds,
  demo,
}
