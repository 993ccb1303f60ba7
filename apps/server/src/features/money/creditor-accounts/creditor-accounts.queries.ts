import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { BankAccount, IbanAccount } from '../../../platform/http/schemas/wire-parts.ts'
import type { Currency } from '../../../platform/money/money.ts'
import type { CreditorEntry } from './creditor-accounts.schemas.ts'

export interface AccountKey {
  readonly tenantId: string
  readonly creditorId: string
  readonly currency: Currency
}

export type EntryRow = Omit<CreditorEntry, 'createdAt'> & { readonly createdAt: Date }

const entries = sql`
  select e.entry_id as "entryId", e.tenant_id as "tenantId", e.creditor_id as "creditorId", e.kind, e.amount, e.currency,
         e.date, e.text, e.billing_id as "billingId", b.billing_seq_id as "billingSeqId",
         e.bank_line_id as "bankLineId", i.invoice_id as "invoiceId", i.invoice_number as "invoiceNumber", e.reverses_entry_id as "reversesEntryId", r.entry_id as "reversedByEntryId", e.created_at as "createdAt",
         e.created_by as "createdBy"
  from creditor_account_entries e
  left join published.billings b on b.tenant_id = e.tenant_id and b.billing_id = e.billing_id
  left join invoices i on i.tenant_id = e.tenant_id and i.entry_id = e.entry_id
  left join creditor_account_entries r on r.tenant_id = e.tenant_id and r.reverses_entry_id = e.entry_id`

export function findEntry(tenantId: string, creditorId: string, entryId: string): Statement<EntryRow> {
  return sql<EntryRow>`
    ${entries}
    where e.tenant_id = ${tenantId}::uuid and e.creditor_id = ${creditorId}::uuid and e.entry_id = ${entryId}::uuid`
}

export function listEntries(
  tenantId: string,
  filters: { creditorId: string; currency: Currency | null },
  page: { limit: number; offset: number; after: string | null },
): Statement<EntryRow> {
  return sql<EntryRow>`
    ${entries}
    where e.tenant_id = ${tenantId}::uuid and e.creditor_id = ${filters.creditorId}::uuid
      and (${filters.currency}::text is null or e.currency = ${filters.currency}::text)
      and (${page.after}::uuid is null or e.entry_id > ${page.after}::uuid)
    order by e.entry_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

/** A row for each currency of the account; one row of nulls if there is none; no row if the creditor does not exist. */
export function listBalances(
  tenantId: string,
  creditorId: string,
): Statement<{ currency: Currency | null; balance: number | null }> {
  return sql<{ currency: Currency | null; balance: number | null }>`
    select a.currency, a.balance_amount as balance
    from published.creditors k
    left join creditor_accounts a on a.tenant_id = k.tenant_id and a.creditor_id = k.creditor_id
    where k.tenant_id = ${tenantId}::uuid and k.creditor_id = ${creditorId}::uuid
    order by a.currency`
}

/** The amount that the creditor of a settlement `b` owes in its currency. */
export const balanceOfBilling = sql`coalesce((
  select a.balance_amount from creditor_accounts a
  where a.tenant_id = b.tenant_id and a.creditor_id = b.creditor_id and a.currency = b.currency), 0)`

/** Creates the account if there is none yet, so that it can be locked. */
export function openAccount({ tenantId, creditorId, currency }: AccountKey): Statement {
  return sql`
    insert into creditor_accounts (tenant_id, creditor_id, currency, balance_amount)
    values (${tenantId}::uuid, ${creditorId}::uuid, ${currency}::text, 0)
    on conflict (tenant_id, creditor_id, currency) do nothing`
}

export function findBalance({ tenantId, creditorId, currency }: AccountKey): Statement<{ balance: number }> {
  return sql<{ balance: number }>`
    select balance_amount as balance from creditor_accounts
    where tenant_id = ${tenantId}::uuid and creditor_id = ${creditorId}::uuid and currency = ${currency}::text`
}

/** Locks the account until the transaction ends. */
export function lockBalance(key: AccountKey): Statement<{ balance: number }> {
  return sql<{ balance: number }>`${findBalance(key)} for no key update`
}

/** Returns no row, and changes nothing, if the balance would become negative. */
export function changeBalance(key: AccountKey, amount: number): Statement<{ balance: number }> {
  return sql<{ balance: number }>`
    update creditor_accounts set balance_amount = balance_amount + ${amount}::bigint
    where tenant_id = ${key.tenantId}::uuid and creditor_id = ${key.creditorId}::uuid and currency = ${key.currency}::text
      and balance_amount + ${amount}::bigint >= 0
    returning balance_amount as balance`
}

export type NewEntry = Omit<
  EntryRow,
  'billingSeqId' | 'invoiceId' | 'invoiceNumber' | 'reversedByEntryId' | 'createdBy'
> & {
  readonly createdBy: Actor
}

export function insertEntry(entry: NewEntry): Statement {
  return sql`
    insert into creditor_account_entries (
      tenant_id, entry_id, creditor_id, currency, kind, amount, billing_id, reverses_entry_id, bank_line_id, date, text,
      created_at, created_by)
    values (${entry.tenantId}::uuid, ${entry.entryId}::uuid, ${entry.creditorId}::uuid, ${entry.currency}::text,
            ${entry.kind}::text, ${entry.amount}::bigint, ${entry.billingId}::uuid, ${entry.reversesEntryId}::uuid,
            ${entry.bankLineId}::uuid, ${entry.date}::date, ${entry.text}::text, ${entry.createdAt}::timestamptz, ${json(entry.createdBy)}::jsonb)`
}

/** Returns a row if the tenant has the creditor. */
export function hasCreditor(tenantId: string, creditorId: string): Statement {
  return sql`select from published.creditors where tenant_id = ${tenantId}::uuid and creditor_id = ${creditorId}::uuid`
}

/** The payments of a bank line that are not reversed, in the order in which accounts are locked. */
export function listPaymentsOfLine(
  tenantId: string,
  bankLineId: string,
): Statement<{ creditorId: string; entryId: string; currency: Currency }> {
  return sql<{ creditorId: string; entryId: string; currency: Currency }>`
    select e.creditor_id as "creditorId", e.entry_id as "entryId", e.currency
    from creditor_account_entries e
    where e.tenant_id = ${tenantId}::uuid and e.bank_line_id = ${bankLineId}::uuid and not exists (
      select from creditor_account_entries r where r.tenant_id = e.tenant_id and r.reverses_entry_id = e.entry_id)
    order by e.creditor_id, e.entry_id`
}

/** The name of a creditor and its accounts to pay to. */
export function findCreditorAccounts(
  tenantId: string,
  creditorId: string,
): Statement<{ name: string; bankAccount: BankAccount | null; ibanAccount: IbanAccount | null }> {
  return sql<{ name: string; bankAccount: BankAccount | null; ibanAccount: IbanAccount | null }>`
    select name, bank_account as "bankAccount", iban_account as "ibanAccount" from published.creditors
    where tenant_id = ${tenantId}::uuid and creditor_id = ${creditorId}::uuid`
}
