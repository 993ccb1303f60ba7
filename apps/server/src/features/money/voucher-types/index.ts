export { createStandardVoucherTypes } from './create-standard-voucher-types.ts'
export { depositVoucherTypeId, standardVoucherTypes, voucherTypeIdOf } from './standard-voucher-types.data.ts'
