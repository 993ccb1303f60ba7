export { createCollector } from './create-collector.ts'
