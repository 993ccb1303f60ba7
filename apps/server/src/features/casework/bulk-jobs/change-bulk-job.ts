import type { Command } from '../../../platform/commands/command.ts'
import { type FieldError, requireFound, validationFailed } from '../../../problems/index.ts'
import { findMatchingCaseIds } from '../cases/index.ts'
import { missingParameters } from './bulk-actions.rules.ts'
import { bulkJobView } from './bulk-job-view.ts'
import {
  enqueueTenant,
  findBulkJob,
  insertBulkItems,
  insertBulkJob,
  insertUndoItems,
  lockBulkJob,
  setBulkState,
} from './bulk-jobs.queries.ts'
import { bulkCasesMax, type BulkJob, type BulkJobInput, type BulkJobState } from './bulk-jobs.schemas.ts'
import { requireBulkRights } from './bulk-rights.ts'
import { message, problem } from './bulk-jobs.problems.ts'

/** Orders an action on many cases. Each is tried without effect first; nothing happens before the job is confirmed. */
export async function createBulkJob(command: Command, input: BulkJobInput): Promise<BulkJob> {
  const { tenantId, transaction, now: createdAt, actor: createdBy } = command
  const { action, parameters = {} } = input
  requireBulkRights(command.principal, action)
  const bulkJobId = command.newId()
  const errors = missingParameters(action, parameters)
  if ((input.caseIds === undefined) === (input.filter === undefined)) {
    errors.push({ path: '/caseIds', message: message('must be given, or a filter, but not both') })
  }
  if (errors.length > 0) throw validationFailed(errors)
  const caseIds = await requireCases(command, input)
  await transaction.run(
    insertBulkJob({ tenantId, bulkJobId, action, parameters, undoesJobId: null, createdAt, createdBy }),
  )
  const added = await transaction.run(insertBulkItems(tenantId, bulkJobId, caseIds))
  if (added < caseIds.length) throw refused('/caseIds', message('do not all match cases'))
  await transaction.run(enqueueTenant(tenantId, createdAt))
  return announce(command, bulkJobId, { isNew: true })
}

async function requireCases(command: Command, { caseIds, filter }: BulkJobInput): Promise<string[]> {
  if (caseIds !== undefined) return [...new Set(caseIds.map((caseId) => caseId.toLowerCase()))]
  const { tenantId, transaction, principal, now } = command
  const rows = await transaction.many(
    findMatchingCaseIds(tenantId, filter ?? {}, { principal, now, limit: bulkCasesMax + 1 }),
  )
  if (rows.length === 0) throw refused('/filter', message('match no case'))
  if (rows.length > bulkCasesMax) throw refused('/filter', message('match more than {0} cases', bulkCasesMax))
  return rows.map(({ id }) => id)
}

function refused(path: string, reason: FieldError['message']): Error {
  return validationFailed([{ path, message: reason }])
}

/** Does the action to the cases that were found ready. */
export async function confirmBulkJob(command: Command, bulkJobId: string): Promise<BulkJob> {
  const before = await getLockedJob(command, bulkJobId, ['CHECKED'])
  if (before.action !== 'UNDO') requireBulkRights(command.principal, before.action)
  const { tenantId, transaction, now, actor } = command
  await transaction.run(setBulkState(tenantId, bulkJobId, { state: 'RUNNING', orderedBy: actor }))
  await transaction.run(enqueueTenant(tenantId, now))
  return announce(command, bulkJobId, { before })
}

/** Stops a job. What was done stays. */
export async function cancelBulkJob(command: Command, bulkJobId: string): Promise<BulkJob> {
  const before = await getLockedJob(command, bulkJobId, ['CHECKING', 'CHECKED', 'RUNNING'])
  const { tenantId, transaction, now } = command
  await transaction.run(setBulkState(tenantId, bulkJobId, { state: 'CANCELLED', finishedAt: now }))
  return announce(command, bulkJobId, { before })
}

/** Orders a job that undoes another, where that is possible. */
export async function undoBulkJob(command: Command, undoesJobId: string): Promise<BulkJob> {
  const { action, undoableCount } = await getLockedJob(command, undoesJobId, ['COMPLETED', 'CANCELLED'])
  if (action === 'UNDO' || undoableCount === 0) {
    throw problem('bulk-job-state', message('Nothing that the job did can be undone.'))
  }
  requireBulkRights(command.principal, action)
  const { tenantId, transaction, now: createdAt, actor: createdBy } = command
  const bulkJobId = command.newId()
  const job = { tenantId, bulkJobId, parameters: {}, undoesJobId, createdAt, createdBy }
  await transaction.run(insertBulkJob({ ...job, action: 'UNDO' }))
  await transaction.run(insertUndoItems(tenantId, bulkJobId, undoesJobId))
  await transaction.run(enqueueTenant(tenantId, createdAt))
  return announce(command, bulkJobId, { isNew: true })
}

async function getLockedJob(command: Command, bulkJobId: string, states: readonly BulkJobState[]): Promise<BulkJob> {
  const { tenantId, transaction } = command
  const locked = requireFound(
    await transaction.maybeOne(lockBulkJob(tenantId, bulkJobId)),
    message('There is no such job.'),
  )
  const job = bulkJobView(await transaction.one(findBulkJob(tenantId, bulkJobId)))
  command.requireMatch(job)
  if (!states.includes(locked.state)) throw problem('bulk-job-state', message('The job is {0}.', locked.state))
  return job
}

/** Emits the event of a job that is new or in another state. */
export async function announce(
  command: Command,
  bulkJobId: string,
  { before, isNew = false }: { readonly before?: BulkJob; readonly isNew?: boolean },
): Promise<BulkJob> {
  const after = bulkJobView(await command.transaction.one(findBulkJob(command.tenantId, bulkJobId)))
  command.emit({ type: isNew ? 'bulk-jobs.create' : 'bulk-jobs.update', subjectId: bulkJobId, data: after })
  command.audit({ subjectType: 'bulk-job', subjectId: bulkJobId, before, after })
  return after
}
