import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from '../../../platform/database/database.ts'
import { runSystemCommand, type SystemCommands } from '../../../platform/commands/system-command.ts'
import { getTenant } from '../../../platform/identity/identity.queries.ts'
import { guardedPost, type OutboundOutcome, type OutboundRequest } from '../../../platform/outbound/guarded-post.ts'
import { KeptConnections } from '../../../platform/outbound/kept-connections.ts'
import type { OutboundGuard } from '../../../platform/outbound/outbound-guard.ts'
import { BoundedMap } from '../../../platform/memory/bounded-map.ts'
import { attemptDelivery, type AttemptTools } from './attempt-delivery.ts'
import { dispatchWaitingEvents } from './dispatch-waiting-events.ts'
import {
  type AttemptResult,
  claimDeliveries,
  type ClaimedDelivery,
  listWaitingTenants,
  loadDeliveries,
  settleDeliveries,
} from './engine.queries.ts'
import { skipDelivery } from './deliveries.queries.ts'
import { HostCircuits } from './host-circuits.ts'
import { disableWebhook } from './patch-webhook.ts'

export interface EngineOptions {
  readonly services: SystemCommands & { readonly outbound: OutboundGuard }
  /** The number whose lock shows other workers that this one is alive; undefined while it is not held. */
  readonly worker: () => number | undefined
  readonly onError: (error: unknown) => void
  readonly onAttempt?: (outcome: 'succeeded' | 'failed') => void
  /** How requests are sent; tests replace it. */
  readonly post?: (request: OutboundRequest) => Promise<OutboundOutcome>
}

const inFlightMax = 200
/** Claims that follow each other closely take more deliveries each: results arrive one by one. */
const claimPauseMs = 5
/**
 * How soon to check again: while there is work, for rates that then allow more; otherwise in case a notification was
 * lost.
 */
const lookAgainMs = { busy: 100, idle: 2_000 }
const workerName = 'webhooks'
const withoutWebhooksMax = 10_000
const nobody = 0

/**
 * Delivers events: dispatches them to webhooks, claims due deliveries, sends them outside any transaction, and records
 * the outcome. It may be killed at any time, and any number of engines may run.
 */
export class DeliveryEngine {
  readonly #options: EngineOptions
  readonly #tools: AttemptTools
  readonly #connections = new KeptConnections()
  readonly #inFlight = new Set<Promise<void>>()
  readonly #results = new Map<string, AttemptResult[]>()
  readonly #wokenTenants = new Set<string>()
  /** Tenants that have never had a webhook: what they write wakes nothing. */
  readonly #withoutWebhooks = new BoundedMap<string, true>(withoutWebhooksMax)
  #wake: () => void = () => undefined
  #isWoken = false
  #isStopped = false
  #loop: Promise<void> | undefined

