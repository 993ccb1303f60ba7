import type { Command } from '../../../platform/commands/command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import { integer, jsonb, text, uuid } from '../../../platform/registries/columns.ts'
import { defineRegistry } from '../../../platform/registries/define-registry.ts'
import { unknownReference } from '../../../problems/index.ts'
import type { CsvMapping as CsvMappingRules } from './csv-statement.rules.ts'
import { CsvMapping, CsvMappingInput, CsvMappingPatch } from './csv-mappings.schemas.ts'
import { message } from './bank-statements.problems.ts'

/** How the CSV files of a bank are read. */
const csvMappings = defineRegistry({
  noun: 'CSV mapping',
  plural: 'bank csv mappings',
  subjectType: 'bank-csv-mapping',
  tag: 'Bank statements',
  path: '/bank-csv-mappings',
  scopes: { read: 'read:bank-statements', write: 'write:bank-statements' },
  writeRole: 'admin',
  notFound: message('There is no such CSV mapping.'),
  schemas: { resource: CsvMapping, input: CsvMappingInput, patch: CsvMappingPatch },
  table: 'bank_csv_mappings',
  id: { member: 'bankCsvMappingId', column: 'bank_csv_mapping_id' },
  columns: {
    name: text('name'),
    transactionAccountId: uuid('transaction_account_id'),
    delimiter: text('delimiter'),
    decimalSeparator: text('decimal_separator'),
    dateFormat: text('date_format'),
    skippedLines: integer('skipped_lines'),
    columns: jsonb('columns'),
  },
  hasUpdateStamp: true,
  create: async (input, command) => {
    await requireAccount(command, input.transactionAccountId)
    return { skippedLines: 0, ...input }
  },
  operations: {
    create: {
      description: 'Saves how the CSV files of a bank are read. Upload files with its id as `bankCsvMappingId`.',
      problems: ['unknown-reference'],
      example: {
        body: {
          name: 'Netbank',
          transactionAccountId: '{transactionAccountId}',
          delimiter: ';',
          decimalSeparator: ',',
          dateFormat: 'DD-MM-YYYY',
          columns: { bookingDate: 'Dato', amount: 'Beløb', text: 'Tekst' },
        },
      },
    },
    list: { description: 'The saved CSV mappings.' },
    get: { description: 'A saved CSV mapping.' },
    patch: {
      description: 'Changes the given fields. The account of a mapping never changes.',
      example: { body: { name: 'Netbank Erhverv', skippedLines: 0 } },
    },
    delete: { description: 'Deletes a CSV mapping. Imported lines stay.' },
  },
})

async function requireAccount({ transaction, tenantId }: Command, transactionAccountId: string): Promise<void> {
  const account = await transaction.maybeOne(sql`
    select transaction_account_id from published.transaction_accounts
    where tenant_id = ${tenantId}::uuid and transaction_account_id = ${transactionAccountId}::uuid
    for key share`)
  if (account === undefined) throw unknownReference('/transactionAccountId', 'transaction account')
}

export interface CsvMappingRow {
  readonly transactionAccountId: string
  readonly currency: string
  readonly mapping: CsvMappingRules
}

/** A mapping with the currency of its account. */
export function findMapping(tenantId: string, bankCsvMappingId: string): Statement<CsvMappingRow> {
  return sql<CsvMappingRow>`
    select m.transaction_account_id as "transactionAccountId", a.currency,
           jsonb_build_object('delimiter', m.delimiter, 'decimalSeparator', m.decimal_separator,
             'dateFormat', m.date_format, 'skippedLines', m.skipped_lines, 'columns', m.columns) as mapping
    from bank_csv_mappings m
    join published.transaction_accounts a
      on a.tenant_id = m.tenant_id and a.transaction_account_id = m.transaction_account_id
    where m.tenant_id = ${tenantId}::uuid and m.bank_csv_mapping_id = ${bankCsvMappingId}::uuid`
}

export const csvMappingOperations = Object.values(csvMappings.operations)
export const createCsvMapping = csvMappings.create
