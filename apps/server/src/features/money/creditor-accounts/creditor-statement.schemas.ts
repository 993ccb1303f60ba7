import Type, { type Static } from 'typebox'
import { Nullable, OneOf, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'
import { entryKinds } from './creditor-accounts.schemas.ts'

const Day = Type.String({ format: 'date', maxLength: 10, examples: ['2026-03-31'] })

export const StatementQuery = Type.Object(
  {
    currency: Type.Optional({ ...Currency, description: 'The currency of the account. Defaults to DKK.' }),
    from: Type.Optional({ ...Day, description: 'The first day. Defaults to the first day of the year of `to`.' }),
    to: Type.Optional({ ...Day, description: 'The last day, at most three years later. Defaults to today.' }),
  },
  { additionalProperties: false },
)
export type StatementQuery = Static<typeof StatementQuery>

export const StatementLine = Type.Object(
  {
    entryId: {
      ...Uuid,
      description: 'The entry of the account; the credit note or the payout if something was paid back.',
    },
    date: { ...Day, description: 'The date of the entry.' },
    kind: OneOf([...entryKinds, 'PAID_BACK'], {
      description:
        'The kind of the entry. What a credit note credits of an invoice that was paid already is a `CREDIT_NOTE` and, as the creditor gets it by a payout, `PAID_BACK`.',
    }),
    billingSeqId: Nullable(Type.Integer({ minimum: 1, description: 'The number of its settlement.' })),
    invoiceNumber: Nullable(Type.Integer({ minimum: 1, description: 'The number of its invoice or credit note.' })),
    text: Nullable(Type.String({ description: 'Its reference or reason.' })),
    amount: Type.Integer({
      minimum: -Number.MAX_SAFE_INTEGER,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'What it adds to the debt of the creditor; a negative amount reduces it.',
    }),
    balance: { ...Amount, minimum: -Number.MAX_SAFE_INTEGER, description: 'What the creditor owed after it.' },
  },
  { title: 'CreditorStatementLine' },
)
export type StatementLine = Static<typeof StatementLine>

export const CreditorStatement = Type.Object(
  {
    creditorId: { ...Uuid, description: 'The creditor.' },
    creditorName: Type.String({ description: 'The name of the creditor.' }),
    currency: Currency,
    from: { ...Day, description: 'The first day.' },
    to: { ...Day, description: 'The last day.' },
    opening: {
      ...Amount,
      minimum: -Number.MAX_SAFE_INTEGER,
      description: 'What the creditor owed before the first day.',
    },
    lines: Type.Array(StatementLine, { description: 'The entries in between, by date.' }),
    closing: {
      ...Amount,
      minimum: -Number.MAX_SAFE_INTEGER,
      description: 'What the creditor owed at the end of the last day.',
    },
  },
  { title: 'CreditorStatement' },
)
export type CreditorStatement = Static<typeof CreditorStatement>
