export { createLimitationFact } from './limitation-facts.ts'
