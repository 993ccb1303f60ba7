import Type from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Name, Nullable, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { BankAccount } from '../../../platform/http/schemas/wire-parts.ts'
import { Currency } from '../../../platform/money/money.ts'

const defaultDescription =
  'Whether it is the default account of its currency. Setting it replaces the previous default.'

export const TransactionAccountInput = Type.Object(
  {
    name: { ...Name, description: 'The name of the account.' },
    bankAccount: BankAccount,
    currency: Currency,
    isDefault: Type.Optional(Type.Boolean({ default: false, description: defaultDescription })),
  },
  { title: 'TransactionAccountInput' },
)

export const TransactionAccountPatch = Type.Object(
  {
    name: Type.Optional({ ...Name, description: 'The name of the account.' }),
    bankAccount: Type.Optional(BankAccount),
    isDefault: Type.Optional(Type.Boolean({ description: defaultDescription })),
  },
  { title: 'TransactionAccountPatch' },
)

export const TransactionAccount = Type.Object(
  {
    transactionAccountId: { ...Uuid, description: 'The id of the account.' },
    tenantId: Uuid,
    name: Type.String({ description: 'The name of the account.' }),
    bankAccount: BankAccount,
    currency: Currency,
    isDefault: Type.Boolean({ description: 'Whether it is the default account of its currency.' }),
    createdAt: Instant,
    createdBy: Actor,
    updatedAt: Nullable(Instant),
    updatedBy: Nullable(Actor),
  },
  { title: 'TransactionAccount' },
)

export const TransactionAccountListQuery = PageQuery({
  currency: Type.Optional({ ...Currency, description: 'Only accounts in this currency.' }),
})
