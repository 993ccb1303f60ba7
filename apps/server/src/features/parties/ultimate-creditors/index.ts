export { createUltimateCreditor } from './ultimate-creditors.registry.ts'
