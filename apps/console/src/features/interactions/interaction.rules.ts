import type { client } from '../../api/client.ts'

export type Interaction = Awaited<ReturnType<typeof client.interactions.list>>['items'][number]

const senderFields = ['name', 'from', 'sender', 'navn', 'email', 'phone']

/** The sender of a message: as stated in it, or else its creator. */
export function senderOf({ details, createdBy }: Pick<Interaction, 'details' | 'createdBy'>): string {
  const senders = senderFields.map((field) => details[field])
  return senders.find((value) => typeof value === 'string' && value.trim() !== '')?.toString() ?? createdBy.name
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

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** The text of a note without markup, for one line of a list. */
export function snippetOf(notes: string): string {
  const bare = notes.slice(0, 2_000).replaceAll(/<[^>]*>/g, ' ')
  return bare
    .replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 240)
}

/** The details of a message as lines; nested ones are flattened. */
export function detailLines(details: object, above = ''): readonly (readonly [name: string, value: string])[] {
  return Object.entries(details).flatMap(([name, value]: [string, unknown]) => {
    const path = above + name
    if (value === null || value === '') return []
    if (typeof value === 'object') return detailLines(value, `${path} · `)
    return [[path, typeof value === 'string' ? value : JSON.stringify(value)] as const]
  })
}

/** The best search text to find the case of a message. */
export function searchFor({ details }: Pick<Interaction, 'details'>): string {
  const fields = ['caseNumber', 'caseSeqId', 'journalNumber', 'referenceId', 'reference', 'email', 'name', 'navn']
  const found = fields
    .map((field) => details[field])
    .find((value) => typeof value === 'string' || typeof value === 'number')
  return found === undefined ? '' : String(found).slice(0, 200)
}

/** The message to select after one was handled: the next, or the previous at the end. */
export function besideIn(ids: readonly string[], id: string): string | undefined {
  const at = ids.indexOf(id)
  return at === -1 ? ids[0] : (ids[at + 1] ?? ids[at - 1])
}
