import type { Command } from '../../platform/idempotency/command.ts'
import { Problem } from '../../problems/index.ts'
import { userView } from './user-view.ts'
import { lockUserAndAdministrators, updateUser } from './users.queries.ts'
import { leavesNoAdministrator } from './users.rules.ts'
import type { User, UserPatch } from './users.schemas.ts'

/** Changes the given fields of a user, or deactivates it; an administrator is always left. */
export async function patchUser(command: Command, userId: string, patch: UserPatch): Promise<User> {
  const { tenantId, transaction, now, actor } = command
  const users = await transaction.many(lockUserAndAdministrators(tenantId, userId))
  const current = users.find((user) => user.userId === userId.toLowerCase())
  if (current === undefined) throw new Problem('not-found', 'There is no such user.')
  const before = userView(current)
  command.requireMatch(before)
  const fields = { ...current, ...patch }
  if (leavesNoAdministrator(users, fields)) {
    throw new Problem('last-admin', 'This is the last active administrator of the tenant.')
  }
  const changed = await transaction.maybeOne(updateUser({ tenantId, userId, fields, now, actor }))
  if (changed === undefined) return before
  const after = userView(changed)
  command.audit({ subjectType: 'user', subjectId: after.userId, before, after })
  return after
}
