import { sql } from '../../../platform/database/sql.ts'
import { bigint, integer, jsonb, text, textArray } from '../../../platform/registries/columns.ts'
import { defineRegistry } from '../../../platform/registries/define-registry.ts'
import { blankTerms, requireValidTerms } from './billing-models.rules.ts'
import { BillingModel, BillingModelInput, BillingModelPatch } from './billing-models.schemas.ts'
import { message } from './billing-models.problems.ts'

/** The terms for settling with creditors. A settlement copies the terms, so changing a model affects only later ones. */
const billingModels = defineRegistry({
  noun: 'billing model',
  plural: 'billing models',
  subjectType: 'billing-model',
  tag: 'Billing models',
  path: '/billing-models',
  scopes: { read: 'read:billing', write: 'write:billing' },
  writeRole: 'admin',
  notFound: message('There is no such billing model.'),
  schemas: { resource: BillingModel, input: BillingModelInput, patch: BillingModelPatch },
  table: 'billing_models',
  id: { member: 'billingModelId', column: 'billing_model_id' },
  columns: {
    name: text('name'),
    description: text('description'),
    currency: text('currency'),
    commission: jsonb('commission'),
    fees: jsonb('fees'),
    vatRateBasisPoints: integer('vat_rate_basis_points'),
    keptByCollector: textArray('kept_by_collector'),
    minimumCommission: bigint('minimum_commission_amount'),
    minimumPayout: bigint('minimum_payout_amount'),
  },
  create: (input) => {
    const model = { description: null, ...blankTerms, ...input }
    requireValidTerms(model)
    return model
  },
  beforePatch: (patch, model) => {
    requireValidTerms({ ...model, ...patch })
    return patch
  },
  references: ({ tenantId, billingModelId }) => [
    {
      usedBy: 'creditors',
      rows: sql`
        select from published.creditors
        where tenant_id = ${tenantId}::uuid and default_billing_model_id = ${billingModelId}::uuid`,
    },
    {
      usedBy: 'billings',
      rows: sql`select from published.billings where tenant_id = ${tenantId}::uuid and billing_model_id = ${billingModelId}::uuid`,
    },
  ],
  operations: {
    create: {
      description:
        'A billing model contains the terms for settling with a creditor: commission by the age or size of the claim, fixed fees, VAT, the categories the collector keeps, and minimum amounts. Each creditor can have a default billing model.',
      example: {
        body: {
          name: 'No cure, no pay',
          description: 'A tenth of young claims, a fifth of old ones, and 25 kr. a letter.',
          currency: 'DKK',
          commission: {
            basis: 'age',
            bands: [
              { from: 0, rateBasisPoints: 1000 },
              { from: 365, rateBasisPoints: 2000 },
            ],
          },
          fees: [{ trigger: 'letter-sent', amount: 2500 }],
          vatRateBasisPoints: 2500,
          keptByCollector: ['fee', 'cost', 'payout'],
          minimumCommission: 5000,
          minimumPayout: 10000,
        },
      },
    },
    list: { description: 'The billing models of the tenant, oldest first.' },
    get: {
      description: 'A billing model with its current terms.',
    },
    patch: {
      description:
        'Changes the given fields; null clears a value. `commission`, `fees` and `keptByCollector` are replaced as a whole. Existing settlements keep their terms.',
      example: {
        body: { description: 'A sixth of what is collected.' },
      },
    },
    delete: {
      description: 'Only a billing model that is not in use can be deleted.',
      example: { params: { billingModelId: '{unusedBillingModelId}' } },
    },
  },
})

export const billingModelOperations = Object.values(billingModels.operations)
export const createBillingModel = billingModels.create
export const findBillingModel = billingModels.find
