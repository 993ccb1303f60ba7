import { networkOf } from '../../../platform/http/server/network.ts'
import type { SessionContext } from '../../../platform/http/callers/session-context.ts'
import { getTenant } from '../../../platform/identity/identity.queries.ts'
import { isPassword } from '../../../platform/identity/passwords.ts'
import { maySignIn } from '../../../platform/identity/session.ts'
import { type AttemptRow, forgiveSource, releaseAttempt, reserveAttempt } from './attempts.queries.ts'
import { deviceHashOf } from './known-device.ts'
import { openSession } from './open-session.ts'
import { type CandidateRow, findFactors, findUsersByEmail } from './sign-in.queries.ts'
import { factorsOf } from './sign-in.rules.ts'
import { noteFailedSignIn, signInRefused } from './sign-in-refused.ts'
import type { SignInInput, SignInOutcome } from './sign-in.schemas.ts'

/** An account with the address that was given, and the attempt on it where one is to be judged. */
interface Candidate extends CandidateRow {
  readonly attempt: AttemptRow | undefined
}

type Judged = Candidate & { readonly attempt: AttemptRow }

/** Signs a user in by e-mail and password, or half of it where a second factor is set up. All refusals are alike. */
export function startSession(context: SessionContext, input: SignInInput): Promise<SignInOutcome> {
  return context.services.signInGuard.judge(context.address, context.now.getTime(), async () => {
    const candidates = await reserveAttempts(context, await findCandidates(context, input))
    const found = await judge(candidates, input.password)
    const [only] = found
    if (only === undefined) {
      for (const { tenantId, userId } of candidates) noteFailedSignIn(context, { tenantId, userId, method: 'password' })
      throw signInRefused()
    }
    // The right password of one account is no failed attempt on the others that have the same address.
    await Promise.all(candidates.filter(isJudged).map((candidate) => release(context, candidate)))
    return found.length > 1 ? offerTenants(context, found) : enter(context, only)
  })
}

async function findCandidates({ services }: SessionContext, input: SignInInput): Promise<CandidateRow[]> {
  const users = await services.database.readByEmail(input.email, findUsersByEmail(input.email))
  const tenantId = input.tenantId?.toLowerCase()
  return users.filter((user) => maySignIn(user) && (tenantId === undefined || user.tenantId === tenantId))
}

/** Every attempt is counted before any password is hashed, by one statement that holds on all processes. */
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

/** Whose password it is. Somebody whom nobody knows is refused as slowly as somebody whose password is wrong. */
async function judge(candidates: readonly Candidate[], password: string): Promise<Judged[]> {
  if (candidates.length === 0) await isPassword(password, undefined)
  const judged = await Promise.all(
    candidates.map(async (candidate) => ({
      candidate,
      isRight: await isPassword(password, candidate.attempt?.passwordHash),
    })),
  )
  return judged.flatMap(({ candidate, isRight }) => (isRight && isJudged(candidate) ? [candidate] : []))
}

function isJudged(candidate: Candidate): candidate is Judged {
  return candidate.attempt !== undefined
}

async function release({ services }: SessionContext, { tenantId, userId, attempt }: Judged): Promise<void> {
  await services.database.inTenant(tenantId, (transaction) =>
    transaction.run(releaseAttempt(tenantId, userId, attempt)),
  )
}

async function offerTenants({ services }: SessionContext, found: readonly Judged[]): Promise<SignInOutcome> {
  const tenants = await Promise.all(
    found.map(async ({ tenantId }) => {
      const [tenant] = await services.database.read(tenantId, getTenant(tenantId))
      return { tenantId, name: tenant?.name ?? '' }
    }),
  )
  return { state: 'choose-tenant', tenants }
}

async function enter(context: SessionContext, user: Judged): Promise<SignInOutcome> {
  const { tenantId, userId, attempt } = user
  const { tenant, methods } = await context.services.database.inTenant(tenantId, async (transaction) => {
    const [row, factors] = await Promise.all([
      transaction.one(getTenant(tenantId)),
      transaction.one(findFactors(tenantId, userId)),
      transaction.run(forgiveSource(tenantId, userId, attempt.source)),
    ])
    return { tenant: { tenantId, ...row }, methods: factorsOf(factors) }
  })
  const asked = methods.length === 0 ? 'signed-in' : 'second-factor'
  const { state, session } = await openSession(context, { user, tenant, state: asked, methods: ['password'] })
  return session === undefined ? { state, methods } : { state, session }
}
