import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Amount } from '../../../platform/money/money.ts'
import { CaseVoucherAllocation, CaseVoucherInput, CaseVoucherParams } from '../case-vouchers/index.ts'

const ByHand = Type.Object(
  {
    debitVoucherId: Type.String({ format: 'uuid', description: 'A debit of the same case, or of one merged with it.' }),
    amount: Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'In the minor unit of the currency; at most what is outstanding on the debit.',
      examples: [5000],
    }),
  },
  { title: 'AllocationByHand' },
)

export const AllocationInput = Type.Object(
  {
    creditVoucherId: Type.String({ format: 'uuid', description: 'The credit that pays, such as a deposit.' }),
    allocations: Type.Optional(
      Type.Array(ByHand, {
        minItems: 1,
        maxItems: 1_000,
        description: 'What it pays, by hand; all or nothing. Left out, the policy of the tenant decides.',
      }),
    ),
  },
  { title: 'AllocationInput' },
)
export type AllocationInput = Static<typeof AllocationInput>

export const AllocatedCredit = Type.Object(
  {
    creditVoucherId: Uuid,
    caseId: Uuid,
    unallocated: { ...Amount, description: 'What is still not used of the credit.' },
    allocations: Type.Array(CaseVoucherAllocation, { description: 'What was allocated by this request.' }),
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
        'What the money pays, by hand; all or nothing, and together no more than the amount. Left out, the policy of the tenant decides.',
    }),
  },
  { title: 'CasePaymentInput' },
)
export type CasePaymentInput = Static<typeof CasePaymentInput>

export const RegisteredCasePayment = Type.Object(
  {
    caseVoucherId: Type.String({ format: 'uuid', description: 'The deposit that was booked.' }),
    caseId: Uuid,
    unallocated: { ...Amount, description: 'What found no debt to pay; it stays on the deposit.' },
    allocations: Type.Array(CaseVoucherAllocation, { description: 'What the money paid.' }),
  },
  { title: 'RegisteredCasePayment' },
)
export type RegisteredCasePayment = Static<typeof RegisteredCasePayment>

export const CasePaymentParams = CaseVoucherParams
export const AllocationParams = Type.Object({ tenantId: Uuid, allocationId: Uuid })
export const AllocationListQuery = PageQuery({
  caseId: Type.Optional(Type.String({ format: 'uuid', description: 'Only allocations on this case.' })),
  caseVoucherId: Type.Optional(
    Type.String({
      format: 'uuid',
      description: 'Only allocations of this voucher, be it the one that pays or is paid.',
    }),
  ),
})

/** The categories that debits can have, and so those that can be paid. */
export const PayableCategory = OneOf(['cost', 'fee', 'interest', 'compensation', 'payout', 'principal'])

const PolicyEntry = Type.Object(
  {
    category: PayableCategory,
    order: OneOf(['oldest-first', 'newest-first'], {
      description: 'Which debit of the category is paid first, by its date.',
    }),
  },
  { title: 'AllocationPolicyEntry' },
)
export type PolicyEntry = Static<typeof PolicyEntry>

const entriesMeaning =
  'The first category is paid in full before the next. Debits of a category that is not in the list are paid by hand only.'

const Entries = Type.Array(PolicyEntry, { minItems: 1, maxItems: 6, description: entriesMeaning })

export const AllocationPolicy = Type.Object(
  {
    tenantId: Uuid,
    entries: Entries,
    isDefault: Type.Boolean({ description: 'Whether the tenant has settled nothing, and the default holds.' }),
    updatedAt: Nullable(Instant),
    updatedBy: Nullable(Actor),
  },
  { title: 'AllocationPolicy' },
)
export type AllocationPolicy = Static<typeof AllocationPolicy>

export const AllocationPolicyPatch = Type.Object(
  {
    entries: Type.Optional(Nullable({ ...Entries, description: `${entriesMeaning} null brings the default back.` })),
  },
  { title: 'AllocationPolicyPatch' },
)
export type AllocationPolicyPatch = Static<typeof AllocationPolicyPatch>
