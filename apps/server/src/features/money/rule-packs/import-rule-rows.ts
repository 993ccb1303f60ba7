import type { Command } from '../../../platform/commands/command.ts'
import { listPackRows } from './rule-packs.queries.ts'
import {
  completeRow,
  requireNoOverlap,
  requireReasonToOverride,
  requireValidRow,
  rowsOfCsv,
  shippedRowsOf,
} from './rule-packs.rules.ts'
import type { ImportedRules, RuleImport, RuleRow } from './rule-packs.schemas.ts'
import { createRuleRow } from './rule-rows.registry.ts'

/** Adds every row of a CSV file, or none of them. */
export async function importRuleRows(command: Command, { csv }: RuleImport): Promise<ImportedRules> {
  const rows = rowsOfCsv(csv)
  const known = await command.transaction.many(listPackRows(command.tenantId, null))
  const completed = rows.map(({ number, input }) => ({ number, row: completeRow(input) }))
  for (const { number, row } of completed) {
    const path = `/csv/${number}`
    requireValidRow(row, path)
    requireReasonToOverride(row, shippedRowsOf(known, row.pack), path)
  }
  requireNoOverlap(completed)
  const items: RuleRow[] = []
  for (const { input } of rows) items.push(await createRuleRow(command, input))
  return { items }
}
