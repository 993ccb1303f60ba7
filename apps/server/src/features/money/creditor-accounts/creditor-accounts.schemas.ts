import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'

const Day = Type.String({ format: 'date', maxLength: 10, examples: ['2026-03-31'] })

export const entryKinds = ['RECEIVABLE', 'OFFSET', 'PAYMENT', 'REVERSAL'] as const

export const CreditorEntry = Type.Object(
  {
    entryId: Uuid,
    tenantId: Uuid,
    creditorId: Uuid,
    kind: OneOf(entryKinds, {
      description:
        'RECEIVABLE: a settlement left the creditor owing. OFFSET: a later settlement kept it back. PAYMENT: the creditor paid. REVERSAL: an entry was taken back.',
    }),
    amount: Type.Integer({
      minimum: -Number.MAX_SAFE_INTEGER,
      maximum: Number.MAX_SAFE_INTEGER,
      description:
        'In the minor unit of the currency. Above nothing the creditor owes more by it, below nothing it owes less.',
      examples: [120000],
    }),
    currency: Currency,
    date: Day,
    text: Nullable(Type.String()),
    billingId: Nullable(
      Type.String({ format: 'uuid', description: 'The settlement behind a RECEIVABLE or an OFFSET.' }),
    ),
    billingSeqId: Nullable(Type.Integer({ minimum: 1, description: 'The number of that settlement.' })),
    reversesEntryId: Nullable(Type.String({ format: 'uuid', description: 'The entry that a REVERSAL takes back.' })),
    reversedByEntryId: Nullable(Type.String({ format: 'uuid', description: 'The entry that took this one back.' })),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'CreditorEntry' },
)
export type CreditorEntry = Static<typeof CreditorEntry>

export const CreditorAccount = Type.Object(
  {
    creditorId: Uuid,
    balances: Type.Array(
      Type.Object({
        currency: Currency,
        balance: { ...Amount, description: 'What the creditor owes: the sum of the entries in the currency.' },
      }),
      { description: 'One for each currency in which there ever was an entry.' },
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
      description: 'In the minor unit of the currency, and at most what the creditor owes.',
      examples: [120000],
    }),
    currency: Currency,
    date: Type.Optional({ ...Day, description: 'The day on which the money came in. Today, if left out.' }),
    text: Type.Optional(Nullable(Text(500, { minLength: 1, description: 'What the payment is known by.' }))),
  },
  { title: 'CreditorPaymentInput' },
)
export type CreditorPaymentInput = Static<typeof CreditorPaymentInput>

export const CreditorReversalInput = Type.Object(
  { text: Type.Optional(Nullable(Text(500, { minLength: 1, description: 'Why the entry is taken back.' }))) },
  { title: 'CreditorReversalInput' },
)
export type CreditorReversalInput = Static<typeof CreditorReversalInput>

export const CreditorAccountParams = Type.Object({ tenantId: Uuid, creditorId: Uuid })
export const CreditorEntryParams = Type.Object({ tenantId: Uuid, creditorId: Uuid, entryId: Uuid })
export const CreditorEntryQuery = PageQuery({
  currency: Type.Optional({ ...Currency, description: 'Only entries in this currency.' }),
})
