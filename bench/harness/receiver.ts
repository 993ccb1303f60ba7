import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { benchFolder } from './subject.ts'

/** Latencies are from the time of the event to its arrival, in milliseconds. */
export interface Arrivals {
  readonly count: number
  /** From the first to the last. */
  readonly seconds: number
  readonly p50: number
  readonly p99: number
  readonly max: number
  readonly lastRequest: { readonly body: string; readonly headers: Record<string, string> } | undefined
}

/** A receiver of webhooks in a process of its own. */
export class Receiver {
  readonly #process: ChildProcess
  readonly port: number

  private constructor(child: ChildProcess, port: number) {
    this.#process = child
    this.port = port
  }

  static async start(): Promise<Receiver> {
    const child = fork(join(benchFolder, 'harness/receiver-process.mjs'))
    const [{ port }] = (await once(child, 'message')) as [{ port: number }]
    return new Receiver(child, port)
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/`
  }

  arrivals(): Promise<Arrivals> {
    return this.#ask('count')
  }

  /** What has arrived so far, which is then forgotten. */
  takeArrivals(): Promise<Arrivals> {
    return this.#ask('reset')
  }

  close(): void {
    this.#process.disconnect()
  }

  async #ask(message: string): Promise<Arrivals> {
    this.#process.send(message)
    const [arrivals] = (await once(this.#process, 'message')) as [Arrivals]
    return arrivals
  }
}
