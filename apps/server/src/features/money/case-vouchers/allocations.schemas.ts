import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'

export const CaseVoucherAllocation = Type.Object(
  {
    allocationId: Uuid,
    tenantId: Uuid,
    caseId: Uuid,
    creditVoucherId: Type.String({ format: 'uuid', description: 'The credit that pays.' }),
    debitVoucherId: Type.String({ format: 'uuid', description: 'The debit that is paid.' }),
    amount: Amount,
    currency: Currency,
    undone: Type.Boolean({ description: 'Whether it was taken back. What is undone no longer counts.' }),
    undoneAt: Nullable(Instant),
    undoneBy: Nullable(Actor),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'CaseVoucherAllocation' },
)
export type CaseVoucherAllocation = Static<typeof CaseVoucherAllocation>
