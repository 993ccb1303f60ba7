import type { TemplateData } from './template-data.ts'

/** Realistic values for previews without a case, and for checking a template before it is stored. */
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
  recipient: {
    ...{ name: 'Mette Sørensen', addressLines: ['Havnegade 12', '8000 Aarhus C'] },
    ...{ isDebtor: true, isRepresentative: false },
  },
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
  payment: {
    account: '3409 0045678912',
    reference: 'J-1001',
    machineReference: '+71<000000000042697+81234567<',
    qr: '',
  },
  deadline: '2026-03-16',
  today: '2026-03-02',
}

export const mentionTypes = ['text', 'list', 'date', 'amount', 'boolean', 'vouchers'] as const
type MentionType = (typeof mentionTypes)[number]

const voucherFields = 'type, reference, date, dueDate, amount, outstanding and isCredit'

/** All placeholders: name, type and description. */
export const mentions: readonly (readonly [name: string, type: MentionType, description: string])[] = [
  ['tenant.name', 'text', 'The agency that sends the letter.'],
  ['collector.name', 'text', 'The default collector of the creditor, or else the agency.'],
  ['collector.identifier', 'text', 'The company number of the collector.'],
  ['creditor.name', 'text', 'The creditor, or the ultimate creditor if the case has one.'],
  [
    'creditor.address',
    'text',
    'The address of the creditor, or of the ultimate creditor if the case has one, on one line.',
  ],
  ['creditor.addressLines', 'list', 'The same, line by line.'],
  [
    'creditor.identifier',
    'text',
    'The company number of the creditor, or of the ultimate creditor if the case has one.',
  ],
  ['ultimateCreditor.name', 'text', 'The ultimate creditor; empty if the case has none.'],
  ['ultimateCreditor.address', 'text', 'The address of the ultimate creditor, on one line.'],
  ['ultimateCreditor.addressLines', 'list', 'The same, line by line.'],
  ['ultimateCreditor.identifier', 'text', 'The company number of the ultimate creditor.'],
  ['debtor.name', 'text', 'The debtor that the letter is for.'],
  ['debtor.address', 'text', 'The address of the debtor, on one line.'],
  ['debtor.addressLines', 'list', 'The same, line by line.'],
  ['debtor.identifier', 'text', 'The company number of the debtor; empty for a person.'],
  ['debtor.email', 'text', 'The e-mail address of the debtor.'],
  ['debtor.isCompany', 'boolean', 'Whether the customer is a company.'],
  ['case.number', 'text', 'The number of the case.'],
  ['case.journalNumber', 'text', 'The journal number, or the number of the case if it has none.'],
  ['case.reference', 'text', 'The creditor’s reference for the customer.'],
  ['case.currency', 'text', 'The currency of the case.'],
  ['case.createdAt', 'date', 'When the case was opened.'],
  ['case.hasUltimateCreditor', 'boolean', 'Whether the case has an ultimate creditor.'],
  [
    'case.demandSentAt',
    'date',
    'When the last demand on the case was sent, also outside the service; empty if none was.',
  ],
  [
    'recipient.name',
    'text',
    'The recipient, for the greeting; empty if an e-mail has several recipients, or one without a name.',
  ],
  ['recipient.addressLines', 'list', 'The address of the recipient, line by line; empty in an e-mail.'],
  ['recipient.isDebtor', 'boolean', 'Whether every recipient owes the debt: a debtor, co-debtor or guarantor.'],
  ['recipient.isRepresentative', 'boolean', 'Whether the recipient is the debtor’s lawyer or guardian.'],
  [
    'vouchers',
    'vouchers',
    `The vouchers of the case, each with ${voucherFields}; "vouchers | table" inserts them as a table.`,
  ],
  ['balance.outstanding', 'amount', 'The total outstanding amount.'],
  ['balance.principal', 'amount', 'The outstanding principal.'],
  ['balance.interest', 'amount', 'The outstanding interest.'],
  ['balance.fees', 'amount', 'The outstanding fees and compensation.'],
  ['balance.costs', 'amount', 'The outstanding costs.'],
  ['balance.paid', 'amount', 'The total amount paid.'],
  ['payment.account', 'text', 'The bank account to pay to: the default account of the currency, as an IBAN in EUR.'],
  ['payment.reference', 'text', 'The reference to write on the payment.'],
  [
    'payment.machineReference',
    'text',
    'The payment reference that banks read by machine: FI +71, KID, OCR or RF, depending on the currency; empty in DKK without a creditor number.',
  ],
  [
    'payment.qr',
    'text',
    'The content of the QR code for a SEPA credit transfer, which letters in EUR show below the text; empty otherwise.',
  ],
  ['deadline', 'date', 'The last day to pay or respond.'],
  ['today', 'date', 'The date of the letter.'],
]
