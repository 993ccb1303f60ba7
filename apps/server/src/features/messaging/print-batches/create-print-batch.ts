import type { Command } from '../../../platform/commands/command.ts'
import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { noMatch, unknownReferences } from '../../../problems/index.ts'
import { gateReaderOf } from '../contact-gate/index.ts'
import { type Candidate, candidateView, findPrintable } from './letter-candidates.ts'
import { leftOutText } from './left-out-text.ts'
import { letterNumber } from './letter-stamp.rules.ts'
import { printBatchView } from './print-batch-view.ts'
import { findBatch, insertBatch, nextBatchNumber } from './print-batches.queries.ts'
import { lettersMax, type PrintBatch, type PrintBatchInput, type PrintPreview } from './print-batches.schemas.ts'
import { message, problem } from './print-batches.problems.ts'
import { insertLetters } from './printed-letters.queries.ts'

/** The letters that a batch would print now, and those that it would leave out, with the reasons. */
export async function previewPrintBatch({ tenantId, principal, read, now }: ReadContext): Promise<PrintPreview> {
  const reader = { tenantId, timeZone: principal.tenant.timeZone, read }
  const candidates = await findPrintable(reader, principal, { documentIds: null, limit: lettersMax, now })
  const count = candidates.filter(({ leftOut }) => leftOut === null).length
  return {
    ...{ count, leftOutCount: candidates.length - count, isComplete: candidates.length < lettersMax },
    letters: candidates.map(candidateView),
  }
}

/** Puts letters into a batch. A worker writes its file; until it is handed over, the batch can be cancelled. */
export async function createPrintBatch(command: Command, input: PrintBatchInput): Promise<PrintBatch> {
  const { tenantId, transaction, now, actor } = command
  const printBatchId = command.newId()
  // The counter is locked until the end, so batches of a tenant are prepared one after the other.
  const { value: batchSeqId } = await transaction.one(nextBatchNumber(tenantId))
  const printed = await chooseLetters(command, input.documentIds ?? null)
  const { isDuplex = true } = input
  const batch = { printBatchId, batchSeqId, isDuplex, letterCount: printed.length, createdAt: now, createdBy: actor }
  await transaction.run(insertBatch(tenantId, batch))
  const letters = printed.map(({ row }, index) => {
    const { documentId, interactionId, caseId, userId, recipient } = row
    const position = index + 1
    return {
      documentId,
      interactionId,
      caseId,
      userId,
      recipient,
      position,
      letterNumber: letterNumber(batchSeqId, position),
    }
  })
  await transaction.run(insertLetters(tenantId, printBatchId, letters))
  const created = printBatchView(await transaction.one(findBatch(tenantId, printBatchId)))
  command.emit({ type: 'print-batches.create', subjectId: printBatchId, data: created })
  command.audit({ subjectType: 'print-batch', subjectId: printBatchId, after: created })
  return created
}

/** Letters that the caller named must all be printable; otherwise those that are not are left out. */
async function chooseLetters(command: Command, named: readonly string[] | null): Promise<Candidate[]> {
  const documentIds = named?.map((documentId) => documentId.toLowerCase()) ?? null
  const question = { documentIds, limit: lettersMax, now: command.now }
  const candidates = await findPrintable(gateReaderOf(command), command.principal, question)
  const printed = candidates.filter(({ leftOut }) => leftOut === null)
  if (documentIds !== null) requireAll(documentIds, candidates)
  if (printed.length === 0) throw problem('nothing-to-print', message('No letter can be printed now.'))
  return printed
}

function requireAll(documentIds: readonly string[], candidates: readonly Candidate[]): void {
  const found = new Map(candidates.map((candidate) => [candidate.row.documentId, candidate]))
  const pathOf = (index: number): string => `/documentIds/${index}`
  const unknown = documentIds.flatMap((id, index) =>
    found.has(id) ? [] : [{ path: pathOf(index), message: noMatch('letter') }],
  )
  if (unknown.length > 0) throw unknownReferences(unknown)
  const errors = documentIds.flatMap((id, index) => {
    const leftOut = found.get(id)?.leftOut ?? null
    return leftOut === null ? [] : [{ path: pathOf(index), message: leftOutText(leftOut.reason) }]
  })
  if (errors.length > 0) throw problem('letter-not-printable', message('Some letters cannot be printed.'), { errors })
}
