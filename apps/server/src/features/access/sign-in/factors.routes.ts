import Type from 'typebox'
import { sessionOperation } from '../../../platform/http/operations/operation.ts'
import { Empty } from '../../../platform/http/schemas/schemas.ts'
import { Email } from '../../../platform/http/schemas/wire-parts.ts'
import { changePassword, requestPasswordReset, setPasswordByLink } from './change-password.ts'
import { passkeyOperations } from './passkeys.routes.ts'
import { requireRecentPassword, showPassword } from './recent-password.ts'
import { showRecoveryCode, showTotp } from './show-factor.ts'
import { findFactors } from './sign-in.queries.ts'
import { sessionOf } from './sign-in.routes.ts'
import { PasswordText, SignInOutcome } from './sign-in.schemas.ts'
import { confirmTotpFactor, removeTotpFactor, startTotp } from './totp-factor.ts'

const tag = 'Sign-in'
const CodeInput = Type.Object({ code: Type.String({ minLength: 1, maxLength: 50 }) }, { title: 'CodeInput' })

const Factors = Type.Object(
  {
    totp: Type.Boolean({ description: 'Whether signing in asks for the code of an app.' }),
    passkeys: Type.Integer({ description: 'How many passkeys signing in can be completed with.' }),
    recoveryCodesLeft: Type.Integer(),
  },
  { title: 'Factors' },
)

const passwordOperations = [
  sessionOperation({
    id: 'request-password-reset',
    method: 'POST',
    path: '/iam/password-reset',
    stage: 'anyone',
    tag,
    summary: 'Have a link to choose a new password sent by e-mail',
    description: 'Answers the same whether or not someone has this address. The link works once, for an hour.',
    body: Type.Object({ email: Email }, { title: 'PasswordResetInput' }),
    success: { status: 200, description: 'An empty object.', body: Empty },
    problems: [],
    example: { body: { email: 'mette.holm@example.com' } },
    run: (context, { body }) => requestPasswordReset(context, body.email),
  }),
  sessionOperation({
    id: 'set-password',
    method: 'POST',
    path: '/iam/password',
    stage: 'anyone',
    tag,
    summary: 'Choose a password with the link of an invitation or a reset',
    description:
      'A password has at least 12 characters and is none of those that are tried first. All sessions of the user end.',
    body: Type.Object(
      {
        token: Type.String({ minLength: 1, maxLength: 100, description: 'What stands behind the # of the link.' }),
        password: PasswordText,
      },
      { title: 'PasswordByLinkInput' },
    ),
    success: {
      status: 200,
      description: 'The address to sign in with.',
      body: Type.Object({ email: Type.String() }),
    },
    problems: ['password-link-invalid'],
    example: { body: { token: 'the-text-behind-the-hash-of-the-link', password: 'a password of your own' } },
    run: (context, { body }) => setPasswordByLink(context, body),
  }),
  sessionOperation({
    id: 'change-password',
    method: 'PATCH',
    path: '/iam/password',
    stage: 'signed-in',
    tag,
    summary: 'Change my password',
    description: 'All other sessions of the user end.',
    body: Type.Object({ current: PasswordText, new: PasswordText }, { title: 'PasswordChange' }),
    success: { status: 200, description: 'An empty object.', body: Empty },
    problems: ['password-wrong'],
    example: { body: { current: 'the password until now', new: 'a password of your own' } },
    run: (context, { body }) => changePassword(context, sessionOf(context), body),
  }),
]

