import Type, { type Static } from 'typebox'
import { Nullable, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'

export const readsMax = 25

export const BatchedReadParams = Type.Object({ tenantId: Uuid })

export const BatchedReadQuery = Type.Object(
  {
    path: Type.Array(
      Text(1_000, { description: 'The path of a read below the tenant, with its query.', examples: ['/cases/4711'] }),
      {
        minItems: 1,
        maxItems: readsMax,
        description:
          'The paths to read, each below `/v1/{tenantId}`, with their queries. Repeat the parameter for each.',
      },
    ),
  },
  { additionalProperties: false },
)

const BatchedRead = Type.Object(
  {
    status: Type.Integer({ description: 'The HTTP status that the read alone would have returned.', examples: [200] }),
    requestId: Type.String({ format: 'uuid', description: 'The id of the read in the request log.' }),
    etag: Nullable(Type.String({ description: 'The ETag of the resource; null if it has none.' })),
    body: Type.Unknown({ description: 'The JSON that the read alone would have returned, or its problem.' }),
  },
  { title: 'BatchedRead' },
)

export const BatchedReads = Type.Object(
  { items: Type.Array(BatchedRead, { description: 'The responses, in the order of the paths.' }) },
  { title: 'BatchedReads' },
)
export type BatchedReads = Static<typeof BatchedReads>
