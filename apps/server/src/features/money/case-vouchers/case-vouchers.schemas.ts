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
import { Earmark } from './earmark.schemas.ts'

export const VoucherSource = OneOf(['CREDITOR', 'COLLECTOR'], {
  description: 'Whose claim it is, or who received the payment.',
})
export type VoucherSource = Static<typeof VoucherSource>

export const VoucherCategory = OneOf(
  ['principal', 'interest', 'fee', 'cost', 'compensation', 'deposit', 'credit-note', 'write-off', 'payout'],
  { description: 'The kind of claim or credit, taken from the voucher type.' },
)
export type VoucherCategory = Static<typeof VoucherCategory>

export const VoucherDirection = OneOf(['debit', 'credit'], {
  description: 'A debit increases the debt, a credit reduces it.',
})

export const VoucherReference = Type.String({
  minLength: 1,
  maxLength: 200,
  description: "The creditor's reference, normally the invoice number.",
  examples: ['F-2024-1001'],
})

export const InterestStartDate = {
  ...TimestampInput,
  description: 'The first day that bears interest. Defaults to the due date.',
}

export const InterestRate = Type.Number({
  minimum: 0,
  maximum: 1,
  description: 'The yearly rate of contractual interest as a fraction: 0.08 is 8 %.',
  examples: [0.08],
})

export const InterestRule = OneOf(['statutory', 'contractual', 'none'], {
  description:
    'How the voucher bears interest: at the statutory rates of the rule pack of the case, at the rate in `interest`, or not at all. Defaults to `contractual` if `interest` is given, and to `statutory` on an interest voucher with `interestStartDate` that is tied to a debit; that debit then bears the interest.',
})

const day = { type: 'string', format: 'date' } as const

/** How accrued interest came about, line by line. */
export const InterestLine = Type.Object(
  {
    from: Type.Unsafe<string>({ ...day, description: 'The first day of the period.' }),
    until: Type.Unsafe<string>({ ...day, description: 'The first day after the period.' }),
    days: Type.Integer({ description: 'The days of the period, by the day count of the rule pack.' }),
    base: { ...Amount, description: 'The amount outstanding in the period, in the minor unit.' },
    rate: Nullable(
      Type.Number({
        description: 'The yearly rate as a fraction; null if no rate is known, so that the period is unpriced.',
      }),
    ),
    rule: InterestRule,
    isLimited: Type.Boolean({
      description: 'Whether the agreed rate is higher, and the statutory rate applies because the law limits it.',
    }),
    amount: {
      ...Amount,
      description:
        'The interest of the period. Each line carries the remainder of those before it, so that lines add up.',
    },
  },
  { title: 'InterestLine' },
)
export type InterestLine = Static<typeof InterestLine>

export const CaseVoucherInput = Type.Object(
  {
    voucherTypeId: { ...Uuid, description: 'The voucher type, which decides the category and direction.' },
    amount: AmountInput,
    currency: { ...Currency, description: 'Must be the currency of the case. Amounts are never converted.' },
    source: VoucherSource,
    date: TimestampInput,
    dueDate: Type.Optional(Nullable(TimestampInput)),
    referenceId: Type.Optional(Nullable(VoucherReference)),
    text: Type.Optional(Nullable(Text(2_000, { description: 'A free text, shown to the debtor with the voucher.' }))),
    interest: Type.Optional(Nullable(InterestRate)),
    interestRule: Type.Optional(Nullable(InterestRule)),
    interestStartDate: Type.Optional(Nullable(InterestStartDate)),
    interestEndDate: Type.Optional(
      Nullable({ ...TimestampInput, description: 'The day from which no interest accrues.' }),
    ),
    referenceCaseVoucherId: Type.Optional(
      Nullable(
        Type.String({
          format: 'uuid',
          description:
            'A voucher of the same case that this one belongs to. A credit is allocated to that debit immediately.',
        }),
      ),
    ),
    payoutContactId: Type.Optional(
      Nullable(
        Type.String({
          format: 'uuid',
          description:
            'The contact to pay out to. Required if the voucher type has a payout recipient, otherwise not allowed.',
        }),
      ),
    ),
    uniqueId: Type.Optional(
      Nullable(
        Type.String({
          minLength: 1,
          maxLength: 200,
          description: 'Your own id, unique on the tenant. It prevents the same voucher from being created twice.',
        }),
      ),
    ),
    override: Type.Optional(
      Nullable(
        Type.Object(
          { reason: Text(2_000, { minLength: 1, description: 'Why the charge is added.' }) },
          {
            description:
              'Adds a fee, cost or compensation that the rule pack does not allow. It needs the scope `write:rule-packs`; the reason is stored and shown as `ruleOverride`. It is ignored if the charge is allowed.',
          },
        ),
      ),
    ),
    properties: Type.Optional(
      Type.Unsafe<Record<string, unknown>>({
        ...FreeObject,
        description: 'Values of the properties that the tenant has defined for vouchers, by handle.',
      }),
    ),
  },
  { title: 'CaseVoucherInput' },
)
export type CaseVoucherInput = Static<typeof CaseVoucherInput>

export const CreatedCaseVoucher = Type.Object(
  { caseVoucherId: { ...Uuid, description: 'The id of the new voucher.' } },
  { title: 'CreatedCaseVoucher' },
)
export type CreatedCaseVoucher = Static<typeof CreatedCaseVoucher>

