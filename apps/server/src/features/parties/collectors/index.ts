import { collectors } from './collectors.registry.ts'

export const collectorOperations = Object.values(collectors.operations)
export const createCollector = collectors.create
export { Collector } from './collectors.schemas.ts'
