import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { inLanguage, type Message } from '../../../problems/index.ts'
import type { Encoding } from './file-text.ts'
import type { ImportFormat, ImportKind, ImportMapping } from './import-fields.rules.ts'
import type { ImportState } from './imports.schemas.ts'

export interface ImportRow {
  readonly importId: string
  readonly tenantId: string
  readonly kind: ImportKind
  readonly format: ImportFormat
  readonly fileName: string
  readonly size: number
  readonly state: ImportState
  readonly creditorId: string | null
  readonly headings: string[]
  readonly mapping: ImportMapping | null
  readonly doneRows: number
  readonly rowCount: number | null
  readonly createdCount: number
  readonly updatedCount: number
  readonly unchangedCount: number
  readonly refusedCount: number
  readonly warningCount: number
  readonly failure: { readonly en: string; readonly da: string } | null
  readonly orderedBy: Actor
  readonly createdAt: Date
  readonly createdBy: Actor
  readonly finishedAt: Date | null
  /** How to read the file. Not part of responses. */
  readonly fileId: string | null
  readonly encoding: Encoding | null
  readonly delimiter: string | null
}

const columns = sql`
  import_id as "importId", tenant_id as "tenantId", kind, format, file_name as "fileName", size, state,
  creditor_id as "creditorId", headings, mapping, done_rows as "doneRows", row_count as "rowCount",
  created_count as "createdCount", updated_count as "updatedCount", unchanged_count as "unchangedCount",
  refused_count as "refusedCount", warning_count as "warningCount", failure, ordered_by as "orderedBy",
  created_at as "createdAt", created_by as "createdBy", finished_at as "finishedAt",
  file_id as "fileId", encoding, delimiter`

export function findImport(tenantId: string, importId: string): Statement<ImportRow> {
  return sql<ImportRow>`
    select ${columns} from imports where tenant_id = ${tenantId}::uuid and import_id = ${importId}::uuid`
}

/** Locks an import until the transaction ends. */
export function lockImport(tenantId: string, importId: string): Statement<ImportRow> {
  return sql<ImportRow>`${findImport(tenantId, importId)} for update`
}

/** The newest imports first. */
export function listImports(
  tenantId: string,
  state: ImportState | null,
  { limit, offset, after }: { readonly limit: number; readonly offset: number; readonly after: string | null },
): Statement<ImportRow> {
  return sql<ImportRow>`
    select ${columns} from imports
    where tenant_id = ${tenantId}::uuid and (${state}::text is null or state = ${state}::text)
      and (${after}::uuid is null or import_id < ${after}::uuid)
    order by import_id desc limit ${limit}::integer offset ${offset}::integer`
}

export interface NewImport {
  readonly tenantId: string
  readonly importId: string
  readonly kind: ImportKind
  readonly format: ImportFormat
  readonly fileName: string
  readonly fileId: string
  readonly size: number
  readonly encoding: Encoding | null
  readonly delimiter: string | null
  readonly headings: readonly string[]
  readonly creditorId: string | null
  readonly mapping: ImportMapping | null
  readonly state: ImportState
  readonly createdAt: Date
  readonly createdBy: Actor
}

export function insertImport(added: NewImport): Statement<ImportRow> {
  return sql<ImportRow>`
    insert into imports (tenant_id, import_id, kind, format, file_name, file_id, size, encoding, delimiter, headings,
                         creditor_id, mapping, state, ordered_by, created_at, created_by)
    values (${added.tenantId}::uuid, ${added.importId}::uuid, ${added.kind}::text, ${added.format}::text,
            ${added.fileName}::text, ${added.fileId}::uuid, ${added.size}::bigint, ${added.encoding}::text,
            ${added.delimiter}::text, ${added.headings}::text[], ${added.creditorId}::uuid, ${json(added.mapping)}::jsonb,
            ${added.state}::text, ${json(added.createdBy)}::jsonb, ${added.createdAt}::timestamptz,
            ${json(added.createdBy)}::jsonb)
    returning ${columns}`
}

/** Starts a phase from the first row: checking, with a mapping, or importing. */
export function startPhase(
  tenantId: string,
  importId: string,
  phase: { readonly state: 'CHECKING' | 'IMPORTING'; readonly mapping?: ImportMapping; readonly orderedBy: Actor },
): Statement<ImportRow> {
  return sql<ImportRow>`
    update imports set
      state = ${phase.state}::text, mapping = coalesce(${json(phase.mapping)}::jsonb, mapping),
      ordered_by = ${json(phase.orderedBy)}::jsonb, done_rows = 0,
      created_count = 0, updated_count = 0, unchanged_count = 0, refused_count = 0, warning_count = 0
    where tenant_id = ${tenantId}::uuid and import_id = ${importId}::uuid
    returning ${columns}`
}

