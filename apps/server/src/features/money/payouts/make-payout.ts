import type { Command } from '../../../platform/commands/command.ts'
import { payoutView } from './payout-view.ts'
import { findPayout, insertPayout, type NewPayout } from './payouts.queries.ts'
import type { Payout } from './payouts.schemas.ts'

type OfSome = 'domesticAccount' | 'bankLineId' | 'isAccountEntered' | 'invoiceId'
export type PayoutOrder = Omit<NewPayout, 'tenantId' | 'createdAt' | 'createdBy' | OfSome> &
  Partial<Pick<NewPayout, OfSome>>

/** Creates a payout with its own copy of the recipient's account, which later changes do not affect. */
export async function makePayout(command: Command, order: PayoutOrder): Promise<Payout> {
  const { tenantId, now, actor } = command
  const ofSome = { domesticAccount: null, bankLineId: null, isAccountEntered: false, invoiceId: null }
  await command.transaction.run(insertPayout({ ...ofSome, ...order, tenantId, createdAt: now, createdBy: actor }))
  // Read back to include the names of the parties.
  const payout = payoutView(await command.transaction.one(findPayout(tenantId, order.payoutId, now)))
  const caseId = order.caseId === null ? {} : { caseId: order.caseId }
  command.emit({ type: 'payouts.create', subjectId: payout.payoutId, ...caseId, data: payout })
  command.audit({ subjectType: 'payout', subjectId: payout.payoutId, after: payout })
  return payout
}
