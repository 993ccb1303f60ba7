import type { ReactNode } from 'react'
import type { client } from '../../../api/client.ts'
import type { Result } from '../../../api/query.ts'
import { StatusDot } from '../../../ui/status-dot.tsx'
import { payoutBatchesText } from './payout-batches.text.ts'

export type Batch = Result<typeof client.payoutBatches.get>

/** Whether a batch waits, is with the bank, was paid in full or was rejected in part. */
export function BatchState({ batch }: { batch: Batch }): ReactNode {
  const t = payoutBatchesText.useText()
  const { state, rejectedCount, paidCount, paymentCount } = batch
  if (state === 'PREPARED') return <StatusDot tone="waiting" label={t('PREPARED')} />
  if (state === 'CANCELLED') return <StatusDot tone="neutral" label={t('CANCELLED')} />
  if (rejectedCount > 0) return <StatusDot tone="danger" label={t('partly', { count: rejectedCount })} />
  if (paidCount === paymentCount) return <StatusDot tone="good" label={t('done')} />
  return <StatusDot tone="neutral" label={t('APPROVED')} />
}