export interface Progress {
  readonly doneRows: number
  readonly createdCount: number
  readonly updatedCount: number
  readonly unchangedCount: number
  readonly refusedCount: number
  readonly warningCount: number
}

/** Notes that rows are done. */
export function advance(tenantId: string, importId: string, progress: Progress): Statement {
  return sql`
    update imports set
      done_rows = ${progress.doneRows}::integer, created_count = created_count + ${progress.createdCount}::integer,
      updated_count = updated_count + ${progress.updatedCount}::integer,
      unchanged_count = unchanged_count + ${progress.unchangedCount}::integer,
      refused_count = refused_count + ${progress.refusedCount}::integer,
      warning_count = warning_count + ${progress.warningCount}::integer
    where tenant_id = ${tenantId}::uuid and import_id = ${importId}::uuid`
}

/** Ends checking: the import waits to be confirmed. */
export function endCheck(tenantId: string, importId: string): Statement<ImportRow> {
  return sql<ImportRow>`
    update imports set state = 'CHECKED', row_count = done_rows
    where tenant_id = ${tenantId}::uuid and import_id = ${importId}::uuid
    returning ${columns}`
}

/** Ends an import, and lets go of its file. */
export function endImport(
  tenantId: string,
  importId: string,
  end: { readonly state: 'COMPLETED' | 'CANCELLED' | 'FAILED'; readonly failure?: Message; readonly at: Date },
): Statement<ImportRow> {
  return sql<ImportRow>`
    update imports set
      state = ${end.state}::text, failure = ${json(end.failure && bothLanguages(end.failure))}::jsonb,
      finished_at = ${end.at}::timestamptz, file_id = null
    where tenant_id = ${tenantId}::uuid and import_id = ${importId}::uuid
    returning ${columns}`
}

/** A message in both languages, as it is stored. */
export function bothLanguages(text: Message): { en: string; da: string } {
  return { en: inLanguage(text, 'en'), da: inLanguage(text, 'da') }
}

/** The next import of a tenant to be checked or run: the oldest. Only one is worked on at a time. */
export function findNextImport(tenantId: string): Statement<ImportRow> {
  return sql<ImportRow>`
    select ${columns} from imports
    where tenant_id = ${tenantId}::uuid and finished_at is null and state in ('CHECKING', 'IMPORTING')
    order by created_at, import_id limit 1`
}

/** The imports that nobody has confirmed since this time. */
export function findAbandoned(tenantId: string, before: Date): Statement<{ importId: string }> {
  return sql<{ importId: string }>`
    select import_id as "importId" from imports
    where tenant_id = ${tenantId}::uuid and finished_at is null and state in ('UPLOADED', 'CHECKED')
      and created_at < ${before}::timestamptz`
}

/** Workers use the time of the service, and the clock of a test tenant may be ahead of it. */
export function enqueueTenant(tenantId: string, dueAt: Date): Statement {
  return sql`
    insert into import_queue (tenant_id, leased_until) values (${tenantId}::uuid, least(${dueAt}::timestamptz, now()))
    on conflict (tenant_id) do nothing`
}

/** Takes a tenant with imports to run. If this worker dies, another takes it after the lease. */
export function claimTenant(now: Date, leasedUntil: Date): Statement<{ tenantId: string }> {
  return sql<{ tenantId: string }>`
    update import_queue q set leased_until = ${leasedUntil}::timestamptz
    from (
      select tenant_id from import_queue
      where leased_until <= ${now}::timestamptz
      order by leased_until limit 1
      for update skip locked) due
    where q.tenant_id = due.tenant_id
    returning q.tenant_id as "tenantId"`
}

/** Extends the lease while the worker lives. */
export function extendLease(tenantId: string, leasedUntil: Date): Statement {
  return sql`
    update import_queue set leased_until = ${leasedUntil}::timestamptz where tenant_id = ${tenantId}::uuid`
}

/** Removes a tenant from the queue. */
export function dequeueTenant(tenantId: string): Statement {
  return sql`delete from import_queue where tenant_id = ${tenantId}::uuid`
}
