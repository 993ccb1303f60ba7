export { makePayout, type PayoutOrder } from './make-payout.ts'
