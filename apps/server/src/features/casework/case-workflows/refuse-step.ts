import type { Command } from '../../../platform/commands/command.ts'
import type { Problem } from '../../../problems/index.ts'
import { keepRefusal } from '../../messaging/contact-gate/index.ts'
import { after } from '../workflows/index.ts'
import { announcePosition } from './case-workflow-view.ts'
import { type HeldCase, decideHeld, move, record, startOfDay, waitsForRetry } from './held-case.ts'
import type { Attempt } from './prepare-cases.ts'
import { refusalOf } from './refusal.rules.ts'

/**
 * Records why a step was refused, and when it is tried again. A fee, an e-mail, a text message or an offer that is not
 * possible at all is passed over. If something else is to be done on the case by now, only the verdicts are stored.
 */
export async function refuseStep(
  command: Command,
  held: HeldCase | undefined,
  { attempt, refused }: { readonly attempt: Attempt; readonly refused: Problem },
): Promise<void> {
  const keep = keepRefusal(refused)
  const due = held === undefined ? undefined : decideAttempted(command, held, attempt)
  if (held === undefined || due === undefined) return keep?.(command)
  const { row } = held
  // The step was refused while it was prepared, again. Recording that is an event on the case, after which it would be
  // looked at once more, and so on for ever.
  if (await waitsForRetry(command, row, due.decision)) return
  const { step, position } = due.decision
  await keep?.(command)
  const refusal = refusalOf(step.type, refused, due.today)
  const retryAt = refusal.retryOn === null ? null : startOfDay(command, refusal.retryOn)
  const state = retryAt === null ? 'SKIPPED' : 'REFUSED'
  await record(command, row, { step, position, state, reason: refusal.reason, retryAt, effect: {} })
  const moved = retryAt === null ? after(row.definition, position, { on: due.today, isSent: false }) : position
  await move(command, row, { position: moved, state: 'RUNNING', nextAt: retryAt ?? command.now })
  await announcePosition(command, row.caseId)
}

/** The decision on a case, if it is still the one that was refused. */
function decideAttempted(command: Command, held: HeldCase, attempt: Attempt) {
  const { decision, today } = decideHeld(command, held)
  if (held.row.version !== attempt.version || decision.kind !== 'perform') return undefined
  return decision.step.id === attempt.step.id ? { decision, today } : undefined
}
