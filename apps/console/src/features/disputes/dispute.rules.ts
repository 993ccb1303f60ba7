import type { client } from '../../api/client.ts'
import type { Result } from '../../api/query.ts'
import type { Tone } from '../../ui/status-dot.tsx'

export type Dispute = Result<typeof client.disputes.list>['items'][number]

/** Whether the debtor should have had an answer by now. */
export function isOverdue({ state, dueAt }: Pick<Dispute, 'state' | 'dueAt'>, now: Date): boolean {
  return state === 'OPEN' && new Date(dueAt) < now
}

/** The tone of the status of a dispute. */
export function toneOf(dispute: Pick<Dispute, 'state' | 'dueAt'>, now: Date): Tone {
  if (dispute.state !== 'OPEN') return 'neutral'
  return isOverdue(dispute, now) ? 'danger' : 'waiting'
}
