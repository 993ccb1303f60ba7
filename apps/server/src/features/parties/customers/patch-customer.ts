import type { Command } from '../../../platform/commands/command.ts'
import { changeCustomer, getLockedCustomer } from './customer-change.ts'
import { updateCustomer } from './customers.queries.ts'
import type { Customer, CustomerPatch } from './customers.schemas.ts'

/** Changes the reference of a customer, or whether it is a company. */
export async function patchCustomer(command: Command, customerId: string, patch: CustomerPatch): Promise<Customer> {
  const before = await getLockedCustomer(command, customerId)
  command.requireMatch(before)
  const { referenceId = before.referenceId, isCompany = before.isCompany } = patch
  const { tenantId, now, actor } = command
  return changeCustomer(command, before, updateCustomer({ tenantId, customerId, referenceId, isCompany, now, actor }))
}
