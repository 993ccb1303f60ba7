import { createHash, randomBytes } from 'node:crypto'

/** The text of a session or a link: 256 random bits. */
export function createSecretText(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a text can be one, so that anything else is rejected without a query. */
export function isSecretText(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** The SHA-256 under which such a text is stored and looked up. The text itself is never stored. */
export function hashSecretText(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
