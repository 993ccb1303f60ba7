import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { currencies } from '../../../platform/money/money.ts'
import { Base64Content, FileName } from '../../messaging/files/index.ts'
import { dateFormats, importFieldNames, importFields, importFormats, importKinds } from './import-fields.rules.ts'

export const importStates = [
  'UPLOADED',
  'CHECKING',
  'CHECKED',
  'IMPORTING',
  'COMPLETED',
  'CANCELLED',
  'FAILED',
] as const
export type ImportState = (typeof importStates)[number]

export const mappingFields = {
  columns: Type.Object(
    Object.fromEntries(
      importFieldNames.map((field) => [
        field,
        Type.Optional(
          Text(200, { minLength: 1, description: `The heading of the column. ${importFields[field].meaning}` }),
        ),
      ]),
    ),
    { title: 'ImportColumns', description: 'The heading of the column of each field. Other columns are ignored.' },
  ) as unknown as Type.TUnsafe<Partial<Record<keyof typeof importFields, string>>>,
  decimalSeparator: Nullable(
    OneOf([',', '.'], {
      description:
        'What separates the decimals of an amount: whether 1.500 is one thousand five hundred or one and a half.',
    }),
  ),
  dateFormat: Nullable(
    OneOf(dateFormats, { description: 'How dates are written. ISO dates and spreadsheet dates are always accepted.' }),
  ),
  currency: Nullable(OneOf(currencies, { description: 'The currency of rows that have none.' })),
}

export const ImportMapping = Type.Object(mappingFields, {
  title: 'ImportMapping',
  description: 'How the rows of a table are read.',
})
export type ImportMapping = Static<typeof ImportMapping>

export const ImportFileInput = Type.Object(
  {
    fileName: { ...FileName, description: 'The file name. Its extension must be csv, txt, xlsx, ndjson or jsonl.' },
    content: Base64Content,
    mapping: Type.Optional(ImportMapping),
  },
  { title: 'ImportFileInput' },
)
export type ImportFileInput = Static<typeof ImportFileInput>

const kind = OneOf(importKinds, { description: 'What the rows of the file are.' })
const creditorId = { ...Uuid, description: 'The creditor of rows that name none.' }

export const CreateImportQuery = Type.Object(
  {
    kind,
    creditorId: Type.Optional(creditorId),
    importMappingId: Type.Optional({ ...Uuid, description: 'The saved mapping to read the file with.' }),
  },
  { additionalProperties: false },
)

export const ImportPatch = Type.Object({ mapping: ImportMapping }, { title: 'ImportPatch' })

const count = (description: string): Type.TInteger => Type.Integer({ minimum: 0, description })

export const BothLanguages = Type.Object(
  { en: Type.String({ description: 'In English.' }), da: Type.String({ description: 'In Danish.' }) },
  { title: 'BothLanguages', description: 'A text in both languages.' },
)

export const Import = Type.Object(
  {
    importId: { ...Uuid, description: 'The id of the import.' },
    tenantId: Uuid,
    kind,
    format: OneOf(importFormats, { description: 'The format of the file.' }),
    fileName: Type.String({ description: 'The name of the file.' }),
    size: Type.Integer({ minimum: 0, description: 'In bytes.' }),
    state: OneOf(importStates, {
      description:
        'UPLOADED: waits for a mapping. CHECKING: the rows are being checked. CHECKED: waits to be confirmed. IMPORTING, then COMPLETED. CANCELLED or FAILED: nothing more is imported.',
    }),
    creditorId: Nullable(creditorId),
    headings: Type.Array(Type.String(), { description: 'The headings of a table. Empty for NDJSON.' }),
    mapping: Nullable(ImportMapping),
    doneRows: count('The number of the last row that was checked or imported.'),
    rowCount: Nullable(count('The number of the last row of the file. Null until the file has been checked.')),
    createdCount: count('The rows that created something, or would.'),
    updatedCount: count('The rows that changed something, or would.'),
    unchangedCount: count('The rows that are in the service already.'),
    refusedCount: count('The rows that are refused.'),
    warningCount: count('The warnings.'),
    failure: Nullable(BothLanguages),
    orderedBy: { ...Actor, description: 'Who uploaded or confirmed it last. It runs with the rights of this caller.' },
    createdAt: Instant,
    createdBy: Actor,
    finishedAt: Nullable({ ...Instant, description: 'When it was completed, cancelled or failed.' }),
  },
  { title: 'Import' },
)
export type Import = Static<typeof Import>

export const ImportParams = Type.Object({ tenantId: Uuid, importId: { ...Uuid, description: 'The import.' } })
export const ImportListQuery = PageQuery({
  state: Type.Optional(OneOf(importStates, { description: 'Only imports in this state.' })),
})

export const ImportSample = Type.Object(
  {
    rows: Type.Array(
      Type.Object(
        {
          number: Type.Integer({ minimum: 1, description: 'The number of the row in the file.' }),
          cells: Type.Array(Type.String(), { description: 'The cells as text; one with the whole line for NDJSON.' }),
        },
        { title: 'ImportSampleRow' },
      ),
      { description: 'The first rows after the headings.' },
    ),
  },
  { title: 'ImportSample' },
)

export const ImportProblem = Type.Object(
  {
    importProblemId: { ...Uuid, description: 'The id of the problem.' },
    rowNumber: Type.Integer({ minimum: 1, description: 'The number of the row in the file. The headings are row 1.' }),
    severity: OneOf(['error', 'warning'], { description: 'A row with an error is refused.' }),
    field: Type.String({ description: 'The heading of the column, or the JSON pointer of the member.' }),
    message: BothLanguages,
  },
  { title: 'ImportProblem' },
)
export type ImportProblem = Static<typeof ImportProblem>

export const ImportProblemQuery = PageQuery({
  severity: Type.Optional(OneOf(['error', 'warning'], { description: 'Only errors or only warnings.' })),
})
