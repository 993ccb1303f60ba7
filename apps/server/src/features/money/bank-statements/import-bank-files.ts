import type { Command } from '../../../platform/commands/command.ts'
import { currencies } from '../../../platform/money/money.ts'
import { isAccountOf, type StatementAccount } from './account-numbers.rules.ts'
import { bankFileView } from './bank-file-view.ts'
import {
  enqueueFile,
  findAccounts,
  findBankFile,
  findBankFileByContent,
  findNewLines,
  insertBankFile,
  insertLines,
  lockAccounts,
  type NewBankBalance,
  type NewBankLine,
  replaceSums,
  storeBalances,
} from './bank-files.queries.ts'
import type { ImportedBankFile } from './bank-files.schemas.ts'
import { entryKeysOf } from './entry-keys.rules.ts'
import { lineFactsOf } from './line-facts.rules.ts'
import { shortened } from './statement-amounts.rules.ts'
import type { Statement, StatementEntry } from './statement.ts'
import { refused } from './statement-files.ts'
import { message } from './bank-statements.problems.ts'

/** Statements that were read completely, and the account of those that name none. */
export interface ReadStatements {
  readonly statements: readonly Statement[]
  readonly csvAccountId: string | undefined
}

/**
 * Adds the lines of statement files that no earlier file had. All files of an upload are imported or none. Nothing is
 * booked here: the lines wait for `match-bank-lines.ts`.
 */
export async function importBankFiles(
  command: Command,
  { statements, csvAccountId }: ReadStatements,
): Promise<{ files: ImportedBankFile[] }> {
  const { tenantId, transaction } = command
  const accounts = await transaction.many(findAccounts(tenantId))
  const planned = statements.map((statement) => ({
    statement,
    lines: linesOf(command, statement, { accounts, csvAccountId }),
    balances: balancesOf(command, statement, { accounts, csvAccountId }),
  }))
  const accountIds = planned.flatMap(({ lines }) => lines.map(({ transactionAccountId }) => transactionAccountId))
  await transaction.many(lockAccounts(tenantId, [...new Set(accountIds)]))
  const files: ImportedBankFile[] = []
  for (const { statement, ...content } of planned) files.push(await importFile(command, statement, content))
  return { files }
}

interface FileContent {
  readonly lines: readonly NewBankLine[]
  readonly balances: readonly NewBankBalance[]
}

async function importFile(command: Command, statement: Statement, content: FileContent): Promise<ImportedBankFile> {
  const { tenantId, transaction, now, actor } = command
  const { fileName, format, size, sha256 } = statement
  const { lines, balances } = content
  const known = await transaction.maybeOne(findBankFileByContent(tenantId, sha256))
  if (known !== undefined) return { ...bankFileView(known), importedBefore: true }
  const bankFileId = command.newId()
  const newIds = new Set((await transaction.many(findNewLines(tenantId, lines))).map(({ bankLineId }) => bankLineId))
  const file = { tenantId, bankFileId, fileName, format, size, sha256, createdAt: now, createdBy: actor }
  const inserted = await transaction.maybeOne(insertBankFile({ ...file, lineCount: lines.length }, newIds.size))
  if (inserted === undefined) {
    return { ...bankFileView(await transaction.one(findBankFileByContent(tenantId, sha256))), importedBefore: true }
  }
  const newLines = lines.filter(({ bankLineId }) => newIds.has(bankLineId))
  await transaction.many(insertLines(tenantId, bankFileId, { lines: newLines, createdAt: now }))
  await transaction.run(replaceSums(tenantId, bankFileId))
  if (balances.length > 0) await transaction.run(storeBalances(tenantId, bankFileId, balances))
  await transaction.run(enqueueFile(tenantId, bankFileId, now))
  const imported = bankFileView(await transaction.one(findBankFile(tenantId, bankFileId)))
  command.emit({ type: 'bank-files.create', subjectId: bankFileId, data: imported })
  command.audit({ subjectType: 'bank-file', subjectId: bankFileId, after: imported })
  return { ...imported, importedBefore: false }
}

interface Accounts {
  readonly accounts: readonly StatementAccount[]
  readonly csvAccountId: string | undefined
}

function linesOf(command: Command, { fileName, entries }: Statement, accounts: Accounts): NewBankLine[] {
  const keys = entryKeysOf(entries)
  return entries.flatMap((entry, index) => {
    const transactionAccountId = accountOf(entry, fileName, accounts)
    const entryKey = keys[index] ?? ''
    const { direction, kind, currency, bookingDate, valueDate, servicerReference } = entry
    const isBatch = entry.details.length > 1
    return entry.details.map((detail, number) => ({
      ...{ transactionAccountId, entryKey, direction, kind, currency, bookingDate, valueDate, servicerReference },
      ...detail,
      ...lineFactsOf(detail, currency),
      bankLineId: command.newId(),
      position: isBatch ? number + 1 : 0,
    }))
  })
}

/** The balance of each account and day; the last one of a file counts. */
function balancesOf(command: Command, { fileName, balances }: Statement, accounts: Accounts): NewBankBalance[] {
  const found = balances.map((balance) => {
    const { day, amount } = balance
    const transactionAccountId = accountOf(balance, fileName, accounts)
    return { transactionAccountId, day, amount, bankBalanceId: command.newId() }
  })
  return [...new Map(found.map((each) => [`${each.transactionAccountId} ${each.day}`, each])).values()]
}

function accountOf(
  entry: Pick<StatementEntry, 'account' | 'currency' | 'line'>,
  fileName: string,
  { accounts, csvAccountId }: Accounts,
): string {
  const { account, currency, line } = entry
  const isKnown = (currencies as readonly string[]).includes(currency)
  const found = isKnown
    ? accounts.find((candidate) =>
        account === null
          ? candidate.transactionAccountId === csvAccountId
          : candidate.currency === currency && isAccountOf(account, candidate),
      )
    : undefined
  if (found !== undefined) return found.transactionAccountId
  const reason = message(
    'The account {0} is not one of the transaction accounts in {1}.',
    shortened(account ?? ''),
    currency,
  )
  throw refused(fileName, { line, reason })
}
