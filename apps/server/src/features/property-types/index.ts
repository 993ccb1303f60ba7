export { createPropertyType } from './create-property-type.ts'
export { layProperties } from './property-types.rules.ts'
export { propertyTypeOperations } from './property-types.routes.ts'
export { requireValidProperties, requireValidPropertiesOfMany } from './require-valid-properties.ts'
