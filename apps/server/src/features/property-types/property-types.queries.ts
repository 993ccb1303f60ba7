import { sql, type Statement } from '../../platform/database/sql.ts'
import type { Actor } from '../../platform/http/schemas.ts'
import type { PropertyEntity, PropertyValueType } from './property-types.schemas.ts'

export interface PropertyTypeRow {
  readonly propertyTypeId: string
  readonly tenantId: string
  readonly handle: string
  readonly label: string
  readonly type: PropertyValueType
  readonly entity: PropertyEntity
  readonly options: string[] | null
  readonly createdAt: Date
  readonly createdBy: Actor
}

const columns = sql`
  property_type_id as "propertyTypeId", tenant_id as "tenantId", handle, label, type, entity, options,
  created_at as "createdAt", created_by as "createdBy"`

export function findPropertyType(tenantId: string, propertyTypeId: string): Statement<PropertyTypeRow> {
  return sql<PropertyTypeRow>`
    select ${columns} from property_types
    where tenant_id = ${tenantId}::uuid and property_type_id = ${propertyTypeId}::uuid`
}

export function listPropertyTypes(
  tenantId: string,
  filters: { entity: PropertyEntity | null },
  page: { limit: number; offset: number; after: string | null },
): Statement<PropertyTypeRow> {
  return sql<PropertyTypeRow>`
    select ${columns} from property_types
    where tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or property_type_id > ${page.after}::uuid)
      and (${filters.entity}::text is null or entity = ${filters.entity}::text)
    order by property_type_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export function insertPropertyType(type: PropertyTypeRow): Statement<PropertyTypeRow> {
  return sql<PropertyTypeRow>`
    insert into property_types (tenant_id, property_type_id, handle, label, type, entity, options, created_at, created_by)
    values (${type.tenantId}::uuid, ${type.propertyTypeId}::uuid, ${type.handle}::text, ${type.label}::text,
            ${type.type}::text, ${type.entity}::text, ${type.options && JSON.stringify(type.options)}::jsonb,
            ${type.createdAt}::timestamptz, ${type.createdBy}::jsonb)
    returning ${columns}`
}

export type PropertyDefinition = Pick<PropertyTypeRow, 'handle' | 'type' | 'options'>

export function findPropertyDefinitions(
  tenantId: string,
  entity: PropertyEntity,
  handles: readonly string[],
): Statement<PropertyDefinition> {
  return sql<PropertyDefinition>`
    select handle, type, options from property_types
    where tenant_id = ${tenantId}::uuid and entity = ${entity}::text and handle = any (${handles}::text[])`
}
