import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Reference } from '../../../platform/registries/require-unused.ts'
import type { PropertyEntity, PropertyType } from './property-types.schemas.ts'

const entities = {
  case: { usedBy: 'cases', table: sql`published.cases` },
  'case-voucher': { usedBy: 'case-vouchers', table: sql`published.case_vouchers` },
  creditor: { usedBy: 'creditors', table: sql`published.creditors` },
} as const

/** The records that have a value of the property, or one of the given values. */
export function referencesTo(
  { tenantId, entity, handle }: Readonly<Pick<PropertyType, 'tenantId' | 'entity' | 'handle'>>,
  values: readonly string[] | null = null,
): readonly Reference[] {
  const { usedBy, table } = entities[entity]
  const rows = sql`
    select from ${table}
    where tenant_id = ${tenantId}::uuid and properties ->> ${handle}::text is not null
      and (${values}::text[] is null or properties ->> ${handle}::text = any (${values}::text[]))`
  return [{ usedBy, rows }]
}

export type PropertyDefinition = Readonly<Pick<PropertyType, 'handle' | 'type' | 'options'>>

/** Locks the property types until the transaction ends. */
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
