import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import type { Services } from '../../../platform/http/server/services.ts'
import { recordingRefusals } from '../../../platform/http/operations/after-refusal.ts'
import { eventTypesOf } from '../../../platform/http/operations/operation.ts'
import { keepContent, type Upload } from '../../../platform/http/operations/uploads.ts'
import { type CommandServices, executeCommand } from '../../../platform/commands/execute-command.ts'
import type { StoredReply } from '../../../platform/commands/idempotency.queries.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { findPrincipal } from '../../../platform/identity/find-principal.ts'
import { getTenant } from '../../../platform/identity/identity.queries.ts'
import type { Principal, Tenant } from '../../../platform/identity/principal.ts'
import { newId } from '../../../platform/ids.ts'
import { keepingLease, workThroughQueue } from '../../../platform/jobs/lease.ts'
import { type Message, Problem } from '../../../problems/index.ts'
import { type BulkAction, type BulkParameters, type CaseState, inputOf, undoOf } from './bulk-actions.rules.ts'
import { bulkJobView } from './bulk-job-view.ts'
import {
  type BulkItemRow,
  type BulkJobRow,
  claimTenant,
  dequeueTenant,
  enqueueTenant,
  extendLease,
  findBulkJob,
  findNextJob,
  listItemsIn,
  lockBulkJob,
  lockCaseState,
  moveItem,
  setBulkState,
} from './bulk-jobs.queries.ts'
import { getOperation, requireBulkRights, scopesOfRole } from './bulk-rights.ts'
import { announce } from './change-bulk-job.ts'
import { findEmail } from './find-email.ts'
import { message } from './bulk-jobs.problems.ts'

type BulkServices = CommandServices &
  Pick<Services, 'clock' | 'files' | 'outbound' | 'isMailConfigured' | 'printFolder'>

const itemsAtOnce = 100

/** Another worker did the item, or the job was cancelled. Nothing of this transaction stays. */
class TurnLostError extends Error {
  override readonly name = 'TurnLostError'
}

/** Checks and runs all jobs in the queue. Returns the number of tenants. */
export function runQueuedBulkJobs(services: BulkServices): Promise<number> {
  return workThroughQueue(services, {
    worker: 'bulk',
    claim: claimTenant,
    work: ({ tenantId }) => runJobsOfTenant(services, tenantId),
  })
}

async function runJobsOfTenant(services: BulkServices, tenantId: string): Promise<void> {
  const { database, clock } = services
  const [row] = await database.read(tenantId, getTenant(tenantId))
  if (row === undefined) throw new Error(`The tenant ${tenantId} of a job does not exist.`)
  for (;;) {
    const [next] = await database.read(tenantId, findNextJob(tenantId))
    if (next === undefined) break
    await runJob(services, { tenantId, ...row }, next)
  }
  await database.asWorker('bulk', (transaction) => transaction.run(dequeueTenant(tenantId)))
  // One that was ordered just before the queue was emptied.
  const [late] = await database.read(tenantId, findNextJob(tenantId))
  if (late !== undefined) {
    await database.inTenant(tenantId, (transaction) => transaction.run(enqueueTenant(tenantId, clock.now())))
  }
}

async function runJob(services: BulkServices, tenant: Tenant, job: BulkJobRow): Promise<void> {
  const { database, clock } = services
  const { tenantId } = tenant
  const from = job.state === 'CHECKING' ? 'NEW' : 'READY'
  const keepLease = keepingLease(clock, (leasedUntil) =>
    database.asWorker('bulk', (transaction) => transaction.run(extendLease(tenantId, leasedUntil))),
  )
  for (;;) {
    const items = await database.read(tenantId, listItemsIn(tenantId, { ...job, state: from }, itemsAtOnce))
    if (items.length === 0) break
    const now = clock.now()
    // Read again for each page: somebody may have lost their rights meanwhile.
    const principal = await findPrincipal(database, { tenant, actor: job.orderedBy, now }, scopesOfRole)
    for (const item of items) {
      await runItem(services, tenant, { job, item, principal })
      await keepLease()
    }
    const [current] = await database.read(tenantId, findBulkJob(tenantId, job.bulkJobId))
    if (current?.state !== job.state) return
  }
  await endPhase(services, tenant, job)
}

interface Work {
  readonly job: BulkJobRow
  readonly item: BulkItemRow
  readonly principal: Principal | undefined
}

/** Does one case, or tries it. A refusal is noted with its reason; other errors end this run. */
async function runItem(services: BulkServices, tenant: Tenant, work: Work): Promise<void> {
  const { job, item, principal } = work
  const { action, parameters } = stepOf(work)
  try {
    if (principal === undefined) {
      await refuseItem(
        services,
        tenant,
        work,
        message('The person who ordered the job no longer has the rights that it needs.'),
      )
      return
    }
    requireBulkRights(principal, action)
    await actOnCase(services, principal, { job, item, action, parameters })
  } catch (error) {
    if (error instanceof TurnLostError) return
    if (!(error instanceof Problem)) throw error
    await refuseItem(services, tenant, work, error.detail)
  }
}

