import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Amount } from '../../../platform/money/money.ts'
import {
  CaseVoucherAllocation,
  CaseVoucherInput,
  CaseVoucherParams,
  Earmark,
  PayableCategory,
} from '../case-vouchers/index.ts'

const ExplicitAllocation = Type.Object(
  {
    debitVoucherId: Type.String({
      format: 'uuid',
      description: 'A debit of the same case, or of a case merged with it.',
    }),
    amount: Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'In the minor unit of the currency; at most the amount outstanding on the debit.',
      examples: [5000],
    }),
  },
  { title: 'AllocationByHand' },
)

export const AllocationInput = Type.Object(
  {
    creditVoucherId: Type.String({ format: 'uuid', description: 'The credit that pays, such as a deposit.' }),
    allocations: Type.Optional(
      Type.Array(ExplicitAllocation, {
        minItems: 1,
        maxItems: 1_000,
        description: 'The debits to pay, all or nothing. Defaults to the allocation policy of the tenant.',
      }),
    ),
  },
  { title: 'AllocationInput' },
)
export type AllocationInput = Static<typeof AllocationInput>

export const AllocatedCredit = Type.Object(
  {
    creditVoucherId: { ...Uuid, description: 'The credit.' },
    caseId: { ...Uuid, description: 'The case of the credit.' },
    unallocated: { ...Amount, description: 'The part of the credit that is still unallocated.' },
    allocations: Type.Array(CaseVoucherAllocation, { description: 'The allocations that this request created.' }),
  },
  { title: 'AllocatedCredit' },
)
export type AllocatedCredit = Static<typeof AllocatedCredit>

export const CasePaymentInput = Type.Object(
  {
    amount: Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'In the minor unit of the currency.',
      examples: [20000],
    }),
    ...Type.Pick(CaseVoucherInput, ['currency', 'source', 'date', 'referenceId', 'text', 'uniqueId']).properties,
    allocations: Type.Optional({
      ...AllocationInput.properties.allocations,
      description:
        'The debits to pay, all or nothing and at most `amount` in total. Defaults to the allocation policy of the tenant.',
    }),
    earmark: Type.Optional(Earmark),
  },
  { title: 'CasePaymentInput' },
)
export type CasePaymentInput = Static<typeof CasePaymentInput>

export const RegisteredCasePayment = Type.Object(
  {
    caseVoucherId: Type.String({ format: 'uuid', description: 'The deposit that was created.' }),
    caseId: { ...Uuid, description: 'The case the payment is on.' },
    unallocated: {
      ...Amount,
      description: 'The part of the deposit that is still unallocated, such as an overpayment.',
    },
    allocations: Type.Array(CaseVoucherAllocation, { description: 'The allocations that the payment created.' }),
  },
  { title: 'RegisteredCasePayment' },
)
export type RegisteredCasePayment = Static<typeof RegisteredCasePayment>

export const CasePaymentParams = CaseVoucherParams
export const AllocationParams = Type.Object({
  tenantId: Uuid,
  allocationId: { ...Uuid, description: 'The allocation.' },
})
export const AllocationListQuery = PageQuery({
  caseId: Type.Optional(Type.String({ format: 'uuid', description: 'Only allocations on this case.' })),
  caseVoucherId: Type.Optional(
    Type.String({
      format: 'uuid',
      description: 'Only allocations of this voucher, as the credit or the debit.',
    }),
  ),
})

const PolicyEntry = Type.Object(
  {
    category: PayableCategory,
    order: OneOf(['oldest-first', 'newest-first'], {
      description: 'Which debit of the category is paid first, by date.',
    }),
  },
  { title: 'AllocationPolicyEntry' },
)
export type PolicyEntry = Static<typeof PolicyEntry>

const entriesDescription =
  'The categories in the order they are paid, each in full before the next. Debits of other categories are only paid by explicit allocation.'

const Entries = Type.Array(PolicyEntry, { minItems: 1, maxItems: 6, description: entriesDescription })

export const AllocationPolicy = Type.Object(
  {
    tenantId: Uuid,
    entries: Entries,
    isDefault: Type.Boolean({ description: 'Whether the tenant uses the default policy.' }),
    updatedAt: Nullable({ ...Instant, description: 'When the policy was last changed; null for the default policy.' }),
    updatedBy: Nullable(Actor),
  },
  { title: 'AllocationPolicy' },
)
export type AllocationPolicy = Static<typeof AllocationPolicy>

export const AllocationPolicyPatch = Type.Object(
  {
    entries: Type.Optional(Nullable({ ...Entries, description: `${entriesDescription} null restores the default.` })),
  },
  { title: 'AllocationPolicyPatch' },
)
export type AllocationPolicyPatch = Static<typeof AllocationPolicyPatch>
