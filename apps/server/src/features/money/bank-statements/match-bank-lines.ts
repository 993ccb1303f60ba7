import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import { getTenant } from '../../../platform/identity/identity.queries.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { keepingLease, workThroughQueue } from '../../../platform/jobs/lease.ts'
import { Problem } from '../../../problems/index.ts'
import { bookLinesOfFile, type MatchingServices } from './book-lines-of-file.ts'
import { payInvoiceFromLine } from './pay-invoice.ts'
import { payPayout, payPayoutBatch } from './pay-payout.ts'
import {
  claimFile,
  decideLines,
  dequeueFile,
  extendLease,
  listInvoiceLines,
  listBatchDebits,
  listPayoutDebits,
  type QueuedFile,
  suggestCases,
  takeNewLines,
} from './match-bank-lines.queries.ts'

/** Lines in one transaction: few enough that others wait only briefly. */
const chunkSize = 500

/** Matches the lines of all files in the queue, and books those with an exact reference. Returns the number of files. */
export function matchQueuedFiles(services: MatchingServices): Promise<number> {
  return workThroughQueue(services, {
    worker: 'bank',
    claim: claimFile,
    work: (file) => matchFile(services, file),
  })
}

async function matchFile(services: MatchingServices, file: QueuedFile): Promise<void> {
  const { tenantId, bankFileId } = file
  // A worker that was too slow for its lease shares the file with the next one: both lock the lines they work on.
  const extend = keepingLease(services.clock, (leasedUntil) =>
    services.database.asWorker('bank', (transaction) => transaction.run(extendLease(file, leasedUntil))),
  )
  const [row] = await services.database.read(tenantId, getTenant(tenantId))
  if (row === undefined) throw new Error(`The tenant ${tenantId} of a bank file does not exist.`)
  const tenant = { tenantId, ...row }
  for (let count = chunkSize; count > 0;) {
    count = await runSystemCommand(services, tenant, 'match-bank-lines', (command) =>
      matchLinesOfFile(command, bankFileId),
    )
    await extend()
  }
  await bookLinesOfFile(services, tenant, { bankFileId, extend })
  await payPayouts(services, tenant, bankFileId)
  await payBatches(services, tenant, bankFileId)
  await payInvoices(services, tenant, bankFileId)
  await services.database.asWorker('bank', (transaction) => transaction.run(dequeueFile(file)))
}

/** Matches the next lines of a file, and returns how many there were. */
export async function matchLinesOfFile(command: Command, bankFileId: string): Promise<number> {
  const { tenantId, transaction, tenant, now } = command
  const lineIds = (await transaction.many(takeNewLines(tenantId, bankFileId, chunkSize))).map(
    ({ bankLineId }) => bankLineId,
  )
  if (lineIds.length === 0) return 0
  await transaction.many(suggestCases(tenantId, lineIds))
  await transaction.run(decideLines(tenantId, lineIds, localDate(now, tenant.timeZone)))
  return lineIds.length
}

/** Marks payouts as paid whose debit is in the file: the bank repeats the end-to-end id of our payment file. */
async function payPayouts(services: MatchingServices, tenant: Tenant, bankFileId: string): Promise<void> {
  const debits = await services.database.read(tenant.tenantId, listPayoutDebits(tenant.tenantId, bankFileId))
  for (const { bankLineId, payoutId } of debits) {
    try {
      await runSystemCommand(services, tenant, 'assign-bank-line-to-payout', (command) =>
        payPayout(command, payoutId, bankLineId),
      )
    } catch (error) {
      // Somebody assigned the line or the payout meanwhile, or the bank paid another amount: a person decides.
      if (!(error instanceof Problem)) throw error
    }
  }
}

/** Marks all payouts of a batch as paid if the file has the debit of the whole batch. */
async function payBatches(services: MatchingServices, tenant: Tenant, bankFileId: string): Promise<void> {
  const debits = await services.database.read(tenant.tenantId, listBatchDebits(tenant.tenantId, bankFileId))
  for (const { bankLineId, payoutBatchId } of debits) {
    try {
      await runSystemCommand(services, tenant, 'assign-bank-line-to-payout', (command) =>
        payPayoutBatch(command, payoutBatchId, bankLineId),
      )
    } catch (error) {
      // The bank paid another sum, or the batch is paid already: a person decides.
      if (!(error instanceof Problem)) throw error
    }
  }
}

/** Books payments of creditors with the reference of an invoice. */
async function payInvoices(services: MatchingServices, tenant: Tenant, bankFileId: string): Promise<void> {
  const lines = await services.database.read(tenant.tenantId, listInvoiceLines(tenant.tenantId, bankFileId))
  for (const { bankLineId, invoiceId } of lines) {
    try {
      await runSystemCommand(services, tenant, 'assign-bank-line-to-invoice', (command) =>
        payInvoiceFromLine(command, invoiceId, { bankLineId }),
      )
    } catch (error) {
      // The invoice is paid already, or somebody works on the line: a person decides.
      if (!(error instanceof Problem)) throw error
    }
  }
}
