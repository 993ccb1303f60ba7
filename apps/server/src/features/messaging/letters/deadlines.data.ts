/** The shortest deadlines that the law allows in letters of a handle, from the day they are dated. */
export const shortestDeadlines = [
  { handle: 'demand', country: 'DK', days: 10, source: 'inkassoloven § 10, stk. 1: at least 10 days from dispatch' },
] as const
