import type { SessionContext } from '../../../platform/http/callers/session-context.ts'
import type { Session } from '../../../platform/identity/session.ts'
import { requireFound } from '../../../problems/index.ts'
import { lockPasskey, updatePasskeyName } from './passkeys.queries.ts'
import { passkeyView } from './passkeys.rules.ts'
import type { Passkey } from './passkeys.schemas.ts'
import { message } from './sign-in.problems.ts'

/** Renames a passkey of the user. */
export function renamePasskey(
  context: SessionContext,
  { tenantId, user, principal }: Session,
  { passkeyId, name }: { readonly passkeyId: string; readonly name: string },
): Promise<Passkey> {
  return context.execute(principal, async (command) => {
    const { transaction } = command
    const row = requireFound(
      await transaction.maybeOne(lockPasskey(tenantId, user.userId, passkeyId)),
      message('You have no such passkey.'),
    )
    await transaction.run(updatePasskeyName(tenantId, row.passkeyId, name))
    const [before, after] = [passkeyView(row), passkeyView({ ...row, name })]
    const { userId } = user
    command.audit({
      subjectType: 'passkey',
      subjectId: row.passkeyId,
      before: { ...before, userId },
      after: { ...after, userId },
    })
    return after
  })
}
