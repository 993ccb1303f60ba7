import Type, { type Static } from 'typebox'
import { Nullable, Text, TimestampInput, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'

export const DirectPaymentInput = Type.Object(
  {
    caseVoucherId: Type.Optional(
      Nullable(Type.String({ format: 'uuid', description: 'The case voucher the money paid off.' })),
    ),
    caseVoucherReferenceId: Type.Optional(
      Nullable(
        Type.String({
          minLength: 1,
          maxLength: 200,
          description:
            "The creditor's reference of the voucher, normally the invoice number. It must match exactly one case voucher.",
        }),
      ),
    ),
    amount: Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'In the minor unit; at most what is outstanding.',
    }),
    date: Type.Optional({
      ...TimestampInput,
      description: 'The date the money was received; now if left out.',
      examples: ['2024-05-01'],
    }),
    currency: Type.Optional({
      ...Currency,
      description: 'When given it must be the currency of the voucher. Nothing is converted.',
    }),
    text: Type.Optional(Nullable(Text(2_000, { description: 'Free text shown on the payment.' }))),
  },
  { title: 'DirectPaymentInput' },
)
export type DirectPaymentInput = Static<typeof DirectPaymentInput>

export const DirectPayment = Type.Object(
  {
    caseId: Uuid,
    caseVoucherId: Type.String({ format: 'uuid', description: 'The deposit that was made.' }),
    amount: Amount,
    currency: Currency,
    date: Type.String({ format: 'date' }),
    datedBeforeVoucher: Type.Boolean({ description: 'Whether it is dated before the voucher that it paid.' }),
    paidCaseVoucher: Type.Object({ caseVoucherId: Uuid, referenceId: Nullable(Type.String()), amount: Amount }),
  },
  { title: 'DirectPayment' },
)
export type DirectPayment = Static<typeof DirectPayment>

export const DirectPaymentQuery = Type.Object(
  {
    creditorId: Type.Optional(
      Type.String({ format: 'uuid', description: 'Look the voucher up within this creditor.' }),
    ),
  },
  { additionalProperties: false },
)
export const DirectPaymentParams = Type.Object({ tenantId: Uuid, caseVoucherId: Uuid })
