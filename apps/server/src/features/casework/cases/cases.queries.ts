import { columnsOf } from '../../../platform/columns/columns.ts'
import { rowIsThere } from '../../../platform/database/row-is-there.ts'
import { json, lookup, sql, type Statement, writtenForItems } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { PackName } from '../../money/rule-packs/index.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { type Case, type CaseRow, type CaseStatus, selectCase } from '../case-status/index.ts'
import type { CreditorState } from '../../parties/creditors/index.ts'
import { debtorNameOf } from '../../parties/customers/index.ts'
import { isPropertyDefined } from '../property-types/index.ts'

export function findCaseBySeqId(tenantId: string, caseSeqId: number, now: Date): Statement<CaseRow> {
  return sql<CaseRow>`
    ${selectCase(tenantId, now)} where c.tenant_id = ${tenantId}::uuid and c.case_seq_id = ${caseSeqId}::bigint`
}

/** Whether the records in a filter exist. */
export type KnownFilters = Readonly<Record<'customer' | 'creditor' | 'group' | 'caseworker' | 'property', boolean>> & {
  /** The path of the filter: empty, or that of a group. */
  readonly at: string
}

interface NamedInFilter {
  readonly customerId: string | null
  readonly creditorId: string | null
  readonly groupId: string | null
  readonly caseworkerId: string | null
  readonly property: { readonly handle: string } | null
}

/** Whether each record in a filter and in its groups exists; true for a filter that is not set. */
export function findFilterReferences(
  tenantId: string,
  filter: NamedInFilter & { readonly any: readonly NamedInFilter[] | null },
): Statement<KnownFilters> {
  const groups = (filter.any ?? []).map((group, index) => namedIn(tenantId, group, `/any/${index}`))
  return sql<KnownFilters>`${groups.reduce((whole, group) => sql`${whole} union all ${group}`, namedIn(tenantId, filter, ''))}`
}

function namedIn(tenantId: string, named: NamedInFilter, at: string): Statement {
  return sql`
    select ${at}::text as at,
      ${rowIsThere(tenantId, sql`published.customers where customer_id`, named.customerId)} as customer,
      ${rowIsThere(tenantId, sql`published.creditors where creditor_id`, named.creditorId)} as creditor,
      ${rowIsThere(tenantId, sql`published.case_groups where case_group_id`, named.groupId)} as "group",
      ${rowIsThere(tenantId, sql`published.users where user_id`, named.caseworkerId)} as caseworker,
      ${isPropertyDefined(tenantId, 'case', named.property?.handle ?? null)} as property`
}

export interface PartiesRow {
  /** The creditor of the customer, and so of the case; null if there is no such customer. */
  readonly creditorId: string | null
  readonly creditorState: CreditorState | null
  /** The creditor that the ultimate creditor belongs to. */
  readonly creditorOfUltimateCreditor: string | null
  readonly groupId: string | null
}

/** What a case shows of its parties; null if there is no such customer. */
export interface PartyNamesRow {
  readonly debtorName: string | null
  readonly creditorName: string | null
}

/** Locks the ultimate creditor and the group, so that neither can be deleted before the transaction ends. */
export function findParties(
  tenantId: string,
  named: { customerId: string; ultimateCreditorId: string | null; groupId: string | null },
): Statement<PartiesRow & PartyNamesRow> {
  return lookup(sql<PartiesRow & PartyNamesRow>`
    select
      ${debtorNameOf(sql`named`)} as "debtorName",
      (select k.name from published.customers u join published.creditors k on k.tenant_id = u.tenant_id and k.creditor_id = u.creditor_id
       where u.tenant_id = named.tenant_id and u.customer_id = named.customer_id) as "creditorName",
      (select creditor_id from published.customers
       where tenant_id = ${tenantId}::uuid and customer_id = ${named.customerId}::uuid) as "creditorId",
      (select k.state from published.customers u join published.creditors k on k.tenant_id = u.tenant_id and k.creditor_id = u.creditor_id
       where u.tenant_id = ${tenantId}::uuid and u.customer_id = ${named.customerId}::uuid) as "creditorState",
      (select creditor_id from published.ultimate_creditors
       where tenant_id = ${tenantId}::uuid and ultimate_creditor_id = ${named.ultimateCreditorId}::uuid
       for key share) as "creditorOfUltimateCreditor",
      (select case_group_id from published.case_groups
       where tenant_id = ${tenantId}::uuid and case_group_id = ${named.groupId}::uuid
       for key share) as "groupId"
    from (select ${tenantId}::uuid as tenant_id, ${named.customerId}::uuid as customer_id) named`)
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
  readonly rulePack: PackName | null
  readonly properties: Readonly<Record<string, unknown>>
  readonly createdAt: Date
  readonly createdBy: Actor
}

/** The number of a new case. */
export interface NumberedCase {
  readonly caseId: string
  readonly number: number
}

/**
 * Inserts cases with the next numbers of the tenant, in the given order. The counter stays locked until the transaction
 * ends.
 */
