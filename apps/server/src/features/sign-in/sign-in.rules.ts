import type { FactorMethod } from '../../platform/identity/session.ts'
import type { FactorsRow } from './sign-in.queries.ts'

/** The second factors that a user can show. Recovery codes stand in for another one and are none by themselves. */
export function factorsOf({ hasTotp, passkeyCount, recoveryCodeCount }: FactorsRow): FactorMethod[] {
  const methods: FactorMethod[] = []
  if (hasTotp) methods.push('totp')
  if (passkeyCount > 0) methods.push('passkey')
  if (methods.length > 0 && recoveryCodeCount > 0) methods.push('recovery-code')
  return methods
}
