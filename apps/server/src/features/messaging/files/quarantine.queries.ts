import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { ListedFile } from '../../../platform/files/file-store.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import type { File } from './files.schemas.ts'

/** Old content in the store without a row, or quarantined although it has one. */
export interface Suspect {
  readonly fileId: string
  readonly size: number
  readonly hasRow: boolean
  readonly isQuarantined: boolean
  readonly daysSeen: number
  readonly wasSeenToday: boolean
  readonly isBeingRemoved: boolean
}

export interface ListedContent extends Pick<ListedFile, 'size'> {
  readonly fileId: string
}

export function findTenant(tenantId: string): Statement<Tenant> {
  return sql<Tenant>`
    select tenant_id as "tenantId", name, time_zone as "timeZone", language from published.tenants
    where tenant_id = ${tenantId}::uuid`
}

/**
 * Finds content in the store that needs a step of the sweep, and interrupted removals. Returns nothing while the tenant
 * has a hold: a backup sets one before its snapshot, so that content with a row in the snapshot is never swept. Returns
 * nothing for unknown tenants either.
 */
export function findSuspects(
  tenantId: string,
  contents: readonly ListedContent[],
  { now, today }: SweepMoment,
): Statement<Suspect> {
  return sql<Suspect>`
    select s.file_id as "fileId", s.size, f.file_id is not null as "hasRow", q.file_id is not null as "isQuarantined",
           coalesce(q.days_seen, 0) as "daysSeen", coalesce(q.last_seen_on >= ${today}::date, false) as "wasSeenToday",
           q.removal_began_at is not null as "isBeingRemoved"
    from (
      select file_id, size from unnest(${contents.map(({ fileId }) => fileId)}::uuid[], ${contents.map(({ size }) => size)}::bigint[])
        as listed (file_id, size)
      union
      select file_id, size from quarantined_files where tenant_id = ${tenantId}::uuid and removal_began_at is not null
    ) s
    left join files f on f.tenant_id = ${tenantId}::uuid and f.file_id = s.file_id
    left join quarantined_files q on q.tenant_id = ${tenantId}::uuid and q.file_id = s.file_id
    where (f.file_id is null or q.file_id is not null)
      and exists (select from published.tenants where tenant_id = ${tenantId}::uuid)
      and not exists (
        select from file_sweep_holds
        where tenant_id = ${tenantId}::uuid and (expires_at is null or expires_at > ${now}::timestamptz))`
}

export interface SweepMoment {
  readonly now: Date
  /** The day in UTC. */
  readonly today: string
}

/** Quarantines content. Only one of several concurrent processes succeeds. */
export function quarantine(
  tenantId: string,
  contents: readonly ListedContent[],
  { now, today }: SweepMoment,
): Statement<{ fileId: string }> {
  return sql<{ fileId: string }>`
    insert into quarantined_files (tenant_id, file_id, size, quarantined_at, last_seen_on)
    select ${tenantId}::uuid, c.file_id, c.size, ${now}::timestamptz, ${today}::date
    from unnest(${contents.map(({ fileId }) => fileId)}::uuid[], ${contents.map(({ size }) => size)}::bigint[]) as c (file_id, size)
    on conflict do nothing
    returning file_id as "fileId"`
}

/** Releases content that has a row after all. */
export function release(tenantId: string, fileIds: readonly string[]): Statement<{ fileId: string }> {
  return sql<{ fileId: string }>`
    delete from quarantined_files q
    where tenant_id = ${tenantId}::uuid and file_id = any (${fileIds}::uuid[])
      and exists (select from files f where f.tenant_id = q.tenant_id and f.file_id = q.file_id)
    returning file_id as "fileId"`
}

/** Counts another day on which content was found without a row. */
export function countDay(tenantId: string, fileIds: readonly string[], today: string): Statement {
  return sql`
    update quarantined_files set days_seen = days_seen + 1, last_seen_on = ${today}::date
    where tenant_id = ${tenantId}::uuid and file_id = any (${fileIds}::uuid[]) and last_seen_on < ${today}::date`
}

/** Marks content as being removed, after which it cannot be restored. Only one concurrent process succeeds. */
export function beginRemoval(
  tenantId: string,
  fileIds: readonly string[],
  { now, daysMin }: { readonly now: Date; readonly daysMin: number },
): Statement<{ fileId: string }> {
  return sql<{ fileId: string }>`
    update quarantined_files q set removal_began_at = ${now}::timestamptz
    where tenant_id = ${tenantId}::uuid and file_id = any (${fileIds}::uuid[])
      and removal_began_at is null and days_seen >= ${daysMin}::integer
      and not exists (select from files f where f.tenant_id = q.tenant_id and f.file_id = q.file_id)
    returning file_id as "fileId"`
}

export function endRemoval(tenantId: string, fileIds: readonly string[]): Statement {
  return sql`
    delete from quarantined_files
    where tenant_id = ${tenantId}::uuid and file_id = any (${fileIds}::uuid[]) and removal_began_at is not null`
}

/** Releases one file, unless its content is being removed. */
export function takeOutOfQuarantine(tenantId: string, fileId: string): Statement<{ isBeingRemoved: boolean }> {
  return sql<{ isBeingRemoved: boolean }>`
    with mark as (
      select removal_began_at is not null as "isBeingRemoved" from quarantined_files
      where tenant_id = ${tenantId}::uuid and file_id = ${fileId}::uuid
      for update
    ), lifted as (
      delete from quarantined_files
      where tenant_id = ${tenantId}::uuid and file_id = ${fileId}::uuid and removal_began_at is null
    )
    select "isBeingRemoved" from mark`
}

export interface QuarantinedFile {
  readonly fileId: string
  readonly size: number
  readonly quarantinedAt: Date
  readonly daysSeen: number
  /** Null if it never had a row. */
  readonly fileName: string | null
}

export function listQuarantined(tenantId: string): Statement<QuarantinedFile> {
  return sql<QuarantinedFile>`
    select q.file_id as "fileId", q.size, q.quarantined_at as "quarantinedAt", q.days_seen as "daysSeen",
           (select a.before ->> 'fileName' from audit_entries a
            where a.tenant_id = q.tenant_id and a.subject_id = q.file_id and a.subject_type = 'file' and a.operation = 'delete-file'
            order by a.at desc limit 1) as "fileName"
    from quarantined_files q
    where q.tenant_id = ${tenantId}::uuid
    order by q.quarantined_at, q.file_id`
}

/** The last version of a deleted file, from the audit entry of its deletion. */
export function findDeletedFile(tenantId: string, fileId: string): Statement<{ file: File }> {
  return sql<{ file: File }>`
    select before as file from audit_entries
    where tenant_id = ${tenantId}::uuid and subject_id = ${fileId}::uuid and subject_type = 'file'
      and operation = 'delete-file' and before is not null
    order by at desc, audit_id desc limit 1`
}
