import type { Command } from '../../../platform/commands/command.ts'
import { revokeLinksOfUser } from '../../messaging/links/index.ts'
import { changeCustomer, getLockedCustomerUser } from './customer-change.ts'
import { deleteUserOfCustomer } from './customers.queries.ts'
import { requireOtherDebtor } from './customers.rules.ts'

/** Removes a user from a customer and revokes their debtor links. The last debtor cannot be removed. */
export async function deleteCustomerUser(
  command: Command,
  { customerId, userId }: { readonly customerId: string; readonly userId: string },
): Promise<Record<string, never>> {
  const { customer, user } = await getLockedCustomerUser(command, customerId, userId)
  command.requireMatch(user)
  requireOtherDebtor(customer, user.userId)
  await revokeLinksOfUser(command, user.userId)
  await changeCustomer(command, customer, deleteUserOfCustomer(command.tenantId, user.userId))
  return {}
}
