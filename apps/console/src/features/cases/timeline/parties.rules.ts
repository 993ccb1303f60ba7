import { actorName } from '../../../text/actor-name.ts'
import type { Interaction } from '../use-case.ts'

const senderFields = ['name', 'from', 'sender', 'navn', 'email', 'phone']

/** The sender that a message states; undefined if it states none. */
export function statedSender({ details }: Pick<Interaction, 'details'>): string | undefined {
  const senders = senderFields.map((field) => details[field])
  return senders.find((value) => typeof value === 'string' && value.trim() !== '')?.toString()
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
