import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { createExport } from './change-export.ts'
import { runQueuedExports } from './run-exports.ts'

export const exampleIds = { exportId: demoId('export') } as const

export const demo: DemoSteps = {
  latest: async (run) => {
    await run.step('export', (command) => createExport(command), 1)
    const writing = 'file of the export'
    if (!(await run.isDone(writing))) await runQueuedExports(run.commandsFor(writing, 1))
  },
}
