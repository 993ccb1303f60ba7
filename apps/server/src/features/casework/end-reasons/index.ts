export { createEndReason } from './create-end-reason.ts'
export { createStandardEndReasons, standardEndReasonId } from './create-standard-end-reasons.ts'
export { endReasonOperations } from './end-reasons.routes.ts'
export { EndReason } from './end-reasons.schemas.ts'
