import { exampleIds } from '../../../example-ids.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Empty, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { createVoucherType } from './create-voucher-type.ts'
import { deleteVoucherType } from './delete-voucher-type.ts'
import { patchVoucherType } from './patch-voucher-type.ts'
import { depositVoucherTypeId } from './standard-voucher-types.data.ts'
import { voucherTypeView } from './voucher-type-view.ts'
import { findVoucherType, listVoucherTypes } from './voucher-types.queries.ts'
import {
  VoucherType,
  VoucherTypeInput,
  VoucherTypeListQuery,
  VoucherTypeParams,
  VoucherTypePatch,
} from './voucher-types.schemas.ts'
import { problem, message } from './voucher-types.problems.ts'

const tag = 'Voucher types'

export const voucherTypeOperations = [
  writeOperation({
    id: 'create-voucher-type',
    method: 'POST',
    path: '/v1/{tenantId}/voucher-types',
    scope: 'write:voucher-types',
    role: 'admin',
    tag,
    summary: 'Create a voucher type',
    description:
      'Adds a voucher type of the tenant’s own beside the standard ones, which exist on every tenant under the same ids.',
    body: VoucherTypeInput,
    success: { status: 201, description: 'The voucher type as created.', body: VoucherType },
    location: (voucherType) => `/voucher-types/${voucherType.voucherTypeId}`,
    events: ['voucher-types.create'],
    problems: ['voucher-type-handle-taken'],
    example: { body: { handle: 'locksmith', label: 'Låsesmed', category: 'cost', payoutRecipient: true } },
    run: (command, { body }) => createVoucherType(command, body),
  }),
  readOperation({
    id: 'list-voucher-types',
    method: 'GET',
    path: '/v1/{tenantId}/voucher-types',
    scope: 'read:voucher-types',
    tag,
    summary: 'List voucher types',
    query: VoucherTypeListQuery,
    success: {
      status: 200,
      description: 'One page of voucher types, the standard ones among them.',
      body: Page(VoucherType),
    },
    problems: [],
    run: async ({ tenantId, read }, { query }) =>
      pageOf(query, (await read(listVoucherTypes(tenantId, pageBounds(query)))).map(voucherTypeView)),
  }),
  readOperation({
    id: 'get-voucher-type',
    method: 'GET',
    path: '/v1/{tenantId}/voucher-types/{voucherTypeId}',
    scope: 'read:voucher-types',
    tag,
    summary: 'Get a voucher type',
    params: VoucherTypeParams,
    success: { status: 200, description: 'The voucher type.', body: VoucherType },
    problems: ['not-found'],
    example: { params: { voucherTypeId: depositVoucherTypeId } },
    run: async ({ tenantId, read }, { params }) => {
      const [row] = await read(findVoucherType(tenantId, params.voucherTypeId))
      if (row === undefined) throw problem('not-found', message('There is no such voucher type.'))
      return voucherTypeView(row)
    },
  }),
  writeOperation({
    id: 'patch-voucher-type',
    method: 'PATCH',
    path: '/v1/{tenantId}/voucher-types/{voucherTypeId}',
    scope: 'write:voucher-types',
    role: 'admin',
    tag,
    summary: 'Patch a voucher type',
    description:
      'Changes the handle, the label and whether vouchers have a payout recipient, where they are given. Category and direction never change, and the standard voucher types not at all.',
    params: VoucherTypeParams,
    body: VoucherTypePatch,
    success: { status: 200, description: 'The voucher type as it is now.', body: VoucherType },
    events: ['voucher-types.update'],
    problems: ['not-found', 'standard-voucher-type', 'voucher-type-handle-taken'],
    example: {
      params: { voucherTypeId: exampleIds.unusedVoucherTypeId },
      body: { label: 'Bugsering og opbevaring', payoutRecipient: true },
    },
    run: (command, { params, body }) => patchVoucherType(command, params.voucherTypeId, body),
  }),
  writeOperation({
    id: 'delete-voucher-type',
    method: 'DELETE',
    path: '/v1/{tenantId}/voucher-types/{voucherTypeId}',
    scope: 'write:voucher-types',
    role: 'admin',
    tag,
    summary: 'Delete a voucher type',
    description: 'Only a voucher type of the tenant’s own that no voucher has can be deleted.',
    params: VoucherTypeParams,
    success: { status: 200, description: 'An empty object.', body: Empty },
    events: ['voucher-types.delete'],
    problems: ['not-found', 'standard-voucher-type', 'in-use'],
    example: { params: { voucherTypeId: exampleIds.unusedVoucherTypeId } },
    run: (command, { params }) => deleteVoucherType(command, params.voucherTypeId),
  }),
]
