import type { FactorMethod } from '../../../platform/identity/session.ts'
import type { FactorsRow } from './sign-in.queries.ts'

/** The second factors that a user can sign in with. Recovery codes only replace another factor. */
export function factorsOf({ hasTotp, passkeyCount, recoveryCodeCount }: FactorsRow): FactorMethod[] {
  const factors: FactorMethod[] = []
  if (hasTotp) factors.push('totp')
  if (passkeyCount > 0) factors.push('passkey')
  if (factors.length > 0 && recoveryCodeCount > 0) factors.push('recovery-code')
  return factors
}
