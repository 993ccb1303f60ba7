import { json, plannedByValues, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { type Role, rolesUpTo } from '../../../platform/identity/roles.ts'
import type { ReferenceType } from './update-types.schemas.ts'
import type { Update } from './updates.schemas.ts'

/** An update as it is read, in answers and events alike, with what its type says. */
const view = sql`
  jsonb_build_object(
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
  /** Null where the update stands on a customer or a creditor. */
  readonly caseId: string | null
  readonly update: Update
}

export const selectUpdates = sql`select u.case_id as "caseId", ${view} as update from ${updatesWithTypes}`

/** Whether someone of the role sees the update: it is hidden from the level of its type and from all below. */
function isVisibleTo(role: Role): Statement {
  const below = rolesUpTo(role).filter((each) => each !== role)
  return sql`(t.hidden_permission_level is null or t.hidden_permission_level = any (${below}::text[]))`
}

/** Only where someone of the role may see it; to anyone else it is not there. */
export function findUpdate(tenantId: string, updateId: string, role: Role): Statement<UpdateRow> {
  return sql<UpdateRow>`
    ${selectUpdates}
    where u.tenant_id = ${tenantId}::uuid and u.update_id = ${updateId}::uuid and ${isVisibleTo(role)}`
}

/** The same, held against changes. */
export function lockUpdate(tenantId: string, updateId: string, role: Role): Statement<UpdateRow> {
  return sql<UpdateRow>`${findUpdate(tenantId, updateId, role)} for update of u`
}

/** The update as it is written into events and the trail, whoever may see it. */
export function getUpdate(tenantId: string, updateId: string): Statement<UpdateRow> {
  return sql<UpdateRow>`
    ${selectUpdates} where u.tenant_id = ${tenantId}::uuid and u.update_id = ${updateId}::uuid`
}

export function deleteUpdate(tenantId: string, updateId: string): Statement {
  return sql`delete from updates where tenant_id = ${tenantId}::uuid and update_id = ${updateId}::uuid`
}

/** The updates `u` on cases whose reminder is due, as far as someone of the role sees them. */
export function dueUpdates(tenantId: string, role: Role, now: Date): Statement {
  return sql`
    ${updatesWithTypes}
    where u.tenant_id = ${tenantId}::uuid and u.case_id is not null and u.continued_at is null
      and u.reminded_at <= ${now}::timestamptz and ${isVisibleTo(role)}`
}

/** One page of what is due on the whole tenant: what has waited longest comes first. */
export function listDueUpdates(
  tenantId: string,
  { role, now }: Pick<UpdateFilters, 'role' | 'now'>,
  page: { limit: number; offset: number; after: string | null },
): Statement<UpdateRow> {
  const behind =
    page.after === null
      ? sql``
      : sql`and (u.reminded_at, u.update_id) > (
          select a.reminded_at, a.update_id from updates a
          where a.tenant_id = ${tenantId}::uuid and a.update_id = ${page.after}::uuid)`
  return plannedByValues(sql<UpdateRow>`
    select u.case_id as "caseId", ${view} as update from ${dueUpdates(tenantId, role, now)} ${behind}
    order by u.reminded_at, u.update_id
    limit ${page.limit}::integer offset ${page.offset}::integer`)
}

export interface UpdateFilters {
  /** What the updates stand on, and its id. */
  readonly on: 'case' | 'customer' | 'creditor'
  readonly id: string
  readonly role: Role
  readonly isOpen: boolean | null
  /** Only those that are open and whose reminder is due at this moment, or only the others. */
  readonly isDue: boolean | null
  readonly now: Date
}

/** One row with a page of the updates that stand on a thing; none where there is no such thing. */
export function listUpdatesOn(
  tenantId: string,
  filters: UpdateFilters,
  page: { limit: number; offset: number; after: string | null },
): Statement<{ items: Update[] }> {
  const { standsOn, owner } = placeOf(tenantId, filters)
  return sql<{ items: Update[] }>`
    select (
      select coalesce(jsonb_agg(p.view order by p.update_id), '[]')
      from (
        select u.update_id, ${view} as view
        from ${updatesWithTypes}
        where u.tenant_id = ${tenantId}::uuid and ${standsOn}
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

/** Which updates `u` stand on a thing (on a case also those of cases merged into it), and the row of the thing itself. */
function placeOf(
  tenantId: string,
  { on, id }: Pick<UpdateFilters, 'on' | 'id'>,
): { standsOn: Statement; owner: Statement } {
  const isOwner = (table: Statement, column: Statement): Statement =>
    sql`${table} o where o.tenant_id = ${tenantId}::uuid and o.${column} = ${id}::uuid`
  if (on === 'customer')
    return { standsOn: sql`u.customer_id = ${id}::uuid`, owner: isOwner(sql`customers`, sql`customer_id`) }
  if (on === 'creditor')
    return { standsOn: sql`u.creditor_id = ${id}::uuid`, owner: isOwner(sql`creditors`, sql`creditor_id`) }
  return {
    standsOn: sql`u.case_id = any (array(select w from cases_within(${tenantId}::uuid, ${id}::uuid) w))`,
    owner: isOwner(sql`cases`, sql`case_id`),
  }
}

/** An update of a type that is open on a case, or on one that was merged into it, at a moment. */
export function findOpenUpdateOfType(
  tenantId: string,
  caseId: string,
  updateTypeId: string,
  now: Date,
): Statement<{ updateId: string }> {
  return sql<{ updateId: string }>`
    select u.update_id as "updateId" from updates u
    where u.tenant_id = ${tenantId}::uuid and u.update_type_id = ${updateTypeId}::uuid
      and u.case_id = any (array(select w from cases_within(${tenantId}::uuid, ${caseId}::uuid) w))
      and u.paused_at <= ${now}::timestamptz and u.open_until > ${now}::timestamptz
    order by u.update_id
    limit 1`
}

export interface NewUpdate {
  readonly tenantId: string
  readonly updateId: string
  readonly updateTypeId: string
  readonly referenceType: ReferenceType
  readonly referenceId: string
  readonly text: string
  /** Any JSON; null and nothing are the same. */
  readonly data: unknown
  readonly intention: unknown
  readonly refId: string | null
  readonly pausedAt: Date
  readonly remindedAt: Date
  readonly responsibleType: string | null
  readonly responsibleReferenceId: string | null
  readonly createdAt: Date
  readonly createdBy: Actor
}

export function insertUpdate(update: NewUpdate): Statement {
  const idOn = (type: ReferenceType): string | null => (type === update.referenceType ? update.referenceId : null)
  return sql`
    insert into updates (tenant_id, update_id, update_type_id, case_id, customer_id, creditor_id, text, data, intention,
                         ref_id, paused_at, reminded_at, responsible_type, responsible_reference_id, created_at, created_by)
    values (${update.tenantId}::uuid, ${update.updateId}::uuid, ${update.updateTypeId}::uuid, ${idOn('CASE')}::uuid,
            ${idOn('CUSTOMER')}::uuid, ${idOn('CREDITOR')}::uuid, ${update.text}::text, ${json(update.data)}::jsonb,
            ${json(update.intention)}::jsonb, ${update.refId}::uuid, ${update.pausedAt}::timestamptz,
            ${update.remindedAt}::timestamptz, ${update.responsibleType}::text, ${update.responsibleReferenceId}::uuid,
            ${update.createdAt}::timestamptz, ${json(update.createdBy)}::jsonb)`
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
