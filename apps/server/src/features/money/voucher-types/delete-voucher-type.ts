import type { Command } from '../../../platform/commands/command.ts'
import { requireUnused } from '../../../platform/registries/require-unused.ts'
import { voucherTypeView } from './voucher-type-view.ts'
import {
  deleteVoucherType as deleteVoucherTypeRow,
  findVoucherTypeUses,
  lockVoucherType,
} from './voucher-types.queries.ts'
import { problem, message } from './voucher-types.problems.ts'

/** Removes a voucher type of the tenant's own that no voucher has. */
export async function deleteVoucherType(command: Command, voucherTypeId: string): Promise<Record<string, never>> {
  const { tenantId, transaction } = command
  const current = await transaction.maybeOne(lockVoucherType(tenantId, voucherTypeId))
  if (current === undefined) throw problem('not-found', message('There is no such voucher type.'))
  const before = voucherTypeView(current)
  command.requireMatch(before)
  if (current.standard) throw problem('standard-voucher-type', message('The standard voucher types cannot be deleted.'))
  requireUnused('voucher type', await transaction.many(findVoucherTypeUses(tenantId, voucherTypeId)))
  await transaction.run(deleteVoucherTypeRow(tenantId, voucherTypeId))
  command.emit({ type: 'voucher-types.delete', subjectId: before.voucherTypeId, data: before })
  command.audit({ subjectType: 'voucher-type', subjectId: before.voucherTypeId, before })
  return {}
}
