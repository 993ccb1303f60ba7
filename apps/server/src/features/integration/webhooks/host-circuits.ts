import { BoundedMap } from '../../../platform/memory/bounded-map.ts'

const failuresMax = 5
/** Tenants choose the hosts. */
const hostsMax = 10_000
const pauseMs = { first: 30_000, max: 300_000 }

interface Circuit {
  failureCount: number
  pauseMs: number
  closedUntil: number
}

/**
 * Leaves hosts alone that cannot be reached at all, for a while: attempts on them would take up time that others could
 * use. An answer of any kind shows that a host is there, so a receiver that merely fails counts against nobody else.
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

  /** The hosts that are left alone now. */
  closedHosts(now: Date): string[] {
    return [...this.#circuits].filter(([, { closedUntil }]) => closedUntil > now.getTime()).map(([host]) => host)
  }
}
