export { readLogoFile, readTenantLogo, type TenantLogo } from './tenant-logo.ts'
export { findLogo } from './tenant-settings.queries.ts'
export { paymentReferenceOf, twoPeopleFromAmountAt } from './tenant-settings.rules.ts'
