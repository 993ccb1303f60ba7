import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { readEventStream, type ReceivedMessage } from '../src/main/read-event-stream.ts'

/** An open stream, with everything received so far. */
export interface OpenStream {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly messages: ReceivedMessage[]
  /** The ids of the received events, in order. */
  ids(): string[]
  /** The data of the received events, in order. */
  data(): any[]
  /** The received comments. */
  comments(): string[]
  /** Resolves when the server closes the stream. */
  readonly ended: Promise<void>
  abort(): void
}

/** Opens a stream on its own connection; resolves once the headers have arrived. */
export async function openStream(url: string, headers: Record<string, string>): Promise<OpenStream> {
  const messages: ReceivedMessage[] = []
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent: false, headers }, resolve).on('error', reject)
  })
  const events = (): ReceivedMessage[] => messages.filter((message) => message['data'] !== undefined)
  const read = async (): Promise<void> => {
    for await (const message of readEventStream(response)) messages.push(message)
  }
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    messages,
    ids: () => events().map((message) => message['id'] ?? ''),
    data: () => events().map((message) => JSON.parse(message['data'] ?? '')),
    comments: () => messages.flatMap((message) => message[''] ?? []),
    // A cut connection ends it too.
    ended: read().catch(() => undefined),
    abort: () => response.destroy(),
  }
}
