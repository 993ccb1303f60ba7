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
  description: 'What the token may do. Only scopes that some endpoint asks for, and that the caller itself has.',
})

const ExpiresAt = Nullable(TimestampInput)

export const TokenInput = Type.Object(
  { name: Name, scopes: Scopes, expiresAt: Type.Optional(ExpiresAt) },
  { title: 'TokenInput' },
)
export type TokenInput = Static<typeof TokenInput>

export const TokenPatch = Type.Object(
  { name: Type.Optional(Name), scopes: Type.Optional(Scopes), expiresAt: Type.Optional(ExpiresAt) },
  { title: 'TokenPatch' },
)
export type TokenPatch = Static<typeof TokenPatch>

const tokenFields = {
  tokenId: Uuid,
  tenantId: Uuid,
  name: Type.String(),
  hint: Type.String({ description: 'What the token can be recognised by; it is no part of the secret.' }),
  scopes: Type.Array(Type.String()),
  expiresAt: Nullable(Instant),
  revokedAt: Nullable(Instant),
  lastUsedAt: Nullable(
    Type.String({ format: 'date-time', description: 'To the minute; null when it was never used.' }),
  ),
  createdAt: Instant,
  createdBy: Actor,
}

export const Token = Type.Object(tokenFields, { title: 'Token' })
export type Token = Static<typeof Token>

export const CreatedToken = Type.Object(
  { ...tokenFields, token: Type.String({ description: 'The text of the token. It is shown only here.' }) },
  { title: 'CreatedToken' },
)
export type CreatedToken = Static<typeof CreatedToken>

export const TokenParams = Type.Object({ tenantId: Uuid, tokenId: Uuid })
export const TokenListQuery = PageQuery({
  state: Type.Optional(OneOf(['live', 'revoked'], { description: 'Only tokens that work, or that were revoked.' })),
})

export const ScopeCatalogue = Type.Object(
  {
    scopes: Type.Array(
      Type.Object({
        scope: Type.String(),
        operations: Type.Array(
          Type.Object({ id: Type.String(), method: Type.String(), path: Type.String(), summary: Type.String() }),
        ),
      }),
    ),
  },
  { title: 'ScopeCatalogue' },
)
export type ScopeCatalogue = Static<typeof ScopeCatalogue>
