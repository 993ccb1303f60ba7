import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { StatementAccount } from './account-numbers.rules.ts'
import type { EntryKind, StatementFormat } from './statement.ts'

/** The transaction accounts of a tenant. */
export function findAccounts(tenantId: string): Statement<StatementAccount> {
  return sql<StatementAccount>`
    select transaction_account_id as "transactionAccountId", bank_account as "bankAccount",
           statement_account as "statementAccount", currency
    from published.transaction_accounts where tenant_id = ${tenantId}::uuid
    order by transaction_account_id`
}

/**
 * Locks accounts, in one order: two files with entries of the same account are imported one after the other, so that the
 * second sees the entries of the first.
 */
export function lockAccounts(
  tenantId: string,
  accountIds: readonly string[],
): Statement<{ transactionAccountId: string }> {
  return sql<{ transactionAccountId: string }>`
    select transaction_account_id as "transactionAccountId" from published.transaction_accounts
    where tenant_id = ${tenantId}::uuid and transaction_account_id = any (${accountIds}::uuid[])
    order by transaction_account_id
    for no key update`
}

export interface BankFileRow {
  readonly bankFileId: string
  readonly tenantId: string
  readonly fileName: string
  readonly format: StatementFormat
  readonly size: number
  readonly sha256: string
  readonly lineCount: number
  readonly newLineCount: number
  readonly waitingCount: number
  readonly bookedCount: number
  readonly openCount: number
  readonly createdAt: Date
  readonly createdBy: Actor
}

function bankFiles(condition: Statement): Statement<BankFileRow> {
  return sql<BankFileRow>`
    select f.bank_file_id as "bankFileId", f.tenant_id as "tenantId", f.file_name as "fileName", f.format, f.size, f.sha256,
           f.line_count as "lineCount", f.new_line_count as "newLineCount",
           coalesce(n.waiting, 0)::integer as "waitingCount", coalesce(n.booked, 0)::integer as "bookedCount",
           coalesce(n.open, 0)::integer as "openCount", f.created_at as "createdAt", f.created_by as "createdBy"
    from (${condition}) f
    left join lateral (
      select count(*) filter (where l.state in ('NEW', 'MATCHED')) as waiting,
             count(*) filter (where l.state = 'BOOKED') as booked, count(*) filter (where l.state = 'OPEN') as open
      from bank_lines l where l.tenant_id = f.tenant_id and l.bank_file_id = f.bank_file_id) n on true`
}

export function findBankFile(tenantId: string, bankFileId: string): Statement<BankFileRow> {
  return bankFiles(sql`
    select * from bank_files where tenant_id = ${tenantId}::uuid and bank_file_id = ${bankFileId}::uuid`)
}

export function findBankFileByContent(tenantId: string, sha256: string): Statement<BankFileRow> {
  return bankFiles(sql`select * from bank_files where tenant_id = ${tenantId}::uuid and sha256 = ${sha256}::text`)
}

/** The newest files first. */
export function listBankFiles(
  tenantId: string,
  { limit, offset, after }: { readonly limit: number; readonly offset: number; readonly after: string | null },
): Statement<BankFileRow> {
  return sql<BankFileRow>`
    ${bankFiles(sql`
      select * from bank_files
      where tenant_id = ${tenantId}::uuid and (${after}::uuid is null or bank_file_id < ${after}::uuid)
      order by bank_file_id desc limit ${limit}::integer offset ${offset}::integer`)}
    order by f.bank_file_id desc`
}

export interface NewBankFile {
  readonly tenantId: string
  readonly bankFileId: string
  readonly fileName: string
  readonly format: StatementFormat
  readonly size: number
  readonly sha256: string
  readonly lineCount: number
  readonly createdAt: Date
  readonly createdBy: Actor
}

/** Adds a file, with all lines new; `countNewLines` corrects it. Returns nothing if the same content was imported. */
export function insertBankFile(file: NewBankFile, newLineCount: number): Statement<{ bankFileId: string }> {
  return sql<{ bankFileId: string }>`
    insert into bank_files (tenant_id, bank_file_id, file_name, format, size, sha256, line_count, new_line_count,
                            created_at, created_by)
    values (${file.tenantId}::uuid, ${file.bankFileId}::uuid, ${file.fileName}::text, ${file.format}::text,
            ${file.size}::bigint, ${file.sha256}::text, ${file.lineCount}::integer, ${newLineCount}::integer,
            ${file.createdAt}::timestamptz, ${json(file.createdBy)}::jsonb)
    on conflict (sha256, tenant_id) do nothing
    returning bank_file_id as "bankFileId"`
}

/** A line to add. */
export interface NewBankLine {
  readonly bankLineId: string
  readonly transactionAccountId: string
  readonly entryKey: string
  readonly position: number
  readonly direction: 'credit' | 'debit'
  readonly kind: EntryKind
  readonly amount: number
  readonly currency: string
  readonly bookingDate: string
  readonly valueDate: string
  readonly references: readonly string[]
  readonly text: string
  readonly payerName: string | null
  readonly payerAccount: string | null
  readonly endToEndId: string | null
  readonly servicerReference: string | null
  readonly referenceNumbers: readonly number[]
  readonly textNumbers: readonly number[]
  readonly words: readonly string[]
}

