import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'
const secretBytes = 32

/** The purpose for which webhook secrets are encrypted. */
export const secretPurpose = 'webhook secret'

/** Creates a secret in the format of Standard Webhooks. */
export function createWebhookSecret(): string {
  return prefix + randomBytes(secretBytes).toString('base64')
}

/** Whether a text is such a secret. */
export function isWebhookSecret(text: string): boolean {
  return text.startsWith(prefix) && Buffer.from(text.slice(prefix.length), 'base64').length >= 24
}

export interface SignedMessage {
  readonly id: string
  readonly sentAt: Date
  readonly body: string
}

/** The headers of an attempt, signed with every valid secret, newest first. */
export function signedHeaders({ id, sentAt, body }: SignedMessage, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
