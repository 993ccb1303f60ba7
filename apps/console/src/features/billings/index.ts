// The parts of settlements that both creditors and reports show.
export { billingsText } from './billings.text.ts'
export { SettlementDetails } from './settlement-details.tsx'
export { SettlementActions, SettlementDownloads, SettlementPanel } from './settlement-panel.tsx'
export { type Settlement, settlementName, Settlements, SettlementState, SettlementTotals } from './settlements.tsx'
