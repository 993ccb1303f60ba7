export { tenantSettingsOperations } from './tenant-settings.routes.ts'
