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
const CodeInput = Type.Object(
  {
    code: Type.String({
      minLength: 1,
      maxLength: 50,
      description: 'The code from the authenticator app, or a recovery code.',
    }),
  },
  { title: 'CodeInput' },
)

const Factors = Type.Object(
  {
    totp: Type.Boolean({ description: 'Whether codes from an authenticator app are set up.' }),
    passkeys: Type.Integer({ description: 'The number of passkeys.' }),
    recoveryCodesLeft: Type.Integer({ description: 'The number of unused recovery codes.' }),
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
    summary: 'Request a password reset',
    description:
      'Sends an e-mail with a link to choose a new password. The link works once and for an hour. The response is the same whether or not the address is known.',
    body: Type.Object(
      { email: { ...Email, description: 'The e-mail address of the user.' } },
      { title: 'PasswordResetInput' },
    ),
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
    summary: 'Set a password with an invitation or reset link',
    description:
      'Sets the password of the user to whom the link was sent. It must have at least 12 characters and cannot be a common password. All sessions of the user end.',
    body: Type.Object(
      {
        token: Type.String({ minLength: 1, maxLength: 100, description: 'The part of the link after the #.' }),
        password: { ...PasswordText, description: 'The new password.' },
      },
      { title: 'PasswordByLinkInput' },
    ),
    success: {
      status: 200,
      description: 'The address to sign in with.',
      body: Type.Object({ email: Type.String({ description: 'The e-mail address to sign in with.' }) }),
    },
    problems: ['password-link-invalid'],
    example: { body: { token: 'the-part-of-the-link-after-the-hash', password: 'a password of your own' } },
    run: (context, { body }) => setPasswordByLink(context, body),
  }),
  sessionOperation({
    id: 'change-password',
    method: 'PATCH',
    path: '/iam/password',
    stage: 'signed-in',
    tag,
    summary: 'Change my password',
    description: 'Replaces your password. All your other sessions end.',
    body: Type.Object(
      {
        current: { ...PasswordText, description: 'The current password.' },
        new: { ...PasswordText, description: 'The new password.' },
      },
      { title: 'PasswordChange' },
    ),
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
    summary: 'Confirm my password',
    description:
      'Allows you to change your second factors for 15 minutes, as signing in does. A wrong password counts as a failed attempt.',
    body: Type.Object(
      { password: { ...PasswordText, description: 'The current password.' } },
      { title: 'PasswordShown' },
    ),
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
    summary: 'Complete signing in with an app code',
    description: 'Exchanges the half-finished session for a full one, with the current code of the authenticator app.',
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
    description: 'Exchanges the half-finished session for a full one. A recovery code works once.',
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
    summary: 'Get my second factors',
    description: 'Returns the second factors that you have set up.',
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
    summary: 'Start setting up app codes',
    description: 'Returns a secret for an authenticator app. Complete the setup with `confirm-totp`.',
    success: {
      status: 200,
      description: 'The secret, as text and as the content of a QR code.',
      body: Type.Object(
        {
          secret: Type.String({ description: 'The secret in base32, to be typed into an app.' }),
          uri: Type.String({ description: 'The otpauth URI, to be shown as a QR code.' }),
        },
        { title: 'TotpSetup' },
      ),
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
    summary: 'Complete setting up app codes',
    description:
      'Confirms the setup with a code from the app. From now on, signing in requires a code. A user who was required to set up a second factor is signed in. The recovery codes are shown only in this response, and each works once.',
    body: CodeInput,
    success: {
      status: 200,
      description: 'The recovery codes.',
      body: Type.Object(
        {
          recoveryCodes: Type.Array(Type.String(), { description: 'Codes to sign in with if the device is lost.' }),
        },
        { title: 'RecoveryCodes' },
      ),
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
    summary: 'Remove app codes',
    description:
      'Removes the codes of the authenticator app. They cannot be removed if the tenant requires a second factor and you have no other.',
    success: { status: 200, description: 'An empty object.', body: Empty },
    problems: ['password-not-recent', 'second-factor-required'],
    run: async (context) => {
      await requireRecentPassword(context, sessionOf(context))
      return removeTotpFactor(context, sessionOf(context))
    },
  }),
]
