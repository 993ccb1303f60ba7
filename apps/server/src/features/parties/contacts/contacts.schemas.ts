import Type from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Name, Nullable, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { BankAccount, Email, Phone, RegistryIdentifier } from '../../../platform/http/schemas/wire-parts.ts'

const ContactName = Type.Unsafe<string>({ ...Name, description: 'The name of the contact.' })
const ContactEmail = Nullable({ ...Email, description: 'The address for e-mails from a case.' })

export const ContactInput = Type.Object(
  {
    name: ContactName,
    email: Type.Optional(ContactEmail),
    phone: Type.Optional(Nullable(Phone)),
    registryIdentifier: Type.Optional(Nullable(RegistryIdentifier)),
    bankAccount: Type.Optional(Nullable(BankAccount)),
  },
  { title: 'ContactInput' },
)

export const ContactPatch = Type.Object(
  {
    name: Type.Optional(ContactName),
    email: Type.Optional(ContactEmail),
    phone: Type.Optional(Nullable(Phone)),
    registryIdentifier: Type.Optional(Nullable(RegistryIdentifier)),
    bankAccount: Type.Optional(Nullable(BankAccount)),
  },
  { title: 'ContactPatch' },
)

export const Contact = Type.Object(
  {
    id: { ...Uuid, description: 'The id of the contact.' },
    tenantId: Uuid,
    name: Type.String({ description: 'The name of the contact.' }),
    email: Nullable(Type.String({ description: 'The address for e-mails from a case.' })),
    phone: Nullable(Phone),
    registryIdentifier: Nullable(RegistryIdentifier),
    bankAccount: Nullable(BankAccount),
    createdAt: Instant,
    createdBy: Actor,
    updatedAt: Nullable(Instant),
    updatedBy: Nullable(Actor),
  },
  { title: 'Contact' },
)

export const ContactListQuery = PageQuery({
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Only contacts whose name or e-mail address contains this text. Case is ignored.',
    }),
  ),
})
