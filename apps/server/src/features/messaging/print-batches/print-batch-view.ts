import type { Command } from '../../../platform/commands/command.ts'
import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import { requireFound } from '../../../problems/index.ts'
import { findBatch, lockBatch, type PrintBatchRow } from './print-batches.queries.ts'
import type { PrintBatch } from './print-batches.schemas.ts'
import { message } from './print-batches.problems.ts'

/** Shapes a batch for responses and events. */
export function printBatchView(row: PrintBatchRow): PrintBatch {
  return {
    ...row,
    createdAt: instant(row.createdAt),
    readyAt: nullableInstant(row.readyAt),
    deliveredAt: nullableInstant(row.deliveredAt),
    handedOverAt: nullableInstant(row.handedOverAt),
    cancelledAt: nullableInstant(row.cancelledAt),
  }
}

/** Locks a batch and reads it. */
export async function holdBatch({ transaction, tenantId }: Command, printBatchId: string): Promise<PrintBatchRow> {
  const found = await transaction.maybeOne(lockBatch(tenantId, printBatchId))
  return requireFound(found, message('There is no such print batch.'))
}

/** Announces a change of a batch, and returns the batch as it is now. */
export async function announceBatch(command: Command, type: string, before: PrintBatch): Promise<PrintBatch> {
  const { tenantId, transaction } = command
  const subjectId = before.printBatchId
  const after = printBatchView(await transaction.one(findBatch(tenantId, subjectId)))
  command.emit({ type, subjectId, data: after })
  command.audit({ subjectType: 'print-batch', subjectId, before, after })
  return after
}
