import { Readable } from 'node:stream'
import type { Command } from '../../../platform/commands/command.ts'
import { type Sniffed, sniffContentType } from '../../../platform/files/sniff.ts'
import type { PrepareContext } from '../../../platform/http/operations/operation.ts'
import { Upload } from '../../../platform/http/operations/uploads.ts'
import { unknownReference, validationFailed } from '../../../problems/index.ts'
import { addFiles, contentKey, decodeBase64 } from '../../messaging/files/index.ts'
import { type Cell, suggestDateFormat, suggestSeparator, textOf } from './cell-values.rules.ts'
import { decodeText, detectEncoding, type Encoding } from './file-text.ts'
import { ImportFileError } from './import-file-error.ts'
import {
  dateFormats,
  type ImportField,
  type ImportFormat,
  type ImportKind,
  type ImportMapping,
  suggestColumns,
} from './import-fields.rules.ts'
import { findMapping, requireCreditor } from './import-mappings.registry.ts'
import { requireImportRights } from './import-rights.ts'
import { importView } from './import-view.ts'
import { enqueueTenant, insertImport } from './imports.queries.ts'
import type { Import, ImportFileInput } from './imports.schemas.ts'
import { requireComplete } from './mappings.rules.ts'
import { readRows, type RowSource, type SourceRow, suggestDelimiter } from './read-rows.ts'
import { message, problem } from './imports.problems.ts'

