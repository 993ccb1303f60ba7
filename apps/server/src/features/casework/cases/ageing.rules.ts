/** How long a claim has been overdue, in days. */
export const ageingBuckets = ['not-due', '1-30', '31-60', '61-90', '91-180', '181-365', 'over-365'] as const
export type AgeingBucket = (typeof ageingBuckets)[number]

/** The first day of every bucket except the first. */
export const daysOfBuckets = [1, 31, 61, 91, 181, 366] as const

const DAY_MS = 86_400_000

/** The range of due dates that are in the bucket now: later than `after`, up to and including `until`. */
export function dueWithin(
  bucket: AgeingBucket,
  now: Date,
): { readonly after: Date | null; readonly until: Date | null } {
  const position = ageingBuckets.indexOf(bucket)
  const daysAgo = (days: number | undefined): Date | null =>
    days === undefined ? null : new Date(now.getTime() - days * DAY_MS)
  return { after: daysAgo(daysOfBuckets[position]), until: daysAgo(daysOfBuckets[position - 1]) }
}
