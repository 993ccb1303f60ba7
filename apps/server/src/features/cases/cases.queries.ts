import { rowIsThere } from '../../platform/database/row-is-there.ts'
import { json, sql, type Statement } from '../../platform/database/sql.ts'
import type { Actor } from '../../platform/http/schemas.ts'
import type { Currency } from '../../platform/money/money.ts'
import { debtorNameOf } from '../customers/index.ts'
import { isPropertyDefined } from '../property-types/index.ts'
import { actsOnCase, pausingUpdates } from './case-updates.queries.ts'
import type { CaseStatus } from './cases.schemas.ts'

export interface CaseRow {
  readonly id: string
  readonly caseSeqId: number
  readonly tenantId: string
  readonly customerId: string
  readonly creditorId: string
  readonly ultimateCreditorId: string | null
  readonly debtorName: string
  readonly creditorName: string
  readonly ultimateCreditorName: string | null
  readonly groupId: string | null
  readonly currency: Currency
  readonly status: CaseStatus
  readonly statusTime: Date
  readonly endReasonId: string | null
  readonly endReason: string | null
  readonly journalNumber: string
  readonly migratedId: string | null
  readonly properties: Record<string, unknown>
  readonly tags: string[]
  readonly outstanding: number
  readonly mergedIntoCaseId: string | null
  readonly mergedCaseIds: string[]
  readonly pausedAt: Date | null
  readonly pausedUntil: Date | null
  readonly createdAt: Date
  readonly createdBy: Actor
  readonly updatedAt: Date | null
  readonly updatedBy: Actor | null
}

/** Creating vouchers keeps the sum countable, but two requests at once may pass that check: reading must not fail then. */
const outstandingOfCase = sql`
  (select least(coalesce(sum(v.outstanding), 0), 9007199254740991)::bigint from case_vouchers v
   where v.tenant_id = c.tenant_id and v.case_id = any (array(select w from cases_within(c.tenant_id, c.case_id) w))
     and v.direction = 'debit')`

/** A case `c` as it is read at a moment. */
export function columnsAt(tenantId: string, now: Date): Statement {
  const pauses = sql`from ${pausingUpdates(tenantId, now)} and ${actsOnCase}`
  return sql`${columns},
    (select min(u.paused_at) ${pauses}) as "pausedAt",
    (select nullif(max(u.open_until), 'infinity') ${pauses}) as "pausedUntil"`
}

/** What the parties of a case are called, so that a list says it without asking for each of its rows. */
const names = sql`
  ${debtorNameOf(sql`c`)} as "debtorName",
  (select r.name from creditors r where r.tenant_id = c.tenant_id and r.creditor_id = c.creditor_id) as "creditorName",
  (select r.name from ultimate_creditors r
   where r.tenant_id = c.tenant_id and r.ultimate_creditor_id = c.ultimate_creditor_id) as "ultimateCreditorName"`

const columns = sql`
  c.case_id as "id", c.case_seq_id as "caseSeqId", c.tenant_id as "tenantId", c.customer_id as "customerId",
  c.creditor_id as "creditorId", c.ultimate_creditor_id as "ultimateCreditorId", ${names},
  c.group_id as "groupId", c.currency,
  c.status, c.status_time as "statusTime", c.end_reason_id as "endReasonId",
  (select e.handle from end_reasons e where e.tenant_id = c.tenant_id and e.end_reason_id = c.end_reason_id) as "endReason",
  coalesce(c.journal_number, c.case_seq_id::text) as "journalNumber", c.migrated_id as "migratedId", c.properties,
  array(select t.tag from case_tags t where t.tenant_id = c.tenant_id and t.case_id = c.case_id order by t.tag collate "C") as tags,
  ${outstandingOfCase} as outstanding,
  (select m.case_id from case_merges m
   where m.tenant_id = c.tenant_id and m.merged_case_id = c.case_id and m.undone_at is null) as "mergedIntoCaseId",
  array(select w from cases_within(c.tenant_id, c.case_id) w where w <> c.case_id order by w) as "mergedCaseIds",
  c.created_at as "createdAt", c.created_by as "createdBy", c.updated_at as "updatedAt", c.updated_by as "updatedBy"`

export function findCase(tenantId: string, caseId: string, now: Date): Statement<CaseRow> {
  return sql<CaseRow>`
    select ${columnsAt(tenantId, now)} from cases c where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid`
}

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
      end_reason_id = ${changed.endReasonId}::uuid, properties = ${json(changed.properties)}::jsonb,
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
