import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Logger } from 'pino'
import type { Command } from '../../../platform/commands/command.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import { listTenants } from '../../../platform/database/tenants.queries.ts'
import type { Services } from '../../../platform/http/server/services.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { newId } from '../../../platform/ids.ts'
import { leaseFrom, whileKeepingLease } from '../../../platform/jobs/lease.ts'
import { joinPdfs, type JoinedPdf, type PdfPart } from '../../../platform/pdf/join-pdfs.ts'
import { addFiles, contentKey, type KeptFile } from '../files/index.ts'
import { letterBytes } from '../letters/index.ts'
import { stampOf } from './letter-stamp.rules.ts'
import { fileStem } from './manifest.rules.ts'
import { announceBatch, printBatchView } from './print-batch-view.ts'
import {
  claimBatch,
  completeBatch,
  extendBatch,
  findBatch,
  noteProgress,
  type PrintBatchRow,
} from './print-batches.queries.ts'
import { lettersMax, type PrintedLetter } from './print-batches.schemas.ts'
import { listLetters, placeLetters, type PlacedLetter } from './printed-letters.queries.ts'

export type PrintServices = Pick<Services, 'database' | 'secrets' | 'publicUrl' | 'clock' | 'files'>

const lettersPerNote = 20
/** 500 letters of a few pages with a logo. */
const fileBytesMax = 300 * 1024 * 1024

/** Writes the files of all batches that wait for one. A tenant that fails does not stop the others. */
export async function writePrintBatches(services: PrintServices, logger: Pick<Logger, 'error'>): Promise<void> {
  const tenants = await services.database.asWorker('jobs', (transaction) => transaction.many(listTenants()))
  for (const tenant of tenants) {
    try {
      await writeBatchesOf(services, tenant)
    } catch (error) {
      logger.error({ err: error, tenantId: tenant.tenantId }, 'a print batch could not be written and will be retried')
    }
  }
}

/** The same for one tenant. */
export async function writeBatchesOf(services: PrintServices, tenant: Tenant): Promise<void> {
  const { tenantId } = tenant
  for (;;) {
    const serviceNow = services.clock.now()
    const claim = { leaseId: newId(), serviceNow, leasedUntil: leaseFrom(serviceNow) }
    const batch = await services.database.inTenant(tenantId, (transaction) =>
      transaction.maybeOne(claimBatch(tenantId, claim)),
    )
    if (batch === undefined) return
    const leased = { printBatchId: batch.printBatchId, leaseId: claim.leaseId }
    const extend = (leasedUntil: Date): Promise<unknown> =>
      services.database.inTenant(tenantId, (transaction) =>
        transaction.run(extendBatch(tenantId, { ...leased, leasedUntil })),
      )
    await whileKeepingLease(services.clock, extend, () => writeBatch(services, tenant, batch, claim.leaseId))
  }
}

/**
 * Writes the file of a batch. Its content is stored first and its row with the batch: a worker that dies in between has
 * changed nothing, and the content it left is swept.
 */
async function writeBatch(
  services: PrintServices,
  tenant: Tenant,
  batch: PrintBatchRow,
  leaseId: string,
): Promise<void> {
  const { tenantId } = tenant
  const all = { limit: lettersMax, offset: 0, after: null }
  const letters = await services.database.read(tenantId, listLetters(tenantId, batch.printBatchId, all))
  const parts = await readParts(services, tenant, { ...batch, leaseId }, letters)
  if (parts === undefined) return
  const joined = joinPdfs(parts, { isDuplex: batch.isDuplex })
  const file = await storeFile(services, tenantId, batch, joined)
  const placed = placesOf(letters, parts, joined)
  const done = { printBatchId: batch.printBatchId, leaseId, pageCount: joined.pages, placed, file }
  try {
    await runSystemCommand(services, tenant, 'write-print-batch', (command) => complete(command, done))
  } catch (error) {
    await services.files.remove(contentKey(tenantId, file.fileId))
    if (!(error instanceof LostBatchError)) throw error
  }
}

/** Reads the letters, and notes how far it is; undefined if the batch was cancelled meanwhile. */
async function readParts(
  services: PrintServices,
  tenant: Tenant,
  { printBatchId, leaseId }: { readonly printBatchId: string; readonly leaseId: string },
  letters: readonly PrintedLetter[],
): Promise<PdfPart[] | undefined> {
  const { database, files } = services
  const { tenantId } = tenant
  const context: Parameters<typeof letterBytes>[0] = {
    ...{ tenantId, files, read: (statement) => database.read(tenantId, statement) },
  }
  const parts: PdfPart[] = []
  for (const { documentId, letterNumber } of letters) {
    parts.push({ bytes: await letterBytes(context, documentId), stamp: stampOf(letterNumber) })
    if (parts.length % lettersPerNote !== 0) continue
    const noted = await database.inTenant(tenantId, (transaction) =>
      transaction.maybeOne(
        noteProgress(tenantId, {
          printBatchId,
          leaseId,
          doneCount: Math.min(parts.length, letters.length),
        }),
      ),
    )
    if (noted === undefined) return undefined
  }
  return parts
}

async function storeFile(
  { files }: PrintServices,
  tenantId: string,
  { batchSeqId }: PrintBatchRow,
  { bytes }: JoinedPdf,
): Promise<KeptFile> {
  const fileId = newId()
  const stored = await files.put(contentKey(tenantId, fileId), Readable.from([bytes]), { maxBytes: fileBytesMax })
  return { fileId, fileName: `${fileStem(batchSeqId)}.pdf`, contentType: 'application/pdf', ...stored }
}

function placesOf(letters: readonly PrintedLetter[], parts: readonly PdfPart[], joined: JoinedPdf): PlacedLetter[] {
  return letters.map(({ documentId }, index) => ({
    documentId,
    firstPage: joined.parts[index]?.firstPage ?? 0,
    pages: joined.parts[index]?.pages ?? 0,
    sha256: createHash('sha256')
      .update(parts[index]?.bytes ?? '')
      .digest('hex'),
  }))
}

interface Written {
  readonly printBatchId: string
  readonly leaseId: string
  readonly pageCount: number
  readonly placed: readonly PlacedLetter[]
  readonly file: KeptFile
}

/** Records the file with the batch, unless it was cancelled or another worker has taken over. */
async function complete(command: Command, written: Written): Promise<void> {
  const { tenantId, transaction, now } = command
  const { printBatchId, leaseId, pageCount, placed, file } = written
  const before = printBatchView(await transaction.one(findBatch(tenantId, printBatchId)))
  await addFiles(command, [file])
  const { fileId, sha256 } = file
  const completed = await transaction.maybeOne(
    completeBatch(tenantId, { printBatchId, leaseId, pageCount, fileId, sha256, now }),
  )
  if (completed === undefined) throw new LostBatchError()
  await transaction.run(placeLetters(tenantId, printBatchId, placed))
  await announceBatch(command, 'print-batches.update', before)
}

/** The batch is no longer this worker's: nothing of its transaction may stay. */
class LostBatchError extends Error {
  override readonly name = 'LostBatchError'
}
