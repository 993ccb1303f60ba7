import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'

export const clockMoveStates = ['RUNNING', 'COMPLETED'] as const
export type ClockMoveState = (typeof clockMoveStates)[number]

export const ClockMove = Type.Object(
  {
    clockMoveId: { ...Uuid, description: 'The id of the move.' },
    tenantId: Uuid,
    from: { ...Instant, description: 'Where the clock was, in the time of the tenant.' },
    to: { ...Instant, description: 'Where it goes: noon of the day that was asked for.' },
    reached: { ...Instant, description: 'Where it is now. Everything until then has happened.' },
    state: OneOf(clockMoveStates, { description: 'RUNNING until the clock has arrived, then COMPLETED.' }),
    dayCount: Type.Integer({ minimum: 1, description: 'The number of days from start to end.' }),
    daysDone: Type.Integer({ minimum: 0, description: 'The days that have happened.' }),
    startedAt: { ...Instant, description: 'When it was ordered, in the time of the service.' },
    finishedAt: Nullable({ ...Instant, description: 'When it was completed, in the time of the service.' }),
    createdBy: Actor,
  },
  { title: 'ClockMove' },
)
export type ClockMove = Static<typeof ClockMove>

export const TestClock = Type.Object(
  {
    tenantId: Uuid,
    isTest: Type.Boolean({
      description: 'Whether it is a test tenant, whose clock can be moved and whose messages are not sent.',
    }),
    now: { ...Instant, description: 'The current time of the tenant.' },
    today: Type.String({ format: 'date', description: 'The current day in the time zone of the tenant.' }),
    offsetMs: Type.Integer({
      minimum: 0,
      description: 'How many milliseconds the tenant is ahead of the service; 0 for every real tenant.',
    }),
    move: Nullable(
      Type.Object(ClockMove.properties, { title: 'RunningClockMove', description: 'The move that is running.' }),
    ),
  },
  { title: 'TestClock' },
)
export type TestClock = Static<typeof TestClock>

export const RemovalInput = Type.Object(
  {
    name: Text(200, {
      minLength: 1,
      description: 'The name of the test tenant, as a confirmation.',
      examples: ['Nordisk Inkasso (demo)'],
    }),
  },
  { title: 'RemovalInput' },
)
export type RemovalInput = Static<typeof RemovalInput>

export const Removal = Type.Object(
  {
    tenantId: Uuid,
    name: Type.String({ description: 'The name of the test tenant.' }),
    requestedAt: { ...Instant, description: 'When the removal was asked for, in the time of the service.' },
  },
  { title: 'Removal' },
)
export type Removal = Static<typeof Removal>

export const ClockMoveInput = Type.Object(
  {
    to: Type.String({
      format: 'date',
      description: 'The day to move to, after the current one and at most ten years ahead.',
      examples: ['2027-03-01'],
    }),
  },
  { title: 'ClockMoveInput' },
)
export type ClockMoveInput = Static<typeof ClockMoveInput>

export const ClockParams = Type.Object({ tenantId: Uuid })
export const ClockMoveParams = Type.Object({ tenantId: Uuid, clockMoveId: { ...Uuid, description: 'The move.' } })
export const ClockMoveListQuery = PageQuery({})