export const ReversalInput = Type.Object(
  {
    text: Type.Optional(Nullable(Text(2_000, { description: 'Why the voucher is reversed.' }))),
    date: Type.Optional(Nullable({ ...TimestampInput, description: 'The date of the reversal. Defaults to now.' })),
  },
  { title: 'CaseVoucherReversalInput' },
)
export type ReversalInput = Static<typeof ReversalInput>

/** Must match the JSON that `case-voucher-view.sql` builds, member for member. */
export const CaseVoucher = Type.Object(
  {
    caseVoucherId: { ...Uuid, description: 'The id of the voucher.' },
    tenantId: Uuid,
    caseId: { ...Uuid, description: 'The case the voucher is on.' },
    creditorId: { ...Uuid, description: 'The creditor of the case.' },
    voucherTypeId: { ...Uuid, description: 'The voucher type.' },
    category: VoucherCategory,
    direction: VoucherDirection,
    amount: Amount,
    outstanding: Nullable(
      Type.Integer({
        minimum: 0,
        description: 'The unpaid part of a debit, in the minor unit of the currency; null on a credit.',
      }),
    ),
    unallocated: Nullable(
      Type.Integer({
        minimum: 0,
        description: 'The unallocated part of a credit, in the minor unit of the currency; null on a debit.',
      }),
    ),
    currency: Currency,
    source: VoucherSource,
    date: { ...Instant, description: 'The date of the voucher.' },
    dueDate: Nullable({ ...Instant, description: 'When the voucher is due.' }),
    referenceId: Nullable(Type.String({ description: 'The creditor’s reference, normally the invoice number.' })),
    text: Nullable(Type.String({ description: 'A free text, shown to the debtor with the voucher.' })),
    interest: Nullable(Type.Number({ description: 'The yearly interest rate as a fraction: 0.08 is 8 %.' })),
    interestRule: Nullable(InterestRule),
    interestStartDate: Nullable({ ...Instant, description: 'The first day that bears interest.' }),
    interestEndDate: Nullable({ ...Instant, description: 'The day from which no interest accrues.' }),
    referenceCaseVoucherId: Nullable({
      ...Uuid,
      description: 'The voucher of the same case that this one belongs to.',
    }),
    reversesCaseVoucherId: Nullable(
      Type.String({ format: 'uuid', description: 'The voucher that this one reverses; null unless it is a reversal.' }),
    ),
    datedBeforeVoucher: Type.Boolean({
      description: 'Whether the credit was registered with a date before that of the debit it paid.',
    }),
    uniqueId: Nullable(
      Type.String({ description: 'The id given by the creator of the voucher, unique on the tenant.' }),
    ),
    properties: Type.Unsafe<Record<string, unknown>>({
      ...FreeObject,
      description: 'Values of the properties that the tenant has defined for vouchers, by handle.',
    }),
    createdAt: Instant,
    createdBy: Actor,
    ruleOverride: Type.Optional(
      Type.Object(
        {
          rule: Type.String({ description: 'The rule that was overridden.' }),
          source: Nullable(Type.String({ description: 'The source of the rule; null if no rule allows the charge.' })),
          reason: Type.String({ description: 'The reason given.' }),
          at: Instant,
          by: Actor,
        },
        {
          title: 'RuleOverride',
          description: 'Why a charge that the rule pack does not allow was added, and by whom.',
        },
      ),
    ),
    earmark: Type.Optional(Earmark),
    interestBasis: Type.Optional(
      Type.Object(
        {
          until: Type.Unsafe<string>({ ...day, description: 'The first day that is not included.' }),
          pack: Nullable(Type.String({ description: 'The rule pack that was used.' })),
          version: Nullable(Type.String({ description: 'The version of the rule pack.' })),
          lines: Type.Array(InterestLine, { description: 'The interest on the debit from its first day.' }),
          lapsed: Type.Optional(
            Type.Object(
              { amount: { ...Amount, description: 'The part of the lines that had lapsed, and is not owed.' } },
              { description: 'Interest that had lapsed when the rest was booked.' },
            ),
          ),
        },
        { title: 'InterestBasis', description: 'How interest that was booked by the service came about.' },
      ),
    ),
  },
  { title: 'CaseVoucher' },
)
export type CaseVoucher = Static<typeof CaseVoucher>

export const CaseVoucherParams = Type.Object({ tenantId: Uuid, caseId: { ...Uuid, description: 'The case.' } })
export const ReversedVoucherParams = Type.Object({
  tenantId: Uuid,
  caseId: { ...Uuid, description: 'The case the voucher is on.' },
  caseVoucherId: { ...Uuid, description: 'The voucher to reverse.' },
})
export const CaseVoucherListQuery = PageQuery({
  pointInTime: Type.Optional({
    ...TimestampInput,
    description: 'Returns the vouchers that existed at this moment, with the amounts outstanding then.',
  }),
})

const Day = Type.String({ format: 'date', maxLength: 10, examples: ['2026-03-31'] })

export const CaseVoucherExportQuery = Type.Object(
  {
    caseId: Type.Optional(
      Type.String({ format: 'uuid', description: 'Only vouchers of this case and of the cases merged into it.' }),
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