/** What is done to a case: the action of the job, or what undoes that of another. */
function stepOf({ job, item }: Work): { readonly action: BulkAction; readonly parameters: BulkParameters } {
  if (job.action !== 'UNDO') return { action: job.action, parameters: job.parameters }
  if (item.undo === null) throw new Error('A case of a job of undoing has nothing to undo.')
  return item.undo
}

interface Step extends Omit<Work, 'principal'> {
  readonly action: BulkAction
  readonly parameters: BulkParameters
}

async function actOnCase(services: BulkServices, principal: Principal, step: Step): Promise<void> {
  const { job, item, action, parameters } = step
  const isDryRun = job.state === 'CHECKING'
  const operation = getOperation(action)
  const { tenant } = principal
  const { tenantId } = tenant
  const now = nowOf(services.clock, tenant)
  const kept: Upload[] = []
  const discard = (): Promise<unknown> => Promise.all(kept.map((upload) => upload.discard()))
  const request = {
    ...{ operation: operation.id, eventTypes: eventTypesOf(operation.events), principal, isDryRun, now },
    ...{ requestId: newId(), idempotency: undefined },
  }
  try {
    const email = action === 'EMAIL' ? await findEmail(services, tenant, { item, parameters }) : undefined
    const blank = { ...item, tags: [], groupId: null, properties: {}, now: now.toISOString(), email }
    const prepared = await operation.prepare?.(
      {
        ...{ tenantId, tenant, now, outbound: services.outbound, isMailConfigured: services.isMailConfigured },
        ...{ files: services.files, printFolder: services.printFolder },
        read: (statement) => services.database.read(tenantId, statement),
        keepFile: async (file) => {
          const upload = await keepContent(services.files, tenantId, file)
          kept.push(upload)
          return upload
        },
      },
      { query: {}, ...inputOf(action, parameters, blank) } as never,
    )
    const useCase = async (command: Command): Promise<StoredReply> => {
      const before = {
        ...(await command.transaction.one(lockCaseState(tenantId, item.caseId))),
        now: now.toISOString(),
        email,
      }
      const input = { query: {}, ...inputOf(action, parameters, before) }
      const result = await operation.run(command, input as never, prepared as never)
      if (!isDryRun) await noteDone(command, step, { before, result })
      return { status: 200, headers: {}, body: '' }
    }
    await recordingRefusals(services, operation, request, () => executeCommand(services, request, useCase))
  } catch (error) {
    await discard()
    throw error
  }
  if (!isDryRun) return
  await discard()
  await runSystemCommand(services, tenant, 'run-bulk-job', async ({ transaction }) => {
    const place = { bulkJobId: job.bulkJobId, caseId: item.caseId, jobState: job.state }
    await transaction.run(moveItem(tenantId, place, { from: 'NEW', to: 'READY' }))
  })
}

/** Notes in the same transaction that the case is done, and what undoes it. */
async function noteDone(
  { tenantId, transaction }: Command,
  { job, item, action, parameters }: Step,
  change: { readonly before: CaseState; readonly result: unknown },
): Promise<void> {
  const place = { bulkJobId: job.bulkJobId, caseId: item.caseId, jobState: job.state }
  const undo = job.action === 'UNDO' ? undefined : (undoOf(action, parameters, change) ?? null)
  const moved = await transaction.run(moveItem(tenantId, place, { from: 'READY', to: 'DONE', undo }))
  if (moved === 0) throw new TurnLostError()
}

async function refuseItem(services: BulkServices, tenant: Tenant, { job, item }: Work, reason: Message): Promise<void> {
  const from = job.state === 'CHECKING' ? 'NEW' : 'READY'
  await runSystemCommand(services, tenant, 'run-bulk-job', async ({ tenantId, transaction }) => {
    const place = { bulkJobId: job.bulkJobId, caseId: item.caseId, jobState: job.state }
    await transaction.run(moveItem(tenantId, place, { from, to: 'REFUSED', reason }))
  })
}

/** Ends checking or running, unless somebody cancelled the job meanwhile. */
async function endPhase(services: BulkServices, tenant: Tenant, { bulkJobId, state }: BulkJobRow): Promise<void> {
  await runSystemCommand(services, tenant, 'run-bulk-job', async (command) => {
    const { tenantId, transaction, now } = command
    const locked = await transaction.one(lockBulkJob(tenantId, bulkJobId))
    if (locked.state !== state) return
    const before = bulkJobView(await transaction.one(findBulkJob(tenantId, bulkJobId)))
    const change =
      state === 'CHECKING' ? { state: 'CHECKED' as const } : { state: 'COMPLETED' as const, finishedAt: now }
    await transaction.run(setBulkState(tenantId, bulkJobId, change))
    await announce(command, bulkJobId, { before })
  })
}
