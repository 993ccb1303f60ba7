export { addCreditorEntry, holdCreditorBalance } from './add-creditor-entry.ts'
export { exampleIds } from './creditor-accounts.demo.ts'
export { balanceOfBilling, findBalance } from './creditor-accounts.queries.ts'
export { payInvoice, reversePaymentsOfLine } from './pay-invoice.ts'
