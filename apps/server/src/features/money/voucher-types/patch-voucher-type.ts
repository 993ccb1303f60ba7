import type { Command } from '../../../platform/commands/command.ts'
import { validationFailed } from '../../../problems/index.ts'
import { voucherTypeView } from './voucher-type-view.ts'
import { lockVoucherType, updateVoucherType } from './voucher-types.queries.ts'
import { voucherTypeErrors } from './voucher-types.rules.ts'
import type { VoucherType, VoucherTypePatch } from './voucher-types.schemas.ts'
import { problem, message } from './voucher-types.problems.ts'

/** Changes the given fields of the tenant's own voucher type; what its vouchers count as never changes. */
export async function patchVoucherType(
  command: Command,
  voucherTypeId: string,
  patch: VoucherTypePatch,
): Promise<VoucherType> {
  const { tenantId, transaction } = command
  const current = await transaction.maybeOne(lockVoucherType(tenantId, voucherTypeId))
  if (current === undefined) throw problem('not-found', message('There is no such voucher type.'))
  const before = voucherTypeView(current)
  command.requireMatch(before)
  if (current.standard) throw problem('standard-voucher-type', message('The standard voucher types cannot be changed.'))
  const fields = { ...current, ...patch }
  const errors = voucherTypeErrors(fields)
  if (errors.length > 0) throw validationFailed(errors)
  const changed = await transaction.maybeOne(updateVoucherType(fields))
  if (changed === undefined) return before
  const after = voucherTypeView(changed)
  command.emit({ type: 'voucher-types.update', subjectId: after.voucherTypeId, data: after })
  command.audit({ subjectType: 'voucher-type', subjectId: after.voucherTypeId, before, after })
  return after
}