const formats: Readonly<Record<string, ImportFormat>> = {
  csv: 'csv',
  txt: 'csv',
  xlsx: 'xlsx',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
}
const contentTypes: Readonly<Record<ImportFormat, string>> = {
  csv: 'text/csv',
  ndjson: 'application/x-ndjson',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

function formatOf(fileName: string): ImportFormat | undefined {
  return formats[/\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '']
}

/** Accepts files by their name, and spreadsheets by their content. Text is checked when it is read. */
export async function sniffImport(head: Uint8Array, fileName: string): Promise<Sniffed> {
  const format = formatOf(fileName)
  if (format === 'xlsx') return sniffContentType(head, fileName)
  return format === undefined
    ? { refused: message('Only csv, txt, xlsx, ndjson and jsonl files are accepted.') }
    : { contentType: contentTypes[format] }
}

export interface PreparedImport {
  readonly upload: Upload
  readonly format: ImportFormat
  readonly encoding: Encoding | null
  readonly delimiter: string | null
  readonly headings: readonly string[]
  /** The mapping that was asked for, or one that is suggested; null for NDJSON. */
  readonly mapping: ImportMapping | null
  readonly isMappingGiven: boolean
}

type UploadContext = Pick<PrepareContext, 'tenantId' | 'files' | 'read' | 'keepFile'>

const sampleRows = 200

/** Stores the file of an import, and reads its beginning. */
export async function prepareImport(
  context: UploadContext,
  body: ImportFileInput | Upload,
  { kind, importMappingId }: { readonly kind: ImportKind; readonly importMappingId?: string | undefined },
): Promise<PreparedImport> {
  const saved = importMappingId === undefined ? undefined : await requireMapping(context, importMappingId, kind)
  const given = saved ?? (body instanceof Upload ? undefined : body.mapping)
  const upload = body instanceof Upload ? body : await keepContent(context, body)
  try {
    return await readBeginning(context, upload, { kind, given })
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error
    throw problem('import-file-refused', error.reason)
  }
}

async function readBeginning(
  { tenantId, files }: UploadContext,
  upload: Upload,
  { kind, given }: { readonly kind: ImportKind; readonly given: ImportMapping | undefined },
): Promise<PreparedImport> {
  const open = async () => (await files.open(contentKey(tenantId, upload.fileId))) ?? Readable.from([])
  const source = await sourceOf(formatOf(upload.fileName) ?? 'csv', open)
  const [first, ...rows] = await firstRows(source)
  if (first === undefined) throw new ImportFileError(message('The file has no rows.'))
  const { format, encoding, delimiter } = source
  const read = { upload, format, encoding, delimiter }
  if (format === 'ndjson') return { ...read, headings: [], mapping: null, isMappingGiven: true }
  const headings = headingsOf(first)
  const mapping = given ?? suggestMapping(kind, headings, rows)
  return { ...read, headings, mapping, isMappingGiven: given !== undefined }
}

async function sourceOf(format: ImportFormat, open: RowSource['open']): Promise<RowSource> {
  if (format === 'xlsx') return { format, encoding: null, delimiter: null, open }
  if (format === 'ndjson') return { format, encoding: 'utf-8', delimiter: null, open }
  const encoding = await detectEncoding(await open())
  return { format, encoding, delimiter: suggestDelimiter(await headOf(await open(), encoding)), open }
}

async function requireMapping(
  { tenantId, read }: UploadContext,
  importMappingId: string,
  kind: ImportKind,
): Promise<ImportMapping> {
  const [found] = await read(findMapping(tenantId, importMappingId))
  if (found === undefined) throw unknownReference('/importMappingId', 'import mapping')
  if (found.kind === kind) return found.mapping
  throw validationFailed([{ path: '/importMappingId', message: message('is a mapping for another kind of import') }])
}

async function keepContent(context: UploadContext, { fileName, content }: ImportFileInput): Promise<Upload> {
  const bytes = decodeBase64(content)
  if (bytes === undefined) {
    const error = message('must be base64 with padding and without line breaks')
    throw validationFailed([{ path: '/content', message: error }])
  }
  const sniffed = await sniffImport(bytes, fileName)
  if ('refused' in sniffed) throw problem('import-file-refused', sniffed.refused)
  return context.keepFile({ fileName, bytes, contentType: sniffed.contentType })
}

const headCharacters = 200_000

async function headOf(content: AsyncIterable<Uint8Array>, encoding: Encoding): Promise<string> {
  let head = ''
  for await (const piece of decodeText(content, encoding)) {
    head += piece
    if (head.length > headCharacters) break
  }
  return head
}

async function firstRows(source: RowSource): Promise<SourceRow[]> {
  const rows: SourceRow[] = []
  for await (const row of readRows(source)) {
    rows.push(row)
    if (rows.length > sampleRows) break
  }
  return rows
}

/** The headings of a table. One that is empty or occurs twice gets its position, so that each names one column. */
export function headingsOf({ cells }: SourceRow): string[] {
  const headings: string[] = []
  for (const [index, cell] of cells.entries()) {
    const text = Array.from(textOf(cell).replaceAll(/\s+/g, ' ')).slice(0, 150).join('')
    headings.push(text === '' || headings.includes(text) ? `${text} (${index + 1})`.trim() : text)
  }
  return headings
}

function suggestMapping(kind: ImportKind, headings: readonly string[], rows: readonly SourceRow[]): ImportMapping {
  const columns = suggestColumns(kind, headings)
  const cellsOf = (field: ImportField): Cell[] => {
    const position = headings.indexOf(columns[field] ?? '')
    return position < 0 ? [] : rows.map(({ cells }) => cells[position] ?? '')
  }
  return {
    columns,
    decimalSeparator: suggestSeparator(cellsOf('amount')),
    dateFormat: suggestDateFormat([...cellsOf('date'), ...cellsOf('dueDate')], dateFormats),
    currency: null,
  }
}

/** Adds an import. It is checked at once if it needs no mapping, or has one. */
export async function createImport(
  command: Command,
  { kind, creditorId = null }: { readonly kind: ImportKind; readonly creditorId?: string | null | undefined },
  { upload, isMappingGiven, ...read }: PreparedImport,
): Promise<Import> {
  const { tenantId, transaction, now: createdAt, actor: createdBy } = command
  requireImportRights(command.principal, kind)
  if (creditorId !== null) await requireCreditor(command, creditorId)
  if (isMappingGiven) requireComplete({ ...read, kind, creditorId })
  const importId = command.newId()
  await addFiles(command, [upload])
  const { fileId, fileName, size } = upload
  const added = { tenantId, importId, kind, creditorId, fileId, fileName, size, createdAt, createdBy, ...read }
  const row = await transaction.one(insertImport({ ...added, state: isMappingGiven ? 'CHECKING' : 'UPLOADED' }))
  if (isMappingGiven) await transaction.run(enqueueTenant(tenantId, createdAt))
  const created = importView(row)
  command.emit({ type: 'imports.create', subjectId: importId, data: created })
  command.audit({ subjectType: 'import', subjectId: importId, after: created })
  return created
}
