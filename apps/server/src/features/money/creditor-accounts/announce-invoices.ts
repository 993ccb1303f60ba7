import type { Command } from '../../../platform/commands/command.ts'
import { localDate } from '../../../platform/clock/timestamps.ts'
import { invoiceView } from './invoice-view.ts'
import { findInvoicesOf } from './invoices.queries.ts'
import type { Share } from './receivables.rules.ts'

/** Announces the invoices for receivables that were settled (negative amounts) or are owed again. */
export async function announceInvoices(command: Command, shares: readonly Share[]): Promise<void> {
  const { tenantId, transaction, tenant, now } = command
  const entryIds = shares.map(({ receivableEntryId }) => receivableEntryId)
  const rows = await transaction.many(findInvoicesOf(tenantId, entryIds))
  for (const row of rows) {
    const moved = shares.find(({ receivableEntryId }) => receivableEntryId === row.entryId)?.amount ?? 0
    const invoice = invoiceView(row, localDate(now, tenant.timeZone))
    command.emit({ type: moved < 0 ? 'invoices.pay' : 'invoices.reopen', subjectId: row.invoiceId, data: invoice })
  }
}
