import type { Command } from '../../../platform/commands/command.ts'
import { revokeLinksOfUser } from '../../messaging/links/index.ts'
import { changeCustomer, takeCustomerUser } from './customer-change.ts'
import { deleteUserOfCustomer } from './customers.queries.ts'
import { requireDebtorLeft } from './customers.rules.ts'

/** Takes a user off a customer, and revokes the links that were for them; the last debtor stays. */
export async function deleteCustomerUser(
  command: Command,
  { customerId, userId }: { readonly customerId: string; readonly userId: string },
): Promise<Record<string, never>> {
  const { customer, user } = await takeCustomerUser(command, customerId, userId)
  command.requireMatch(user)
  requireDebtorLeft(customer, user.userId)
  await revokeLinksOfUser(command, user.userId)
  await changeCustomer(command, customer, deleteUserOfCustomer(command.tenantId, user.userId))
  return {}
}
