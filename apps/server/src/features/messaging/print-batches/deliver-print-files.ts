import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Logger } from 'pino'
import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import { listTenants } from '../../../platform/database/tenants.queries.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { contentKey } from '../files/index.ts'
import { fileStem, manifestOf } from './manifest.rules.ts'
import { announceBatch, printBatchView } from './print-batch-view.ts'
import { findBatch, listUndelivered, noteDelivery, type PrintBatchRow } from './print-batches.queries.ts'
import { lettersMax } from './print-batches.schemas.ts'
import { listLetters } from './printed-letters.queries.ts'
import type { PrintServices } from './write-print-batches.ts'

/** Puts the files of batches that were handed over into the folder of the operator, below the id of their tenant. */
export async function deliverPrintFiles(
  services: PrintServices,
  folder: string,
  logger: Pick<Logger, 'error'>,
): Promise<void> {
  const { database } = services
  const tenants = await database.asWorker('jobs', (transaction) => transaction.many(listTenants()))
  for (const tenant of tenants) {
    const { tenantId } = tenant
    try {
      for (const batch of await database.read(tenantId, listUndelivered(tenantId))) {
        await deliver(services, tenant, batch, join(folder, tenantId))
      }
    } catch (error) {
      logger.error({ err: error, tenantId }, 'the files of a print batch could not be delivered and will be retried')
    }
  }
}

/** Writes the manifest and then the PDF, so that both are there once the PDF is. Writing them again gives the same files. */
async function deliver(services: PrintServices, tenant: Tenant, batch: PrintBatchRow, folder: string): Promise<void> {
  const { database, files, clock } = services
  const { tenantId } = tenant
  const { printBatchId, batchSeqId, fileId } = batch
  const content = fileId === null ? undefined : await files.open(contentKey(tenantId, fileId))
  if (content === undefined) throw new Error(`The file of the print batch ${printBatchId} is missing.`)
  const all = { limit: lettersMax, offset: 0, after: null }
  const manifest = await manifestOf(batchSeqId, await database.read(tenantId, listLetters(tenantId, printBatchId, all)))
  await mkdir(folder, { recursive: true })
  await writeAtomically(join(folder, `${fileStem(batchSeqId)}.csv`), await buffer(manifest.content))
  await writeAtomically(join(folder, `${fileStem(batchSeqId)}.pdf`), await buffer(content))
  await runSystemCommand(services, tenant, 'deliver-print-batch', async (command) => {
    const before = printBatchView(await command.transaction.one(findBatch(tenantId, printBatchId)))
    const noted = await command.transaction.maybeOne(noteDelivery(tenantId, printBatchId, nowOf(clock, tenant)))
    if (noted !== undefined) await announceBatch(command, 'print-batches.update', before)
  })
}

/** A reader of the folder sees the whole file or none, also after a power failure. */
async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const partial = `${path}.part`
  const file = await open(partial, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(partial, path)
}
