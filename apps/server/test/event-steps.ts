import { bankSteps } from './event-steps/bank-steps.ts'
import { letterSteps } from './event-steps/letter-steps.ts'
import { voucherSteps } from './event-steps/voucher-steps.ts'
import { caseworkSteps } from './event-steps/casework-steps.ts'
import type { EventStep } from './event-steps/event-step.ts'

/**
 * The requests that emit the declared events which the example of an operation does not. Those of vouchers come last: one of
 * them sets the statutory rate to zero.
 */
export const eventSteps: readonly EventStep[] = [...bankSteps, ...caseworkSteps, ...letterSteps, ...voucherSteps]
