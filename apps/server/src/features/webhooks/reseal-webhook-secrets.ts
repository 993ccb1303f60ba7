import type { Transaction } from '../../platform/database/database.ts'
import type { SecretBox } from '../../platform/secrets/secret-box.ts'
import { listSealedWebhookSecrets, replaceSealedWebhookSecrets } from './webhooks.queries.ts'
import { secretPurpose } from './webhook-secret.ts'

/** Seals the secrets of a tenant's webhooks with the current key, and answers how many webhooks that concerned. */
export async function resealWebhookSecrets(
  transaction: Transaction,
  tenantId: string,
  secrets: SecretBox,
): Promise<number> {
  let count = 0
  for (const row of await transaction.many(listSealedWebhookSecrets(tenantId))) {
    const sealed = [row.secret, row.previousSecret]
    if (sealed.every((text) => text === null || secrets.isCurrent(text))) continue
    const [secret = null, previousSecret = null] = sealed.map((text) =>
      text === null ? null : secrets.seal(secretPurpose, secrets.open(secretPurpose, text)),
    )
    if (secret === null) continue
    count += await transaction.run(replaceSealedWebhookSecrets(tenantId, { ...row, secret, previousSecret }))
  }
  return count
}
