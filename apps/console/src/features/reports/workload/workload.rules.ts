import { shiftPlainDate } from '../../../text/plain-date.ts'

interface Period {
  readonly from: string
  readonly to: string
}

/** The periods that are chosen most, relative to a day. A week starts on Monday. */
export function periodsOf(today: string): Readonly<Record<'today' | 'thisWeek' | 'thisMonth', Period>> {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  return {
    today: { from: today, to: today },
    thisWeek: { from: shiftPlainDate(today, -weekday), to: today },
    thisMonth: { from: `${today.slice(0, 7)}-01`, to: today },
  }
}
