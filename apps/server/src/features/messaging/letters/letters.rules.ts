import { shortestDeadlines } from './deadlines.data.ts'
import { problem, message } from './letters.problems.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Rejects a deadline in the past, or sooner than the law allows for letters of this handle. Dates are `YYYY-MM-DD`. */
export function requireLawfulDeadline(handle: string, today: string, deadline: string): void {
  const days = (Date.parse(deadline) - Date.parse(today)) / dayMs
  const rule = shortestDeadlines.find((each) => each.handle === handle)
  const daysMin = rule?.days ?? 0
  if (days >= daysMin) return
  const why =
    rule === undefined
      ? message('The deadline cannot be in the past.')
      : message('The deadline is too soon: {0}.', message(rule.source))
  throw problem('deadline-too-short', why, {
    errors: [{ path: '/deadline', message: message('must be at least {0} days away', daysMin) }],
    extensions: { daysMin },
  })
}

/** The file name of a letter: its subject without characters that file systems do not allow. */
export function fileNameOf(subject: string): string {
  const plain = subject
    .replaceAll(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${plain.slice(0, 150) || 'Letter'}.pdf`
}
