import type { Transaction } from '../../../platform/database/database.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { countRecoveryCodesOfOtherKeys, listSealedTotpSecrets, replaceSealedTotpSecrets } from './factors.queries.ts'
import { totpPurpose } from './totp-factor.ts'

export interface ResealedFactors {
  /** People whose code generator is now sealed with the current key. */
  readonly totpCount: number
  /** People with recovery codes that only a previous key recognises: a hash cannot be made anew without the code. */
  readonly peopleWithOlderRecoveryCodes: number
}

/** Seals the secrets of a tenant's code generators with the current key. */
export async function resealFactors(
  transaction: Transaction,
  tenantId: string,
  secrets: SecretBox,
): Promise<ResealedFactors> {
  let totpCount = 0
  const reseal = (text: string | null): string | null =>
    text === null ? null : secrets.seal(totpPurpose, secrets.open(totpPurpose, text))
  for (const row of await transaction.many(listSealedTotpSecrets(tenantId))) {
    if ([row.totpSecret, row.pendingSecret].every((text) => text === null || secrets.isCurrent(text))) continue
    const resealed = {
      userId: row.userId,
      totpSecret: reseal(row.totpSecret),
      pendingSecret: reseal(row.pendingSecret),
    }
    totpCount += await transaction.run(replaceSealedTotpSecrets(tenantId, resealed))
  }
  const { count } = await transaction.one(countRecoveryCodesOfOtherKeys(tenantId, secrets.keyId))
  return { totpCount, peopleWithOlderRecoveryCodes: count }
}
