import { htmlToText } from '../../../platform/html/html-to-text.ts'
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

/** All but the last of 120 characters, if there are more: code points, since half an emoji is not text. */
const textStart = /^.{119}(?=..)/u

/** How the text of a note begins, in one line; null if there is none. */
export function textStartOf(notes: string | null): string | null {
  const text = htmlToText(notes ?? '').replaceAll(/\s+/g, ' ')
  if (text === '') return null
  const [start] = textStart.exec(text) ?? []
  return start === undefined ? text : `${start}…`
}
