export { outboxOperations } from './outbox.routes.ts'
