import { standardVoucherTypes } from '../src/features/money/voucher-types/index.ts'

type Handle = (typeof standardVoucherTypes)[number]['handle']

/** The ids of the standard voucher types, by handle. */
export const standardType = Object.fromEntries(
  standardVoucherTypes.map(({ handle, voucherTypeId }) => [handle, voucherTypeId]),
) as Record<Handle, string>

export const danishAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0012345678' } as const
