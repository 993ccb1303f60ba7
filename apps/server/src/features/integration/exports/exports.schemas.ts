import Type, { type Static } from 'typebox'
import { Instant, Nullable, OneOf, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Actor } from '../../../platform/identity/actor.ts'

export const exportStates = ['RUNNING', 'COMPLETED', 'FAILED'] as const
export type ExportState = (typeof exportStates)[number]

/** How long a file can be downloaded. It is a copy of personal data. */
export const keptDays = 7

const Failure = Type.Object(
  { en: Type.String({ description: 'In English.' }), da: Type.String({ description: 'In Danish.' }) },
  { description: 'Why the export failed, in both languages.' },
)

export const Export = Type.Object(
  {
    exportId: { ...Uuid, description: 'The id of the export.' },
    tenantId: Uuid,
    state: OneOf(exportStates, {
      description:
        'RUNNING: the file is waiting to be written or being written. COMPLETED: it can be downloaded. FAILED: see `failure`.',
    }),
    doneParts: Type.Integer({ minimum: 0, description: 'The lists that are written so far.' }),
    partCount: Type.Integer({ minimum: 1, description: 'The lists that the export has.' }),
    rowCount: Type.Integer({ minimum: 0, description: 'The records that are written so far.' }),
    size: Nullable(
      Type.Integer({ minimum: 0, description: 'The size of the file in bytes. Null until it is complete.' }),
    ),
    sha256: Nullable(
      Type.String({ description: 'The SHA-256 of the file in hexadecimal. Null until it is complete.' }),
    ),
    takenAt: Nullable({ ...Instant, description: 'The moment whose data the file has. Null until it is complete.' }),
    failure: Nullable(Failure),
    createdAt: Instant,
    createdBy: Actor,
    finishedAt: Nullable({
      ...Instant,
      description: `When it was completed or failed. It is deleted with its file ${keptDays} days later.`,
    }),
  },
  { title: 'Export' },
)
export type Export = Static<typeof Export>

export const ExportParams = Type.Object({ tenantId: Uuid, exportId: { ...Uuid, description: 'The export.' } })
export const ExportListQuery = PageQuery({})
