/** The collected share of a claim in tenths of a percent; undefined if nothing was claimed. */
export function shareOf(collected: number, claimed: number): number | undefined {
  return claimed > 0 ? Math.round((collected / claimed) * 1_000) / 1_000 : undefined
}

/** How strongly a share is coloured, from 0 to 4. */
export function heatOf(share: number): number {
  return Math.max(0, Math.min(4, Math.ceil(share * 4)))
}

/** The first day after a month such as 2026-02. */
export function dayAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10)
}
