import Type, { type Static } from 'typebox'
import { Form } from '../../../platform/http/schemas/form.ts'
import { FreeObject, Nullable, OneOf, Text, TimestampInput, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { AmountInput, Currency } from '../../../platform/money/money.ts'
import { InterestStartDate, VoucherReference, VoucherSource } from '../../money/case-vouchers/index.ts'
import { message } from './cases.problems.ts'

export { Case, CaseStatus } from '../case-status/index.ts'

/** How many vouchers one request may bring, those tied to others included. */
export const vouchersMax = 1_000
const referenceVouchersMax = 100

export const ReferenceVoucherInput = Type.Object(
  {
    voucherTypeId: Uuid,
    amount: AmountInput,
    source: VoucherSource,
    date: TimestampInput,
    interestStartDate: Type.Optional(Nullable(InterestStartDate)),
  },
  { title: 'ReferenceVoucherInput' },
)
export type ReferenceVoucherInput = Static<typeof ReferenceVoucherInput>

export const CaseVoucherOfNewCase = Type.Object(
  {
    voucherTypeId: Uuid,
    amount: AmountInput,
    source: VoucherSource,
    date: TimestampInput,
    dueDate: Type.Optional(Nullable(TimestampInput)),
    referenceId: Type.Optional(Nullable(VoucherReference)),
    interestStartDate: Type.Optional(Nullable(InterestStartDate)),
    referenceVouchers: Type.Optional(
      Type.Array(ReferenceVoucherInput, {
        maxItems: referenceVouchersMax,
        description:
          'Vouchers tied to this one, such as payments or an interest marker. A payment is allocated to it at once.',
      }),
    ),
  },
  { title: 'CaseVoucherOfNewCase' },
)
export type CaseVoucherOfNewCase = Static<typeof CaseVoucherOfNewCase>

export const CaseVoucherToAdd = Type.Object(
  {
    ...CaseVoucherOfNewCase.properties,
    uniqueId: Type.Optional(
      Nullable(
        Type.String({
          minLength: 1,
          maxLength: 200,
          description: 'An id of your own, unique on the tenant: a voucher that is sent again is not made again.',
        }),
      ),
    ),
  },
  { title: 'CaseVoucherToAdd' },
)
export type CaseVoucherToAdd = Static<typeof CaseVoucherToAdd>

export const AddCaseVouchersInput = Type.Object(
  {
    currency: Currency,
    caseVouchers: Type.Array(CaseVoucherToAdd, {
      minItems: 1,
      maxItems: vouchersMax,
      description: `At most ${vouchersMax} vouchers, reference vouchers included.`,
    }),
  },
  { title: 'AddCaseVouchersInput' },
)
export type AddCaseVouchersInput = Static<typeof AddCaseVouchersInput>

export const AddedCaseVouchers = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          merged: Type.Boolean({
            description:
              'Whether the voucher joined a case that was there already; false where a case was opened for it.',
          }),
          caseId: Uuid,
          caseVoucherId: Uuid,
        },
        { title: 'AddedCaseVoucher' },
      ),
      { description: 'One for each voucher, in their order; reference vouchers stand on the same case.' },
    ),
  },
  { title: 'AddedCaseVouchers' },
)
export type AddedCaseVouchers = Static<typeof AddedCaseVouchers>

const JournalNumber = Type.String({
  minLength: 1,
  maxLength: 200,
  description:
    'Stands in for the journal number; null leaves it at the default, which is the sequence number of the case.',
  examples: ['2024-0815'],
})

const MigratedId = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'The id of the case in a previous system.',
})

export const CaseInput = Type.Object(
  {
    customerId: Uuid,
    currency: Currency,
    caseVouchers: Type.Optional(
      Type.Array(CaseVoucherOfNewCase, {
        maxItems: vouchersMax,
        description: `At most ${vouchersMax} vouchers, reference vouchers included.`,
      }),
    ),
    ultimateCreditorId: Type.Optional(
      Nullable(Type.String({ format: 'uuid', description: 'Must belong to the creditor of the customer.' })),
    ),
    groupId: Type.Optional(Nullable(Type.String({ format: 'uuid', description: 'A case group.' }))),
    properties: Type.Optional({
      ...FreeObject,
      description: 'Values by the handles of the property types defined for cases.',
    }),
    journalNumber: Type.Optional(Nullable(JournalNumber)),
    migratedId: Type.Optional(Nullable(MigratedId)),
  },
  { title: 'CaseInput' },
)
export type CaseInput = Static<typeof CaseInput>

export const CreatedCase = Type.Object({ id: Uuid, caseSeqId: Type.Integer({ minimum: 1 }) }, { title: 'CreatedCase' })
export type CreatedCase = Static<typeof CreatedCase>

export const CaseMergeInput = Type.Object(
  {
    mergedCaseId: Type.String({
      format: 'uuid',
      description: 'The case that is merged into the one in the path: of the same customer and in the same currency.',
    }),
  },
  { title: 'CaseMergeInput' },
)
export type CaseMergeInput = Static<typeof CaseMergeInput>

export const Tag = Type.String({ minLength: 1, maxLength: 50, examples: ['vip'] })

export const CaseParams = Type.Object({
  tenantId: Uuid,
  caseId: Form(
    '^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[1-9][0-9]{0,14})$',
    message('must be the UUID of a case or its number, such as 1001'),
    {
      maxLength: 36,
      description: 'The id of the case, or its sequence number.',
    },
  ),
})

export const CasePatch = Type.Object(
  {
    status: Type.Optional(
      OneOf(['PENDING', 'VERIFIED', 'ENDED'], {
        description:
          'PENDING leads to VERIFIED or ENDED, VERIFIED to ENDED, and an ended case is reopened as VERIFIED.',
      }),
    ),
    endReasonId: Type.Optional(Nullable(Type.String({ format: 'uuid', description: 'Required to end a case.' }))),
    override: Type.Optional(
      Type.Object(
        { reason: Text(2_000, { minLength: 1 }) },
        {
          description:
            'Ends the case as PAID although money is outstanding on it. The reason is kept and shown as `endOverride`; where nothing is outstanding it is not needed and not kept.',
        },
      ),
    ),
    groupId: Type.Optional(Nullable(Uuid)),
    ultimateCreditorId: Type.Optional(
      Nullable(Type.String({ format: 'uuid', description: 'Must belong to the creditor of the case.' })),
    ),
    journalNumber: Type.Optional(Nullable(JournalNumber)),
    tags: Type.Optional(
      Type.Array(Tag, {
        maxItems: 50,
        description: 'All tags of the case from now on; the same one twice counts once.',
      }),
    ),
    properties: Type.Optional({
      ...FreeObject,
      description: 'Sets the handles it names and leaves the others; null takes a value away.',
    }),
  },
  { title: 'CasePatch' },
)
export type CasePatch = Static<typeof CasePatch>
