import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'

export const CaseVoucherAllocation = Type.Object(
  {
    allocationId: { ...Uuid, description: 'The id of the allocation.' },
    tenantId: Uuid,
    caseId: { ...Uuid, description: 'The case of the credit.' },
    creditVoucherId: Type.String({ format: 'uuid', description: 'The credit that pays.' }),
    debitVoucherId: Type.String({ format: 'uuid', description: 'The debit that is paid.' }),
    amount: { ...Amount, description: 'The amount paid, in the minor unit of the currency.' },
    currency: Currency,
    undone: Type.Boolean({
      description: 'Whether the allocation was undone. If so, it no longer counts towards any balance.',
    }),
    undoneAt: Nullable({ ...Instant, description: 'When the allocation was undone.' }),
    undoneBy: Nullable(Actor),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'CaseVoucherAllocation' },
)
export type CaseVoucherAllocation = Static<typeof CaseVoucherAllocation>
