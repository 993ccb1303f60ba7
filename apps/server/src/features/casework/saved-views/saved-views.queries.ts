import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/http/schemas/schemas.ts'
import type { SavedView } from './saved-views.schemas.ts'

export interface SavedViewRow {
  readonly savedViewId: string
  readonly tenantId: string
  readonly ownerId: string
  readonly name: string
  readonly area: SavedView['area']
  readonly query: Record<string, string>
  readonly shared: boolean
  readonly createdAt: Date
  readonly createdBy: Actor
}

/** Views are seen by whoever made them, and by everybody where they are shared. */
export interface Viewer {
  readonly tenantId: string
  readonly viewerId: string
}

const columns = sql`
  saved_view_id as "savedViewId", tenant_id as "tenantId", owner_id as "ownerId", name, area, query, shared,
  created_at as "createdAt", created_by as "createdBy"`

export function findSavedView({ tenantId, viewerId }: Viewer, savedViewId: string): Statement<SavedViewRow> {
  return sql<SavedViewRow>`
    select ${columns} from saved_views
    where tenant_id = ${tenantId}::uuid and saved_view_id = ${savedViewId}::uuid
      and (shared or owner_id = ${viewerId}::uuid)`
}

export function lockSavedView(viewer: Viewer, savedViewId: string): Statement<SavedViewRow> {
  return sql<SavedViewRow>`${findSavedView(viewer, savedViewId)} for update`
}

export function listSavedViews(
  { tenantId, viewerId }: Viewer,
  area: SavedView['area'] | null,
  page: { limit: number; offset: number; after: string | null },
): Statement<SavedViewRow> {
  return sql<SavedViewRow>`
    select ${columns} from saved_views
    where tenant_id = ${tenantId}::uuid and (shared or owner_id = ${viewerId}::uuid)
      and (${area}::text is null or area = ${area}::text)
      and (${page.after}::uuid is null or saved_view_id > ${page.after}::uuid)
    order by saved_view_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export function insertSavedView(view: SavedViewRow): Statement {
  return sql`
    insert into saved_views (tenant_id, saved_view_id, owner_id, name, area, query, shared, created_at, created_by)
    values (${view.tenantId}::uuid, ${view.savedViewId}::uuid, ${view.ownerId}::uuid, ${view.name}::text,
            ${view.area}::text, ${json(view.query)}::jsonb, ${view.shared}::boolean, ${view.createdAt}::timestamptz,
            ${json(view.createdBy)}::jsonb)`
}

export function updateSavedView(view: SavedViewRow): Statement {
  return sql`
    update saved_views set name = ${view.name}::text, query = ${json(view.query)}::jsonb, shared = ${view.shared}::boolean
    where tenant_id = ${view.tenantId}::uuid and saved_view_id = ${view.savedViewId}::uuid`
}

export function removeSavedView(tenantId: string, savedViewId: string): Statement {
  return sql`
    delete from saved_views where tenant_id = ${tenantId}::uuid and saved_view_id = ${savedViewId}::uuid`
}
