import Type, { type Static } from 'typebox'
import { OneOf, Uuid } from '../../../platform/http/schemas/schemas.ts'

/** The categories that debits can have: only debits can be paid. */
export const PayableCategory = OneOf(['cost', 'fee', 'interest', 'compensation', 'payout', 'principal'], {
  description: 'The category of the debits to pay.',
})

/** What the debtor said, before or with a payment, that it covers. */
export const Earmark = Type.Object(
  {
    debitVoucherIds: Type.Optional(
      Type.Array(Uuid, { minItems: 1, maxItems: 100, description: 'The debits to pay first, in this order.' }),
    ),
    categories: Type.Optional(
      Type.Array(PayableCategory, {
        minItems: 1,
        maxItems: 6,
        description: 'The categories of debits to pay first, in this order; the oldest debit of each first.',
      }),
    ),
  },
  {
    title: 'Earmark',
    description:
      'What the debtor chose that the payment covers: debits or categories, one of the two. The rest of the payment follows the usual order.',
  },
)
export type Earmark = Static<typeof Earmark>
