import type { Command } from '../../../platform/commands/command.ts'
import { changeCustomer, getLockedCustomerUser } from './customer-change.ts'
import { identifierWarnings, withWarnings } from './customer-identifiers.rules.ts'
import { updateCustomerUser } from './customers.queries.ts'
import { requireOtherDebtor, userOf } from './customers.rules.ts'
import type { CustomerUserAnswer, CustomerUserPatch } from './customers.schemas.ts'

/** Changes a user of a customer. Details are merged member by member. */
export async function patchCustomerUser(
  command: Command,
  { customerId, userId }: { readonly customerId: string; readonly userId: string },
  patch: CustomerUserPatch,
): Promise<CustomerUserAnswer> {
  const { customer, user } = await getLockedCustomerUser(command, customerId, userId)
  command.requireMatch(user)
  const { relation = user.relation, contact = user.contact, lang = user.lang } = patch
  if (relation !== 'debtor') requireOtherDebtor(customer, user.userId)
  const changed = { userId: user.userId, relation, contact, lang, details: { ...user.details, ...patch.details } }
  const after = await changeCustomer(command, customer, updateCustomerUser(command.tenantId, changed))
  return withWarnings(userOf(after, user.userId), identifierWarnings({ details: patch.details ?? {} }, ''))
}
