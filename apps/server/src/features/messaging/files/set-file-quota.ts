import type { Command } from '../../../platform/commands/command.ts'
import { findFileUsage, type FileUsageRow, setFileQuota as setFileQuotaRow } from './files.queries.ts'

/** Sets the file quota of a tenant. It may be lower than the current usage; then no files can be added. */
export async function setFileQuota(command: Command, bytesMax: number): Promise<FileUsageRow> {
  const { tenantId, transaction } = command
  const before = await transaction.maybeOne(findFileUsage(tenantId))
  await transaction.run(setFileQuotaRow(tenantId, bytesMax))
  const after = await transaction.one(findFileUsage(tenantId))
  command.audit({ subjectType: 'file-quota', subjectId: tenantId, ...(before === undefined ? {} : { before }), after })
  return after
}
