import type { Command } from '../../platform/idempotency/command.ts'
import { payoutView } from './payout-view.ts'
import { insertPayout, type NewPayout } from './payouts.queries.ts'
import type { Payout } from './payouts.schemas.ts'

export type PayoutOrder = Omit<NewPayout, 'tenantId' | 'createdAt' | 'createdBy'>

/** Orders money to be paid out, with its own copy of where it goes: whatever becomes of the recipient, it stays. */
export async function makePayout(command: Command, order: PayoutOrder): Promise<Payout> {
  const { tenantId, now, actor } = command
  const row = { ...order, tenantId, createdAt: now, createdBy: actor }
  await command.transaction.run(insertPayout(row))
  const payout = payoutView({ ...row, paidOn: null, reference: null, paidAt: null, paidBy: null })
  const caseId = order.caseId === null ? {} : { caseId: order.caseId }
  command.emit({ type: 'payouts.create', subjectId: payout.payoutId, ...caseId, data: payout })
  command.audit({ subjectType: 'payout', subjectId: payout.payoutId, after: payout })
  return payout
}
