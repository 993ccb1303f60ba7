import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'
import { Month } from '../targets/index.ts'
import { AsOf, Count, Day } from './reports.schemas.ts'

const counts = {
  promises: { ...Count, description: 'The number of promises that were due.' },
  kept: { ...Count, description: 'Those for which enough was paid.' },
  broken: { ...Count, description: 'Those for which not enough was paid by the date.' },
  cancelled: { ...Count, description: 'Those whose update was continued before the date.' },
  open: { ...Count, description: 'Those whose date is still to come.' },
  promised: {
    ...Amount,
    description: 'The sum of the promised amounts. Promises of all that is outstanding count as 0.',
  },
  paid: { ...Amount, description: 'What was paid for these promises since they were made, up to the promised amount.' },
}

export const PromisesReport = Type.Object(
  {
    asOf: AsOf,
    from: { ...Day, description: 'The first day of the period.' },
    to: { ...Day, description: 'The last day of the period.' },
    currencies: Type.Array(
      Type.Object({
        currency: Currency,
        ...counts,
        months: Type.Array(
          Type.Object({ month: { ...Month, description: 'The month in which they were due.' }, ...counts }),
          { description: 'Every month in which promises were due, oldest first.' },
        ),
        people: Type.Array(
          Type.Object({ takenBy: { ...Actor, description: 'Who recorded the promises.' }, ...counts }),
          { description: 'Everybody who recorded promises, the most first.' },
        ),
      }),
      { description: 'The figures in each currency.' },
    ),
  },
  { title: 'PromisesReport' },
)
export type PromisesReport = Static<typeof PromisesReport>
