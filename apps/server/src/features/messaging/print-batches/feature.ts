import type { Feature } from '../../../platform/feature/feature.ts'
import { secondMs } from '../../../platform/jobs/periodic-job.ts'
import { deliverPrintFiles } from './deliver-print-files.ts'
import { checks } from './print-batches.checks.ts'
import { demo, exampleIds } from './print-batches.demo.ts'
import { events } from './print-batches.events.ts'
import { personalData } from './print-batches.personal-data.ts'
import { definitions, message, problem, texts } from './print-batches.problems.ts'
import { printBatchOperations } from './print-batches.routes.ts'
import { writePrintBatches } from './write-print-batches.ts'

const runIntervalMs = 2 * secondMs

export const printBatches: Feature = {
  name: 'messaging/print-batches',
  tags: { 'Print batches': 'Letters that are printed together: one PDF with a manifest, and sent in one go.' },
  operations: printBatchOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    print_batch_letters_once: () => problem('letter-not-printable', message('Some letters cannot be printed.')),
    print_batches_file: () => problem('file-in-use', message('The file is a print batch.')),
  },
  auditSubjects: { 'print-batch': 'read:print-batches' },
  tables: ['print_batches', 'print_batch_letters'],
  checks,
  personalData,
  exampleIds,
  demo,
  jobs: (services, logger) => {
    const { printFolder } = services
    const write = {
      name: 'write print batches',
      intervalMs: runIntervalMs,
      run: () => writePrintBatches(services, logger),
    }
    if (printFolder === undefined) return [write]
    const run = (): Promise<void> => deliverPrintFiles(services, printFolder, logger)
    return [write, { name: 'deliver print files', intervalMs: runIntervalMs, run }]
  },
}
