import { Problem, say } from '../../problems/index.ts'

interface Record {
  failures: number
  since: number
  blockedUntil: number
}

const windowMs = 60_000
const failuresMax = 20
const blockMaxMs = 3_600_000
const recordsMax = 10_000

/** Slows down an address that guesses at many accounts, in this process. Each block is twice as long as the last. */
export class AddressGuard {
  readonly #records = new Map<string, Record>()

  /** Refuses an address that is blocked. */
  require(address: string, now: number): void {
    const record = this.#records.get(address)
    if (record === undefined || record.blockedUntil <= now) return
    const seconds = Math.ceil((record.blockedUntil - now) / 1000)
    throw new Problem('rate-limited', say('Too many attempts failed from this address. Wait before the next.'), {
      headers: { 'retry-after': String(seconds) },
    })
  }

  /** Counts an attempt that failed. */
  fail(address: string, now: number): void {
    const record = this.#recordOf(address, now)
    record.failures += 1
    if (record.failures < failuresMax) return
    const doublings = Math.floor(record.failures / failuresMax) - 1
    record.blockedUntil = now + Math.min(windowMs * 2 ** doublings, blockMaxMs)
    record.since = record.blockedUntil
    // One more failure after the block begins the next.
    record.failures += failuresMax - (record.failures % failuresMax) - 1
  }

  #recordOf(address: string, now: number): Record {
    const known = this.#records.get(address)
    const isBlockRemembered = known !== undefined && known.failures >= failuresMax && now - known.since < blockMaxMs
    if (known !== undefined && (isBlockRemembered || now - known.since < windowMs)) return known
    if (this.#records.size >= recordsMax) this.#records.clear()
    const record = { failures: 0, since: now, blockedUntil: 0 }
    this.#records.set(address, record)
    return record
  }
}