/**
 * The lines that no earlier file has. The transactions of a batch are new as well if only its sum is known and nobody
 * has done anything with it.
 */
export function findNewLines(
  tenantId: string,
  lines: readonly Pick<NewBankLine, 'bankLineId' | 'transactionAccountId' | 'entryKey' | 'position'>[],
): Statement<{ bankLineId: string }> {
  return sql<{ bankLineId: string }>`
    select g."bankLineId"
    from jsonb_to_recordset(${json(lines.map(({ bankLineId, transactionAccountId, entryKey, position }) => ({ bankLineId, transactionAccountId, entryKey, position })))}::jsonb)
      as g ("bankLineId" uuid, "transactionAccountId" uuid, "entryKey" text, position integer)
    left join lateral (
      select max(l.position) as position, bool_and(l.state in ('NEW', 'OPEN') and l.booked_amount = 0) as "isUntouched"
      from ${linesWithKey(tenantId, sql`g."entryKey"`)} l
      where l.transaction_account_id = g."transactionAccountId"
    ) known on true
    where known.position is null or (g.position > 0 and known.position = 0 and known."isUntouched")`
}

export function insertLines(
  tenantId: string,
  bankFileId: string,
  { lines, createdAt }: { readonly lines: readonly NewBankLine[]; readonly createdAt: Date },
): Statement<{ bankLineId: string }> {
  return sql<{ bankLineId: string }>`
    insert into bank_lines (
      tenant_id, bank_line_id, bank_file_id, transaction_account_id, entry_key, position, direction, kind, amount, currency,
      booking_date, value_date, payment_references, text, payer_name, payer_account, end_to_end_id, servicer_reference,
      reference_numbers, text_numbers, words, state, created_at)
    select ${tenantId}::uuid, g."bankLineId", ${bankFileId}::uuid, g."transactionAccountId", g."entryKey", g.position,
           g.direction, g.kind, g.amount, g.currency, g."bookingDate", g."valueDate", g."references", g.text,
           g."payerName", g."payerAccount", g."endToEndId", g."servicerReference", g."referenceNumbers", g."textNumbers",
           g.words, 'NEW', ${createdAt}::timestamptz
    from jsonb_to_recordset(${json(lines)}::jsonb) as g (
      "bankLineId" uuid, "transactionAccountId" uuid, "entryKey" text, position integer, direction text, kind text,
      amount bigint, currency text, "bookingDate" date, "valueDate" date, "references" text[], text text,
      "payerName" text, "payerAccount" text, "endToEndId" text, "servicerReference" text, "referenceNumbers" bigint[],
      "textNumbers" bigint[], words text[])
    on conflict (entry_key, tenant_id, transaction_account_id, position) do nothing
    returning bank_line_id as "bankLineId"`
}

/** Replaces the sums of batches whose transactions have arrived. */
export function replaceSums(tenantId: string, bankFileId: string): Statement {
  return sql`
    with batches as materialized (
      select distinct transaction_account_id, entry_key from bank_lines
      where tenant_id = ${tenantId}::uuid and bank_file_id = ${bankFileId}::uuid and position > 0
    )
    update bank_lines set state = 'REPLACED'
    where tenant_id = ${tenantId}::uuid and bank_line_id = any (array(
      select l.bank_line_id from batches b
      cross join lateral ${linesWithKey(tenantId, sql`b.entry_key`)} l
      where l.transaction_account_id = b.transaction_account_id and l.position = 0))`
}

/**
 * The lines with a key, of any account. On their own, because a planner without statistics would prefer the index by
 * account, and read all lines of the account for each key.
 */
function linesWithKey(tenantId: string, key: Statement): Statement {
  return sql`(select * from bank_lines where tenant_id = ${tenantId}::uuid and entry_key = ${key} offset 0)`
}

/** Notes that the lines of a file are to be matched. Workers use the time of the service, never a test clock. */
export function enqueueFile(tenantId: string, bankFileId: string, dueAt: Date): Statement {
  return sql`
    insert into bank_match_queue (tenant_id, bank_file_id, leased_until)
    values (${tenantId}::uuid, ${bankFileId}::uuid, least(${dueAt}::timestamptz, now()))
    on conflict (tenant_id, bank_file_id) do nothing`
}

export interface NewBankBalance {
  readonly transactionAccountId: string
  readonly day: string
  readonly amount: number
  readonly bankBalanceId: string
}

/** Stores balances; what the bank reported last counts. */
export function storeBalances(tenantId: string, bankFileId: string, balances: readonly NewBankBalance[]): Statement {
  return sql`
    insert into bank_balances (tenant_id, transaction_account_id, day, amount, bank_file_id, bank_balance_id)
    select ${tenantId}::uuid, b."transactionAccountId", b.day, b.amount, ${bankFileId}::uuid,
           b."bankBalanceId"
    from jsonb_to_recordset(${json(balances)}::jsonb) as b (
      "transactionAccountId" uuid, day date, amount bigint, "bankBalanceId" uuid)
    on conflict (tenant_id, transaction_account_id, day) do update
      set amount = excluded.amount, bank_file_id = excluded.bank_file_id`
}
