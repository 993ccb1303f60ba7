import Type, { type Static } from 'typebox'
import { Nullable, Text, TimestampInput, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'

export const DirectPaymentInput = Type.Object(
  {
    caseVoucherId: Type.Optional(
      Nullable(Type.String({ format: 'uuid', description: 'The voucher that the payment is for.' })),
    ),
    caseVoucherReferenceId: Type.Optional(
      Nullable(
        Type.String({
          minLength: 1,
          maxLength: 200,
          description:
            "The creditor's reference of the voucher, normally the invoice number. It must match exactly one voucher.",
        }),
      ),
    ),
    amount: Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'In the minor unit of the currency; at most the outstanding amount.',
    }),
    date: Type.Optional({
      ...TimestampInput,
      description: 'The date the money was received. Defaults to now.',
      examples: ['2024-05-01'],
    }),
    currency: Type.Optional({
      ...Currency,
      description: 'If given, it must be the currency of the voucher. Amounts are never converted.',
    }),
    text: Type.Optional(Nullable(Text(2_000, { description: 'Free text shown on the payment.' }))),
  },
  { title: 'DirectPaymentInput' },
)
export type DirectPaymentInput = Static<typeof DirectPaymentInput>

export const DirectPayment = Type.Object(
  {
    caseId: { ...Uuid, description: 'The case the payment is on.' },
    caseVoucherId: Type.String({ format: 'uuid', description: 'The deposit that was created.' }),
    amount: { ...Amount, description: 'The amount paid, in the minor unit of the currency.' },
    currency: Currency,
    date: Type.String({
      format: 'date',
      description: 'The date the money was received, in the time zone of the tenant.',
    }),
    datedBeforeVoucher: Type.Boolean({ description: 'Whether the payment is dated before the voucher it paid.' }),
    paidCaseVoucher: Type.Object(
      {
        caseVoucherId: { ...Uuid, description: 'The voucher.' },
        referenceId: Nullable(Type.String({ description: 'The creditor’s reference, normally the invoice number.' })),
        amount: { ...Amount, description: 'The amount of the voucher, in the minor unit of the currency.' },
      },
      { description: 'The voucher that was paid.' },
    ),
  },
  { title: 'DirectPayment' },
)
export type DirectPayment = Static<typeof DirectPayment>

export const DirectPaymentQuery = Type.Object(
  {
    creditorId: Type.Optional(
      Type.String({ format: 'uuid', description: 'Search only the vouchers of this creditor.' }),
    ),
  },
  { additionalProperties: false },
)
export const DirectPaymentParams = Type.Object({
  tenantId: Uuid,
  caseVoucherId: { ...Uuid, description: 'The deposit that the payment created.' },
})
