import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { validationFailed } from '../../../problems/index.ts'
import { addCreditorEntry } from './add-creditor-entry.ts'
import { hasCreditor } from './creditor-accounts.queries.ts'
import type { CreditorEntry, CreditorPaymentInput } from './creditor-accounts.schemas.ts'
import { problem, message } from './creditor-accounts.problems.ts'

/** Registers a payment from a creditor of all or part of what it owes. */
export async function registerCreditorPayment(
  command: Command,
  creditorId: string,
  { amount, currency, date, text }: CreditorPaymentInput,
): Promise<CreditorEntry> {
  const { tenantId, transaction, tenant, now } = command
  const entryId = command.newId()
  if ((await transaction.maybeOne(hasCreditor(tenantId, creditorId))) === undefined) {
    throw problem('not-found', message('There is no such creditor.'))
  }
  const today = localDate(now, tenant.timeZone)
  if (date !== undefined && date > today) {
    throw validationFailed([{ path: '/date', message: message('must not be in the future') }])
  }
  const payment = { entryId, creditorId, currency, kind: 'PAYMENT', amount: -amount } as const
  return addCreditorEntry(command, { ...payment, date: date ?? today, text: text ?? null })
}
