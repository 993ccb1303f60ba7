export { createUltimateCreditor } from './create-ultimate-creditor.ts'
