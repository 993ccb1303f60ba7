import type { TemplateData } from './template-data.ts'

/** Believable values, for previews without a case and for the check of a template before it is kept. */
export const exampleData: TemplateData = {
  tenant: { name: 'Nordisk Inkasso A/S' },
  collector: { name: 'Nordisk Inkasso A/S', identifier: '12345674' },
  creditor: {
    ...{ name: 'Kystens Fjernvarme A.m.b.a.', identifier: '76543218' },
    ...{ address: 'Fjernvarmevej 1, 3000 Helsingør', addressLines: ['Fjernvarmevej 1', '3000 Helsingør'] },
  },
  ultimateCreditor: {
    ...{ name: 'Kystens Fjernvarme A.m.b.a.', identifier: '76543218' },
    ...{ address: 'Fjernvarmevej 1, 3000 Helsingør', addressLines: ['Fjernvarmevej 1', '3000 Helsingør'] },
  },
  debtor: {
    ...{ name: 'Mette Sørensen', identifier: '', email: 'mette@example.com', isCompany: false },
    ...{ address: 'Vesterbrogade 1, 1620 København V', addressLines: ['Vesterbrogade 1', '1620 København V'] },
  },
  case: {
    ...{ number: '1001', journalNumber: 'J-1001', reference: 'K-1001', currency: 'DKK', createdAt: '2026-02-02' },
    ...{ hasUltimateCreditor: true, demandSentAt: '2026-02-23' },
  },
  recipient: { name: 'Mette Sørensen', isDebtor: true },
  vouchers: [
    {
      ...{ type: 'Principal', reference: 'F-2026-17', date: '2026-01-02', dueDate: '2026-02-01' },
      ...{ amount: 120_000, outstanding: 70_000, isCredit: false },
    },
    {
      ...{ type: 'Reminder fee', reference: '', date: '2026-02-15', dueDate: '' },
      ...{ amount: 10_000, outstanding: 10_000, isCredit: false },
    },
    {
      ...{ type: 'Deposit', reference: '', date: '2026-02-20', dueDate: '' },
      ...{ amount: 50_000, outstanding: 0, isCredit: true },
    },
  ],
  balance: { outstanding: 80_000, principal: 70_000, interest: 0, fees: 10_000, costs: 0, paid: 50_000 },
  payment: { account: '3409 0045678912', reference: 'J-1001' },
  deadline: '2026-03-16',
  today: '2026-03-02',
}

export const mentionTypes = ['text', 'list', 'date', 'amount', 'boolean', 'vouchers'] as const
type MentionType = (typeof mentionTypes)[number]

const voucherFields = 'type, reference, date, dueDate, amount, outstanding and isCredit'

/** Everything that a template can mention: name, type, and what stands there. */
export const mentions: readonly (readonly [name: string, type: MentionType, description: string])[] = [
  ['tenant.name', 'text', 'The agency that writes.'],
  ['collector.name', 'text', 'Who collects: the default collector of the creditor, or else the agency.'],
  ['collector.identifier', 'text', 'The company number of who collects.'],
  ['creditor.name', 'text', 'The creditor; on a case with an ultimate creditor, that one.'],
  ['creditor.address', 'text', 'Its address in one line; on a case with an ultimate creditor, that one’s.'],
  ['creditor.addressLines', 'list', 'The same, line by line.'],
  ['creditor.identifier', 'text', 'Its company number; on a case with an ultimate creditor, that one’s.'],
  ['ultimateCreditor.name', 'text', 'The ultimate creditor; empty on a case without.'],
  ['ultimateCreditor.address', 'text', 'Its address in one line.'],
  ['ultimateCreditor.addressLines', 'list', 'The same, line by line.'],
  ['ultimateCreditor.identifier', 'text', 'Its company number.'],
  ['debtor.name', 'text', 'Who is written to.'],
  ['debtor.address', 'text', 'The address in one line.'],
  ['debtor.addressLines', 'list', 'The same, line by line.'],
  ['debtor.identifier', 'text', 'The company number; empty for a person.'],
  ['debtor.email', 'text', 'The e-mail address.'],
  ['debtor.isCompany', 'boolean', 'Whether the customer is a company.'],
  ['case.number', 'text', 'The number of the case on the tenant.'],
  ['case.journalNumber', 'text', 'The journal number: the number of the case unless it was given one of its own.'],
  ['case.reference', 'text', 'The creditor’s reference of the customer.'],
  ['case.currency', 'text', 'The currency of the case.'],
  ['case.createdAt', 'date', 'When the case was opened.'],
  ['case.hasUltimateCreditor', 'boolean', 'Whether the case has an ultimate creditor.'],
  ['case.demandSentAt', 'date', 'When the last demand on the case was sent; empty where none was.'],
  [
    'recipient.name',
    'text',
    'Who reads it, for the greeting; empty where an e-mail has several readers or a nameless one.',
  ],
  ['recipient.isDebtor', 'boolean', 'Whether it goes to people behind the customer alone, and not to a contact.'],
  [
    'vouchers',
    'vouchers',
    `The vouchers of the case, each with ${voucherFields}; "vouchers | table" sets them as a table.`,
  ],
  ['balance.outstanding', 'amount', 'What is owed in all.'],
  ['balance.principal', 'amount', 'What is owed of the principal.'],
  ['balance.interest', 'amount', 'What is owed of interest.'],
  ['balance.fees', 'amount', 'What is owed of fees and compensation.'],
  ['balance.costs', 'amount', 'What is owed of costs.'],
  ['balance.paid', 'amount', 'What was paid.'],
  ['payment.account', 'text', 'The account to pay to: the default of the currency.'],
  ['payment.reference', 'text', 'What to write on the payment.'],
  ['deadline', 'date', 'Until when to pay or answer.'],
  ['today', 'date', 'The date of the letter.'],
]
