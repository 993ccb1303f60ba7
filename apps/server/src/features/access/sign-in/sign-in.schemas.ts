import Type, { type Static } from 'typebox'
import { currencies } from '../../../platform/money/money.ts'
import { Instant, Nullable, OneOf, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Email } from '../../../platform/http/schemas/wire-parts.ts'
import { roles } from '../../../platform/identity/roles.ts'

export const factorMethods = ['totp', 'passkey', 'recovery-code'] as const
export const signInMethods = ['password', ...factorMethods] as const

/** Long enough for any password manager, and short enough that hashing stays cheap. */
export const PasswordText = Type.String({ minLength: 1, maxLength: 256, description: 'A password.' })

export const SignInInput = Type.Object(
  {
    email: { ...Email, description: 'The e-mail address of the user. Case is ignored.' },
    password: { ...PasswordText, description: 'The password of the user.' },
    tenantId: Type.Optional(
      Type.String({ format: 'uuid', description: 'The tenant to sign in to, if the user has access to several.' }),
    ),
  },
  { title: 'SignInInput' },
)
export type SignInInput = Static<typeof SignInInput>

const SessionUser = Type.Object(
  {
    userId: { ...Uuid, description: 'The id of the user.' },
    name: Type.String({ description: 'The name of the user.' }),
    email: Type.String({ description: 'The e-mail address that the user signs in with.' }),
    role: OneOf(roles, { description: 'The role of the user.' }),
    language: Type.String({ description: 'The two-letter code of the user’s language.' }),
  },
  { title: 'SessionUser' },
)

const SessionTenant = Type.Object(
  {
    tenantId: Uuid,
    name: Type.String({ description: 'The name of the tenant.' }),
    timeZone: Type.String({ description: 'The IANA time zone of the tenant.', examples: ['Europe/Copenhagen'] }),
    language: Type.String({ description: 'The two-letter code of the tenant’s language.' }),
    currency: Nullable(OneOf(currencies, { description: 'The default currency of new cases.' })),
  },
  { title: 'SessionTenant' },
)

export const SessionView = Type.Object(
  {
    sessionId: { ...Uuid, description: 'The id of the session.' },
    user: SessionUser,
    tenant: SessionTenant,
    scopes: Type.Array(Type.String(), {
      description: 'The scopes of which the role of the user allows at least one operation.',
      examples: [['read:cases', 'write:cases']],
    }),
    methods: Type.Array(OneOf(signInMethods), { description: 'How the user signed in.' }),
    expiresAt: Type.String({
      format: 'date-time',
      description: 'When the session ends even if it is used. Unused, it ends after 30 minutes.',
    }),
  },
  { title: 'Session' },
)
export type SessionView = Static<typeof SessionView>

export const SignInOutcome = Type.Object(
  {
    state: OneOf(['signed-in', 'second-factor', 'enrolment', 'choose-tenant'], {
      description:
        '`signed-in`: the cookie is a session. `second-factor`: complete signing in with one of `methods` within ten minutes. `enrolment`: the tenant requires a second factor and you have none; set one up within ten minutes (`start-totp` or `start-passkey`), which signs you in. `choose-tenant`: the password is valid on several tenants; send it again with the `tenantId` of one of them.',
    }),
    methods: Type.Optional(
      Type.Array(OneOf(factorMethods), {
        description: 'The second factors you can use, if the state is `second-factor`.',
      }),
    ),
    tenants: Type.Optional(
      Type.Array(Type.Object({ tenantId: Uuid, name: Type.String({ description: 'The name of the tenant.' }) }), {
        description: 'The tenants to choose from, if the state is `choose-tenant`.',
      }),
    ),
    session: Type.Optional(SessionView),
  },
  { title: 'SignInOutcome' },
)
export type SignInOutcome = Static<typeof SignInOutcome>

export const OwnSessions = Type.Object({
  sessions: Type.Array(
    Type.Object(
      {
        sessionId: { ...Uuid, description: 'The id of the session.' },
        isCurrent: Type.Boolean({ description: 'Whether this is the session of the request.' }),
        device: Type.String({ description: 'The browser, from its User-Agent header.' }),
        address: Type.String({ description: 'The IP address at sign-in.' }),
        methods: Type.Array(OneOf(signInMethods), { description: 'How the user signed in.' }),
        createdAt: Instant,
        lastSeenAt: { ...Instant, description: 'When the session was last used.' },
        expiresAt: { ...Instant, description: 'When the session ends even if it is used.' },
      },
      { title: 'OwnSession' },
    ),
    { description: 'Your active sessions, the most recently used first.' },
  ),
})
