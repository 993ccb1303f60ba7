import { rowIsThere } from '../../../platform/database/row-is-there.ts'
import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { PageBounds } from './limitation.queries.ts'
import type { CreditorDemand, FactKind, LimitationFact } from './limitation.schemas.ts'

export interface FactRow {
  readonly limitationFactId: string
  readonly tenantId: string
  readonly caseId: string
  readonly caseVoucherId: string | null
  readonly kind: FactKind
  readonly date: string
  readonly note: string
  readonly deadline: string | null
  readonly channel: LimitationFact['channel']
  readonly fileId: string | null
  readonly withdrawnAt: Date | null
  readonly withdrawnBy: Actor | null
  readonly withdrawalReason: string | null
  readonly createdAt: Date
  readonly createdBy: Actor
}

const factColumns = sql`
  f.limitation_fact_id as "limitationFactId", f.tenant_id as "tenantId", f.case_id as "caseId",
  f.case_voucher_id as "caseVoucherId", f.kind, f.happened_on as "date", f.note, f.deadline, f.channel, f.file_id as "fileId",
  f.withdrawn_at as "withdrawnAt", f.withdrawn_by as "withdrawnBy", f.withdrawal_reason as "withdrawalReason",
  f.created_at as "createdAt", f.created_by as "createdBy"`

export function findFactsOfCases(tenantId: string, caseIds: Statement): Statement<FactRow> {
  return sql<FactRow>`
    select ${factColumns} from limitation_facts f
    where f.tenant_id = ${tenantId}::uuid and f.case_id = any (array(${caseIds}))
    order by f.happened_on, f.limitation_fact_id`
}

export function findFact(tenantId: string, limitationFactId: string): Statement<FactRow> {
  return sql<FactRow>`
    select ${factColumns} from limitation_facts f
    where f.tenant_id = ${tenantId}::uuid and f.limitation_fact_id = ${limitationFactId}::uuid`
}

export function listFacts(tenantId: string, caseId: string | null, page: PageBounds): Statement<FactRow> {
  return sql<FactRow>`
    select ${factColumns} from limitation_facts f
    where f.tenant_id = ${tenantId}::uuid and (${caseId}::uuid is null or f.case_id = ${caseId}::uuid)
      and (${page.after}::uuid is null or f.limitation_fact_id > ${page.after}::uuid)
    order by f.limitation_fact_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

/** Whether what a fact refers to exists; what is left out counts as existing. */
export function findReferred(
  tenantId: string,
  { caseId, caseVoucherId, fileId }: { caseId: string | null; caseVoucherId: string | null; fileId: string | null },
): Statement<{ hasCase: boolean; hasVoucher: boolean; hasFile: boolean }> {
  return sql<{ hasCase: boolean; hasVoucher: boolean; hasFile: boolean }>`
    select
      ${rowIsThere(tenantId, sql`published.cases where case_id`, caseId)} as "hasCase",
      ${caseVoucherId}::uuid is null or exists (
        select from published.case_vouchers v
        where v.tenant_id = ${tenantId}::uuid and v.case_id = ${caseId}::uuid and v.case_voucher_id = ${caseVoucherId}::uuid
          and v.direction = 'debit') as "hasVoucher",
      ${rowIsThere(tenantId, sql`published.files where file_id`, fileId)} as "hasFile"`
}

export type NewFact = Omit<FactRow, 'tenantId' | 'withdrawnAt' | 'withdrawnBy' | 'withdrawalReason'>

export function insertFact(tenantId: string, fact: NewFact): Statement<FactRow> {
  return sql<FactRow>`
    insert into limitation_facts as f (
      tenant_id, limitation_fact_id, case_id, case_voucher_id, kind, happened_on, note, deadline, channel, file_id,
      created_at, created_by)
    values (
      ${tenantId}::uuid, ${fact.limitationFactId}::uuid, ${fact.caseId}::uuid, ${fact.caseVoucherId}::uuid,
      ${fact.kind}::text, ${fact.date}::date, ${fact.note}::text, ${fact.deadline}::date, ${fact.channel}::text,
      ${fact.fileId}::uuid,
      ${fact.createdAt}::timestamptz, ${json(fact.createdBy)}::jsonb)
    returning ${factColumns}`
}

/** Whether a demand is recorded on a case already. */
export function findDemand(
  tenantId: string,
  caseId: string,
  { date, deadline, channel }: CreditorDemand,
): Statement<{ isKnown: boolean }> {
  return sql<{ isKnown: boolean }>`
    select exists (
      select from limitation_facts f
      where f.tenant_id = ${tenantId}::uuid and f.case_id = ${caseId}::uuid and f.kind = 'demand' and f.withdrawn_at is null
        and f.happened_on = ${date}::date and f.deadline = ${deadline}::date and f.channel = ${channel}::text) as "isKnown"`
}

export function withdrawFact(
  tenantId: string,
  limitationFactId: string,
  { at, by, reason }: { readonly at: Date; readonly by: Actor; readonly reason: string },
): Statement<FactRow> {
  return sql<FactRow>`
    update limitation_facts f
    set withdrawn_at = ${at}::timestamptz, withdrawn_by = ${json(by)}::jsonb, withdrawal_reason = ${reason}::text
    where f.tenant_id = ${tenantId}::uuid and f.limitation_fact_id = ${limitationFactId}::uuid
    returning ${factColumns}`
}
