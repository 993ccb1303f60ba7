export { createUser } from './create-user.ts'
export { userOperations } from './users.routes.ts'
export { roles } from './users.schemas.ts'
