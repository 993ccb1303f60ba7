import type { Principal } from '../../../platform/identity/principal.ts'
import { type FieldError, validationFailed } from '../../../problems/index.ts'
import type { CallInput } from './calls.schemas.ts'
import { message, problem } from './calls.problems.ts'

/** What disclosing the debt leads to. */
const agreements = ['promise', 'plan', 'confirmation'] as const

const scopesNeeded = {
  promise: 'write:updates',
  followUp: 'write:updates',
  plan: 'write:payment-plans',
} as const

/** Rejects a caller who could not record the parts of the call one by one. */
export function requireCallRights({ type, scopes }: Principal, input: CallInput): void {
  const parts = Object.entries(scopesNeeded) as [keyof typeof scopesNeeded, string][]
  const missing = parts.find(([part, scope]) => input[part] !== undefined && type !== 'SYSTEM' && !scopes.has(scope))
  if (missing === undefined) return
  throw problem('call-not-permitted', message('The call needs the scope {0}.', missing[1]))
}

/** Rejects a call whose parts contradict each other. */
export function requireConsistent(input: CallInput): void {
  const { userId, name, outcome, identityCheck, promise, plan, confirmation } = input
  const agreed = agreements.filter((part) => input[part] !== undefined)
  const errors: FieldError[] = []
  if ((userId === undefined) === (name === undefined))
    errors.push({ path: '/userId', message: message('must be given, or a name, but not both') })
  if (outcome !== 'REACHED')
    errors.push(
      ...agreed.map((part) => ({ path: `/${part}`, message: message('is only possible if somebody was reached') })),
    )
  if (agreed.length > 0 && identityCheck === undefined)
    errors.push({ path: '/identityCheck', message: message('must say how the other party proved who they are') })
  if (promise !== undefined && plan !== undefined)
    errors.push({ path: '/plan', message: message('cannot be given together with a promise') })
  if (confirmation !== undefined && userId === undefined)
    errors.push({ path: '/confirmation', message: message('needs a user to write to') })
  if (errors.length > 0) throw validationFailed(errors)
}
