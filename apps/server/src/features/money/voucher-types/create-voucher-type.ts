import type { Command } from '../../../platform/commands/command.ts'
import { validationFailed } from '../../../problems/index.ts'
import { voucherTypeView } from './voucher-type-view.ts'
import { insertVoucherType } from './voucher-types.queries.ts'
import { directionOf, voucherTypeErrors } from './voucher-types.rules.ts'
import type { VoucherType, VoucherTypeInput } from './voucher-types.schemas.ts'

/** Adds a voucher type of the tenant's own beside the standard ones. */
export async function createVoucherType(command: Command, input: VoucherTypeInput): Promise<VoucherType> {
  const errors = voucherTypeErrors(input)
  if (errors.length > 0) throw validationFailed(errors)
  const row = await command.transaction.one(
    insertVoucherType({
      tenantId: command.tenantId,
      voucherTypeId: command.newId(),
      handle: input.handle,
      label: input.label,
      category: input.category,
      direction: directionOf(input.category),
      payoutRecipient: input.payoutRecipient ?? false,
      createdAt: command.now,
      createdBy: command.actor,
    }),
  )
  const voucherType = voucherTypeView(row)
  command.emit({ type: 'voucher-types.create', subjectId: voucherType.voucherTypeId, data: voucherType })
  command.audit({ subjectType: 'voucher-type', subjectId: voucherType.voucherTypeId, after: voucherType })
  return voucherType
}
