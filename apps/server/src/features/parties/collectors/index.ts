export { collectorOperations, createCollector } from './collectors.registry.ts'
export { Collector } from './collectors.schemas.ts'
