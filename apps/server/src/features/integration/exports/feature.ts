import type { Feature } from '../../../platform/feature/feature.ts'
import { hourMs, secondMs } from '../../../platform/jobs/periodic-job.ts'
import { demo, exampleIds } from './exports.demo.ts'
import { events } from './exports.events.ts'
import { personalData } from './exports.personal-data.ts'
import { definitions, message, problem, texts } from './exports.problems.ts'
import { exportOperations } from './exports.routes.ts'
import { runQueuedExports } from './run-exports.ts'
import { sweepExports } from './sweep-exports.ts'

export const exports: Feature = {
  name: 'integration/exports',
  tags: { Exports: 'Everything that a tenant has, in one file.' },
  operations: exportOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    exports_one_running: () => problem('export-running', message('An export is already running.')),
    exports_file: () => problem('file-in-use', message('The file is an export.')),
  },
  auditSubjects: { export: 'read:exports' },
  tables: ['exports', 'export_queue'],
  jobs: (services) => [
    {
      name: 'write exports',
      intervalMs: secondMs,
      run: async () => {
        await runQueuedExports(services)
      },
    },
    { name: 'delete old exports', intervalMs: hourMs, run: () => sweepExports(services) },
  ],
  personalData,
  exampleIds,
  demo,
}
