import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { announceIdentityChange } from '../../../platform/identity/identity.queries.ts'
import { stopClock } from '../tenants/index.ts'
import { clockMoveView } from './clock-views.ts'
import { lastDay, noonOf } from './clock-stops.rules.ts'
import { message, problem } from './test-clock.problems.ts'
import { findClock, findClockMove, findRunningMove, insertClockMove, lockClock } from './test-clock.queries.ts'
import type { ClockMove, ClockMoveInput } from './test-clock.schemas.ts'

/**
 * Orders a move of the clock of a test tenant. The clock stops where it is; a worker then moves it from day to day. The
 * time of the command is that of the service.
 */
export async function createClockMove(command: Command, { to: day }: ClockMoveInput): Promise<ClockMove> {
  const { tenantId, tenant, transaction, now, actor } = command
  const { timeZone } = tenant
  await transaction.run(lockClock(tenantId))
  const row = await transaction.one(findClock(tenantId))
  if (!row.isTest) throw problem('not-a-test-tenant', message('This is not a test tenant.'))
  const running = await transaction.maybeOne(findRunningMove(tenantId))
  if (running !== undefined) {
    throw problem('clock-is-moving', message('The clock is on its way to {0}.', localDate(running.to, timeZone)))
  }
  const from = nowOf({ now: () => now }, row)
  requireLater(day, localDate(from, timeZone))
  const clockMoveId = command.newId()
  const move = { tenantId, clockMoveId, from, to: noonOf(day, timeZone), startedAt: now, createdBy: actor }
  await transaction.run(insertClockMove(move))
  await transaction.run(stopClock(tenantId, from))
  await transaction.run(announceIdentityChange(tenantId))
  const created = clockMoveView(await transaction.one(findClockMove(tenantId, clockMoveId)), timeZone)
  command.emit({ type: 'clock-moves.create', subjectId: clockMoveId, data: created })
  command.audit({ subjectType: 'clock-move', subjectId: clockMoveId, after: created })
  return created
}

function requireLater(day: string, today: string): void {
  const path = '/to'
  if (day <= today) {
    const errors = [{ path, message: message('must be after {0}', today) }]
    throw problem('clock-only-forward', message('It is {0} already.', today), { errors })
  }
  if (day > lastDay(today)) {
    const tooFar = message('must be at most ten years from now')
    throw problem('clock-only-forward', tooFar, { errors: [{ path, message: tooFar }] })
  }
}
