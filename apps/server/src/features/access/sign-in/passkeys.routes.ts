import { sessionOperation } from '../../../platform/http/operations/operation.ts'
import { Empty } from '../../../platform/http/schemas/schemas.ts'
import { confirmPasskey, removePasskey, startPasskey } from './passkey-factor.ts'
import { listPasskeys } from './passkeys.queries.ts'
import { passkeyView } from './passkeys.rules.ts'
import {
  ConfirmedPasskey,
  CreationOptions,
  Passkey,
  PasskeyName,
  PasskeyParams,
  PasskeyProof,
  PasskeyRegistration,
  Passkeys,
  RequestOptions,
} from './passkeys.schemas.ts'
import { requireRecentPassword } from './recent-password.ts'
import { renamePasskey } from './rename-passkey.ts'
import { askForPasskey, showPasskey } from './show-passkey.ts'
import { sessionOf } from './sign-in.routes.ts'
import { SignInOutcome } from './sign-in.schemas.ts'

const tag = 'Sign-in'
const credential = { id: 'AbCdEf', rawId: 'AbCdEf', type: 'public-key' as const }

export const passkeyOperations = [
  sessionOperation({
    id: 'ask-for-passkey',
    method: 'POST',
    path: '/iam/session/passkey/options',
    stage: 'second-factor',
    tag,
    summary: 'Get the options for signing in with a passkey',
    description: 'Returns the challenge for the browser. Complete signing in with `show-passkey`.',
    success: { status: 200, description: 'Options for the browser.', body: RequestOptions },
    problems: ['sign-in-refused'],
    run: (context) => askForPasskey(context, sessionOf(context)),
  }),
  sessionOperation({
    id: 'show-passkey',
    method: 'POST',
    path: '/iam/session/passkey',
    stage: 'second-factor',
    tag,
    summary: 'Complete signing in with a passkey',
    description: 'Exchanges the half-finished session for a full one.',
    body: PasskeyProof,
    success: { status: 200, description: 'Signed in, with a new session.', body: SignInOutcome },
    problems: ['sign-in-refused'],
    example: {
      body: { ...credential, response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'MEUC' } },
    },
    run: (context, { body }) => showPasskey(context, sessionOf(context), body),
  }),
  sessionOperation({
    id: 'list-passkeys',
    method: 'GET',
    path: '/iam/factors/passkeys',
    stage: 'signed-in',
    tag,
    summary: 'List my passkeys',
    description: 'Returns all your passkeys.',
    success: { status: 200, description: 'The passkeys, oldest first.', body: Passkeys },
    problems: [],
    run: async (context) => {
      const { tenantId, user } = sessionOf(context)
      const rows = await context.services.database.read(tenantId, listPasskeys(tenantId, user.userId))
      return { passkeys: rows.map(passkeyView) }
    },
  }),
  sessionOperation({
    id: 'start-passkey',
    method: 'POST',
    path: '/iam/factors/passkeys',
    stage: 'enrolment',
    tag,
    summary: 'Start setting up a passkey',
    description: 'Returns the options for the browser. Complete the setup with `confirm-passkey`.',
    success: { status: 200, description: 'Options for the browser.', body: CreationOptions },
    problems: ['password-not-recent'],
    run: async (context) => {
      await requireRecentPassword(context, sessionOf(context))
      return startPasskey(context, sessionOf(context))
    },
  }),
  sessionOperation({
    id: 'confirm-passkey',
    method: 'POST',
    path: '/iam/factors/passkeys/confirm',
    stage: 'enrolment',
    tag,
    summary: 'Complete setting up a passkey',
    description:
      'Saves the passkey. From now on, signing in requires a second factor. With the first second factor you also get recovery codes, which are shown only in this response. All your other sessions end.',
    body: PasskeyRegistration,
    success: { status: 200, description: 'The passkey, and recovery codes.', body: ConfirmedPasskey },
    problems: ['passkey-refused', 'passkey-taken', 'too-many-passkeys'],
    example: {
      body: {
        name: 'Bærbar',
        credential: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'o2Nm' } },
      },
    },
    run: (context, { body }) => confirmPasskey(context, sessionOf(context), body),
  }),
  sessionOperation({
    id: 'rename-passkey',
    method: 'PATCH',
    path: '/iam/factors/passkeys/{passkeyId}',
    stage: 'signed-in',
    tag,
    summary: 'Rename a passkey',
    description: 'Changes the name of one of your passkeys.',
    params: PasskeyParams,
    body: PasskeyName,
    success: { status: 200, description: 'The updated passkey.', body: Passkey },
    problems: ['not-found'],
    example: { params: { passkeyId: '{adminUserId}' }, body: { name: 'Min telefon' } },
    run: (context, { params, body }) => renamePasskey(context, sessionOf(context), { ...params, ...body }),
  }),
  sessionOperation({
    id: 'remove-passkey',
    method: 'DELETE',
    path: '/iam/factors/passkeys/{passkeyId}',
    stage: 'signed-in',
    tag,
    summary: 'Remove a passkey',
    description:
      'Removes one of your passkeys. Without any second factor you sign in with the password alone, and your recovery codes are deleted.',
    params: PasskeyParams,
    success: { status: 200, description: 'An empty object.', body: Empty },
    problems: ['not-found', 'password-not-recent', 'second-factor-required'],
    example: { params: { passkeyId: '{adminUserId}' } },
    run: async (context, { params }) => {
      await requireRecentPassword(context, sessionOf(context))
      return removePasskey(context, sessionOf(context), params.passkeyId)
    },
  }),
]
