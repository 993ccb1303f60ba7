export interface FairQueueLimits {
  /** How many jobs run at once. A tenant can use all but one, so that one is left for others. */
  readonly workers: number
  /** How many jobs may wait, per tenant and in total. */
  readonly waitingPerTenant: number
  readonly waiting: number
}

/** Queues work of many tenants for a few workers. Tenants take turns; within a tenant, it is first in, first out. */
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

  /** Queues work. Returns false if too much is waiting already. */
  add(tenantId: string, work: Work): boolean {
    const own = this.#waiting.get(tenantId) ?? []
    if (this.#waitingCount >= this.#limits.waiting || own.length >= this.#limits.waitingPerTenant) return false
    own.push(work)
    this.#waiting.set(tenantId, own)
    this.#waitingCount += 1
    return true
  }

  /** The next work to start, if any. Call `finished` when it is done. */
  take(): { readonly tenantId: string; readonly work: Work } | undefined {
    if (this.#total() >= this.#limits.workers) return undefined
    for (const [tenantId, own] of this.#waiting) {
      const running = this.#running.get(tenantId) ?? 0
      if (running >= this.#limits.workers - 1) continue
      const [work] = own.splice(0, 1) as [Work]
      this.#waitingCount -= 1
      // The tenant that had its turn goes to the end.
      this.#waiting.delete(tenantId)
      if (own.length > 0) this.#waiting.set(tenantId, own)
      this.#running.set(tenantId, running + 1)
      return { tenantId, work }
    }
    return undefined
  }

  /** Call when work of a tenant is done. */
  finished(tenantId: string): void {
    const running = (this.#running.get(tenantId) ?? 0) - 1
    if (running > 0) this.#running.set(tenantId, running)
    else this.#running.delete(tenantId)
  }

  #total(): number {
    return [...this.#running.values()].reduce((total, running) => total + running, 0)
  }
}
