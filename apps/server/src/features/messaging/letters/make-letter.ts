import type { PrepareContext } from '../../../platform/http/operations/operation.ts'
import type { KeptFile } from '../files/index.ts'
import { chooseLetter } from './choose-letter.ts'
import type { StoredSource } from '../documents/index.ts'
import type { LetterChoice } from './letters.schemas.ts'
import { type LetterContext, setLetter } from './set-letter.ts'

/** A letter whose content is kept, and whose rows are not yet written. */
export interface MadeLetter {
  readonly templateId: string
  readonly userId: string
  readonly source: StoredSource
  readonly file: KeptFile
}

/**
 * Sets a letter and keeps its content. It is no part of a transaction: setting takes long, and the store of files may be
 * a network away.
 */
export async function makeLetter(
  context: LetterContext & Pick<PrepareContext, 'keepFile'>,
  choice: LetterChoice,
): Promise<MadeLetter> {
  const { templateId, userId, template, data } = await chooseLetter(context, choice)
  const { source, file } = await setLetter(context, template, data)
  return { templateId, userId, source, file: await context.keepFile(file) }
}
