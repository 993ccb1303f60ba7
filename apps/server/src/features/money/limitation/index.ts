export { limitationItems } from './limitation.queries.ts'
export { createLimitationFact } from './limitation-facts.ts'
