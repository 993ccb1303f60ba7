import { rowIsThere } from '../../../platform/database/row-is-there.ts'
import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { type Case, type CaseRow, type CaseStatus, columnsAt } from '../case-status/index.ts'
import type { CreditorState } from '../../parties/creditors/index.ts'
import { isPropertyDefined } from '../property-types/index.ts'

export function findCaseBySeqId(tenantId: string, caseSeqId: number, now: Date): Statement<CaseRow> {
  return sql<CaseRow>`
    select ${columnsAt(tenantId, now)} from cases c where c.tenant_id = ${tenantId}::uuid and c.case_seq_id = ${caseSeqId}::bigint`
}

/** Whether there is what a filter names. */
export type KnownFilters = Readonly<Record<'customer' | 'creditor' | 'group' | 'caseworker' | 'property', boolean>>

/** Which of the things that a filter names the tenant has; what it does not name counts as there. */
export function findFiltered(
  tenantId: string,
  named: {
    readonly customerId: string | null
    readonly creditorId: string | null
    readonly groupId: string | null
    readonly caseworkerId: string | null
    readonly property: { readonly handle: string } | null
  },
): Statement<KnownFilters> {
  return sql<KnownFilters>`
    select
      ${rowIsThere(tenantId, sql`customers where customer_id`, named.customerId)} as customer,
      ${rowIsThere(tenantId, sql`creditors where creditor_id`, named.creditorId)} as creditor,
      ${rowIsThere(tenantId, sql`case_groups where case_group_id`, named.groupId)} as "group",
      ${rowIsThere(tenantId, sql`users where user_id`, named.caseworkerId)} as caseworker,
      ${isPropertyDefined(tenantId, 'case', named.property?.handle ?? null)} as property`
}

export interface PartiesRow {
  /** The creditor of the customer, and so of the case; null where there is no such customer. */
  readonly creditorId: string | null
  readonly creditorState: CreditorState | null
  /** The creditor that the ultimate creditor stands behind. */
  readonly creditorOfUltimateCreditor: string | null
  readonly groupId: string | null
}

/** Holds the ultimate creditor and the group until the transaction ends, so that neither is deleted meanwhile. */
export function findParties(
  tenantId: string,
  named: { customerId: string; ultimateCreditorId: string | null; groupId: string | null },
): Statement<PartiesRow> {
  return sql<PartiesRow>`
    select
      (select creditor_id from customers
       where tenant_id = ${tenantId}::uuid and customer_id = ${named.customerId}::uuid) as "creditorId",
      (select k.state from customers u join creditors k on k.tenant_id = u.tenant_id and k.creditor_id = u.creditor_id
       where u.tenant_id = ${tenantId}::uuid and u.customer_id = ${named.customerId}::uuid) as "creditorState",
      (select creditor_id from ultimate_creditors
       where tenant_id = ${tenantId}::uuid and ultimate_creditor_id = ${named.ultimateCreditorId}::uuid
       for key share) as "creditorOfUltimateCreditor",
      (select case_group_id from case_groups
       where tenant_id = ${tenantId}::uuid and case_group_id = ${named.groupId}::uuid
       for key share) as "groupId"`
}

export interface NewCase {
  readonly tenantId: string
  readonly caseId: string
  readonly customerId: string
  readonly creditorId: string
  readonly ultimateCreditorId: string | null
  readonly groupId: string | null
  readonly currency: Currency
  readonly journalNumber: string | null
  readonly migratedId: string | null
  readonly properties: Readonly<Record<string, unknown>>
  readonly createdAt: Date
  readonly createdBy: Actor
}

