export { readTenantLogo } from './tenant-logo.ts'
export { findLogo } from './tenant-settings.queries.ts'
export { paymentReferenceOf } from './tenant-settings.rules.ts'
