import Type, { type Static } from 'typebox'
import { Form } from '../../../platform/http/schemas/form.ts'
import { FreeObject, Instant, Name, Nullable, OneOf, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { message } from './sign-in.problems.ts'

const Bytes = (maxLength: number) =>
  Form('^[A-Za-z0-9_-]+$', message('must be base64url without padding, such as AQIDBA'), { minLength: 1, maxLength })
/** An authenticator may give up to 1,023 bytes. */
const CredentialId = Bytes(1_364)

const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: OneOf(['public-key']),
  clientExtensionResults: Type.Optional(FreeObject),
  authenticatorAttachment: Type.Optional(Nullable(Type.String({ maxLength: 50 }))),
}

export const PasskeyRegistration = Type.Object(
  {
    name: Type.Optional(
      Type.Unsafe<string>({ ...Name, default: 'Passkey', description: 'What you know the device by.' }),
    ),
    credential: Type.Object(
      {
        ...credential,
        response: Type.Object({
          clientDataJSON: Bytes(8_000),
          attestationObject: Bytes(40_000),
          authenticatorData: Type.Optional(Bytes(40_000)),
          transports: Type.Optional(Type.Array(Type.String({ maxLength: 30 }), { maxItems: 10 })),
          publicKeyAlgorithm: Type.Optional(Type.Integer()),
          publicKey: Type.Optional(Bytes(8_000)),
        }),
      },
      { description: 'What the browser answered to `navigator.credentials.create`, as JSON.' },
    ),
  },
  { title: 'PasskeyRegistration' },
)
export type PasskeyRegistration = Static<typeof PasskeyRegistration>

export const PasskeyProof = Type.Object(
  {
    ...credential,
    response: Type.Object({
      clientDataJSON: Bytes(8_000),
      authenticatorData: Bytes(8_000),
      signature: Bytes(8_000),
      userHandle: Type.Optional(Nullable(Type.String({ maxLength: 200 }))),
    }),
  },
  { title: 'PasskeyProof', description: 'What the browser answered to `navigator.credentials.get`, as JSON.' },
)
export type PasskeyProof = Static<typeof PasskeyProof>

export const Passkey = Type.Object(
  { passkeyId: Uuid, name: Type.String(), createdAt: Instant, lastUsedAt: Nullable(Instant) },
  { title: 'Passkey' },
)
export type Passkey = Static<typeof Passkey>

export const PasskeyName = Type.Object({ name: Name }, { title: 'PasskeyName' })

export const Passkeys = Type.Object({ passkeys: Type.Array(Passkey) })
export const PasskeyParams = Type.Object({ passkeyId: Uuid })

export const ConfirmedPasskey = Type.Object(
  {
    passkey: Passkey,
    recoveryCodes: Nullable(
      Type.Array(Type.String(), {
        description: 'For the day the device is lost, where there were none yet. They are shown only here.',
      }),
    ),
  },
  { title: 'ConfirmedPasskey' },
)
export type ConfirmedPasskey = Static<typeof ConfirmedPasskey>

export const CreationOptions = Type.Unsafe<Record<string, unknown>>({
  ...FreeObject,
  description:
    'What `PublicKeyCredential.parseCreationOptionsFromJSON` takes. It is good for one attempt, for five minutes.',
})
export const RequestOptions = Type.Unsafe<Record<string, unknown>>({
  ...FreeObject,
  description:
    'What `PublicKeyCredential.parseRequestOptionsFromJSON` takes. It is good for one attempt, for five minutes.',
})
