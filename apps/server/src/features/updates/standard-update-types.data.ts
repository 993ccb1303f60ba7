/** The update types every tenant is born with. */
export const standardUpdateTypes = [
  { handle: 'note', label: 'Note', description: 'A remark on the case.', priority: 0, referenceType: 'CASE' },
  { handle: 'payment-promised', label: 'Payment promised', description: 'The debtor promised to pay by a date.', priority: 20, referenceType: 'CASE', pausing: true, continueOnCaseExit: true },
  { handle: 'payment-plan-agreed', label: 'Payment plan agreed', description: 'The debtor pays in instalments.', priority: 20, referenceType: 'CASE', pausing: true, public: true, continueOnCaseExit: true },
  { handle: 'objection', label: 'Objection', description: 'The debtor disputes the claim; it must be answered on its merits.', priority: 50, referenceType: 'CASE', pausing: true, important: true, continueOnCaseExit: true },
  { handle: 'awaiting-creditor', label: 'Awaiting creditor', description: 'An answer of the creditor is needed before the case can go on.', priority: 30, referenceType: 'CASE', pausing: true, public: true, continueOnCaseExit: true },
  { handle: 'call-back', label: 'Call back', description: 'The debtor asked to be called.', priority: 30, referenceType: 'CASE' },
  { handle: 'address-unknown', label: 'Address unknown', description: 'Mail came back; the address must be found.', priority: 40, referenceType: 'CASE', pausing: true, continueOnCaseExit: true },
  { handle: 'debt-relief', label: 'Debt relief', description: 'Debt relief was applied for: nothing may be collected.', priority: 60, referenceType: 'CASE', pausing: true, important: true, continueOnCaseExit: true },
  { handle: 'customer-note', label: 'Customer note', description: 'A remark on the customer.', priority: 0, referenceType: 'CUSTOMER' },
  { handle: 'creditor-note', label: 'Creditor note', description: 'A remark on the creditor.', priority: 0, referenceType: 'CREDITOR' },
] as const
