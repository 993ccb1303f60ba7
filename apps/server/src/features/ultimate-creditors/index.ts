export { createUltimateCreditor } from './create-ultimate-creditor.ts'
export { ultimateCreditorOperations } from './ultimate-creditors.routes.ts'
