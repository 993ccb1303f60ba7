import Type, { type Static } from 'typebox'
import { Form } from '../../../platform/http/schemas/form.ts'
import { OneOf, PageQuery, TimestampInput, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Currency } from '../../../platform/money/money.ts'
import { PropertyFilter } from '../property-types/index.ts'
import { ageingBuckets } from './ageing.rules.ts'
import { CaseStatus, Tag } from './cases.schemas.ts'
import { message } from './cases.problems.ts'

export const CaseSort = OneOf(['createdAt', '-createdAt', 'caseSeqId', '-caseSeqId'], {
  default: 'createdAt',
  description: 'What the cases are ordered by; a minus in front turns the order around. `after` goes on in any order.',
})
export type CaseSort = Static<typeof CaseSort>

export const CaseworkerFilter = Form(
  '^(me|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$',
  message('must be me or the UUID of a user, such as 018f4d5e-7c1a-7b3e-9f00-2a4b6c8d0e1f'),
  {
    maxLength: 36,
    description:
      'The user who is case responsible: cases of the creditors whose `caseworkerContactId` it is. `me` is the user who has signed in.',
    examples: ['me'],
  },
)

const caseFilters = {
  status: Type.Optional(CaseStatus),
  customerId: Type.Optional(Uuid),
  creditorId: Type.Optional(Uuid),
  groupId: Type.Optional(Uuid),
  caseworkerId: Type.Optional(CaseworkerFilter),
  journalNumber: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'The custom journal number, or the sequence number of a case without one.',
    }),
  ),
  createdFrom: Type.Optional({ ...TimestampInput, description: 'Cases made at this moment or later.' }),
  createdTo: Type.Optional({ ...TimestampInput, description: 'Cases made before this moment.' }),
  tag: Type.Optional({ ...Tag, description: 'Cases with this tag.' }),
  paused: Type.Optional(
    Type.Boolean({ description: 'Only cases that an open update pauses now, or only the others.' }),
  ),
  reminderDue: Type.Optional(
    Type.Boolean({
      description:
        'Only cases with an open update whose `remindedAt` has come and that the caller may see, or only the others.',
    }),
  ),
  promiseBroken: Type.Optional(
    Type.Boolean({
      description:
        'Only cases with an open update of the standard type “Payment promised” whose `remindedAt` has come and since which less came in than promised (`promisedAmount` in its `data`, or else all that is owed), or only the others.',
    }),
  ),
  currency: Type.Optional({ ...Currency, description: 'Cases in this currency.' }),
  ageing: Type.Optional(
    OneOf(ageingBuckets, {
      description:
        'Only cases that have not ended with a claim of which something is outstanding that has been due for this many days: those that the bucket of `get-ageing` counts.',
    }),
  ),
  property: Type.Optional(PropertyFilter),
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        'Finds cases whose customer has a word beginning with each of the given ones in its reference or in the names and e-mail addresses of its users (up to ten words, without regard to case and accents), and cases whose journal number, or the reference of one of whose vouchers, begins with the whole.',
      examples: ['mette sør'],
    }),
  ),
}

export const CaseListQuery = PageQuery({ ...caseFilters, sort: Type.Optional(CaseSort) })
export const CaseCountQuery = Type.Object(caseFilters, { additionalProperties: false })

/** Beyond this nobody counts along, and counting on would cost more the more cases there are. */
export const countMax = 1_000

export const CaseCount = Type.Object(
  {
    count: Type.Integer({ minimum: 0, maximum: countMax }),
    isExact: Type.Boolean({ description: `False where there are more than the ${countMax} that are counted.` }),
  },
  { title: 'CaseCount' },
)

export const CaseCountByQuery = PageQuery({
  by: OneOf(['creditor', 'group'], { description: 'What the cases are counted by.' }),
  ...caseFilters,
})
export type CaseCountByQuery = Static<typeof CaseCountByQuery>

export const CaseCountOf = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'The id of the creditor or of the case group.' }),
    name: Type.String(),
    ...CaseCount.properties,
  },
  { title: 'CaseCountOf' },
)
