import type { AuditRecord, EventRecord } from '../commands/command.ts'

/** A change as the journal keeps it: an event, an audit entry, or both. */
export interface JournalEntry {
  readonly subjectId: string
  readonly before?: unknown
  readonly after?: unknown
  readonly event?: Pick<EventRecord, 'type' | 'caseId' | 'test'>
  /** Only of entries that the audit trail shows. */
  readonly subjectType?: string
}

/**
 * The entries of a command, in the order of its events. An audit entry and an event that tell the same about the same
 * resource become one.
 */
export function journalEntries(events: readonly EventRecord[], audits: readonly AuditRecord[]): JournalEntry[] {
  const open = [...audits]
  const entries = events.map(({ type, caseId, test, subjectId, data }): JournalEntry => {
    const event = { type, ...(caseId === undefined ? {} : { caseId }), ...(test === undefined ? {} : { test }) }
    const twin = open.findIndex((audit) => audit.subjectId === subjectId && isSame(newestOf(audit), data))
    const [audit] = twin < 0 ? [] : open.splice(twin, 1)
    return audit === undefined ? { subjectId, after: data, event } : { ...audit, event }
  })
  return [...entries, ...open]
}

/** What the event of an audit entry would contain: of a deleted resource its last version. */
function newestOf({ before, after }: AuditRecord): unknown {
  return after ?? before
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
