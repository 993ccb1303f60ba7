import { createHash, randomBytes } from 'node:crypto'

/** The text of a session or a link: 256 random bits that nobody guesses. */
export function createSecretText(): string {
  return randomBytes(32).toString('base64url')
}

/** Tells whether a text can be one at all, so that anything else is refused without a query. */
export function isSecretText(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** The SHA-256 under which such a text is kept and looked up; the text itself is kept nowhere. */
export function hashSecretText(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
