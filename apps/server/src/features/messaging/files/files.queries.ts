import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { isAtLeast, type Role, rolesUpTo } from '../../../platform/identity/roles.ts'
import type { Use } from '../../../platform/registries/require-unused.ts'

export interface FileRow {
  readonly fileId: string
  readonly tenantId: string
  readonly fileName: string
  readonly contentType: string
  readonly size: number
  readonly sha256: string
  readonly createdAt: Date
  readonly createdBy: Actor
}

const columns = sql`
  file_id as "fileId", tenant_id as "tenantId", file_name as "fileName", content_type as "contentType", size, sha256,
  created_at as "createdAt", created_by as "createdBy"`

/**
 * Whether the role may read the file `f`: not if only interactions hidden from the role use it, nor if it is an export,
 * which is downloaded with the rights to all it contains.
 */
function isReadableBy(role: Role): Statement {
  const attachments = sql`from published.interaction_files a where a.tenant_id = f.tenant_id and a.file_id = f.file_id`
  return sql`not exists (
    select from published.exports e where e.tenant_id = f.tenant_id and e.file_id = f.file_id) and (
    not exists (select ${attachments})
    or exists (
      select from published.interaction_files a
      join published.interactions i on i.tenant_id = a.tenant_id and i.interaction_id = a.interaction_id
      where a.tenant_id = f.tenant_id and a.file_id = f.file_id
        and i.min_visibility_role = any (${rolesUpTo(role)}::text[])
        and (not a.is_staff_only or ${isAtLeast(role, 'caseworker')}::boolean))
    or exists (select from published.tenant_settings s where s.tenant_id = f.tenant_id and s.logo_file_id = f.file_id)
    or exists (
      select from published.property_types t
      join published.property_values v on v.tenant_id = t.tenant_id and v.entity = t.entity and v.handle = t.handle
      where t.tenant_id = f.tenant_id and t.type = 'file' and v.value = f.file_id::text))`
}

/** Finds a file that the role may read. */
export function findFile(tenantId: string, fileId: string, role: Role): Statement<FileRow> {
  return sql<FileRow>`
    select ${columns} from files f
    where tenant_id = ${tenantId}::uuid and file_id = ${fileId}::uuid and ${isReadableBy(role)}`
}

export function listFiles(
  tenantId: string,
  role: Role,
  page: { limit: number; offset: number; after: string | null },
): Statement<FileRow> {
  return sql<FileRow>`
    select ${columns} from files f
    where tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or file_id > ${page.after}::uuid)
      and ${isReadableBy(role)}
    order by file_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export function insertFiles(tenantId: string, files: readonly FileRow[]): Statement {
  return sql`
    insert into files (tenant_id, file_id, file_name, content_type, size, sha256, created_at, created_by)
    select ${tenantId}::uuid, f."fileId", f."fileName", f."contentType", f.size, f.sha256, f."createdAt", f."createdBy"
    from jsonb_to_recordset(${json(files)}::jsonb)
      as f ("fileId" uuid, "fileName" text, "contentType" text, size bigint, sha256 text,
            "createdAt" timestamptz, "createdBy" jsonb)
    returning true`
}

/** Finds the files that the role may read, and locks them against deletion until the transaction ends. */
export function lockFiles(tenantId: string, fileIds: readonly string[], role: Role): Statement<{ fileId: string }> {
  return sql<{ fileId: string }>`
    select file_id as "fileId" from files f
    where tenant_id = ${tenantId}::uuid and file_id = any(${fileIds}::uuid[]) and ${isReadableBy(role)}
    for key share of f`
}

/** Locks the row against deletion and new references. */
export function lockFile(tenantId: string, fileId: string, role: Role): Statement<FileRow> {
  return sql<FileRow>`${findFile(tenantId, fileId, role)} for update of f`
}

/** The kinds of resources with the file as the value of a property. */
export function findPropertyUsesOfFile(tenantId: string, fileId: string): Statement<Use> {
  return sql<Use>`
    select distinct v.entity || 's' as "usedBy"
    from published.property_types t
    join published.property_values v on v.tenant_id = t.tenant_id and v.entity = t.entity and v.handle = t.handle
    where t.tenant_id = ${tenantId}::uuid and t.type = 'file' and v.value = lower(${fileId}::text)
    order by "usedBy"`
}

export function deleteFile(tenantId: string, fileId: string): Statement {
  return sql`delete from files where tenant_id = ${tenantId}::uuid and file_id = ${fileId}::uuid`
}

/** Deletes those of the files that nothing refers to. */
export function deleteUnusedFiles(
  tenantId: string,
  fileIds: readonly string[],
): Statement<{ fileId: string; size: number }> {
  return sql<{ fileId: string; size: number }>`
    delete from files f
    where f.tenant_id = ${tenantId}::uuid and f.file_id = any (${fileIds}::uuid[])
      and not exists (
        select from published.interaction_files i where i.tenant_id = f.tenant_id and i.file_id = f.file_id)
      and not exists (select from published.documents d where d.tenant_id = f.tenant_id and d.file_id = f.file_id)
      and not exists (select from published.print_batches b where b.tenant_id = f.tenant_id and b.file_id = f.file_id)
      and not exists (
        select from published.property_types t
        join published.property_values v on v.tenant_id = t.tenant_id and v.entity = t.entity and v.handle = t.handle
        where t.tenant_id = f.tenant_id and t.type = 'file' and v.value = f.file_id::text)
    returning f.file_id as "fileId", f.size`
}

/** The recorded size and hash of a file's content. */
export interface StoredContent {
  readonly fileId: string
  readonly size: number
  readonly sha256: string
}

/** The contents that should exist, ordered by id. */
export function listContents(
  tenantId: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Statement<StoredContent> {
  return sql<StoredContent>`
    select file_id as "fileId", size, sha256 from files
    where tenant_id = ${tenantId}::uuid and (${after}::uuid is null or file_id > ${after}::uuid)
    order by file_id limit ${limit}::integer`
}

export function findContent(tenantId: string, fileId: string): Statement<StoredContent> {
  return sql<StoredContent>`
    select file_id as "fileId", size, sha256 from files
    where tenant_id = ${tenantId}::uuid and file_id = ${fileId}::uuid`
}

export interface FileUsageRow {
  readonly bytesUsed: number
  readonly bytesMax: number
}

/** Reserves space for files; no row means that the quota is exceeded. Concurrent uploads wait here. */
export function reserveSpace(tenantId: string, bytes: number): Statement {
  return sql`
    update file_usage set bytes_used = bytes_used + ${bytes}::bigint
    where tenant_id = ${tenantId}::uuid and bytes_used + ${bytes}::bigint <= bytes_max`
}

export function giveRoomBack(tenantId: string, bytes: number): Statement {
  return sql`
    update file_usage set bytes_used = bytes_used - ${bytes}::bigint where tenant_id = ${tenantId}::uuid`
}

/** Creates the usage row of a tenant without files. */
export function ensureFileUsage(tenantId: string): Statement {
  return sql`insert into file_usage (tenant_id) values (${tenantId}::uuid) on conflict do nothing`
}

export function findFileUsage(tenantId: string): Statement<FileUsageRow> {
  return sql<FileUsageRow>`
    select bytes_used as "bytesUsed", bytes_max as "bytesMax" from file_usage where tenant_id = ${tenantId}::uuid`
}

export function setFileQuota(tenantId: string, bytesMax: number): Statement {
  return sql`
    insert into file_usage (tenant_id, bytes_max) values (${tenantId}::uuid, ${bytesMax}::bigint)
    on conflict (tenant_id) do update set bytes_max = excluded.bytes_max`
}
