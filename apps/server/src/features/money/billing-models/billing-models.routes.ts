import { exampleIds } from '../../../example-ids.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Empty, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { createBillingModel } from './create-billing-model.ts'
import { deleteBillingModel } from './delete-billing-model.ts'
import { patchBillingModel } from './patch-billing-model.ts'
import { billingModelView } from './billing-model-view.ts'
import { findBillingModel, listBillingModels } from './billing-models.queries.ts'
import {
  BillingModel,
  BillingModelInput,
  BillingModelListQuery,
  BillingModelParams,
  BillingModelPatch,
} from './billing-models.schemas.ts'
import { problem, message } from './billing-models.problems.ts'

const tag = 'Billing models'

export const billingModelOperations = [
  writeOperation({
    id: 'create-billing-model',
    method: 'POST',
    path: '/v1/{tenantId}/billing-models',
    scope: 'write:billing',
    role: 'admin',
    tag,
    summary: 'Create a billing model',
    description:
      'A billing model says how the tenant settles with a creditor: commission by the age or the size of the claim, fixed fees, VAT, who keeps what, and least amounts. A creditor names one as its default.',
    body: BillingModelInput,
    success: { status: 201, description: 'The billing model as created.', body: BillingModel },
    location: (billingModel) => `/billing-models/${billingModel.billingModelId}`,
    events: ['billing-models.create'],
    problems: [],
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
    run: (command, { body }) => createBillingModel(command, body),
  }),
  readOperation({
    id: 'list-billing-models',
    method: 'GET',
    path: '/v1/{tenantId}/billing-models',
    scope: 'read:billing',
    tag,
    summary: 'List billing models',
    query: BillingModelListQuery,
    success: { status: 200, description: 'One page of billing models.', body: Page(BillingModel) },
    problems: [],
    run: async ({ tenantId, read }, { query }) =>
      pageOf(query, (await read(listBillingModels(tenantId, pageBounds(query)))).map(billingModelView)),
  }),
  readOperation({
    id: 'get-billing-model',
    method: 'GET',
    path: '/v1/{tenantId}/billing-models/{billingModelId}',
    scope: 'read:billing',
    tag,
    summary: 'Get a billing model',
    params: BillingModelParams,
    success: { status: 200, description: 'The billing model.', body: BillingModel },
    problems: ['not-found'],
    example: { params: { billingModelId: exampleIds.billingModelId } },
    run: async ({ tenantId, read }, { params }) => {
      const [row] = await read(findBillingModel(tenantId, params.billingModelId))
      if (row === undefined) throw problem('not-found', message('There is no such billing model.'))
      return billingModelView(row)
    },
  }),
  writeOperation({
    id: 'patch-billing-model',
    method: 'PATCH',
    path: '/v1/{tenantId}/billing-models/{billingModelId}',
    scope: 'write:billing',
    role: 'admin',
    tag,
    summary: 'Patch a billing model',
    description:
      'Changes what is given; null takes a value away. `commission`, `fees` and `keptByCollector` are replaced as a whole. Settlements that were made keep the terms they were made by.',
    params: BillingModelParams,
    body: BillingModelPatch,
    success: { status: 200, description: 'The billing model as it is now.', body: BillingModel },
    events: ['billing-models.update'],
    problems: ['not-found'],
    example: {
      params: { billingModelId: exampleIds.billingModelId },
      body: { description: 'A sixth of what is collected.' },
    },
    run: (command, { params, body }) => patchBillingModel(command, params.billingModelId, body),
  }),
  writeOperation({
    id: 'delete-billing-model',
    method: 'DELETE',
    path: '/v1/{tenantId}/billing-models/{billingModelId}',
    scope: 'write:billing',
    role: 'admin',
    tag,
    summary: 'Delete a billing model',
    description: 'Only a billing model that is not in use can be deleted.',
    params: BillingModelParams,
    success: { status: 200, description: 'An empty object.', body: Empty },
    events: ['billing-models.delete'],
    problems: ['not-found', 'in-use'],
    example: { params: { billingModelId: exampleIds.unusedBillingModelId } },
    run: (command, { params }) => deleteBillingModel(command, params.billingModelId),
  }),
]
