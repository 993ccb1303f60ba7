import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A request that is sent again and again. `{n}` and `{id}` in path, headers and body change with each. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** `{n}` is below this. */
  readonly range?: number
}

export interface LoadOptions {
  readonly ports: readonly number[]
  readonly connections: number
  readonly seconds: number
  readonly requests: readonly LoadRequest[]
  /** Requests per second over all connections; as fast as possible by default. */
  readonly rate?: number
}

/** Latencies are in milliseconds. */
export interface LoadResult {
  readonly count: number
  readonly seconds: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
  /** CPU time of the load generator. */
  readonly cpuMs: number
}

/** Sends requests from a process of its own, so that measuring does not slow down what is measured. */
export class LoadGenerator {
  readonly #process: ChildProcess
  readonly #startId = `${Date.now().toString(36)}${process.pid.toString(36)}`
  #nextCount = 0

  constructor(benchFolder: string) {
    this.#process = fork(join(benchFolder, 'harness/load-process.mjs'))
  }

  async run({ requests, ...options }: LoadOptions): Promise<LoadResult> {
    const filled = requests.map((request) => ({ range: 1, ...request, startId: this.#startId }))
    this.#process.send({ ...options, requests: filled, firstCount: this.#nextCount })
    const [answer] = (await once(this.#process, 'message')) as [
      { result?: LoadResult & { nextCount: number }; error?: string },
    ]
    if (answer.result === undefined) throw new Error(answer.error)
    this.#nextCount = answer.result.nextCount
    return answer.result
  }

  close(): void {
    this.#process.disconnect()
  }
}
