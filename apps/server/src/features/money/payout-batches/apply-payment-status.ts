import type { Command } from '../../../platform/commands/command.ts'
import type { PrepareContext } from '../../../platform/http/operations/operation.ts'
import type { Upload } from '../../../platform/http/operations/uploads.ts'
import type { Sniffed } from '../../../platform/files/sniff.ts'
import { type BankFileInput, decode, readUploadedBytes, StatementError } from '../bank-statements/index.ts'
import { lockPayouts } from '../payouts/index.ts'
import { acceptPayments, type BatchPaymentRow, findPayments } from './batch-payments.queries.ts'
import { type PaymentStatus, readPain002, type StatusReport } from './pain002.rules.ts'
import { announceBatch, payoutBatchView } from './payout-batch-view.ts'
import { findBatch, lockBatch, type PayoutBatchRow } from './payout-batches.queries.ts'
import type { AppliedStatus } from './payout-batches.schemas.ts'
import { rejectOne } from './reject-payout-payment.ts'
import { message, problem } from './payout-batches.problems.ts'

/** A report with the name of its file, for messages about it. */
export interface NamedReport extends StatusReport {
  readonly fileName: string
}

/** Accepts the names of status reports. Their content is checked when they are read. */
export function sniffStatusReport(_head: Uint8Array, fileName: string): Promise<Sniffed> {
  return Promise.resolve(
    /\.xml$/i.test(fileName)
      ? { contentType: 'application/octet-stream' }
      : { refused: message('Only xml files are accepted.') },
  )
}

/** Reads the status report of an upload. */
export async function readStatusReport(context: PrepareContext, body: BankFileInput | Upload): Promise<NamedReport> {
  const { fileName } = body
  const bytes = await readUploadedBytes(context, body)
  try {
    return { ...readPain002(decode(bytes)), fileName }
  } catch (error) {
    if (!(error instanceof StatementError)) throw error
    const { line, reason } = error
    throw problem('status-file-refused', message('{0}, line {1}: {2}', fileName, line, reason), {
      extensions: { fileName, line },
    })
  }
}

/**
 * Marks payments as accepted or rejected, as the bank reports. What is paid stays paid, and a rejected payment stays
 * rejected, so that a report that arrives twice or late changes nothing.
 */
export async function applyPaymentStatus(command: Command, report: NamedReport): Promise<AppliedStatus> {
  const { tenantId, transaction, now, actor } = command
  const batch = await requireBatch(command, report)
  await transaction.run(lockPayouts(tenantId))
  const payments = await transaction.many(findPayments(tenantId, batch.payoutBatchId))
  requireKnownPayments(payments, report)
  const before = payoutBatchView(batch)
  const said = payments.map((payment) => ({ payment, status: statusFor(payment, report) }))
  const isOpen = ({ state, paidOn }: BatchPaymentRow): boolean =>
    paidOn === null && (state === 'SENT' || state === 'ACCEPTED')
  const accepted = said.filter(({ payment, status }) => status.outcome === 'ACCEPTED' && payment.state === 'SENT')
  const rejected = said.filter(({ payment, status }) => status.outcome === 'REJECTED' && isOpen(payment))
  const paymentIds = accepted.map(({ payment }) => payment.paymentId)
  await transaction.run(acceptPayments(tenantId, { paymentIds, decidedAt: now, decidedBy: actor }))
  for (const { payment, status } of rejected) await rejectOne(command, payment, status.reason)
  const decidedCount = said.filter(({ status }) => status.outcome !== undefined).length
  const hasChanged = accepted.length + rejected.length > 0
  return {
    batch: hasChanged ? await announceBatch(command, 'payout-batches.update', before) : before,
    acceptedCount: accepted.length,
    rejectedCount: rejected.length,
    unchangedCount: decidedCount - accepted.length - rejected.length,
  }
}

function statusFor({ endToEndId }: BatchPaymentRow, { whole, byEndToEndId }: StatusReport): PaymentStatus {
  return byEndToEndId.get(endToEndId) ?? whole
}

/** The batch of a report: its message id is the id of the batch. */
async function requireBatch(command: Command, { messageId, fileName }: NamedReport): Promise<PayoutBatchRow> {
  const payoutBatchId = /^[0-9a-f]{32}$/.test(messageId)
    ? messageId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    : undefined
  const { tenantId, transaction } = command
  if (payoutBatchId !== undefined) {
    await transaction.maybeOne(lockBatch(tenantId, payoutBatchId))
    const batch = await transaction.maybeOne(findBatch(tenantId, payoutBatchId))
    if (batch?.state === 'APPROVED') return batch
  }
  throw problem('status-file-refused', message('No approved batch has the message id {0}.', messageId.slice(0, 35)), {
    extensions: { fileName, line: 0 },
  })
}

function requireKnownPayments(payments: readonly BatchPaymentRow[], { byEndToEndId, fileName }: NamedReport): void {
  const known = new Set(payments.map(({ endToEndId }) => endToEndId))
  const unknown = [...byEndToEndId.keys()].find((id) => !known.has(id))
  if (unknown === undefined) return
  const detail = message('The batch has no payment with the end-to-end id {0}.', unknown.slice(0, 35))
  throw problem('status-file-refused', detail, { extensions: { fileName, line: 0 } })
}
