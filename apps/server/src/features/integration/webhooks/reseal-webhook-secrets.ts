import type { Transaction } from '../../../platform/database/database.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { listSealedWebhookSecrets, replaceSealedWebhookSecrets } from './webhooks.queries.ts'
import { secretPurpose } from './webhook-secret.ts'

/** Encrypts the secrets of a tenant's webhooks with the current key. Returns how many webhooks that affected. */
export async function resealWebhookSecrets(
  transaction: Transaction,
  tenantId: string,
  secrets: SecretBox,
): Promise<number> {
  let count = 0
  const resealed = (text: string): string => secrets.seal(secretPurpose, secrets.open(secretPurpose, text))
  for (const row of await transaction.many(listSealedWebhookSecrets(tenantId))) {
    const sealed = [row.secret, ...row.previousSecrets.map(({ secret }) => secret)]
    if (sealed.every((text) => secrets.isCurrent(text))) continue
    const previousSecrets = row.previousSecrets.map((previous) => ({ ...previous, secret: resealed(previous.secret) }))
    const renewed = { ...row, secret: resealed(row.secret), previousSecrets }
    count += await transaction.run(replaceSealedWebhookSecrets(tenantId, renewed))
  }
  return count
}
