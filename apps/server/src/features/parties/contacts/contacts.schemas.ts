import Type from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Name, Nullable, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { BankAccount, Email, Phone, RegistryIdentifier } from '../../../platform/http/schemas/wire-parts.ts'

export const ContactInput = Type.Object(
  {
    name: Name,
    email: Type.Optional(Nullable(Email)),
    phone: Type.Optional(Nullable(Phone)),
    registryIdentifier: Type.Optional(Nullable(RegistryIdentifier)),
    bankAccount: Type.Optional(Nullable(BankAccount)),
  },
  { title: 'ContactInput' },
)

export const ContactPatch = Type.Object(
  {
    name: Type.Optional(Name),
    email: Type.Optional(Nullable(Email)),
    phone: Type.Optional(Nullable(Phone)),
    registryIdentifier: Type.Optional(Nullable(RegistryIdentifier)),
    bankAccount: Type.Optional(Nullable(BankAccount)),
  },
  { title: 'ContactPatch' },
)

export const Contact = Type.Object(
  {
    id: Uuid,
    tenantId: Uuid,
    name: Type.String(),
    email: Nullable(Type.String({ description: 'The address that e-mails from a case can be sent to.' })),
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
      description: 'Only contacts whose name or e-mail address holds this text, in upper or lower case.',
    }),
  ),
})
