import type { Command } from '../../../platform/commands/command.ts'
import { allocationPolicyView } from './allocation-policy-view.ts'
import { ensureSettings, lockPolicy, updatePolicy } from './payments.queries.ts'
import { requireDistinctCategories } from './payments.rules.ts'
import type { AllocationPolicy, AllocationPolicyPatch } from './payments.schemas.ts'

/** Sets the order in which credits pay debits from now on. Existing allocations stay. */
export async function patchAllocationPolicy(
  command: Command,
  { entries }: AllocationPolicyPatch,
): Promise<AllocationPolicy> {
  const { tenantId, transaction } = command
  const [, row] = await Promise.all([transaction.run(ensureSettings(tenantId)), transaction.one(lockPolicy(tenantId))])
  const before = allocationPolicyView(tenantId, row)
  command.requireMatch(before)
  if (entries === undefined) return before
  if (entries !== null) requireDistinctCategories(entries)
  const changed = { entries, updatedAt: command.now, updatedBy: command.actor }
  const after = allocationPolicyView(tenantId, await transaction.one(updatePolicy(tenantId, changed)))
  command.emit({ type: 'allocation-policies.update', subjectId: tenantId, data: after })
  command.audit({ subjectType: 'allocation-policy', subjectId: tenantId, before, after })
  return after
}
