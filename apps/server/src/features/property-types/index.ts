export { createPropertyType } from './create-property-type.ts'
export { propertyTypeOperations } from './property-types.routes.ts'
export { requireValidProperties, requireValidPropertiesOfMany } from './require-valid-properties.ts'
