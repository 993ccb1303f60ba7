export { collectorOperations } from './collectors.routes.ts'
export { createCollector } from './create-collector.ts'
export { Collector } from './collectors.schemas.ts'
