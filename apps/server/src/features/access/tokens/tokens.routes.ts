import Type from 'typebox'
import { declared } from '../../../platform/feature/declared.ts'
import { type Operation, readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Empty, Page, pageBounds, pageOf, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst, requireFound } from '../../../problems/index.ts'
import { expiryOf, patchToken, revokeToken } from './change-token.ts'
import { createToken } from './create-token.ts'
import { tokenView } from './token-view.ts'
import { findToken, listTokensPage, lockToken } from './tokens.queries.ts'
import {
  CreatedToken,
  ScopeCatalogue,
  Token,
  TokenInput,
  TokenListQuery,
  TokenParams,
  TokenPatch,
} from './tokens.schemas.ts'
import { message } from './tokens.problems.ts'

const TokenPermissions = Type.Object(
  {
    tenantId: Uuid,
    token: Type.Object(
      {
        id: { ...Uuid, description: 'The id of the token.' },
        name: Type.String({ description: 'The name of the token.' }),
      },
      { description: 'The calling token.' },
    ),
    scopes: Type.Array(Type.String(), {
      description: 'The scopes of the token.',
      examples: [['read:contacts', 'write:contacts']],
    }),
  },
  { title: 'TokenPermissions' },
)

const tag = 'Tokens'
const role = 'admin'

/** The scopes that operations require. */
function grantable(): ReadonlySet<string> {
  return new Set(declared().operations.flatMap(({ scope }) => scope ?? []))
}

function readOperations(): Operation[] {
  return [
    readOperation({
      id: 'get-token-permissions',
      method: 'GET',
      path: '/iam/auth/permissions',
      scope: null,
      tag: 'Identity',
      summary: 'Get the scopes of the calling token',
      description: 'Returns the tenant, the name and the scopes of the token in the request. Needs no scope.',
      success: { status: 200, description: 'The tenant, the token and its scopes.', body: TokenPermissions },
      problems: [],
      run: ({ tenantId, principal }) =>
        Promise.resolve({
          tenantId,
          token: { id: principal.id, name: principal.name },
          scopes: [...principal.scopes].sort(),
        }),
    }),
    readOperation({
      id: 'list-scopes',
      method: 'GET',
      path: '/v1/{tenantId}/tokens/scopes',
      scope: 'read:tokens',
      role,
      tag,
      summary: 'List scopes',
      description: 'Returns the scopes that a token can have, with the operations that each allows.',
      success: { status: 200, description: 'Every scope with its operations.', body: ScopeCatalogue },
      problems: [],
      run: () => Promise.resolve({ scopes: scopesOf(declared().operations) }),
    }),
    readOperation({
      id: 'list-tokens',
      method: 'GET',
      path: '/v1/{tenantId}/tokens',
      scope: 'read:tokens',
      role,
      tag,
      summary: 'List tokens',
      description: 'Returns the tokens of the tenant, including revoked ones, without their secrets.',
      query: TokenListQuery,
      success: { status: 200, description: 'One page of tokens.', body: Page(Token) },
      problems: [],
      example: { query: { state: 'live' } },
      run: async ({ tenantId, read, now }, { query }) => {
        const rows = await read(listTokensPage(tenantId, { state: query.state ?? null, now }, pageBounds(query)))
        return pageOf(
          query,
          rows.map((row) => tokenView(tenantId, row)),
        )
      },
    }),
    readOperation({
      id: 'get-token',
      method: 'GET',
      path: '/v1/{tenantId}/tokens/{tokenId}',
      scope: 'read:tokens',
      role,
      tag,
      summary: 'Get a token',
      description: 'Returns the token without its secret.',
      params: TokenParams,
      success: { status: 200, description: 'The token.', body: Token },
      problems: ['not-found'],
      run: async ({ tenantId, read }, { params }) => {
        const row = requireFirst(await read(findToken(tenantId, params.tokenId)), message('There is no such token.'))
        return tokenView(tenantId, row)
      },
    }),
  ]
}

function writeOperations(): Operation[] {
  return [
    writeOperation({
      id: 'create-token',
      method: 'POST',
      path: '/v1/{tenantId}/tokens',
      scope: 'write:tokens',
      role,
      tag,
      summary: 'Issue a token',
      description:
        'Issues a token. Its secret is only in this response: it is not stored, and the copy for a retry with the same Idempotency-Key is encrypted. A caller can only grant scopes that it has, and a token cannot issue a token that expires later than itself.',
      body: TokenInput,
      answersSecret: true,
      success: { status: 201, description: 'The token, with its secret.', body: CreatedToken },
      location: (token) => `/tokens/${token.tokenId}`,
      events: ['tokens.create'],
      problems: ['scope-not-held'],
      example: { body: { name: 'Webshop', scopes: ['write:tokens'], expiresAt: null } },
      run: async (command, { body }) => {
        const expiresAt = expiryOf(command, body.expiresAt)
        const { token, ...row } = await createToken(command, { ...body, expiresAt, grantable: grantable() })
        return { ...tokenView(command.tenantId, row), token }
      },
    }),
    writeOperation({
      id: 'patch-token',
      method: 'PATCH',
      path: '/v1/{tenantId}/tokens/{tokenId}',
      scope: 'write:tokens',
      role,
      tag,
      summary: 'Change a token',
      description:
        'Changes the name, the scopes or the expiry without reissuing the token. The change takes effect within a second. Scopes that the token already has can stay even if the caller lacks them. To add a scope, or to extend the expiry, the caller must have the scopes.',
      params: TokenParams,
      body: TokenPatch,
      success: { status: 200, description: 'The updated token.', body: Token },
      events: ['tokens.update'],
      problems: ['not-found', 'scope-not-held', 'token-revoked'],
      example: { body: { name: 'Webshop', scopes: ['write:tokens'] } },
      run: async (command, { params, body }) => {
        const changed = await patchToken(command, params.tokenId, { patch: body, grantable: grantable() })
        return tokenView(command.tenantId, changed)
      },
    }),
    writeOperation({
      id: 'revoke-token',
      method: 'DELETE',
      path: '/v1/{tenantId}/tokens/{tokenId}',
      scope: 'write:tokens',
      role,
      tag,
      summary: 'Revoke a token',
      description: 'Revokes the token permanently, within a second. It stays in the list as revoked.',
      params: TokenParams,
      success: { status: 200, description: 'An empty object.', body: Empty },
      events: ['tokens.revoke'],
      problems: ['not-found'],
      run: async (command, { params }) => {
        const row = requireFound(
          await command.transaction.maybeOne(lockToken(command.tenantId, params.tokenId)),
          message('There is no such token.'),
        )
        command.requireMatch(tokenView(command.tenantId, row))
        await revokeToken(command, params.tokenId)
        return {}
      },
    }),
  ]
}

function scopesOf(operations: readonly Operation[]): ScopeCatalogue['scopes'] {
  const scopes = [...new Set(operations.flatMap(({ scope }) => scope ?? []))].sort()
  return scopes.map((scope) => ({
    scope,
    operations: operations
      .filter((operation) => operation.scope === scope)
      .map(({ id, method, path, summary }) => ({ id, method, path, summary })),
  }))
}

export const tokenOperations: readonly Operation[] = [...readOperations(), ...writeOperations()]
