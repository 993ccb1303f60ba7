import Type, { type Static } from 'typebox'
import { Form } from '../../../platform/http/schemas/form.ts'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Name, Nullable, OneOf, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Email, Phone } from '../../../platform/http/schemas/wire-parts.ts'
import { roles } from '../../../platform/identity/roles.ts'
import { message } from './users.problems.ts'

const Language = Form('^[a-z]{2}$', message('must be a language code of two lowercase letters, such as da'), {
  description:
    'Two-letter code of the language the user reads. A new user has that of the tenant unless told otherwise.',
  examples: ['da'],
})

export const UserInput = Type.Object(
  {
    email: Email,
    name: Name,
    role: OneOf(roles),
    lang: Type.Optional(Language),
    phone: Type.Optional(Nullable(Phone)),
  },
  { title: 'UserInput' },
)
export type UserInput = Static<typeof UserInput>

export const UserPatch = Type.Object(
  {
    name: Type.Optional(Name),
    role: Type.Optional(OneOf(roles)),
    lang: Type.Optional(Language),
    phone: Type.Optional(Nullable(Phone)),
    active: Type.Optional(Type.Boolean({ description: 'False deactivates the user, true takes that back.' })),
  },
  { title: 'UserPatch' },
)
export type UserPatch = Static<typeof UserPatch>

export const User = Type.Object(
  {
    userId: Uuid,
    id: Type.Integer({ description: 'Counts the users of the tenant.' }),
    tenantId: Uuid,
    email: Type.String(),
    name: Type.String(),
    role: OneOf(roles),
    lang: Type.String({ description: 'Two-letter language code.' }),
    phone: Nullable(Phone),
    active: Type.Boolean(),
    createdAt: Instant,
    createdBy: Actor,
    updatedAt: Nullable(Instant),
    updatedBy: Nullable(Actor),
  },
  { title: 'User' },
)
export type User = Static<typeof User>

export const UserParams = Type.Object({ tenantId: Uuid, userId: Uuid })
export const UserListQuery = PageQuery({
  role: Type.Optional(OneOf(roles, { description: 'Only users with this role.' })),
})

export const Invitation = Type.Object(
  {
    email: Type.String({ description: 'The address that the link is sent to. The link itself is in no answer.' }),
    expiresAt: Instant,
    isMailConfigured: Type.Boolean({
      description: 'False while the service has no mail server: the e-mail then waits in the outbox for one.',
    }),
  },
  { title: 'Invitation' },
)
export type Invitation = Static<typeof Invitation>
