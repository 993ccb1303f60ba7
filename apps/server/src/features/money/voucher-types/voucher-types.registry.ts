import { sql } from '../../../platform/database/sql.ts'
import { boolean, text } from '../../../platform/registries/columns.ts'
import { defineRegistry } from '../../../platform/registries/define-registry.ts'
import { validationFailed } from '../../../problems/index.ts'
import { depositVoucherTypeId } from './standard-voucher-types.data.ts'
import { directionOf, voucherTypeErrors } from './voucher-types.rules.ts'
import { VoucherType, VoucherTypeInput, VoucherTypePatch } from './voucher-types.schemas.ts'
import { problem, message } from './voucher-types.problems.ts'

/** The standard voucher types, which never change, and those that the tenant created. */
const voucherTypes = defineRegistry({
  noun: 'voucher type',
  plural: 'voucher types',
  subjectType: 'voucher-type',
  tag: 'Voucher types',
  path: '/voucher-types',
  scopes: { read: 'read:voucher-types', write: 'write:voucher-types' },
  writeRole: 'admin',
  notFound: message('There is no such voucher type.'),
  schemas: { resource: VoucherType, input: VoucherTypeInput, patch: VoucherTypePatch },
  table: 'voucher_types',
  id: { member: 'voucherTypeId', column: 'voucher_type_id' },
  columns: {
    handle: text('handle'),
    label: text('label'),
    category: text('category'),
    direction: text('direction'),
    payoutRecipient: boolean('has_payout_recipient'),
  },
  readOnlyColumns: { standard: boolean('is_standard') },
  create: (input) => {
    requireValidType(input)
    return { payoutRecipient: false, ...input, direction: directionOf(input.category) }
  },
  beforePatch: (patch, type) => {
    if (type.standard) {
      throw problem('standard-voucher-type', message('The standard voucher types cannot be changed.'))
    }
    requireValidType({ ...type, ...patch })
    return patch
  },
  beforeDelete: ({ standard }) => {
    if (standard) throw problem('standard-voucher-type', message('The standard voucher types cannot be deleted.'))
  },
  references: ({ tenantId, voucherTypeId }) => [
    {
      usedBy: 'case-vouchers',
      rows: sql`
        select from published.case_vouchers where tenant_id = ${tenantId}::uuid and voucher_type_id = ${voucherTypeId}::uuid`,
    },
  ],
  operations: {
    create: {
      description: 'Adds a voucher type to the standard ones, which exist on every tenant with the same ids.',
      problems: ['voucher-type-handle-taken'],
      example: { body: { handle: 'locksmith', label: 'Låsesmed', category: 'cost', payoutRecipient: true } },
    },
    list: {
      description: 'The voucher types of the tenant, including the standard ones.',
      returns: 'One page of voucher types.',
    },
    get: {
      description: 'A voucher type, standard or created on the tenant.',
      example: { params: { voucherTypeId: depositVoucherTypeId } },
    },
    patch: {
      description:
        'Changes the handle, the label and whether vouchers have a payout recipient. Category and direction never change, and standard voucher types cannot be changed.',
      problems: ['not-found', 'standard-voucher-type', 'voucher-type-handle-taken'],
      example: {
        params: { voucherTypeId: '{unusedVoucherTypeId}' },
        body: { label: 'Bugsering og opbevaring', payoutRecipient: true },
      },
    },
    delete: {
      description: 'Only a voucher type that is neither standard nor in use can be deleted.',
      problems: ['not-found', 'standard-voucher-type', 'in-use'],
      example: { params: { voucherTypeId: '{unusedVoucherTypeId}' } },
    },
  },
})

function requireValidType(type: Parameters<typeof voucherTypeErrors>[0]): void {
  const errors = voucherTypeErrors(type)
  if (errors.length > 0) throw validationFailed(errors)
}

export const voucherTypeOperations = Object.values(voucherTypes.operations)
export const createVoucherType = voucherTypes.create
