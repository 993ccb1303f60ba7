import Type, { type Static } from 'typebox'
import { Nullable, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { AsOf, Count, Day } from './reports.schemas.ts'

export const WorkloadQuery = Type.Object(
  {
    from: Type.Optional({
      ...Day,
      description:
        'The first day of the period, in the time zone of the tenant. Defaults to Monday of the week of `to`.',
    }),
    to: Type.Optional({ ...Day, description: 'The last day of the period. Defaults to today.' }),
  },
  { additionalProperties: false },
)
export type WorkloadQuery = Static<typeof WorkloadQuery>

export const WorkloadReport = Type.Object(
  {
    asOf: AsOf,
    from: { ...Day, description: 'The first day of the period.' },
    to: { ...Day, description: 'The last day of the period.' },
    people: Type.Array(
      Type.Object({
        userId: Nullable({
          ...Uuid,
          description: 'The user; null for the cases of creditors without a caseworker.',
        }),
        name: Nullable(Type.String({ description: 'The name of the user.' })),
        openCases: {
          ...Count,
          description: 'Cases that have not ended, of the creditors that the user is responsible for.',
        },
        pendingCases: { ...Count, description: 'Those that are not verified yet.' },
        remindersDue: {
          ...Count,
          description: 'Cases with an open update whose reminder is due, as listed by `list-cases` with `reminderDue`.',
        },
        unhandledInteractions: { ...Count, description: 'Incoming messages on these cases that are not handled yet.' },
        done: Type.Object(
          {
            actions: { ...Count, description: 'Everything the user changed, counted by request.' },
            calls: { ...Count, description: 'Calls logged.' },
            letters: { ...Count, description: 'Letters created.' },
            messages: { ...Count, description: 'E-mails and other messages written.' },
            handledInteractions: { ...Count, description: 'Changes of messages, such as marking one as handled.' },
            followUps: { ...Count, description: 'Changes of updates, such as continuing one.' },
            payments: { ...Count, description: 'Payments registered on cases.' },
          },
          { description: 'What the user did in the period, from the audit trail.' },
        ),
      }),
      { description: 'Every active caseworker and administrator, the one with the most open cases first.' },
    ),
  },
  { title: 'WorkloadReport' },
)
export type WorkloadReport = Static<typeof WorkloadReport>
