import Type, { type Static } from 'typebox'
import { Instant, Nullable, TimestampInput, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'
import { VoucherCategory, VoucherDirection } from './case-vouchers.schemas.ts'

const sums = {
  debits: { ...Amount, description: 'What the debits add up to, paid or not.' },
  credits: { ...Amount, description: 'What the credits add up to, used or not.' },
  outstanding: { ...Amount, description: 'What is not yet paid of the debits.' },
  unallocated: { ...Amount, description: 'What is not yet used of the credits, such as an overpayment.' },
}

export const BalanceLine = Type.Object(
  {
    caseVoucherId: Uuid,
    voucherTypeId: Uuid,
    referenceId: Nullable(Type.String()),
    category: VoucherCategory,
    direction: VoucherDirection,
    amount: Amount,
    allocated: { ...Amount, description: 'What is paid of a debit, or used of a credit.' },
    outstanding: Nullable({ ...Amount, description: 'What is not yet paid of a debit; null on a credit.' }),
    unallocated: Nullable({ ...Amount, description: 'What is not yet used of a credit; null on a debit.' }),
    accruedInterest: Nullable({
      ...Amount,
      description:
        'The interest that has run by the `pointInTime`, not yet booked as a voucher: simple, actual days over 365, on what was outstanding on each day. Null where no interest runs.',
    }),
    date: Instant,
    dueDate: Nullable(Instant),
    reversesCaseVoucherId: Nullable(Uuid),
    reversedByCaseVoucherId: Nullable(
      Type.String({ format: 'uuid', description: 'The voucher that had taken this one back by then.' }),
    ),
  },
  { title: 'BalanceLine' },
)
export type BalanceLine = Static<typeof BalanceLine>

export const CaseBalance = Type.Object(
  {
    caseId: Uuid,
    currency: Currency,
    pointInTime: Instant,
    totals: Type.Object({
      ...sums,
      allocated: { ...Amount, description: 'How much of the debits is paid by credits of the case.' },
      accruedInterest: {
        ...Amount,
        description: 'The accrued interest of all lines. It is in no other total, since nothing of it is booked.',
      },
    }),
    byCategory: Type.Array(Type.Object({ category: VoucherCategory, ...sums }), {
      description:
        'The same for each category that has vouchers. A reversal counts in the category of what it reverses.',
    }),
    vouchers: Type.Array(BalanceLine, { description: 'One line per voucher, oldest first.' }),
  },
  { title: 'CaseBalance' },
)
export type CaseBalance = Static<typeof CaseBalance>

export const CaseBalanceQuery = Type.Object(
  {
    pointInTime: Type.Optional({
      ...TimestampInput,
      description: 'Shows the balance as it was recorded at this moment; now if left out.',
    }),
  },
  { additionalProperties: false },
)
