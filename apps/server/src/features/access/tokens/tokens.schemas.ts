import Type, { type Static } from 'typebox'
import { Form } from '../../../platform/http/schemas/form.ts'
import { Actor } from '../../../platform/identity/actor.ts'
import {
  Instant,
  Name,
  Nullable,
  OneOf,
  PageQuery,
  TimestampInput,
  Uuid,
} from '../../../platform/http/schemas/schemas.ts'
import { message } from './tokens.problems.ts'

const Scope = Form('^(read|write):[a-z-]+(\\.[a-z-]+)*$', message('must be a scope, such as read:cases'), {
  maxLength: 100,
  examples: ['read:cases'],
})

const Scopes = Type.Array(Scope, {
  maxItems: 200,
  description: 'The scopes of the token. Each must be required by some operation and held by the caller.',
})

const TokenName = Type.Unsafe<string>({ ...Name, description: 'A name that describes the purpose of the token.' })
const ExpiresAt = Nullable({
  ...TimestampInput,
  description: 'When the token expires, as a timestamp or a plain date; null means never.',
})

export const TokenInput = Type.Object(
  { name: TokenName, scopes: Scopes, expiresAt: Type.Optional(ExpiresAt) },
  { title: 'TokenInput' },
)
export type TokenInput = Static<typeof TokenInput>

export const TokenPatch = Type.Object(
  { name: Type.Optional(TokenName), scopes: Type.Optional(Scopes), expiresAt: Type.Optional(ExpiresAt) },
  { title: 'TokenPatch' },
)
export type TokenPatch = Static<typeof TokenPatch>

const TokenId = Type.String({ format: 'uuid', description: 'The id of the token.' })

const tokenFields = {
  tokenId: TokenId,
  tenantId: Uuid,
  name: Type.String({ description: 'A name that describes the purpose of the token.' }),
  hint: Type.String({ description: 'Characters by which to recognise the token. They are not part of the secret.' }),
  scopes: Type.Array(Type.String(), { description: 'The scopes of the token.' }),
  expiresAt: Nullable({ ...Instant, description: 'When the token expires; null means never.' }),
  revokedAt: Nullable({ ...Instant, description: 'When the token was revoked, if it was.' }),
  lastUsedAt: Nullable(
    Type.String({ format: 'date-time', description: 'When the token was last used, to the minute; null if never.' }),
  ),
  createdAt: Instant,
  createdBy: Actor,
}

export const Token = Type.Object(tokenFields, { title: 'Token' })
export type Token = Static<typeof Token>

export const CreatedToken = Type.Object(
  { ...tokenFields, token: Type.String({ description: 'The token itself. It is shown only in this response.' }) },
  { title: 'CreatedToken' },
)
export type CreatedToken = Static<typeof CreatedToken>

export const TokenParams = Type.Object({ tenantId: Uuid, tokenId: TokenId })
export const TokenListQuery = PageQuery({
  state: Type.Optional(
    OneOf(['live', 'revoked'], { description: '`live` for tokens that work, `revoked` for revoked ones.' }),
  ),
})

export const ScopeCatalogue = Type.Object(
  {
    scopes: Type.Array(
      Type.Object({
        scope: Type.String({ description: 'The scope, such as `read:cases`.' }),
        operations: Type.Array(
          Type.Object({
            id: Type.String({ description: 'The id of the operation.' }),
            method: Type.String({ description: 'The HTTP method.' }),
            path: Type.String({ description: 'The path, with parameters in braces.' }),
            summary: Type.String({ description: 'What the operation does.' }),
          }),
          { description: 'The operations that the scope allows.' },
        ),
      }),
      { description: 'The scopes, in alphabetical order.' },
    ),
  },
  { title: 'ScopeCatalogue' },
)
export type ScopeCatalogue = Static<typeof ScopeCatalogue>
