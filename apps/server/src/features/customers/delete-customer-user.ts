import type { Command } from '../../platform/idempotency/command.ts'
import { changeCustomer, takeCustomerUser } from './customer-change.ts'
import { deleteUserOfCustomer } from './customers.queries.ts'
import { requireDebtorLeft } from './customers.rules.ts'

/** Takes a user off a customer; the last debtor stays. */
export async function deleteCustomerUser(
  command: Command,
  { customerId, userId }: { readonly customerId: string; readonly userId: string },
): Promise<Record<string, never>> {
  const { customer, user } = await takeCustomerUser(command, customerId, userId)
  command.requireMatch(user)
  requireDebtorLeft(customer, user.userId)
  await changeCustomer(command, customer, deleteUserOfCustomer(command.tenantId, user.userId))
  return {}
}
