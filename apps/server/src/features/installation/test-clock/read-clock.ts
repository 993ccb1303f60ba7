import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { requireFirst } from '../../../problems/index.ts'
import { clockMoveView, testClockView } from './clock-views.ts'
import { message } from './test-clock.problems.ts'
import { findClock, findClockMove, findRunningMove } from './test-clock.queries.ts'
import type { ClockMove, TestClock } from './test-clock.schemas.ts'

type Read = ReadContext['read']

interface ClockTenant {
  readonly tenantId: string
  readonly timeZone: string
}

/** The clock of a tenant, and the move that is running. `now` is the time of the service. */
export async function getTestClock(read: Read, tenant: ClockTenant, now: Date): Promise<TestClock> {
  const { tenantId } = tenant
  const row = requireFirst(await read(findClock(tenantId)), message('This is not a test tenant.'))
  const [move] = row.clockStoppedAt === null ? [] : await read(findRunningMove(tenantId))
  return testClockView({ now: () => now }, tenant, { row, move })
}

/** A move with its progress. */
export async function getClockMove(read: Read, tenant: ClockTenant, clockMoveId: string): Promise<ClockMove> {
  const found = await read(findClockMove(tenant.tenantId, clockMoveId))
  return clockMoveView(requireFirst(found, message('There is no such move.')), tenant.timeZone)
}
