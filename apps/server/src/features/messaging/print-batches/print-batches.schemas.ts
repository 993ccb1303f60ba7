import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { ruleNames } from '../contact-gate/index.ts'

export const printBatchStates = ['PREPARING', 'READY', 'HANDED_OVER', 'CANCELLED'] as const
export const handOverWays = ['DOWNLOAD', 'FOLDER'] as const
export const printedLetterStates = ['INCLUDED', 'SENT', 'RELEASED'] as const
export const leftOutReasons = ['CONTACT_GATE', 'NO_ADDRESS', 'ENCLOSURES', 'IN_BATCH', 'NOT_PENDING'] as const

/** As many as one file holds without growing beyond what printers and browsers handle. */
export const lettersMax = 500

const count = (description: string): Type.TInteger => Type.Integer({ minimum: 0, description })

export const PrintBatchInput = Type.Object(
  {
    documentIds: Type.Optional(
      Type.Array(
        { ...Uuid, description: 'A letter.' },
        {
          minItems: 1,
          maxItems: lettersMax,
          description:
            'The letters to print; each must be printable. Defaults to all that are, oldest first, up to 500.',
        },
      ),
    ),
    isDuplex: Type.Optional(
      Type.Boolean({
        default: true,
        description: 'Whether the printer uses both sides: then every letter starts on a new sheet.',
      }),
    ),
  },
  { title: 'PrintBatchInput' },
)
export type PrintBatchInput = Static<typeof PrintBatchInput>

export const HandOverInput = Type.Object(
  {
    way: OneOf(handOverWays, {
      description:
        '`DOWNLOAD`: somebody has downloaded and printed the file. `FOLDER`: the service puts the file and its manifest into the folder of the operator (`PRINT_FOLDER`).',
    }),
  },
  { title: 'PrintHandOverInput' },
)
export type HandOverInput = Static<typeof HandOverInput>

export const PrintBatch = Type.Object(
  {
    printBatchId: { ...Uuid, description: 'The id of the batch.' },
    tenantId: Uuid,
    batchSeqId: Type.Integer({ minimum: 1, description: 'The number of the batch.' }),
    state: OneOf(printBatchStates, {
      description:
        '`PREPARING` while the file is written, `READY` to be printed, `HANDED_OVER`: its letters are sent, `CANCELLED`: its letters can be printed by another batch.',
    }),
    isDuplex: Type.Boolean({ description: 'Whether every letter starts on a new sheet.' }),
    letterCount: count('The number of letters.'),
    doneCount: count('How many of them are in the file so far.'),
    pageCount: Nullable(count('The pages of the file, with blank ones; null until it is written.')),
    fileId: Nullable(
      Type.String({
        format: 'uuid',
        description:
          'The PDF; null until it is written, and after the data of somebody in it was erased. In the file store its key is the tenant id, a slash and this id.',
      }),
    ),
    sha256: Nullable(Type.String({ description: 'The SHA-256 of the PDF, in lower-case hexadecimal.' })),
    handedOverByWay: Nullable(OneOf(handOverWays, { description: 'How it was handed over.' })),
    deliveredAt: Nullable({ ...Instant, description: 'When the files were in the folder of the operator.' }),
    createdAt: Instant,
    createdBy: Actor,
    readyAt: Nullable({ ...Instant, description: 'When the file was written.' }),
    handedOverAt: Nullable({ ...Instant, description: 'When its letters became sent.' }),
    handedOverBy: Nullable({ ...Actor, description: 'Who handed it over.' }),
    cancelledAt: Nullable(Instant),
    cancelledBy: Nullable({ ...Actor, description: 'Who cancelled it.' }),
  },
  { title: 'PrintBatch' },
)
export type PrintBatch = Static<typeof PrintBatch>

export const PrintedLetter = Type.Object(
  {
    documentId: { ...Uuid, description: 'The letter.' },
    letterNumber: Type.String({ description: 'The number that is printed on it: the batch and its place in it.' }),
    position: Type.Integer({ minimum: 1, description: 'Its place in the batch.' }),
    state: OneOf(printedLetterStates, { description: '`RELEASED` if the batch was cancelled.' }),
    interactionId: { ...Uuid, description: 'The message on the case.' },
    caseId: { ...Uuid, description: 'The case.' },
    caseSeqId: Type.Integer({ description: 'The number of the case.' }),
    subject: Type.String({ description: 'The subject line of the letter.' }),
    recipient: Nullable(Type.String({ description: 'The name of the recipient; null if erased.' })),
    firstPage: Nullable(Type.Integer({ description: 'Its first page in the file.' })),
    pages: Nullable(Type.Integer({ description: 'Its pages, without a blank one after it.' })),
    sha256: Nullable(Type.String({ description: 'The SHA-256 of its own PDF.' })),
  },
  { title: 'PrintedLetter' },
)
export type PrintedLetter = Static<typeof PrintedLetter>

const CandidateLetter = Type.Object({
  documentId: { ...Uuid, description: 'The letter.' },
  caseId: { ...Uuid, description: 'The case.' },
  caseSeqId: Type.Integer({ description: 'The number of the case.' }),
  subject: Type.String({ description: 'The subject line of the letter.' }),
  recipient: Nullable(Type.String({ description: 'The name of the recipient.' })),
  createdAt: Instant,
  leftOut: Nullable(
    Type.Object(
      {
        reason: OneOf(leftOutReasons, { description: 'Why it is not printed.' }),
        rule: Nullable(OneOf(ruleNames, { description: 'The rule of the contact gate.' })),
        opensAt: Nullable({ ...Instant, description: 'From when the contact gate allows it.' }),
      },
      { description: 'Null if it is printed.' },
    ),
  ),
})

export const PrintPreview = Type.Object(
  {
    count: count('The letters that a batch would print now.'),
    leftOutCount: count('Those that it would leave out.'),
    isComplete: Type.Boolean({ description: 'Whether these are all that wait. Otherwise another batch is needed.' }),
    letters: Type.Array(CandidateLetter, { description: 'The letters that wait, oldest first.' }),
  },
  { title: 'PrintPreview' },
)
export type PrintPreview = Static<typeof PrintPreview>
export type CandidateLetter = PrintPreview['letters'][number]

export const PrintBatchParams = Type.Object({
  tenantId: Uuid,
  printBatchId: { ...Uuid, description: 'The batch.' },
})
export const PrintBatchListQuery = PageQuery({
  state: Type.Optional(OneOf(printBatchStates, { description: 'Only batches in this state.' })),
})
export const PrintedLetterListQuery = PageQuery({})
