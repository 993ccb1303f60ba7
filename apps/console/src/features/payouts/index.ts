// The parts of payouts that both the reports and the case page show.
export { accountLine, PayoutFacts, PayoutNote, type Payout, PayoutState, purposeOf } from './payout-parts.tsx'
export { accountBody, PayeeAccount, type TypedAccount } from './payee-account.tsx'
export { PayoutPanel } from './payout-panel.tsx'
export { payoutsText } from './payouts.text.ts'
