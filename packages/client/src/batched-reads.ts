type Fetch = typeof globalThis.fetch

interface WaitingRead {
  readonly url: string
  readonly init: RequestInit
  readonly resolve: (response: Response) => void
  readonly reject: (error: unknown) => void
}

interface BatchedRead {
  readonly status: number
  readonly requestId: string
  readonly etag: string | null
  readonly body: unknown
}

/** As many as the service answers in one request. */
const readsMax = 25

/** Sends the reads that are asked for at the same moment in one request, and gives each its own response. */
export class BatchedReads {
  readonly #fetch: () => Fetch
  readonly #waiting = new Map<string, WaitingRead[]>()

  constructor(fetch: () => Fetch) {
    this.#fetch = fetch
  }

  readonly fetch = (url: string, init: RequestInit): Promise<Response> => {
    const tenant = /^.*?\/v1\/[^/?]+(?=\/)/.exec(url)?.[0]
    if (tenant === undefined) return this.#fetch()(url, init)
    return new Promise<Response>((resolve, reject) => {
      const waiting = this.#waiting.get(tenant)
      const read = { url, init, resolve, reject }
      if (waiting !== undefined) {
        waiting.push(read)
        return
      }
      this.#waiting.set(tenant, [read])
      setTimeout(() => {
        this.#send(tenant)
      })
    })
  }

  #send(tenant: string): void {
    const waiting = (this.#waiting.get(tenant) ?? []).filter((read) => !isAborted(read))
    this.#waiting.delete(tenant)
    for (let index = 0; index < waiting.length; index += readsMax) {
      void this.#sendTogether(tenant, waiting.slice(index, index + readsMax))
    }
  }

  async #sendTogether(tenant: string, reads: readonly WaitingRead[]): Promise<void> {
    const [first] = reads
    if (first === undefined) return
    try {
      if (reads.length === 1) {
        first.resolve(await this.#fetch()(first.url, first.init))
        return
      }
      const query = new URLSearchParams(reads.map(({ url }) => ['path', url.slice(tenant.length)]))
      // One caller who no longer waits must not end the reads of the others.
      const init = { ...first.init, signal: null }
      const response = await this.#fetch()(`${tenant}/reads?${query.toString()}`, init)
      await shareOut(response, reads)
    } catch (error) {
      for (const { reject } of reads) reject(error)
    }
  }
}

async function shareOut(response: Response, reads: readonly WaitingRead[]): Promise<void> {
  const text = await response.text()
  if (!response.ok) {
    const { status, headers } = response
    for (const { resolve } of reads) resolve(new Response(text, { status, headers }))
    return
  }
  const { items } = JSON.parse(text) as { items: readonly BatchedRead[] }
  for (const [index, { resolve, reject }] of reads.entries()) {
    const item = items[index]
    if (item === undefined) reject(new TypeError('The service left out the response to a read.'))
    else resolve(responseOf(item))
  }
}

function responseOf({ status, requestId, etag, body }: BatchedRead): Response {
  const headers = { 'content-type': 'application/json', 'request-id': requestId, ...(etag === null ? {} : { etag }) }
  return new Response(JSON.stringify(body), { status, headers })
}

/** Rejects a read that its caller gave up before it was sent. */
function isAborted({ init, reject }: WaitingRead): boolean {
  if (init.signal?.aborted !== true) return false
  reject(init.signal.reason)
  return true
}
