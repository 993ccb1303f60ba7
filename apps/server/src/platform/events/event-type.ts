import Type, { type TObject, type TSchema } from 'typebox'
import { Instant, Uuid } from '../http/schemas/schemas.ts'
import { exampleOfSchema } from './example-of-schema.ts'

/** A type of event that integrators can subscribe to. */
export interface EventType {
  /** Plural area, dot, verb. */
  readonly type: string
  readonly description: string
  /** The scope that reads the resource in `data`. On every channel, only callers with this scope get the event. */
  readonly scope: string
  /** The schema of `data`: the resource as its read returns it. */
  readonly data: TSchema
  /** Members of the example that the schema cannot suggest. */
  readonly example?: Readonly<Record<string, unknown>>
}

/** The body that is sent: the event in its envelope. */
export function envelopeOf({ type, data }: EventType): TObject {
  return Type.Object({
    event: Type.Unsafe<string>({ type: 'string', const: type, description: 'The type of the event.' }),
    time: { ...Instant, description: 'When it happened.' },
    data: { ...data, description: 'The resource, as its read returns it.' },
    caseId: Type.Optional({ ...Uuid, description: 'The case the event belongs to, if any.' }),
    sequence: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Numbers the events of the case in order, without gaps.' }),
    ),
  })
}

/** An example of an event of this type, as it is sent. */
export function exampleEventOf(type: EventType): Record<string, unknown> {
  return { event: type.type, time: '2026-03-02T09:00:00.000Z', data: exampleDataOf(type) }
}

/** Example data of an event of this type. */
export function exampleDataOf({ data, example }: EventType): unknown {
  const generated = exampleOfSchema(data, '')
  return typeof generated === 'object' && generated !== null ? { ...generated, ...example } : generated
}
