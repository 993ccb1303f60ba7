export { createStandardEndReasons, standardEndReasonId } from './create-standard-end-reasons.ts'
export { createEndReason } from './end-reasons.registry.ts'
