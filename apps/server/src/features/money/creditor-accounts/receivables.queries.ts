import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { AccountKey } from './creditor-accounts.queries.ts'
import type { OpenReceivable, Share } from './receivables.rules.ts'

export function insertReceivable(tenantId: string, entryId: string, amount: number): Statement {
  return sql`
    insert into creditor_receivables (tenant_id, entry_id, amount, outstanding_amount)
    values (${tenantId}::uuid, ${entryId}::uuid, ${amount}::bigint, ${amount}::bigint)`
}

/** What a creditor still owes, oldest first. The caller has locked the account. */
export function listOpenReceivables({ tenantId, creditorId, currency }: AccountKey): Statement<OpenReceivable> {
  return sql<OpenReceivable>`
    select r.entry_id as "entryId", r.outstanding_amount as outstanding
    from creditor_account_entries e
    join creditor_receivables r on r.tenant_id = e.tenant_id and r.entry_id = e.entry_id
    where e.tenant_id = ${tenantId}::uuid and e.creditor_id = ${creditorId}::uuid and e.currency = ${currency}::text
      and e.kind = 'RECEIVABLE' and r.outstanding_amount > 0
    order by e.entry_id`
}

export interface ReceivableRow extends OpenReceivable {
  readonly amount: number
}

export function findReceivable(tenantId: string, entryId: string): Statement<ReceivableRow> {
  return sql<ReceivableRow>`
    select entry_id as "entryId", amount, outstanding_amount as outstanding from creditor_receivables
    where tenant_id = ${tenantId}::uuid and entry_id = ${entryId}::uuid`
}

/** Which receivables an entry settled. */
export function listAllocations(tenantId: string, entryId: string): Statement<Share> {
  return sql<Share>`
    select receivable_entry_id as "receivableEntryId", amount from creditor_allocations
    where tenant_id = ${tenantId}::uuid and entry_id = ${entryId}::uuid`
}

export function insertAllocations(tenantId: string, entryId: string, shares: readonly Share[]): Statement {
  return sql`
    insert into creditor_allocations (tenant_id, entry_id, receivable_entry_id, amount)
    select ${tenantId}::uuid, ${entryId}::uuid, s."receivableEntryId", s.amount
    from jsonb_to_recordset(${json(shares)}::jsonb) as s ("receivableEntryId" uuid, amount bigint)
    returning true`
}

/** Adds the amounts to what is owed; negative ones settle it. The table refuses more than there is. */
export function moveOutstanding(tenantId: string, shares: readonly Share[]): Statement {
  return sql`
    update creditor_receivables r set outstanding_amount = r.outstanding_amount + s.amount
    from jsonb_to_recordset(${json(shares)}::jsonb) as s ("receivableEntryId" uuid, amount bigint)
    where r.tenant_id = ${tenantId}::uuid and r.entry_id = s."receivableEntryId"`
}
