import { sql, type Statement } from '../../platform/database/sql.ts'
import type { Actor } from '../../platform/http/schemas.ts'
import type { Use } from '../../platform/registries/require-unused.ts'

export interface BillingModelRow {
  readonly billingModelId: string
  readonly tenantId: string
  readonly name: string
  readonly description: string | null
  readonly createdAt: Date
  readonly createdBy: Actor
}

const columns = sql`
  billing_model_id as "billingModelId", tenant_id as "tenantId", name, description,
  created_at as "createdAt", created_by as "createdBy"`

export function findBillingModel(tenantId: string, billingModelId: string): Statement<BillingModelRow> {
  return sql<BillingModelRow>`
    select ${columns} from billing_models where tenant_id = ${tenantId}::uuid and billing_model_id = ${billingModelId}::uuid`
}

/** Holds the row against changes and against new references to it. */
export function lockBillingModel(tenantId: string, billingModelId: string): Statement<BillingModelRow> {
  return sql<BillingModelRow>`${findBillingModel(tenantId, billingModelId)} for update`
}

export function listBillingModels(
  tenantId: string,
  page: { limit: number; offset: number; after: string | null },
): Statement<BillingModelRow> {
  return sql<BillingModelRow>`
    select ${columns} from billing_models
    where tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or billing_model_id > ${page.after}::uuid)
    order by billing_model_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export function insertBillingModel(billingModel: BillingModelRow): Statement<BillingModelRow> {
  return sql<BillingModelRow>`
    insert into billing_models (tenant_id, billing_model_id, name, description, created_at, created_by)
    values (${billingModel.tenantId}::uuid, ${billingModel.billingModelId}::uuid, ${billingModel.name}::text,
            ${billingModel.description}::text, ${billingModel.createdAt}::timestamptz, ${billingModel.createdBy}::jsonb)
    returning ${columns}`
}

/** Answers no row where nothing would change. */
export function updateBillingModel(billingModel: BillingModelRow): Statement<BillingModelRow> {
  return sql<BillingModelRow>`
    update billing_models set name = ${billingModel.name}::text, description = ${billingModel.description}::text
    where tenant_id = ${billingModel.tenantId}::uuid and billing_model_id = ${billingModel.billingModelId}::uuid
      and (name, description) is distinct from (${billingModel.name}::text, ${billingModel.description}::text)
    returning ${columns}`
}

/** The kinds of things that refer to the billing model. */
export function findBillingModelUses(tenantId: string, billingModelId: string): Statement<Use> {
  return sql<Use>`
    select 'creditors' as "usedBy"
    where exists (
      select from creditors where tenant_id = ${tenantId}::uuid and default_billing_model_id = ${billingModelId}::uuid)`
}

export function deleteBillingModel(tenantId: string, billingModelId: string): Statement {
  return sql`
    delete from billing_models where tenant_id = ${tenantId}::uuid and billing_model_id = ${billingModelId}::uuid`
}
