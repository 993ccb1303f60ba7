import type { Command } from '../../../platform/commands/command.ts'
import { requireStillHere } from './patch-payout.ts'
import { payoutView } from './payout-view.ts'
import { findPayout, lockPayouts } from './payouts.queries.ts'
import { findRefunds, insertCancellation } from './refunds.queries.ts'

/** Withdraws the refunds of a bank line. Rejects it if one is paid or on its way. */
export async function cancelRefunds(command: Command, bankLineId: string): Promise<void> {
  const { tenantId, transaction, now, actor } = command
  await transaction.run(lockPayouts(tenantId))
  for (const { payoutId } of await transaction.many(findRefunds(tenantId, bankLineId))) {
    const before = payoutView(await transaction.one(findPayout(tenantId, payoutId, now)))
    requireStillHere(before)
    await transaction.run(insertCancellation(tenantId, payoutId, { cancelledAt: now, cancelledBy: actor }))
    const after = payoutView(await transaction.one(findPayout(tenantId, payoutId, now)))
    command.emit({ type: 'payouts.cancel', subjectId: payoutId, data: after })
    command.audit({ subjectType: 'payout', subjectId: payoutId, before, after })
  }
}
