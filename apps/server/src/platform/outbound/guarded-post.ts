import { isIP } from 'node:net'
import { performance } from 'node:perf_hooks'
import { buildConnector, Client } from 'undici'
import type { KeptConnection, KeptConnections } from './kept-connections.ts'
import type { OutboundGuard } from './outbound-guard.ts'

export interface OutboundRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The outcome of a request: a response, or the reason why there is none. */
export interface OutboundOutcome {
  readonly status: number | null
  readonly retryAfter: string | null
  /** The beginning of the response. */
  readonly answer: string | null
  readonly remoteAddress: string | null
  readonly durationMs: number
  readonly error: string | null
  /** No connection could be made: the host itself may be down. */
  readonly isUnreachable: boolean
}

const connectTimeoutMs = 5_000
const totalTimeoutMs = 15_000
const answerBytesMax = 64 * 1024
const answerBytesKept = 1024

/**
 * Posts to an address that a caller chose. All addresses of the host are resolved and checked, the connection goes to a
 * checked address, redirects are not followed, and only the needed part of the response is read. With `kept`, an open
 * connection to that address is used again.
 */
export async function guardedPost(
  guard: OutboundGuard,
  request: OutboundRequest,
  kept?: KeptConnections,
): Promise<OutboundOutcome> {
  const started = performance.now()
  const seen: Seen = { status: null, retryAfter: null, remoteAddress: null }
  let answer: string | null = null
  let error: string | null = null
  try {
    answer = await exchange({ guard, kept }, request, seen)
  } catch (thrown) {
    error = wordsOf(thrown)
  }
  const isUnreachable = error !== null && seen.remoteAddress === null
  return { ...seen, answer, error, isUnreachable, durationMs: Math.round(performance.now() - started) }
}

interface Seen {
  status: number | null
  retryAfter: string | null
  remoteAddress: string | null
}

interface Way {
  readonly guard: OutboundGuard
  readonly kept: KeptConnections | undefined
}

async function exchange({ guard, kept }: Way, request: OutboundRequest, seen: Seen): Promise<string> {
  const signal = AbortSignal.timeout(totalTimeoutMs)
  const url = guard.inspect(request.url)
  const addresses = await before(signal, guard.addressesOf(url))
  const address = oneOf(addresses)
  if (address === undefined) throw new Error('The host name has no address.')
  const key = `${url.origin} ${address}`
  const sending = { url, request, signal, seen }
  const keep =
    kept === undefined
      ? undefined
      : (used: KeptConnection) => {
          kept.keep(key, used)
        }
  const connection = kept?.take(key)
  if (connection !== undefined) {
    try {
      return await send(connection, sending, keep)
    } catch (error) {
      // The receiver may have closed it at that moment, and then it did not take the request.
      if (seen.status !== null || !wasClosed(error)) throw error
    }
  }
  const client = new Client(url.origin, { connect: pinnedConnector(guard, address, seen), pipelining: 1 })
  const fresh = { client, remoteAddress: address }
  return send(fresh, sending, keep)
}

interface Sending {
  readonly url: URL
  readonly request: OutboundRequest
  readonly signal: AbortSignal
  readonly seen: Seen
}

/** Sends on one connection, and closes it unless the whole response was read and somebody keeps it. */
async function send(
  connection: KeptConnection,
  { url, request, signal, seen }: Sending,
  keep: ((used: KeptConnection) => void) | undefined,
): Promise<string> {
  let isReusable = false
  try {
    const { statusCode, headers, body } = await connection.client.request({
      method: 'POST',
      path: `${url.pathname}${url.search}`,
      headers: request.headers,
      body: request.body,
      signal,
    })
    seen.status = statusCode
    seen.remoteAddress ??= connection.remoteAddress
    seen.retryAfter = [headers['retry-after']].flat()[0] ?? null
    const { text, isWhole } = await beginningOf(body)
    isReusable = isWhole
    return text
  } finally {
    if (isReusable && keep !== undefined) keep(connection)
    // The rest of a long response is not needed.
    else await connection.client.destroy().catch(() => undefined)
  }
}

function wasClosed(error: unknown): boolean {
  return ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '')
}

/** IPv4 first, since not every machine can reach IPv6; a random one of several, so that a retry may use another. */
function oneOf(addresses: readonly string[]): string | undefined {
  const fourth = addresses.filter((address) => isIP(address) === 4)
  const choice = fourth.length > 0 ? fourth : addresses
  return choice[Math.floor(Math.random() * choice.length)]
}

/** Connects to the checked address, with the host's name for TLS and the Host header. */
function pinnedConnector(guard: OutboundGuard, address: string, seen: Seen): buildConnector.connector {
  const connect = buildConnector({
    timeout: connectTimeoutMs,
    lookup: (_host: string, _options: unknown, callback: (...answer: unknown[]) => void) => {
      callback(null, [{ address, family: isIP(address) }])
    },
  } as buildConnector.BuildOptions)
  return (options, callback) => {
    connect(options, (...result) => {
      const [error, socket] = result
      if (error !== null) {
        callback(error, null)
        return
      }
      try {
        guard.requireAllowed(socket.remoteAddress)
        seen.remoteAddress = socket.remoteAddress ?? null
        callback(null, socket)
      } catch (refusal) {
        socket.destroy()
        callback(refusal as Error, null)
      }
    })
  }
}

async function beginningOf(body: AsyncIterable<Buffer>): Promise<{ text: string; isWhole: boolean }> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= answerBytesMax) break
  }
  const kept = Buffer.concat(chunks).subarray(0, answerBytesKept).toString('utf8')
  // The database cannot store NUL, and a character may have been cut in two.
  return { text: kept.replaceAll('\0', '').replace(/�$/, ''), isWhole: size < answerBytesMax }
}

async function before<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => {
        reject(signal.reason as Error)
      })
    }),
  ])
}

const known: Readonly<Record<string, string>> = {
  UND_ERR_CONNECT_TIMEOUT: 'No connection within 5 seconds.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed before there was an answer.',
  UND_ERR_SOCKET: 'The connection was closed before there was an answer.',
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The request failed.'
  if (error.name === 'OutboundRefusal') return `The URL ${error.message}.`
  if (error.name === 'TimeoutError') return 'No answer within 15 seconds.'
  return known[(error as NodeJS.ErrnoException).code ?? ''] ?? error.message.slice(0, 500)
}
