import type { SessionContext } from '../../platform/http/session-context.ts'
import { getTenant } from '../../platform/identity/identity.queries.ts'
import { isPassword } from '../../platform/identity/passwords.ts'
import { maySignIn } from '../../platform/identity/session.ts'
import { openSession } from './open-session.ts'
import {
  type AttemptRow,
  type CandidateRow,
  clearAttempts,
  countAttempt,
  findFactors,
  findUsersByEmail,
  uncountAttempt,
} from './sign-in.queries.ts'
import { factorsOf } from './sign-in.rules.ts'
import { signInRefused } from './sign-in-refused.ts'
import type { SignInInput, SignInOutcome } from './sign-in.schemas.ts'

interface Candidate extends CandidateRow {
  readonly attempt: AttemptRow | undefined
}

/** Signs a user in by e-mail and password, or half of it where a second factor is set up. All refusals are alike. */
export async function startSession(context: SessionContext, input: SignInInput): Promise<SignInOutcome> {
  const { signInGuard } = context.services
  signInGuard.require(context.address, context.now.getTime())
  const candidates = await countAttempts(context, await findCandidates(context, input))
  const judged = await Promise.all(
    // Someone whom nobody knows is refused as slowly as someone whose password is wrong.
    (candidates.length === 0 ? [undefined] : candidates).map(async (candidate) =>
      (await isPassword(input.password, candidate?.attempt?.passwordHash)) ? candidate : undefined,
    ),
  )
  const found = judged.filter((candidate) => candidate !== undefined)
  const [only] = found
  if (only === undefined) {
    signInGuard.fail(context.address, context.now.getTime())
    throw signInRefused()
  }
  return found.length > 1 ? offerTenants(context, found) : enter(context, only)
}

async function findCandidates({ services }: SessionContext, input: SignInInput): Promise<CandidateRow[]> {
  const users = await services.database.readByEmail(input.email, findUsersByEmail(input.email))
  const tenantId = input.tenantId?.toLowerCase()
  return users.filter((user) => maySignIn(user) && (tenantId === undefined || user.tenantId === tenantId))
}

function countAttempts({ services, now }: SessionContext, users: readonly CandidateRow[]): Promise<Candidate[]> {
  return Promise.all(
    users.map(async (user) => ({
      ...user,
      attempt: await services.database.inTenant(user.tenantId, (transaction) =>
        transaction.maybeOne(countAttempt(user.tenantId, user.userId, now)),
      ),
    })),
  )
}

async function offerTenants({ services }: SessionContext, found: readonly Candidate[]): Promise<SignInOutcome> {
  const tenants = await Promise.all(
    found.map(({ tenantId, userId, attempt }) =>
      services.database.inTenant(tenantId, async (transaction) => {
        const [tenant] = await Promise.all([
          transaction.one(getTenant(tenantId)),
          transaction.run(uncountAttempt(tenantId, userId, attempt?.failedCount ?? 0)),
        ])
        return { tenantId, name: tenant.name }
      }),
    ),
  )
  return { state: 'choose-tenant', tenants }
}

async function enter(context: SessionContext, user: Candidate): Promise<SignInOutcome> {
  const { tenantId, userId, attempt } = user
  const { tenant, methods } = await context.services.database.inTenant(tenantId, async (transaction) => {
    const [row, factors] = await Promise.all([
      transaction.one(getTenant(tenantId)),
      transaction.one(findFactors(tenantId, userId)),
    ])
    const offered = factorsOf(factors)
    // With a second factor still due nothing is forgiven yet: its codes are guessed at from here.
    const forgiven =
      offered.length === 0
        ? clearAttempts(tenantId, userId)
        : uncountAttempt(tenantId, userId, attempt?.failedCount ?? 0)
    await transaction.run(forgiven)
    return { tenant: { tenantId, ...row }, methods: offered }
  })
  const state = methods.length === 0 ? 'signed-in' : 'second-factor'
  const session = await openSession(context, { user, tenant, state, methods: ['password'] })
  return session === undefined ? { state, methods } : { state, session }
}
