/** The age from which a person is contacted as the debtor. */
const ageOfMajority = 18

/**
 * The day on which the holder of a CPR number was born, such as 2010-05-17; undefined if the number is not one. Its
 * seventh digit decides the century.
 */
export function birthDayOf(cpr: string): string | undefined {
  const [, day = '', month = '', year = '', digit = ''] =
    /^(\d\d)(\d\d)(\d\d)(\d)\d{3}$/.exec(cpr.replace(/[-\s]/g, '')) ?? []
  if (digit === '') return undefined
  const text = `${centuryOf(Number(digit), Number(year))}${year}-${month}-${day}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

function centuryOf(digit: number, year: number): 18 | 19 | 20 {
  if (digit <= 3) return 19
  if (digit === 4 || digit === 9) return year <= 36 ? 20 : 19
  return year <= 57 ? 20 : 18
}

/** Whether the holder of a CPR number is under age on a day. An unknown or invalid number says nothing. */
export function isMinor(cpr: string | null, today: string): boolean {
  const born = cpr === null ? undefined : birthDayOf(cpr)
  if (born === undefined) return false
  return `${Number(born.slice(0, 4)) + ageOfMajority}${born.slice(4)}` > today
}
