export { addUser } from './create-user.ts'
export { findUser, listUsers } from './users.queries.ts'
export { userOperations } from './users.routes.ts'
export { User } from './users.schemas.ts'
