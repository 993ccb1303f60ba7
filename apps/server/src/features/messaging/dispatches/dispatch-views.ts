import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { ChannelRow } from './channels.queries.ts'
import type { DispatchRow } from './dispatches.queries.ts'
import type { Dispatch, DispatchChannel } from './dispatches.schemas.ts'

/** A dispatch as it is read. */
export function dispatchView(row: DispatchRow): Dispatch {
  const { dispatchId, tenantId, interactionId, caseId, channel, state, address, text, isCaptured, attempts } = row
  const { providerReference, lastAnswer } = row
  return {
    ...{ dispatchId, tenantId, interactionId, caseId, channel, state, address, text, isCaptured, attempts },
    nextAttemptAt: state === 'QUEUED' ? instant(row.dueAt) : null,
    ...{ providerReference, lastAnswer, sentAt: nullableInstant(row.sentAt) },
    ...{ settledAt: nullableInstant(row.settledAt), createdAt: instant(row.createdAt) },
  }
}

/** A channel as it is read, without its secret. */
export function channelView(row: ChannelRow): DispatchChannel {
  return { ...row, createdAt: instant(row.createdAt), updatedAt: nullableInstant(row.updatedAt) }
}
