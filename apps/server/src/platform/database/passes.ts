import { createHash, createHmac } from 'node:crypto'

/**
 * What a pass gives access to: the rows of a tenant, the queues of a worker, or the users with an e-mail address. Their first
 * letters differ.
 */
export type PassKind = 'tenant' | 'worker' | 'email'

/** Longer than the clocks of two machines usually differ. The database checks it when a transaction begins. */
const validMs = 120_000
/** How long a pass is reused for all requests of a tenant. */
const keptMs = 30_000
const keptMax = 10_000
const blockBytes = 64

/** A key as stored in the database, prepared for the two steps of HMAC. */
export interface AccessKey {
  readonly keyId: string
  readonly innerPad: Buffer
  readonly outerPad: Buffer
}

/**
 * Signs the passes that row-level security requires; `checked_pass` in the migrations verifies them. Running SQL is not
 * enough to create one.
 */
export class Passes {
  readonly #key: Buffer
  readonly #keyId: string
  readonly #kept = new Map<string, { pass: string; until: number }>()
  /** How far the database's clock is ahead of ours. */
  #aheadMs = 0

  constructor(key: Buffer) {
    this.#key = key
    this.#keyId = createHash('sha256').update('id').update(this.#key).digest('hex').slice(0, 8)
  }

  /** What the schema's owner gives the database to verify passes. */
  get accessKey(): AccessKey {
    const padded = Buffer.concat([this.#key, Buffer.alloc(blockBytes - this.#key.length)])
    return {
      keyId: this.#keyId,
      innerPad: Buffer.from(padded.map((byte) => byte ^ 0x36)),
      outerPad: Buffer.from(padded.map((byte) => byte ^ 0x5c)),
    }
  }

  /** A pass that is valid for a transaction that begins soon. */
  issue(kind: PassKind, value: string): string {
    const name = kind + value
    const now = Date.now()
    const kept = this.#kept.get(name)
    if (kept !== undefined && kept.until > now && kept.until <= now + keptMs) return kept.pass
    const pass = this.sign(kind, value, new Date(now + this.#aheadMs + validMs))
    if (this.#kept.size >= keptMax) this.#kept.clear()
    this.#kept.set(name, { pass, until: now + keptMs })
    return pass
  }

  /** Signs a pass, in the format that `checked_pass` reads. */
  sign(kind: PassKind, value: string, expiresAt: Date): string {
    const expires = Buffer.alloc(4)
    expires.writeUInt32BE(Math.floor(expiresAt.getTime() / 1000))
    const signed = Buffer.concat([Buffer.from(this.#keyId, 'hex'), expires, Buffer.from(kind.charAt(0) + value)])
    return createHmac('sha256', this.#key).update(signed).digest('hex') + signed.toString('hex')
  }

  /** Uses the database's clock from now on. */
  setDatabaseTime(time: Date): void {
    this.#aheadMs = time.getTime() - Date.now()
    this.#kept.clear()
  }
}
