import Type, { type Static } from 'typebox'
import {
  Actor,
  Instant,
  Nullable,
  OneOf,
  PageQuery,
  Text,
  TimestampInput,
  Uuid,
} from '../../../platform/http/schemas/schemas.ts'

const summary = {
  requestId: Type.String({ format: 'uuid', description: 'As the Request-Id header of the answer named it.' }),
  at: Instant,
  operation: Type.String({ description: 'The operation that was asked for.', examples: ['create-contact'] }),
  method: Type.String({ examples: ['POST'] }),
  path: Type.String({ description: 'Without the query.' }),
  query: Nullable(Type.String({ description: 'What stood behind the question mark.' })),
  status: Type.Integer(),
  durationMs: Type.Integer({ description: 'From the first byte of the request to the last of the answer.' }),
  caller: Actor,
  idempotencyKey: Nullable(Type.String()),
  isReplay: Type.Boolean({ description: 'The answer is the one that an earlier request with the same key was given.' }),
  problemCode: Nullable(Type.String({ description: 'The code of the problem, where the answer was one.' })),
  objectIds: Type.Array(Uuid, { description: 'What the request named or made, as far as its ids are known.' }),
}

export const LoggedRequest = Type.Object(summary, { title: 'LoggedRequest' })
export type LoggedRequest = Static<typeof LoggedRequest>

export const LoggedRequestDetails = Type.Object(
  {
    ...summary,
    requestBody: Nullable(
      Type.String({
        description:
          'As text, cut off after 4 KiB. Secrets, contents of files and what looks like a CPR number are left out.',
      }),
    ),
    responseBody: Nullable(Type.String({ description: 'The same for the answer.' })),
  },
  { title: 'LoggedRequestDetails' },
)
export type LoggedRequestDetails = Static<typeof LoggedRequestDetails>

export const RequestParams = Type.Object({ tenantId: Uuid, requestId: Uuid })

export const RequestListQuery = PageQuery({
  status: Type.Optional(
    OneOf(['2xx', '3xx', '4xx', '5xx', 'failed'] as const, {
      description: 'Only answers of this class; `failed` are those of 4xx and 5xx.',
    }),
  ),
  operation: Type.Optional(Text(100, { description: 'Only requests for this operation.' })),
  callerId: Type.Optional(Type.String({ format: 'uuid', description: 'Only requests of this token or user.' })),
  callerType: Type.Optional(
    OneOf(['KEY', 'USER'] as const, { description: 'Only requests of programs (`KEY`), or of people (`USER`).' }),
  ),
  objectId: Type.Optional(Type.String({ format: 'uuid', description: 'Only requests that named or made this thing.' })),
  idempotencyKey: Type.Optional(Text(255, { description: 'Only requests with this Idempotency-Key.' })),
  isReplay: Type.Optional(
    Type.Boolean({
      description: 'Only requests that were answered as an earlier one with their key, or only the others.',
    }),
  ),
  problemCode: Type.Optional(Text(100, { description: 'Only requests that were refused with this code.' })),
  from: Type.Optional(TimestampInput),
  to: Type.Optional(TimestampInput),
  q: Type.Optional(
    Text(255, {
      minLength: 1,
      description: 'Only the request with this id, and those with this Idempotency-Key or that named this thing.',
    }),
  ),
})
export type RequestListQuery = Static<typeof RequestListQuery>