  constructor(options: EngineOptions) {
    const { clock, secrets, outbound } = options.services
    this.#options = options
    const post = options.post ?? ((request: OutboundRequest) => guardedPost(outbound, request, this.#connections))
    this.#tools = { clock, secrets, circuits: new HostCircuits(), post }
  }

  start(): void {
    this.#loop = this.#run()
  }

  /** Sends nothing more, and waits for running attempts. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.wake()
    await this.#loop
    while (this.#inFlight.size > 0) await Promise.all(this.#inFlight)
    this.#connections.close()
  }

  /** Called when there may be something to do. */
  wake(tenantId?: string): void {
    if (tenantId !== undefined) {
      if (this.#withoutWebhooks.has(tenantId)) return
      this.#wokenTenants.add(tenantId)
    }
    this.#isWoken = true
    this.#wake()
  }

  /** Called when a tenant has its first webhook. */
  follow(tenantId: string): void {
    this.#withoutWebhooks.delete(tenantId)
    this.wake(tenantId)
  }

  /** Does everything there is to do now, and resolves when it is done. */
  async drain(): Promise<void> {
    await this.#dispatchAll()
    while ((await this.#sendDue()) > 0) {
      while (this.#inFlight.size > 0) await Promise.all(this.#inFlight)
    }
  }

  async #run(): Promise<void> {
    let lookedAt = 0
    while (!this.#isStopped) {
      let hasWork = false
      try {
        const isLate = Date.now() - lookedAt >= lookAgainMs.idle
        if (isLate) lookedAt = Date.now()
        await (isLate ? this.#dispatchAll() : this.#dispatchWoken())
        hasWork = (await this.#sendDue()) > 0 || this.#inFlight.size > 0
      } catch (error) {
        this.#options.onError(error)
      }
      if (hasWork) await sleep(claimPauseMs)
      await this.#rest(hasWork ? lookAgainMs.busy : lookAgainMs.idle)
    }
  }

  /** Waits until it is woken, or returns at once if it was woken during the work. */
  async #rest(ms: number): Promise<void> {
    if (!this.#isWoken && !this.#isStopped) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    this.#isWoken = false
    this.#wake = () => undefined
  }

  async #dispatchAll(): Promise<void> {
    const { database } = this.#options.services
    const waiting = await database.asWorker(workerName, (transaction) => transaction.many(listWaitingTenants()))
    for (const { tenantId } of waiting) {
      // The notification about its first webhook may have been lost.
      this.#withoutWebhooks.delete(tenantId)
      this.#wokenTenants.add(tenantId)
    }
    await this.#dispatchWoken()
  }

  async #dispatchWoken(): Promise<void> {
    const tenantIds = [...this.#wokenTenants]
    this.#wokenTenants.clear()
    for (const tenantId of tenantIds) {
      const hasMore = await dispatchWaitingEvents(this.#options.services, tenantId)
      if (hasMore === null) this.#withoutWebhooks.set(tenantId, true)
      else if (hasMore) this.wake(tenantId)
    }
  }

  /** Claims as much as capacity allows and starts to send it. Returns how much that is. */
  async #sendDue(): Promise<number> {
    const { database, clock } = this.#options.services
    const limit = inFlightMax - this.#inFlight.size
    if (limit <= 0 || this.#isStopped) return 0
    const now = clock.now()
    const closedHosts = this.#tools.circuits.closedHosts(now)
    const worker = this.#options.worker() ?? nobody
    const claimed = await database.asWorker(workerName, (transaction) =>
      transaction.many(claimDeliveries({ worker, now, limit, closedHosts })),
    )
    for (const [tenantId, deliveries] of byTenant(claimed)) this.#track(this.#send(tenantId, deliveries))
    return claimed.length
  }

  #track(work: Promise<void>): void {
    const tracked = work.catch(this.#options.onError).finally(() => {
      this.#inFlight.delete(tracked)
      this.wake()
    })
    this.#inFlight.add(tracked)
  }

  async #send(tenantId: string, claimed: readonly ClaimedDelivery[]): Promise<void> {
    const { database, clock } = this.#options.services
    const ids = claimed.map(({ deliveryId }) => deliveryId)
    const contents = await database.read(tenantId, loadDeliveries(tenantId, ids, clock.now()))
    const byId = new Map(contents.map((content) => [content.deliveryId, content]))
    for (const delivery of claimed) {
      const content = byId.get(delivery.deliveryId)
      // The webhook may have just been deleted.
      if (content === undefined) continue
      if (!content.isAllowed) {
        this.#track(this.#skip(tenantId, delivery.deliveryId))
        continue
      }
      this.#track(attemptDelivery(this.#tools, delivery, content).then((result) => this.#settle(tenantId, result)))
    }
  }

  /** Removes a delivery from the queue that the webhook may no longer receive. */
  async #skip(tenantId: string, deliveryId: string): Promise<void> {
    const { database, clock } = this.#options.services
    await database.inTenant(tenantId, (transaction) => transaction.run(skipDelivery(tenantId, deliveryId, clock.now())))
  }

  /** Results that arrive while others are being written are written together afterwards. */
  async #settle(tenantId: string, result: AttemptResult): Promise<void> {
    this.#options.onAttempt?.(result.outcome)
    const waiting = this.#results.get(tenantId)
    if (waiting !== undefined) {
      waiting.push(result)
      return
    }
    this.#results.set(tenantId, [result])
    try {
      for (let batch = this.#take(tenantId); batch.length > 0; batch = this.#take(tenantId)) {
        await this.#write(tenantId, batch)
        this.wake()
      }
    } finally {
      this.#results.delete(tenantId)
    }
  }

  #take(tenantId: string): AttemptResult[] {
    return this.#results.get(tenantId)?.splice(0) ?? []
  }

  async #write(tenantId: string, results: readonly AttemptResult[]): Promise<void> {
    const { database, clock } = this.#options.services
    const failing = await database.inTenant(tenantId, (transaction) =>
      transaction.many(settleDeliveries(tenantId, results, clock.now())),
    )
    const gone = new Set(results.filter(({ isGone }) => isGone).map(({ webhookId }) => webhookId))
    for (const webhookId of gone) await this.#disable(tenantId, webhookId, 'gone')
    for (const { webhookId } of failing) {
      if (webhookId !== null && !gone.has(webhookId)) await this.#disable(tenantId, webhookId, 'failing')
    }
  }

  async #disable(tenantId: string, webhookId: string, reason: 'gone' | 'failing'): Promise<void> {
    const { services } = this.#options
    const found = await services.database.inTenant(tenantId, (transaction: Transaction) =>
      transaction.one(getTenant(tenantId)),
    )
    await runSystemCommand(services, { tenantId, ...found }, 'disable-webhook', (command) =>
      disableWebhook(command, webhookId, reason),
    )
  }
}

function byTenant(claimed: readonly ClaimedDelivery[]): Map<string, ClaimedDelivery[]> {
  const groups = new Map<string, ClaimedDelivery[]>()
  for (const delivery of claimed) groups.set(delivery.tenantId, [...(groups.get(delivery.tenantId) ?? []), delivery])
  return groups
}
