import Type from 'typebox'
import { Form } from '../../../platform/http/schemas/form.ts'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Name, Nullable, OneOf, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { BankAccount } from '../../../platform/http/schemas/wire-parts.ts'
import { Currency } from '../../../platform/money/money.ts'
import { message } from './transaction-accounts.problems.ts'

const defaultDescription =
  'Whether it is the default account of its currency. Setting it replaces the previous default.'

const statementAccountNote = {
  description:
    'The IBAN or the domestic number by which bank statements name the account, if it is not the Danish account in `bankAccount` or its IBAN.',
  examples: ['NO9386011117947'],
}
const StatementAccount = Form(
  '^[A-Za-z0-9][A-Za-z0-9 .-]{3,38}[A-Za-z0-9]$',
  message('must be 5 to 40 letters and digits, such as NO9386011117947'),
  statementAccountNote,
)

const accountPurposes = ['CLIENT', 'OWN'] as const
const purposeNote = {
  description:
    'Whose money is on the account: `CLIENT` for money of creditors and debtors, `OWN` for that of the agency. It never changes, because the books depend on it.',
}

export const paymentFormats = ['pain.001.001.03', 'pain.001.001.09'] as const
const bicNote = {
  description: 'The BIC (SWIFT code) of the bank, for payment files.',
  examples: ['DABADKKK'],
}
const Bic = Form(
  '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$',
  message('must be a BIC of 8 or 11 capital letters and digits, such as DABADKKK'),
  bicNote,
)
const formatNote = { description: 'The version of payment files that the bank accepts.' }
const agreementNote = {
  description: 'The customer number of the payment agreement, if the bank wants it in payment files.',
  examples: ['1234567890'],
}
const PaymentAgreement = Form(
  '^[A-Za-z0-9][A-Za-z0-9/.-]{0,34}$',
  message('must be at most 35 letters, digits, slashes, dots and hyphens, such as 1234567890'),
  agreementNote,
)
const paymentFileInput = {
  bic: Type.Optional(Nullable(Bic)),
  paymentAgreement: Type.Optional(Nullable(PaymentAgreement)),
}

export const TransactionAccountInput = Type.Object(
  {
    name: { ...Name, description: 'The name of the account.' },
    bankAccount: BankAccount,
    currency: Currency,
    isDefault: Type.Optional(Type.Boolean({ default: false, description: defaultDescription })),
    statementAccount: Type.Optional(Nullable(StatementAccount)),
    purpose: Type.Optional(OneOf(accountPurposes, { default: 'CLIENT', ...purposeNote })),
    ...paymentFileInput,
    paymentFormat: Type.Optional(OneOf(paymentFormats, { default: 'pain.001.001.03', ...formatNote })),
  },
  { title: 'TransactionAccountInput' },
)

export const TransactionAccountPatch = Type.Object(
  {
    name: Type.Optional({ ...Name, description: 'The name of the account.' }),
    bankAccount: Type.Optional(BankAccount),
    isDefault: Type.Optional(Type.Boolean({ description: defaultDescription })),
    statementAccount: Type.Optional(Nullable(StatementAccount)),
    ...paymentFileInput,
    paymentFormat: Type.Optional(OneOf(paymentFormats, formatNote)),
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
    statementAccount: Nullable(Type.String(statementAccountNote)),
    purpose: OneOf(accountPurposes, purposeNote),
    bic: Nullable(Type.String(bicNote)),
    paymentFormat: OneOf(paymentFormats, formatNote),
    paymentAgreement: Nullable(Type.String(agreementNote)),
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
