import type { Command } from '../../../platform/commands/command.ts'
import { requireFound } from '../../../problems/index.ts'
import { accountView } from './book-views.ts'
import { findAccount, lockAccount, updateAccount } from './books.queries.ts'
import type { BookAccount, BookAccountPatch } from './books.schemas.ts'
import { message } from './books.problems.ts'

/** Changes the number or the name of an account. Entries refer to the account, so reports of closed months show it too. */
export async function patchBookAccount(
  command: Command,
  bookAccountId: string,
  patch: BookAccountPatch,
): Promise<BookAccount> {
  const { tenantId, transaction, now, actor } = command
  const before = accountView(
    requireFound(
      await transaction.maybeOne(lockAccount(tenantId, bookAccountId)),
      message('There is no such book account.'),
    ),
  )
  command.requireMatch(before)
  const { number = before.number, name = before.name } = patch
  if (number === before.number && name === before.name) return before
  await transaction.run(updateAccount(tenantId, { bookAccountId, number, name, at: now, by: actor }))
  const after = accountView(await transaction.one(findAccount(tenantId, bookAccountId)))
  command.emit({ type: 'book-accounts.update', subjectId: bookAccountId, data: after })
  command.audit({ subjectType: 'book-account', subjectId: bookAccountId, before, after })
  return after
}
