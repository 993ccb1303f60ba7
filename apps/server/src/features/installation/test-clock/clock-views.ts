import type { Clock } from '../../../platform/clock/clock.ts'
import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import { localDate } from '../../../platform/clock/timestamps.ts'
import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import { daysBetween } from './clock-stops.rules.ts'
import type { ClockMoveRow, ClockRow } from './test-clock.queries.ts'
import type { ClockMove, TestClock } from './test-clock.schemas.ts'

/** A move as it is read. */
export function clockMoveView(row: ClockMoveRow, timeZone: string): ClockMove {
  const { from, to, reached, startedAt, finishedAt } = row
  return {
    ...{ clockMoveId: row.clockMoveId, tenantId: row.tenantId, state: row.state, createdBy: row.createdBy },
    ...{ from: instant(from), to: instant(to), reached: instant(reached) },
    dayCount: daysBetween(from, to, timeZone),
    daysDone: daysBetween(from, reached, timeZone),
    ...{ startedAt: instant(startedAt), finishedAt: nullableInstant(finishedAt) },
  }
}

/** The clock of a tenant as it is read. */
export function testClockView(
  clock: Clock,
  tenant: { readonly tenantId: string; readonly timeZone: string },
  { row, move }: { readonly row: ClockRow; readonly move: ClockMoveRow | undefined },
): TestClock {
  const { tenantId, timeZone } = tenant
  const now = nowOf(clock, row)
  return {
    ...{ tenantId, isTest: row.isTest, now: instant(now), today: localDate(now, timeZone) },
    offsetMs: Math.max(0, now.getTime() - clock.now().getTime()),
    move: move === undefined ? null : clockMoveView(move, timeZone),
  }
}
