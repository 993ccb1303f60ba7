export { addUser } from './create-user.ts'
export { listUsers } from './users.queries.ts'
export { userOperations } from './users.routes.ts'
