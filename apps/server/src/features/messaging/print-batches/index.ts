export { writePrintBatches } from './write-print-batches.ts'
