import { json, lookup, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { Use } from '../../../platform/registries/require-unused.ts'
import type { Template } from './templates.schemas.ts'

export interface TemplateRow extends Pick<
  Template,
  'handle' | 'name' | 'kind' | 'language' | 'subject' | 'body' | 'isDemand'
> {
  readonly templateId: string
  readonly tenantId: string
  readonly createdAt: Date
  readonly createdBy: Actor
  readonly updatedAt: Date | null
  readonly updatedBy: Actor | null
}

const columns = sql`
  template_id as "templateId", tenant_id as "tenantId", handle, name, kind, language, subject, body,
  is_demand as "isDemand", created_at as "createdAt", created_by as "createdBy", updated_at as "updatedAt", updated_by as "updatedBy"`

export function findTemplate(tenantId: string, templateId: string): Statement<TemplateRow> {
  return lookup(sql<TemplateRow>`
    select ${columns} from templates where tenant_id = ${tenantId}::uuid and template_id = ${templateId}::uuid`)
}

/** Locks the template against changes and deletion until the transaction ends; it can still be read. */
export function shareTemplate(tenantId: string, templateId: string): Statement<TemplateRow> {
  return sql<TemplateRow>`${findTemplate(tenantId, templateId)} for share`
}

/** Finds the template of a handle in the first available of these languages, or else in any. */
export function findTemplateByHandle(
  tenantId: string,
  { kind, handle }: Pick<TemplateRow, 'kind' | 'handle'>,
  languages: readonly string[],
): Statement<TemplateRow> {
  return lookup(sql<TemplateRow>`
    select ${columns} from templates
    where tenant_id = ${tenantId}::uuid and handle = ${handle}::text and kind = ${kind}::text
    order by array_position(${languages}::text[], language) nulls last
    limit 1`)
}

export function lockTemplate(tenantId: string, templateId: string): Statement<TemplateRow> {
  return sql<TemplateRow>`${findTemplate(tenantId, templateId)} for update`
}

export interface TemplateFilters {
  readonly kind?: string
  readonly language?: string
  readonly handle?: string
  readonly q?: string
}

export function listTemplates(
  tenantId: string,
  filters: TemplateFilters,
  page: { limit: number; offset: number; after: string | null },
): Statement<TemplateRow> {
  const kind = filters.kind ?? null
  const language = filters.language ?? null
  const handle = filters.handle ?? null
  const text = filters.q ?? null
  return sql<TemplateRow>`
    select ${columns} from templates
    where tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or template_id > ${page.after}::uuid)
      and (${kind}::text is null or kind = ${kind}::text)
      and (${language}::text is null or language = ${language}::text)
      and (${handle}::text is null or handle = ${handle}::text)
      and (${text}::text is null
           or strpos(lower(name), lower(${text}::text)) > 0 or strpos(lower(subject), lower(${text}::text)) > 0)
    order by template_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export type NewTemplate = Omit<TemplateRow, 'isDemand' | 'updatedAt' | 'updatedBy'> & {
  readonly isDemand?: boolean | undefined
}

export function insertTemplates(tenantId: string, templates: readonly NewTemplate[]): Statement<TemplateRow> {
  return sql<TemplateRow>`
    insert into templates (
      tenant_id, template_id, handle, name, kind, language, subject, body, is_demand, created_at, created_by)
    select ${tenantId}::uuid, t."templateId", t.handle, t.name, t.kind, t.language, t.subject, t.body,
           coalesce(t."isDemand", false), t."createdAt", t."createdBy"
    from jsonb_to_recordset(${json(templates)}::jsonb)
      as t ("templateId" uuid, handle text, name text, kind text, language text, subject text, body text,
            "isDemand" boolean, "createdAt" timestamptz, "createdBy" jsonb)
    returning ${columns}`
}

/** Returns no row if nothing changes. */
export function updateTemplate(
  row: TemplateRow,
  change: { readonly now: Date; readonly actor: Actor },
): Statement<TemplateRow> {
  const written = sql`handle, name, language, subject, body, is_demand`
  const values = sql`${row.handle}::text, ${row.name}::text, ${row.language}::text, ${row.subject}::text, ${row.body}::text, ${row.isDemand}::boolean`
  return sql<TemplateRow>`
    update templates set (updated_at, updated_by, ${written}) = row (${change.now}::timestamptz, ${json(change.actor)}::jsonb, ${values})
    where tenant_id = ${row.tenantId}::uuid and template_id = ${row.templateId}::uuid
      and row (${written}) is distinct from row (${values})
    returning ${columns}`
}

export function deleteTemplate(tenantId: string, templateId: string): Statement {
  return sql`delete from templates where tenant_id = ${tenantId}::uuid and template_id = ${templateId}::uuid`
}

export function findTemplateUses(tenantId: string, templateId: string): Statement<Use> {
  return sql<Use>`
    select 'documents' as "usedBy"
    where exists (select from published.documents where tenant_id = ${tenantId}::uuid and template_id = ${templateId}::uuid)`
}
