import type { Transaction } from '../../../platform/database/database.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { countRecoveryCodesOfOtherKeys, listSealedTotpSecrets, replaceSealedTotpSecrets } from './factors.queries.ts'
import { totpPurpose } from './totp-factor.ts'

export interface ResealedFactors {
  /** The number of users whose TOTP secret was re-encrypted with the current key. */
  readonly totpCount: number
  /** The number of users with recovery codes of a previous key. A hash cannot be recomputed without the code. */
  readonly peopleWithOlderRecoveryCodes: number
}

/** Re-encrypts the TOTP secrets of a tenant with the current key. */
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
