import type { FieldError } from '../../../problems/index.ts'
import type { Direction, VoucherCategory, VoucherTypeInput } from './voucher-types.schemas.ts'
import { message } from './voucher-types.problems.ts'

/** The direction of each category: a debit increases the debt, a credit reduces it. */
const directions: Readonly<Record<VoucherCategory, Direction>> = {
  principal: 'debit',
  interest: 'debit',
  fee: 'debit',
  cost: 'debit',
  compensation: 'debit',
  payout: 'debit',
  deposit: 'credit',
  'credit-note': 'credit',
  'write-off': 'credit',
}

/** The direction of all voucher types of a category. */
export function directionOf(category: VoucherCategory): Direction {
  return directions[category]
}

/** Finds members that contradict the category of a voucher type: another direction, or a payout recipient on a credit. */
export function voucherTypeErrors(
  input: Pick<VoucherTypeInput, 'category' | 'direction' | 'payoutRecipient'>,
): FieldError[] {
  const direction = directionOf(input.category)
  const errors: FieldError[] = []
  if (input.direction !== undefined && input.direction !== direction) {
    errors.push({ path: '/direction', message: message('must be {0} in the category {1}', direction, input.category) })
  }
  if (input.payoutRecipient === true && direction === 'credit') {
    errors.push({ path: '/payoutRecipient', message: message('must be false on a credit') })
  }
  return errors
}
