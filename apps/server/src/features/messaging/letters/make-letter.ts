import type { PrepareContext } from '../../../platform/http/operations/operation.ts'
import type { KeptFile } from '../files/index.ts'
import { chooseLetter } from './choose-letter.ts'
import type { StoredSource } from '../documents/index.ts'
import type { LetterChoice } from './letters.schemas.ts'
import { type LetterContext, setLetter } from './set-letter.ts'

/** A letter whose content is stored but whose rows are not written yet. */
export interface MadeLetter {
  readonly templateId: string
  readonly userId: string
  readonly source: StoredSource
  readonly file: KeptFile
  /** The days from dispatch that a demand must give; null for other letters. */
  readonly demandDays: number | null
}

/**
 * Renders a letter and stores its content, outside any transaction: rendering is slow, and the file store may be remote.
 */
export async function makeLetter(
  context: LetterContext & Pick<PrepareContext, 'keepFile'>,
  choice: LetterChoice,
): Promise<MadeLetter> {
  const { templateId, userId, template, data, demandDays } = await chooseLetter(context, choice)
  const { source, file } = await setLetter(context, template, data, demandDays !== null)
  return { templateId, userId, source, demandDays, file: await context.keepFile(file) }
}
