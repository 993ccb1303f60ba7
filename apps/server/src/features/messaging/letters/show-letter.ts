import { Readable } from 'node:stream'
import type { FileReply, ReadContext } from '../../../platform/http/operations/operation.ts'
import { fileHeaders, shownHeaders } from '../files/index.ts'
import { chooseLetter } from './choose-letter.ts'
import type { LetterChoice } from './letters.schemas.ts'
import { setLetter } from './set-letter.ts'

/** Renders the letter that would be created, for display in a browser. Nothing is stored. */
export async function showLetter(
  { tenantId, principal, now, files, read }: ReadContext,
  choice: LetterChoice,
): Promise<FileReply> {
  const context = { tenantId, tenant: principal.tenant, now, files, read }
  const { template, data, demandDays } = await chooseLetter(context, choice)
  const { file } = await setLetter(context, template, data, demandDays !== null)
  const headers = shownHeaders(fileHeaders({ ...file, size: file.bytes.length }))
  return { content: Readable.from([file.bytes]), headers }
}
