import type { Command } from '../../../platform/commands/command.ts'
import { requireFound } from '../../../problems/index.ts'
import { announceDispatch } from './announce-dispatch.ts'
import { followsReport } from './attempt.rules.ts'
import { dispatchView } from './dispatch-views.ts'
import { message, problem } from './dispatches.problems.ts'
import { lockDispatch, settleDispatch } from './dispatches.queries.ts'
import type { Dispatch, DispatchReport } from './dispatches.schemas.ts'

/** Records what became of a message that was sent. Reporting the same again changes nothing. */
export async function reportDispatch(command: Command, dispatchId: string, report: DispatchReport): Promise<Dispatch> {
  const { tenantId, transaction, now } = command
  const before = requireFound(
    await transaction.maybeOne(lockDispatch(tenantId, dispatchId)),
    message('There is no such dispatch.'),
  )
  const follows = followsReport(before.state, report.state)
  if (follows === 'refused') throw problem('dispatch-state', message('The message is {0}.', before.state))
  if (follows === 'same') return dispatchView(before)
  await transaction.run(
    settleDispatch(tenantId, dispatchId, {
      ...{ state: report.state, sentAt: before.sentAt, settledAt: now, dueAt: before.dueAt },
      providerReference: report.providerReference ?? before.providerReference,
      lastAnswer: report.reason ?? before.lastAnswer,
    }),
  )
  return announceDispatch(command, before)
}
