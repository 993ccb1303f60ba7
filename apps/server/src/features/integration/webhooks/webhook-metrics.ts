import { Counter, Gauge, type Metric } from 'prom-client'
import type { Database } from '../../../platform/database/database.ts'
import { figureInTime } from '../../../platform/metrics/metrics.ts'
import { countWaiting } from './engine.queries.ts'

/** Metrics of deliveries: how many wait, and how attempts of this process ended. */
export function webhookMetrics(database: Database): {
  readonly metrics: readonly Metric[]
  readonly onAttempt: (outcome: 'succeeded' | 'failed') => void
} {
  const waiting = new Gauge({
    name: 'fordring_webhook_deliveries_pending',
    help: 'Deliveries that are to be sent, for the first time or again.',
    registers: [],
    async collect() {
      const row = await figureInTime(database.asWorker('webhooks', (transaction) => transaction.one(countWaiting())))
      if (row === undefined) this.remove()
      else this.set(row.count)
    },
  })
  const attempts = new Counter({
    name: 'fordring_webhook_attempts_total',
    help: 'Attempts to deliver, by how they ended.',
    labelNames: ['outcome'],
    registers: [],
  })
  return {
    metrics: [waiting, attempts],
    onAttempt: (outcome) => {
      attempts.inc({ outcome })
    },
  }
}
