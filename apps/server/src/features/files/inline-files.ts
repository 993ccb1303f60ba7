import { Readable } from 'node:stream'
import { fileTypesRefused, fileBytesMax } from '../../platform/files/accept-file.ts'
import { sniffBytes, sniffContentType } from '../../platform/files/sniff.ts'
import type { Command } from '../../platform/idempotency/command.ts'
import { type FieldError, validationFailed } from '../../problems/index.ts'
import { addFiles } from './add-files.ts'
import { contentKey } from './file-view.ts'
import { decodeBase64 } from './files.rules.ts'
import type { File, FileInput } from './files.schemas.ts'

/** A file of a JSON body that was found to be one that we take. */
export interface InlineFile {
  readonly fileName: string
  readonly contentType: string
  readonly bytes: Buffer
}

/** Decodes files that came inside a JSON body, each with the pointer to where it stands; refuses all bad ones at once. */
export async function readInlineFiles(inputs: readonly { path: string; file: FileInput }[]): Promise<InlineFile[]> {
  const broken: FieldError[] = []
  const refused: FieldError[] = []
  const files: InlineFile[] = []
  for (const { path, file } of inputs) {
    const bytes = decodeBase64(file.content)
    if (bytes === undefined) {
      broken.push({ path: `${path}/content`, message: 'must be base64 with padding and without line breaks' })
      continue
    }
    const sniffed = await sniffContentType(bytes.subarray(0, sniffBytes), file.fileName)
    if ('refused' in sniffed) refused.push({ path: `${path}/content`, message: sniffed.refused })
    else files.push({ fileName: file.fileName, contentType: sniffed.contentType, bytes })
  }
  if (broken.length > 0) throw validationFailed(broken)
  if (refused.length > 0) throw fileTypesRefused(refused)
  return files
}

/**
 * Keeps files that came inside a JSON body: first the content, then the rows. Content whose row is rolled back is
 * removed by the sweep of orphans.
 */
export async function storeInlineFiles(command: Command, files: readonly InlineFile[]): Promise<File[]> {
  const stored = await Promise.all(
    files.map(async ({ fileName, contentType, bytes }) => {
      const fileId = command.newId()
      const key = contentKey(command.tenantId, fileId)
      const kept = await command.files.put(key, Readable.from([bytes]), { maxBytes: fileBytesMax })
      return { fileId, fileName, contentType, ...kept }
    }),
  )
  return addFiles(command, stored)
}
