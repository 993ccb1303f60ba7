import type { FactorMethod } from '../../platform/identity/session.ts'
import type { FactorsRow } from './sign-in.queries.ts'

/** The second factors that a user can show. Recovery codes stand in for another one and are none by themselves. */
export function factorsOf({ hasTotp, recoveryCodeCount }: FactorsRow): FactorMethod[] {
  if (!hasTotp) return []
  return recoveryCodeCount > 0 ? ['totp', 'recovery-code'] : ['totp']
}
