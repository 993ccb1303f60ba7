import Type, { type TObject, type TSchema } from 'typebox'
import { Instant, Uuid } from '../http/schemas/schemas.ts'
import { exampleOfSchema } from './example-of-schema.ts'

/** A kind of event that integrators can subscribe to. */
export interface EventType {
  /** Plural area dot verb. */
  readonly type: string
  readonly description: string
  /** The scope that reads the resource in `data`: on every channel the event is for those who have it. */
  readonly scope: string
  /** What `data` looks like: the resource as its read answers it. */
  readonly data: TSchema
  /** Where the example says more than the schema can. */
  readonly example?: Readonly<Record<string, unknown>>
}

/** What is sent: the event in its envelope. */
export function envelopeOf({ type, data }: EventType): TObject {
  return Type.Object({
    event: Type.Unsafe<string>({ type: 'string', const: type }),
    time: Instant,
    data,
    caseId: Type.Optional({ ...Uuid, description: 'The case it belongs to, where it belongs to one.' }),
    sequence: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Counts the events of the case, without gaps: a greater one is later.' }),
    ),
  })
}

/** An event of the type as it is sent. */
export function exampleEventOf(type: EventType): Record<string, unknown> {
  return { event: type.type, time: '2026-03-02T09:00:00.000Z', data: exampleDataOf(type) }
}

/** Data as an event of the type could have it. */
export function exampleDataOf({ data, example }: EventType): unknown {
  const made = exampleOfSchema(data, '')
  return typeof made === 'object' && made !== null ? { ...made, ...example } : made
}
