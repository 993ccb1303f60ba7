/** A message of PostgreSQL's protocol. */
export interface Message {
  readonly type: string
  readonly content: Buffer
}

/** A message is a letter, its length with these four bytes, and its content. */
export function messagesOf(bytes: Buffer): { messages: Message[]; rest: Buffer } {
  const messages: Message[] = []
  let at = 0
  while (at + 5 <= bytes.length && at + 1 + bytes.readUInt32BE(at + 1) <= bytes.length) {
    const end = at + 1 + bytes.readUInt32BE(at + 1)
    messages.push({ type: String.fromCharCode(bytes[at] ?? 0), content: bytes.subarray(at + 5, end) })
    at = end
  }
  return { messages, rest: bytes.subarray(at) }
}

/** The first two texts of a message, each of which ends with a zero byte. */
export function textsOf(content: Buffer): string[] {
  const first = content.indexOf(0)
  const second = content.indexOf(0, first + 1)
  return [content.toString('utf8', 0, first), content.toString('utf8', first + 1, second < 0 ? first + 1 : second)]
}
