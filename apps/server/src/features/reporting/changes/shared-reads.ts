/**
 * Lets everyone who asks the same at the same moment share one answer: when a tenant's journal grows, all its open
 * screens ask what follows the position they have all reached.
 */
export class SharedReads<Result> {
  readonly #running = new Map<string, Promise<Result>>()

  read(key: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(key)
    if (running !== undefined) return running
    const started = work().finally(() => this.#running.delete(key))
    this.#running.set(key, started)
    return started
  }
}
