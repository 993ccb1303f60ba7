import type { Feature } from '../../../platform/feature/feature.ts'
import { hourMs, secondMs } from '../../../platform/jobs/periodic-job.ts'
import { unknownReference } from '../../../problems/index.ts'
import { demo, exampleIds } from './imports.demo.ts'
import { events } from './imports.events.ts'
import { personalData } from './imports.personal-data.ts'
import { definitions, message, problem, texts } from './imports.problems.ts'
import { importOperations } from './imports.routes.ts'
import { runQueuedImports } from './run-imports.ts'
import { sweepImports } from './sweep-imports.ts'

export const imports: Feature = {
  name: 'integration/imports',
  tags: {
    Imports: 'Files of creditors, customers and cases: uploaded, mapped, checked, confirmed and imported.',
  },
  operations: importOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    imports_creditor: () => unknownReference('/creditorId', 'creditor'),
    imports_file: () => problem('file-in-use', message('The file belongs to an import.')),
  },
  auditSubjects: { import: 'read:imports', 'import-mapping': 'read:imports' },
  tables: ['import_mappings', 'import_problems', 'import_queue', 'imports'],
  jobs: (services) => [
    {
      name: 'run imports',
      intervalMs: secondMs,
      run: async () => {
        await runQueuedImports(services)
      },
    },
    { name: 'sweep old imports', intervalMs: hourMs, run: () => sweepImports(services) },
  ],
  exampleIds,
  demo,
  personalData,
}
