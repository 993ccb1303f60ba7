import type { Command } from '../../../platform/commands/command.ts'
import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { exampleIds as cases } from '../cases/index.ts'
import { moveItem, setBulkState } from './bulk-jobs.queries.ts'
import { createBulkJob } from './change-bulk-job.ts'

export const exampleIds = {
  /** A job that is being checked. */
  bulkJobId: demoId('bulk job'),
  checkedBulkJobId: demoId('checked bulk job'),
  completedBulkJobId: demoId('completed bulk job'),
} as const

const { caseId } = cases
const order = { action: 'ADD_TAG' as const, parameters: { tag: 'forår' }, caseIds: [caseId] }

/** A job whose case was checked. */
async function createCheckedJob(command: Command): Promise<string> {
  const { tenantId, transaction } = command
  const { bulkJobId } = await createBulkJob(command, order)
  await transaction.run(moveItem(tenantId, { bulkJobId, caseId, jobState: 'CHECKING' }, { from: 'NEW', to: 'READY' }))
  await transaction.run(setBulkState(tenantId, bulkJobId, { state: 'CHECKED' }))
  return bulkJobId
}

/** A job that was completed. Its case has lost the tag again, so that undoing it changes nothing. */
async function createCompletedJob(command: Command): Promise<void> {
  const { tenantId, transaction, now: finishedAt } = command
  const bulkJobId = await createCheckedJob(command)
  const undo = { action: 'REMOVE_TAG' as const, parameters: { tag: 'forår' } }
  const place = { bulkJobId, caseId, jobState: 'CHECKED' as const }
  await transaction.run(moveItem(tenantId, place, { from: 'READY', to: 'DONE', undo }))
  await transaction.run(setBulkState(tenantId, bulkJobId, { state: 'COMPLETED', finishedAt }))
}

export const demo: DemoSteps = {
  latest: async (run) => {
    await run.step('bulk job', (command) => createBulkJob(command, order), 1)
    await run.step('checked bulk job', createCheckedJob, 1)
    await run.step('completed bulk job', createCompletedJob, 1)
  },
}
