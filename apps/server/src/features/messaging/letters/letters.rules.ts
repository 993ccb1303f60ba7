import { shortestDeadlines } from './deadlines.data.ts'
import type { Message } from '../../../problems/index.ts'
import { problem, message } from './letters.problems.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The shortest deadline of a demand by the rule pack of a case. */
export interface PackDeadline {
  readonly pack: string
  readonly days: number
}

interface LetterDates {
  readonly handle: string
  readonly today: string
  readonly deadline: string
  /** Only for a demand on a case with a rule pack. */
  readonly byPack?: PackDeadline | undefined
}

/** Rejects a deadline in the past, or sooner than the law allows for letters of this handle. Dates are `YYYY-MM-DD`. */
export function requireLawfulDeadline({ handle, today, deadline, byPack }: LetterDates): void {
  const days = (Date.parse(deadline) - Date.parse(today)) / dayMs
  const rule = shortestDeadlines.find((each) => each.handle === handle)
  const daysMin = byPack?.days ?? rule?.days ?? 0
  if (days >= daysMin) return
  const why =
    days < 0 || rule === undefined
      ? message('The deadline cannot be in the past.')
      : message('The deadline is too soon: {0}.', reasonOf(rule, byPack))
  throw problem('deadline-too-short', why, {
    errors: [{ path: '/deadline', message: message('must be at least {0} days away', daysMin) }],
    extensions: { daysMin },
  })
}

function reasonOf(rule: (typeof shortestDeadlines)[number], byPack: PackDeadline | undefined): Message {
  if (byPack === undefined) return message(rule.source)
  return message('the rule pack {0} requires at least {1} days from dispatch', byPack.pack, byPack.days)
}

/** The file name of a letter: its subject without characters that file systems do not allow. */
export function fileNameOf(subject: string): string {
  const plain = subject
    .replaceAll(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${plain.slice(0, 150) || 'Letter'}.pdf`
}
