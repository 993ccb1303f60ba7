import { instant } from '../../../platform/http/schemas/schemas.ts'
import type { PropertyTypeRow } from './property-types.queries.ts'
import type { PropertyType } from './property-types.schemas.ts'

/** A property type as it is read. */
export function propertyTypeView(row: PropertyTypeRow): PropertyType {
  return { ...row, createdAt: instant(row.createdAt) }
}
