import { columnsOf } from '../columns/columns.ts'
import { sql, type Statement } from '../database/sql.ts'
import { sqlFunction } from '../database/sql-functions.ts'
import type { Actor } from '../identity/actor.ts'
import type { JournalEntry } from './journal.ts'

const writeJournalFunction = sqlFunction('write_journal')

/** An entry with its id and its time, and with who did it if the audit trail shows it. */
export interface AttributedEntry extends JournalEntry {
  readonly entryId: string
  readonly at: Date
  readonly attribution?: {
    readonly operation: string
    readonly requestId: string
    readonly actor: Actor
    /** The code of the problem with which it was refused. */
    readonly refused?: string
  }
}

/** Adds entries to the journal. It must be the last statement of its transaction: other writers wait for its commit. */
export function writeJournal(tenantId: string, entries: readonly AttributedEntry[]): Statement {
  const { uuid, text, json, time, boolean } = columnsOf(entries)
  return sql`
    select ${writeJournalFunction}(
      ${tenantId}::uuid, ${uuid(({ entryId }) => entryId)}::uuid[], ${time(({ at }) => at)}::timestamptz[],
      ${uuid(({ subjectId }) => subjectId)}::uuid[], ${json(({ before }) => before)}::text[]::json[],
      ${json(({ after }) => after)}::text[]::json[], ${text(({ event }) => event?.type)}::text[],
      ${uuid(({ event }) => event?.caseId)}::uuid[], ${boolean(({ event }) => event?.test && true)}::boolean[],
      ${uuid(({ event }) => event?.test?.webhookId)}::uuid[], ${text((entry) => entry.attribution?.operation)}::text[],
      ${text((entry) => entry.attribution?.requestId)}::text[], ${json((entry) => entry.attribution?.actor)}::text[]::json[],
      ${text(({ subjectType }) => subjectType)}::text[], ${text((entry) => entry.attribution?.refused)}::text[])`
}

/** The end of a tenant's journal. */
export function findHead(tenantId: string): Statement<{ position: number; link: string }> {
  return sql<{ position: number; link: string }>`
    select position, encode(link, 'hex') as link from journal_heads where tenant_id = ${tenantId}::uuid`
}

/** The link of the entry at a position, null if the entry is in an archive; no row if there is no such entry. */
export function findLink(tenantId: string, position: number): Statement<{ link: string | null }> {
  return sql<{ link: string | null }>`
    select encode(link, 'hex') as link from journal
    where tenant_id = ${tenantId}::uuid and position = ${position}::bigint
    union all
    (select case when position = ${position}::bigint then encode(link, 'hex') end from journal_archives
     where tenant_id = ${tenantId}::uuid and position >= ${position}::bigint
     order by position limit 1)`
}

/** Whether what happened at a moment is in the journal, and not in an archive. */
export function isInJournal(tenantId: string, moment: Statement): Statement {
  return sql`${moment} >= coalesce(
    (select max(a.ends_at) from journal_archives a where a.tenant_id = ${tenantId}::uuid), '-infinity')`
}
