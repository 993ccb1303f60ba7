import { json, lookup, plannedByValues, rowWritten, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { type Role, rolesUpTo } from '../../../platform/identity/roles.ts'
import type { ReferenceType } from './update-types.schemas.ts'
import type { Update } from './updates.schemas.ts'

/** An update as responses and events show it, with the members of its type. */
const view = sql`
  json_build_object(
    'updateId', u.update_id, 'referenceId', coalesce(u.case_id, u.customer_id, u.creditor_id),
    'updateTypeId', u.update_type_id, 'label', t.label, 'description', t.description, 'priority', t.priority,
    'update', u.text, 'data', u.data, 'refId', u.ref_id, 'taskId', u.task_id, 'byWorkflowId', u.by_workflow_id,
    'intention', u.intention, 'state', u.state, 'procedure', u.procedure, 'createdAt', api_instant(u.created_at),
    'pausedAt', api_instant(u.paused_at), 'continuedAt', api_instant(u.continued_at),
    'remindedAt', api_instant(u.reminded_at), 'responsibleType', u.responsible_type,
    'responsibleReferenceId', u.responsible_reference_id, 'responsiblePermissionLevel', t.responsible_permission_level,
    'hiddenPermissionLevel', t.hidden_permission_level, 'pauseWithUpdateOnCaseExit', t.pause_with_update_on_case_exit,
    'continueOnCaseExit', t.continue_on_case_exit, 'createdBy', u.created_by, 'continuedBy', u.continued_by)`

const updatesWithTypes = sql`
  updates u join update_types t on t.tenant_id = u.tenant_id and t.update_type_id = u.update_type_id`

export interface UpdateRow {
  /** Null if the update belongs to a customer or a creditor. */
  readonly caseId: string | null
  readonly update: Update
}

export const selectUpdates = sql`select u.case_id as "caseId", ${view} as update from ${updatesWithTypes}`

/** Whether the role sees the update. It is hidden from the level of its type and from all lower roles. */
function isVisibleTo(role: Role): Statement {
  const below = rolesUpTo(role).filter((each) => each !== role)
  return sql`(t.hidden_permission_level is null or t.hidden_permission_level = any (${below}::text[]))`
}

/** Finds the update if the role may see it. */
export function findUpdate(tenantId: string, updateId: string, role: Role): Statement<UpdateRow> {
  return sql<UpdateRow>`
    ${selectUpdates}
    where u.tenant_id = ${tenantId}::uuid and u.update_id = ${updateId}::uuid and ${isVisibleTo(role)}`
}

export function lockUpdate(tenantId: string, updateId: string, role: Role): Statement<UpdateRow> {
  return sql<UpdateRow>`${findUpdate(tenantId, updateId, role)} for update of u`
}

/** The update for events and the audit trail, regardless of visibility. */
export function getUpdate(tenantId: string, updateId: string): Statement<UpdateRow> {
  return lookup(sql<UpdateRow>`
    ${selectUpdates} where u.tenant_id = ${tenantId}::uuid and u.update_id = ${updateId}::uuid`)
}

/** Deletes an update. One that stood in for it stays, on its own. */
export function deleteUpdate(tenantId: string, updateId: string): Statement {
  return sql`
    with former_stand_ins as (
      update updates set stands_in_for_id = null
      where tenant_id = ${tenantId}::uuid and stands_in_for_id = ${updateId}::uuid
    )
    delete from updates where tenant_id = ${tenantId}::uuid and update_id = ${updateId}::uuid`
}

/** The updates `u` of cases whose reminder is due and that the role may see. */
export function dueUpdates(tenantId: string, role: Role, now: Date): Statement {
  return sql`
    ${updatesWithTypes}
    where u.tenant_id = ${tenantId}::uuid and u.case_id is not null and u.continued_at is null
      and u.reminded_at <= ${now}::timestamptz and ${isVisibleTo(role)}`
}

/** One page of the due updates of the tenant, the most overdue first. */
export function listDueUpdates(
  tenantId: string,
  { role, now }: Pick<UpdateFilters, 'role' | 'now'>,
  page: { limit: number; offset: number; after: string | null },
): Statement<UpdateRow> {
  const afterLast =
    page.after === null
      ? sql``
      : sql`and (u.reminded_at, u.update_id) > (
          select a.reminded_at, a.update_id from updates a
          where a.tenant_id = ${tenantId}::uuid and a.update_id = ${page.after}::uuid)`
  return plannedByValues(sql<UpdateRow>`
    select u.case_id as "caseId", ${view} as update from ${dueUpdates(tenantId, role, now)} ${afterLast}
    order by u.reminded_at, u.update_id
    limit ${page.limit}::integer offset ${page.offset}::integer`)
}

/** Every update of the tenant that the role may see, on whatever it is, in the order of their ids. */
export function listAllUpdates(
  tenantId: string,
  role: Role,
  { limit, after }: { readonly limit: number; readonly after: string | null },
): Statement<{ update: Update }> {
  return sql<{ update: Update }>`
    select ${view} as update from ${updatesWithTypes}
    where u.tenant_id = ${tenantId}::uuid and (${after}::uuid is null or u.update_id > ${after}::uuid)
      and ${isVisibleTo(role)}
    order by u.update_id limit ${limit}::integer`
}

export interface UpdateFilters {
  /** What the updates belong to, and its id. */
  readonly on: 'case' | 'customer' | 'creditor'
  readonly id: string
  readonly role: Role
  readonly isOpen: boolean | null
  /** True for open updates whose reminder is due, false for all others. */
  readonly isDue: boolean | null
  readonly now: Date
}

/** One row with a page of the updates of a case, customer or creditor; no row if that does not exist. */
export function listUpdatesOn(
  tenantId: string,
  filters: UpdateFilters,
  page: { limit: number; offset: number; after: string | null },
): Statement<{ items: Update[] }> {
  const { belongs, owner } = ownerOf(tenantId, filters)
  return sql<{ items: Update[] }>`
    select (
      select coalesce(json_agg(p.view order by p.update_id), '[]')
      from (
        select u.update_id, ${view} as view
        from ${updatesWithTypes}
        where u.tenant_id = ${tenantId}::uuid and ${belongs}
          and (${page.after}::uuid is null or u.update_id > ${page.after}::uuid)
          and (${filters.isOpen}::boolean is null or (u.continued_at is null) = ${filters.isOpen}::boolean)
          and (${filters.isDue}::boolean is null
               or (u.continued_at is null and u.reminded_at <= ${filters.now}::timestamptz) = ${filters.isDue}::boolean)
          and ${isVisibleTo(filters.role)}
        order by u.update_id
        limit ${page.limit}::integer offset ${page.offset}::integer) p
    ) as items
    from ${owner}`
}

/** The condition of updates `u` that belong to the owner (or to a case merged into it), and the row of the owner. */
function ownerOf(
  tenantId: string,
  { on, id }: Pick<UpdateFilters, 'on' | 'id'>,
): { belongs: Statement; owner: Statement } {
  const isOwner = (table: Statement, column: Statement): Statement =>
    sql`${table} o where o.tenant_id = ${tenantId}::uuid and o.${column} = ${id}::uuid`
  if (on === 'customer')
    return { belongs: sql`u.customer_id = ${id}::uuid`, owner: isOwner(sql`published.customers`, sql`customer_id`) }
  if (on === 'creditor')
    return { belongs: sql`u.creditor_id = ${id}::uuid`, owner: isOwner(sql`published.creditors`, sql`creditor_id`) }
  return {
    belongs: sql`u.case_id = any (array(select w from cases_within(${tenantId}::uuid, ${id}::uuid) w))`,
    owner: isOwner(sql`published.cases`, sql`case_id`),
  }
}

export interface NewUpdate {
  readonly tenantId: string
  readonly updateId: string
  readonly updateTypeId: string
  readonly referenceType: ReferenceType
  readonly referenceId: string
  readonly text: string
  /** Any JSON; null and undefined mean the same. */
  readonly data: unknown
  readonly intention: unknown
  readonly refId: string | null
  readonly pausedAt: Date
  readonly remindedAt: Date
  readonly responsibleType: string | null
  readonly responsibleReferenceId: string | null
  readonly byWorkflowId: string | null
  readonly createdAt: Date
  readonly createdBy: Actor
}

export function insertUpdate(update: NewUpdate): Statement {
  const idOn = (type: ReferenceType): string | null => (type === update.referenceType ? update.referenceId : null)
  return rowWritten(sql`
    insert into updates (tenant_id, update_id, update_type_id, case_id, customer_id, creditor_id, text, data, intention,
                         ref_id, paused_at, reminded_at, responsible_type, responsible_reference_id, by_workflow_id,
                         created_at, created_by)
    values (${update.tenantId}::uuid, ${update.updateId}::uuid, ${update.updateTypeId}::uuid, ${idOn('CASE')}::uuid,
            ${idOn('CUSTOMER')}::uuid, ${idOn('CREDITOR')}::uuid, ${update.text}::text, ${json(update.data)}::jsonb,
            ${json(update.intention)}::jsonb, ${update.refId}::uuid, ${update.pausedAt}::timestamptz,
            ${update.remindedAt}::timestamptz, ${update.responsibleType}::text, ${update.responsibleReferenceId}::uuid,
            ${update.byWorkflowId}::uuid, ${update.createdAt}::timestamptz, ${json(update.createdBy)}::jsonb)`)
}

export function continueUpdate(
  tenantId: string,
  update: { updateId: string; continuedAt: Date; continuedBy: Actor },
): Statement {
  return sql`
    update updates
    set continued_at = ${update.continuedAt}::timestamptz, continued_by = ${json(update.continuedBy)}::jsonb
    where tenant_id = ${tenantId}::uuid and update_id = ${update.updateId}::uuid`
}
