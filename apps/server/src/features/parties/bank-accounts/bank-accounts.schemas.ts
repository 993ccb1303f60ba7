import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { BankAccount, IbanAccount } from '../../../platform/http/schemas/wire-parts.ts'

export const accountOwners = ['creditor', 'contact', 'transaction-account', 'tenant'] as const

export const BankAccountChange = Type.Object(
  {
    accountChangeId: { ...Uuid, description: 'The id of the change.' },
    tenantId: Uuid,
    ownerType: OneOf(accountOwners, { description: 'What kind of owner the account has.' }),
    ownerId: { ...Uuid, description: 'The creditor, contact, transaction account or tenant that has the account.' },
    ownerName: Type.String({ description: 'The name of the owner at the time of the change.' }),
    first: Type.Boolean({ description: 'Whether this was the first account of the owner.' }),
    bankAccount: Nullable(BankAccount),
    ibanAccount: Nullable(IbanAccount),
    changedAt: { ...Instant, description: 'When the account changed.' },
    changedBy: Actor,
  },
  { title: 'BankAccountChange', description: 'A change of a bank account, with the accounts after the change.' },
)
export type BankAccountChange = Static<typeof BankAccountChange>

export const BankAccountChangeQuery = PageQuery({
  ownerId: Type.Optional(
    Type.String({ format: 'uuid', description: 'Only changes of this creditor, contact or transaction account.' }),
  ),
})
