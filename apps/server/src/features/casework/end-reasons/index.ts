export { createEndReason } from './create-end-reason.ts'
export { createStandardEndReasons, standardEndReasonId } from './create-standard-end-reasons.ts'
