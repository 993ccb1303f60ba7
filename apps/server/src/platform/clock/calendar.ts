/** The same day some years later; 29 February becomes the 28th in other years. */
export function yearsAfter(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0')
  const moved = `${year}${day.slice(4)}`
  return day.slice(5) === '02-29' && !isLeapYear(Number(year)) ? `${year}-02-28` : moved
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** The day some days later. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
