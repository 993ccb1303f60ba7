export { presenceOperations } from './presence.routes.ts'
