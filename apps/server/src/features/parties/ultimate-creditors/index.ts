export { createUltimateCreditor } from './create-ultimate-creditor.ts'
export { ultimateCreditorOperations } from './ultimate-creditors.routes.ts'
export { UltimateCreditor } from './ultimate-creditors.schemas.ts'
