import Type, { type Static } from 'typebox'
import { currencies } from '../../../platform/money/money.ts'
import { Instant, Nullable, OneOf, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Email } from '../../../platform/http/schemas/wire-parts.ts'
import { roles } from '../../../platform/identity/roles.ts'

export const factorMethods = ['totp', 'passkey', 'recovery-code'] as const
export const signInMethods = ['password', ...factorMethods] as const

/** Long enough for any password manager, and short enough to be hashed without harm. */
export const PasswordText = Type.String({ minLength: 1, maxLength: 256 })

export const SignInInput = Type.Object(
  {
    email: Email,
    password: PasswordText,
    tenantId: Type.Optional(
      Type.String({ format: 'uuid', description: 'Which tenant, where one e-mail address is known on several.' }),
    ),
  },
  { title: 'SignInInput' },
)
export type SignInInput = Static<typeof SignInInput>

const SessionUser = Type.Object(
  { userId: Uuid, name: Type.String(), email: Type.String(), role: OneOf(roles), language: Type.String() },
  { title: 'SessionUser' },
)

const SessionTenant = Type.Object(
  {
    tenantId: Uuid,
    name: Type.String(),
    timeZone: Type.String(),
    language: Type.String(),
    currency: Nullable(OneOf(currencies, { description: 'What new cases are in unless told otherwise.' })),
  },
  { title: 'SessionTenant' },
)

export const SessionView = Type.Object(
  {
    sessionId: Uuid,
    user: SessionUser,
    tenant: SessionTenant,
    scopes: Type.Array(Type.String(), {
      description: 'What the role of the user allows, in the words of scopes: at least one operation of each.',
      examples: [['read:cases', 'write:cases']],
    }),
    methods: Type.Array(OneOf(signInMethods), { description: 'How the user has proved itself.' }),
    expiresAt: Type.String({
      format: 'date-time',
      description: 'When the session ends however it is used. Unused, it ends after 30 minutes.',
    }),
  },
  { title: 'Session' },
)
export type SessionView = Static<typeof SessionView>

export const SignInOutcome = Type.Object(
  {
    state: OneOf(['signed-in', 'second-factor', 'enrolment', 'choose-tenant'], {
      description:
        '`signed-in`: the cookie is a session. `second-factor`: it is half of one; show one of `methods` within ten minutes. `enrolment`: the tenant requires a second factor and you have none; set one up within ten minutes (`start-totp` or `start-passkey`), which signs you in. `choose-tenant`: the password fits on several tenants; send it again with the `tenantId` of one.',
    }),
    methods: Type.Optional(Type.Array(OneOf(factorMethods))),
    tenants: Type.Optional(Type.Array(Type.Object({ tenantId: Uuid, name: Type.String() }))),
    session: Type.Optional(SessionView),
  },
  { title: 'SignInOutcome' },
)
export type SignInOutcome = Static<typeof SignInOutcome>

export const OwnSessions = Type.Object({
  sessions: Type.Array(
    Type.Object(
      {
        sessionId: Uuid,
        isCurrent: Type.Boolean(),
        device: Type.String({ description: 'What the browser said it was.' }),
        address: Type.String({ description: 'Where it signed in from.' }),
        methods: Type.Array(OneOf(signInMethods)),
        createdAt: Instant,
        lastSeenAt: Instant,
        expiresAt: Instant,
      },
      { title: 'OwnSession' },
    ),
  ),
})
