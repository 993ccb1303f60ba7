import Type from 'typebox'
import { readOperation } from '../../platform/http/operation.ts'
import { Uuid } from '../../platform/http/schemas.ts'

const TokenPermissions = Type.Object(
  {
    tenantId: Uuid,
    token: Type.Object({ id: Uuid, name: Type.String() }),
    scopes: Type.Array(Type.String(), { examples: [['read:contacts', 'write:contacts']] }),
  },
  { title: 'TokenPermissions' },
)

export const tokenOperations = [
  readOperation({
    id: 'get-token-permissions',
    method: 'GET',
    path: '/iam/auth/permissions',
    scope: null,
    tag: 'Identity',
    summary: 'Get the scopes of the calling token',
    success: { status: 200, description: 'The tenant, the token and its scopes.', body: TokenPermissions },
    problems: [],
    run: ({ tenantId, principal }) =>
      Promise.resolve({
        tenantId,
        token: { id: principal.id, name: principal.name },
        scopes: [...principal.scopes].sort(),
      }),
  }),
]
