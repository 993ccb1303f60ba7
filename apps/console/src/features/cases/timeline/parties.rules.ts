import { actorName } from '../../../text/actor-name.ts'
import type { Customer, Interaction } from '../use-case.ts'

const senderFields = ['name', 'from', 'sender', 'navn', 'email', 'phone']

/** The sender that a message states; undefined if it states none. */
export function statedSender({ details }: Pick<Interaction, 'details'>): string | undefined {
  const senders = senderFields.map((field) => details[field])
  return senders.find(isText)
}

/** The sender of a message: as stated in it, or else its creator. */
export function senderOf(interaction: Pick<Interaction, 'details' | 'createdBy'>): string {
  return statedSender(interaction) ?? actorName(interaction.createdBy)
}

/** The recipients of a message, or the number or address in its details. */
export function recipientOf({ delivery, details }: Pick<Interaction, 'delivery' | 'details'>): string {
  const recipients = delivery?.recipients.map(({ name, address }) => name ?? address) ?? []
  const named = [details['phone'], details['to']].filter((value) => typeof value === 'string')
  return [...recipients, ...(recipients.length === 0 ? named : [])].join(', ')
}

/** The other party of a message: its sender if it is incoming, its recipient if it is outgoing. */
export function partyOf(interaction: Pick<Interaction, 'direction' | 'delivery' | 'details' | 'createdBy'>): string {
  const recipient = interaction.direction === 'OUTGOING' ? recipientOf(interaction) : ''
  return recipient === '' ? senderOf(interaction) : recipient
}

/** The case of a message, and its people. */
export interface MessageCase {
  readonly record: { readonly debtorName: string; readonly creditorName: string }
  readonly users: readonly {
    readonly details: Pick<Customer['users'][number]['details'], 'name' | 'email' | 'phone'>
  }[]
}

/**
 * The sender of an incoming message on a case: as it names them, or as the case knows the address or number that it came
 * from. Undefined for a message that does not need the case, or whose sender the case does not know.
 */
export function knownSender(
  interaction: Pick<Interaction, 'direction' | 'type' | 'details'>,
  { record, users }: MessageCase,
): string | undefined {
  if (!needsCase(interaction)) return undefined
  const { details, type } = interaction
  const sender = users.find((user) => isFrom(details, user.details))
  if (sender !== undefined) return sender.details.name
  if (statedSender(interaction) !== undefined) return undefined
  return type === 'DEBTOR NOTE' ? record.debtorName : type === 'CLIENT NOTE' ? record.creditorName : undefined
}

/** Whether the case of a message may tell who sent it: it is incoming, and does not name its sender itself. */
export function needsCase({ direction, details }: Pick<Interaction, 'direction' | 'details'>): boolean {
  return direction === 'INCOMING' && [details['name'], details['navn']].every((name) => !isText(name))
}

function isFrom(
  details: Interaction['details'],
  { email, phone }: Pick<Customer['users'][number]['details'], 'email' | 'phone'>,
): boolean {
  const stated = senderFields.map((field) => details[field]).filter(isText)
  const address = email?.toLowerCase()
  const number = phone === null ? '' : digitsOf(phone.number)
  return stated.some((text) => {
    const isAddress = address !== undefined && addressIn(text) === address
    return isAddress || (number.length > 5 && !text.includes('@') && digitsOf(text).endsWith(number))
  })
}

/** The address in `Mette Holm <mette@post.example>`, or the text itself. */
function addressIn(text: string): string {
  return (/<([^<>]+)>/.exec(text)?.[1] ?? text).trim().toLowerCase()
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** The subject of an e-mail, sent or received. Other messages have none, or repeat it in their text. */
export function subjectOf({
  type,
  delivery,
  details,
}: Pick<Interaction, 'type' | 'delivery' | 'details'>): string | undefined {
  if (type !== 'EMAIL') return undefined
  const { subject } = details
  return delivery?.subject ?? (typeof subject === 'string' && subject.trim() !== '' ? subject : undefined)
}

/** The e-mail addresses that a message was sent to, unless they are shown as its recipients already. */
export function addressesOf({ delivery }: Pick<Interaction, 'delivery'>): readonly string[] {
  return (delivery?.recipients ?? []).filter(({ name }) => name !== null).map(({ address }) => address)
}
