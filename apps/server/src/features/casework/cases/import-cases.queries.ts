import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Currency } from '../../../platform/money/money.ts'
import type { CaseStatus } from '../case-status/index.ts'

/** A case that an import may add to. */
export interface ExtendableCase {
  readonly index: number
  readonly caseId: string
  readonly status: CaseStatus
  readonly currency: Currency
  readonly journalNumber: string | null
  readonly groupId: string | null
  readonly ultimateCreditorId: string | null
  readonly rulePack: string | null
  readonly properties: Readonly<Record<string, unknown>>
}

/**
 * The cases of customers by their id in the previous system or in this one (an export has it if there is no other), or else the newest open case in the currency, each with the
 * index of the item that it is for.
 */
export function findExtendableCases(
  tenantId: string,
  items: readonly {
    readonly index: number
    readonly customerId: string
    readonly currency: Currency
    readonly migratedId: string | null
  }[],
): Statement<ExtendableCase> {
  return sql<ExtendableCase>`
    select i.index, c.case_id as "caseId", c.status, c.currency, c.journal_number as "journalNumber",
           c.group_id as "groupId", c.ultimate_creditor_id as "ultimateCreditorId", c.rule_pack as "rulePack", c.properties
    from jsonb_to_recordset(${json(items)}::jsonb)
      as i (index integer, "customerId" uuid, currency text, "migratedId" text)
    cross join lateral (
      select * from cases c
      where c.tenant_id = ${tenantId}::uuid and c.customer_id = i."customerId"
        and case when i."migratedId" is null then c.currency = i.currency and c.status <> 'ENDED'
                 else c.migrated_id = i."migratedId" or c.case_id::text = i."migratedId" end
      order by c.case_seq_id desc
      limit 1) c`
}

export interface KnownVoucher {
  readonly uniqueId: string
  readonly amount: number
  readonly customerId: string
}

/**
 * The vouchers with these ids of their senders, or without one and with these ids of their own, as an export has them: a
 * credit with what is not allocated.
 */
export function findKnownVouchers(tenantId: string, uniqueIds: readonly string[]): Statement<KnownVoucher> {
  const ownIds = uniqueIds.filter(isUuid)
  return sql<KnownVoucher>`
    select v.unique_id as "uniqueId", v.amount, c.customer_id as "customerId"
    from published.case_vouchers v join cases c on c.tenant_id = ${tenantId}::uuid and c.case_id = v.case_id
    where v.tenant_id = ${tenantId}::uuid and v.unique_id = any (${uniqueIds}::text[])
    ${
      ownIds.length === 0
        ? sql``
        : sql`
    union all
    select v.case_voucher_id::text, case v.direction when 'credit' then v.outstanding else v.amount end, c.customer_id
    from published.case_vouchers v join cases c on c.tenant_id = ${tenantId}::uuid and c.case_id = v.case_id
    where v.tenant_id = ${tenantId}::uuid and v.case_voucher_id = any (${ownIds}::uuid[]) and v.unique_id is null`
    }`
}

/** The references among these that a voucher of the creditor has, other than those with these ids of their senders. */
export function findReferencesInUse(
  tenantId: string,
  named: readonly { readonly creditorId: string; readonly referenceId: string; readonly uniqueId: string }[],
): Statement<{ creditorId: string; referenceId: string }> {
  return sql<{ creditorId: string; referenceId: string }>`
    select distinct n."creditorId", n."referenceId"
    from jsonb_to_recordset(${json(named)}::jsonb) as n ("creditorId" uuid, "referenceId" text, "uniqueId" text)
    join published.case_vouchers v on v.tenant_id = ${tenantId}::uuid and v.reference_id = n."referenceId"
      and v.creditor_id = n."creditorId" and v.direction = 'debit' and coalesce(v.unique_id, v.case_voucher_id::text) <> n."uniqueId"
      and v.category = 'principal'`
}

/** Whether the groups and the ultimate creditors exist, as the ids of those that do. Locks them until the end. */
export function findCaseReferences(
  tenantId: string,
  named: { readonly groupIds: readonly string[]; readonly ultimateCreditorIds: readonly string[] },
): Statement<{ id: string; creditorId: string | null }> {
  return sql<{ id: string; creditorId: string | null }>`
    with groups as (
      select case_group_id as id from published.case_groups
      where tenant_id = ${tenantId}::uuid and case_group_id = any (${named.groupIds}::uuid[])
      for key share
    ),
    owners as (
      select ultimate_creditor_id as id, creditor_id from published.ultimate_creditors
      where tenant_id = ${tenantId}::uuid and ultimate_creditor_id = any (${named.ultimateCreditorIds}::uuid[])
      for key share
    )
    select id, null::uuid as "creditorId" from groups
    union all
    select id, creditor_id from owners`
}
