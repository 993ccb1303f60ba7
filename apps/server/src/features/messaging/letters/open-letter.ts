import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FileReply, ReadContext } from '../../../platform/http/operations/operation.ts'
import { readLogoFile } from '../../installation/tenant-settings/index.ts'
import { getDocument, getDocumentSource } from '../documents/index.ts'
import { contentKey, downloadFile, fileHeaders } from '../files/index.ts'
import { type LetterContext, printLetter, type SetLetter } from './set-letter.ts'

/** Returns the PDF of a letter: its file, or what it is rendered to from its source if it has none. */
export async function openLetter(context: ReadContext, documentId: string): Promise<FileReply> {
  const { fileId } = await getDocument(context, documentId)
  if (fileId !== null) return downloadFile(context, fileId)
  const file = await reprintLetter(context, documentId)
  return { content: Readable.from([file.bytes]), headers: fileHeaders({ ...file, size: file.bytes.length }) }
}

/** Renders a letter from the source that was stored with it, with the logo of that time. */
export async function reprintLetter(
  context: Pick<LetterContext, 'tenantId' | 'read' | 'files'>,
  documentId: string,
): Promise<SetLetter['file']> {
  const source = await getDocumentSource(context, documentId)
  return printLetter(context.tenantId, { source, logo: await readLogoFile(context, source.logoFileId ?? null) })
}

/** The PDF of a letter, in memory. */
export async function letterBytes(
  context: Pick<LetterContext, 'tenantId' | 'read' | 'files'>,
  documentId: string,
): Promise<Buffer> {
  const { fileId } = await getDocument(context, documentId)
  if (fileId === null) return (await reprintLetter(context, documentId)).bytes
  const content = await context.files.open(contentKey(context.tenantId, fileId))
  if (content === undefined) throw new Error(`The file of the letter ${documentId} is missing.`)
  return buffer(content)
}
