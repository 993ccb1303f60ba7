export { createUltimateCreditor, ultimateCreditorOperations } from './ultimate-creditors.registry.ts'
export { UltimateCreditor } from './ultimate-creditors.schemas.ts'
