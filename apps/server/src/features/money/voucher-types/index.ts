export { createStandardVoucherTypes } from './create-standard-voucher-types.ts'
export { depositVoucherTypeId, standardVoucherTypes, voucherTypeIdOf } from './standard-voucher-types.data.ts'
export { createVoucherType, voucherTypeOperations } from './voucher-types.registry.ts'
export { VoucherType } from './voucher-types.schemas.ts'
