export { makePayout, type PayoutOrder } from './make-payout.ts'
export { settlePayout } from './settle-payout.ts'
