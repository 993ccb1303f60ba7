export { createUser } from './create-user.ts'
export { userOperations } from './users.routes.ts'
