import Type, { type Static } from 'typebox'
import { Form } from '../../../platform/http/schemas/form.ts'
import { FreeObject, Nullable, OneOf, Text, TimestampInput, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { AmountInput, Currency } from '../../../platform/money/money.ts'
import {
  InterestRate,
  InterestRule,
  InterestStartDate,
  VoucherReference,
  VoucherSource,
} from '../../money/case-vouchers/index.ts'
import { CreditorDemand } from '../../money/limitation/index.ts'
import { RulePackName } from '../../money/rule-packs/index.ts'
import { message } from './cases.problems.ts'

export { Case, CaseStatus } from '../case-status/index.ts'

/** The most vouchers in one request, including reference vouchers. */
export const vouchersMax = 1_000
const referenceVouchersMax = 100

const voucherFields = {
  voucherTypeId: { ...Uuid, description: 'The type of the voucher.' },
  amount: AmountInput,
  source: VoucherSource,
  date: { ...TimestampInput, description: 'The date of the voucher, as a timestamp or a plain date.' },
}
const interestTerms = {
  interest: Type.Optional(Nullable(InterestRate)),
  interestRule: Type.Optional(Nullable(InterestRule)),
  interestStartDate: Type.Optional(Nullable(InterestStartDate)),
}

export const ReferenceVoucherInput = Type.Object(
  { ...voucherFields, ...interestTerms },
  { title: 'ReferenceVoucherInput' },
)
export type ReferenceVoucherInput = Static<typeof ReferenceVoucherInput>

export const CaseVoucherOfNewCase = Type.Object(
  {
    ...voucherFields,
    dueDate: Type.Optional(
      Nullable({ ...TimestampInput, description: 'When payment is due, as a timestamp or a plain date.' }),
    ),
    referenceId: Type.Optional(Nullable(VoucherReference)),
    ...interestTerms,
    referenceVouchers: Type.Optional(
      Type.Array(ReferenceVoucherInput, {
        maxItems: referenceVouchersMax,
        description:
          'Vouchers that refer to this one, such as payments or an interest marker. Payments are allocated to it immediately.',
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
          description:
            'Your own id of the voucher, unique on the tenant. Sending it again does not create a second voucher.',
        }),
      ),
    ),
  },
  { title: 'CaseVoucherToAdd' },
)
export type CaseVoucherToAdd = Static<typeof CaseVoucherToAdd>

export const AddCaseVouchersInput = Type.Object(
  {
    currency: { ...Currency, description: 'The currency of the vouchers and of the case.' },
    caseVouchers: Type.Array(CaseVoucherToAdd, {
      minItems: 1,
      maxItems: vouchersMax,
      description: `At most ${vouchersMax} vouchers, including reference vouchers.`,
    }),
    demand: Type.Optional(Nullable(CreditorDemand)),
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
            description: 'True if the voucher was added to an existing case, false if a case was created for it.',
          }),
          caseId: { ...Uuid, description: 'The case that the voucher is on.' },
          caseVoucherId: { ...Uuid, description: 'The id of the voucher.' },
        },
        { title: 'AddedCaseVoucher' },
      ),
      { description: 'One item per voucher, in the order sent. Reference vouchers are on the same case.' },
    ),
  },
  { title: 'AddedCaseVouchers' },
)
export type AddedCaseVouchers = Static<typeof AddedCaseVouchers>

const JournalNumber = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'A custom journal number. Null means the default, which is the sequence number of the case.',
  examples: ['2024-0815'],
})

const MigratedId = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'The id of the case in a previous system.',
})

const ChosenRulePack = {
  ...RulePackName,
  description: 'The rule pack of the case. Null follows the country of the creditor and the kind of customer.',
}

export const CaseInput = Type.Object(
  {
    customerId: { ...Uuid, description: 'The customer who owes the money.' },
    currency: { ...Currency, description: 'The currency of the case and all its vouchers.' },
    caseVouchers: Type.Optional(
      Type.Array(CaseVoucherOfNewCase, {
        maxItems: vouchersMax,
        description: `At most ${vouchersMax} vouchers, including reference vouchers.`,
      }),
    ),
    ultimateCreditorId: Type.Optional(
      Nullable(
        Type.String({
          format: 'uuid',
          description: 'The ultimate creditor. It must belong to the creditor of the customer.',
        }),
      ),
    ),
    groupId: Type.Optional(
      Nullable(Type.String({ format: 'uuid', description: 'The case group that the case belongs to.' })),
    ),
    properties: Type.Optional({
      ...FreeObject,
      description: 'Property values, by the handle of a property type for cases.',
    }),
    rulePack: Type.Optional(Nullable(ChosenRulePack)),
    journalNumber: Type.Optional(Nullable(JournalNumber)),
    migratedId: Type.Optional(Nullable(MigratedId)),
    demand: Type.Optional(Nullable(CreditorDemand)),
  },
  { title: 'CaseInput' },
)
export type CaseInput = Static<typeof CaseInput>

export const CreatedCase = Type.Object(
  {
    id: { ...Uuid, description: 'The id of the case.' },
    caseSeqId: Type.Integer({ minimum: 1, description: 'The sequence number of the case, unique on the tenant.' }),
  },
  { title: 'CreatedCase' },
)
export type CreatedCase = Static<typeof CreatedCase>

export const CaseMergeInput = Type.Object(
  {
    mergedCaseId: Type.String({
      format: 'uuid',
      description:
        'The case to merge into the one in the path. Both must have the same customer and the same currency.',
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
      description: 'The id or the sequence number of the case.',
    },
  ),
})

export const CasePatch = Type.Object(
  {
    status: Type.Optional(
      OneOf(['PENDING', 'VERIFIED', 'ENDED'], {
        description:
          'The new status. A PENDING case can become VERIFIED or ENDED, and a VERIFIED case ENDED. An ended case is reopened as VERIFIED.',
      }),
    ),
    endReasonId: Type.Optional(
      Nullable(Type.String({ format: 'uuid', description: 'Why the case ends. Required to end a case.' })),
    ),
    override: Type.Optional(
      Type.Object(
        { reason: Text(2_000, { minLength: 1, description: 'Why the case is ended as paid.' }) },
        {
          description:
            'Ends the case as PAID even though money is outstanding. The reason is stored and returned as `endOverride`. It is ignored if nothing is outstanding.',
        },
      ),
    ),
    groupId: Type.Optional(Nullable({ ...Uuid, description: 'The case group. Null removes the case from its group.' })),
    ultimateCreditorId: Type.Optional(
      Nullable(
        Type.String({
          format: 'uuid',
          description: 'The ultimate creditor. It must belong to the creditor of the case.',
        }),
      ),
    ),
    rulePack: Type.Optional(Nullable(ChosenRulePack)),
    journalNumber: Type.Optional(Nullable(JournalNumber)),
    tags: Type.Optional(
      Type.Array(Tag, {
        maxItems: 50,
        description: 'The new tags of the case, replacing the old ones. Duplicates are removed.',
      }),
    ),
    properties: Type.Optional({
      ...FreeObject,
      description: 'Property values to change, by handle. Null removes a value; other handles are unchanged.',
    }),
  },
  { title: 'CasePatch' },
)
export type CasePatch = Static<typeof CasePatch>
