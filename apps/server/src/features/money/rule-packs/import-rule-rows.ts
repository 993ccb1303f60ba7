import type { Command } from '../../../platform/commands/command.ts'
import { listPackRows } from './rule-packs.queries.ts'
import { completeRow, requireReasonToOverride, requireValidRow, rowsOfCsv, shippedRowsOf } from './rule-packs.rules.ts'
import type { ImportedRules, RuleImport, RuleRow } from './rule-packs.schemas.ts'
import { createRuleRow } from './rule-rows.registry.ts'

/** Adds every row of a CSV file, or none of them. */
export async function importRuleRows(command: Command, { csv }: RuleImport): Promise<ImportedRules> {
  const rows = rowsOfCsv(csv)
  const known = await command.transaction.many(listPackRows(command.tenantId, null))
  for (const [index, input] of rows.entries()) {
    const row = completeRow(input)
    const path = `/csv/${index + 2}`
    requireValidRow(row, path)
    requireReasonToOverride(row, shippedRowsOf(known, row.pack), path)
  }
  const items: RuleRow[] = []
  for (const row of rows) items.push(await createRuleRow(command, row))
  return { items }
}
