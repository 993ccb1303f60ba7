import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import {
  Instant,
  Nullable,
  OneOf,
  PageQuery,
  Text,
  TimestampInput,
  Uuid,
} from '../../../platform/http/schemas/schemas.ts'

const summary = {
  requestId: Type.String({ format: 'uuid', description: 'The id in the Request-Id header of the response.' }),
  at: { ...Instant, description: 'When the request arrived.' },
  operation: Type.String({ description: 'The id of the requested operation.', examples: ['create-contact'] }),
  method: Type.String({ description: 'HTTP method.', examples: ['POST'] }),
  path: Type.String({ description: 'The path, without the query.' }),
  query: Nullable(Type.String({ description: 'The query string, without the question mark.' })),
  status: Type.Integer({ description: 'HTTP status of the response.' }),
  durationMs: Type.Integer({
    description: 'Milliseconds from the first byte of the request to the last byte of the response.',
  }),
  caller: { ...Actor, description: 'The token or user that sent the request.' },
  idempotencyKey: Nullable(Type.String({ description: 'The Idempotency-Key of the request.' })),
  isReplay: Type.Boolean({ description: 'Whether the response repeats that of an earlier request with the same key.' }),
  problemCode: Nullable(Type.String({ description: 'The code of the problem; null if the request succeeded.' })),
  objectIds: Type.Array(Uuid, { description: 'Ids of the resources that the request named or created, if known.' }),
}

export const LoggedRequest = Type.Object(summary, { title: 'LoggedRequest' })
export type LoggedRequest = Static<typeof LoggedRequest>

export const LoggedRequestDetails = Type.Object(
  {
    ...summary,
    requestBody: Nullable(
      Type.String({
        description:
          'The body as text, truncated to 4 KiB. Secrets, file contents and anything resembling a CPR number are removed.',
      }),
    ),
    responseBody: Nullable(
      Type.String({ description: 'The body of the response, truncated and redacted like the request.' }),
    ),
  },
  { title: 'LoggedRequestDetails' },
)
export type LoggedRequestDetails = Static<typeof LoggedRequestDetails>

export const RequestParams = Type.Object({ tenantId: Uuid, requestId: Uuid })

export const RequestListQuery = PageQuery({
  status: Type.Optional(
    OneOf(['2xx', '3xx', '4xx', '5xx', 'failed'] as const, {
      description: 'Only responses with this class of status; `failed` means 4xx and 5xx.',
    }),
  ),
  operation: Type.Optional(Text(100, { description: 'Only requests for this operation.' })),
  callerId: Type.Optional(Type.String({ format: 'uuid', description: 'Only requests from this token or user.' })),
  callerType: Type.Optional(
    OneOf(['KEY', 'USER'] as const, { description: 'Only requests from programs (`KEY`) or people (`USER`).' }),
  ),
  objectId: Type.Optional(
    Type.String({ format: 'uuid', description: 'Only requests that named or created this resource.' }),
  ),
  idempotencyKey: Type.Optional(Text(255, { description: 'Only requests with this Idempotency-Key.' })),
  isReplay: Type.Optional(
    Type.Boolean({
      description: 'Only requests whose response repeats an earlier one with the same key, or only the others.',
    }),
  ),
  problemCode: Type.Optional(Text(100, { description: 'Only requests that failed with this problem code.' })),
  from: Type.Optional({ ...TimestampInput, description: 'Only requests at this time or later.' }),
  to: Type.Optional({ ...TimestampInput, description: 'Only requests before this time.' }),
  q: Type.Optional(
    Text(255, {
      minLength: 1,
      description:
        'A request id, an Idempotency-Key or the id of a resource: only the requests that it identifies or that used it.',
    }),
  ),
})
export type RequestListQuery = Static<typeof RequestListQuery>
