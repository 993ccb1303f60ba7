export interface FairQueueLimits {
  /** How much runs at once. One tenant has at most one less, so that there is always one for the others. */
  readonly workers: number
  /** How much may wait, of one tenant and of all. */
  readonly waitingPerTenant: number
  readonly waiting: number
}

/** Work of many tenants for a few workers: tenants take turns, and within a tenant the first to come is the first to go. */
export class FairQueue<Work> {
  readonly #limits: FairQueueLimits
  /** In the order of their turns. */
  readonly #waiting = new Map<string, Work[]>()
  readonly #running = new Map<string, number>()
  #waitingCount = 0

  constructor(limits: FairQueueLimits) {
    if (limits.workers < 2) throw new RangeError('With one worker, one tenant could keep all others waiting.')
    this.#limits = limits
  }

  /** Lets work wait for its turn; false where too much waits already. */
  add(tenantId: string, work: Work): boolean {
    const own = this.#waiting.get(tenantId) ?? []
    if (this.#waitingCount >= this.#limits.waiting || own.length >= this.#limits.waitingPerTenant) return false
    own.push(work)
    this.#waiting.set(tenantId, own)
    this.#waitingCount += 1
    return true
  }

  /** The work that may start now, if there is any. Call `finished` for it in the end. */
  take(): { readonly tenantId: string; readonly work: Work } | undefined {
    if (this.#total() >= this.#limits.workers) return undefined
    for (const [tenantId, own] of this.#waiting) {
      const running = this.#running.get(tenantId) ?? 0
      if (running >= this.#limits.workers - 1) continue
      const [work] = own.splice(0, 1) as [Work]
      this.#waitingCount -= 1
      // Whoever had a turn goes to the end of the line.
      this.#waiting.delete(tenantId)
      if (own.length > 0) this.#waiting.set(tenantId, own)
      this.#running.set(tenantId, running + 1)
      return { tenantId, work }
    }
    return undefined
  }

  /** Says that work of a tenant, once taken, is over. */
  finished(tenantId: string): void {
    const running = (this.#running.get(tenantId) ?? 0) - 1
    if (running > 0) this.#running.set(tenantId, running)
    else this.#running.delete(tenantId)
  }

  #total(): number {
    return [...this.#running.values()].reduce((total, running) => total + running, 0)
  }
}
