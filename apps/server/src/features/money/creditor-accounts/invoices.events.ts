import type { EventType } from '../../../platform/events/event-type.ts'
import { Invoice } from './invoices.schemas.ts'

export const invoiceEvents: readonly EventType[] = [
  {
    type: 'invoices.create',
    scope: 'read:billing',
    description: 'An invoice to a creditor was issued.',
    data: Invoice,
  },
  {
    type: 'invoices.credit',
    scope: 'read:billing',
    description: 'An invoice was credited; the data is the credit note.',
    data: Invoice,
    example: { kind: 'CREDIT_NOTE', state: null },
  },
  {
    type: 'invoices.pay',
    scope: 'read:billing',
    description: 'An invoice was paid or set off, in whole or in part; `outstanding` is what is left.',
    data: Invoice,
    example: { state: 'PAID', outstanding: 0 },
  },
  {
    type: 'invoices.reopen',
    scope: 'read:billing',
    description: 'A payment of an invoice was taken back, so that it is owed again.',
    data: Invoice,
    example: { state: 'OPEN' },
  },
]
