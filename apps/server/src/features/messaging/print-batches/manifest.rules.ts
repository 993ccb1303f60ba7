import type { FileReply } from '../../../platform/http/operations/operation.ts'
import { csvOfRows } from '../../../platform/csv/csv-reply.ts'
import type { PrintedLetter } from './print-batches.schemas.ts'

/** The list of a batch for the printer, as CSV. It is made from rows that no longer change, so it is always the same. */
export function manifestOf(batchSeqId: number, letters: readonly PrintedLetter[]): Promise<FileReply> {
  return csvOfRows<PrintedLetter>({
    fileName: `${fileStem(batchSeqId)}.csv`,
    columns: [
      ['letterNumber', ({ letterNumber }) => letterNumber],
      ['documentId', ({ documentId }) => documentId],
      ['caseId', ({ caseId }) => caseId],
      ['caseNumber', ({ caseSeqId }) => caseSeqId],
      ['recipient', ({ recipient }) => recipient],
      ['firstPage', ({ firstPage }) => firstPage],
      ['pages', ({ pages }) => pages],
      ['sha256', ({ sha256 }) => sha256],
    ],
    rows: letters,
  })
}

/** The name of the files of a batch, without their ending. */
export function fileStem(batchSeqId: number): string {
  return `letters-${String(batchSeqId).padStart(6, '0')}`
}
