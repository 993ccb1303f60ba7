import { rowIsThere } from '../../../platform/database/row-is-there.ts'
import { json, lookup, rowWritten, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { TemplateLanguage } from '../templates/index.ts'
import type { StoredSource } from './document-source.ts'

export interface DocumentRow {
  readonly documentId: string
  readonly tenantId: string
  readonly caseId: string
  readonly templateId: string
  /** Null until a letter of moved time is opened: it has a source, but no file. */
  readonly fileId: string | null
  readonly interactionId: string | null
  readonly userId: string
  readonly fileName: string | null
  readonly size: number | null
  readonly sha256: string | null
  readonly language: TemplateLanguage
  readonly subject: string
  readonly deadline: string | null
  readonly demandDays: number | null
  /** When the letter was sent, and whether a demand gave enough time; null until then. */
  readonly sentAt: Date | null
  readonly isValid: boolean | null
  readonly sharedWithDebtor: boolean
  readonly createdAt: Date
  readonly createdBy: Actor
  readonly updatedAt: Date | null
  readonly updatedBy: Actor | null
}

/** Selects from `documents d` with `files f`, and `interactions i` if it is a demand that was sent. */
const columns = sql`
  d.document_id as "documentId", d.tenant_id as "tenantId", d.case_id as "caseId", d.template_id as "templateId",
  d.file_id as "fileId", d.interaction_id as "interactionId", d.recipient_user_id as "userId",
  f.file_name as "fileName", f.size, f.sha256, d.language, d.subject, d.deadline::text as deadline,
  d.demand_days as "demandDays", i.sent_at as "sentAt",
  d.deadline >= (i.sent_at at time zone t.time_zone)::date + d.demand_days as "isValid",
  d.is_shared_with_debtor as "sharedWithDebtor", d.created_at as "createdAt", d.created_by as "createdBy",
  d.updated_at as "updatedAt", d.updated_by as "updatedBy"`
const withFiles = sql`
  documents d
  left join published.files f on f.tenant_id = d.tenant_id and f.file_id = d.file_id
  join published.tenants t on t.tenant_id = d.tenant_id
  left join published.interactions i
    on i.tenant_id = d.tenant_id and i.interaction_id = d.interaction_id and i.state = 'SENT' and d.demand_days is not null`

export function findDocument(tenantId: string, documentId: string): Statement<DocumentRow> {
  return lookup(sql<DocumentRow>`
    select ${columns} from ${withFiles}
    where d.tenant_id = ${tenantId}::uuid and d.document_id = ${documentId}::uuid`)
}

export function findDocumentsOfInteractions(
  tenantId: string,
  interactionIds: readonly string[],
): Statement<DocumentRow> {
  return sql<DocumentRow>`
    select ${columns} from ${withFiles}
    where d.tenant_id = ${tenantId}::uuid and d.interaction_id = any (${interactionIds}::uuid[])
    order by d.document_id`
}

export function lockDocument(tenantId: string, documentId: string): Statement<DocumentRow> {
  return sql<DocumentRow>`${findDocument(tenantId, documentId)} for update of d`
}

export function findDocumentSource(tenantId: string, documentId: string): Statement<{ source: StoredSource }> {
  return sql<{ source: StoredSource }>`
    select source from documents where tenant_id = ${tenantId}::uuid and document_id = ${documentId}::uuid`
}

export interface DocumentFilters {
  readonly caseId?: string
  readonly templateId?: string
  readonly isDemand?: boolean
  readonly sharedWithDebtor?: boolean
}

export function listDocuments(
  tenantId: string,
  filters: DocumentFilters,
  page: { limit: number; offset: number; after: string | null },
): Statement<DocumentRow> {
  const caseId = filters.caseId ?? null
  const templateId = filters.templateId ?? null
  const isDemand = filters.isDemand ?? null
  const isShared = filters.sharedWithDebtor ?? null
  return sql<DocumentRow>`
    select ${columns} from ${withFiles}
    where d.tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or d.document_id > ${page.after}::uuid)
      and (${caseId}::uuid is null or d.case_id = ${caseId}::uuid)
      and (${templateId}::uuid is null or d.template_id = ${templateId}::uuid)
      and (${isDemand}::boolean is null or (d.demand_days is not null) = ${isDemand}::boolean)
      and (${isShared}::boolean is null or d.is_shared_with_debtor = ${isShared}::boolean)
    order by d.document_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

/** Whether the resources in the filters exist; an absent filter counts as existing. */
export function findNamedByFilters(
  tenantId: string,
  { caseId = null, templateId = null }: { readonly caseId?: string | null; readonly templateId?: string | null },
): Statement<{ hasCase: boolean; hasTemplate: boolean }> {
  return sql<{ hasCase: boolean; hasTemplate: boolean }>`
    select
      ${rowIsThere(tenantId, sql`published.cases where case_id`, caseId)} as "hasCase",
      ${rowIsThere(tenantId, sql`published.templates where template_id`, templateId)} as "hasTemplate"`
}

export interface NewDocument extends Pick<
  DocumentRow,
  | 'documentId'
  | 'caseId'
  | 'templateId'
  | 'fileId'
  | 'interactionId'
  | 'userId'
  | 'deadline'
  | 'demandDays'
  | 'sharedWithDebtor'
> {
  readonly source: StoredSource
  readonly createdAt: Date
  readonly createdBy: Actor
}

export function insertDocument(tenantId: string, document: NewDocument): Statement {
  const { source } = document
  return rowWritten(sql`
    insert into documents (
      tenant_id, document_id, case_id, template_id, file_id, interaction_id, recipient_user_id, language, subject,
      deadline, demand_days, source, is_shared_with_debtor, created_at, created_by)
    values (
      ${tenantId}::uuid, ${document.documentId}::uuid, ${document.caseId}::uuid, ${document.templateId}::uuid,
      ${document.fileId}::uuid, ${document.interactionId}::uuid, ${document.userId}::uuid, ${source.language}::text,
      ${source.subject}::text, ${document.deadline}::date, ${document.demandDays}::integer, ${json(source)}::jsonb,
      ${document.sharedWithDebtor}::boolean, ${document.createdAt}::timestamptz, ${json(document.createdBy)}::jsonb)`)
}

export function shareDocument(
  tenantId: string,
  documentId: string,
  change: { readonly isShared: boolean; readonly now: Date; readonly actor: Actor },
): Statement {
  return sql`
    update documents set is_shared_with_debtor = ${change.isShared}::boolean, updated_at = ${change.now}::timestamptz,
      updated_by = ${json(change.actor)}::jsonb
    where tenant_id = ${tenantId}::uuid and document_id = ${documentId}::uuid`
}
