import type { Feature } from '../../../platform/feature/feature.ts'
import { fileOperations } from './files.routes.ts'
import { events } from './files.events.ts'
import { definitions, texts } from './files.problems.ts'
import { hourMs } from '../../../platform/jobs/periodic-job.ts'
import { sweepOrphanFiles } from './sweep-orphan-files.ts'
import { checks } from './files.checks.ts'
import { demo, exampleIds } from './files.demo.ts'

export const files: Feature = {
  name: 'messaging/files',
  tags: {
    Files: 'Files attached to interactions and properties.',
  },
  operations: fileOperations,
  events,
  problems: definitions,
  texts,
  auditSubjects: { file: 'read:files', 'file-quota': 'read:files' },
  tables: ['file_sweep_holds', 'file_usage', 'files', 'quarantined_files'],
  jobs: (services, logger) => [
    {
      name: 'sweep files without a row',
      intervalMs: hourMs,
      run: async () => {
        for (const swept of await sweepOrphanFiles(services)) {
          logger.info(swept, 'handled a file without a database row')
        }
      },
    },
  ],
  checks,
  exampleIds,
  demo,
}
