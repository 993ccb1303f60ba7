import { networkOf } from '../../../platform/http/server/network.ts'
import type { SessionContext } from '../../../platform/http/callers/session-context.ts'
import { getTenant } from '../../../platform/identity/identity.queries.ts'
import { isPassword } from '../../../platform/identity/passwords.ts'
import { maySignIn } from '../../../platform/identity/session.ts'
import { type AttemptRow, resetSourceFailures, releaseAttempt, reserveAttempt } from './attempts.queries.ts'
import { deviceHashOf } from './known-device.ts'
import { openSession } from './open-session.ts'
import { type CandidateRow, findFactors, findUsersByEmail } from './sign-in.queries.ts'
import { factorsOf } from './sign-in.rules.ts'
import { recordFailedSignIn, signInRefused } from './sign-in-refused.ts'
import type { SignInInput, SignInOutcome } from './sign-in.schemas.ts'

/** An account with the given address, and its attempt, unless the account is locked. */
interface Candidate extends CandidateRow {
  readonly attempt: AttemptRow | undefined
}

type CheckedCandidate = Candidate & { readonly attempt: AttemptRow }

/** Signs a user in with e-mail and password, or halfway if they have a second factor. All failures look the same. */
export function startSession(context: SessionContext, input: SignInInput): Promise<SignInOutcome> {
  return context.services.signInGuard.judge(context.address, context.now.getTime(), async () => {
    const candidates = await reserveAttempts(context, await findCandidates(context, input))
    const found = await checkPasswords(candidates, input.password)
    const [only] = found
    if (only === undefined) {
      for (const { tenantId, userId } of candidates)
        recordFailedSignIn(context, { tenantId, userId, method: 'password' })
      throw signInRefused()
    }
    // The right password of one account does not count as a failure on others with the same address.
    await Promise.all(candidates.filter(isChecked).map((candidate) => release(context, candidate)))
    return found.length > 1 ? offerTenants(context, found) : openSessionOf(context, only)
  })
}

async function findCandidates({ services }: SessionContext, input: SignInInput): Promise<CandidateRow[]> {
  const users = await services.database.readByEmail(input.email, findUsersByEmail(input.email))
  const tenantId = input.tenantId?.toLowerCase()
  return users.filter((user) => maySignIn(user) && (tenantId === undefined || user.tenantId === tenantId))
}

/** Counts every attempt before any password is hashed, so that parallel requests cannot exceed the limit. */
function reserveAttempts(context: SessionContext, users: readonly CandidateRow[]): Promise<Candidate[]> {
  const { services, now, address } = context
  const origin = { source: `network ${networkOf(address)}`, deviceHash: deviceHashOf(context), now }
  return Promise.all(
    users.map(async (user) => ({
      ...user,
      attempt: await services.database.inTenant(user.tenantId, (transaction) =>
        transaction.maybeOne(reserveAttempt({ tenantId: user.tenantId, userId: user.userId, ...origin })),
      ),
    })),
  )
}

/** The accounts with this password. An unknown user takes as long to reject as a wrong password. */
async function checkPasswords(candidates: readonly Candidate[], password: string): Promise<CheckedCandidate[]> {
  if (candidates.length === 0) await isPassword(password, undefined)
  const checked = await Promise.all(
    candidates.map(async (candidate) => ({
      candidate,
      isRight: await isPassword(password, candidate.attempt?.passwordHash),
    })),
  )
  return checked.flatMap(({ candidate, isRight }) => (isRight && isChecked(candidate) ? [candidate] : []))
}

function isChecked(candidate: Candidate): candidate is CheckedCandidate {
  return candidate.attempt !== undefined
}

async function release({ services }: SessionContext, { tenantId, userId, attempt }: CheckedCandidate): Promise<void> {
  await services.database.inTenant(tenantId, (transaction) =>
    transaction.run(releaseAttempt(tenantId, userId, attempt)),
  )
}

async function offerTenants({ services }: SessionContext, found: readonly CheckedCandidate[]): Promise<SignInOutcome> {
  const tenants = await Promise.all(
    found.map(async ({ tenantId }) => {
      const [tenant] = await services.database.read(tenantId, getTenant(tenantId))
      return { tenantId, name: tenant?.name ?? '' }
    }),
  )
  return { state: 'choose-tenant', tenants }
}

async function openSessionOf(context: SessionContext, user: CheckedCandidate): Promise<SignInOutcome> {
  const { tenantId, userId, attempt } = user
  const { tenant, methods } = await context.services.database.inTenant(tenantId, async (transaction) => {
    const [row, factors] = await Promise.all([
      transaction.one(getTenant(tenantId)),
      transaction.one(findFactors(tenantId, userId)),
      transaction.run(resetSourceFailures(tenantId, userId, attempt.source)),
    ])
    return { tenant: { tenantId, ...row }, methods: factorsOf(factors) }
  })
  const initialState = methods.length === 0 ? 'signed-in' : 'second-factor'
  const { state, session } = await openSession(context, { user, tenant, state: initialState, methods: ['password'] })
  return session === undefined ? { state, methods } : { state, session }
}
