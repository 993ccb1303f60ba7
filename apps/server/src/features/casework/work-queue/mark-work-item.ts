import { localDate, parseTimestamp } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import { requireFound, unknownReference, validationFailed } from '../../../problems/index.ts'
import { kindsFor, type WorkKind } from './work-kinds.ts'
import { message, problem } from './work-queue.problems.ts'
import { findColleague, findWorkItem, findWorkMark, type WorkMarkRow, writeWorkMark } from './work-queue.queries.ts'
import type { WorkMark, WorkMarkInput } from './work-queue.schemas.ts'

/** Takes an item, hands it over, gives it back, or hides it for a while. */
export async function markWorkItem(
  command: Command,
  { kind, subjectId }: { readonly kind: WorkKind; readonly subjectId: string },
  input: WorkMarkInput,
): Promise<WorkMark> {
  const { tenantId, transaction, now, actor } = command
  const { assigneeId, fromAssigneeId } = input
  const snoozedUntil = snoozeOf(command, input)
  await requireItem(command, kind, subjectId)
  if (typeof assigneeId === 'string') {
    const colleague = await transaction.maybeOne(findColleague(tenantId, assigneeId))
    if (colleague === undefined) throw unknownReference('/assigneeId', 'user')
  }
  const before = await transaction.maybeOne(findWorkMark(tenantId, kind, subjectId))
  command.requireMatch(before === undefined ? unmarked(kind, subjectId) : markView(before))
  // A new row would replace nobody, so the expectation is checked here; the statement checks that of an existing one.
  if (before === undefined && typeof fromAssigneeId === 'string') throw taken()
  const mark = { kind, subjectId, assigneeId, fromAssigneeId, snoozedUntil, now, actor }
  const written = await transaction.maybeOne(writeWorkMark(tenantId, mark))
  if (written === undefined) throw taken()
  const after = markView(await transaction.one(findWorkMark(tenantId, kind, subjectId)))
  const change = { subjectType: 'work-item', subjectId, after } as const
  command.audit(before === undefined ? change : { ...change, before: markView(before) })
  return after
}

function snoozeOf({ tenant, now }: Command, { assigneeId, snoozedUntil }: WorkMarkInput): Date | null | undefined {
  if (assigneeId === undefined && snoozedUntil === undefined)
    throw validationFailed([{ path: '', message: message('must contain assigneeId or snoozedUntil') }])
  if (snoozedUntil === undefined || snoozedUntil === null) return snoozedUntil
  const until = parseTimestamp(snoozedUntil, tenant.timeZone)
  if (until === undefined || until <= now)
    throw validationFailed([{ path: '/snoozedUntil', message: message('must be in the future') }])
  return until
}

/** An item of a kind that the caller may not read looks like a missing one. */
async function requireItem(command: Command, kind: WorkKind, subjectId: string): Promise<void> {
  const { tenantId, tenant, principal, transaction, now } = command
  const { timeZone } = tenant
  const viewer = { tenantId, role: principal.role, now, timeZone, today: localDate(now, timeZone) }
  const found = kindsFor(principal).includes(kind)
    ? await transaction.maybeOne(findWorkItem(kind, subjectId, viewer))
    : undefined
  requireFound(found, message('There is no such item in the work queue.'))
}

function taken(): Error {
  return problem('work-item-taken', message('The item is assigned to somebody else.'))
}

/** The mark of an item that nobody has taken or snoozed. */
export function unmarked(kind: WorkKind, subjectId: string): WorkMark {
  return { kind, subjectId, assignee: null, snoozedUntil: null }
}

/** Shapes a mark for responses. */
export function markView({ snoozedUntil, ...row }: WorkMarkRow): WorkMark {
  return { ...row, snoozedUntil: nullableInstant(snoozedUntil) }
}
