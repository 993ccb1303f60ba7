import Type, { type Static } from 'typebox'
import { Instant, Nullable, TimestampInput, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'
import { InterestLine, InterestRule, VoucherCategory, VoucherDirection } from './case-vouchers.schemas.ts'

const sums = {
  debits: { ...Amount, description: 'The total of the debits, paid or not.' },
  credits: { ...Amount, description: 'The total of the credits, allocated or not.' },
  outstanding: { ...Amount, description: 'The unpaid part of the debits.' },
  unallocated: { ...Amount, description: 'The unallocated part of the credits, such as an overpayment.' },
}

export const BalanceLine = Type.Object(
  {
    caseVoucherId: { ...Uuid, description: 'The voucher.' },
    voucherTypeId: { ...Uuid, description: 'The type of the voucher.' },
    referenceId: Nullable(Type.String({ description: 'The creditor’s reference, normally the invoice number.' })),
    category: VoucherCategory,
    direction: VoucherDirection,
    amount: { ...Amount, description: 'The amount of the voucher, in the minor unit of the currency.' },
    allocated: { ...Amount, description: 'The paid part of a debit, or the allocated part of a credit.' },
    outstanding: Nullable({ ...Amount, description: 'The unpaid part of a debit; null on a credit.' }),
    unallocated: Nullable({ ...Amount, description: 'The unallocated part of a credit; null on a debit.' }),
    accruedInterest: Nullable({
      ...Amount,
      description:
        'The interest accrued up to `pointInTime` and not yet booked as a voucher: simple interest on the amount outstanding each day. Null if the voucher bears no interest.',
    }),
    disputed: Type.Boolean({
      description: 'Whether the debit was disputed at `pointInTime`, or is interest or a charge on a disputed debit.',
    }),
    date: { ...Instant, description: 'The date of the voucher.' },
    dueDate: Nullable({ ...Instant, description: 'When the voucher was due.' }),
    reversesCaseVoucherId: Nullable({
      ...Uuid,
      description: 'The voucher that this one reverses; null unless it is a reversal.',
    }),
    reversedByCaseVoucherId: Nullable(
      Type.String({ format: 'uuid', description: 'The voucher that had reversed this one by `pointInTime`.' }),
    ),
  },
  { title: 'BalanceLine' },
)
export type BalanceLine = Static<typeof BalanceLine>

export const CaseBalance = Type.Object(
  {
    caseId: { ...Uuid, description: 'The case.' },
    currency: Currency,
    pointInTime: { ...Instant, description: 'The moment that the balance describes.' },
    totals: Type.Object(
      {
        ...sums,
        allocated: { ...Amount, description: 'The amount of the debits paid by credits of the case.' },
        accruedInterest: {
          ...Amount,
          description: 'The accrued interest of all lines. No other total includes it, because it is not booked.',
        },
      },
      { description: 'The totals of the case.' },
    ),
    byCategory: Type.Array(Type.Object({ category: VoucherCategory, ...sums }), {
      description:
        'The totals of each category with vouchers. A reversal counts in the category of the voucher it reverses.',
    }),
    vouchers: Type.Array(BalanceLine, { description: 'One line per voucher, oldest first.' }),
    amountDue: {
      ...Amount,
      description: 'What the debtor owes at the moment: the outstanding amount and the accrued interest.',
    },
    disputedAmount: {
      ...Amount,
      description:
        'The part of `amountDue` that is disputed, with the interest accrued on it. It is owed until a dispute is upheld, but demands leave it out.',
    },
    unpricedDays: Type.Integer({
      minimum: 0,
      description: 'Days of statutory interest for which no rate is known. No interest is included for them.',
    }),
    rulePack: Nullable(Type.String({ description: 'The rule pack that the case follows.', examples: ['dk-consumer'] })),
    rulePackVersion: Nullable(Type.String({ description: 'The version of the rule pack.' })),
    interest: Type.Array(
      Type.Object(
        {
          caseVoucherId: { ...Uuid, description: 'The debit that bears the interest.' },
          rule: InterestRule,
          total: { ...Amount, description: 'The interest since the first day.' },
          booked: { ...Amount, description: 'The part of it that is booked as interest vouchers.' },
          lapsed: {
            ...Amount,
            description: 'The part of it that lapsed before it was booked. It is not owed.',
          },
          accrued: { ...Amount, description: 'The part of it that is neither booked nor lapsed.' },
          unpricedDays: Type.Integer({ minimum: 0, description: 'Days for which no rate is known.' }),
          lines: Type.Array(InterestLine, { description: 'The periods between changes of the rate or the base.' }),
        },
        { title: 'DebitInterest' },
      ),
      { description: 'The interest of each debit that bears some, line by line.' },
    ),
  },
  { title: 'CaseBalance' },
)
export type CaseBalance = Static<typeof CaseBalance>

export const CaseBalanceQuery = Type.Object(
  {
    pointInTime: Type.Optional({
      ...TimestampInput,
      description: 'Returns the balance as it was recorded at this moment. Defaults to now.',
    }),
  },
  { additionalProperties: false },
)
