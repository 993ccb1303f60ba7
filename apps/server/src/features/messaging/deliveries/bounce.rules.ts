/** What a mail server reports about one recipient (RFC 3464). */
export interface BouncedRecipient {
  readonly address: string
  readonly state: 'DELIVERED' | 'FAILED' | 'RETURNED'
  /** The status code and the words of the server. */
  readonly reason: string
}

export interface Bounce {
  /** The Message-ID of the e-mail that the report is about; null if the report does not have it. */
  readonly messageId: string | null
  readonly recipients: readonly BouncedRecipient[]
}

const partsMax = 20
const recipientsMax = 20
const headerCharactersMax = 64 * 1024

/**
 * Reads a delivery status notification: the parts of a `multipart/report`, one level deep. Undefined if the message is
 * something else. It opens nothing, and looks at no other part.
 */
export function readBounce(raw: string): Bounce | undefined {
  const text = raw.replaceAll('\r\n', '\n')
  const { headers, body } = split(text)
  const type = headers.get('content-type') ?? ''
  const boundary = /boundary="?([^";\n]{1,200})"?/i.exec(type)?.[1]
  if (!/^multipart\/report\b/i.test(type) || boundary === undefined) return undefined
  const parts = body
    .split(`\n--${boundary}`)
    .slice(0, partsMax)
    .map((part) => split(part.replace(/^-?-?[ \t]*\n/, '')))
  const typed = (pattern: RegExp): ReturnType<typeof split> | undefined =>
    parts.find((part) => pattern.test(part.headers.get('content-type') ?? ''))
  const status = typed(/^message\/(?:global-)?delivery-status\b/i)
  if (status === undefined) return undefined
  const original = typed(/^(?:message\/rfc822|text\/rfc822-headers|message\/global)\b/i)
  const originalHeaders = original && split(original.body).headers
  const messageId = /<[^<>\s]{1,200}>/.exec(originalHeaders?.get('message-id') ?? '')?.[0] ?? null
  return { messageId, recipients: recipientsOf(status.body) }
}

function recipientsOf(body: string): BouncedRecipient[] {
  const groups = body
    .trim()
    .split(/\n[ \t]*\n/)
    .slice(0, recipientsMax + 1)
  return groups.flatMap((group) => {
    const fields = fieldsOf(group)
    const address = /^[^;]*;\s*<?([^<>\s]{3,254})>?/.exec(fields.get('final-recipient') ?? '')?.[1]
    const state = stateOf(fields.get('action'), fields.get('status'))
    if (address === undefined || state === undefined) return []
    const said = [fields.get('status'), fields.get('diagnostic-code')].filter(Boolean).join(' ')
    const reason = said.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 500)
    return [{ address: address.toLowerCase(), state, reason: reason === '' ? '-' : reason }]
  })
}

/** A temporary failure that lasted too long says nothing about the address; a permanent one does. */
function stateOf(action = '', status = ''): BouncedRecipient['state'] | undefined {
  const wanted = action.trim().toLowerCase()
  if (wanted === 'delivered') return 'DELIVERED'
  if (wanted !== 'failed') return undefined
  return status.trim().startsWith('5') ? 'RETURNED' : 'FAILED'
}

function split(text: string): { readonly headers: ReadonlyMap<string, string>; readonly body: string } {
  const end = text.indexOf('\n\n')
  const head = end === -1 ? text : text.slice(0, end)
  return { headers: fieldsOf(head.slice(0, headerCharactersMax)), body: end === -1 ? '' : text.slice(end + 1) }
}

/** The fields of a header, with their continued lines; the first of each name counts. */
function fieldsOf(head: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (const line of head.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase()
    if (name !== '' && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim())
  }
  return fields
}
