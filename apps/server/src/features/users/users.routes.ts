import { exampleIds } from '../../example-ids.ts'
import { readOperation, writeOperation } from '../../platform/http/operation.ts'
import { Page, pageBounds, pageOf } from '../../platform/http/schemas.ts'
import { Problem, say } from '../../problems/index.ts'
import { createInvitation } from './create-invitation.ts'
import { createUser } from './create-user.ts'
import { patchUser } from './patch-user.ts'
import { userView } from './user-view.ts'
import { findUser, listUsers } from './users.queries.ts'
import { Invitation, InvitationInput, User, UserInput, UserListQuery, UserParams, UserPatch } from './users.schemas.ts'

const tag = 'Users'

export const userOperations = [
  writeOperation({
    id: 'create-user',
    method: 'POST',
    path: '/v1/{tenantId}/users',
    scope: 'write:users',
    role: 'admin',
    tag,
    summary: 'Create a user',
    description:
      'Adds a user of the tenant and, if its role lets it sign in, invites it by an e-mail with a link to choose a password. The e-mail address is unique on the tenant, whether it is written in upper or lower case.',
    body: UserInput,
    success: { status: 201, description: 'The user as created.', body: User },
    location: (user) => `/users/${user.userId}`,
    events: ['users.create'],
    problems: ['email-taken'],
    example: {
      body: {
        email: 'mette.holm@example.com',
        name: 'Mette Holm',
        role: 'caseworker',
        lang: 'da',
        phone: { locale: '45', number: '33123456' },
      },
    },
    run: (command, { body }) => createUser(command, body),
  }),
  writeOperation({
    id: 'create-invitation',
    method: 'POST',
    path: '/v1/{tenantId}/users/{userId}/invitation',
    scope: 'write:users',
    role: 'admin',
    tag,
    summary: 'Invite a user again',
    description:
      'Makes a new link by which the user chooses a password, for seven days and one use, and sends it by e-mail. Links made before no longer work. A user who has a password is not invited: it can have it reset.',
    params: UserParams,
    body: InvitationInput,
    answersSecret: true,
    success: { status: 200, description: 'The link, for who is not reached by e-mail.', body: Invitation },
    events: ['users.invite'],
    problems: ['not-found', 'invitation-accepted'],
    example: { params: { userId: exampleIds.invitedUserId }, body: { mail: true } },
    run: (command, { params, body }) => createInvitation(command, params.userId, body),
  }),
  readOperation({
    id: 'list-users',
    method: 'GET',
    path: '/v1/{tenantId}/users',
    scope: 'read:users',
    tag,
    summary: 'List users',
    query: UserListQuery,
    success: { status: 200, description: 'One page of users.', body: Page(User) },
    problems: [],
    example: { query: { role: 'caseworker' } },
    run: async ({ tenantId, read }, { query }) => {
      const rows = await read(listUsers(tenantId, { role: query.role ?? null }, pageBounds(query)))
      return pageOf(query, rows.map(userView))
    },
  }),
  readOperation({
    id: 'get-user',
    method: 'GET',
    path: '/v1/{tenantId}/users/{userId}',
    scope: 'read:users',
    tag,
    summary: 'Get a user',
    params: UserParams,
    success: { status: 200, description: 'The user.', body: User },
    problems: ['not-found'],
    example: { params: { userId: exampleIds.caseworkerUserId } },
    run: async ({ tenantId, read }, { params }) => {
      const [row] = await read(findUser(tenantId, params.userId))
      if (row === undefined) throw new Problem('not-found', say('There is no such user.'))
      return userView(row)
    },
  }),
  writeOperation({
    id: 'patch-user',
    method: 'PATCH',
    path: '/v1/{tenantId}/users/{userId}',
    scope: 'write:users',
    role: 'admin',
    tag,
    summary: 'Patch or deactivate a user',
    description:
      'Changes the fields that are given. Users are not deleted, because what they did bears their name: `active: false` deactivates one. The last active administrator of the tenant can neither be deactivated nor get a lower role.',
    params: UserParams,
    body: UserPatch,
    success: { status: 200, description: 'The user as it is now.', body: User },
    events: ['users.update'],
    problems: ['not-found', 'last-admin'],
    example: {
      params: { userId: exampleIds.caseworkerUserId },
      body: { name: 'Mikkel Sørensen', role: 'caseworker', phone: { locale: '45', number: '33123457' }, active: true },
    },
    run: (command, { params, body }) => patchUser(command, params.userId, body),
  }),
]
