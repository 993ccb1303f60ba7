import Type from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Name, Nullable, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { BankAccount } from '../../../platform/http/schemas/wire-parts.ts'
import { Currency } from '../../../platform/money/money.ts'

const defaultDescription =
  'Whether money in this currency is collected on the account unless said otherwise. The account that was the default before then is it no longer.'

export const TransactionAccountInput = Type.Object(
  {
    name: Name,
    bankAccount: BankAccount,
    currency: Currency,
    isDefault: Type.Optional(Type.Boolean({ default: false, description: defaultDescription })),
  },
  { title: 'TransactionAccountInput' },
)

export const TransactionAccountPatch = Type.Object(
  {
    name: Type.Optional(Name),
    bankAccount: Type.Optional(BankAccount),
    isDefault: Type.Optional(Type.Boolean({ description: defaultDescription })),
  },
  { title: 'TransactionAccountPatch' },
)

export const TransactionAccount = Type.Object(
  {
    transactionAccountId: Uuid,
    tenantId: Uuid,
    name: Type.String(),
    bankAccount: BankAccount,
    currency: Currency,
    isDefault: Type.Boolean(),
    createdAt: Instant,
    createdBy: Actor,
    updatedAt: Nullable(Instant),
    updatedBy: Nullable(Actor),
  },
  { title: 'TransactionAccount' },
)

export const TransactionAccountListQuery = PageQuery({
  currency: Type.Optional(Currency),
})
