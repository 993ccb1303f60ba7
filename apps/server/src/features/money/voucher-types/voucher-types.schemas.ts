import Type, { type Static } from 'typebox'
import { Form } from '../../../platform/http/schemas/form.ts'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Name, OneOf, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { message } from './voucher-types.problems.ts'

const categories = [
  'principal',
  'interest',
  'fee',
  'cost',
  'compensation',
  'deposit',
  'credit-note',
  'write-off',
  'payout',
] as const
export type VoucherCategory = (typeof categories)[number]

const directions = ['debit', 'credit'] as const
export type Direction = (typeof directions)[number]

const Handle = Form(
  '^[A-Za-z][A-Za-z0-9_-]{0,63}$',
  message('must start with a letter, followed by letters, digits, hyphens or underscores, such as department'),
  {
    description: 'A letter, then letters, digits, `-` and `_`; 64 characters at most. Unique on the tenant.',
    examples: ['locksmith'],
  },
)

const Label = { ...Name, description: 'The name shown to people.' }

export const VoucherTypeInput = Type.Object(
  {
    handle: Handle,
    label: Label,
    category: OneOf(categories, { description: 'The kind of claim or credit. It never changes.' }),
    direction: Type.Optional(
      OneOf(directions, {
        description:
          'A debit increases the debt, a credit reduces it. It must match the category: deposits, credit notes and write-offs are credits, all others are debits. Defaults to that.',
      }),
    ),
    payoutRecipient: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether the amount of a voucher of this type is paid out to a contact. Debits only.',
      }),
    ),
  },
  { title: 'VoucherTypeInput' },
)
export type VoucherTypeInput = Static<typeof VoucherTypeInput>

export const VoucherTypePatch = Type.Object(
  {
    handle: Type.Optional(Handle),
    label: Type.Optional(Label),
    payoutRecipient: Type.Optional(
      Type.Boolean({
        description:
          'Whether the amount of a voucher of this type is paid out to a contact. Applies to new vouchers; existing payouts stay. Debits only.',
      }),
    ),
  },
  { title: 'VoucherTypePatch' },
)

export const VoucherType = Type.Object(
  {
    voucherTypeId: { ...Uuid, description: 'The id of the voucher type.' },
    tenantId: Uuid,
    handle: Type.String({ description: 'A short name for use in code, unique on the tenant.' }),
    label: Type.String({ description: 'The name shown to people.' }),
    category: OneOf(categories, { description: 'The kind of claim or credit.' }),
    direction: OneOf(directions, { description: 'A debit increases the debt, a credit reduces it.' }),
    payoutRecipient: Type.Boolean({
      description: 'Whether the amount of a voucher of this type is paid out to a contact.',
    }),
    standard: Type.Boolean({
      description: 'Whether it is a standard type: these exist on every tenant with the same id and cannot be changed.',
    }),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'VoucherType' },
)
