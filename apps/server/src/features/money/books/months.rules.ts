import type { Posting } from './postings.rules.ts'

/** A month of the books, as it is before entries are added. */
export interface Month {
  /** Its first day. */
  readonly month: string
  readonly lastNumber: number
  readonly isClosed: boolean
}

/** An entry with its place in the books. */
export interface PlacedPosting extends Posting {
  readonly month: string
  readonly number: number
  readonly postingDate: string
}

export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`
}

export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${String(year + 1)}-01-01` : `${String(year)}-${String(number + 1).padStart(2, '0')}-01`
}

/**
 * Gives every posting a number in the month of its date. A posting whose month is closed, or before the books begin, is
 * placed on the first day that is open. Returns the months that the books need in addition, without a gap.
 */
export function placePostings(
  postings: readonly Posting[],
  months: readonly Month[],
): { readonly newMonths: readonly string[]; readonly placed: readonly PlacedPosting[] } {
  const ordered = postings.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
  const [first] = ordered
  if (first === undefined) return { newMonths: [], placed: [] }
  const lastClosed = months.findLast(({ isClosed }) => isClosed)
  const begin = months[0]?.month ?? monthOf(first.date)
  const firstOpen = lastClosed === undefined ? begin : monthAfter(lastClosed.month)
  const numbers = new Map(months.map(({ month, lastNumber }) => [month, lastNumber]))
  const placed = ordered.map((posting) => {
    const postingDate = posting.date < firstOpen ? firstOpen : posting.date
    const month = monthOf(postingDate)
    const number = (numbers.get(month) ?? 0) + 1
    numbers.set(month, number)
    return { ...posting, month, number, postingDate }
  })
  const last = placed.reduce((latest, { month }) => (month > latest ? month : latest), begin)
  return { newMonths: monthsUpTo(months.at(-1)?.month, begin, last), placed }
}

function monthsUpTo(known: string | undefined, begin: string, last: string): string[] {
  const months: string[] = []
  for (let month = known === undefined ? begin : monthAfter(known); month <= last; month = monthAfter(month)) {
    months.push(month)
  }
  return months
}
