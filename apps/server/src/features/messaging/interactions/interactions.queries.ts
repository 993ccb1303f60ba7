import { rowIsThere } from '../../../platform/database/row-is-there.ts'
import { json, lookup, rowsWritten, rowWritten, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { type Role, rolesUpTo } from '../../../platform/identity/roles.ts'
import type { Addressee } from '../contact-gate/index.ts'
import type { Reference } from './interactions.rules.ts'
import type { AttachedFile, Delivery, Interaction, State } from './interactions.schemas.ts'

export interface InteractionRow extends Pick<
  Interaction,
  | 'tenantId'
  | 'type'
  | 'direction'
  | 'state'
  | 'referenceId'
  | 'referenceType'
  | 'notes'
  | 'details'
  | 'minVisibilityRole'
> {
  readonly interactionId: string
  readonly files: AttachedFile[]
  readonly delivery: Delivery | null
  readonly addressees: readonly Addressee[]
  readonly sendAfter: Date | null
  readonly createdAt: Date
  readonly registeredAt: Date
  readonly createdBy: Actor
  readonly updatedAt: Date | null
  readonly updatedBy: Actor | null
}

/** Selects from `interactions i`, with the files as one JSON value, so that a read is one statement. */
export const columns = sql`
  i.interaction_id as "interactionId", i.tenant_id as "tenantId", i.type, i.direction, i.state,
  i.reference_id as "referenceId", i.reference_type as "referenceType", i.notes, i.details,
  i.min_visibility_role as "minVisibilityRole",
  coalesce(
    (select json_agg(
       json_build_object('fileId', f.file_id, 'fileName', f.file_name, 'contentType', f.content_type, 'size', f.size)
       order by a.position)
     from interaction_files a
     join published.files f on f.tenant_id = a.tenant_id and f.file_id = a.file_id
     where a.tenant_id = i.tenant_id and a.interaction_id = i.interaction_id), '[]') as files,
  i.delivery, i.addressees, i.send_after as "sendAfter", i.created_at as "createdAt", i.registered_at as "registeredAt", i.created_by as "createdBy",
  i.updated_at as "updatedAt", i.updated_by as "updatedBy"`

/** Finds an interaction that the role may see. */
export function findInteraction(tenantId: string, interactionId: string, role: Role): Statement<InteractionRow> {
  return lookup(sql<InteractionRow>`
    select ${columns} from interactions i
    where i.tenant_id = ${tenantId}::uuid and i.interaction_id = ${interactionId}::uuid and ${isVisibleTo(role)}`)
}

/** Whom messages are for. */
export function findAddresseesOf(
  tenantId: string,
  interactionIds: readonly string[],
): Statement<Pick<InteractionRow, 'interactionId' | 'addressees'>> {
  return sql<Pick<InteractionRow, 'interactionId' | 'addressees'>>`
    select interaction_id as "interactionId", addressees from interactions
    where tenant_id = ${tenantId}::uuid and interaction_id = any (${interactionIds}::uuid[])`
}

/** Finds messages by their ids. For jobs and batches, which see everything. */
export function findInteractions(tenantId: string, interactionIds: readonly string[]): Statement<InteractionRow> {
  return sql<InteractionRow>`
    select ${columns} from interactions i
    where i.tenant_id = ${tenantId}::uuid and i.interaction_id = any (${interactionIds}::uuid[])
    order by i.interaction_id`
}

/** The same, locked in one order. */
export function lockInteractions(tenantId: string, interactionIds: readonly string[]): Statement<InteractionRow> {
  return sql<InteractionRow>`${findInteractions(tenantId, interactionIds)} for update of i`
}

/** Marks messages as sent. */
export function markSent(
  tenantId: string,
  interactionIds: readonly string[],
  { now, actor }: { readonly now: Date; readonly actor: Actor },
): Statement {
  return sql`
    update interactions set state = 'SENT', sent_at = coalesce(sent_at, ${now}::timestamptz),
      updated_at = ${now}::timestamptz, updated_by = ${json(actor)}::jsonb
    where tenant_id = ${tenantId}::uuid and interaction_id = any (${interactionIds}::uuid[])`
}

/** The same, locked against changes. */
export function lockInteraction(tenantId: string, interactionId: string, role: Role): Statement<InteractionRow> {
  return sql<InteractionRow>`${findInteraction(tenantId, interactionId, role)} for update of i`
}

/** Whether the role may see the interaction `i`. */
export function isVisibleTo(role: Role): Statement {
  return sql`i.min_visibility_role = any (${rolesUpTo(role)}::text[])`
}

export interface ChangedInteraction extends Reference {
  readonly interactionId: string
  readonly state: State
  readonly updatedAt: Date
  readonly updatedBy: Actor
}

export function updateInteraction(tenantId: string, changed: ChangedInteraction): Statement {
  return sql`
    update interactions set
      state = ${changed.state}::text, reference_id = ${changed.referenceId}::uuid,
      reference_type = ${changed.referenceType}::text,
      sent_at = coalesce(sent_at, case when ${changed.state}::text = 'SENT' then ${changed.updatedAt}::timestamptz end),
      updated_at = ${changed.updatedAt}::timestamptz, updated_by = ${json(changed.updatedBy)}::jsonb
    where tenant_id = ${tenantId}::uuid and interaction_id = ${changed.interactionId}::uuid`
}

export type NewInteraction = Omit<InteractionRow, 'files' | 'updatedAt' | 'updatedBy'>

export function insertInteraction(interaction: NewInteraction): Statement {
  return rowWritten(sql`
    insert into interactions (
      tenant_id, interaction_id, type, direction, state, reference_id, reference_type, notes, details,
      min_visibility_role, delivery, addressees, send_after, sent_at, created_at, registered_at, created_by)
    values (
      ${interaction.tenantId}::uuid, ${interaction.interactionId}::uuid, ${interaction.type}::text,
      ${interaction.direction}::text, ${interaction.state}::text, ${interaction.referenceId}::uuid,
      ${interaction.referenceType}::text, ${interaction.notes}::text, ${json(interaction.details)}::jsonb,
      ${interaction.minVisibilityRole}::text,
      ${json(interaction.delivery)}::jsonb, ${json(interaction.addressees)}::jsonb,
      ${interaction.sendAfter}::timestamptz,
      case when ${interaction.state}::text = 'SENT' then ${interaction.createdAt}::timestamptz end,
      ${interaction.createdAt}::timestamptz,
      ${interaction.registeredAt}::timestamptz, ${json(interaction.createdBy)}::jsonb)`)
}

/** Attaches files in their order. Staff-only files are not shown to debtors and clients. */
export function attachFiles(
  tenantId: string,
  interactionId: string,
  fileIds: readonly string[],
  staffOnly: readonly string[],
): Statement {
  return rowsWritten(sql`
    insert into interaction_files (tenant_id, interaction_id, position, file_id, is_staff_only)
    select ${tenantId}::uuid, ${interactionId}::uuid, given.position - 1, given.file_id,
           given.file_id = any (${staffOnly}::uuid[])
    from unnest(${fileIds}::uuid[]) with ordinality as given (file_id, position)
    returning true`)
}

/** Whether the resource that an interaction refers to exists. Kinds stored elsewhere are not checked. */
export function referenceExists(
  tenantId: string,
  { referenceId, referenceType }: Reference,
): Statement<{ exists: boolean }> {
  return lookup(sql<{ exists: boolean }>`
    select case ${referenceType}::text
      when 'case' then ${rowIsThere(tenantId, sql`published.cases where case_id`, referenceId)}
      when 'case-voucher' then ${rowIsThere(tenantId, sql`published.case_vouchers where case_voucher_id`, referenceId)}
      when 'customer' then ${rowIsThere(tenantId, sql`published.customers where customer_id`, referenceId)}
      when 'debtor' then ${rowIsThere(tenantId, sql`published.customer_users where user_id`, referenceId)}
      when 'creditor' then ${rowIsThere(tenantId, sql`published.creditors where creditor_id`, referenceId)}
      when 'collector' then ${rowIsThere(tenantId, sql`published.collectors where collector_id`, referenceId)}
      when 'workflow' then ${rowIsThere(tenantId, sql`published.workflows where workflow_id`, referenceId)}
      when 'billing' then ${rowIsThere(tenantId, sql`published.billings where billing_id`, referenceId)}
      when 'template' then ${rowIsThere(tenantId, sql`published.templates where template_id`, referenceId)}
      else true
    end as exists`)
}
