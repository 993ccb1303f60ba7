export { createTenant } from './create-tenant.ts'
