import { operationTable } from './generated/operations.ts'
import type { operations } from './generated/schema.ts'
import { type Answer, type CallInput, type CallOptions, type Connection, send, type TableEntry } from './send.ts'

type Table = typeof operationTable
type OperationId = keyof operations

type Section<Operation, Name extends string> = Operation extends { parameters: Record<Name, infer Found> }
  ? Found
  : Operation extends { parameters: Partial<Record<Name, infer Found>> }
    ? Exclude<Found, undefined>
    : Record<never, never>

type Given<Value> = [Value] extends [never] ? Record<never, never> : Value

type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { body: BodyIn<Content> }
  : Operation extends { requestBody?: { content: infer Content } }
    ? { body?: BodyIn<Content> }
    : Record<never, never>

type BodyIn<Content> =
  | (Content extends { 'application/json': infer Json } ? Json : never)
  | (Content extends { 'multipart/form-data': unknown } ? FormData : never)

/** Path and query parameters together, and the body under `body`; the tenant comes from the client. */
export type InputOf<Operation> = Omit<Given<Section<Operation, 'path'>>, 'tenantId'> &
  Given<Section<Operation, 'query'>> &
  BodyOf<Operation>

type SuccessOf<Operation> = Operation extends { responses: infer Responses }
  ? Responses[keyof Responses & (200 | 201 | 204)]
  : never

/** What the operation returns: its JSON, a Blob for a file, bytes for a stream, or undefined if it has no body. */
export type ResultOf<Operation> =
  SuccessOf<Operation> extends { content: infer Content }
    ? Content extends { 'application/json': infer Json }
      ? Json
      : [Content] extends [never]
        ? undefined
        : Content extends { 'text/event-stream': unknown }
          ? ReadableStream<Uint8Array>
          : Blob
    : undefined

type ItemOf<Result> = Result extends { items: readonly (infer Item)[] } ? Item : never

type Arguments<Input> =
  Record<never, never> extends Input ? [input?: Input, options?: CallOptions] : [input: Input, options?: CallOptions]

/** An operation. Calling it returns the body; `full` also returns the headers, and `all` iterates over a list. */
export interface Method<Input, Result> {
  (...given: Arguments<Input>): Promise<Result>
  full(...given: Arguments<Input>): Promise<Answer<Result>>
  /** Every item of every page, one request at a time, at the same cost for every page. */
  all(...given: Arguments<Input>): AsyncGenerator<ItemOf<Result>>
  readonly operationId: string
  readonly httpMethod: string
  readonly path: string
  /** The field of the last item that `after` needs; undefined if this is not a list. */
  readonly itemId: string | undefined
}

type MethodOf<Id extends string> = Id extends OperationId
  ? Method<InputOf<operations[Id]>, ResultOf<operations[Id]>>
  : never

/** The whole API: an area per tag, with a method per operation. */
export type Client = {
  readonly [Area in keyof Table]: {
    readonly [Name in keyof Table[Area]]: Table[Area][Name] extends { id: infer Id extends string }
      ? MethodOf<Id>
      : never
  }
}

/** A client of the service, with a token (programs) or a session cookie (browsers). */
export function createClient(connection: Connection): Client {
  const areas = Object.entries(operationTable).map(([area, table]) => [
    area,
    Object.fromEntries(Object.entries<TableEntry>(table).map(([name, entry]) => [name, methodOf(connection, entry)])),
  ])
  return Object.fromEntries(areas) as Client
}

function methodOf(connection: Connection, entry: TableEntry): unknown {
  const full = (input: CallInput = {}, options: CallOptions = {}): Promise<Answer<unknown>> =>
    send(connection, entry, input, options)
  const call = async (input?: CallInput, options?: CallOptions): Promise<unknown> => (await full(input, options)).data
  const { id: operationId, method: httpMethod, path, itemId } = entry
  const all = (input?: CallInput, options?: CallOptions): AsyncGenerator => walk(call, itemId, input, options)
  return Object.assign(call, { full, all, operationId, httpMethod, path, itemId })
}

type Call = (input?: CallInput, options?: CallOptions) => Promise<unknown>

const walkPageSize = 100

async function* walk(
  call: Call,
  itemId: string | undefined,
  input: CallInput = {},
  options: CallOptions = {},
): AsyncGenerator {
  if (itemId === undefined) throw new TypeError('This operation is no list.')
  const pageSize = Number(input['pageSize'] ?? walkPageSize)
  let after = input['after']
  for (;;) {
    const { items } = (await call({ ...input, pageSize, after }, options)) as { items: Record<string, unknown>[] }
    yield* items
    if (items.length < pageSize) return
    after = items.at(-1)?.[itemId]
  }
}
