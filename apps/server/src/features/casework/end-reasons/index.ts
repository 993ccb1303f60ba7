export { createStandardEndReasons, standardEndReasonId } from './create-standard-end-reasons.ts'
