import type { Clock } from '../../../platform/clock/clock.ts'
import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import type { CommandServices } from '../../../platform/commands/execute-command.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { findPrincipal } from '../../../platform/identity/find-principal.ts'
import { getTenant } from '../../../platform/identity/identity.queries.ts'
import type { Principal, Tenant } from '../../../platform/identity/principal.ts'
import { newId } from '../../../platform/ids.ts'
import { keepingLease, leaseFrom, workThroughQueue } from '../../../platform/jobs/lease.ts'
import { type Message, Problem } from '../../../problems/index.ts'
import { addFiles, contentKey, type KeptFile } from '../../messaging/files/index.ts'
import { missingScopes, scopesOfRole } from './export-rights.ts'
import { announceExport } from './export-view.ts'
import {
  claimExport,
  completeExport,
  dequeueExport,
  extendLease,
  failExport,
  findExport,
  lockExport,
  noteProgress,
  type QueuedExport,
} from './exports.queries.ts'
import { message } from './exports.problems.ts'
import { type ArchiveProgress, writeArchive } from './write-archive.ts'

export interface ExportServices extends CommandServices {
  readonly clock: Clock
  readonly files: FileStore
}

/** More than any tenant has; the quota of the tenant's files is the real limit. */
const fileBytesMax = 1024 ** 4
/** An export that ends its worker every time must not do so forever. */
const attemptsMax = 5

/** The export was deleted, or another worker has completed it. */
class ExportLostError extends Error {
  override readonly name = 'ExportLostError'
}

/** Writes all exports in the queue. Returns how many there were. */
export function runQueuedExports(services: ExportServices): Promise<number> {
  return workThroughQueue(services, {
    worker: 'export',
    claim: claimExport,
    work: async (claimed) => {
      await runExport(services, claimed)
      await services.database.asWorker('export', (transaction) => transaction.run(dequeueExport(claimed)))
    },
  })
}

async function runExport(services: ExportServices, claimed: QueuedExport): Promise<void> {
  const { database, clock } = services
  const { tenantId, exportId, attempts } = claimed
  const [found] = await database.read(tenantId, getTenant(tenantId))
  const [row] = await database.read(tenantId, findExport(tenantId, exportId))
  if (found === undefined || row?.state !== 'RUNNING') return
  const tenant = { tenantId, ...found }
  const fail = (reason: Message): Promise<void> => endInFailure(services, tenant, exportId, reason)
  if (attempts > attemptsMax) {
    return fail(message('The export was interrupted {0} times and was given up.', attemptsMax))
  }
  const principal = await findPrincipal(database, { tenant, actor: row.createdBy, now: clock.now() }, scopesOfRole)
  if (principal === undefined || missingScopes(principal).length > 0) {
    return fail(message('The person who ordered the export no longer has the rights that it needs.'))
  }
  try {
    await writeExport(services, principal, claimed)
  } catch (error) {
    if (error instanceof ExportLostError) return
    if (!(error instanceof Problem)) throw error
    await fail(error.detail)
  }
}

/**
 * Writes the file in one snapshot of the tenant. The content is stored first and its row with the export: a worker that
 * dies in between has changed nothing, the content that it left is swept, and the next one starts with a new snapshot.
 */
async function writeExport(services: ExportServices, principal: Principal, claimed: QueuedExport): Promise<void> {
  const { database, files } = services
  const { tenant } = principal
  const { tenantId, exportId } = claimed
  const progress: ArchiveProgress = { doneParts: 0, rowCount: 0 }
  const takenAt = nowOf(services.clock, tenant)
  const snapshot = await database.openSnapshot(tenantId)
  const closing = once(() => snapshot.close())
  const fileId = newId()
  try {
    const stored = await files.put(contentKey(tenantId, fileId), archiveOf(), { maxBytes: fileBytesMax })
    const name = `export-${takenAt.toISOString().slice(0, 10)}.zip`
    const file = { fileId, fileName: name, contentType: 'application/zip', ...stored }
    await complete(services, tenant, { exportId, file, takenAt, rowCount: progress.rowCount })
  } catch (error) {
    await files.remove(contentKey(tenantId, fileId))
    throw error
  } finally {
    await closing()
  }

  function archiveOf(): AsyncGenerator<Buffer> {
    return writeArchive({
      ...{ files, progress, takenAt, endSnapshot: closing },
      context: contextOf(services, principal, (statement) => snapshot.read(statement)),
      currentContext: contextOf(services, principal, (statement) => database.read(tenantId, statement)),
      keep: keepingLease(services.clock, (leasedUntil) => note(leasedUntil)),
      endPart: () => note(leaseFrom(services.clock.now())),
    })
  }

  async function note(leasedUntil: Date): Promise<void> {
    const noted = await database.inTenant(tenantId, (transaction) =>
      transaction.maybeOne(noteProgress(tenantId, exportId, progress)),
    )
    if (noted === undefined) throw new ExportLostError()
    await database.asWorker('export', (transaction) => transaction.run(extendLease(claimed, leasedUntil)))
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => (done ??= work())
}

function contextOf({ clock, files }: ExportServices, principal: Principal, read: ReadContext['read']): ReadContext {
  const { tenant } = principal
  return {
    ...{ tenantId: tenant.tenantId, principal, files, read, now: nowOf(clock, tenant), lastEventId: undefined },
    readWithin: () => Promise.reject(new TypeError('An export reads no other addresses.')),
  }
}

async function complete(
  services: ExportServices,
  tenant: Tenant,
  written: {
    readonly exportId: string
    readonly file: KeptFile
    readonly takenAt: Date
    readonly rowCount: number
  },
): Promise<void> {
  const { exportId, file, takenAt, rowCount } = written
  const { fileId, size, sha256 } = file
  await runSystemCommand(services, tenant, 'run-export', async (command) => {
    const { tenantId, transaction, now } = command
    const before = await transaction.maybeOne(lockExport(tenantId, exportId))
    if (before?.state !== 'RUNNING') throw new ExportLostError()
    await addFiles(command, [file])
    const done = { fileId, size, sha256, rowCount, takenAt, now }
    announceExport(command, before, await transaction.one(completeExport(tenantId, exportId, done)))
  })
}

async function endInFailure(
  services: ExportServices,
  tenant: Tenant,
  exportId: string,
  reason: Message,
): Promise<void> {
  await runSystemCommand(services, tenant, 'run-export', async (command) => {
    const { tenantId, transaction, now } = command
    const before = await transaction.maybeOne(lockExport(tenantId, exportId))
    if (before?.state !== 'RUNNING') return
    announceExport(command, before, await transaction.one(failExport(tenantId, exportId, reason, now)))
  })
}
