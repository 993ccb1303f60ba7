export { createStandardUpdateTypes, standardUpdateTypeId } from './create-standard-update-types.ts'
