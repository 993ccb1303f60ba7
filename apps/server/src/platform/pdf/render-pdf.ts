import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { serverFolder } from '../server-folder.ts'

export interface PdfJob {
  /** As pdfmake takes it, without functions; texts carry their place in the structure as `tag`. */
  readonly definition: Pick<TDocumentDefinitions, 'content' | 'pageSize' | 'language'> & {
    readonly pageMargins: readonly number[]
    readonly defaultStyle: Readonly<Record<string, unknown>>
    readonly info: { readonly title: string; readonly author: string; readonly creationDate: string }
  }
  readonly footer: { readonly left: string; readonly page: string }
}

interface Answer {
  readonly id: number
  readonly bytes?: Uint8Array
  readonly error?: string
}

interface Waiting {
  readonly resolve: (bytes: Buffer) => void
  readonly reject: (error: Error) => void
}

const timeoutMs = 20_000

/** The thread that sets documents, started with the first one and again when it has died. */
class PdfThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #count = 0
  isGone = false

  constructor() {
    this.#worker = new Worker(join(serverFolder, 'src', 'platform', 'pdf', 'pdf-worker.mjs'), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    this.#worker.on('message', (answer: Answer) => {
      this.#settle(answer)
    })
    this.#worker.on('error', (error) => {
      this.#fail(error)
    })
    this.#worker.on('exit', () => {
      this.#fail(new Error('The thread that sets documents ended.'))
    })
    this.#worker.unref()
  }

  async render(job: PdfJob): Promise<Buffer> {
    this.#count += 1
    const id = this.#count
    // An idle thread keeps no process alive; a busy one does, until it has answered.
    this.#worker.ref()
    const timer = setTimeout(() => {
      this.#fail(new Error(`A document was not set within ${timeoutMs} ms.`))
      void this.#worker.terminate()
    }, timeoutMs)
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject })
        this.#worker.postMessage({ id, ...job })
      })
    } finally {
      clearTimeout(timer)
      if (this.#waiting.size === 0) this.#worker.unref()
    }
  }

  #settle({ id, bytes, error }: Answer): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (bytes === undefined) waiting?.reject(new Error(`A document could not be set: ${error ?? 'no reason given'}`))
    else waiting?.resolve(Buffer.from(bytes))
  }

  #fail(error: Error): void {
    this.isGone = true
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

let thread: PdfThread | undefined

/** Sets a document as tagged PDF with its fonts inside, off the thread that answers requests; the same job gives the same bytes. */
export function renderPdf(job: PdfJob): Promise<Buffer> {
  if (thread === undefined || thread.isGone) thread = new PdfThread()
  return thread.render(job)
}
