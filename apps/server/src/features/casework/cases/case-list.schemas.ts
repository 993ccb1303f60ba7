import Type, { type Static } from 'typebox'
import { Form } from '../../../platform/http/schemas/form.ts'
import { OneOf, PageQuery, Text, TimestampInput, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Currency } from '../../../platform/money/money.ts'
import { PropertyFilter } from '../property-types/index.ts'
import { ageingBuckets } from './ageing.rules.ts'
import { CaseStatus, Tag } from './cases.schemas.ts'
import { message } from './cases.problems.ts'

export const CaseSort = OneOf(['createdAt', '-createdAt', 'caseSeqId', '-caseSeqId'], {
  default: 'createdAt',
  description: 'The sort order. A leading minus means descending. `after` works with every order.',
})
export type CaseSort = Static<typeof CaseSort>

export const CaseworkerFilter = Form(
  '^(me|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$',
  message('must be me or the UUID of a user, such as 018f4d5e-7c1a-7b3e-9f00-2a4b6c8d0e1f'),
  {
    maxLength: 36,
    description: 'Only cases of the creditors whose `caseworkerContactId` is this user. `me` is the signed-in user.',
    examples: ['me'],
  },
)

/** The filters that a group of alternatives can have, too. */
const groupedFilters = {
  status: Type.Optional({ ...CaseStatus, description: 'Only cases with this status.' }),
  open: Type.Optional(
    Type.Boolean({ description: 'True for cases that have not ended only, false for ended cases only.' }),
  ),
  customerId: Type.Optional({ ...Uuid, description: 'Only cases of this customer.' }),
  creditorId: Type.Optional({ ...Uuid, description: 'Only cases of this creditor.' }),
  groupId: Type.Optional({ ...Uuid, description: 'Only cases in this case group.' }),
  caseworkerId: Type.Optional(CaseworkerFilter),
  journalNumber: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        'Only cases with this journal number, in upper or lower case. A case without a custom journal number has its sequence number.',
    }),
  ),
  createdFrom: Type.Optional({ ...TimestampInput, description: 'Only cases created at or after this time.' }),
  createdTo: Type.Optional({ ...TimestampInput, description: 'Only cases created before this time.' }),
  tag: Type.Optional({ ...Tag, description: 'Only cases with this tag.' }),
  paused: Type.Optional(
    Type.Boolean({ description: 'True for paused cases only, false for cases that are not paused.' }),
  ),
  reminderDue: Type.Optional(
    Type.Boolean({
      description:
        'True for cases with a due reminder only: an open update, visible to the caller, whose `remindedAt` has passed. False for all other cases.',
    }),
  ),
  promiseBroken: Type.Optional(
    Type.Boolean({
      description:
        'True for cases with a broken promise to pay only: an open update of the standard type “Payment promised” whose day (`remindedAt`) is over, with less paid since it was created than promised (`promisedAmount` in its `data`, or the whole outstanding amount if it is missing). False for all other cases.',
    }),
  ),
  currency: Type.Optional({ ...Currency, description: 'Only cases in this currency.' }),
  ageing: Type.Optional(
    OneOf(ageingBuckets, {
      description:
        'Only open cases with an outstanding claim that has been overdue for this many days: the cases counted in this bucket by `get-ageing`.',
    }),
  ),
  property: Type.Optional(PropertyFilter),
}

export const caseGroupsMax = 5
export const CaseFilterGroup = Type.Object(groupedFilters, { additionalProperties: false, minProperties: 1 })

const caseFilters = {
  ...groupedFilters,
  any: Type.Optional(
    Type.Array(
      Text(1_000, {
        minLength: 1,
        description: 'Filters of the list written as a query, without `q`.',
        examples: ['status=VERIFIED&tag=vip'],
      }),
      {
        minItems: 1,
        maxItems: caseGroupsMax,
        description:
          'Groups of filters, each written as a query such as `status=VERIFIED&tag=vip`. Repeat the parameter: a case must match all filters of at least one group, and all other parameters.',
      },
    ),
  ),
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        'Search text: a phone or CVR number in any spelling, or up to ten words, each of which must begin a word in the customer’s reference or in the name, e-mail address or postal address of one of its users; case and accents are ignored. If nothing matches, cases of customers with names that sound alike are on the first page. CPR numbers are not found: they must not be part of a URL. Also finds cases whose journal number, or a voucher reference, begins with the whole text.',
      examples: ['mette sør'],
    }),
  ),
}

export const CaseListQuery = PageQuery({ ...caseFilters, sort: Type.Optional(CaseSort) })
export const CaseCountQuery = Type.Object(caseFilters, { additionalProperties: false })

/** Counts stop here, so that a count costs the same on every tenant. Nobody needs the exact number beyond it. */
export const countMax = 1_000

export const CaseCount = Type.Object(
  {
    count: Type.Integer({
      minimum: 0,
      maximum: countMax,
      description: `The number of matching cases, at most ${countMax}.`,
    }),
    isExact: Type.Boolean({ description: `False if more than ${countMax} cases match.` }),
  },
  { title: 'CaseCount' },
)

export const CaseCountByQuery = PageQuery({
  by: OneOf(['creditor', 'group'], { description: 'Whether to count per creditor or per case group.' }),
  ...caseFilters,
})
export type CaseCountByQuery = Static<typeof CaseCountByQuery>

export const CaseCountOf = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'The id of the creditor or case group.' }),
    name: Type.String({ description: 'The name of the creditor or case group.' }),
    ...CaseCount.properties,
  },
  { title: 'CaseCountOf' },
)
