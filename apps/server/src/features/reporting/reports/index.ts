export { reportOperations } from './reports.routes.ts'