const secondFactorOperations = [
  sessionOperation({
    id: 'show-password',
    method: 'POST',
    path: '/iam/session/password',
    stage: 'signed-in',
    tag,
    summary: 'Show my password once more',
    description:
      'For 15 minutes after signing in, or after this, what one signs in with can be changed. A wrong password counts as a failed attempt.',
    body: Type.Object({ password: PasswordText }, { title: 'PasswordShown' }),
    success: { status: 200, description: 'An empty object.', body: Empty },
    problems: ['password-wrong'],
    example: { body: { password: 'the password until now' } },
    run: (context, { body }) => showPassword(context, sessionOf(context), body.password),
  }),
  sessionOperation({
    id: 'show-totp',
    method: 'POST',
    path: '/iam/session/totp',
    stage: 'second-factor',
    tag,
    summary: 'Complete signing in with the code of an app',
    body: CodeInput,
    success: { status: 200, description: 'Signed in, with a new session.', body: SignInOutcome },
    problems: ['sign-in-refused'],
    example: { body: { code: '123456' } },
    run: (context, { body }) => showTotp(context, sessionOf(context), body.code),
  }),
  sessionOperation({
    id: 'show-recovery-code',
    method: 'POST',
    path: '/iam/session/recovery-code',
    stage: 'second-factor',
    tag,
    summary: 'Complete signing in with a recovery code',
    body: CodeInput,
    success: { status: 200, description: 'Signed in, with a new session.', body: SignInOutcome },
    problems: ['sign-in-refused'],
    example: { body: { code: 'abcd-1234-efgh' } },
    run: (context, { body }) => showRecoveryCode(context, sessionOf(context), body.code),
  }),
]

export const factorOperations = [
  ...passkeyOperations,
  ...passwordOperations,
  ...secondFactorOperations,
  sessionOperation({
    id: 'get-factors',
    method: 'GET',
    path: '/iam/factors',
    stage: 'enrolment',
    tag,
    summary: 'Get what I have set up beside my password',
    success: { status: 200, description: 'The second factors.', body: Factors },
    problems: [],
    run: async (context) => {
      const { tenantId, user } = sessionOf(context)
      const [row] = await context.services.database.read(tenantId, findFactors(tenantId, user.userId))
      const { hasTotp = false, passkeyCount = 0, recoveryCodeCount = 0 } = row ?? {}
      return { totp: hasTotp, passkeys: passkeyCount, recoveryCodesLeft: recoveryCodeCount }
    },
  }),
  sessionOperation({
    id: 'start-totp',
    method: 'POST',
    path: '/iam/factors/totp',
    stage: 'enrolment',
    tag,
    summary: 'Begin to set up the codes of an app',
    success: {
      status: 200,
      description: 'The secret, and the address that an app reads from a picture.',
      body: Type.Object({ secret: Type.String(), uri: Type.String() }, { title: 'TotpSetup' }),
    },
    problems: ['password-not-recent'],
    run: async (context) => {
      await requireRecentPassword(context, sessionOf(context))
      return startTotp(context, sessionOf(context))
    },
  }),
  sessionOperation({
    id: 'confirm-totp',
    method: 'POST',
    path: '/iam/factors/totp/confirm',
    stage: 'enrolment',
    tag,
    summary: 'Complete setting up with a code of the app',
    description:
      'Signing in asks for a code from now on. Whoever had to set up a second factor is signed in by it. The recovery codes are shown only here; each works once.',
    body: CodeInput,
    success: {
      status: 200,
      description: 'Recovery codes, for the day the device is lost.',
      body: Type.Object({ recoveryCodes: Type.Array(Type.String()) }, { title: 'RecoveryCodes' }),
    },
    problems: ['code-wrong'],
    example: { body: { code: '123456' } },
    run: (context, { body }) => confirmTotpFactor(context, sessionOf(context), body.code),
  }),
  sessionOperation({
    id: 'remove-totp',
    method: 'DELETE',
    path: '/iam/factors/totp',
    stage: 'signed-in',
    tag,
    summary: 'Sign in without the codes of an app again',
    success: { status: 200, description: 'An empty object.', body: Empty },
    problems: ['password-not-recent', 'second-factor-required'],
    run: async (context) => {
      await requireRecentPassword(context, sessionOf(context))
      return removeTotpFactor(context, sessionOf(context))
    },
  }),
]
