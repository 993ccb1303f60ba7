import type { DeliveryState, ReportedState } from './deliveries.schemas.ts'

/** Whether a report can follow the state of a message. What was delivered may still come back. */
export function followsReport(state: DeliveryState, reported: ReportedState): 'new' | 'same' | 'refused' {
  if (state === reported) return 'same'
  if (state === 'SENT') return 'new'
  if (state === 'DELIVERED') return reported === 'DELIVERED' ? 'same' : 'new'
  return 'refused'
}

/** Whether the lines on a letter have this street and postcode. */
export function isAddressOfLetter(
  { street, zipcode }: { readonly street: string | null; readonly zipcode: string | null },
  lines: readonly string[],
): boolean {
  if (street === null || street === '') return false
  const written = lines.map((line) => line.trim().toLowerCase())
  const has = (part: string): boolean => written.some((line) => line.includes(part.trim().toLowerCase()))
  return has(street) && (zipcode === null || zipcode === '' || has(zipcode))
}
