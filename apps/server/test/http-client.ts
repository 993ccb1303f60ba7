import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** Already written as JSON. */
  readonly body?: string
  readonly timeoutMs?: number
}

export interface HttpReply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  // Tests check the shape of a body by their assertions.
  readonly body: any
}

/** Many clients in one program: connections are reused, and a lost one is an error, not a retry. */
export class HttpClient {
  readonly #agent = new Agent({ keepAlive: true })

  /** Sends a request to the server at a base address. */
  send(baseUrl: string, { method, path, headers = {}, body, timeoutMs = 120_000 }: HttpRequest): Promise<HttpReply> {
    return new Promise((resolve, reject) => {
      const outgoing = request(
        `${baseUrl}${path}`,
        {
          method,
          agent: this.#agent,
          timeout: timeoutMs,
          headers: {
            ...headers,
            ...(body === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          },
        },
        (incoming) => {
          const chunks: Buffer[] = []
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
          incoming.on('error', reject)
          incoming.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8')
            resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text, body: parsed(text) })
          })
        },
      )
      outgoing.on('timeout', () => outgoing.destroy(new Error(`No answer within ${timeoutMs} ms.`)))
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}

/** Calls the API as a tenant, with its token and path. */
export class TenantClient {
  readonly #client: HttpClient
  readonly #tenant: { readonly tenantId: string; readonly token: string }

  constructor(client: HttpClient, tenant: { readonly tenantId: string; readonly token: string }) {
    this.#client = client
    this.#tenant = tenant
  }

  send(baseUrl: string, { path, headers, ...rest }: HttpRequest): Promise<HttpReply> {
    return this.#client.send(baseUrl, {
      ...rest,
      path: path.startsWith('/iam/') ? path : `/v1/${this.#tenant.tenantId}${path}`,
      headers: { authorization: `Bearer ${this.#tenant.token}`, ...headers },
    })
  }

  get(baseUrl: string, path: string): Promise<HttpReply> {
    return this.send(baseUrl, { method: 'GET', path })
  }

  post(baseUrl: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<HttpReply> {
    return this.send(baseUrl, { method: 'POST', path, headers, body: JSON.stringify(body) })
  }

  /** A write that prepares the test and must succeed. */
  async make(baseUrl: string, path: string, body: unknown): Promise<any> {
    const reply = await this.post(baseUrl, path, body)
    if (reply.status !== 201) throw new Error(`POST ${path} was answered ${reply.status}: ${reply.text}`)
    return reply.body
  }
}

/** Responses that are not final: a 503 may have had an effect; a 408 had none, since the request did not arrive in time. */
const notFinal = [408, 503]

/** Retries until there is a final response. A lost connection may have had an effect. */
export async function sendUntilAnswered(
  attempt: () => Promise<HttpReply>,
  { deadline, pauseMs }: { readonly deadline: number; readonly pauseMs: () => number },
): Promise<HttpReply> {
  for (;;) {
    const reply = await attempt().catch((error: unknown) => error as Error)
    if (!(reply instanceof Error) && !notFinal.includes(reply.status)) return reply
    if (Date.now() > deadline) {
      const last = reply instanceof Error ? reply.message : `${reply.status} ${reply.text}`
      throw new Error(`Not answered before the deadline; the last try: ${last}`)
    }
    await sleep(pauseMs())
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
