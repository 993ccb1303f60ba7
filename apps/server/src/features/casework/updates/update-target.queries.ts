import { lookup, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Role } from '../../../platform/identity/roles.ts'
import type { ReferenceType } from './update-types.schemas.ts'

/** The references of a new update. */
export interface UpdateReferences {
  readonly updateTypeId: string
  readonly referenceId: string
  readonly refId: string | null
  readonly responsibleUserId: string | null
}

/** What a new update belongs to, and whether its references are valid. */
export interface UpdateTarget {
  readonly referenceType: ReferenceType
  readonly referenceExists: boolean
  /** Whether `refId` belongs to the same case, customer or creditor; true if it is null. */
  readonly refIdFits: boolean
  readonly responsiblePermissionLevel: Role | null
  /** Null if the responsible user does not exist or is not active. */
  readonly responsibleRole: Role | null
}

/** Locks the update type until the transaction ends. */
export function findUpdateTarget(tenantId: string, named: UpdateReferences): Statement<UpdateTarget> {
  return lookup(sql<UpdateTarget>`
    select t.reference_type as "referenceType",
           case t.reference_type
             when 'CASE' then exists (
               select from published.cases where tenant_id = ${tenantId}::uuid and case_id = ${named.referenceId}::uuid)
             when 'CUSTOMER' then exists (
               select from published.customers where tenant_id = ${tenantId}::uuid and customer_id = ${named.referenceId}::uuid)
             when 'CREDITOR' then exists (
               select from published.creditors where tenant_id = ${tenantId}::uuid and creditor_id = ${named.referenceId}::uuid)
           end as "referenceExists",
           ${refIdFits(tenantId, named)} as "refIdFits",
           t.responsible_permission_level as "responsiblePermissionLevel",
           (select r.role from published.users r
            where r.tenant_id = ${tenantId}::uuid and r.user_id = ${named.responsibleUserId}::uuid and r.is_active)
             as "responsibleRole"
    from update_types t
    where t.tenant_id = ${tenantId}::uuid and t.update_type_id = ${named.updateTypeId}::uuid
    for key share of t`)
}

/** Most updates have no `refId`: a statement without these conditions takes a tenth of the time to plan and start. */
function refIdFits(tenantId: string, named: UpdateReferences): Statement {
  if (named.refId === null) return sql`true`
  return sql`
    case t.reference_type
      when 'CASE' then ${isOfCase(tenantId, named)}
      when 'CUSTOMER' then ${isOfCustomer(tenantId, named)}
      when 'CREDITOR' then ${isOfCreditor(tenantId, named)}
    end`
}

/** Whether `refId` is the case, one of its parties, or a record on it or on a case merged into it. */
function isOfCase(tenantId: string, { referenceId, refId }: UpdateReferences): Statement {
  const within = sql`any (array(select w from cases_within(${tenantId}::uuid, ${referenceId}::uuid) w))`
  return sql`(
    exists (
      select from published.cases c where c.tenant_id = ${tenantId}::uuid and c.case_id = ${within}
        and ${refId}::uuid in (c.case_id, c.customer_id, c.creditor_id, c.ultimate_creditor_id))
    or exists (
      select from published.cases c join published.customer_users d on d.tenant_id = c.tenant_id and d.customer_id = c.customer_id
      where c.tenant_id = ${tenantId}::uuid and c.case_id = ${referenceId}::uuid and d.user_id = ${refId}::uuid)
    or exists (
      select from published.case_vouchers v
      where v.tenant_id = ${tenantId}::uuid and v.case_voucher_id = ${refId}::uuid and v.case_id = ${within})
    or exists (
      select from published.payouts p join published.case_vouchers v on v.tenant_id = p.tenant_id and v.case_voucher_id = p.case_voucher_id
      where p.tenant_id = ${tenantId}::uuid and p.payout_id = ${refId}::uuid and v.case_id = ${within})
    or exists (
      select from updates o
      where o.tenant_id = ${tenantId}::uuid and o.update_id = ${refId}::uuid and o.case_id = ${within})
    or exists (
      select from published.interactions i
      where i.tenant_id = ${tenantId}::uuid and i.interaction_id = ${refId}::uuid and i.reference_id = ${within})
    or exists (
      select from published.documents l
      where l.tenant_id = ${tenantId}::uuid and l.document_id = ${refId}::uuid and l.case_id = ${within}))`
}

/** Whether `refId` is the customer, its creditor, or one of its users, cases, vouchers, updates or interactions. */
function isOfCustomer(tenantId: string, { referenceId, refId }: UpdateReferences): Statement {
  return sql`(
    exists (
      select from published.customers k where k.tenant_id = ${tenantId}::uuid and k.customer_id = ${referenceId}::uuid
        and ${refId}::uuid in (k.customer_id, k.creditor_id))
    or exists (
      select from published.customer_users d
      where d.tenant_id = ${tenantId}::uuid and d.user_id = ${refId}::uuid and d.customer_id = ${referenceId}::uuid)
    or exists (
      select from published.cases c
      where c.tenant_id = ${tenantId}::uuid and c.case_id = ${refId}::uuid and c.customer_id = ${referenceId}::uuid)
    or exists (
      select from published.case_vouchers v join published.cases c on c.tenant_id = v.tenant_id and c.case_id = v.case_id
      where v.tenant_id = ${tenantId}::uuid and v.case_voucher_id = ${refId}::uuid and c.customer_id = ${referenceId}::uuid)
    or exists (
      select from updates o
      where o.tenant_id = ${tenantId}::uuid and o.update_id = ${refId}::uuid and o.customer_id = ${referenceId}::uuid)
    or ${isInteractionOf(tenantId, referenceId, refId)})`
}

/** Whether `refId` is the creditor or one of its ultimate creditors, customers, cases and other records. */
function isOfCreditor(tenantId: string, { referenceId, refId }: UpdateReferences): Statement {
  const isIn = (table: Statement, id: Statement): Statement => sql`exists (
    select from ${table} x
    where x.tenant_id = ${tenantId}::uuid and x.${id} = ${refId}::uuid and x.creditor_id = ${referenceId}::uuid)`
  return sql`(
    ${isIn(sql`published.creditors`, sql`creditor_id`)} or ${isIn(sql`published.ultimate_creditors`, sql`ultimate_creditor_id`)}
    or ${isIn(sql`published.customers`, sql`customer_id`)} or ${isIn(sql`published.cases`, sql`case_id`)}
    or ${isIn(sql`published.case_vouchers`, sql`case_voucher_id`)} or ${isIn(sql`published.billings`, sql`billing_id`)}
    or ${isIn(sql`updates`, sql`update_id`)} or ${isInteractionOf(tenantId, referenceId, refId)})`
}

function isInteractionOf(tenantId: string, referenceId: string, refId: string | null): Statement {
  return sql`exists (
    select from published.interactions i
    where i.tenant_id = ${tenantId}::uuid and i.interaction_id = ${refId}::uuid and i.reference_id = ${referenceId}::uuid)`
}
