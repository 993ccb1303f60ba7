import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { message, Problem } from '../../problems/index.ts'
import { unavailable } from '../http/errors/error-reply.ts'
import { serverFolder } from '../server-folder.ts'
import { FairQueue, type FairQueueLimits } from './fair-queue.ts'
import { limitExceeded, type RenderLimits, renderLimits } from './render-limits.ts'
import type { RenderAnswer, RenderBegun, RenderRequest } from './render-worker-messages.ts'

interface Work {
  readonly request: RenderRequest
  readonly resolve: (output: unknown) => void
  readonly reject: (error: Error) => void
}

const retryAfterSeconds = 5

export interface RenderPoolOptions {
  readonly queue: FairQueueLimits
  readonly limits: RenderLimits
  /** The script of the workers. */
  readonly script: string
}

/**
 * Renders content written by tenants outside the main thread. A worker that exceeds its time or memory is terminated
 * and replaced. Tenants take turns, and none can occupy the last worker.
 */
export class RenderPool {
  readonly #options: RenderPoolOptions
  readonly #queue: FairQueue<Work>
  readonly #idle: RenderThread[] = []

  constructor(options: RenderPoolOptions) {
    this.#options = options
    this.#queue = new FairQueue(options.queue)
  }

  /** Runs a job of `render-worker.ts` for a tenant. Returns its output, or throws its problem or the exceeded limit. */
  async run<Output>(tenantId: string, job: string, input: unknown): Promise<Output> {
    return new Promise<Output>((resolve, reject) => {
      const work = { request: { job, input }, resolve: resolve as Work['resolve'], reject }
      if (this.#queue.add(tenantId, work)) this.#startWhatMayRun()
      else
        reject(
          unavailable(message('Too many documents are waiting to be rendered. Try again shortly.'), retryAfterSeconds),
        )
    })
  }

  #startWhatMayRun(): void {
    for (let taken = this.#queue.take(); taken !== undefined; taken = this.#queue.take()) {
      void this.#perform(taken.tenantId, taken.work)
    }
  }

  async #perform(tenantId: string, { request, resolve, reject }: Work): Promise<void> {
    const thread = this.#idle.pop() ?? new RenderThread(this.#options.script, this.#options.limits)
    try {
      resolve(await thread.perform(request))
    } catch (error) {
      reject(error as Error)
    }
    if (!thread.isGone) this.#idle.push(thread)
    this.#queue.finished(tenantId)
    this.#startWhatMayRun()
  }
}

/** One worker. It does one job at a time, so that job is to blame if the worker dies. */
class RenderThread {
  readonly #limits: RenderLimits
  readonly #worker: Worker
  #timer: NodeJS.Timeout | undefined
  #settle: ((answer: RenderAnswer | Error) => void) | undefined
  isGone = false

  constructor(script: string, limits: RenderLimits) {
    this.#limits = limits
    this.#worker = new Worker(script, {
      workerData: limits,
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: 32 },
    })
    this.#worker.on('message', (message: RenderBegun | RenderAnswer) => {
      if ('hasBegun' in message) this.#startClock()
      else this.#settle?.(message)
    })
    this.#worker.on('error', (error: NodeJS.ErrnoException) => {
      this.isGone = true
      this.#settle?.(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? limitExceeded('memoryMb', limits) : error)
    })
    this.#worker.on('exit', () => {
      this.isGone = true
      this.#settle?.(new Error('A rendering worker ended.'))
    })
    this.#worker.unref()
  }

  async perform(request: RenderRequest): Promise<unknown> {
    // An idle worker does not keep the process alive; a busy one does, until it has responded.
    this.#worker.ref()
    try {
      const answer = await new Promise<RenderAnswer | Error>((resolve) => {
        this.#settle = resolve
        this.#worker.postMessage(request)
      })
      return outputOf(answer)
    } finally {
      clearTimeout(this.#timer)
      this.#settle = undefined
      this.#worker.unref()
    }
  }

  #startClock(): void {
    this.#timer = setTimeout(() => {
      this.isGone = true
      this.#settle?.(limitExceeded('timeMs', this.#limits))
      void this.#worker.terminate()
    }, this.#limits.timeMs)
  }
}

function outputOf(answer: RenderAnswer | Error): unknown {
  if (answer instanceof Error) throw answer
  if ('output' in answer) return answer.output
  if ('fault' in answer) throw new Error(`A rendering worker failed: ${answer.fault}`)
  throw new Problem(answer.problem.code, answer.problem)
}

/** More workers than cores would not help; with fewer than two, one tenant could occupy the last. */
const workers = Math.min(Math.max(availableParallelism(), 2), 4)

/** The workers of this process. They start on first use. */
export const renderers = new RenderPool({
  queue: { workers, waitingPerTenant: 50, waiting: 500 },
  limits: renderLimits,
  script: join(serverFolder, 'dist', 'render-worker.js'),
})
