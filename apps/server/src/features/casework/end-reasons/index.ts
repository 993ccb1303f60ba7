export { createStandardEndReasons, standardEndReasonId } from './create-standard-end-reasons.ts'
export { createEndReason, endReasonOperations } from './end-reasons.registry.ts'
export { EndReason } from './end-reasons.schemas.ts'
