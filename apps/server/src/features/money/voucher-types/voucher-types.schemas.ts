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

export const VoucherTypeInput = Type.Object(
  {
    handle: Handle,
    label: Name,
    category: OneOf(categories, { description: 'What kind of claim or credit the vouchers of this type are.' }),
    direction: Type.Optional(
      OneOf(directions, {
        description:
          'A debit adds to what is owed, a credit reduces it. Follows from the category: deposits, credit notes and write-offs are credits, all else is a debit.',
      }),
    ),
    payoutRecipient: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether a voucher of this type names a contact to whom its amount is paid out. Debits only.',
      }),
    ),
  },
  { title: 'VoucherTypeInput' },
)
export type VoucherTypeInput = Static<typeof VoucherTypeInput>

export const VoucherTypePatch = Type.Object(
  {
    handle: Type.Optional(Handle),
    label: Type.Optional(Name),
    payoutRecipient: Type.Optional(
      Type.Boolean({
        description: 'Counts for the vouchers to come; those that are there keep their payouts. Debits only.',
      }),
    ),
  },
  { title: 'VoucherTypePatch' },
)

export const VoucherType = Type.Object(
  {
    voucherTypeId: Uuid,
    tenantId: Uuid,
    handle: Type.String(),
    label: Type.String(),
    category: OneOf(categories),
    direction: OneOf(directions),
    payoutRecipient: Type.Boolean(),
    standard: Type.Boolean({
      description: 'Whether the type exists on every tenant, under the same id. Such a type cannot be changed.',
    }),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'VoucherType' },
)
