import Type from 'typebox'
import { exampleIds } from '../../../example-ids.ts'
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
    token: Type.Object({ id: Uuid, name: Type.String() }),
    scopes: Type.Array(Type.String(), { examples: [['read:contacts', 'write:contacts']] }),
  },
  { title: 'TokenPermissions' },
)

const tag = 'Tokens'
const role = 'admin'

/** The scopes that some operation requires. */
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
      summary: 'List the scopes that can be granted, and what each allows',
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
      query: TokenListQuery,
      success: { status: 200, description: 'One page of tokens, without their texts.', body: Page(Token) },
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
      params: TokenParams,
      success: { status: 200, description: 'The token, without its text.', body: Token },
      problems: ['not-found'],
      example: { params: { tokenId: exampleIds.tokenId } },
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
        'The text of the token is in this answer alone: it is kept nowhere, and what is remembered for a retry with the same Idempotency-Key is sealed. Nobody grants a scope that they do not have themselves, and a token issues none that outlives it.',
      body: TokenInput,
      answersSecret: true,
      success: { status: 201, description: 'The token, with its text.', body: CreatedToken },
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
      summary: 'Change a token without reissuing it',
      description:
        'Changes name, scopes or expiry; every process knows within a second. A scope that the token has already may stay although the caller lacks it; to add one, or to let the token live longer, the caller must have it.',
      params: TokenParams,
      body: TokenPatch,
      success: { status: 200, description: 'The token as it is now.', body: Token },
      events: ['tokens.update'],
      problems: ['not-found', 'scope-not-held', 'token-revoked'],
      example: { params: { tokenId: exampleIds.tokenId }, body: { name: 'Webshop', scopes: ['write:tokens'] } },
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
      description: 'Ends the token for good, on every process within a second. It stays in the list, as revoked.',
      params: TokenParams,
      success: { status: 200, description: 'An empty object.', body: Empty },
      events: ['tokens.revoke'],
      problems: ['not-found'],
      example: { params: { tokenId: exampleIds.tokenId } },
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
