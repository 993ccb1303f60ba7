export { createStandardVoucherTypes } from './create-standard-voucher-types.ts'
export { depositVoucherTypeId, standardVoucherTypes } from './standard-voucher-types.data.ts'
