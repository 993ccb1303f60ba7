import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { WorkflowDefinition } from './definition.schemas.ts'

/** Locks the workflow, so that it cannot be deleted before the transaction ends. */
export function holdWorkflow(tenantId: string, workflowId: string): Statement<{ workflowId: string }> {
  return sql<{ workflowId: string }>`
    select workflow_id as "workflowId" from workflows
    where tenant_id = ${tenantId}::uuid and workflow_id = ${workflowId}::uuid for key share`
}

export interface DraftRow {
  readonly workflowId: string
  readonly draft: WorkflowDefinition | null
  readonly publishedVersion: number | null
  readonly published: WorkflowDefinition | null
}

/** The draft of a workflow, and the definition of its published version. */
export function findDraft(tenantId: string, workflowId: string): Statement<DraftRow> {
  return sql<DraftRow>`
    select w.workflow_id as "workflowId", w.draft, w.published_version as "publishedVersion", v.definition as published
    from workflows w
    left join workflow_versions v
      on v.tenant_id = w.tenant_id and v.workflow_id = w.workflow_id and v.version = w.published_version
    where w.tenant_id = ${tenantId}::uuid and w.workflow_id = ${workflowId}::uuid`
}

export function lockDraft(tenantId: string, workflowId: string): Statement<DraftRow> {
  return sql<DraftRow>`${findDraft(tenantId, workflowId)} for no key update of w`
}

export function saveDraft(tenantId: string, workflowId: string, draft: WorkflowDefinition): Statement {
  return sql`
    update workflows set draft = ${json(draft)}::jsonb
    where tenant_id = ${tenantId}::uuid and workflow_id = ${workflowId}::uuid`
}

/** Cases that start from now on follow this version, and the draft is the same again. */
export function setPublishedVersion(tenantId: string, workflowId: string, version: number): Statement {
  return sql`
    update workflows set published_version = ${version}::integer, draft = null
    where tenant_id = ${tenantId}::uuid and workflow_id = ${workflowId}::uuid`
}

export interface VersionRow {
  readonly workflowId: string
  readonly version: number
  readonly definition: WorkflowDefinition
  readonly publishedAt: Date
  readonly publishedBy: Actor
}

const versionColumns = sql`
  v.workflow_id as "workflowId", v.version, v.definition, v.published_at as "publishedAt", v.published_by as "publishedBy"`

export function insertVersions(tenantId: string, versions: readonly VersionRow[]): Statement<VersionRow> {
  return sql<VersionRow>`
    insert into workflow_versions as v (tenant_id, workflow_id, version, definition, published_at, published_by)
    select ${tenantId}::uuid, n."workflowId", n.version, n.definition, n."publishedAt", n."publishedBy"
    from jsonb_to_recordset(${json(versions)}::jsonb)
      as n ("workflowId" uuid, version integer, definition jsonb, "publishedAt" timestamptz, "publishedBy" jsonb)
    returning ${versionColumns}`
}

export function findVersion(tenantId: string, workflowId: string, version: number): Statement<VersionRow> {
  return sql<VersionRow>`
    select ${versionColumns} from workflow_versions v
    where v.tenant_id = ${tenantId}::uuid and v.workflow_id = ${workflowId}::uuid and v.version = ${version}::integer`
}

/** The versions of a workflow, the newest first. */
export function listVersions(
  tenantId: string,
  workflowId: string,
  page: { limit: number; offset: number },
): Statement<VersionRow> {
  return sql<VersionRow>`
    select ${versionColumns} from workflow_versions v
    where v.tenant_id = ${tenantId}::uuid and v.workflow_id = ${workflowId}::uuid
    order by v.version desc
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

/** What steps refer to by handle or id. */
export interface KnownNames {
  readonly letters: readonly string[]
  readonly emails: readonly string[]
  readonly voucherTypes: readonly string[]
  readonly endReasons: readonly string[]
  readonly updateTypes: readonly string[]
}

export function findKnownNames(tenantId: string): Statement<KnownNames> {
  return sql<KnownNames>`
    select array(select distinct t.handle from published.templates t
                 where t.tenant_id = ${tenantId}::uuid and t.kind = 'letter') as letters,
           array(select distinct t.handle from published.templates t
                 where t.tenant_id = ${tenantId}::uuid and t.kind = 'email') as emails,
           array(select v.handle from published.voucher_types v
                 where v.tenant_id = ${tenantId}::uuid and v.direction = 'debit') as "voucherTypes",
           array(select e.handle from published.end_reasons e where e.tenant_id = ${tenantId}::uuid) as "endReasons",
           array(select u.update_type_id::text from published.update_types u where u.tenant_id = ${tenantId}::uuid) as "updateTypes"`
}
