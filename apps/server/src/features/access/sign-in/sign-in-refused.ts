import { networkOf } from '../../../platform/http/server/network.ts'
import type { SessionContext } from '../../../platform/http/callers/session-context.ts'
import { systemActor } from '../../../platform/identity/principal.ts'
import type { SignInMethod } from '../../../platform/identity/session.ts'
import type { Problem } from '../../../problems/index.ts'
import { problem, message } from './sign-in.problems.ts'

/** The same problem for an unknown user, a wrong password or code, a locked account and a user who cannot sign in. */
export function signInRefused(): Problem {
  return problem('sign-in-refused', message('Sign-in failed. Check your details, or try again later.'), {
    headers: { 'www-authenticate': 'Bearer' },
  })
}

/** Records a failed attempt in the audit trail of the account. Only the network is known, not the person. */
export function recordFailedSignIn(
  context: SessionContext,
  { tenantId, userId, method }: { tenantId: string; userId: string; method: SignInMethod },
): void {
  context.services.refusals.note({
    tenantId,
    requestId: context.requestId,
    operation: context.operation,
    actor: systemActor,
    subject: { type: 'user', id: userId },
    code: 'sign-in-refused',
    details: { method, network: networkOf(context.address) },
  })
}
