export { createCollector } from './collectors.registry.ts'
