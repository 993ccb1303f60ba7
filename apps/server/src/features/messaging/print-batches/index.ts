export { findLettersByNumber } from './printed-letters.queries.ts'
export { writePrintBatches } from './write-print-batches.ts'
