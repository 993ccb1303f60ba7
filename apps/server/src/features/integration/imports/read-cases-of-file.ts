import type { PrepareContext } from '../../../platform/http/operations/operation.ts'
import { unknownReference, validationFailed } from '../../../problems/index.ts'
import { ImportFileError } from './import-file-error.ts'
import type { CaseLine } from './import-lines.schemas.ts'
import { findImport } from './imports.queries.ts'
import { type ImportRecord, joinRecords, keyOf } from './records.rules.ts'
import { dataRows, readerOf, sourceOf } from './run-imports.ts'
import { message, problem } from './imports.problems.ts'

export interface CasesOfFile {
  readonly cases: readonly CaseLine[]
  /** The creditor of cases that name none. */
  readonly creditorId: string | null
  /** The rows that cannot be read. */
  readonly refusedRows: number
}

/**
 * The first cases of a file that was uploaded for import, as the import would create them. Nothing is created, and rules
 * that need the database are not asked.
 */
export async function readCasesOfFile(
  { tenantId, files, read }: Pick<PrepareContext, 'tenantId' | 'files' | 'read'>,
  importId: string,
  limit: number,
): Promise<CasesOfFile> {
  const [row] = await read(findImport(tenantId, importId))
  if (row === undefined) throw unknownReference('/importId', 'import')
  if (row.kind !== 'cases') {
    throw validationFailed([{ path: '/importId', message: message('must be an import of cases') }])
  }
  if (row.fileId === null || row.state === 'UPLOADED') {
    throw problem('import-state', message('The import is {0}.', row.state))
  }
  const { recordOf } = await readerOf(read, row)
  const records: ImportRecord[] = []
  const keys = new Set<string>()
  let refusedRows = 0
  try {
    for await (const source of dataRows(sourceOf(files, row))) {
      const record = recordOf(source)
      if (record.line === undefined) {
        refusedRows += 1
        continue
      }
      const key = keyOf(record.line)
      // The rows of a case may be anywhere, but a file is not read to its end for the last of them.
      if (!keys.has(key) && keys.size >= limit) break
      keys.add(key)
      records.push(record)
    }
  } catch (error) {
    if (error instanceof ImportFileError) throw problem('import-file-refused', error.reason)
    throw error
  }
  const cases = joinRecords(records).map(({ line }) => line as CaseLine)
  return { cases, creditorId: row.creditorId, refusedRows }
}
