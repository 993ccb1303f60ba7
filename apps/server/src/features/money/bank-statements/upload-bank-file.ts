import { buffer } from 'node:stream/consumers'
import type { Sniffed } from '../../../platform/files/sniff.ts'
import type { PrepareContext } from '../../../platform/http/operations/operation.ts'
import { Upload } from '../../../platform/http/operations/uploads.ts'
import { unknownReference, validationFailed } from '../../../problems/index.ts'
import { contentKey, decodeBase64 } from '../../messaging/files/index.ts'
import type { BankFileInput } from './bank-files.schemas.ts'
import { type CsvMappingRow, findMapping } from './csv-mappings.registry.ts'
import type { ReadStatements } from './import-bank-files.ts'
import { readStatements } from './statement-files.ts'
import { message } from './bank-statements.problems.ts'

/** Accepts the names of statement files. Their content is checked when they are read. */
export function sniffStatement(_head: Uint8Array, fileName: string): Promise<Sniffed> {
  const isAccepted = /\.(?:xml|csv|txt|zip)$/i.test(fileName)
  return Promise.resolve(
    isAccepted
      ? { contentType: 'application/octet-stream' }
      : { refused: message('Only xml, csv, txt and zip files are accepted.') },
  )
}

/** Reads the statements of an upload. Its content is not stored: the lines have everything that it says. */
export async function readUpload(
  context: PrepareContext,
  body: BankFileInput | Upload,
  bankCsvMappingId: string | undefined,
): Promise<ReadStatements> {
  const csv = bankCsvMappingId === undefined ? undefined : await requireMapping(context, bankCsvMappingId)
  const { fileName } = body
  const bytes = await readUploadedBytes(context, body)
  return { statements: await readStatements({ fileName, bytes, csv }), csvAccountId: csv?.transactionAccountId }
}

/** The content of an upload, which is discarded, or of a body in base64. */
export async function readUploadedBytes(context: PrepareContext, body: BankFileInput | Upload): Promise<Buffer> {
  return body instanceof Upload ? await takeUpload(context, body) : decodeContent(body)
}

async function requireMapping({ tenantId, read }: PrepareContext, bankCsvMappingId: string): Promise<CsvMappingRow> {
  const [mapping] = await read(findMapping(tenantId, bankCsvMappingId))
  if (mapping === undefined) throw unknownReference('/bankCsvMappingId', 'CSV mapping')
  return mapping
}

async function takeUpload({ tenantId, files }: PrepareContext, upload: Upload): Promise<Buffer> {
  try {
    const content = await files.open(contentKey(tenantId, upload.fileId))
    if (content === undefined) throw new Error('The content of an upload is missing.')
    return await buffer(content)
  } finally {
    await upload.discard()
  }
}

function decodeContent({ content }: BankFileInput): Buffer {
  const bytes = decodeBase64(content)
  if (bytes === undefined) {
    const error = message('must be base64 with padding and without line breaks')
    throw validationFailed([{ path: '/content', message: error }])
  }
  return Buffer.from(bytes)
}
