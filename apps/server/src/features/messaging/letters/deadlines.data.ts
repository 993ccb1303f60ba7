/** The minimum deadlines by law for letters of a handle, counted from the date of the letter. */
export const shortestDeadlines = [
  { handle: 'demand', country: 'DK', days: 10, source: 'inkassoloven § 10, stk. 1: at least 10 days from dispatch' },
] as const
