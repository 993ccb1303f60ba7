import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { toBase62 } from '../text/base62.ts'

const PREFIX = 'fdr_'
const SECRET_BYTES = 32
/** 62^43 is the first power of 62 above 2^256, so every secret fits and all tokens have the same length. */
const SECRET_CHARACTERS = 43
/** 62^6 is above 2^32. */
const CHECKSUM_CHARACTERS = 6
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_CHARACTERS + CHECKSUM_CHARACTERS}}$`)

/** Creates the text of a new API token: 256 random bits, ending in a checksum. */
export function createTokenText(): string {
  const secret = BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`)
  const body = PREFIX + toBase62(secret, SECRET_CHARACTERS)
  return body + checksumOf(body)
}

/** Whether a text can be a token, so that a typo or another secret is rejected without a query. */
export function isTokenText(text: string): boolean {
  if (!SHAPE.test(text)) return false
  const body = text.slice(0, -CHECKSUM_CHARACTERS)
  return text === body + checksumOf(body)
}

/**
 * The SHA-256 under which a token is stored and looked up. A slow hash would not help: 256 random bits cannot be
 * guessed, and every request would pay for it.
 */
export function hashTokenText(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** What people recognise a token by in a list. It contains only checksum characters, never the secret. */
export function hintOfTokenText(text: string): string {
  return `${PREFIX}…${text.slice(-4)}`
}

function checksumOf(body: string): string {
  return toBase62(BigInt(crc32(body)), CHECKSUM_CHARACTERS)
}
