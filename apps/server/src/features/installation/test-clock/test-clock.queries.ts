import { joined, json, sql, type Statement } from '../../../platform/database/sql.ts'
import { settingsLock } from '../../../platform/database/tenants.queries.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { ClockMoveState } from './test-clock.schemas.ts'

export interface ClockRow {
  readonly isTest: boolean
  readonly clockOffsetMs: number
  readonly clockStoppedAt: Date | null
}

export function findClock(tenantId: string): Statement<ClockRow> {
  return sql<ClockRow>`
    select is_test as "isTest", clock_offset_ms as "clockOffsetMs", clock_stopped_at as "clockStoppedAt"
    from published.tenants where tenant_id = ${tenantId}::uuid`
}

/** Serialises changes of the clock, and of the settings, until the transaction ends. */
export function lockClock(tenantId: string): Statement {
  return sql`select pg_advisory_xact_lock(${settingsLock(tenantId)})`
}

export interface ClockMoveRow {
  readonly clockMoveId: string
  readonly tenantId: string
  readonly from: Date
  readonly to: Date
  readonly reached: Date
  readonly state: ClockMoveState
  readonly startedAt: Date
  readonly finishedAt: Date | null
  readonly createdBy: Actor
}

const columns = sql`
  m.clock_move_id as "clockMoveId", m.tenant_id as "tenantId", m.from_at as "from", m.to_at as "to",
  m.reached_at as reached, m.state, m.started_at as "startedAt", m.finished_at as "finishedAt", m.created_by as "createdBy"`

export function insertClockMove(
  move: Pick<ClockMoveRow, 'tenantId' | 'clockMoveId' | 'from' | 'to' | 'startedAt' | 'createdBy'>,
): Statement {
  return sql`
    insert into clock_moves (tenant_id, clock_move_id, from_at, to_at, reached_at, state, started_at, created_by)
    values (${move.tenantId}::uuid, ${move.clockMoveId}::uuid, ${move.from}::timestamptz, ${move.to}::timestamptz,
            ${move.from}::timestamptz, 'RUNNING', ${move.startedAt}::timestamptz, ${json(move.createdBy)}::jsonb)`
}

export function findClockMove(tenantId: string, clockMoveId: string): Statement<ClockMoveRow> {
  return sql<ClockMoveRow>`
    select ${columns} from clock_moves m
    where m.tenant_id = ${tenantId}::uuid and m.clock_move_id = ${clockMoveId}::uuid`
}

export function findRunningMove(tenantId: string): Statement<ClockMoveRow> {
  return sql<ClockMoveRow>`
    select ${columns} from clock_moves m where m.tenant_id = ${tenantId}::uuid and m.state = 'RUNNING'`
}

/** The newest moves first. */
export function listClockMoves(
  tenantId: string,
  { limit, offset, after }: { readonly limit: number; readonly offset: number; readonly after: string | null },
): Statement<ClockMoveRow> {
  return sql<ClockMoveRow>`
    select ${columns} from clock_moves m
    where m.tenant_id = ${tenantId}::uuid and (${after}::uuid is null or m.clock_move_id < ${after}::uuid)
    order by m.clock_move_id desc limit ${limit}::integer offset ${offset}::integer`
}

/** Takes the running move of a tenant for a while. If this worker dies, another continues after the lease. */
export function claimMove(
  tenantId: string,
  { now, leasedUntil }: { readonly now: Date; readonly leasedUntil: Date },
): Statement<ClockMoveRow> {
  return sql<ClockMoveRow>`
    update clock_moves m set leased_until = ${leasedUntil}::timestamptz
    where m.tenant_id = ${tenantId}::uuid and m.state = 'RUNNING'
      and (m.leased_until is null or m.leased_until <= ${now}::timestamptz)
    returning ${columns}`
}

export function extendLease({ tenantId, clockMoveId }: ClockMoveRow, leasedUntil: Date): Statement {
  return sql`
    update clock_moves set leased_until = ${leasedUntil}::timestamptz
    where tenant_id = ${tenantId}::uuid and clock_move_id = ${clockMoveId}::uuid and state = 'RUNNING'`
}

/** Whether any of the statements selects a row. Those after the first that does are not run. */
export function findDue(statements: readonly Statement[]): Statement<{ isDue: boolean }> {
  const found = statements.map((statement) => sql`when exists (${statement}) then true`)
  return sql<{ isDue: boolean }>`select case ${joined(found, ' ')} else false end as "isDue"`
}

/** Notes how far a move is. Returns no row if another worker was faster. */
export function advanceMove(
  { tenantId, clockMoveId, reached }: ClockMoveRow,
  to: Date,
): Statement<{ clockMoveId: string }> {
  return sql<{ clockMoveId: string }>`
    update clock_moves set reached_at = ${to}::timestamptz
    where tenant_id = ${tenantId}::uuid and clock_move_id = ${clockMoveId}::uuid and state = 'RUNNING'
      and reached_at = ${reached}::timestamptz
    returning clock_move_id as "clockMoveId"`
}

export function completeMove({ tenantId, clockMoveId }: ClockMoveRow, now: Date): Statement<{ clockMoveId: string }> {
  return sql<{ clockMoveId: string }>`
    update clock_moves set state = 'COMPLETED', finished_at = ${now}::timestamptz, leased_until = null
    where tenant_id = ${tenantId}::uuid and clock_move_id = ${clockMoveId}::uuid and state = 'RUNNING'
      and reached_at = to_at
    returning clock_move_id as "clockMoveId"`
}
