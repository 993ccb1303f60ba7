import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { BankAccount, IbanAccount } from '../../../platform/http/schemas/wire-parts.ts'

export const accountOwners = ['creditor', 'contact', 'transaction-account', 'tenant'] as const

export const BankAccountChange = Type.Object(
  {
    accountChangeId: Uuid,
    tenantId: Uuid,
    ownerType: OneOf(accountOwners),
    ownerId: Uuid,
    ownerName: Type.String({ description: 'As it was when the account was changed.' }),
    first: Type.Boolean({ description: 'Whether the owner never had an account before.' }),
    bankAccount: Nullable(BankAccount),
    ibanAccount: Nullable(IbanAccount),
    changedAt: Instant,
    changedBy: Actor,
  },
  { title: 'BankAccountChange', description: 'The accounts as they were from this change on.' },
)
export type BankAccountChange = Static<typeof BankAccountChange>

export const BankAccountChangeQuery = PageQuery({
  ownerId: Type.Optional(
    Type.String({ format: 'uuid', description: 'Only changes of the accounts of this creditor, contact or account.' }),
  ),
})
