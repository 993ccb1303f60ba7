import { hasOwnTime } from '../../../platform/clock/tenant-clock.ts'
import type { PrepareContext } from '../../../platform/http/operations/operation.ts'
import { readTenantLogo } from '../../installation/tenant-settings/index.ts'
import type { KeptFile } from '../files/index.ts'
import { chooseLetter } from './choose-letter.ts'
import type { StoredSource } from '../documents/index.ts'
import type { LetterChoice } from './letters.schemas.ts'
import { type LetterContext, printLetter, writeLetter } from './set-letter.ts'

/** A letter whose content is stored but whose rows are not written yet. */
export interface MadeLetter {
  readonly templateId: string
  readonly userId: string
  readonly source: StoredSource
  /** Null in moved time: the PDF is rendered when it is opened. */
  readonly file: KeptFile | null
  /** The days from dispatch that a demand must give; null for other letters. */
  readonly demandDays: number | null
}

/**
 * Renders a letter and stores its content, outside any transaction: rendering is slow, and the file store may be remote.
 * A test tenant whose clock was moved gets thousands of letters that nobody opens, so theirs are rendered on demand.
 */
export async function makeLetter(context: MakingContext, choice: LetterChoice): Promise<MadeLetter> {
  const finish = await startLetter(context, choice)
  return finish()
}

type MakingContext = LetterContext & Pick<PrepareContext, 'keepFile'>

/** The same in two parts: reads everything that a letter needs, and returns what renders it. */
export async function startLetter(context: MakingContext, choice: LetterChoice): Promise<() => Promise<MadeLetter>> {
  const { templateId, userId, template, data, demandDays } = await chooseLetter(context, choice)
  const logo = await readTenantLogo(context)
  return async () => {
    const written = await writeLetter(context, { template, data, logo }, demandDays !== null)
    const file = hasOwnTime(context.tenant)
      ? null
      : await context.keepFile(await printLetter(context.tenantId, written))
    return { templateId, userId, source: written.source, demandDays, file }
  }
}
