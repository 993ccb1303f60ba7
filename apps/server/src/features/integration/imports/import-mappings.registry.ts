import type { Command } from '../../../platform/commands/command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import { jsonb, text, uuid } from '../../../platform/registries/columns.ts'
import { defineRegistry } from '../../../platform/registries/define-registry.ts'
import { unknownReference } from '../../../problems/index.ts'
import type { ImportKind, ImportMapping } from './import-fields.rules.ts'
import { SavedImportMapping, SavedImportMappingInput, SavedImportMappingPatch } from './import-mappings.schemas.ts'
import { message } from './imports.problems.ts'

/** How the files of a creditor are read. */
const importMappings = defineRegistry({
  noun: 'import mapping',
  plural: 'import mappings',
  subjectType: 'import-mapping',
  tag: 'Imports',
  path: '/import-mappings',
  scopes: { read: 'read:imports', write: 'write:imports' },
  notFound: message('There is no such import mapping.'),
  schemas: { resource: SavedImportMapping, input: SavedImportMappingInput, patch: SavedImportMappingPatch },
  table: 'import_mappings',
  id: { member: 'importMappingId', column: 'import_mapping_id' },
  columns: {
    name: text('name'),
    kind: text('kind'),
    creditorId: uuid('creditor_id'),
    columns: jsonb('columns'),
    decimalSeparator: text('decimal_separator'),
    dateFormat: text('date_format'),
    currency: text('currency'),
  },
  hasUpdateStamp: true,
  create: async (input, command) => {
    if (input.creditorId != null) await requireCreditor(command, input.creditorId)
    return { creditorId: null, decimalSeparator: null, dateFormat: null, currency: null, ...input }
  },
  operations: {
    create: {
      description: 'Saves how the files of a creditor are read. Upload files with its id as `importMappingId`.',
      problems: ['unknown-reference'],
      example: {
        body: {
          name: 'ERP',
          kind: 'cases',
          creditorId: '{creditorId}',
          columns: { customerReference: 'Kundenr', voucherReference: 'Fakturanr', amount: 'Beløb', date: 'Dato' },
          decimalSeparator: ',',
          dateFormat: 'DD-MM-YYYY',
          currency: 'DKK',
        },
      },
    },
    list: { description: 'The saved import mappings.' },
    get: { description: 'A saved import mapping.' },
    patch: {
      description: 'Changes the given fields. The kind and the creditor of a mapping never change.',
      example: { body: { name: 'ERP 2026' } },
    },
    delete: { description: 'Deletes an import mapping. Imports keep their copy.' },
  },
})

/** Rejects an id that is not that of a creditor. */
export async function requireCreditor({ transaction, tenantId }: Command, creditorId: string): Promise<void> {
  const creditor = await transaction.maybeOne(sql`
    select creditor_id from published.creditors
    where tenant_id = ${tenantId}::uuid and creditor_id = ${creditorId}::uuid`)
  if (creditor === undefined) throw unknownReference('/creditorId', 'creditor')
}

export interface FoundMapping {
  readonly kind: ImportKind
  readonly mapping: ImportMapping
}

/** A saved mapping, in the form that imports keep a copy of. */
export function findMapping(tenantId: string, importMappingId: string): Statement<FoundMapping> {
  return sql<FoundMapping>`
    select kind, jsonb_build_object('columns', columns, 'decimalSeparator', decimal_separator, 'dateFormat', date_format,
      'currency', currency) as mapping
    from import_mappings
    where tenant_id = ${tenantId}::uuid and import_mapping_id = ${importMappingId}::uuid`
}

export const importMappingOperations = Object.values(importMappings.operations)
export const createImportMapping = importMappings.create
