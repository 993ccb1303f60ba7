import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { inLanguage, type Message } from '../../../problems/index.ts'
import type { ExportState } from './exports.schemas.ts'

export interface ExportRow {
  readonly exportId: string
  readonly tenantId: string
  readonly state: ExportState
  readonly doneParts: number
  readonly partCount: number
  readonly rowCount: number
  readonly size: number | null
  readonly sha256: string | null
  readonly takenAt: Date | null
  readonly failure: { readonly en: string; readonly da: string } | null
  readonly createdAt: Date
  readonly createdBy: Actor
  readonly finishedAt: Date | null
  /** Not part of responses: the file is downloaded from the export. */
  readonly fileId: string | null
}

const columns = sql`
  export_id as "exportId", tenant_id as "tenantId", state, done_parts as "doneParts", part_count as "partCount",
  row_count as "rowCount", size, sha256, taken_at as "takenAt", failure, created_at as "createdAt",
  created_by as "createdBy", finished_at as "finishedAt", file_id as "fileId"`

export function findExport(tenantId: string, exportId: string): Statement<ExportRow> {
  return sql<ExportRow>`
    select ${columns} from exports where tenant_id = ${tenantId}::uuid and export_id = ${exportId}::uuid`
}

/** Locks an export until the transaction ends. */
export function lockExport(tenantId: string, exportId: string): Statement<ExportRow> {
  return sql<ExportRow>`${findExport(tenantId, exportId)} for update`
}

/** Locks all exports of a tenant until the transaction ends. */
export function lockAllExports(tenantId: string): Statement<ExportRow> {
  return sql<ExportRow>`
    select ${columns} from exports where tenant_id = ${tenantId}::uuid order by export_id for update`
}

/** The newest exports first. */
export function listExports(
  tenantId: string,
  { limit, offset, after }: { readonly limit: number; readonly offset: number; readonly after: string | null },
): Statement<ExportRow> {
  return sql<ExportRow>`
    select ${columns} from exports
    where tenant_id = ${tenantId}::uuid and (${after}::uuid is null or export_id < ${after}::uuid)
    order by export_id desc limit ${limit}::integer offset ${offset}::integer`
}

export function insertExport(added: {
  readonly tenantId: string
  readonly exportId: string
  readonly partCount: number
  readonly createdAt: Date
  readonly createdBy: Actor
}): Statement<ExportRow> {
  return sql<ExportRow>`
    insert into exports (tenant_id, export_id, state, part_count, created_at, created_by)
    values (${added.tenantId}::uuid, ${added.exportId}::uuid, 'RUNNING', ${added.partCount}::integer,
            ${added.createdAt}::timestamptz, ${json(added.createdBy)}::jsonb)
    returning ${columns}`
}

/** Notes how far a running export is. Returns no row if it was deleted, or another worker has completed it. */
export function noteProgress(
  tenantId: string,
  exportId: string,
  progress: { readonly doneParts: number; readonly rowCount: number },
): Statement<{ exportId: string }> {
  return sql<{ exportId: string }>`
    update exports set
      done_parts = least(${progress.doneParts}::integer, part_count), row_count = ${progress.rowCount}::bigint
    where tenant_id = ${tenantId}::uuid and export_id = ${exportId}::uuid and state = 'RUNNING'
    returning export_id as "exportId"`
}

export function completeExport(
  tenantId: string,
  exportId: string,
  done: {
    readonly fileId: string
    readonly size: number
    readonly sha256: string
    readonly rowCount: number
    readonly takenAt: Date
    readonly now: Date
  },
): Statement<ExportRow> {
  return sql<ExportRow>`
    update exports set
      state = 'COMPLETED', done_parts = part_count, row_count = ${done.rowCount}::bigint, file_id = ${done.fileId}::uuid,
      size = ${done.size}::bigint, sha256 = ${done.sha256}::text, taken_at = ${done.takenAt}::timestamptz,
      finished_at = ${done.now}::timestamptz
    where tenant_id = ${tenantId}::uuid and export_id = ${exportId}::uuid
    returning ${columns}`
}

export function failExport(tenantId: string, exportId: string, failure: Message, now: Date): Statement<ExportRow> {
  const both = { en: inLanguage(failure, 'en'), da: inLanguage(failure, 'da') }
  return sql<ExportRow>`
    update exports set state = 'FAILED', failure = ${json(both)}::jsonb, finished_at = ${now}::timestamptz
    where tenant_id = ${tenantId}::uuid and export_id = ${exportId}::uuid
    returning ${columns}`
}

export function deleteExportRow(tenantId: string, exportId: string): Statement {
  return sql`delete from exports where tenant_id = ${tenantId}::uuid and export_id = ${exportId}::uuid`
}

/** The exports that ended before this time. */
export function findOldExports(tenantId: string, before: Date): Statement<{ exportId: string }> {
  return sql<{ exportId: string }>`
    select export_id as "exportId" from exports
    where tenant_id = ${tenantId}::uuid and finished_at < ${before}::timestamptz`
}

/** Workers use the time of the service, and the clock of a test tenant may be ahead of it. */
export function enqueueExport(tenantId: string, exportId: string, dueAt: Date): Statement {
  return sql`
    insert into export_queue (tenant_id, export_id, leased_until)
    values (${tenantId}::uuid, ${exportId}::uuid, least(${dueAt}::timestamptz, now()))`
}

export interface QueuedExport {
  readonly tenantId: string
  readonly exportId: string
  /** How often a worker has taken it, this time included. */
  readonly attempts: number
}

/** Takes an export of any tenant. If this worker dies, another starts over after the lease. */
export function claimExport(now: Date, leasedUntil: Date): Statement<QueuedExport> {
  return sql<QueuedExport>`
    update export_queue q set leased_until = ${leasedUntil}::timestamptz, attempts = q.attempts + 1
    from (
      select tenant_id, export_id from export_queue
      where leased_until <= ${now}::timestamptz
      order by leased_until limit 1
      for update skip locked) due
    where q.tenant_id = due.tenant_id and q.export_id = due.export_id
    returning q.tenant_id as "tenantId", q.export_id as "exportId", q.attempts`
}

/** Extends the lease while the worker lives. */
export function extendLease({ tenantId, exportId }: QueuedExport, leasedUntil: Date): Statement {
  return sql`
    update export_queue set leased_until = ${leasedUntil}::timestamptz
    where tenant_id = ${tenantId}::uuid and export_id = ${exportId}::uuid`
}

export function dequeueExport({ tenantId, exportId }: Pick<QueuedExport, 'tenantId' | 'exportId'>): Statement {
  return sql`delete from export_queue where tenant_id = ${tenantId}::uuid and export_id = ${exportId}::uuid`
}
