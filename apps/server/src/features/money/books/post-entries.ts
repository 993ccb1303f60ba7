import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { runSystemCommand, type SystemCommands } from '../../../platform/commands/system-command.ts'
import { listRunningTenants } from '../../../platform/database/tenants.queries.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { bankHandle, firstBankNumber, standardAccounts } from './book-accounts.data.ts'
import { monthOf, placePostings } from './months.rules.ts'
import {
  advance,
  findBacklog,
  findMissingBanks,
  insertAccounts,
  insertEntries,
  insertMonths,
  listMonths,
  listNumbers,
  lockState,
  openState,
} from './posting.queries.ts'
import {
  findAllocations,
  findBankLines,
  findCreditNotes,
  findCreditorEntries,
  findOpenings,
  findPayouts,
  findSettlements,
  findVouchers,
  findWindow,
  type JournalWindow,
} from './posting-sources.queries.ts'
import { postingOfCreditorEntry, postingsOfCreditNote, postingsOfSettlement } from './creditor-postings.rules.ts'
import {
  type Posting,
  postingsOfAllocation,
  postingsOfLine,
  postingsOfOpening,
  postingsOfPayout,
  postingsOfVoucher,
} from './postings.rules.ts'

/** Entries of the journal in one transaction: few enough that closing a month does not wait long for it. */
const windowSize = 2_000

/** Posts what every tenant has recorded since the last run. A tenant that fails does not stop the others. */
export async function postBooks(commands: SystemCommands): Promise<void> {
  const tenants = await commands.database.asWorker('jobs', (transaction) => transaction.many(listRunningTenants()))
  const failures: unknown[] = []
  for (const tenant of tenants) {
    try {
      await postBooksOf(commands, tenant)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** The same for one tenant. */
export async function postBooksOf(commands: SystemCommands, tenant: Tenant): Promise<void> {
  const [backlog] = await commands.database.read(tenant.tenantId, findBacklog(tenant.tenantId))
  let isDone = backlog?.isBehind !== true
  while (!isDone) isDone = await runSystemCommand(commands, tenant, 'post-book-entries', postNextEntries)
}

/** Posts everything that was recorded before the command began. The caller's transaction holds the books. */
export async function postAllEntries(command: Command): Promise<void> {
  for (let isDone = false; !isDone;) isDone = await postNextEntries(command)
}

/**
 * Posts the next part of the journal and returns whether that was the last. The position and the entries are written
 * together, so that a crash leaves both or neither, and a record is posted once.
 */
export async function postNextEntries(command: Command): Promise<boolean> {
  const { tenantId, transaction, now } = command
  await transaction.run(openState(tenantId, now))
  const { position } = await transaction.one(lockState(tenantId))
  const window = await transaction.maybeOne(findWindow(tenantId, position, windowSize))
  if (window === undefined || window.until === position) return true
  // The newest months are never archived, so this needs a job that has not run for months. Skipping would lose money.
  if (window.isArchived) throw new Error(`The journal after ${String(position)} was archived before it was posted.`)
  const postings = await findPostings(command, window)
  if (postings.length > 0) await writePostings(command, postings)
  await transaction.run(advance(tenantId, window.until, now))
  return window.isLast
}

async function findPostings(
  { tenantId, tenant, transaction, now }: Command,
  window: JournalWindow,
): Promise<Posting[]> {
  const { timeZone } = tenant
  const { caseIds, bankFileIds, bankLineIds, billingIds, creditorEntryIds, invoiceIds } = window
  const today = localDate(now, timeZone)
  const [openings, lines, vouchers, allocations, settlements, payouts, creditorEntries, creditNotes] =
    await Promise.all([
      transaction.many(findOpenings(tenantId, bankFileIds)),
      transaction.many(findBankLines(tenantId, bankFileIds, bankLineIds)),
      transaction.many(findVouchers(tenantId, caseIds, timeZone)),
      transaction.many(findAllocations(tenantId, caseIds, timeZone)),
      transaction.many(findSettlements(tenantId, billingIds, timeZone)),
      transaction.many(findPayouts(tenantId, window, timeZone)),
      transaction.many(findCreditorEntries(tenantId, creditorEntryIds, timeZone)),
      transaction.many(findCreditNotes(tenantId, invoiceIds)),
    ])
  return [
    ...openings.flatMap((opening) => postingsOfOpening(opening, today)),
    ...lines.flatMap((line) => postingsOfLine(line, today)),
    ...vouchers.flatMap(postingsOfVoucher),
    ...allocations.flatMap(postingsOfAllocation),
    ...settlements.flatMap(postingsOfSettlement),
    ...payouts.flatMap(postingsOfPayout),
    ...creditorEntries.map(postingOfCreditorEntry),
    ...creditNotes.flatMap(postingsOfCreditNote),
  ]
}

/** Opens the books in the current month, with the standard chart of accounts. The first entry does the same. */
export async function openBooks(command: Command): Promise<void> {
  const { tenantId, transaction, tenant, now } = command
  await transaction.run(openState(tenantId, now))
  await transaction.one(lockState(tenantId))
  if ((await transaction.many(listMonths(tenantId))).length > 0) return
  await addMonths(command, [monthOf(localDate(now, tenant.timeZone))], true)
  await addMissingAccounts(command)
}

async function addMonths(command: Command, months: readonly string[], isFirst: boolean): Promise<void> {
  const added = months.map((month) => ({ bookPeriodId: command.newId(), month }))
  await command.transaction.many(insertMonths(command.tenantId, added, { isFirst, openedAt: command.now }))
}

async function writePostings(command: Command, postings: readonly Posting[]): Promise<void> {
  const { tenantId, transaction, now } = command
  const months = await transaction.many(listMonths(tenantId))
  const { newMonths, placed } = placePostings(postings, months)
  if (newMonths.length > 0) await addMonths(command, newMonths, months.length === 0)
  await addMissingAccounts(command)
  const entries = placed.map((posting) => ({ ...posting, entryId: command.newId() }))
  await transaction.many(insertEntries(tenantId, entries, now))
}

/** Adds the standard accounts and those of new bank accounts. A number that the tenant has given away is skipped. */
async function addMissingAccounts(command: Command): Promise<void> {
  const { tenantId, tenant, transaction, now, actor } = command
  const known = await transaction.many(listNumbers(tenantId))
  const handles = new Set(known.map(({ handle }) => handle))
  const taken = new Set(known.map(({ number }) => number))
  const freeNumber = (wanted: number): string => {
    let number = wanted
    while (taken.has(String(number))) number += 1
    taken.add(String(number))
    return String(number)
  }
  const standard = standardAccounts
    .filter(({ handle }) => !handles.has(handle))
    .map(({ handle, number, en, da }) => ({
      ...{ handle, number: freeNumber(Number(number)), name: tenant.language === 'da' ? da : en },
    }))
  const banks = (await transaction.many(findMissingBanks(tenantId))).map(({ transactionAccountId, name }) => ({
    ...{ handle: bankHandle(transactionAccountId), number: freeNumber(firstBankNumber), name },
  }))
  const missing = [...standard, ...banks].map((account) => ({ ...account, bookAccountId: command.newId() }))
  if (missing.length > 0)
    await transaction.many(insertAccounts(tenantId, missing, { createdAt: now, createdBy: actor }))
}
