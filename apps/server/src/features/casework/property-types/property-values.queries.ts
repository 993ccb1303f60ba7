import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { PropertyEntity } from './property-types.schemas.ts'
import { propertyTexts } from './property-values.rules.ts'

/** Replaces the indexed property values of a record. */
export function indexProperties(
  tenantId: string,
  { entity, entityId }: { readonly entity: PropertyEntity; readonly entityId: string },
  properties: Readonly<Record<string, unknown>>,
): Statement {
  return sql`
    with wanted as (
      select distinct w.handle, w.value
      from jsonb_to_recordset(${json(propertyTexts(properties))}::jsonb) as w (handle text, value text)
    ),
    removed as (
      delete from property_values p
      where p.tenant_id = ${tenantId}::uuid and p.entity_id = ${entityId}::uuid
        and not exists (select from wanted w where w.handle = p.handle and w.value = p.value)
    )
    insert into property_values (tenant_id, entity, handle, value, entity_id)
    select ${tenantId}::uuid, ${entity}::text, w.handle, w.value, ${entityId}::uuid from wanted w
    on conflict do nothing`
}

/** The ids of the records with the property value, as a set for `in (…)`. */
export function idsWithProperty(
  tenantId: string,
  entity: PropertyEntity,
  { handle, value }: { readonly handle: string; readonly value: string },
): Statement {
  return sql`
    select v.entity_id from property_values v
    where v.tenant_id = ${tenantId}::uuid and v.entity = ${entity}::text and v.handle = ${handle}::text
      and v.value = ${value}::text`
}

/** Whether the entity has a property type with this handle; true if the handle is null. */
export function isPropertyDefined(tenantId: string, entity: PropertyEntity, handle: string | null): Statement {
  return sql`(${handle}::text is null or exists (
    select from property_types t
    where t.tenant_id = ${tenantId}::uuid and t.entity = ${entity}::text and t.handle = ${handle}::text))`
}
