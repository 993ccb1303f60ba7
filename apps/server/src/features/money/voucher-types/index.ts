export { createStandardVoucherTypes } from './create-standard-voucher-types.ts'
export { depositVoucherTypeId, standardVoucherTypes, voucherTypeIdOf } from './standard-voucher-types.data.ts'
export { createVoucherType } from './voucher-types.registry.ts'
