import type { Command } from '../../../platform/commands/command.ts'
import { sql } from '../../../platform/database/sql.ts'
import { boolean, date, jsonb, text } from '../../../platform/registries/columns.ts'
import { defineRegistry } from '../../../platform/registries/define-registry.ts'
import { validationFailed } from '../../../problems/index.ts'
import { listPackRows } from './rule-packs.queries.ts'
import { completeRow, requireReasonToOverride, requireValidRow, shippedRowsOf } from './rule-packs.rules.ts'
import { RuleRow, RuleRowInput, RuleRowListQuery, RuleRowPatch } from './rule-packs.schemas.ts'
import { message } from './rule-packs.problems.ts'

/** The tenant's own rows: new rates, and rows that replace those of a pack for a time. They are never deleted. */
const ruleRows = defineRegistry({
  noun: 'rule row',
  plural: 'rule rows',
  subjectType: 'rule-row',
  tag: 'Rule packs',
  path: '/rule-rows',
  scopes: { read: 'read:rule-packs', write: 'write:rule-packs' },
  writeRole: 'admin',
  notFound: message('There is no such row.'),
  schemas: { resource: RuleRow, input: RuleRowInput, patch: RuleRowPatch, query: RuleRowListQuery },
  table: 'rule_rows',
  id: { member: 'ruleRowId', column: 'rule_row_id' },
  columns: {
    pack: text('pack'),
    rule: text('rule'),
    from: date('valid_from'),
    until: date('valid_until'),
    dueFrom: date('due_from'),
    dueUntil: date('due_until'),
    value: jsonb('value'),
    source: text('source'),
    reviewed: boolean('reviewed'),
    reason: text('reason'),
  },
  hasUpdateStamp: true,
  filter: ({ pack = null, rule = null }) =>
    sql`(${pack}::text is null or pack = ${pack}::text) and (${rule}::text is null or rule = ${rule}::text)`,
  create: (input, command) => newRow(command, input),
  beforePatch: (patch, { from }) => {
    if (patch.until !== undefined && patch.until < from)
      throw validationFailed([{ path: '/until', message: message('must not be before the first day of the row') }])
    return patch
  },
  operations: {
    create: {
      description:
        'Adds a row to a rule pack for this tenant, such as the rate of a new half-year. In its period it replaces the row of the pack and older rows of the tenant; to replace a row of the pack, a reason and an end are required.',
      problems: ['rule-override-incomplete'],
      example: {
        body: {
          pack: 'dk-consumer',
          rule: 'statutory-rate',
          from: '2027-01-01',
          value: 0.1025,
          source: 'Renteloven § 5; Nationalbanken, 1 January 2027',
        },
      },
    },
    list: {
      description: 'The rows that the tenant has added to rule packs, oldest first.',
      example: { query: { pack: 'dk-consumer' } },
    },
    get: { description: 'A row that the tenant has added to a rule pack.' },
    patch: {
      description:
        'Changes the end, the review or the reason. The value never changes: add a new row. A row that ends on the day it begins is withdrawn.',
      example: { body: { reviewed: true } },
    },
    delete: {},
  },
})

async function newRow(command: Command, input: RuleRowInput) {
  const row = completeRow(input)
  requireValidRow(row)
  const known = await command.transaction.many(listPackRows(command.tenantId, row.pack))
  requireReasonToOverride(row, shippedRowsOf(known, row.pack))
  return row
}

const { create, list, get, patch } = ruleRows.operations

/** Rows are never deleted: figures were computed with them. */
export const ruleRowOperations = [create, list, get, patch]
export const createRuleRow = ruleRows.create
