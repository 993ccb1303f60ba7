import { declared } from '../../../platform/feature/declared.ts'
import { type Operation, readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { scopesByRole } from '../../../platform/http/callers/role-scopes.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst } from '../../../problems/index.ts'
import { createInvitation } from './create-invitation.ts'
import { createUser } from './create-user.ts'
import { endUserSessions } from './end-user-sessions.ts'
import { factorResetOperations } from './factor-resets.routes.ts'
import { patchUser } from './patch-user.ts'
import { userView } from './user-view.ts'
import { findUser, listUsers } from './users.queries.ts'
import type { ScopesOfRole } from './users.rules.ts'
import { Invitation, User, UserInput, UserListQuery, UserParams, UserPatch } from './users.schemas.ts'
import { message } from './users.problems.ts'

const tag = 'Users'

const scopesOfRole: ScopesOfRole = (role) => scopesByRole(declared().operations).get(role) ?? new Set()

const readOperations = [
  readOperation({
    id: 'list-users',
    method: 'GET',
    path: '/v1/{tenantId}/users',
    scope: 'read:users',
    tag,
    summary: 'List users',
    description: 'Returns the users of the tenant, including deactivated ones.',
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
    description: 'Returns the user.',
    params: UserParams,
    success: { status: 200, description: 'The user.', body: User },
    problems: ['not-found'],
    example: { params: { userId: '{caseworkerUserId}' } },
    run: async ({ tenantId, read }, { params }) => {
      const row = requireFirst(await read(findUser(tenantId, params.userId)), message('There is no such user.'))
      return userView(row)
    },
  }),
]

function writeOperations(): Operation[] {
  return [
    writeOperation({
      id: 'create-user',
      method: 'POST',
      path: '/v1/{tenantId}/users',
      scope: 'write:users',
      role: 'admin',
      tag,
      summary: 'Create a user',
      description:
        'Creates a user. If the role can sign in, the user gets an e-mail with a link to choose a password. The e-mail address is unique on the tenant; case is ignored. A person can grant roles up to their own. A token can grant roles up to administrator, if it has all the scopes of the role.',
      body: UserInput,
      success: { status: 201, description: 'The user as created.', body: User },
      location: (user) => `/users/${user.userId}`,
      events: ['users.create'],
      problems: ['email-taken', 'scope-not-held'],
      example: {
        body: {
          email: 'mette.holm@example.com',
          name: 'Mette Holm',
          role: 'caseworker',
          lang: 'da',
          phone: { locale: '45', number: '33123456' },
        },
      },
      run: (command, { body }) => createUser(command, body, scopesOfRole),
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
        'E-mails the user a new link to choose a password. It works once and for seven days, and earlier links stop working. The link is never in a response; an operator can print one with `fordring user invite`. A user who already has a password cannot be invited and must reset it instead. Users whose role cannot sign in (client, debtor, alternative-contact) cannot be invited.',
      params: UserParams,
      success: { status: 200, description: 'The address and the expiry of the invitation.', body: Invitation },
      events: ['users.invite'],
      problems: [
        ...(['not-found', 'invitation-accepted', 'role-without-sign-in', 'user-inactive'] as const),
        'scope-not-held',
      ],
      example: { params: { userId: '{invitedUserId}' } },
      prepare: ({ isMailConfigured }) => Promise.resolve(isMailConfigured),
      run: async (command, { params }, isMailConfigured) => ({
        ...(await createInvitation(command, params.userId, scopesOfRole)),
        isMailConfigured,
      }),
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
        'Changes the given fields. Users cannot be deleted, because the audit trail refers to them; `active: false` deactivates a user. The last active administrator of the tenant can neither be deactivated nor get a lower role. Nobody can change a user with a higher role.',
      params: UserParams,
      body: UserPatch,
      success: { status: 200, description: 'The updated user.', body: User },
      events: ['users.update'],
      problems: ['not-found', 'last-admin', 'scope-not-held'],
      example: {
        params: { userId: '{caseworkerUserId}' },
        body: {
          name: 'Mikkel Sørensen',
          role: 'caseworker',
          phone: { locale: '45', number: '33123457' },
          active: true,
        },
      },
      run: (command, { params, body }) => patchUser(command, params.userId, { patch: body, scopesOfRole }),
    }),
    writeOperation({
      id: 'end-user-sessions',
      method: 'DELETE',
      path: '/v1/{tenantId}/users/{userId}/sessions',
      scope: 'write:users',
      role: 'admin',
      tag,
      summary: 'Sign a user out everywhere',
      description:
        'Ends all sessions of the user within a second. The user can sign in again. Nobody can sign out a user with a higher role.',
      params: UserParams,
      success: { status: 204, description: 'The sessions have ended.' },
      events: { none: 'No data that integrations store has changed. The audit trail records who signed whom out.' },
      problems: ['not-found', 'scope-not-held'],
      example: { params: { userId: '{caseworkerUserId}' } },
      run: (command, { params }) => endUserSessions(command, params.userId, scopesOfRole),
    }),
  ]
}

export const userOperations: readonly Operation[] = [...factorResetOperations, ...readOperations, ...writeOperations()]
