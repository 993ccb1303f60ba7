export { patchTenantSettings } from './patch-tenant-settings.ts'
export { tenantSettingsOperations } from './tenant-settings.routes.ts'
export { paymentReferenceOf } from './tenant-settings.rules.ts'
