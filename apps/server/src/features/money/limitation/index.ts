export { limitationItems } from './limitation.queries.ts'
export { applyLimitation } from './apply-limitation.ts'
export { createLimitationFact, recordDemand } from './limitation-facts.ts'
export { CreditorDemand } from './limitation.schemas.ts'
