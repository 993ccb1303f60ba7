import { BatchedReads } from './batched-reads.ts'
import { ProblemError } from './problem-error.ts'

/** How a client reaches the service. */
export interface Connection {
  /** The URL of the service, without a trailing slash. */
  readonly baseUrl: string
  /** The tenant, or a function that returns it. */
  readonly tenantId: string | (() => string)
  /** An access token. Without one, the session cookie of the browser is used. */
  readonly token?: string
  /** The language of problems, or a function that returns it: `en` or `da`. Defaults to English. */
  readonly language?: string | (() => string)
  /** Replaces the global fetch. */
  readonly fetch?: typeof globalThis.fetch
  /** How often a request is retried after no response, 429 or 503, each time with the same Idempotency-Key. */
  readonly retries?: number
  /** Whether reads must show everything that was written before, even if a replica lags. */
  readonly readsLatest?: () => boolean
  /** Called for every request sent, for display or logging. */
  readonly onRequest?: (request: SentRequest) => void
}

export interface SentRequest {
  readonly operationId: string
  readonly method: string
  readonly url: string
  readonly body: unknown
}

/** Options of a single call. */
export interface CallOptions {
  /**
   * One per intent: a repeated call with the same key returns the first response. Defaults to a new one for every
   * write.
   */
  readonly idempotencyKey?: string
  /** The `etag` of the version to change. If the resource has changed since, the call fails with 412. */
  readonly ifMatch?: string | undefined
  /** Runs the command and rolls it back: returns what would have happened. */
  readonly dryRun?: boolean
  /** Rejects unknown fields. */
  readonly strict?: boolean
  readonly signal?: AbortSignal
  /** Sends it even if the page is closed meanwhile. */
  readonly keepalive?: boolean
  /** Sends a read in one request with the other batched reads of the same moment, unless it returns a file. */
  readonly batch?: boolean
}

/** A response with its headers. */
export interface Answer<Data> {
  readonly data: Data
  readonly status: number
  readonly etag: string | undefined
  readonly requestId: string | undefined
  /** Whether this is the response to an earlier call with the same key. */
  readonly isReplay: boolean
  /** Unknown fields of the body, which the service ignored. */
  readonly ignoredFields: readonly string[]
}

export interface TableEntry {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly itemId?: string
  /** Returns a file or a stream instead of JSON. */
  readonly isBinary?: true
}

export type CallInput = Readonly<Record<string, unknown>> & { readonly body?: unknown }

const defaultRetries = 2

/** Sends a call, retries it if that is safe, and returns its body and headers. */
export async function send(
  connection: Connection,
  entry: TableEntry,
  input: CallInput,
  options: CallOptions,
): Promise<Answer<unknown>> {
  const request = requestOf(connection, entry, input, options)
  connection.onRequest?.({ operationId: entry.id, method: entry.method, url: request.url, body: input.body })
  const retries = connection.retries ?? defaultRetries
  for (let attempt = 0; ; attempt++) {
    try {
      return await sendOnce(fetchOf(connection, entry, options), request)
    } catch (error) {
      const isFinal = attempt >= retries || !isWorthRepeating(error) || options.signal?.aborted === true
      if (isFinal) throw error
      await wait(error.retryAfterMs ?? 200 * 2 ** attempt, options.signal)
    }
  }
}

interface PreparedRequest {
  readonly url: string
  readonly init: RequestInit
}

function requestOf(connection: Connection, entry: TableEntry, input: CallInput, options: CallOptions): PreparedRequest {
  const { body, ...parameters } = input
  const init: RequestInit = {
    method: entry.method,
    headers: headersOf(connection, entry, body, options),
    credentials: connection.token === undefined ? 'same-origin' : 'omit',
  }
  if (body instanceof FormData) init.body = body
  else if (body !== undefined) init.body = JSON.stringify(body)
  if (options.signal !== undefined) init.signal = options.signal
  if (options.keepalive === true) init.keepalive = true
  return { url: urlOf(connection, entry, parameters), init }
}

function headersOf(
  connection: Connection,
  entry: TableEntry,
  body: unknown,
  options: CallOptions,
): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (connection.language !== undefined) headers['accept-language'] = now(connection.language)
  if (connection.token !== undefined) headers['authorization'] = `Bearer ${connection.token}`
  if (body !== undefined && !(body instanceof FormData)) headers['content-type'] = 'application/json'
  if (options.ifMatch !== undefined) headers['if-match'] = options.ifMatch
  if (entry.method === 'GET' && connection.readsLatest?.() === true) headers['database-position'] = 'latest'
  if (entry.method !== 'GET') {
    headers['idempotency-key'] = options.idempotencyKey ?? globalThis.crypto.randomUUID()
  }
  const preferences = preferencesOf(options)
  if (preferences !== '') headers['prefer'] = preferences
  return headers
}

function preferencesOf({ dryRun, strict }: CallOptions): string {
  const preferences = [dryRun === true ? 'dry-run' : '', strict === true ? 'handling=strict' : '']
  return preferences.filter((preference) => preference !== '').join(', ')
}

/** Resolves a setting that may change while the client is in use. */
function now(setting: string | (() => string)): string {
  return typeof setting === 'string' ? setting : setting()
}

/** Path parameters go into the path, the rest into the query. */
export function urlOf(
  connection: Pick<Connection, 'baseUrl' | 'tenantId'>,
  entry: TableEntry,
  input: Readonly<Record<string, unknown>>,
): string {
  const inPath = new Set<string>()
  const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    inPath.add(name)
    const value = name === 'tenantId' ? now(connection.tenantId) : input[name]
    if (typeof value !== 'string' && typeof value !== 'number') throw new TypeError(`${entry.id} needs ${name}.`)
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (inPath.has(name) || value === undefined || value === null) continue
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) query.append(name, textOf(item))
  }
  const text = query.toString()
  return `${connection.baseUrl}${path}${text === '' ? '' : `?${text}`}`
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>

const batches = new WeakMap<Connection, BatchedReads>()

function fetchOf(connection: Connection, { method, isBinary }: TableEntry, { batch }: CallOptions): Fetch {
  const fetchNow = (): typeof globalThis.fetch => connection.fetch ?? globalThis.fetch
  if (batch !== true || method !== 'GET' || isBinary === true) return fetchNow()
  const batched = batches.get(connection) ?? new BatchedReads(fetchNow)
  batches.set(connection, batched)
  return batched.fetch
}

async function sendOnce(fetchNow: Fetch, { url, init }: PreparedRequest): Promise<Answer<unknown>> {
  let response: Response
  try {
    response = await fetchNow(url, init)
  } catch (error) {
    if (init.signal?.aborted === true) throw error
    throw ProblemError.noAnswer(error)
  }
  if (!response.ok) throw await ProblemError.from(response)
  return {
    data: await bodyOf(response),
    status: response.status,
    etag: response.headers.get('etag') ?? undefined,
    requestId: response.headers.get('request-id') ?? undefined,
    isReplay: response.headers.get('idempotency-cached') === 'true',
    ignoredFields: (response.headers.get('ignored-fields') ?? '').split(/,\s*/).filter((field) => field !== ''),
  }
}

/** JSON as its value, a file as a Blob, a stream as bytes, and nothing as undefined. */
async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('event-stream')) return response.body
  return type.includes('json') ? response.json() : response.blob()
}

function isWorthRepeating(error: unknown): error is ProblemError {
  return error instanceof ProblemError && [0, 429, 503].includes(error.status)
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
