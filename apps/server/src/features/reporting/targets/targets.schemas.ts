import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Form } from '../../../platform/http/schemas/form.ts'
import { Instant, Nullable, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'
import { message } from './targets.problems.ts'

/** As many months as a report has. */
const monthsMax = 36

export const Month = Form('^\\d{4}-(0[1-9]|1[0-2])$', message('must be a month, such as 2026-11'), {
  maxLength: 7,
  description: 'Year and month.',
  examples: ['2026-11'],
})
const creditorId = Nullable({ ...Uuid, description: 'The creditor that the target is for; null for all.' })
const caseworkerId = Nullable({
  ...Uuid,
  description: 'The user whose creditors the target is for, by their `caseworkerContactId`; null for all.',
})
const TargetAmount = Type.Integer({
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'What is to be collected in the month, in the minor unit of the currency.',
  examples: [25_000_000],
})

export const TargetsInput = Type.Object(
  {
    creditorId: Type.Optional(creditorId),
    caseworkerId: Type.Optional(caseworkerId),
    currency: Currency,
    months: Type.Array(
      Type.Object({
        month: Month,
        amount: { ...Nullable(TargetAmount), description: 'What is to be collected; null removes the target.' },
      }),
      { minItems: 1, maxItems: monthsMax, description: 'The months to set. Other months stay as they are.' },
    ),
  },
  { title: 'TargetsInput' },
)
export type TargetsInput = Static<typeof TargetsInput>

export const Targets = Type.Object(
  {
    creditorId,
    caseworkerId,
    currency: Currency,
    months: Type.Array(
      Type.Object({
        month: Month,
        amount: { ...Nullable(TargetAmount), description: 'What is to be collected; null if there is no target.' },
      }),
      { description: 'The months that were set, in order.' },
    ),
  },
  { title: 'Targets' },
)
export type Targets = Static<typeof Targets>

export const Target = Type.Object(
  {
    targetId: { ...Uuid, description: 'The id of the target.' },
    tenantId: Uuid,
    month: Month,
    currency: Currency,
    creditorId,
    caseworkerId,
    amount: { ...Amount, description: 'What is to be collected in the month, in the minor unit.' },
    updatedAt: Instant,
    updatedBy: Actor,
  },
  { title: 'Target' },
)
export type Target = Static<typeof Target>

export const TargetListQuery = PageQuery({
  from: Type.Optional({ ...Month, description: 'Only targets of this month and later ones.' }),
  to: Type.Optional({ ...Month, description: 'Only targets of this month and earlier ones.' }),
  creditorId: Type.Optional({ ...Uuid, description: 'Only targets of this creditor.' }),
  caseworkerId: Type.Optional({ ...Uuid, description: 'Only targets of this user.' }),
  currency: Type.Optional({ ...Currency, description: 'Only targets in this currency.' }),
  total: Type.Optional(
    Type.Boolean({ description: 'True for targets of the whole tenant only, false for all others.' }),
  ),
})
export type TargetListQuery = Static<typeof TargetListQuery>
