import { instant } from '../../../platform/http/schemas/schemas.ts'
import type { InvoiceRow } from './invoices.queries.ts'
import type { Invoice } from './invoices.schemas.ts'

/** Shapes an invoice or credit note for responses and events; whether it is overdue depends on the day. */
export function invoiceView(row: InvoiceRow, today: string): Invoice {
  const payable = row.total - row.prepaid
  return {
    ...row,
    payable,
    state: row.kind === 'CREDIT_NOTE' ? null : stateOf(row, payable),
    overdue: row.outstanding > 0 && row.dueOn !== null && row.dueOn < today,
    createdAt: instant(row.createdAt),
  }
}

/** As `stateOf` of the queries has it. */
function stateOf({ outstanding, credited, total }: InvoiceRow, payable: number): Invoice['state'] {
  if (credited === total) return 'CREDITED'
  if (outstanding === 0) return 'PAID'
  return outstanding < payable ? 'PART_PAID' : 'OPEN'
}
