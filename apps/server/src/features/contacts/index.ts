export { contactOperations } from './contacts.routes.ts'
