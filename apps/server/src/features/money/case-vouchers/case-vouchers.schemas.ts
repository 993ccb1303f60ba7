import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import {
  FreeObject,
  Instant,
  Nullable,
  OneOf,
  PageQuery,
  Text,
  TimestampInput,
  Uuid,
} from '../../../platform/http/schemas/schemas.ts'
import { Amount, AmountInput, Currency } from '../../../platform/money/money.ts'

export const VoucherSource = OneOf(['CREDITOR', 'COLLECTOR'], { description: 'Whose claim or payment it is.' })
export type VoucherSource = Static<typeof VoucherSource>

export const VoucherCategory = OneOf([
  'principal',
  'interest',
  'fee',
  'cost',
  'compensation',
  'deposit',
  'credit-note',
  'write-off',
  'payout',
])
export type VoucherCategory = Static<typeof VoucherCategory>

export const VoucherDirection = OneOf(['debit', 'credit'], {
  description: 'A debit adds to what is owed, a credit reduces it.',
})

export const VoucherReference = Type.String({
  minLength: 1,
  maxLength: 200,
  description: "The creditor's reference, normally the invoice number.",
  examples: ['F-2024-1001'],
})

export const InterestStartDate = { ...TimestampInput, description: 'When interest begins to run.' }

export const CaseVoucherInput = Type.Object(
  {
    voucherTypeId: Uuid,
    amount: AmountInput,
    currency: { ...Currency, description: 'Must be the currency of the case. Nothing is converted.' },
    source: VoucherSource,
    date: TimestampInput,
    dueDate: Type.Optional(Nullable(TimestampInput)),
    referenceId: Type.Optional(Nullable(VoucherReference)),
    text: Type.Optional(Nullable(Text(2_000))),
    interest: Type.Optional(
      Nullable(
        Type.Number({
          minimum: 0,
          maximum: 100,
          description: 'The yearly rate as a fraction: 0.08 is 8 %.',
          examples: [0.08],
        }),
      ),
    ),
    interestStartDate: Type.Optional(Nullable(InterestStartDate)),
    interestEndDate: Type.Optional(Nullable({ ...TimestampInput, description: 'When interest ceases to run.' })),
    referenceCaseVoucherId: Type.Optional(
      Nullable(
        Type.String({
          format: 'uuid',
          description:
            'The voucher of the same case that this one is tied to. A credit is allocated to that debit at once.',
        }),
      ),
    ),
    payoutContactId: Type.Optional(
      Nullable(
        Type.String({
          format: 'uuid',
          description:
            'The contact that is paid; required by voucher types with a payout recipient, and refused by all others.',
        }),
      ),
    ),
    uniqueId: Type.Optional(
      Nullable(
        Type.String({
          minLength: 1,
          maxLength: 200,
          description: 'An id of your own, unique on the tenant: the same voucher is not made twice.',
        }),
      ),
    ),
    properties: Type.Optional(FreeObject),
  },
  { title: 'CaseVoucherInput' },
)
export type CaseVoucherInput = Static<typeof CaseVoucherInput>

export const CreatedCaseVoucher = Type.Object({ caseVoucherId: Uuid }, { title: 'CreatedCaseVoucher' })
export type CreatedCaseVoucher = Static<typeof CreatedCaseVoucher>

export const ReversalInput = Type.Object(
  {
    text: Type.Optional(Nullable(Text(2_000, { description: 'Why the voucher is taken back.' }))),
    date: Type.Optional(Nullable({ ...TimestampInput, description: 'The date of the reversal; now if left out.' })),
  },
  { title: 'CaseVoucherReversalInput' },
)
export type ReversalInput = Static<typeof ReversalInput>

/** Member for member the answer of `case-voucher-view.sql`. */
export const CaseVoucher = Type.Object(
  {
    caseVoucherId: Uuid,
    tenantId: Uuid,
    caseId: Uuid,
    creditorId: Uuid,
    voucherTypeId: Uuid,
    category: VoucherCategory,
    direction: VoucherDirection,
    amount: Amount,
    outstanding: Nullable(
      Type.Integer({ minimum: 0, description: 'What is not yet paid of a debit; null on a credit.' }),
    ),
    unallocated: Nullable(
      Type.Integer({ minimum: 0, description: 'What is not yet used of a credit; null on a debit.' }),
    ),
    currency: Currency,
    source: VoucherSource,
    date: Instant,
    dueDate: Nullable(Instant),
    referenceId: Nullable(Type.String()),
    text: Nullable(Type.String()),
    interest: Nullable(Type.Number({ description: 'The yearly rate as a fraction.' })),
    interestStartDate: Nullable(Instant),
    interestEndDate: Nullable(Instant),
    referenceCaseVoucherId: Nullable(Uuid),
    reversesCaseVoucherId: Nullable(
      Type.String({ format: 'uuid', description: 'The voucher that this one takes back; null on all but reversals.' }),
    ),
    datedBeforeVoucher: Type.Boolean({
      description: 'Whether a credit was dated before the debit that it paid when it was registered.',
    }),
    uniqueId: Nullable(Type.String()),
    properties: FreeObject,
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'CaseVoucher' },
)
export type CaseVoucher = Static<typeof CaseVoucher>

export const CaseVoucherParams = Type.Object({ tenantId: Uuid, caseId: Uuid })
export const ReversedVoucherParams = Type.Object({ tenantId: Uuid, caseId: Uuid, caseVoucherId: Uuid })
export const CaseVoucherListQuery = PageQuery({
  pointInTime: Type.Optional({
    ...TimestampInput,
    description: 'Shows the vouchers that were there at this moment, with what was outstanding on them then.',
  }),
})

const Day = Type.String({ format: 'date', maxLength: 10, examples: ['2026-03-31'] })

export const CaseVoucherExportQuery = Type.Object(
  {
    caseId: Type.Optional(
      Type.String({ format: 'uuid', description: 'Only vouchers of this case and of those merged into it.' }),
    ),
    creditorId: Type.Optional(Type.String({ format: 'uuid', description: 'Only vouchers of this creditor.' })),
    category: Type.Optional({ ...VoucherCategory, description: 'Only vouchers of this category.' }),
    direction: Type.Optional({ ...VoucherDirection, description: 'Only debits, or only credits.' }),
    from: Type.Optional({ ...Day, description: 'Only vouchers dated on this day or later.' }),
    to: Type.Optional({ ...Day, description: 'Only vouchers dated on this day or earlier.' }),
  },
  { additionalProperties: false },
)
export type CaseVoucherExportQuery = Static<typeof CaseVoucherExportQuery>
