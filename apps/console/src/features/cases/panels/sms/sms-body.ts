import { htmlOf } from '../../note-html.tsx'
import { type RecipientKey, recipientOf } from '../recipient-select.tsx'

export interface Recipient {
  readonly name: string
  readonly phone: string
  readonly userId: string | undefined
  readonly isDebtor: boolean
}

/** A text message as the API expects it, for the gateway of the tenant. */
export function smsBody(
  caseId: string,
  written: { to: RecipientKey; recipient: Recipient; text: string; hasLink: boolean },
) {
  const { to, recipient, hasLink } = written
  const text = written.text.trim()
  // A link shows the case to anyone who reads it, and a message to somebody else is not for the debtor.
  const isForDebtor = recipient.isDebtor && !hasLink
  return {
    ...({ type: 'SMS', direction: 'OUTGOING', referenceId: caseId, referenceType: 'case' } as const),
    minVisibilityRole: isForDebtor ? ('debtor' as const) : ('caseworker' as const),
    addressee: recipientOf(to),
    notes: htmlOf(text),
    // For the gateway: the number, and the text as entered.
    details: { name: recipient.name, phone: recipient.phone, text, ...recipientOf(to) },
  }
}
