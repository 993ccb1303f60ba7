import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/http/schemas/schemas.ts'
import type { Use } from '../../../platform/registries/require-unused.ts'
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

/** Holds the row against changes, and makes those wait who are about to give a thing this property. */
export function lockPropertyType(tenantId: string, propertyTypeId: string): Statement<PropertyTypeRow> {
  return sql<PropertyTypeRow>`${findPropertyType(tenantId, propertyTypeId)} for update`
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
            ${type.type}::text, ${type.entity}::text, ${json(type.options)}::jsonb,
            ${type.createdAt}::timestamptz, ${json(type.createdBy)}::jsonb)
    returning ${columns}`
}

/** Answers no row where nothing would change. */
export function updatePropertyType(type: PropertyTypeRow): Statement<PropertyTypeRow> {
  return sql<PropertyTypeRow>`
    update property_types set label = ${type.label}::text, options = ${json(type.options)}::jsonb
    where tenant_id = ${type.tenantId}::uuid and property_type_id = ${type.propertyTypeId}::uuid
      and (label, options) is distinct from (${type.label}::text, ${json(type.options)}::jsonb)
    returning ${columns}`
}

const carriers = {
  case: { usedBy: 'cases', table: sql`cases` },
  'case-voucher': { usedBy: 'case-vouchers', table: sql`case_vouchers` },
  creditor: { usedBy: 'creditors', table: sql`creditors` },
} as const

/** The kind of things that have a value of the property, or where values are given, one of those. */
export function findPropertyUses(type: PropertyTypeRow, values: readonly string[] | null): Statement<Use> {
  const { usedBy, table } = carriers[type.entity]
  return sql<Use>`
    select ${usedBy}::text as "usedBy"
    where exists (
      select from ${table}
      where tenant_id = ${type.tenantId}::uuid and properties ->> ${type.handle}::text is not null
        and (${values}::text[] is null or properties ->> ${type.handle}::text = any (${values}::text[])))`
}

export function deletePropertyType(tenantId: string, propertyTypeId: string): Statement {
  return sql`
    delete from property_types where tenant_id = ${tenantId}::uuid and property_type_id = ${propertyTypeId}::uuid`
}

export type PropertyDefinition = Pick<PropertyTypeRow, 'handle' | 'type' | 'options'>

/** What properties mean; it stays so until the transaction is over. */
export function findPropertyDefinitions(
  tenantId: string,
  entity: PropertyEntity,
  handles: readonly string[],
): Statement<PropertyDefinition> {
  return sql<PropertyDefinition>`
    select handle, type, options from property_types
    where tenant_id = ${tenantId}::uuid and entity = ${entity}::text and handle = any (${handles}::text[])
    for key share`
}
