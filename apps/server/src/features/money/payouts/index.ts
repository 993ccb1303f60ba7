export { makePayout, type PayoutOrder } from './make-payout.ts'
export { payoutOperations } from './payouts.routes.ts'
export { Payout } from './payouts.schemas.ts'
