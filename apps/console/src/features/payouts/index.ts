// What both the reports and the page of a case show of payouts.
export { accountLine, PayoutNote, type Payout, PayoutState, purposeOf } from './payout-parts.tsx'
export { PayoutPanel } from './payout-panel.tsx'
export { payoutsText } from './payouts.text.ts'
