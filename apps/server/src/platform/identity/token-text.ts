import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { fromBase62, toBase62 } from '../text/base62.ts'
import { createTenantSecret, tenantOfSecret } from './secret-text.ts'

const PREFIX = 'fdr_'
/** The tenant and 128 random bits. */
const SECRET_BYTES = 32
/** 62^43 is the first power of 62 above 2^256, so every secret fits and all tokens have the same length. */
const SECRET_CHARACTERS = 43
/** 62^6 is above 2^32. */
const CHECKSUM_CHARACTERS = 6
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_CHARACTERS + CHECKSUM_CHARACTERS}}$`)

/** Creates the text of a new API token: its tenant, 128 random bits and a checksum. */
export function createTokenText(tenantId: string): string {
  const secret = BigInt(`0x${createTenantSecret(tenantId).toString('hex')}`)
  const body = PREFIX + toBase62(secret, SECRET_CHARACTERS)
  return body + checksumOf(body)
}

/** Whether a text can be a token, so that a typo or another secret is rejected without a query. */
export function isTokenText(text: string): boolean {
  if (!SHAPE.test(text)) return false
  const body = text.slice(0, -CHECKSUM_CHARACTERS)
  return text === body + checksumOf(body) && secretOf(text).length === SECRET_BYTES * 2
}

/** The tenant that a token names. It may not exist. */
export function tenantOfTokenText(text: string): string {
  return tenantOfSecret(Buffer.from(secretOf(text), 'hex'))
}

/** The secret in hex. 43 characters can also represent numbers that need more bytes. */
function secretOf(text: string): string {
  const secret = fromBase62(text.slice(PREFIX.length, -CHECKSUM_CHARACTERS))
  return secret.toString(16).padStart(SECRET_BYTES * 2, '0')
}

/**
 * The SHA-256 under which a token is stored and looked up. A slow hash would not help: 128 random bits cannot be
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
