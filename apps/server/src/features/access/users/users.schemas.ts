import Type, { type Static } from 'typebox'
import { Form } from '../../../platform/http/schemas/form.ts'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Name, Nullable, OneOf, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Email, Phone } from '../../../platform/http/schemas/wire-parts.ts'
import { roles } from '../../../platform/identity/roles.ts'
import { message } from './users.problems.ts'

const Language = Form('^[a-z]{2}$', message('must be a language code of two lowercase letters, such as da'), {
  description: 'The two-letter code of the user’s language. Defaults to the language of the tenant.',
  examples: ['da'],
})

const UserId = Type.String({ format: 'uuid', description: 'The id of the user.' })
const UserName = Type.Unsafe<string>({ ...Name, description: 'The name of the user.' })
const UserRole = OneOf(roles, { description: 'What the user may do. Only caseworkers and administrators can sign in.' })

export const UserInput = Type.Object(
  {
    email: { ...Email, description: 'The e-mail address, unique on the tenant. Case is ignored.' },
    name: UserName,
    role: UserRole,
    lang: Type.Optional(Language),
    phone: Type.Optional(Nullable(Phone)),
  },
  { title: 'UserInput' },
)
export type UserInput = Static<typeof UserInput>

export const UserPatch = Type.Object(
  {
    name: Type.Optional(UserName),
    role: Type.Optional(UserRole),
    lang: Type.Optional(Language),
    phone: Type.Optional(Nullable(Phone)),
    active: Type.Optional(Type.Boolean({ description: 'False deactivates the user, true reactivates them.' })),
  },
  { title: 'UserPatch' },
)
export type UserPatch = Static<typeof UserPatch>

export const User = Type.Object(
  {
    userId: UserId,
    id: Type.Integer({ description: 'The sequence number of the user, unique on the tenant.' }),
    tenantId: Uuid,
    email: Type.String({ description: 'The e-mail address, which the user signs in with.' }),
    name: Type.String({ description: 'The name of the user.' }),
    role: UserRole,
    lang: Type.String({ description: 'The two-letter code of the user’s language.' }),
    phone: Nullable(Phone),
    active: Type.Boolean({ description: 'False if the user is deactivated and cannot sign in.' }),
    createdAt: Instant,
    createdBy: Actor,
    updatedAt: Nullable(Instant),
    updatedBy: Nullable(Actor),
  },
  { title: 'User' },
)
export type User = Static<typeof User>

export const UserParams = Type.Object({ tenantId: Uuid, userId: UserId })
export const UserListQuery = PageQuery({
  role: Type.Optional(OneOf(roles, { description: 'Only users with this role.' })),
})

export const Invitation = Type.Object(
  {
    email: Type.String({
      description: 'The address to which the link is sent. The link itself is never in a response.',
    }),
    expiresAt: { ...Instant, description: 'When the link expires.' },
    isMailConfigured: Type.Boolean({
      description: 'False if no mail server is configured. The e-mail then waits in the outbox.',
    }),
  },
  { title: 'Invitation' },
)
export type Invitation = Static<typeof Invitation>