export function insertCases(tenantId: string, cases: readonly NewCase[]): Statement<NumberedCase> {
  return writtenForItems(cases, (items) => insertAll(tenantId, items), {
    keyOf: ({ caseId }) => caseId,
    column: 'caseId',
  })
}

function insertAll(tenantId: string, cases: readonly NewCase[]): Statement<NumberedCase> {
  const { uuid, text, json: jsonColumn, time } = columnsOf(cases)
  return sql<NumberedCase>`
    with numbered as (
      update tenant_counters set value = value + ${cases.length}::bigint
      where tenant_id = ${tenantId}::uuid and counter = 'cases'
      returning value - ${cases.length}::bigint as used
    )
    insert into cases (
      tenant_id, case_id, case_seq_id, creditor_id, customer_id, ultimate_creditor_id, group_id, currency, status_time,
      journal_number, migrated_id, rule_pack, properties, created_at, created_by)
    select ${tenantId}::uuid, c.case_id, numbered.used + c.position, c.creditor_id, c.customer_id, c.ultimate_creditor_id,
           c.group_id, c.currency, c.created_at, c.journal_number, c.migrated_id, c.rule_pack,
           c.properties::jsonb, c.created_at, c.created_by::jsonb
    from numbered
    cross join unnest(
      ${uuid(({ caseId }) => caseId)}::uuid[], ${uuid(({ creditorId }) => creditorId)}::uuid[],
      ${uuid(({ customerId }) => customerId)}::uuid[], ${uuid((c) => c.ultimateCreditorId)}::uuid[],
      ${uuid(({ groupId }) => groupId)}::uuid[], ${text(({ currency }) => currency)}::text[],
      ${text((c) => c.journalNumber)}::text[], ${text(({ migratedId }) => migratedId)}::text[],
      ${text(({ rulePack }) => rulePack)}::text[], ${jsonColumn(({ properties }) => properties)}::text[],
      ${time(({ createdAt }) => createdAt)}::timestamptz[], ${jsonColumn(({ createdBy }) => createdBy)}::text[])
      with ordinality
      as c (case_id, creditor_id, customer_id, ultimate_creditor_id, group_id, currency, journal_number, migrated_id, rule_pack,
            properties, created_at, created_by, position)
    returning case_id as "caseId", case_seq_id as number`
}

/** Locks a case until the transaction ends. Locks are always taken in this order: case, then vouchers. */
export function lockCase(tenantId: string, caseId: string): Statement {
  return sql`select from cases where tenant_id = ${tenantId}::uuid and case_id = ${caseId}::uuid for update`
}

/** Whether each record in a patch exists; true for a field that is not set. */
export function findPatchedReferences(
  tenantId: string,
  creditorId: string,
  named: { endReasonId: string | null; groupId: string | null; ultimateCreditorId: string | null },
): Statement<{ endReason: boolean; group: boolean; ultimateCreditor: boolean }> {
  return sql<{ endReason: boolean; group: boolean; ultimateCreditor: boolean }>`
    select
      ${rowIsThere(tenantId, sql`published.end_reasons where end_reason_id`, named.endReasonId)} as "endReason",
      ${rowIsThere(tenantId, sql`published.case_groups where case_group_id`, named.groupId)} as "group",
      ${named.ultimateCreditorId}::uuid is null or exists (
        select from published.ultimate_creditors
        where tenant_id = ${tenantId}::uuid and creditor_id = ${creditorId}::uuid
          and ultimate_creditor_id = ${named.ultimateCreditorId}::uuid) as "ultimateCreditor"`
}

export interface ChangedCase {
  readonly status: CaseStatus
  readonly statusTime: Date
  readonly endReasonId: string | null
  /** Why the case ends as PAID with money outstanding; undefined leaves the stored value unchanged. */
  readonly override: Case['endOverride'] | undefined
  readonly properties: Readonly<Record<string, unknown>>
  /** Missing fields are unchanged; null clears a field. */
  readonly patch: {
    readonly groupId?: string | null
    readonly ultimateCreditorId?: string | null
    readonly journalNumber?: string | null
    readonly rulePack?: PackName | null
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
      rule_pack = case when ${patch.rulePack !== undefined}::boolean then ${patch.rulePack ?? null}::text else rule_pack end,
      updated_at = ${changed.now}::timestamptz, updated_by = ${json(changed.actor)}::jsonb
    where tenant_id = ${tenantId}::uuid and case_id = ${caseId}::uuid`
}

/** Replaces the tags of a case. */
export function replaceTags(tenantId: string, caseId: string, tags: readonly string[]): Statement {
  return sql`
    with removed as (
      delete from case_tags
      where tenant_id = ${tenantId}::uuid and case_id = ${caseId}::uuid and tag <> all (${tags}::text[])
    )
    insert into case_tags (tenant_id, tag, case_id)
    select distinct ${tenantId}::uuid, t.tag, ${caseId}::uuid from unnest(${tags}::text[]) as t (tag)
    on conflict do nothing`
}
