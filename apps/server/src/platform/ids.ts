import { createHash, randomFillSync } from 'node:crypto'

const RANDOM_BYTES_PER_ID = 10
const COUNTER_MAX = 0xfff
/** Half of the counter's range: a random start leaves at least 2,048 ids per millisecond. */
const COUNTER_START_MASK = 0x7ff
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Creates a UUIDv7 in lower case, greater than all ids that this process created before. */
export const newId = idSource(() => Date.now(), pooledRandomBytes(400))

/**
 * Creates a source of increasing UUIDv7s (RFC 9562 §5.7 with the counter of §6.2, method 1, in `rand_a`) from a clock
 * and a source of random bytes. Ids increase even if the clock stops or goes back.
 */
export function idSource(now: () => number, randomBytes: (size: number) => Buffer): () => string {
  let lastMs = 0
  let counter = 0
  return () => {
    const random = randomBytes(RANDOM_BYTES_PER_ID)
    const ms = now()
    if (ms <= lastMs && counter < COUNTER_MAX) {
      counter += 1
    } else {
      lastMs = Math.max(ms, lastMs + 1)
      counter = random.readUInt16BE(0) & COUNTER_START_MASK
    }
    return formatVersion7(lastMs, counter, random.subarray(2))
  }
}

/** Whether a text has the form of a UUID (RFC 9562 §4), of any version and in either case. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/**
 * Creates the same UUIDv8 from the same seed on every machine, for data with known ids. With a time it starts like an
 * id of that time, so that lists show it in its place.
 */
export function deterministicId(seed: string, moment?: Date): string {
  const bytes = createHash('sha256').update(seed).digest().subarray(0, 16)
  if (moment !== undefined) bytes.writeUIntBE(moment.getTime(), 0, 6)
  const version = 0x8000 | (bytes.readUInt16BE(6) & 0x0fff)
  const text = bytes.toString('hex')
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-${version.toString(16)}-${variantAndNode(bytes.subarray(8))}`
}

function formatVersion7(ms: number, counter: number, random: Buffer): string {
  const time = ms.toString(16).padStart(12, '0')
  const count = counter.toString(16).padStart(3, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${variantAndNode(random)}`
}

/** The last 64 bits of a UUID: the two bits `10` of the variant, then 62 of the given ones. */
function variantAndNode(bytes: Buffer): string {
  const head = 0x8000 | (bytes.readUInt16BE(0) & 0x3fff)
  return `${head.toString(16)}-${bytes.toString('hex', 2, 8)}`
}

/** Gets random bytes from the system in bulk: a call per id (5 µs) costs more than the id itself. */
function pooledRandomBytes(idsPerFill: number): (size: number) => Buffer {
  const pool = Buffer.alloc(RANDOM_BYTES_PER_ID * idsPerFill)
  let used = pool.length
  return (size) => {
    if (used + size > pool.length) {
      randomFillSync(pool)
      used = 0
    }
    used += size
    return pool.subarray(used - size, used)
  }
}
