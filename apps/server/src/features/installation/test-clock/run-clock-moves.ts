import type { Command } from '../../../platform/commands/command.ts'
import { runSystemCommand, type SystemCommands } from '../../../platform/commands/system-command.ts'
import { listTenants } from '../../../platform/database/tenants.queries.ts'
import type { DayWork, DueWork } from '../../../platform/feature/feature.ts'
import { announceIdentityChange } from '../../../platform/identity/identity.queries.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { leaseFrom, whileKeepingLease } from '../../../platform/jobs/lease.ts'
import { startClock, stopClock } from '../tenants/index.ts'
import { clockMoveView } from './clock-views.ts'
import { nextStop } from './clock-stops.rules.ts'
import {
  advanceMove,
  claimMove,
  type ClockMoveRow,
  completeMove,
  extendLease,
  findDue,
  findClockMove,
  lockClock,
} from './test-clock.queries.ts'

export interface ClockWorker extends SystemCommands {
  /** What happens on a tenant each day, in order. */
  readonly dayWork: readonly DayWork[]
  /** Whether anything of it is due at a time. */
  readonly dueWork: readonly DueWork[]
}

/** Moves every clock that is on its way. A worker that dies loses nothing: another continues on the same day. */
export async function runClockMoves(worker: ClockWorker): Promise<void> {
  const tenants = await worker.database.asWorker('jobs', (transaction) => transaction.many(listTenants()))
  for (const tenant of tenants) {
    if (tenant.clockStoppedAt == null) continue
    const { tenantId } = tenant
    const claim = { now: worker.clock.now(), leasedUntil: leaseFrom(worker.clock.now()) }
    const move = await worker.database.inTenant(tenantId, (transaction) =>
      transaction.maybeOne(claimMove(tenantId, claim)),
    )
    if (move === undefined) continue
    const extend = (leasedUntil: Date): Promise<unknown> =>
      worker.database.inTenant(tenantId, (transaction) => transaction.run(extendLease(move, leasedUntil)))
    await whileKeepingLease(worker.clock, extend, () => moveClock(worker, tenant, move))
  }
}

/**
 * Moves a clock from stop to stop. What is due at a stop is done before the clock goes on, and is done again without
 * effect if the worker died there. So the result does not depend on how often it was interrupted.
 */
async function moveClock(worker: ClockWorker, tenant: Tenant, claimed: ClockMoveRow): Promise<void> {
  let move = claimed
  for (;;) {
    await liveThrough(worker, { ...tenant, clockStoppedAt: move.reached })
    if (move.reached >= move.to) break
    const reached = await findStop(worker, tenant, move)
    const isOurs = await onServiceTime(worker, tenant, (command) => advance(command, move, reached))
    if (!isOurs) return
    move = { ...move, reached }
  }
  await onServiceTime(worker, tenant, (command) => arrive(command, move))
}

/** The next day on which anything is due. The days before it are passed over: on them, all work would find nothing. */
async function findStop(
  { database, dueWork }: ClockWorker,
  tenant: Tenant,
  { reached, to }: ClockMoveRow,
): Promise<Date> {
  const { tenantId, timeZone } = tenant
  for (let stop = nextStop(reached, to, timeZone); ; stop = nextStop(stop, to, timeZone)) {
    if (stop >= to) return to
    const [found] = await database.read(tenantId, findDue(dueWork.map((due) => due(tenant, stop))))
    if (found?.isDue === true) return stop
  }
}

/** Does everything that is due. What one feature did may be news to one before it, which notices on the next day. */
async function liveThrough({ dayWork }: ClockWorker, tenant: Tenant): Promise<void> {
  for (const work of dayWork) await work(tenant)
}

/** Runs a use case at the time of the service, not at that of the tenant. */
function onServiceTime<Result>(
  worker: ClockWorker,
  { tenantId, name, timeZone, language }: Tenant,
  useCase: (command: Command) => Promise<Result>,
): Promise<Result> {
  return runSystemCommand(worker, { tenantId, name, timeZone, language }, 'move-clock', useCase)
}

/** Sets the clock to its next stop, unless another worker has done so. */
async function advance(command: Command, move: ClockMoveRow, reached: Date): Promise<boolean> {
  const { tenantId, transaction, now } = command
  await transaction.run(lockClock(tenantId))
  const advanced = await transaction.maybeOne(advanceMove(move, reached))
  if (advanced === undefined) return false
  await Promise.all([
    transaction.run(stopClock(tenantId, reached)),
    transaction.run(extendLease(move, leaseFrom(now))),
    transaction.run(announceIdentityChange(tenantId)),
  ])
  return true
}

/** The clock runs again, ahead of the service. */
async function arrive(command: Command, move: ClockMoveRow): Promise<void> {
  const { tenantId, transaction, now, tenant } = command
  const { clockMoveId } = move
  await transaction.run(lockClock(tenantId))
  const completed = await transaction.maybeOne(completeMove(move, now))
  if (completed === undefined) return
  await transaction.run(startClock(tenantId, Math.max(0, move.to.getTime() - now.getTime())))
  await transaction.run(announceIdentityChange(tenantId))
  const before = clockMoveView(move, tenant.timeZone)
  const after = clockMoveView(await transaction.one(findClockMove(tenantId, clockMoveId)), tenant.timeZone)
  command.emit({ type: 'clock-moves.update', subjectId: clockMoveId, data: after })
  command.audit({ subjectType: 'clock-move', subjectId: clockMoveId, before, after })
}
