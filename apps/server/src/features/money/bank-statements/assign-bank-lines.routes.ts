import { writeOperation } from '../../../platform/http/operations/operation.ts'
import {
  BankLine,
  InvoiceLineInput,
  InvoiceLineParams,
  PayoutLineInput,
  PayoutLineParams,
} from './bank-lines.schemas.ts'
import { payInvoiceFromLine } from './pay-invoice.ts'
import { payPayout } from './pay-payout.ts'

const tag = 'Bank statements'

/** Says what a line paid, other than cases. */
export const assignOperations = [
  writeOperation({
    id: 'assign-bank-line-to-payout',
    method: 'POST',
    path: '/v1/{tenantId}/payouts/{payoutId}/bank-line',
    scope: 'write:billing',
    role: 'admin',
    tag,
    summary: 'Assign the bank line that paid a payout',
    description:
      'Books money that left the account as the payment of a payout of the same amount and currency, and marks the payout as paid on the day of the line if it is pending. A payout is paid by one line. A line of the sum of all payouts that the bank has from the same payment file pays the whole batch.',
    params: PayoutLineParams,
    body: PayoutLineInput,
    success: { status: 200, description: 'The line as it is now.', body: BankLine },
    events: ['bank-lines.book', 'payouts.pay'],
    problems: [
      'not-found',
      'unknown-reference',
      'bank-line-state',
      'payout-differs',
      'payout-in-batch',
      'payout-approval-required',
    ],
    example: { body: { bankLineId: '{payingBankLineId}' } },
    run: (command, { params, body }) => payPayout(command, params.payoutId, body.bankLineId),
  }),
  writeOperation({
    id: 'assign-bank-line-to-invoice',
    method: 'POST',
    path: '/v1/{tenantId}/invoices/{invoiceId}/bank-line',
    scope: 'write:billing',
    role: 'admin',
    tag,
    summary: 'Assign a bank line that paid an invoice',
    description:
      'Books money that came in as the payment of an invoice to a creditor, up to what is outstanding. What the invoice does not need stays in suspense, and the line stays open. Lines with the payment reference of an invoice are booked by themselves.',
    params: InvoiceLineParams,
    body: InvoiceLineInput,
    success: { status: 200, description: 'The line as it is now.', body: BankLine },
    events: ['bank-lines.book', 'creditor-accounts.entry', 'invoices.pay'],
    problems: [
      'not-found',
      'unknown-reference',
      'bank-line-state',
      'bank-line-exceeded',
      'currency-mismatch',
      'invoice-paid',
      'invoice-is-credit-note',
    ],
    example: { body: { bankLineId: '{bankLineId}', amount: 1 } },
    run: (command, { params, body }) => payInvoiceFromLine(command, params.invoiceId, body),
  }),
]
