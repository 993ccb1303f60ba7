import { localDate } from '../../../platform/clock/timestamps.ts'
import { instant } from '../../../platform/http/schemas/schemas.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { settleReceivables } from './settle-receivables.ts'
import { type Problem, shownAmount } from '../../../problems/index.ts'
import {
  type AccountKey,
  changeBalance,
  type EntryRow,
  findEntry,
  insertEntry,
  lockBalance,
  type NewEntry,
  openAccount,
} from './creditor-accounts.queries.ts'
import type { CreditorEntry } from './creditor-accounts.schemas.ts'
import { problem, message } from './creditor-accounts.problems.ts'

/** Shapes an entry of a creditor's account for responses and events. */
export function creditorEntryView(row: EntryRow): CreditorEntry {
  return { ...row, createdAt: instant(row.createdAt) }
}

/** Locks and returns what the creditor owes, so that two settlements cannot offset the same amount. */
export async function holdCreditorBalance({ transaction }: Command, key: AccountKey): Promise<number> {
  await transaction.run(openAccount(key))
  return (await transaction.one(lockBalance(key))).balance
}

export type EntryOrder = Pick<NewEntry, 'entryId' | 'creditorId' | 'currency' | 'kind' | 'amount'> &
  Partial<Pick<NewEntry, 'billingId' | 'reversesEntryId' | 'bankLineId' | 'date' | 'text'>> & {
    /** The receivable that the entry settles; without one, the oldest are settled first. */
    readonly receivableEntryId?: string
  }

/** Adds an entry to an existing account and updates its balance, which never becomes negative. */
export async function addCreditorEntry(command: Command, order: EntryOrder): Promise<CreditorEntry> {
  const { tenantId, transaction, tenant, now, actor } = command
  const { receivableEntryId = null, ...added } = order
  const key = { tenantId, creditorId: order.creditorId, currency: order.currency }
  const moved = await transaction.maybeOne(changeBalance(key, order.amount))
  if (moved === undefined) throw await moreThanOwed(command, key)
  await transaction.run(
    insertEntry({
      ...{
        billingId: null,
        reversesEntryId: null,
        bankLineId: null,
        text: null,
        date: localDate(now, tenant.timeZone),
      },
      ...{ ...added, tenantId, createdAt: now, createdBy: actor },
    }),
  )
  const { entryId, kind, amount, reversesEntryId = null } = order
  await settleReceivables(command, key, { entryId, kind, amount, reversesEntryId, receivableEntryId })
  const entry = creditorEntryView(await transaction.one(findEntry(tenantId, order.creditorId, order.entryId)))
  command.emit({ type: 'creditor-accounts.entry', subjectId: entry.entryId, data: entry })
  command.audit({ subjectType: 'creditor-entry', subjectId: entry.entryId, after: entry })
  return entry
}

async function moreThanOwed({ transaction }: Command, key: AccountKey): Promise<Problem> {
  const held = await transaction.maybeOne(lockBalance(key))
  const balance = held?.balance ?? 0
  return problem('creditor-owes-less', message('The creditor owes {0}.', shownAmount(balance)), {
    extensions: { balance },
  })
}
