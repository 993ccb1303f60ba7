import Type, { type Static } from 'typebox'
import { Form } from '../../../platform/http/schemas/form.ts'
import { FreeObject, Instant, Name, Nullable, OneOf } from '../../../platform/http/schemas/schemas.ts'
import { message } from './sign-in.problems.ts'

const Bytes = (maxLength: number, description: string) =>
  Form('^[A-Za-z0-9_-]+$', message('must be base64url without padding, such as AQIDBA'), {
    minLength: 1,
    maxLength,
    description: `${description} In base64url.`,
  })
/** 1,023 bytes, the longest that WebAuthn allows. */
const CredentialId = Bytes(1_364, 'The id of the credential.')
const ClientData = Bytes(8_000, 'The client data that the browser passed to the authenticator.')

const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: OneOf(['public-key'], { description: 'The type of the credential.' }),
  clientExtensionResults: Type.Optional({ ...FreeObject, description: 'The results of WebAuthn extensions. Ignored.' }),
  authenticatorAttachment: Type.Optional(
    Nullable(Type.String({ maxLength: 50, description: 'How the authenticator is attached, such as `platform`.' })),
  ),
}

export const PasskeyRegistration = Type.Object(
  {
    name: Type.Optional(
      Type.Unsafe<string>({
        ...Name,
        default: 'Passkey',
        description: 'Your name for the passkey, such as the device.',
      }),
    ),
    credential: Type.Object(
      {
        ...credential,
        response: Type.Object(
          {
            clientDataJSON: ClientData,
            attestationObject: Bytes(40_000, 'The attestation object.'),
            authenticatorData: Type.Optional(Bytes(40_000, 'The authenticator data.')),
            transports: Type.Optional(
              Type.Array(Type.String({ maxLength: 30 }), {
                maxItems: 10,
                description: 'How the browser can reach the authenticator, such as `usb`.',
              }),
            ),
            publicKeyAlgorithm: Type.Optional(Type.Integer({ description: 'The COSE algorithm of the public key.' })),
            publicKey: Type.Optional(Bytes(8_000, 'The public key.')),
          },
          { description: 'The response of the authenticator.' },
        ),
      },
      { description: 'The result of `navigator.credentials.create`, as JSON.' },
    ),
  },
  { title: 'PasskeyRegistration' },
)
export type PasskeyRegistration = Static<typeof PasskeyRegistration>

export const PasskeyProof = Type.Object(
  {
    ...credential,
    response: Type.Object(
      {
        clientDataJSON: ClientData,
        authenticatorData: Bytes(8_000, 'The authenticator data.'),
        signature: Bytes(8_000, 'The signature of the authenticator.'),
        userHandle: Type.Optional(
          Nullable(Type.String({ maxLength: 200, description: 'The user handle stored with the passkey.' })),
        ),
      },
      { description: 'The response of the authenticator.' },
    ),
  },
  { title: 'PasskeyProof', description: 'The result of `navigator.credentials.get`, as JSON.' },
)
export type PasskeyProof = Static<typeof PasskeyProof>

const PasskeyId = Type.String({ format: 'uuid', description: 'The id of the passkey.' })

export const Passkey = Type.Object(
  {
    passkeyId: PasskeyId,
    name: Type.String({ description: 'Your name for the passkey.' }),
    createdAt: Instant,
    lastUsedAt: Nullable({ ...Instant, description: 'When the passkey was last used to sign in; null if never.' }),
  },
  { title: 'Passkey' },
)
export type Passkey = Static<typeof Passkey>

export const PasskeyName = Type.Object(
  { name: { ...Name, description: 'The new name of the passkey.' } },
  { title: 'PasskeyName' },
)

export const Passkeys = Type.Object({ passkeys: Type.Array(Passkey, { description: 'Your passkeys, oldest first.' }) })
export const PasskeyParams = Type.Object({ passkeyId: PasskeyId })

export const ConfirmedPasskey = Type.Object(
  {
    passkey: Passkey,
    recoveryCodes: Nullable(
      Type.Array(Type.String(), {
        description:
          'Recovery codes in case the device is lost; null if you already had some. They are shown only in this response.',
      }),
    ),
  },
  { title: 'ConfirmedPasskey' },
)
export type ConfirmedPasskey = Static<typeof ConfirmedPasskey>

export const CreationOptions = Type.Unsafe<Record<string, unknown>>({
  ...FreeObject,
  description:
    'The input of `PublicKeyCredential.parseCreationOptionsFromJSON`. Valid for one attempt within five minutes.',
})
export const RequestOptions = Type.Unsafe<Record<string, unknown>>({
  ...FreeObject,
  description:
    'The input of `PublicKeyCredential.parseRequestOptionsFromJSON`. Valid for one attempt within five minutes.',
})
