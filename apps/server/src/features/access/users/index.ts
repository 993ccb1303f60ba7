export { createInvitationLink } from './create-invitation.ts'
export { addUser } from './create-user.ts'
export { requireIndependentSecondPerson } from './second-person.ts'
export { findUser, findUserByEmail, listUsers } from './users.queries.ts'
