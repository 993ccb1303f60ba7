import { declared } from '../../../platform/feature/declared.ts'
import type { SessionContext } from '../../../platform/http/callers/session-context.ts'
import type { StreamMessage, StreamSource } from '../../../platform/http/streams/live-stream.ts'
import type { Session } from '../../../platform/identity/session.ts'
import { type ChangeReader, type ChangeRow, findEndOfJournal, listChangesAfter } from './changes.queries.ts'
import { SharedReads } from './shared-reads.ts'

/** A reader who has missed more reads everything again instead. */
const mostChanges = 500
/** A browser has one stream, however many windows it has. */
const perUserMax = 10
const perTenantMax = 500
const perProcessMax = 2_000
/** Browsers come back at different times, since a deployment disconnects all of them at once. */
const reconnectMs = { least: 1_000, spread: 4_000 }

interface Found {
  readonly end: number
  readonly rows: readonly ChangeRow[]
}
const sharedReads = new SharedReads<Found>()

type Context = Pick<SessionContext, 'services' | 'scopesOf' | 'lastEventId'>

/** Streams which resources change that the user may read, after the last change that the browser knows of, or from now on. */
export async function streamChanges(context: Context, { tenantId, user }: Session): Promise<StreamSource> {
  const { services, scopesOf, lastEventId } = context
  const reader = readerOf(user.role, new Set(scopesOf(user.role)))
  const place = { position: await findStart(context, tenantId) }
  let greeting: StreamMessage[] = [greetingOf(place.position)]
  const find = async (after: number): Promise<Found> => {
    const rows = await services.database.read(
      tenantId,
      listChangesAfter(tenantId, { position: after, reader, most: mostChanges }),
    )
    return { end: rows[0]?.end ?? 0, rows: rows.filter((row): row is ChangeRow & { end: number } => row.id !== null) }
  }
  return {
    limits: [
      { key: `changes of ${user.userId}`, max: perUserMax },
      { key: `changes of ${tenantId}`, max: perTenantMax },
      { key: 'changes', max: perProcessMax },
    ],
    next: async () => {
      const { position: after } = place
      const { end, rows } = await sharedReads.read(`${tenantId} ${user.role} ${after}`, () => find(after))
      place.position = end
      // A journal that ends earlier than the browser has read was restored from a backup.
      const isLost = end < after || end - after > mostChanges
      const messages = isLost ? [{ id: String(end), event: 'reset', data: '{}' }] : rows.map(messageOf)
      const all = [...greeting, ...messages]
      greeting = []
      return { messages: all, hasMore: false }
    },
  }

  function greetingOf(from: number): StreamMessage {
    const retry = reconnectMs.least + Math.floor(Math.random() * reconnectMs.spread)
    // A browser that resumes keeps its position; a new one gets one, in case it is disconnected before the first change.
    return lastEventId === undefined ? { retry: String(retry), id: String(from) } : { retry: String(retry) }
  }
}

/** Where the browser stopped. Anything that is not a position counts as the beginning, after which there is too much to list. */
async function findStart({ services, lastEventId }: Context, tenantId: string): Promise<number> {
  if (lastEventId !== undefined) return /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : 0
  const [head] = await services.database.read(tenantId, findEndOfJournal(tenantId))
  return head?.end ?? 0
}

function readerOf(role: ChangeReader['role'], scopes: ReadonlySet<string>): ChangeReader {
  const { auditSubjects, events } = declared()
  return {
    role,
    kinds: Object.keys(auditSubjects).filter((kind) => scopes.has(auditSubjects[kind] ?? '')),
    events: events.filter(({ scope }) => scopes.has(scope)).map(({ type }) => type),
  }
}

function messageOf({ position, kind, id, caseId }: ChangeRow): StreamMessage {
  return { id: String(position), data: JSON.stringify(caseId === null ? { kind, id } : { kind, id, caseId }) }
}
