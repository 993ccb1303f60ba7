import { createHash, randomBytes } from 'node:crypto'

const tenantBytes = 16
const secretBytes = 16

/** The text of a device mark: 256 random bits. */
export function createSecretText(): string {
  return randomBytes(tenantBytes + secretBytes).toString('base64url')
}

/**
 * The text of a session or a password link: the tenant, so that its row is looked up among the tenant's alone, and 128
 * random bits.
 */
export function createTenantSecretText(tenantId: string): string {
  return createTenantSecret(tenantId).toString('base64url')
}

/** Whether a text can be one, so that anything else is rejected without a query. */
export function isSecretText(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** The tenant that a text names. It may not exist. */
export function tenantOfSecretText(text: string): string {
  return tenantOfSecret(Buffer.from(text, 'base64url'))
}

/** The SHA-256 under which such a text is stored and looked up. The text itself is never stored. */
export function hashSecretText(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** 16 bytes of the tenant and 16 random ones. */
export function createTenantSecret(tenantId: string): Buffer {
  return Buffer.concat([Buffer.from(tenantId.replaceAll('-', ''), 'hex'), randomBytes(secretBytes)])
}

/** The tenant of such bytes. */
export function tenantOfSecret(bytes: Buffer): string {
  const hex = bytes.toString('hex', 0, tenantBytes)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}
