import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Name, Nullable, OneOf, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'

const column = (description: string): Type.TString => Text(100, { minLength: 1, description })

const Columns = Type.Object(
  {
    bookingDate: column('The heading of the booking date.'),
    amount: column('The heading of the amount: negative for money that left the account.'),
    valueDate: Type.Optional(column('The heading of the value date. Defaults to the booking date.')),
    text: Type.Optional(column('The heading of the text.')),
    reference: Type.Optional(column('The heading of the payment reference.')),
    payerName: Type.Optional(column('The heading of the name of the payer.')),
    payerAccount: Type.Optional(column('The heading of the account of the payer.')),
    bankReference: Type.Optional(
      column('The heading of the bank’s own reference for the entry, if it is unique for the account.'),
    ),
  },
  { description: 'The headings of the columns.' },
)

const fields = {
  name: { ...Name, description: 'The name of the mapping, such as that of the bank.' },
  transactionAccountId: { ...Uuid, description: 'The account that the files belong to.' },
  delimiter: OneOf([',', ';', 'tab'], { description: 'What separates the columns.' }),
  decimalSeparator: OneOf([',', '.'], { description: 'What separates the decimals of an amount.' }),
  dateFormat: OneOf(['YYYY-MM-DD', 'DD-MM-YYYY', 'DD.MM.YYYY', 'DD/MM/YYYY', 'YYYYMMDD'], {
    description: 'How dates are written.',
  }),
  skippedLines: Type.Integer({ minimum: 0, maximum: 100, description: 'The number of lines before the headings.' }),
  columns: Columns,
}

export const CsvMappingInput = Type.Object(
  { ...fields, skippedLines: Type.Optional(fields.skippedLines) },
  { title: 'BankCsvMappingInput' },
)
export type CsvMappingInput = Static<typeof CsvMappingInput>

export const CsvMappingPatch = Type.Object(
  {
    name: Type.Optional(fields.name),
    delimiter: Type.Optional(fields.delimiter),
    decimalSeparator: Type.Optional(fields.decimalSeparator),
    dateFormat: Type.Optional(fields.dateFormat),
    skippedLines: Type.Optional(fields.skippedLines),
    columns: Type.Optional(Columns),
  },
  { title: 'BankCsvMappingPatch' },
)

export const CsvMapping = Type.Object(
  {
    bankCsvMappingId: { ...Uuid, description: 'The id of the mapping.' },
    tenantId: Uuid,
    ...fields,
    createdAt: Instant,
    createdBy: Actor,
    updatedAt: Nullable(Instant),
    updatedBy: Nullable(Actor),
  },
  { title: 'BankCsvMapping' },
)
export type CsvMapping = Static<typeof CsvMapping>
