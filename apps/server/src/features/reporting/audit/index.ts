export { auditOperations } from './audit.routes.ts'
