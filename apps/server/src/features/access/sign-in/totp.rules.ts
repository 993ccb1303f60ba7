import { Secret, TOTP } from 'otpauth'

const stepSeconds = 30

/** A new secret in base32. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The content of the QR code. */
export function totpUri(secret: string, account: { issuer: string; label: string }): string {
  return new TOTP({ ...account, secret: Secret.fromBase32(secret), period: stepSeconds }).toString()
}

/** The time step of a valid, unused code. One step early or late is accepted. */
export function stepOfCode(
  secret: string,
  code: string,
  { now, usedStep }: { now: Date; usedStep: number },
): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: stepSeconds })
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 })
  if (delta === null) return undefined
  const step = Math.floor(now.getTime() / 1000 / stepSeconds) + delta
  return step > usedStep ? step : undefined
}
