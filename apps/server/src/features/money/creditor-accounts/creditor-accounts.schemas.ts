import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'

const Day = Type.String({ format: 'date', maxLength: 10, examples: ['2026-03-31'] })

export const entryKinds = ['RECEIVABLE', 'OFFSET', 'PAYMENT', 'CREDIT_NOTE', 'REVERSAL'] as const

export const CreditorEntry = Type.Object(
  {
    entryId: { ...Uuid, description: 'The id of the entry.' },
    tenantId: Uuid,
    creditorId: { ...Uuid, description: 'The creditor whose account it is.' },
    kind: OneOf(entryKinds, {
      description:
        'RECEIVABLE: a settlement ended with an amount due from the creditor. OFFSET: a later settlement set off part of it. PAYMENT: the creditor paid. CREDIT_NOTE: an invoice was credited. REVERSAL: an entry was reversed.',
    }),
    amount: Type.Integer({
      minimum: -Number.MAX_SAFE_INTEGER,
      maximum: Number.MAX_SAFE_INTEGER,
      description:
        'In the minor unit of the currency. A positive amount increases what the creditor owes, a negative one reduces it.',
      examples: [120000],
    }),
    currency: Currency,
    date: { ...Day, description: 'The date of the entry, in the time zone of the tenant.' },
    text: Nullable(Type.String({ description: 'The payment reference, or the reason for a reversal.' })),
    billingId: Nullable(
      Type.String({ format: 'uuid', description: 'The settlement that created a RECEIVABLE or an OFFSET.' }),
    ),
    billingSeqId: Nullable(Type.Integer({ minimum: 1, description: 'The number of that settlement.' })),
    invoiceId: Nullable(
      Type.String({ format: 'uuid', description: 'The invoice for a RECEIVABLE, or the document of a CREDIT_NOTE.' }),
    ),
    invoiceNumber: Nullable(Type.Integer({ minimum: 1, description: 'The number of that document.' })),
    bankLineId: Nullable(
      Type.String({ format: 'uuid', description: 'The bank line of a PAYMENT, if the bank reported it.' }),
    ),
    reversesEntryId: Nullable(Type.String({ format: 'uuid', description: 'The entry that a REVERSAL reverses.' })),
    reversedByEntryId: Nullable(Type.String({ format: 'uuid', description: 'The entry that reversed this one.' })),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'CreditorEntry' },
)
export type CreditorEntry = Static<typeof CreditorEntry>

export const CreditorAccount = Type.Object(
  {
    creditorId: { ...Uuid, description: 'The creditor.' },
    balances: Type.Array(
      Type.Object({
        currency: Currency,
        balance: { ...Amount, description: 'The amount the creditor owes: the sum of the entries in the currency.' },
      }),
      { description: 'One for each currency with an entry, settled or not.' },
    ),
  },
  { title: 'CreditorAccount' },
)
export type CreditorAccount = Static<typeof CreditorAccount>

export const CreditorPaymentInput = Type.Object(
  {
    amount: Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'In the minor unit of the currency; at most what the creditor owes.',
      examples: [120000],
    }),
    currency: Currency,
    date: Type.Optional({ ...Day, description: 'The day the money was received. Defaults to today.' }),
    text: Type.Optional(Nullable(Text(500, { minLength: 1, description: 'A reference for the payment.' }))),
  },
  { title: 'CreditorPaymentInput' },
)
export type CreditorPaymentInput = Static<typeof CreditorPaymentInput>

export const CreditorReversalInput = Type.Object(
  { text: Type.Optional(Nullable(Text(500, { minLength: 1, description: 'Why the entry is reversed.' }))) },
  { title: 'CreditorReversalInput' },
)
export type CreditorReversalInput = Static<typeof CreditorReversalInput>

export const CreditorAccountParams = Type.Object({
  tenantId: Uuid,
  creditorId: { ...Uuid, description: 'The creditor.' },
})
export const CreditorEntryParams = Type.Object({
  tenantId: Uuid,
  creditorId: { ...Uuid, description: 'The creditor.' },
  entryId: { ...Uuid, description: 'The entry.' },
})
export const CreditorEntryQuery = PageQuery({
  currency: Type.Optional({ ...Currency, description: 'Only entries in this currency.' }),
})
