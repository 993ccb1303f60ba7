import type { Logger } from 'pino'

interface Step {
  readonly name: string
  readonly run: () => Promise<unknown>
}

/** How a process stops: what was started last is stopped first. */
export class Shutdown {
  readonly #logger: Logger
  readonly #steps: Step[] = []
  #running: string | undefined
  #done = Promise.resolve()

  constructor(logger: Logger) {
    this.#logger = logger
  }

  /** The step that is being taken, to explain why a process does not stop. */
  get running(): string | undefined {
    return this.#running
  }

  add(name: string, run: () => Promise<unknown>): void {
    this.#steps.push({ name, run })
  }

  /** Takes the steps that were added since the last time. A step that fails does not keep the others from being taken. */
  run(): Promise<void> {
    this.#done = this.#done.then(() => this.#takeSteps())
    return this.#done
  }

  async #takeSteps(): Promise<void> {
    const steps = this.#steps.splice(0).reverse()
    const errors: unknown[] = []
    for (const { name, run } of steps) {
      this.#running = name
      await run().catch((error: unknown) => {
        this.#logger.error({ err: error }, `failed to stop: ${name}`)
        errors.push(error)
      })
    }
    this.#running = undefined
    if (errors.length > 0) throw errors[0]
    if (steps.length > 0) this.#logger.info('stopped: all running requests and jobs are finished')
  }
}
