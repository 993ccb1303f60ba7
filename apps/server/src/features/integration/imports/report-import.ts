import { csvReply } from '../../../platform/csv/csv-reply.ts'
import type { FileReply, ReadContext } from '../../../platform/http/operations/operation.ts'
import { requireFirst } from '../../../problems/index.ts'
import { contentKey } from '../../messaging/files/index.ts'
import { textOf } from './cell-values.rules.ts'
import { ImportFileError } from './import-file-error.ts'
import { listRefusedRows, type RefusedRow } from './import-problems.queries.ts'
import { findImport, type ImportRow } from './imports.queries.ts'
import { dataRows } from './run-imports.ts'
import { message, problem } from './imports.problems.ts'

const sampleRows = 10
const cellCharacters = 200

/** An import, or the problem that there is none. */
export async function getImport({ tenantId, read }: ReadContext, importId: string): Promise<ImportRow> {
  return requireFirst(await read(findImport(tenantId, importId)), message('There is no such import.'))
}

/** The first rows of a file, to choose its columns by. */
export async function sampleImport(
  context: ReadContext,
  importId: string,
): Promise<{ rows: { number: number; cells: string[] }[] }> {
  const { tenantId, format, fileId, encoding, delimiter } = await getImport(context, importId)
  const content = fileId === null ? undefined : await context.files.open(contentKey(tenantId, fileId))
  if (content === undefined) return { rows: [] }
  const rows: { number: number; cells: string[] }[] = []
  try {
    for await (const { number, cells } of dataRows({
      ...{ format, encoding, delimiter },
      open: () => Promise.resolve(content),
    })) {
      const texts = cells.map((cell) => Array.from(textOf(cell)).slice(0, cellCharacters).join(''))
      if (rows.push({ number, cells: texts }) >= sampleRows) break
    }
  } catch (error) {
    if (error instanceof ImportFileError) throw problem('import-file-refused', error.reason)
    throw error
  }
  return { rows }
}

/**
 * The refused rows as a CSV file: their own columns, so that the file can be corrected and imported again, and the
 * reasons.
 */
export async function exportRefusedRows(context: ReadContext, importId: string): Promise<FileReply> {
  const { tenantId, read, principal } = context
  const { headings } = await getImport(context, importId)
  const isDanish = principal.tenant.language === 'da'
  const own = headings.length === 0 ? ['line'] : headings
  return csvReply({
    fileName: 'refused-rows.csv',
    columns: [
      ...own.map((heading, index) => [heading, (row: RefusedRow) => row.cells[index] ?? ''] as const),
      [isDanish ? 'Række i filen' : 'Row in the file', ({ rowNumber }: RefusedRow) => rowNumber],
      [
        isDanish ? 'Årsag' : 'Reason',
        ({ problems }: RefusedRow) =>
          problems
            .map(({ field, message: { en, da } }) =>
              [field, isDanish ? da : en].filter((part) => part !== '').join(': '),
            )
            .join(' | '),
      ],
    ],
    readPage: ({ limit, after }) => read(listRefusedRows(tenantId, importId, { limit, after })),
    idOf: ({ lastId }) => lastId,
  })
}
