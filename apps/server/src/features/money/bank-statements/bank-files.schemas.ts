import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { statementFormats } from './statement.ts'

/** A file inside a JSON body. */
export const BankFileInput = Type.Object(
  {
    fileName: Text(255, { minLength: 1, description: 'The file name.', examples: ['kontoudtog.xml'] }),
    content: Text(1024 * 1024, {
      minLength: 1,
      contentEncoding: 'base64',
      description: 'The content in base64 (RFC 4648 §4), with padding and without line breaks.',
    }),
  },
  { title: 'BankFileInput' },
)
export type BankFileInput = Static<typeof BankFileInput>

export const ImportQuery = Type.Object(
  {
    bankCsvMappingId: Type.Optional({ ...Uuid, description: 'How to read CSV files. XML files need none.' }),
  },
  { additionalProperties: false },
)

const count = (description: string): Type.TInteger => Type.Integer({ minimum: 0, description })

export const BankFile = Type.Object(
  {
    bankFileId: { ...Uuid, description: 'The id of the file.' },
    tenantId: Uuid,
    fileName: Type.String({ description: 'The name of the file.' }),
    format: OneOf(statementFormats, { description: 'What the file is.' }),
    size: Type.Integer({ description: 'In bytes.' }),
    sha256: Type.String({ description: 'The SHA-256 of the content, in lower-case hexadecimal.' }),
    lineCount: count('The number of lines in the file.'),
    newLineCount: count(
      'The lines that no earlier file had. The others are the same entries and were not added again.',
    ),
    waitingCount: count('The new lines that are not matched yet. 0 when the file is processed.'),
    bookedCount: count('The new lines that are booked.'),
    openCount: count('The new lines that wait for a person.'),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'BankFile' },
)
export type BankFile = Static<typeof BankFile>

const ImportedBankFile = Type.Object(
  {
    ...BankFile.properties,
    importedBefore: Type.Boolean({ description: 'Whether the same file had been imported before. Nothing was added.' }),
  },
  { title: 'ImportedBankFile' },
)
export type ImportedBankFile = Static<typeof ImportedBankFile>

export const ImportedBankFiles = Type.Object(
  {
    files: Type.Array(ImportedBankFile, {
      description:
        'The imported files: one, or those of the archive. A file that was imported before is returned as it is.',
    }),
  },
  { title: 'ImportedBankFiles' },
)

export const BankFileParams = Type.Object({ tenantId: Uuid, bankFileId: { ...Uuid, description: 'The file.' } })
export const BankFileListQuery = PageQuery({})
