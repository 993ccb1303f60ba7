import { problem, Problem, message } from '../../../problems/index.ts'
import { BoundedMap } from '../../memory/bounded-map.ts'
import { networkOf } from './network.ts'

interface Record {
  failures: number
  /** Attempts in progress. They count towards the limit, but do not start a block. */
  pending: number
  since: number
  blocks: number
  blockedUntil: number
}

const windowMs = 60_000
const failuresMax = 20
const blockMaxMs = 3_600_000
const recordsMax = 20_000

/**
 * Slows down a network that guesses passwords of many accounts, within this process. Each block is twice as long as the
 * last. Blocked networks are stored separately from those that only failed, so that a flood of new networks does not
 * evict them.
 */
export class AddressGuard {
  readonly #counting = new BoundedMap<string, Record>(recordsMax)
  readonly #blocked = new BoundedMap<string, Record>(recordsMax)

  /** Counts an attempt before it is judged, and undoes the count unless it fails. */
  async judge<Result>(address: string, now: number, judgement: () => Promise<Result>): Promise<Result> {
    const record = this.#require(address, now)
    record.pending += 1
    try {
      return await judgement()
    } catch (error) {
      if (error instanceof Problem && error.status < 500) this.#fail(address, now)
      throw error
    } finally {
      record.pending -= 1
    }
  }

  /** Counts an action that every caller may do only a limited number of times. */
  take(address: string, now: number): void {
    this.#require(address, now)
    this.#fail(address, now)
  }

  #require(address: string, now: number): Record {
    const record = this.#recordOf(networkOf(address), now)
    if (record.blockedUntil > now) throw tooMany(Math.ceil((record.blockedUntil - now) / 1000))
    if (record.failures + record.pending >= failuresMax) throw tooMany(1)
    return record
  }

  #fail(address: string, now: number): void {
    const network = networkOf(address)
    const record = this.#recordOf(network, now)
    record.failures += 1
    // After a block, a single failure starts the next one.
    if (record.blocks === 0 && record.failures < failuresMax) return
    record.blockedUntil = now + Math.min(windowMs * 2 ** record.blocks, blockMaxMs)
    record.blocks += 1
    record.failures = 0
    this.#counting.delete(network)
    this.#blocked.set(network, record)
  }

  #recordOf(network: string, now: number): Record {
    const blocked = this.#blocked.get(network)
    if (blocked !== undefined && now - blocked.blockedUntil < blockMaxMs) return blocked
    const counting = this.#counting.get(network)
    if (counting !== undefined && now - counting.since < windowMs) return counting
    this.#blocked.delete(network)
    const record = { failures: 0, pending: counting?.pending ?? 0, since: now, blocks: 0, blockedUntil: 0 }
    this.#counting.set(network, record)
    return record
  }
}

function tooMany(seconds: number): Problem {
  return problem('rate-limited', message('Too many failed attempts from this address. Try again later.'), {
    headers: { 'retry-after': String(seconds) },
  })
}