/** Adds a case under the next number of the tenant, which is held from here to the end of the transaction. */
export function insertCase(one: NewCase): Statement {
  return sql`
    with numbered as (
      update tenant_counters set value = value + 1
      where tenant_id = ${one.tenantId}::uuid and counter = 'cases'
      returning value
    )
    insert into cases (
      tenant_id, case_id, case_seq_id, creditor_id, customer_id, ultimate_creditor_id, group_id, currency, status_time,
      journal_number, migrated_id, properties, created_at, created_by)
    select ${one.tenantId}::uuid, ${one.caseId}::uuid, numbered.value, ${one.creditorId}::uuid, ${one.customerId}::uuid,
           ${one.ultimateCreditorId}::uuid, ${one.groupId}::uuid, ${one.currency}::text, ${one.createdAt}::timestamptz,
           ${one.journalNumber}::text, ${one.migratedId}::text, ${json(one.properties)}::jsonb,
           ${one.createdAt}::timestamptz, ${json(one.createdBy)}::jsonb
    from numbered`
}

/** Holds a case until the transaction ends: first the case, then its vouchers, is the order of all locks. */
export function lockCase(tenantId: string, caseId: string): Statement {
  return sql`select from cases where tenant_id = ${tenantId}::uuid and case_id = ${caseId}::uuid for update`
}

/** Whether what a patch names is there; what it does not name counts as there. */
export function findPatchedReferences(
  tenantId: string,
  creditorId: string,
  named: { endReasonId: string | null; groupId: string | null; ultimateCreditorId: string | null },
): Statement<{ endReason: boolean; group: boolean; ultimateCreditor: boolean }> {
  return sql<{ endReason: boolean; group: boolean; ultimateCreditor: boolean }>`
    select
      ${rowIsThere(tenantId, sql`end_reasons where end_reason_id`, named.endReasonId)} as "endReason",
      ${rowIsThere(tenantId, sql`case_groups where case_group_id`, named.groupId)} as "group",
      ${named.ultimateCreditorId}::uuid is null or exists (
        select from ultimate_creditors
        where tenant_id = ${tenantId}::uuid and creditor_id = ${creditorId}::uuid
          and ultimate_creditor_id = ${named.ultimateCreditorId}::uuid) as "ultimateCreditor"`
}

export interface ChangedCase {
  readonly status: CaseStatus
  readonly statusTime: Date
  readonly endReasonId: string | null
  /** Why it ends as PAID although money is outstanding; undefined leaves what is there. */
  readonly override: Case['endOverride'] | undefined
  readonly properties: Readonly<Record<string, unknown>>
  /** Fields that are left out stay as they are; null clears them. */
  readonly patch: {
    readonly groupId?: string | null
    readonly ultimateCreditorId?: string | null
    readonly journalNumber?: string | null
  }
  readonly now: Date
  readonly actor: Actor
}

export function updateCase(tenantId: string, caseId: string, changed: ChangedCase): Statement {
  const { patch } = changed
  return sql`
    update cases set
      status = ${changed.status}::text, status_time = ${changed.statusTime}::timestamptz,
      end_reason_id = ${changed.endReasonId}::uuid,
      end_override = case when ${changed.override !== undefined}::boolean
        then ${json(changed.override)}::jsonb else end_override end,
      properties = ${json(changed.properties)}::jsonb,
      group_id = case when ${patch.groupId !== undefined}::boolean then ${patch.groupId ?? null}::uuid else group_id end,
      ultimate_creditor_id = case when ${patch.ultimateCreditorId !== undefined}::boolean
        then ${patch.ultimateCreditorId ?? null}::uuid else ultimate_creditor_id end,
      journal_number = case when ${patch.journalNumber !== undefined}::boolean
        then ${patch.journalNumber ?? null}::text else journal_number end,
      updated_at = ${changed.now}::timestamptz, updated_by = ${json(changed.actor)}::jsonb
    where tenant_id = ${tenantId}::uuid and case_id = ${caseId}::uuid`
}

/** Makes these the tags of a case. */
export function replaceTags(tenantId: string, caseId: string, tags: readonly string[]): Statement {
  return sql`
    with gone as (
      delete from case_tags
      where tenant_id = ${tenantId}::uuid and case_id = ${caseId}::uuid and tag <> all (${tags}::text[])
    )
    insert into case_tags (tenant_id, tag, case_id)
    select distinct ${tenantId}::uuid, t.tag, ${caseId}::uuid from unnest(${tags}::text[]) as t (tag)
    on conflict do nothing`
}
