import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/http/schemas/schemas.ts'
import type { BillingTerms } from './billing-models.schemas.ts'
import type { Use } from '../../../platform/registries/require-unused.ts'

export interface BillingModelRow extends BillingTerms {
  readonly billingModelId: string
  readonly tenantId: string
  readonly name: string
  readonly description: string | null
  readonly createdAt: Date
  readonly createdBy: Actor
}

const columns = sql`
  billing_model_id as "billingModelId", tenant_id as "tenantId", name, description, currency, commission, fees,
  vat_rate_basis_points as "vatRateBasisPoints", kept_by_collector as "keptByCollector",
  minimum_commission_amount as "minimumCommission", minimum_payout_amount as "minimumPayout",
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

/** The columns that callers write, in the order of `valuesOf`. */
const fieldColumns = sql`
  name, description, currency, commission, fees, vat_rate_basis_points, kept_by_collector, minimum_commission_amount,
  minimum_payout_amount`

function valuesOf(model: BillingModelRow): Statement {
  return sql`
    ${model.name}::text, ${model.description}::text, ${model.currency}::text, ${json(model.commission)}::jsonb,
    ${json(model.fees)}::jsonb, ${model.vatRateBasisPoints}::integer, ${model.keptByCollector}::text[],
    ${model.minimumCommission}::bigint, ${model.minimumPayout}::bigint`
}

export function insertBillingModel(billingModel: BillingModelRow): Statement<BillingModelRow> {
  return sql<BillingModelRow>`
    insert into billing_models (tenant_id, billing_model_id, created_at, created_by, ${fieldColumns})
    values (${billingModel.tenantId}::uuid, ${billingModel.billingModelId}::uuid, ${billingModel.createdAt}::timestamptz,
            ${json(billingModel.createdBy)}::jsonb, ${valuesOf(billingModel)})
    returning ${columns}`
}

/** Answers no row where nothing would change. */
export function updateBillingModel(billingModel: BillingModelRow): Statement<BillingModelRow> {
  return sql<BillingModelRow>`
    update billing_models set (${fieldColumns}) = row (${valuesOf(billingModel)})
    where tenant_id = ${billingModel.tenantId}::uuid and billing_model_id = ${billingModel.billingModelId}::uuid
      and row (${fieldColumns}) is distinct from row (${valuesOf(billingModel)})
    returning ${columns}`
}

/** The kinds of things that refer to the billing model. */
export function findBillingModelUses(tenantId: string, billingModelId: string): Statement<Use> {
  return sql<Use>`
    select 'creditors' as "usedBy"
    where exists (
      select from creditors where tenant_id = ${tenantId}::uuid and default_billing_model_id = ${billingModelId}::uuid)
    union all
    select 'billings'
    where exists (select from billings where tenant_id = ${tenantId}::uuid and billing_model_id = ${billingModelId}::uuid)`
}

export function deleteBillingModel(tenantId: string, billingModelId: string): Statement {
  return sql`
    delete from billing_models where tenant_id = ${tenantId}::uuid and billing_model_id = ${billingModelId}::uuid`
}
