/** A message of a stream: its fields, or a comment under ''. */
export type ReceivedMessage = Readonly<Record<string, string>>

/** Reads server-sent events as they arrive, including comments, until the stream ends. */
export async function* readEventStream(content: AsyncIterable<Uint8Array>): AsyncGenerator<ReceivedMessage> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of content) {
    text += decoder.decode(bytes, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) yield messageOf(block)
  }
}

function messageOf(block: string): ReceivedMessage {
  const fields: Record<string, string> = {}
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? []
    fields[name] = value
  }
  return fields
}
