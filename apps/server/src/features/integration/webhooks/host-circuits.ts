import { BoundedMap } from '../../../platform/memory/bounded-map.ts'

const failuresMax = 5
/** Limits memory, since tenants choose the hosts. */
const hostsMax = 10_000
const pauseMs = { first: 30_000, max: 300_000 }

interface Circuit {
  failureCount: number
  pauseMs: number
  closedUntil: number
}

/**
 * Pauses deliveries to hosts that cannot be reached: attempts would take time from others. Any response shows that a
 * host is up, so a failing receiver does not affect others on its host.
 */
export class HostCircuits {
  readonly #circuits = new BoundedMap<string, Circuit>(hostsMax)

  record(host: string, isUnreachable: boolean, now: Date): void {
    if (!isUnreachable) {
      this.#circuits.delete(host)
      return
    }
    const circuit = this.#circuits.get(host) ?? { failureCount: 0, pauseMs: pauseMs.first, closedUntil: 0 }
    this.#circuits.set(host, circuit)
    circuit.failureCount += 1
    if (circuit.failureCount < failuresMax || circuit.closedUntil > now.getTime()) return
    circuit.closedUntil = now.getTime() + circuit.pauseMs
    circuit.pauseMs = Math.min(circuit.pauseMs * 2, pauseMs.max)
  }

  /** The hosts that are paused now. */
  closedHosts(now: Date): string[] {
    return [...this.#circuits].filter(([, { closedUntil }]) => closedUntil > now.getTime()).map(([host]) => host)
  }
}
